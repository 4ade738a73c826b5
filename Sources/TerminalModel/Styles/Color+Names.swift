/// Colours by name. Those of the terminal's own palette come first, so that they suit its background.
extension Color {
  /// The terminal's own.
  public static let primary = Color.standard
  /// A grey that is seen on dark and on light.
  public static let secondary = gray
  /// The colour of what has focus, where no theme says otherwise.
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
