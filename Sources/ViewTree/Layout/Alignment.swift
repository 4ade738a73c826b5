/// The default position of an app's custom guide.
///
///     enum ColonAlignment: AlignmentID {
///       static func defaultValue(in context: ViewDimensions) -> Double { context[.trailing] }
///     }
///     extension HorizontalAlignment { static let colon = HorizontalAlignment(ColonAlignment.self) }
@MainActor
public protocol AlignmentID {
  /// The type of lengths; inferred.
  associatedtype Length: BinaryFloatingPoint
  /// The position in columns from the leading edge, or rows from the upper one.
  static func defaultValue(in context: ViewDimensions) -> Length
}

/// The default position of a guide.
nonisolated enum GuidePosition: Hashable, Sendable {
  /// A share of the length: 0 is the beginning.
  case share(Double)
  /// The position that an `AlignmentID` computes.
  case custom(CustomGuide)

  /// The value where only a share is possible.
  var share: Double {
    if case .share(let share) = self { return share }
    return 0
  }
}

/// A guide of an app's own.
nonisolated struct CustomGuide: Hashable, @unchecked Sendable {
  /// Only its type is used, on the main actor.
  private let id: any AlignmentID.Type

  init(_ id: any AlignmentID.Type) { self.id = id }

  @MainActor func position(in dimensions: ViewDimensions) -> Double {
    func position<ID: AlignmentID>(of id: ID.Type) -> Double { Double(id.defaultValue(in: dimensions)) }
    return position(of: id)
  }

  static func == (one: Self, other: Self) -> Bool { ObjectIdentifier(one.id) == ObjectIdentifier(other.id) }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// How children are aligned vertically in a horizontal row.
public nonisolated struct VerticalAlignment: Hashable, Sendable {
  let position: GuidePosition

  /// Aligns the upper edges.
  public static let top = VerticalAlignment(position: .share(0))
  /// Aligns the centres.
  public static let center = VerticalAlignment(position: .share(0.5))
  /// Aligns the lower edges.
  public static let bottom = VerticalAlignment(position: .share(1))

  /// Aligns the first lines, which are at the upper edges.
  public static let firstTextBaseline = top
  /// Aligns the last lines, which are at the lower edges.
  public static let lastTextBaseline = bottom

  init(position: GuidePosition) { self.position = position }

  /// Aligns by an app's custom guide.
  public init(_ id: any AlignmentID.Type) { self.init(position: .custom(CustomGuide(id))) }

  package var share: Double { position.share }
}

/// How children are aligned horizontally in a vertical column.
public nonisolated struct HorizontalAlignment: Hashable, Sendable {
  let position: GuidePosition

  /// Aligns the left edges.
  public static let leading = HorizontalAlignment(position: .share(0))
  /// Aligns the centres.
  public static let center = HorizontalAlignment(position: .share(0.5))
  /// Aligns the right edges.
  public static let trailing = HorizontalAlignment(position: .share(1))

  init(position: GuidePosition) { self.position = position }

  /// Aligns by an app's custom guide.
  public init(_ id: any AlignmentID.Type) { self.init(position: .custom(CustomGuide(id))) }

  /// The share of the free space that is left of the aligned view; 0 for custom guides.
  package var share: Double { position.share }
}

/// An alignment in both directions.
public struct Alignment: Hashable, Sendable {
  /// The horizontal alignment.
  public let horizontal: HorizontalAlignment
  /// The vertical alignment.
  public let vertical: VerticalAlignment

  /// An alignment from its two parts.
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

  /// The offset of one length aligned in another; 0 if a length is infinite.
  package static func offset(of length: Double, in room: Double, share: Double) -> Double {
    share == 0 || !room.isFinite || !length.isFinite ? 0 : (room - length) * share
  }

  package func origin(of child: Size, in container: Size) -> Point {
    Point(
      x: Self.offset(of: child.width, in: container.width, share: horizontal.share),
      y: Self.offset(of: child.height, in: container.height, share: vertical.share))
  }
}
