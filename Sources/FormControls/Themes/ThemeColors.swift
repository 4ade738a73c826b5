package import TerminalModel

/// A terminal's default colours, from which a theme is made.
package struct TerminalColors: Hashable, Sendable {
  package var background: Shade
  package var foreground: Shade

  package init(background: Shade, foreground: Shade) {
    self.background = background
    self.foreground = foreground
  }

  /// The colours of a terminal that reports only its background.
  init(background: Shade, foreground: Shade?) {
    self.background = background
    self.foreground = foreground ?? background.mixed(with: background.opposite, share: 0.87)
  }

  package var isLight: Bool { background.opposite == .black }

  /// The page of the theme `dark`.
  package static let dark = TerminalColors(background: Shade(hex: 0x1b1f27), foreground: Shade(hex: 0xd5dae3))
  /// The page of the theme `light`.
  package static let light = TerminalColors(background: Shade(hex: 0xfbfbfd), foreground: Shade(hex: 0x24292f))
}

/// Makes the colours of a theme: surfaces between a terminal's background and its foreground, and texts that can be
/// read on them. Contrasts are those of WCAG 2.2: 4.5 for text (1.4.3), 3 for edges and marks (1.4.11).
struct ThemeColors {
  /// The background of the page.
  let page: Shade
  let field: Shade
  let focusedField: Shade
  /// Labels, and text in fields.
  let value: Shade
  /// Descriptions and placeholders: as near to the background as they can be read everywhere.
  let muted: Shade
  let accent: Shade
  /// Text on the accent.
  let onAccent: Shade
  let error: Shade
  let success: Shade

  /// The contrast of values, so that placeholders differ from them in palettes of little contrast.
  private static let valueContrast = 6.5
  private static let textContrast = 4.5
  private static let boxContrast = 1.08

  init(_ page: TerminalColors, depth: ColorDepth) {
    let (back, front) = (page.background, page.foreground)
    self.page = back
    let snap = Snapping(depth: depth)
    field = snap.surface(back.mixed(with: front, share: 0.09), on: back, contrast: Self.boxContrast)
    focusedField = snap.surface(
      back.mixed(with: front, share: 0.18), on: back, contrast: field.contrast(with: back) + 0.05)
    let surfaces = [back, field, focusedField]
    value = snap.text(front, on: surfaces, contrast: Self.valueContrast)
    let brightest = value
    let faded = stride(from: 0.6, through: 0, by: -0.02).lazy.map { brightest.mixed(with: back, share: $0) }
      .first { shade in surfaces.allSatisfy { shade.contrast(with: $0) >= Self.textContrast } }
    muted = snap.text(faded ?? brightest, on: surfaces, contrast: Self.textContrast)
    func hue(dark: UInt32, light: UInt32) -> Shade {
      snap.text(Shade(hex: page.isLight ? light : dark), on: surfaces, contrast: Self.textContrast)
    }
    let accent = hue(dark: 0x5cc2ea, light: 0x0a63a8)
    self.accent = accent
    error = hue(dark: 0xff8a85, light: 0xb3201a)
    success = hue(dark: 0x6fd08c, light: 0x17713a)
    let nearer = [back, front].max { $0.contrast(with: accent) < $1.contrast(with: accent) } ?? back
    onAccent = snap.text(nearer, on: [accent], contrast: Self.textContrast)
  }

  /// Reduces colours to those of a terminal.
  private struct Snapping {
    let depth: ColorDepth

    /// The nearest colour for a surface that is seen on the page.
    func surface(_ shade: Shade, on page: Shade, contrast: Double) -> Shade {
      guard depth < .trueColor else { return shade }
      let seen = Shade.palette.lazy.filter { $0.contrast(with: page) >= contrast }
      return seen.min { $0.distance(to: shade) < $1.distance(to: shade) } ?? shade
    }

    /// The nearest colour that has a contrast with all surfaces, lighter on dark ones and darker on light ones.
    func text(_ shade: Shade, on surfaces: [Shade], contrast: Double) -> Shade {
      func isLegible(_ shade: Shade) -> Bool { surfaces.allSatisfy { shade.contrast(with: $0) >= contrast } }
      let target = surfaces[0].opposite
      let moved = stride(from: 0.0, through: 1, by: 0.02).lazy.map { shade.mixed(with: target, share: $0) }
      let wanted = moved.first(where: isLegible) ?? target
      guard depth < .trueColor else { return wanted }
      return Shade.palette.lazy.filter(isLegible)
        .min { $0.distance(to: wanted) < $1.distance(to: wanted) } ?? target
    }
  }
}
