public import AttributeGraph

/// Distinguishes the rules of bodies from other rules.
protocol BodyMaking {
  /// The type of the view or modifier.
  static var view: Any.Type { get }
}

/// Evaluates the body of a view (or of a modifier) with its dynamic properties bound in place.
struct BodyRule<Container, Body>: Rule, BodyMaking {
  let container: Attribute<Container>
  let body: (Container) -> Body
  let host: ViewHost
  var properties: DynamicPropertyBuffer
  let observation: BodyObservation
  static var view: Any.Type { Container.self }

  mutating func evaluate(in graph: Graph) -> Body {
    var value = graph.value(container)
    guard let id = observation.id else { preconditionFailure("a body was evaluated before its attribute was made") }
    host.counters.bodies += 1
    #if DEBUG
      host.evaluatedBodies?.append("\(Container.self)")
    #endif
    return withUnsafeMutablePointer(to: &value) { value in
      let evaluation = BodyEvaluation(
        view: Container.self, host: host, container: container.id, body: id, isObserved: observation.observes,
        value: UnsafeRawPointer(value))
      return evaluation.run {
        properties.update(at: UnsafeMutableRawPointer(value), in: graph)
        let turn = host.turn
        guard turn.watchesBodies else { return evaluate(value, id, in: turn) }
        return turn.watch(id) { evaluate(value, id, in: turn) }
      }
    }
  }

  private func evaluate(_ value: UnsafeMutablePointer<Container>, _ id: AttributeID, in turn: Turn) -> Body {
    observation.evaluate(id, reportingTo: turn.observedChanges) { body(value.pointee) }
  }
}

extension ViewInputs {
  /// Makes a view from its body.
  @inlinable @inline(__always)
  package func makeBody<Container: View>(of container: Attribute<Container>) -> ViewOutputs {
    makeBody(of: container, body: { $0.body }, then: { Container.Body._makeView($0, inputs: $1) })
  }

  /// Makes the body of a view as an attribute, and the content made from it; the view's dynamic properties exist as
  /// long as the current subgraph.
  @usableFromInline package func makeBody<Container, Body>(
    of container: Attribute<Container>, body: @escaping (Container) -> Body,
    then make: @escaping (Attribute<Body>, ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    guard depth < Self.depthLimit else {
      // Evaluates the value first: its origin is known only afterwards.
      _ = graph.peek(container)
      host.report(
        "\(Container.self)\(host.place(of: container.id)) stands in \(Self.depthLimit) views, one inside the other, as if "
          + "it contained itself: it is left out")
      return ViewOutputs(.empty)
    }
    var inner = self
    inner.depth += 1
    let properties = DynamicPropertyBuffer(container: Container.self, inputs: self)
    let observation = BodyObservation()
    let rule = BodyRule(container: container, body: body, host: host, properties: properties, observation: observation)
    let attribute = graph.makeRule(rule)
    observation.id = attribute.id
    guard !properties.requirements.isEmpty else { return make(attribute, inner) }
    return inner.makeContent(of: container, requiring: properties.requirements) { make(attribute, $0) }
  }

  /// Bounds the nesting, since a view that contains itself would overflow the stack.
  private static var depthLimit: Int { 500 }
}
