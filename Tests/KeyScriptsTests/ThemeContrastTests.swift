import Platform
import TerminalModel
import Testing

@testable import FormControls
@testable import Formline

/// Every text of a built-in theme can be read, and every mark be seen, on the terminals that people have: WCAG 2.2 asks
/// for a contrast of 4.5 to 1 for text (1.4.3), and of 3 to 1 for edges and marks (1.4.11).
@Suite struct ThemeContrastTests {
  /// A terminal's palette: background, foreground, and the sixteen colours.
  nonisolated struct Palette: Sendable, CustomTestStringConvertible {
    let name: String
    let background: Shade
    let foreground: Shade
    let named: [Shade]

    init(_ name: String, _ background: UInt32, _ foreground: UInt32, _ named: String) {
      self.name = name
      self.background = Shade(hex: background)
      self.foreground = Shade(hex: foreground)
      self.named = named.split(separator: " ").compactMap { UInt32($0, radix: 16).map(Shade.init(hex:)) }
    }

    var testDescription: String { name }
    @MainActor var colors: TerminalColors { TerminalColors(background: background, foreground: foreground) }
  }

  nonisolated static let palettes = [
    Palette(
      "xterm", 0x000000, 0xe5e5e5,
      "000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff"),
    Palette(
      "xterm on white", 0xffffff, 0x000000,
      "000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff"),
    Palette(
      "Linux", 0x000000, 0xaaaaaa,
      "000000 aa0000 00aa00 aa5500 0000aa aa00aa 00aaaa aaaaaa 555555 ff5555 55ff55 ffff55 5555ff ff55ff 55ffff ffffff"),
    Palette(
      "GNOME", 0x171421, 0xd0cfcc,
      "171421 c01c28 26a269 a2734c 12488b a347ba 2aa1b3 d0cfcc 5e5c64 f66151 33d17a e9ad0c 2a7bde c061cb 33c7de ffffff"),
    Palette(
      "Solarized dark", 0x002b36, 0x839496,
      "073642 dc322f 859900 b58900 268bd2 d33682 2aa198 eee8d5 002b36 cb4b16 586e75 657b83 839496 6c71c4 93a1a1 fdf6e3"),
    Palette(
      "Solarized light", 0xfdf6e3, 0x657b83,
      "073642 dc322f 859900 b58900 268bd2 d33682 2aa198 eee8d5 002b36 cb4b16 586e75 657b83 839496 6c71c4 93a1a1 fdf6e3"),
    Palette(
      "Gruvbox dark", 0x282828, 0xebdbb2,
      "282828 cc241d 98971a d79921 458588 b16286 689d6a a89984 928374 fb4934 b8bb26 fabd2f 83a598 d3869b 8ec07c ebdbb2"),
    Palette(
      "Gruvbox light", 0xfbf1c7, 0x3c3836,
      "fbf1c7 cc241d 98971a d79921 458588 b16286 689d6a 7c6f64 928374 9d0006 79740e b57614 076678 8f3f71 427b58 3c3836"),
    Palette(
      "Dracula", 0x282a36, 0xf8f8f2,
      "21222c ff5555 50fa7b f1fa8c bd93f9 ff79c6 8be9fd f8f8f2 6272a4 ff6e6e 69ff94 ffffa5 d6acff ff92df a4ffff ffffff"),
    Palette(
      "Nord", 0x2e3440, 0xd8dee9,
      "3b4252 bf616a a3be8c ebcb8b 81a1c1 b48ead 88c0d0 e5e9f0 4c566a bf616a a3be8c ebcb8b 81a1c1 b48ead 8fbcbb eceff4"),
    Palette(
      "Tokyo Night", 0x1a1b26, 0xc0caf5,
      "15161e f7768e 9ece6a e0af68 7aa2f7 bb9af7 7dcfff a9b1d6 414868 f7768e 9ece6a e0af68 7aa2f7 bb9af7 7dcfff c0caf5"),
    Palette(
      "GitHub light", 0xffffff, 0x1f2328,
      "24292f cf222e 116329 4d2d00 0969da 8250df 1b7c83 6e7781 57606a a40e26 1a7f37 633c01 218bff a475f9 3192aa 8c959f"),
  ]

  private nonisolated static let themes = ["standard", "dark", "light", "mono", "high-contrast"]

  /// What stands in boxes, and in lists and calendars below them.
  private static let inBoxes: Set<ThemeRole> = [
    .value, .placeholder, .selection, .hint, .sign, .disabled, .section, .error, .focusedLabel,
  ]

  @Test(arguments: palettes, [ColorDepth.trueColor, .palette256, .ansi16, .none])
  func `texts stand out from what is behind them`(palette: Palette, depth: ColorDepth) throws {
    for name in Self.themes {
      let theme = try #require(Theme.named(name)).fitted(to: palette.colors, depth: depth)
      let screen = Screen(palette: palette, page: theme.page, depth: depth)
      for role in ThemeRole.allCases where ![.page, .field, .focusedField].contains(role) {
        let style = theme[keyPath: role.style]
        var styles = [style]
        if Self.inBoxes.contains(role) {
          styles += [theme.onPanel(style)] + [false, true].map { theme.inField(style, isFocused: $0) }
        }
        // Sixteen colours are the palette's: those of marks have the contrast of marks.
        let wanted = depth == .ansi16 && style.foreground != .standard ? 3 : 4.5
        for style in styles {
          let contrast = screen.contrast(of: style)
          // A text in the terminal's own colours, or an attribute of it, is as legible as everything else there.
          if style.foreground == .standard, style.background == .standard, theme.page == .plain { continue }
          #expect(contrast >= wanted, "\(name), \(depth): \(role.rawValue) has \(contrast)")
        }
      }
    }
  }

  @Test(arguments: palettes, [ColorDepth.trueColor, .palette256])
  func `boxes differ from the page, and the focused one from the others`(palette: Palette, depth: ColorDepth) {
    for theme in [Theme.standard, .dark, .light].map({ $0.fitted(to: palette.colors, depth: depth) }) {
      let screen = Screen(palette: palette, page: theme.page, depth: depth)
      let (page, box, focused) = (
        screen.shade(of: .standard, isForeground: false), screen.shade(of: theme.field.background, isForeground: false),
        screen.shade(of: theme.focusedField.background, isForeground: false)
      )
      #expect(page.contrast(with: box) >= 1.08, "\(theme.name)")
      #expect(page.contrast(with: focused) > page.contrast(with: box), "\(theme.name)")
    }
  }

  @Test func `without an answer of the terminal nothing is painted`() {
    for depth in ColorDepth.allCases {
      let theme = Theme.standard.fitted(to: nil, depth: depth)
      for role in ThemeRole.allCases {
        #expect(theme[keyPath: role.style].background == .standard)
        #expect(theme[keyPath: role.style].foreground == .standard)
      }
    }
  }

  @Test func `what a theme file changes stays when the terminal reports its colours`() throws {
    var chosen = Theme.standard.renamed("mine")
    chosen.title.foreground = .rgb(1, 2, 3)
    let fitted = chosen.fitted(to: .dark, depth: .trueColor)
    #expect(fitted.title == Style(foreground: .rgb(1, 2, 3), attributes: .bold))
    #expect(fitted.field.background != .standard && fitted.name == "mine")
  }

  @Test func `the yardstick is right`() {
    #expect(Shade.white.luminance == 1 && Shade.black.luminance == 0)
    // The lightest grey that can be read on white.
    #expect((4.5..<4.6).contains(Shade(hex: 0x767676).contrast(with: .white)))
    for level in UInt8.min...255 {
      let share = Double(level) / 255
      let linear = share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      #expect(abs(Shade(level, level, level).luminance - linear) < 1e-9)
    }
  }

  /// A terminal's colours as they come out.
  private struct Screen {
    let palette: Palette
    let page: Style
    let depth: ColorDepth

    func shade(of color: Color, isForeground: Bool) -> Shade {
      let own = isForeground ? page.foreground : page.background
      switch (color == .standard ? own : color).degraded(to: depth) {
      case .standard, .clear: return isForeground ? palette.colors.foreground : palette.colors.background
      case .ansi(let index): return palette.named[Int(index)]
      case .palette(let index): return Shade.palette[Int(index) - 16]
      case .rgb(let red, let green, let blue): return Shade(red, green, blue)
      }
    }

    func contrast(of style: Style) -> Double {
      var front = shade(of: style.foreground, isForeground: true)
      var back = shade(of: style.background, isForeground: false)
      if style.attributes.contains(.inverse) { swap(&front, &back) }
      // How faint a text becomes on sixteen colours is up to the terminal.
      if style.attributes.contains(.dim), depth != .ansi16 { front = front.mixed(with: back, share: 0.35) }
      return front.contrast(with: back)
    }
  }
}
