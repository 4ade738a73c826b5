/// A colour as the theme asks for it; the frame encoder lowers it to what the terminal has.
public enum Color: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case standard
  /// One of the sixteen colours of the terminal's palette: 0 to 7 normal, 8 to 15 bright.
  case ansi(UInt8)
  /// An index of the 256-colour palette: 0 to 15 as `ansi`, then a 6×6×6 cube, then 24 greys.
  case palette(UInt8)
  /// Red, green, blue.
  case rgb(UInt8, UInt8, UInt8)
}
