package import TerminalModel

/// A size in cells. Fractions are kept until drawing, so that shares of a width add up.
public struct Size: Hashable, Sendable {
  /// Columns.
  public var width: Double
  /// Rows.
  public var height: Double

  /// No columns and no rows.
  public static let zero = Size(width: 0, height: 0)

  /// A size of `width` columns and `height` rows.
  public nonisolated init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  func length(along axis: Axis) -> Double { axis == .horizontal ? width : height }
}

/// A point in cells; the origin is the top left corner, y grows downwards.
public struct Point: Hashable, Sendable {
  /// Columns to the right of the origin.
  public var x: Double
  /// Rows below the origin.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// A point `x` columns to the right of the origin and `y` rows below it.
  public nonisolated init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  func coordinate(along axis: Axis) -> Double { axis == .horizontal ? x : y }
}

/// A rectangle in cells.
public struct Rect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: Point
  /// Columns and rows.
  public var size: Size

  package static let zero = Rect(origin: .zero, size: .zero)

  /// The length across.
  public var width: Double { size.width }
  /// The length down.
  public var height: Double { size.height }
  /// The left edge.
  public var minX: Double { origin.x }
  /// The middle between the left and the right edge.
  public var midX: Double { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The upper edge.
  public var minY: Double { origin.y }
  /// The middle between the upper and the lower edge.
  public var midY: Double { origin.y + size.height / 2 }
  /// The lower edge.
  public var maxY: Double { origin.y + size.height }

  /// A rectangle from its upper left corner and its size.
  public nonisolated init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  package func offset(by delta: Point) -> Rect {
    Rect(origin: Point(x: origin.x + delta.x, y: origin.y + delta.y), size: size)
  }

  package var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// True if another rectangle lies entirely in this one.
  func contains(_ other: Rect) -> Bool {
    other.origin.x >= origin.x && other.origin.y >= origin.y
      && other.origin.x + other.size.width <= origin.x + size.width
      && other.origin.y + other.size.height <= origin.y + size.height
  }

  /// True if a point lies in the rectangle, excluding its right and lower edge.
  package func contains(_ point: Point) -> Bool {
    point.x >= origin.x && point.y >= origin.y && point.x < origin.x + size.width && point.y < origin.y + size.height
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  package func union(_ other: Rect) -> Rect {
    if other.isEmpty { return self }
    if isEmpty { return other }
    return Rect(
      left: min(origin.x, other.origin.x), top: min(origin.y, other.origin.y),
      right: max(origin.x + size.width, other.origin.x + other.size.width),
      bottom: max(origin.y + size.height, other.origin.y + other.size.height))
  }

  /// The intersection; empty if the two do not overlap.
  package func intersection(_ other: Rect) -> Rect {
    Rect(
      left: max(origin.x, other.origin.x), top: max(origin.y, other.origin.y),
      right: min(origin.x + size.width, other.origin.x + other.size.width),
      bottom: min(origin.y + size.height, other.origin.y + other.size.height))
  }

  private init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(origin: Point(x: left, y: top), size: Size(width: max(0, right - left), height: max(0, bottom - top)))
  }

  /// The cells this rectangle covers: both edges are rounded, so neighbours neither overlap nor leave a gap.
  package var cells: CellRect {
    let left = cellCount(origin.x)
    let top = cellCount(origin.y)
    return CellRect(
      column: left, row: top, columns: cellCount(origin.x + size.width) - left,
      rows: cellCount(origin.y + size.height) - top)
  }
}

/// A length rounded to whole cells; infinity becomes a very large count, NaN 0. Halves are rounded up on either side of
/// zero, so that moving by whole cells keeps the number of cells.
package func cellCount(_ length: Double) -> Int {
  guard length.magnitude < 1e9 else { return length.isNaN ? 0 : length < 0 ? -1_000_000_000 : 1_000_000_000 }
  // Doubles of this magnitude are whole numbers, so adding rounds to the nearest one, halves to even. This takes half
  // as long as a conversion, which checks for values that are not whole; a key needs some twenty roundings.
  let moved = length + wholeNumbers
  let whole = Int(bitPattern: UInt(moved.bitPattern &- wholeNumbers.bitPattern))
  return length - (moved - wholeNumbers) == 0.5 ? whole + 1 : whole
}

/// The middle of the range in which neighbouring doubles are 1 apart.
private let wholeNumbers = 0x1.8p52

/// A size that a parent proposes to a child; `nil` asks for the ideal length, infinity for the largest.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed columns.
  public var width: Double?
  /// The proposed rows.
  public var height: Double?

  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// A proposal of `width` columns and `height` rows.
  public nonisolated init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// A size with another length in place of each that is not proposed.
  public func replacingUnspecifiedDimensions(by size: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// A proposal of a size.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  package var finiteWidth: Double? { width.flatMap { $0.isFinite ? $0 : nil } }
}

/// The direction in which a stack lines up its children.
public enum Axis: Hashable, Sendable {
  /// Left to right.
  case horizontal
  /// Top to bottom.
  case vertical
}

/// A set of edges of a rectangle.
public struct Edge: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// A set from its raw bits.
  public nonisolated init(rawValue: Int) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = Edge(rawValue: 1)
  /// The left edge.
  public static let leading = Edge(rawValue: 2)
  /// The lower edge.
  public static let bottom = Edge(rawValue: 4)
  /// The right edge.
  public static let trailing = Edge(rawValue: 8)
  /// Left and right.
  public static let horizontal: Edge = [.leading, .trailing]
  /// Top and bottom.
  public static let vertical: Edge = [.top, .bottom]
  /// All four.
  public static let all: Edge = [.horizontal, .vertical]

  var opposite: Edge {
    var opposite: Edge = []
    if contains(.top) { opposite.insert(.bottom) }
    if contains(.bottom) { opposite.insert(.top) }
    if contains(.leading) { opposite.insert(.trailing) }
    if contains(.trailing) { opposite.insert(.leading) }
    return opposite
  }
}

/// A point in a rectangle as fractions of its width and height: 0 is the left or upper edge, 1 the right or lower one.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal fraction.
  public var x: Double
  /// The vertical fraction.
  public var y: Double

  /// A point from its fractions.
  public nonisolated init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The upper left corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
