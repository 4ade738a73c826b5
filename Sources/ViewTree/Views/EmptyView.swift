public import AttributeGraph

/// A view that shows nothing and takes no room.
public struct EmptyView: PrimitiveView {
  /// A view without content.
  public init() {}

  public static func _makeView(_ view: Attribute<EmptyView>, inputs: ViewInputs) -> ViewOutputs {
    // A body that gives this is evaluated although nothing of it is to be seen.
    _ = inputs.graph.makeOutput(Evaluate(view: view))
    return ViewOutputs(.empty)
  }

  private struct Evaluate: Rule {
    let view: Attribute<EmptyView>

    func evaluate(in graph: Graph) -> Int {
      _ = graph.value(view)
      return 0
    }
  }
}
