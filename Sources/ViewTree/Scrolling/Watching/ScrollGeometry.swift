/// What a scrolling view shows of its content, in cells.
public struct ScrollGeometry: Equatable {
  /// The upper left corner of what is in sight, in the content.
  public let contentOffset: Point
  /// The size of the whole content; of rows that were never in sight it is an estimate.
  public let contentSize: Size
  /// The size of the scrolling view.
  public let containerSize: Size

  /// The part of the content that is in sight.
  public var visibleRect: Rect { Rect(origin: contentOffset, size: containerSize) }
}
