/// How a cell is drawn.
public struct Style: Hashable, Sendable {
  public var foreground: Color
  public var background: Color
  public var attributes: TextAttributes
  /// The number of the cell's hyperlink, from `CellGrid.link(to:)`; 0 for none.
  public var link: UInt16

  public init(
    foreground: Color = .standard, background: Color = .standard, attributes: TextAttributes = [], link: UInt16 = 0
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.link = link
  }

  /// The terminal's default colours, no attributes.
  public static let plain = Style()

  /// The part of the style that shows in a blank cell: foreground and attributes only with a line or inversion.
  var ofBlank: Style {
    let isSeen = !attributes.isDisjoint(with: .visibleOnBlanks)
    return Style(
      foreground: isSeen ? foreground : .standard, background: background,
      attributes: isSeen ? attributes : [], link: link)
  }
}

/// Text attributes besides colour (ECMA-48, SGR).
public struct TextAttributes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let bold = TextAttributes(rawValue: 1 << 0)
  public static let dim = TextAttributes(rawValue: 1 << 1)
  public static let italic = TextAttributes(rawValue: 1 << 2)
  public static let underline = TextAttributes(rawValue: 1 << 3)
  public static let inverse = TextAttributes(rawValue: 1 << 4)
  public static let strikethrough = TextAttributes(rawValue: 1 << 5)

  /// Attributes that are visible in a cell without a glyph.
  static let visibleOnBlanks: TextAttributes = [.underline, .inverse, .strikethrough]
}

/// A style in three words, as cells have it: each key compares a row of them, and colours are compared case by case.
struct PackedStyle: Hashable, Sendable {
  private let foreground: UInt32
  private let background: UInt32
  private let attributes: UInt16
  let link: UInt16

  init(_ style: Style) {
    foreground = style.foreground.packed
    background = style.background.packed
    attributes = UInt16(style.attributes.rawValue)
    link = style.link
  }

  var style: Style {
    Style(
      foreground: Color(packed: foreground), background: Color(packed: background),
      attributes: TextAttributes(rawValue: UInt8(truncatingIfNeeded: attributes)), link: link)
  }

  /// True if a blank cell of this style looks like one of the plain style.
  var isErased: Bool {
    background == Color.standard.packed && link == 0
      && attributes & UInt16(TextAttributes.visibleOnBlanks.rawValue) == 0
  }
}

extension Color {
  /// The case in the highest byte, its values in the others.
  fileprivate var packed: UInt32 {
    switch self {
    case .standard: 0
    case .ansi(let index): 1 << 24 | UInt32(index)
    case .palette(let index): 2 << 24 | UInt32(index)
    case .rgb(let red, let green, let blue): 3 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    case .clear: 4 << 24
    }
  }

  fileprivate init(packed: UInt32) {
    let low = UInt8(truncatingIfNeeded: packed)
    switch packed >> 24 {
    case 1: self = .ansi(low)
    case 2: self = .palette(low)
    case 3: self = .rgb(UInt8(truncatingIfNeeded: packed >> 16), UInt8(truncatingIfNeeded: packed >> 8), low)
    case 4: self = .clear
    default: self = .standard
    }
  }
}
