public import AttributeGraph

/// Ties where a scrolling view stands to a value; see `View.scrollPosition(_:anchor:)`.
public struct ScrollPositionModifier: PrimitiveModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let keeper = Keeper(modifier: modifier, host: inputs.host)
    let outputs = content(inputs.observingScroll(keeper))
    _ = inputs.graph.makeOutput(Follow(modifier: modifier, keeper: keeper))
    return outputs
  }

  /// Tells the scrolling view of the value, and the value of the scrolling view.
  private final class Keeper: ScrollObserver {
    private let modifier: Attribute<ScrollPositionModifier>
    private unowned let host: ViewHost
    private weak var scroll: ScrollNode?
    private var known = ScrollPosition()
    private var shownRow = 0.0

    init(modifier: Attribute<ScrollPositionModifier>, host: ViewHost) {
      self.modifier = modifier
      self.host = host
    }

    override func attach(to scroll: ScrollNode) { self.scroll = scroll }

    /// The value is another one.
    func follow(_ position: ScrollPosition, anchor: UnitPoint) {
      guard position != known else { return }
      known = position
      host.afterUpdate { [weak self] in self?.scroll?.scroll(to: position.place, anchor: anchor) }
    }

    override func settled(_ scroll: ScrollNode) {
      guard host.graph.isValid(modifier.id), scroll.position != shownRow else { return }
      shownRow = scroll.position
      guard scroll.phase != .animating else { return }
      let modifier = host.graph.peek(modifier)
      modifier.position.wrappedValue = ScrollPosition(
        row: scroll.position, topID: scroll.identifier(at: modifier.anchor))
      known = modifier.position.wrappedValue
    }
  }

  private struct Follow: Rule {
    let modifier: Attribute<ScrollPositionModifier>
    let keeper: Keeper

    func evaluate(in graph: Graph) -> Int {
      let modifier = graph.value(modifier)
      keeper.follow(modifier.position.wrappedValue, anchor: modifier.anchor)
      return 0
    }
  }
}

extension View {
  /// Ties where the scrolling view inside stands to a value: writing the value scrolls, and scrolling by a person writes
  /// it.
  /// - Parameter anchor: Where the row stands whose id the value gives.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint = .top
  ) -> ModifiedContent<Self, ScrollPositionModifier> {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }

  /// Ties the row of a lazy stack that stands at an anchor to its id: writing the id scrolls to the row, and scrolling by
  /// a person writes the id of the row that stands there then.
  /// - Parameter id: Nil leaves the scrolling view where it is.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint = .top
  ) -> ModifiedContent<Self, ScrollPositionModifier> {
    let position = Binding<ScrollPosition> {
      id.wrappedValue.map { ScrollPosition(id: $0, anchor: anchor) } ?? ScrollPosition()
    } set: { position in
      let new = position.viewID(type: ID.self)
      if new != id.wrappedValue { id.wrappedValue = new }
    }
    return scrollPosition(position, anchor: anchor)
  }
}
