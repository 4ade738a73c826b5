package import AttributeGraph

/// Whether a row, a page or a screen is in sight, and with it those inside. Its state stays while it is not; what runs
/// when views appear and disappear runs each time.
package final class Presence {
  package private(set) var isInSight: Bool
  /// False while it is hidden, wherever it stands.
  private var isShown: Bool
  /// False until a lazy stack has placed the row. One that comes into it from elsewhere stays in sight until then.
  private var isKnown: Bool
  private var observers: [(number: Int, changed: (Bool) -> Void)] = []
  /// That of what stands around.
  private var outer: Presence?
  private var inner: [ObjectIdentifier: Follower] = [:]
  /// How many observers and presences inside there have been.
  private var count = 0

  private struct Follower {
    weak var presence: Presence?
    let number: Int
  }

  /// - Parameters:
  ///   - outer: That of what stands around; nil where everything always is in sight.
  ///   - isPlaced: False for a row of a lazy stack, which says later whether it shows it.
  package init(inside outer: Presence?, isPlaced: Bool = true) {
    isShown = isPlaced
    isKnown = isPlaced && (outer?.isKnown ?? true)
    isInSight = isPlaced && (outer?.isInSight ?? true)
    join(outer)
  }

  isolated deinit { outer?.inner[ObjectIdentifier(self)] = nil }

  /// Calls a closure whenever it comes into sight or leaves it, until the current subgraph of a graph is removed.
  func observe(in graph: Graph, _ changed: @escaping (_ isInSight: Bool) -> Void) {
    count += 1
    observers.append((count, changed))
    graph.onRemoval { [weak self, count] in self?.observers.removeAll { $0.number == count } }
  }

  /// Shows or hides it: it is in sight while what stands around is.
  package func show(_ isShown: Bool) {
    self.isShown = isShown
    change(to: outer?.isInSight ?? true)
  }

  /// Its own views hear of it first, then what stands inside, in the order in which it was made.
  private func change(to isOuterInSight: Bool) {
    let isInSight = isShown && isOuterInSight
    guard isInSight != self.isInSight || !isKnown else { return }
    (self.isInSight, isKnown) = (isInSight, true)
    for observer in observers { observer.changed(isInSight) }
    for follower in inner.values.sorted(by: { $0.number < $1.number }) {
      // A row that no stack has placed waits for that.
      guard let presence = follower.presence, presence.isKnown || presence.isShown else { continue }
      presence.change(to: isInSight)
    }
  }

  /// The row has come into another one.
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

/// Gives what is inside a presence of its own, and tells whose it is.
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
