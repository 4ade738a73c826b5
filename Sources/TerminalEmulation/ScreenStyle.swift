import TerminalModel

/// How a terminal shows a cell: everything SGR and OSC 8 can say.
package struct ScreenStyle: Hashable, Sendable {
  package var foreground = ScreenColor.standard
  package var background = ScreenColor.standard
  package var underlineColor = ScreenColor.standard
  package var underline = Underline.none
  package var attributes: Attributes = []
  /// The address of the hyperlink the cell belongs to (OSC 8).
  package var link: String?

  package init() {}

  /// The kinds of underline, as `CSI 4:n m` numbers them.
  package enum Underline: Int, Hashable, Sendable {
    case none, single, double, curly, dotted, dashed
  }

  /// What is on or off.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Attributes(rawValue: 1 << 0)
    package static let dim = Attributes(rawValue: 1 << 1)
    package static let italic = Attributes(rawValue: 1 << 2)
    package static let blink = Attributes(rawValue: 1 << 3)
    package static let inverse = Attributes(rawValue: 1 << 4)
    package static let concealed = Attributes(rawValue: 1 << 5)
    package static let strikethrough = Attributes(rawValue: 1 << 6)
    package static let overline = Attributes(rawValue: 1 << 7)
  }
}

extension ScreenStyle: CustomStringConvertible {
  private static let names: [(Attributes, String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.blink, "blink"), (.inverse, "inverse"),
    (.concealed, "concealed"), (.strikethrough, "strikethrough"), (.overline, "overline"),
  ]

  /// Words of a styled snapshot: `bold underline green on #102030`; `plain` for none.
  package var description: String {
    var words = ScreenStyle.names.filter { attributes.contains($0.0) }.map(\.1)
    switch underline {
    case .none: break
    case .single: words.append("underline")
    default: words.append("\(underline)-underline")
    }
    if underlineColor != .standard { words.append("underlined-\(underlineColor)") }
    if foreground != .standard { words.append("\(foreground)") }
    if background != .standard { words.append("on \(background)") }
    if let link { words.append("link <\(DisplayText.visible(link, lines: .single))>") }
    return words.isEmpty ? "plain" : words.joined(separator: " ")
  }
}
