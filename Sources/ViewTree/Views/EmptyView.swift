public import AttributeGraph

/// A view that shows nothing and takes no room.
public struct EmptyView: PrimitiveView {
  /// A view without content.
  public init() {}

  public static func _makeView(_ view: Attribute<EmptyView>, inputs: ViewInputs) -> ViewOutputs {
    // A body that gives this is evaluated although nothing of it is to be seen.
    _ = inputs.graph.makeOutput(UnseenEvaluation(value: view))
    return ViewOutputs(.empty)
  }
}

/// Keeps a value up to date of which nothing is to be seen.
struct UnseenEvaluation<Value>: Rule {
  let value: Attribute<Value>

  func evaluate(in graph: Graph) -> Int {
    _ = graph.value(value)
    return 0
  }
}
