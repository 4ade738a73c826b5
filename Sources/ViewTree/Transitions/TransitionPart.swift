import AttributeGraph

/// A modifier of the author's that a transition applies.
@MainActor protocol TransitionPart {
  /// Makes the content with the modifier around it.
  /// - Parameter index: Where the part stands in the transition.
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
    let value = inputs.graph.makeRule(
      Choose(transition: transition, index: index, passage: passage, last: identity))
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
