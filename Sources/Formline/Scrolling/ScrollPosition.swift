package import AttributeGraph
public import ViewTree

/// The position of a scrolling view, as read or requested.
///
///     @State private var position = ScrollPosition(edge: .bottom)
///     List(lines) { Text($0.text) }.scrollPosition($position)
///     Button("Newest") { position.scrollTo(edge: .bottom) }
public struct ScrollPosition: Equatable {
  /// The requested place, or the one to which the user has scrolled.
  enum Place: Equatable {
    case automatic
    case id(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case row(Double)
  }

  var place: Place
  private var topID: AnyHashable?

  /// True if the user has scrolled since the program did.
  public private(set) var isPositionedByUser = false

  private init(place: Place) { self.place = place }

  /// Wherever the scrolling view would be by default.
  public init() { self.init(place: .automatic) }
  /// At the view with an id.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { self.init(place: .id(AnyHashable(id), anchor: anchor)) }
  /// At the beginning for `.top`, at the end for `.bottom`.
  public init(edge: Edge) { self.init(place: .edge(edge)) }
  /// A position `y` below the content's upper edge; see ``Lengths``.
  public init(y: Double) { self.init(place: .row(Lengths.cells(y, along: .vertical).rounded())) }

  /// A position to which the user has scrolled.
  init(row: Double, topID: AnyHashable?) {
    self.init(place: .row(row))
    self.topID = topID
    isPositionedByUser = true
  }

  /// Scrolls to the view with an id, like `ScrollViewProxy.scrollTo`.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { self = Self(id: id, anchor: anchor) }
  /// Scrolls to an end: the beginning for `.top`, the end for `.bottom`.
  public mutating func scrollTo(edge: Edge) { self = Self(edge: edge) }
  /// Scrolls to a length of the content, counted from 0.
  public mutating func scrollTo(y: Double) { self = Self(y: y) }

  /// The length of the content above the visible part, if set or scrolled to by the user.
  public var y: Double? {
    if case .row(let row) = place { return Lengths.told(row, along: .vertical) }
    return nil
  }

  /// The edge requested last, until the user scrolls.
  public var edge: Edge? {
    if case .edge(let edge) = place { return edge }
    return nil
  }

  /// The id requested last or, after the user has scrolled, the id of the lazy stack's row at the anchor.
  public func viewID<ID: Hashable>(type: ID.Type = ID.self) -> ID? {
    if case .id(let id, _) = place { return id.base as? ID }
    return topID?.base as? ID
  }
}

extension ScrollNode {
  fileprivate func scroll(to place: ScrollPosition.Place, anchor: UnitPoint) {
    switch place {
    case .automatic: break
    case .id(let id, let ownAnchor):
      if let target = scrollTarget(identifiedBy: id) { scroll(to: .target(target, anchor: ownAnchor ?? anchor)) }
    case .edge(let edge): scroll(to: .share(edge.contains(.bottom) ? 1 : 0))
    case .row(let row): scroll(to: .row(row))
    }
  }
}

/// Binds the position of a scrolling view to a value; see `View.scrollPosition(_:anchor:)`.
package struct ScrollPositionModifier: PrimitiveModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let keeper = Keeper(modifier: modifier, host: inputs.host)
    let observer = ScrollObserver(attach: { keeper.scroll = $0 }, settled: { keeper.settled($0) })
    let outputs = content(inputs.observingScroll(observer))
    inputs.graph.makeOutput { keeper.follow($0.value(modifier)) }
    return outputs
  }

  /// Keeps the scrolling view and the value in sync, both ways.
  private final class Keeper {
    private let modifier: Attribute<ScrollPositionModifier>
    private unowned let host: ViewHost
    @Anchored var scroll: ScrollNode?
    private var known = ScrollPosition()
    private var shownRow = 0.0

    init(modifier: Attribute<ScrollPositionModifier>, host: ViewHost) {
      self.modifier = modifier
      self.host = host
    }

    /// Called when the value may have changed.
    func follow(_ modifier: ScrollPositionModifier) {
      let position = modifier.position.wrappedValue
      guard position != known else { return }
      known = position
      host.afterUpdate { [weak self] in self?.scroll?.scroll(to: position.place, anchor: modifier.anchor) }
    }

    func settled(_ scroll: ScrollNode) {
      guard host.graph.isValid(modifier.id), scroll.position != shownRow else { return }
      shownRow = scroll.position
      guard scroll.phase != .animating else { return }
      let modifier = host.graph.peek(modifier)
      modifier.position.wrappedValue = ScrollPosition(
        row: scroll.position, topID: scroll.identifier(at: modifier.anchor))
      known = modifier.position.wrappedValue
    }
  }
}

extension View {
  /// Binds the position of the scrolling view inside: writing the value scrolls, and scrolling by the user writes it.
  /// - Parameter anchor: Where the row with the value's id is placed.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint = .top
  ) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }

  /// Binds the id of a lazy stack's row at an anchor: writing the id scrolls to the row, and scrolling by the user
  /// writes the id of the row there.
  /// - Parameter id: The id; nil leaves the scrolling view where it is.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint = .top
  ) -> some View {
    let position = Binding<ScrollPosition> {
      id.wrappedValue.map { ScrollPosition(id: $0, anchor: anchor) } ?? ScrollPosition()
    } set: { position in
      let new = position.viewID(type: ID.self)
      if new != id.wrappedValue { id.wrappedValue = new }
    }
    return scrollPosition(position, anchor: anchor)
  }
}
