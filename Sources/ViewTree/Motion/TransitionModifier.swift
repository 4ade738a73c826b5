package import AttributeGraph

/// Inserts and removes the content with a transition.
package struct TransitionModifier: PrimitiveModifier {
  let transition: AnyTransition

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let passage = Passage(of: modifier, inputs: inputs)
    var inner = inputs
    inner.environment = inputs.graph.makeRule { [outer = inputs.environment] graph in
      var environment = graph.value(outer)
      // A leaving view cannot have focus.
      if graph.value(passage.phase) == .leaving { environment.isEnabled = false }
      return environment
    }
    let state = inputs.graph.makeRule { graph in
      let transition = graph.value(modifier).transition
      return switch graph.value(passage.phase) {
      case .made: PassageModifier(absence: transition.insertion, presence: passage.beginsAway ? 0 : 1)
      case .present: PassageModifier(absence: transition.insertion, presence: 1)
      case .leaving: PassageModifier(absence: transition.removal, presence: 0)
      }
    }
    let outputs = PassageModifier._makeView(state, inputs: inputs) { [inner] _ in
      inputs.graph.peek(modifier).transition.makeView(modifier, passage, inputs: inner, content: content)
    }
    if case .dynamic(let list) = outputs.list { list.passage = passage }
    return outputs
  }
}

/// Draws the content during its transition.
struct PassageModifier: LayoutModifier {
  let absence: AnyTransition.Absence
  /// From 0, absent, to 1, present.
  var presence: Double
  typealias AnimatableData = Double
  var animatableData: Double {
    get { presence }
    set { presence = newValue }
  }

  final class Node: UnaryNode {
    var absence = AnyTransition.Absence() { didSet { if absence != oldValue { setNeedsLayout() } } }
    var presence = 1.0 {
      didSet {
        guard presence != oldValue else { return }
        setNeedsDisplay()
        setNeedsLayout()
      }
    }

    override var opacity: Double { absence.opacity + (1 - absence.opacity) * presence }

    override func layOut(in size: Size) {
      func side(_ low: Edge, _ high: Edge) -> Double {
        (absence.edges.contains(high) ? 1 : 0) - (absence.edges.contains(low) ? 1 : 0)
      }
      let away = Point(
        x: absence.columns + side(.leading, .trailing) * size.width,
        y: absence.rows + side(.top, .bottom) * size.height)
      child?.place(at: Point(x: away.x * (1 - presence), y: away.y * (1 - presence)), size: size)
    }
  }

  static var mayBeInert: Bool { true }
  var isInert: Bool { presence == 1 }

  func update(_ node: Node, environment: EnvironmentValues) {
    node.absence = absence
    node.presence = presence
  }
}

extension View {
  /// Sets the transition with which an animated change inserts or removes this view in a branch or a `ForEach`.
  ///
  ///     if isOpen { Details().transition(.opacity) }
  ///
  /// A leaving view keeps its space and its last content, without focus. Views are inserted and removed at once without
  /// an animation, with reduced motion, when a lazy stack scrolls, and when a row moves to another section.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}

/// The insertion and removal of the content of one `transition(_:)`.
final class Passage {
  enum Phase {
    /// The initial state: absent if an insertion is to be shown, else present.
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

  /// Called when the content was inserted in the current update: it starts absent.
  func enter(with transaction: Transaction) {
    guard !transition.isNone(for: .insertion) else { return }
    beginsAway = true
    host.afterUpdate { [self] in go(to: .present, with: transaction) }
  }

  func leave(with transaction: Transaction) { go(to: .leaving, with: transaction) }

  private func go(to phase: Phase, with transaction: Transaction) {
    let isChange = host.graph.isValid(self.phase.id) && host.graph.setValue(self.phase, phase)
    transaction.accompany(host.graph, where: isChange)
  }
}

extension ViewList {
  /// The transitions of the views themselves, not of their contents.
  var passages: [Passage] {
    switch self {
    case .dynamic(let list) where list.passage != nil: list.passage.map { [$0] } ?? []
    case .rows(let rows) where rows.isLazy: []
    default: parts.flatMap(\.passages)
    }
  }
}
