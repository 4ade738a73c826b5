import Glibc
import TerminalModel
import Testing

@testable import Formline
@testable import Pictures

/// Every text of a built-in theme can be read: WCAG 2.2 asks for a contrast of 4.5 to 1 (1.4.3).
@Suite struct ThemeContrastTests {
  private nonisolated static let themes = ["standard", "standard on light", "dark", "light", "mono", "high-contrast"]

  /// On which backgrounds a theme must be read.
  private static func palettes(of theme: String) -> [PicturePalette] {
    switch theme {
    case "dark": [.dark]
    case "light", "standard on light": [.light]
    default: [.dark, .light]
    }
  }

  @Test(arguments: themes, [ColorDepth.trueColor, .palette256, .ansi16, .none])
  func `texts stand out from what is behind them`(name: String, depth: ColorDepth) throws {
    let chosen = try #require(name == "standard on light" ? .standardOnLight : Theme.named(name))
    let theme = chosen.legible(at: depth)
    for palette in Self.palettes(of: name) {
      for role in ThemeRole.allCases where role != .field && role != .focusedField {
        var styles = [theme[keyPath: role.style]]
        if role == .value || role == .placeholder {
          styles += [false, true].map { theme.inField(styles[0], isFocused: $0) }
        }
        for style in styles {
          let contrast = Self.contrast(style, depth, palette)
          #expect(contrast >= 4.5, "\(name), \(depth): \(role.rawValue) has \(contrast)")
        }
      }
    }
  }

  @Test func `the yardstick is right`() {
    #expect(abs(Self.luminance([1, 1, 1]) - 1) < 1e-9 && Self.luminance([0, 0, 0]) == 0)
    // The lightest grey that can be read on white.
    #expect((4.5..<4.6).contains(1.05 / (Self.luminance(Self.levels("#767676")) + 0.05)))
  }

  private static func contrast(_ style: Style, _ depth: ColorDepth, _ palette: PicturePalette) -> Double {
    let back = levels(color(style.background, depth, palette) ?? palette.background)
    var front = levels(color(style.foreground, depth, palette) ?? palette.foreground)
    // Faint text is drawn between its colour and the background, as pictures draw it.
    if style.attributes.contains(.dim) { front = zip(front, back).map { $0 * 0.65 + $1 * 0.35 } }
    let (one, other) = (luminance(front), luminance(back))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// A colour as it is shown; nil for the terminal's own.
  private static func color(_ color: Color, _ depth: ColorDepth, _ palette: PicturePalette) -> String? {
    switch color.degraded(to: depth) {
    case .standard: nil
    case .ansi(let index), .palette(let index): palette.css(.indexed(index))
    case .rgb(let red, let green, let blue): palette.css(.rgb(red, green, blue))
    }
  }

  /// The levels of a colour such as `#1b1f27`, from 0 to 1.
  private static func levels(_ css: String) -> [Double] {
    let number = UInt32(css.dropFirst(), radix: 16) ?? 0
    return [16, 8, 0].map { Double(number >> UInt32($0) & 0xFF) / 255 }
  }

  /// Relative luminance as WCAG defines it.
  private static func luminance(_ levels: [Double]) -> Double {
    let parts = levels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
