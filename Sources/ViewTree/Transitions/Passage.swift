import AttributeGraph

/// The coming and going of the content of one `transition(_:)`.
final class Passage {
  enum Phase {
    /// As it was made: away if it is to come, else there.
    case made
    case present
    case leaving
  }

  let phase: Attribute<Phase>
  private(set) var beginsAway = false
  private let modifier: Attribute<TransitionModifier>
  private unowned let host: ViewHost

  init(of modifier: Attribute<TransitionModifier>, inputs: ViewInputs) {
    self.modifier = modifier
    host = inputs.host
    phase = inputs.graph.makeSource(.made)
  }

  private var transition: AnyTransition {
    host.graph.isValid(modifier.id) ? host.graph.peek(modifier).transition : .identity
  }

  var takesTimeToLeave: Bool { !transition.isNone(for: .removal) }

  /// The content was inserted in the update going on: it comes from where it is not there.
  func enter(with transaction: Transaction) {
    guard !transition.isNone(for: .insertion) else { return }
    beginsAway = true
    host.afterUpdate { [self] in go(to: .present, with: transaction) }
  }

  func leave(with transaction: Transaction) { go(to: .leaving, with: transaction) }

  private func go(to phase: Phase, with transaction: Transaction) {
    guard host.graph.isValid(self.phase.id), host.graph.setValue(self.phase, phase) else { return }
    transaction.accompany(host.graph)
  }
}

extension ViewList {
  /// Those of the views themselves that have a transition, not of what is inside them.
  var passages: [Passage] {
    switch self {
    case .empty, .node, .lazy: []
    case .sequence(let lists): lists.flatMap(\.passages)
    case .dynamic(let list): list.passage.map { [$0] } ?? list.content.passages
    case .marked(_, let list): list.passages
    }
  }
}
