import AttributeGraph
import Observation

/// Evaluates the body of a view (or of a modifier) with its dynamic properties bound in place.
struct BodyRule<Container, Body>: Rule {
  let container: Attribute<Container>
  let body: (Container) -> Body
  let host: ViewHost
  var properties: DynamicPropertyBuffer
  /// The attribute of this rule itself, known once it has been made.
  let own: OwnAttribute

  mutating func evaluate(in graph: Graph) -> Body {
    var value = graph.value(container)
    guard let id = own.id else { preconditionFailure("a body was evaluated before its attribute was made") }
    let evaluate = body
    let changes = host.observedChanges
    return host.evaluatingBody(of: Container.self) {
      withUnsafeMutablePointer(to: &value) { properties.update(at: UnsafeMutableRawPointer($0), in: graph) }
      return withObservationTracking {
        evaluate(value)
      } onChange: {
        changes.append(id)
      }
    }
  }
}

/// Lets a rule name itself: its attribute exists only after the rule was handed to the graph.
final class OwnAttribute {
  var id: AttributeID?
}

extension ViewInputs {
  /// The body of a view as an attribute; its dynamic properties live as long as the current subgraph.
  func makeBody<Container, Body>(
    of container: Attribute<Container>, body: @escaping (Container) -> Body
  ) -> Attribute<Body> {
    let own = OwnAttribute()
    let rule = BodyRule(
      container: container, body: body, host: host,
      properties: DynamicPropertyBuffer(container: Container.self, inputs: self), own: own)
    let attribute = graph.makeRule(rule)
    own.id = attribute.id
    return attribute
  }
}
