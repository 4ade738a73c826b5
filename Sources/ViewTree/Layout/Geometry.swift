package import TerminalModel

/// A size in cells. Fractions are kept until drawing, so that shares of a width add up.
public struct Size: Hashable, Sendable {
  /// Columns.
  public var width: Double
  /// Rows.
  public var height: Double

  /// No columns and no rows.
  public static let zero = Size(width: 0, height: 0)

  /// A size of so many columns and rows.
  public nonisolated init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A point in cells; the origin is the top left corner, y grows downwards.
public struct Point: Hashable, Sendable {
  /// Columns to the right of the origin.
  public var x: Double
  /// Rows below the origin.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// A point so many columns to the right and rows below the origin.
  public nonisolated init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle in cells.
public struct Rect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: Point
  /// Columns and rows.
  public var size: Size

  /// A rectangle from its corner and its size.
  public nonisolated init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  package func offset(by delta: Point) -> Rect {
    Rect(origin: Point(x: origin.x + delta.x, y: origin.y + delta.y), size: size)
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

/// A length rounded to whole cells; lengths without bound become a very large count.
package func cellCount(_ length: Double) -> Int {
  guard length < 1e9 else { return 1_000_000_000 }
  guard length > -1e9 else { return -1_000_000_000 }
  return Int(length.rounded())
}

/// A size that a parent offers to a child; `nil` asks for the ideal length, infinity for the largest.
public struct ProposedViewSize: Hashable, Sendable {
  /// Columns offered.
  public var width: Double?
  /// Rows offered.
  public var height: Double?

  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// An offer of so many columns and rows.
  public nonisolated init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  package init(_ size: Size) { self.init(width: size.width, height: size.height) }
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

  /// A set from its bits.
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
}

/// How children stand across a horizontal row.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom

  var share: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}

/// How children stand across a vertical column.
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing

  var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// A place within a rectangle.
public struct Alignment: Hashable, Sendable {
  /// Across the columns.
  public let horizontal: HorizontalAlignment
  /// Across the rows.
  public let vertical: VerticalAlignment

  /// A place by its two parts.
  public nonisolated init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The left edge, half way down.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The right edge, half way down.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The upper edge, half way across.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The lower edge, half way across.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// Where a child of one size stands inside a rectangle of another.
  func origin(of child: Size, in container: Size) -> Point {
    Point(
      x: (container.width - child.width) * horizontal.share, y: (container.height - child.height) * vertical.share)
  }
}
