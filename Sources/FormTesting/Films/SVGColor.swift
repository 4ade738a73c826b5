/// The colours of a terminal in a picture.
nonisolated enum SVGColor {
  static let foreground = "#cdd6e4"
  static let background = "#171b24"

  /// The sixteen that terminals let their users choose.
  private static let named = [
    "#2b303b", "#f0717a", "#8fce8b", "#e8c37a", "#6fb3f2", "#c792ea", "#5fc9c9", "#cdd6e4", "#6b7689", "#ff8b92",
    "#a8e0a4", "#f5d697", "#8cc5ff", "#d8b0f5", "#7fe0e0", "#ffffff",
  ]

  /// A colour as CSS writes it; those from 16 on are xterm's cube and greys.
  static func text(_ color: ScreenColor, standard: String) -> String {
    switch color {
    case .standard: return standard
    case .rgb(let red, let green, let blue): return hex([red, green, blue])
    case .indexed(let index) where index < 16: return named[Int(index)]
    case .indexed(let index) where index < 232:
      let place = index - 16
      return hex([place / 36, place / 6 % 6, place % 6].map { $0 == 0 ? 0 : 55 + 40 * $0 })
    case .indexed(let index):
      let grey = 8 + 10 * (index - 232)
      return hex([grey, grey, grey])
    }
  }

  private static func hex(_ values: [UInt8]) -> String {
    "#" + values.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
