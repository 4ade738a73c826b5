import AttributeGraph

/// How a view comes and goes in an animated change; see `View.transition(_:)`.
public struct AnyTransition {
  /// What a view looks like while it is not there yet, or not any more.
  struct Absence: Hashable {
    /// How much of it is seen.
    var opacity = 1.0
    /// Cells it is away from its place.
    var columns = 0.0
    var rows = 0.0
    /// The edges behind which it is: away by its own size.
    var edges: Edge = []

    /// True for the identity.
    var isNone: Bool { self == Absence() }

    func combined(with other: Absence) -> Absence {
      Absence(
        opacity: min(opacity, other.opacity), columns: columns + other.columns, rows: rows + other.rows,
        edges: edges.union(other.edges))
    }
  }

  /// The directions that a part of a transition applies to.
  struct Ways: OptionSet {
    let rawValue: Int
    static let insertion = Ways(rawValue: 1)
    static let removal = Ways(rawValue: 2)
  }

  var insertion: Absence
  var removal: Absence
  /// Modifiers of the author's, each with the ways it is for.
  private(set) var parts: [(ways: Ways, part: any TransitionPart)] = []

  private init(_ insertion: Absence, _ removal: Absence) {
    self.insertion = insertion
    self.removal = removal
  }

  /// True if a view comes, or goes, at once.
  func isNone(for way: Ways) -> Bool {
    (way == .insertion ? insertion : removal).isNone && !parts.contains { $0.ways.contains(way) }
  }

  private init(_ absence: Absence) { self.init(absence, absence) }

  /// The view is there, and gone, at once.
  public static let identity = AnyTransition(Absence())
  /// It comes and goes faintly.
  public static let opacity = AnyTransition(Absence(opacity: 0))
  /// It comes from the left and goes to the right.
  public static let slide = asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))

  /// It comes from beyond an edge and goes there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(Absence(edges: edge)) }

  /// It comes from `x` columns and `y` rows away, and goes there.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    AnyTransition(Absence(columns: x, rows: y))
  }

  /// It comes in one way and goes in another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var both = AnyTransition(insertion.insertion, removal.removal)
    both.parts =
      insertion.parts.compactMap { $0.ways.contains(.insertion) ? (.insertion, $0.part) : nil }
      + removal.parts.compactMap { $0.ways.contains(.removal) ? (.removal, $0.part) : nil }
    return both
  }

  /// It comes from an edge, and leaves at the opposite one.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: edge.opposite).combined(with: .opacity))
  }

  /// It changes from one modifier to another as it comes, and back as it goes. The `animatableData` of the modifier and
  /// of the modifiers in its body is interpolated.
  /// - Parameters:
  ///   - active: Applied before it has come and after it has gone.
  ///   - identity: Applied while it is there.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    var transition = AnyTransition.identity
    transition.parts = [([.insertion, .removal], ModifierPart(active: active, identity: identity))]
    return transition
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var both = AnyTransition(insertion.combined(with: other.insertion), removal.combined(with: other.removal))
    both.parts = parts + other.parts
    return both
  }
}

/// A modifier of the author's that a transition applies.
@MainActor protocol TransitionPart {
  /// Makes the content with the modifier around it.
  /// - Parameter index: The index of the part in the transition.
  func makeView(
    _ transition: Attribute<TransitionModifier>, at index: Int, _ passage: Passage, inputs: ViewInputs,
    content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs
}

/// One value of a modifier while the content is away, another while it is there.
struct ModifierPart<Modifier: ViewModifier>: TransitionPart {
  let active: Modifier
  let identity: Modifier

  func makeView(
    _ transition: Attribute<TransitionModifier>, at index: Int, _ passage: Passage, inputs: ViewInputs,
    content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let value = inputs.graph.makeRule(Choose(transition: transition, index: index, passage: passage, last: identity))
    return Modifier._makeView(value, inputs: inputs, content: content)
  }

  private struct Choose: Rule {
    let transition: Attribute<TransitionModifier>
    let index: Int
    let passage: Passage
    /// Stays where the transition has become another one in which this modifier is not.
    var last: Modifier

    mutating func evaluate(in graph: Graph) -> Modifier {
      let parts = graph.value(transition).transition.parts
      let phase = graph.value(passage.phase)
      guard index < parts.count, let part = parts[index].part as? ModifierPart<Modifier> else { return last }
      let isAway =
        switch phase {
        case .made: passage.beginsAway && parts[index].ways.contains(.insertion)
        case .present: false
        case .leaving: parts[index].ways.contains(.removal)
        }
      last = isAway ? part.active : part.identity
      return last
    }
  }
}

extension AnyTransition {
  /// Makes the content with the modifiers of all parts around it, the last outermost.
  func makeView(
    _ transition: Attribute<TransitionModifier>, _ passage: Passage, inputs: ViewInputs,
    content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let make = parts.enumerated().reduce(content) { content, part in
      { inputs in
        part.element.part.makeView(transition, at: part.offset, passage, inputs: inputs, content: content)
      }
    }
    return make(inputs)
  }
}
