public import AttributeGraph

/// Runs actions when the content enters and leaves the tree.
public struct AppearanceModifier: PrimitiveModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    let host = inputs.host
    let latest = LatestValue(graph: graph, attribute: modifier)
    host.afterUpdate { if graph.isValid(modifier.id) { graph.peek(modifier).appear?() } }
    graph.onRemoval {
      let disappear = latest.value.disappear
      host.afterUpdate { disappear?() }
    }
    return content(inputs)
  }
}

/// The last value of an attribute, still there when its subgraph is being removed.
final class LatestValue<Value> {
  private struct Keep: Rule {
    let attribute: Attribute<Value>
    let owner: LatestValue<Value>
    func evaluate(in graph: Graph) -> Int {
      owner.stored = graph.value(attribute)
      return 0
    }
  }

  private var stored: Value

  init(graph: Graph, attribute: Attribute<Value>) {
    stored = graph.peek(attribute)
    _ = graph.makeOutput(Keep(attribute: attribute, owner: self))
  }

  var value: Value { stored }
}

extension View {
  /// Runs an action when this view enters the tree, before the first frame that shows it.
  public func onAppear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, AppearanceModifier> {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs an action when this view has left the tree.
  public func onDisappear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, AppearanceModifier> {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}
