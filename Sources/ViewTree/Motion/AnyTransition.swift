import AttributeGraph

/// How a view is inserted and removed in an animated change; see `View.transition(_:)`.
@MainActor
public struct AnyTransition {
  /// How a view is drawn before its insertion and after its removal.
  struct Absence: Hashable {
    /// The visible share of the view.
    var opacity = 1.0
    /// The offset from its place in cells.
    var columns = 0.0
    var rows = 0.0
    /// The edges beyond which it is moved by its own size.
    var edges: Edge = []

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
  /// The app's modifiers, each with the directions that it is for.
  private(set) var parts: [(ways: Ways, part: any TransitionPart)] = []

  private init(_ insertion: Absence, _ removal: Absence) {
    self.insertion = insertion
    self.removal = removal
  }

  /// True if a view is inserted, or removed, at once.
  func isNone(for way: Ways) -> Bool {
    (way == .insertion ? insertion : removal).isNone && !parts.contains { $0.ways.contains(way) }
  }

  private init(_ absence: Absence) { self.init(absence, absence) }

  /// The view is inserted and removed at once.
  public static let identity = AnyTransition(Absence())
  /// The view fades in and out.
  public static let opacity = AnyTransition(Absence(opacity: 0))
  /// The view enters from the left and leaves to the right.
  public static let slide = asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))

  /// The view enters and leaves at an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(Absence(edges: edge)) }

  /// The view enters and leaves at an offset; see ``Lengths``.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    let distance = Lengths.cells(ofDistance: Point(x: x, y: y))
    return AnyTransition(Absence(columns: distance.x, rows: distance.y))
  }

  /// Different transitions for insertion and removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var both = AnyTransition(insertion.insertion, removal.removal)
    both.parts =
      insertion.parts.compactMap { $0.ways.contains(.insertion) ? (.insertion, $0.part) : nil }
      + removal.parts.compactMap { $0.ways.contains(.removal) ? (.removal, $0.part) : nil }
    return both
  }

  /// The view enters from an edge and leaves at the opposite one.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: edge.opposite).combined(with: .opacity))
  }

  /// Changes from one modifier to another during insertion, and back during removal. The `animatableData` of the
  /// modifier and of the modifiers in its body is interpolated.
  /// - Parameters:
  ///   - active: Applied before the insertion and after the removal.
  ///   - identity: Applied in between.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    var transition = AnyTransition.identity
    transition.parts = [([.insertion, .removal], ModifierPart(active: active, identity: identity))]
    return transition
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var both = AnyTransition(insertion.combined(with: other.insertion), removal.combined(with: other.removal))
    both.parts = parts + other.parts
    return both
  }
}

/// An app's modifier that a transition applies.
@MainActor protocol TransitionPart {
  /// Makes the content, wrapped in the modifier.
  /// - Parameter index: The index of the part in the transition.
  func makeView(
    _ transition: Attribute<TransitionModifier>, at index: Int, _ passage: Passage, inputs: ViewInputs,
    content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs
}

/// A modifier with one value while the content is absent, another while it is present.
struct ModifierPart<Modifier: ViewModifier>: TransitionPart {
  let active: Modifier
  let identity: Modifier

  func makeView(
    _ transition: Attribute<TransitionModifier>, at index: Int, _ passage: Passage, inputs: ViewInputs,
    content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    // Kept if the transition changes to one without this modifier.
    var last = identity
    let value = inputs.graph.makeRule { graph in
      let parts = graph.value(transition).transition.parts
      let phase = graph.value(passage.phase)
      guard index < parts.count, let part = parts[index].part as? Self else { return last }
      let isAway =
        switch phase {
        case .made: passage.beginsAway && parts[index].ways.contains(.insertion)
        case .present: false
        case .leaving: parts[index].ways.contains(.removal)
        }
      last = isAway ? part.active : part.identity
      return last
    }
    return Modifier._makeView(value, inputs: inputs, content: content)
  }
}

extension AnyTransition {
  /// Makes the content, wrapped in the modifiers of all parts, the last outermost.
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
