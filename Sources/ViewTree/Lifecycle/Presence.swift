package import AttributeGraph

/// Whether a row, page or screen is visible, and with it those nested inside. State is kept while it is not; the
/// actions for appearing and disappearing run each time.
package final class Presence {
  package private(set) var isInSight: Bool
  /// False while this level is hidden, regardless of the enclosing ones.
  private var isShown: Bool
  /// False until a lazy stack has placed the row. A row that moves in from elsewhere stays visible until then.
  private var isKnown: Bool
  private var observers: [(number: Int, changed: (Bool) -> Void)] = []
  /// The presence of the enclosing row, page or screen.
  private var outer: Presence?
  private var inner: [ObjectIdentifier: Follower] = [:]
  /// The number of observers and nested presences added so far; orders them.
  private var count = 0

  private struct Follower {
    weak var presence: Presence?
    let number: Int
  }

  /// - Parameters:
  ///   - outer: The enclosing presence; nil if everything is always visible.
  ///   - isPlaced: False for a row of a lazy stack, which determines later whether it shows the row.
  package init(inside outer: Presence?, isPlaced: Bool = true) {
    isShown = isPlaced
    isKnown = isPlaced && (outer?.isKnown ?? true)
    isInSight = isPlaced && (outer?.isInSight ?? true)
    join(outer)
  }

  isolated deinit { outer?.inner[ObjectIdentifier(self)] = nil }

  /// Calls a closure whenever the visibility changes, until the current subgraph of a graph is removed.
  func observe(in graph: Graph, _ changed: @escaping (_ isInSight: Bool) -> Void) {
    count += 1
    observers.append((count, changed))
    graph.onRemoval { [weak self, count] in self?.observers.removeAll { $0.number == count } }
  }

  /// Shows or hides this level: it is visible if the enclosing one is.
  package func show(_ isShown: Bool) {
    self.isShown = isShown
    change(to: outer?.isInSight ?? true)
  }

  /// Notifies the views of this level first, then the nested levels in the order in which they were made.
  private func change(to isOuterInSight: Bool) {
    let isInSight = isShown && isOuterInSight
    guard isInSight != self.isInSight || !isKnown else { return }
    (self.isInSight, isKnown) = (isInSight, true)
    for observer in observers { observer.changed(isInSight) }
    for follower in inner.values.sorted(by: { $0.number < $1.number }) {
      // A row that no stack has placed yet is notified when it is placed.
      guard let presence = follower.presence, presence.isKnown || presence.isShown else { continue }
      presence.change(to: isInSight)
    }
  }

  /// Called when the row has moved into another one.
  func follow(_ outer: Presence?, isPlaced: Bool) {
    if outer !== self.outer {
      self.outer?.inner[ObjectIdentifier(self)] = nil
      join(outer)
    }
    guard isPlaced else { return }
    isShown = true
    if outer?.isKnown ?? true { change(to: outer?.isInSight ?? true) }
  }

  private func join(_ outer: Presence?) {
    self.outer = outer
    guard let outer else { return }
    outer.count += 1
    outer.inner[ObjectIdentifier(self)] = Follower(presence: self, number: outer.count)
  }
}

/// Gives the content its own presence and passes that to its owner.
package struct PresenceModifier: PrimitiveModifier {
  let owner: (Presence) -> Void

  package init(owner: @escaping (Presence) -> Void) { self.owner = owner }

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    var inner = inputs
    let presence = Presence(inside: inputs.presence)
    inner.presence = presence
    inputs.graph.peek(modifier).owner(presence)
    return content(inner)
  }
}
