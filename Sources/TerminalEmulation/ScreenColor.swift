/// A colour of a cell, as SGR set it.
package enum ScreenColor: Hashable, Sendable {
  case standard
  /// 0 to 7 normal, 8 to 15 bright, 16 to 255 of the palette.
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
