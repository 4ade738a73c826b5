import TerminalEmulation
import TerminalModel
import Values

/// Pictures for web pages.
extension ScreenPicture {
  /// A `pre` element with inline styles, ending in a newline.
  package func html() -> String {
    let lines = rows.map { row in
      row.reduce(into: "") { line, run in
        let (foreground, background) = palette.colors(of: run.style)
        var declarations = run.declarations
        if let background { declarations.insert("background:\(background)", at: 0) }
        if foreground != palette.foreground { declarations.insert("color:\(foreground)", at: 0) }
        let text = XMLText.markup(run.text)
        line += declarations.isEmpty ? text : "<span style=\"\(declarations.joined(separator: ";"))\">\(text)</span>"
      }
    }
    let style =
      "background:\(palette.background);color:\(palette.foreground);"
      + "padding:1em;border-radius:6px;line-height:1.3;overflow:auto"
    return "<pre style=\"\(style)\">\n\(lines.joined(separator: "\n"))\n</pre>\n"
  }
}

package enum XMLText {
  /// `text` for XML 1.0: markup escaped, forbidden control characters shown as pictures.
  package static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { markup(DisplayText.visible(String($0), lines: .single)) }.joined(separator: "\n")
  }

  /// One line without control characters, with markup escaped.
  static func markup(_ text: String) -> String {
    text.escaped { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\u{fffe}", "\u{ffff}": "\u{fffd}"
      default: nil
      }
    }
  }
}

/// The colours of pictures, which differ between terminals; chosen for legibility.
package struct PicturePalette: Sendable {
  let background: String
  let foreground: String
  /// The sixteen numbered colours of SGR.
  private let named: [String]

  package static let dark = PicturePalette(
    background: "#1b1f27", foreground: "#d5dae3",
    named: [
      "#2e3440", "#ff7b85", "#8fcf7e", "#e6c476", "#75b1ff", "#d99af0", "#66cfd1", "#c8ced9", "#727b8b", "#ff9aa2",
      "#abe09c", "#f2d797", "#9cc7ff", "#e6bbf6", "#92e0e1", "#ffffff",
    ])

  package static let light = PicturePalette(
    background: "#fbfbfd", foreground: "#24292f",
    named: [
      "#24292f", "#c62828", "#2e7d32", "#8a6100", "#1f5fbf", "#8434a8", "#00747a", "#d0d4da", "#6a737d", "#e05260",
      "#43a047", "#b28704", "#4b87e0", "#a45cc6", "#1a9aa0", "#ffffff",
    ])

  /// A colour in CSS; nil for the default colour.
  func css(_ color: ScreenColor) -> String? {
    switch color {
    case .standard: nil
    case .indexed(let index) where index < 16: named[Int(index)]
    case .indexed(let index) where index < 232: Self.css(Self.cube(Int(index) - 16))
    case .indexed(let index): Self.css(Array(repeating: 8 + (Int(index) - 232) * 10, count: 3))
    case .rgb(let red, let green, let blue): Self.css([red, green, blue].map(Int.init))
    }
  }

  /// The 6 × 6 × 6 colour cube from 16 to 231, as in xterm.
  private static func cube(_ index: Int) -> [Int] {
    [index / 36, index / 6 % 6, index % 6].map { $0 == 0 ? 0 : 55 + $0 * 40 }
  }

  private static func css(_ parts: [Int]) -> String { "#" + parts.map { String($0, radix: 16).padded(to: 2) }.joined() }

  /// The visible colours of a style, swapped for inverse.
  func colors(of style: ScreenStyle) -> (foreground: String, background: String?) {
    let front = css(style.foreground) ?? foreground
    let back = css(style.background)
    return style.attributes.contains(.inverse) ? (back ?? background, front) : (front, back)
  }
}

extension ScreenPicture.Run {
  /// The properties as CSS declarations, without colours. Text stays in the order of its cells.
  var declarations: [String] {
    style.declarations
      + (BidiText.isNeeded(by: text.unicodeScalars) ? ["direction:ltr", "unicode-bidi:bidi-override"] : [])
  }
}

extension ScreenStyle {
  /// True if the style draws a line even through blank cells.
  var isLined: Bool { underline != .none || !attributes.isDisjoint(with: [.strikethrough, .overline]) }

  /// The other properties as CSS declarations.
  var declarations: [String] {
    var declarations: [String] = []
    if attributes.contains(.bold) { declarations.append("font-weight:bold") }
    if attributes.contains(.italic) { declarations.append("font-style:italic") }
    if attributes.contains(.dim) { declarations.append("opacity:.65") }
    if attributes.contains(.concealed) { declarations.append("visibility:hidden") }
    var lines: [String] = []
    if underline != .none { lines.append("underline") }
    if attributes.contains(.strikethrough) { lines.append("line-through") }
    if attributes.contains(.overline) { lines.append("overline") }
    if !lines.isEmpty { declarations.append("text-decoration:" + lines.joined(separator: " ")) }
    return declarations
  }
}
