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
