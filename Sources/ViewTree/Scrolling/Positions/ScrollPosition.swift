/// Where a scrolling view stands, or shall stand.
///
///     @State private var position = ScrollPosition(edge: .bottom)
///     List(lines) { Text($0.text) }.scrollPosition($position)
///     Button("Newest") { position.scrollTo(edge: .bottom) }
public struct ScrollPosition: Equatable {
  /// What was asked for, or where a person has scrolled to.
  enum Place: Equatable {
    case automatic
    case id(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case row(Double)
  }

  var place: Place
  private var topID: AnyHashable?

  /// Whether a person has scrolled since the program did.
  public private(set) var isPositionedByUser = false

  private init(place: Place) { self.place = place }

  /// Wherever the scrolling view would stand anyway.
  public init() { self.init(place: .automatic) }
  /// At the view with an id.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { self.init(place: .id(AnyHashable(id), anchor: anchor)) }
  /// At the beginning for `.top`, at the end for `.bottom`.
  public init(edge: Edge) { self.init(place: .edge(edge)) }
  /// With so many rows of the content above what is in sight.
  public init(y: Double) { self.init(place: .row(y)) }

  /// A position that a person has scrolled to.
  init(row: Double, topID: AnyHashable?) {
    self.init(place: .row(row))
    self.topID = topID
    isPositionedByUser = true
  }

  /// Goes to the view with an id, as `ScrollViewProxy.scrollTo` does.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { self = Self(id: id, anchor: anchor) }
  /// Goes to an end: the beginning for `.top`, the end for `.bottom`.
  public mutating func scrollTo(edge: Edge) { self = Self(edge: edge) }
  /// Goes to a row of the content, counted from 0.
  public mutating func scrollTo(y: Double) { self = Self(y: y) }

  /// Rows of the content above what is in sight, where that was said or a person has scrolled there.
  public var y: Double? {
    if case .row(let row) = place { return row }
    return nil
  }

  /// The edge that was asked for last, until a person scrolls.
  public var edge: Edge? {
    if case .edge(let edge) = place { return edge }
    return nil
  }

  /// The id that was asked for last or, after a person has scrolled, that of the row of a lazy stack at the anchor.
  public func viewID<ID: Hashable>(type: ID.Type = ID.self) -> ID? {
    if case .id(let id, _) = place { return id.base as? ID }
    return topID?.base as? ID
  }
}
