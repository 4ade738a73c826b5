/// A colour as set by a theme; the frame encoder reduces it to what the terminal supports.
public enum Color: Hashable, Sendable {
  /// The terminal's default foreground or background.
  case standard
  /// One of the sixteen colours of the terminal's palette: 0 to 7 normal, 8 to 15 bright.
  case ansi(UInt8)
  /// An index of the 256-colour palette: 0 to 15 as `ansi`, then a 6×6×6 cube, then 24 greys.
  case palette(UInt8)
  /// Red, green, blue.
  case rgb(UInt8, UInt8, UInt8)
  /// No colour: nothing is drawn in it, and the space stays.
  case clear
}

/// The number of colours that a terminal shows.
public enum ColorDepth: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// No colours; attributes such as bold remain.
  case none
  case ansi16
  case palette256
  case trueColor

  public static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }
}

/// Colours by name. The common ones are in the terminal's palette, so that they suit its background.
extension Color {
  /// The terminal's default colour.
  public static let primary = Color.standard
  /// A grey that is visible on dark and on light backgrounds.
  public static let secondary = gray
  /// This colour unchanged, or the grey for secondary content in place of the terminal's default colour.
  public var secondary: Color { self == .standard ? Color.secondary : self }
  /// The colour of focus, unless a theme sets another.
  public static let accentColor = cyan

  /// The palette's red.
  public static let red = Color.ansi(1)
  /// The palette's green.
  public static let green = Color.ansi(2)
  /// The palette's yellow.
  public static let yellow = Color.ansi(3)
  /// The palette's blue.
  public static let blue = Color.ansi(4)
  /// The palette's magenta.
  public static let purple = Color.ansi(5)
  /// The palette's cyan.
  public static let cyan = Color.ansi(6)
  /// The palette's bright white.
  public static let white = Color.ansi(15)
  /// The palette's black.
  public static let black = Color.ansi(0)

  /// Grey, half-way between black and white.
  public static let gray = Color.palette(244)
  /// Between red and yellow.
  public static let orange = Color.palette(208)
  /// A light red.
  public static let pink = Color.palette(205)
  /// A dark orange.
  public static let brown = Color.palette(130)
  /// Between blue and purple.
  public static let indigo = Color.palette(62)
  /// Between blue and green.
  public static let teal = Color.palette(37)
  /// A light green.
  public static let mint = Color.palette(79)
}

extension Color {
  /// The nearest colour that a terminal of `depth` can show.
  package func degraded(to depth: ColorDepth) -> Color {
    switch (self, depth) {
    case (.standard, _), (.clear, _), (_, .trueColor): self
    case (_, .none): .standard
    case (.ansi, _), (.palette, .palette256): self
    case (.palette(let index), .ansi16): Color.nearestANSI(to: Color.shade(ofPalette: index), index: index)
    case (.rgb(let red, let green, let blue), .palette256): Color.nearestPalette(to: Shade(red, green, blue))
    case (.rgb(let red, let green, let blue), .ansi16): Color.nearestANSI(to: Shade(red, green, blue), index: nil)
    }
  }

  /// Red, green and blue; nil for colours that depend on the terminal.
  package var components: Shade? {
    switch self {
    case .rgb(let red, let green, let blue): Shade(red, green, blue)
    case .palette(let index) where index >= 16: Color.shade(ofPalette: index)
    default: nil
    }
  }

  /// The levels of the colour cube in the 256-colour palette of xterm.
  private static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The sixteen colours as xterm shows them; themes differ, so the nearest of them is only a guess.
  private static let ansiShades: [Shade] = [
    0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
    0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
  ].map(Shade.init(hex:))

  static func shade(ofPalette index: UInt8) -> Shade {
    switch index {
    case 0..<16: return ansiShades[Int(index)]
    case 16..<232:
      let cube = Int(index) - 16
      return Shade(cubeLevels[cube / 36], cubeLevels[cube / 6 % 6], cubeLevels[cube % 6])
    default:
      let level = 8 + (index - 232) * 10
      return Shade(level, level, level)
    }
  }

  private static func nearestPalette(to color: Shade) -> Color {
    let red = nearestLevel(to: color.red)
    let green = nearestLevel(to: color.green)
    let blue = nearestLevel(to: color.blue)
    let cube = UInt8(16 + 36 * red + 6 * green + blue)
    let average = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let grey = UInt8(232 + min(23, max(0, (average - 3) / 10)))
    let cubeDistance = shade(ofPalette: cube).distance(to: color)
    return .palette(shade(ofPalette: grey).distance(to: color) < cubeDistance ? grey : cube)
  }

  private static func nearestLevel(to component: UInt8) -> Int {
    switch component {
    case 0..<48: 0
    case 48..<115: 1
    default: (Int(component) - 35) / 40
    }
  }

  private static func nearestANSI(to color: Shade, index: UInt8?) -> Color {
    if let index, index < 16 { return .ansi(index) }
    let nearest =
      ansiShades.indices.min { ansiShades[$0].distance(to: color) < ansiShades[$1].distance(to: color) } ?? 0
    return .ansi(UInt8(nearest))
  }
}
