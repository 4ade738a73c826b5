/// The colours of pictures, in which terminals differ: dark, and legible for most people.
nonisolated enum PicturePalette {
  static let background = "#1b1f27"
  static let foreground = "#d5dae3"

  /// The sixteen colours that SGR numbers.
  private static let ansi = [
    "#2e3440", "#ff7b85", "#8fcf7e", "#e6c476", "#75b1ff", "#d99af0", "#66cfd1", "#c8ced9", "#727b8b", "#ff9aa2",
    "#abe09c", "#f2d797", "#9cc7ff", "#e6bbf6", "#92e0e1", "#ffffff",
  ]

  /// A colour as CSS writes it; nil for the terminal's own.
  static func css(_ color: ScreenColor) -> String? {
    switch color {
    case .standard: nil
    case .indexed(let index) where index < 16: ansi[Int(index)]
    case .indexed(let index) where index < 232: css(cube(Int(index) - 16))
    case .indexed(let index): css(Array(repeating: 8 + (Int(index) - 232) * 10, count: 3))
    case .rgb(let red, let green, let blue): css([red, green, blue].map(Int.init))
    }
  }

  /// The 6 × 6 × 6 colours from 16 to 231, as xterm mixes them.
  private static func cube(_ index: Int) -> [Int] {
    [index / 36, index / 6 % 6, index % 6].map { $0 == 0 ? 0 : 55 + $0 * 40 }
  }

  private static func css(_ parts: [Int]) -> String {
    "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

nonisolated extension ScreenStyle {
  /// The colours as they are seen, swapped where they are inverse.
  var seenColors: (foreground: String, background: String?) {
    let front = PicturePalette.css(foreground) ?? PicturePalette.foreground
    let back = PicturePalette.css(background)
    return attributes.contains(.inverse) ? (back ?? PicturePalette.background, front) : (front, back)
  }

  /// The other properties, as CSS declares them.
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
