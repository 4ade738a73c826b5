import TerminalModel

/// The appearance of a cell: everything that SGR and OSC 8 can set.
package struct ScreenStyle: Hashable, Sendable {
  package var foreground = ScreenColor.standard
  package var background = ScreenColor.standard
  package var underlineColor = ScreenColor.standard
  package var underline = Underline.none
  package var attributes: Attributes = []
  /// The URL of the cell's hyperlink (OSC 8).
  package var link: String?

  package init() {}

  /// The kinds of underline, numbered as in `CSI 4:n m`.
  package enum Underline: Int, Hashable, Sendable { case none, single, double, curly, dotted, dashed }

  /// Boolean attributes.
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

    /// Each with its name in snapshots, and the SGR parameters that set and reset it.
    package static let all: [(attribute: Attributes, name: String, set: Int, reset: Int)] = [
      (.bold, "bold", 1, 22), (.dim, "dim", 2, 22), (.italic, "italic", 3, 23), (.blink, "blink", 5, 25),
      (.inverse, "inverse", 7, 27), (.concealed, "concealed", 8, 28), (.strikethrough, "strikethrough", 9, 29),
      (.overline, "overline", 53, 55),
    ]
  }
}

extension ScreenStyle: CustomStringConvertible {
  /// The style in a styled snapshot: `bold underline green on #102030`, or `plain`.
  package var description: String {
    var words = Attributes.all.filter { attributes.contains($0.attribute) }.map(\.name)
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

/// The colour of a cell, as set by SGR.
package enum ScreenColor: Hashable, Sendable {
  case standard
  /// 0 to 7 are normal, 8 to 15 bright, 16 to 255 in the palette.
  case indexed(UInt8)
  case rgb(UInt8, UInt8, UInt8)
}

extension ScreenColor: CustomStringConvertible {
  private static let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

  /// `green`, `bright-green`, `color208` or `#ff8700`.
  package var description: String {
    switch self {
    case .standard: "default"
    case .indexed(let index) where index < 8: ScreenColor.names[Int(index)]
    case .indexed(let index) where index < 16: "bright-" + ScreenColor.names[Int(index) - 8]
    case .indexed(let index): "color\(index)"
    case .rgb(let red, let green, let blue): "#" + [red, green, blue].map(ScreenColor.hex).joined()
    }
  }

  private static func hex(_ value: UInt8) -> String {
    value < 16 ? "0" + String(value, radix: 16) : String(value, radix: 16)
  }
}

/// SGR (ECMA-48, section 8.3.117, with xterm's colours and the underline kinds of kitty).
extension ScreenStyle {
  /// Applies the parameters of one SGR sequence from left to right; unknown ones are skipped.
  mutating func apply(_ parameters: [ParsedSequence.Parameter]) {
    guard !parameters.isEmpty else { return reset() }
    var rest = parameters[...]
    while let parameter = rest.popFirst() {
      let code = parameter.values[0] ?? 0
      switch code {
      case 38: if let color = ScreenStyle.color(parameter, &rest) { foreground = color }
      case 48: if let color = ScreenStyle.color(parameter, &rest) { background = color }
      case 58: if let color = ScreenStyle.color(parameter, &rest) { underlineColor = color }
      case 4:
        underline = parameter.values.count > 1 ? Underline(rawValue: parameter.values[1] ?? 1) ?? .single : .single
      default: apply(code)
      }
    }
  }

  private mutating func apply(_ code: Int) {
    switch code {
    case 0: reset()
    case 6: attributes.insert(.blink)
    case 21: underline = .double
    case 24: underline = .none
    case 30...37: foreground = .indexed(UInt8(code - 30))
    case 39: foreground = .standard
    case 40...47: background = .indexed(UInt8(code - 40))
    case 49: background = .standard
    case 59: underlineColor = .standard
    case 90...97: foreground = .indexed(UInt8(code - 90 + 8))
    case 100...107: background = .indexed(UInt8(code - 100 + 8))
    default:
      for row in Attributes.all {
        if row.set == code { attributes.insert(row.attribute) }
        if row.reset == code { attributes.remove(row.attribute) }
      }
    }
  }

  /// SGR 0; hyperlinks are not part of SGR and are kept.
  private mutating func reset() {
    let link = link
    self = ScreenStyle()
    self.link = link
  }

  /// The colour after 38, 48 or 58: `;5;n`, `;2;r;g;b`, `:5:n`, `:2:r:g:b` or `:2:space:r:g:b`.
  private static func color(
    _ parameter: ParsedSequence.Parameter, _ rest: inout ArraySlice<ParsedSequence.Parameter>
  ) -> ScreenColor? {
    if parameter.values.count > 1 {
      let values = parameter.values.dropFirst().map { $0 ?? 0 }
      switch values[0] {
      case 5 where values.count >= 2: return indexed(values[1])
      case 2 where values.count >= 5: return rgb(values[2], values[3], values[4])
      case 2 where values.count == 4: return rgb(values[1], values[2], values[3])
      default: return nil
      }
    }
    switch rest.popFirst()?.values[0] {
    case 5: return rest.popFirst().flatMap { indexed($0.values[0] ?? 0) }
    case 2:
      guard rest.count >= 3 else {
        rest = []
        return nil
      }
      let values = rest.prefix(3).map { $0.values[0] ?? 0 }
      rest = rest.dropFirst(3)
      return rgb(values[0], values[1], values[2])
    default: return nil
    }
  }

  private static func indexed(_ index: Int) -> ScreenColor? { UInt8(exactly: index).map { .indexed($0) } }

  private static func rgb(_ red: Int, _ green: Int, _ blue: Int) -> ScreenColor? {
    guard let red = UInt8(exactly: red), let green = UInt8(exactly: green), let blue = UInt8(exactly: blue) else {
      return nil
    }
    return .rgb(red, green, blue)
  }
}
