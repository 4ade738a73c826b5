/// What the lengths in a screen's code mean: spacing, padding, frames, offsets and the places that code is told.
///
/// A program means one of the two everywhere. Lengths are converted where code hands them over, by the initializers and
/// modifiers that take a `Double`, and where code is told them, by `GeometryProxy`, `ViewDimensions` and `Layout`. Below
/// that line there are only cells: no node and no view of the library knows of points. The library's own views write
/// whole numbers, which overloads of the package take as cells.
public enum Lengths: Hashable, Sendable {
  /// Columns and rows of the terminal.
  case cells
  /// SwiftUI's points: a cell is 8 points wide and 16 high.
  ///
  /// Spacing and padding are rounded so that what is there stays there: up to 8 points are no row, up to 24 one, and
  /// more are two; columns are a rounded eighth, at least one and at most four. Frames have at least the size that
  /// their content needs, and at least one cell. Offsets lose what is less than a cell.
  case points

  /// What lengths mean in this program: cells, or points if it links `FormlineFoundation`. Set before the first view is
  /// made, since views convert their lengths when they are made.
  public static var current: Lengths {
    get { areInPoints ? .points : .cells }
    set { areInPoints = newValue == .points }
  }

  /// True if code tells and is told points.
  nonisolated(unsafe) fileprivate(set) static var areInPoints = false

  private static let columnWidth = 8.0
  private static let rowHeight = 16.0

  // Given by code, in cells.

  /// A gap between views or at an edge.
  package static func rows(ofGap length: Double) -> Double {
    guard areInPoints, length.isFinite else { return length }
    return min(2, max(0, ((length - rowHeight / 2) / rowHeight).rounded(.up)))
  }

  /// A gap between views or at an edge.
  package static func columns(ofGap length: Double) -> Double {
    guard areInPoints, length.isFinite else { return length }
    return length > 0 ? min(4, max(1, (length / columnWidth).rounded())) : 0
  }

  /// Insets, which are gaps.
  package static func cells(ofGaps insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: rows(ofGap: insets.top), leading: columns(ofGap: insets.leading), bottom: rows(ofGap: insets.bottom),
      trailing: columns(ofGap: insets.trailing))
  }

  /// A length of a view.
  package static func rows(ofView length: Double?) -> Double? {
    length.map { areInPoints && $0.isFinite && $0 > 0 ? max(1, ($0 / rowHeight).rounded(.down)) : $0 }
  }

  /// A length of a view.
  package static func columns(ofView length: Double?) -> Double? {
    length.map { areInPoints && $0.isFinite && $0 > 0 ? max(1, ($0 / columnWidth).rounded()) : $0 }
  }

  /// A distance by which a view is moved.
  package static func cells(ofDistance point: Point) -> Point {
    guard areInPoints else { return point }
    let exact = cells(point)
    return Point(x: exact.x.rounded(.towardZero), y: exact.y.rounded(.towardZero))
  }

  // Computed by code from what it was told: exact.

  package static func cells(_ length: Double, along axis: Axis) -> Double {
    areInPoints ? length / (axis == .horizontal ? columnWidth : rowHeight) : length
  }

  package static func cells(_ point: Point) -> Point {
    areInPoints ? Point(x: point.x / columnWidth, y: point.y / rowHeight) : point
  }

  package static func cells(_ size: Size) -> Size {
    areInPoints ? Size(width: size.width / columnWidth, height: size.height / rowHeight) : size
  }

  package static func cells(_ rect: Rect) -> Rect {
    areInPoints ? Rect(origin: cells(rect.origin), size: cells(rect.size)) : rect
  }

  package static func cells(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard areInPoints else { return proposal }
    return ProposedViewSize(
      width: proposal.width.map { $0 / columnWidth }, height: proposal.height.map { $0 / rowHeight })
  }

  // Told to code.

  package static func told(_ length: Double, along axis: Axis) -> Double {
    areInPoints ? length * (axis == .horizontal ? columnWidth : rowHeight) : length
  }

  package static func told(_ point: Point) -> Point {
    areInPoints ? Point(x: point.x * columnWidth, y: point.y * rowHeight) : point
  }

  package static func told(_ size: Size) -> Size {
    areInPoints ? Size(width: size.width * columnWidth, height: size.height * rowHeight) : size
  }

  package static func told(_ rect: Rect) -> Rect {
    areInPoints ? Rect(origin: told(rect.origin), size: told(rect.size)) : rect
  }

  package static func told(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard areInPoints else { return proposal }
    return ProposedViewSize(
      width: proposal.width.map { $0 * columnWidth }, height: proposal.height.map { $0 * rowHeight })
  }
}

/// Called before `main` by the C target that comes with the product `FormlineFoundation`.
@_cdecl("formline_lengths_are_points")
package nonisolated func lengthsArePoints() { Lengths.areInPoints = true }
