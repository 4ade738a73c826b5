public import AttributeGraph

/// Runs actions when the content enters and leaves the tree.
public struct AppearanceModifier: PrimitiveModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let outputs = content(inputs)
    let graph = inputs.graph
    let host = inputs.host
    let latest = LatestValue(graph: graph, attribute: modifier)
    // Set at the end of the update: a view removed before that has not appeared.
    var hasAppeared = false
    let presence = inputs.presence
    host.afterUpdate(of: ActionOrigin("onAppear", at: modifier.id)) {
      guard graph.isValid(modifier.id), !hasAppeared, presence?.isInSight ?? true else { return }
      hasAppeared = true
      graph.peek(modifier).appear?()
    }
    presence?.observe(in: graph) { [unowned host] isInSight in
      guard graph.isValid(modifier.id), isInSight != hasAppeared else { return }
      hasAppeared = isInSight
      let name = isInSight ? "onAppear" : "onDisappear"
      guard let action = isInSight ? latest.value.appear : latest.value.disappear else { return }
      host.afterUpdate(of: ActionOrigin(name, at: modifier.id), action)
    }
    graph.onRemoval { [unowned host] in
      guard hasAppeared, let disappear = latest.value.disappear else { return }
      host.afterUpdate(of: ActionOrigin("onDisappear", at: modifier.id), disappear)
    }
    return outputs
  }
}

/// The last value of an attribute, still available while its subgraph is removed.
private final class LatestValue<Value> {
  private struct Keep: Rule {
    let attribute: Attribute<Value>
    let owner: LatestValue<Value>

    func evaluate(in graph: Graph) -> Int {
      owner.value = graph.value(attribute)
      return 0
    }
  }

  private(set) var value: Value

  init(graph: Graph, attribute: Attribute<Value>) {
    value = graph.peek(attribute)
    _ = graph.makeOutput(Keep(attribute: attribute, owner: self))
  }
}

extension View {
  /// Runs an action when this view enters the tree, before its first frame; inner views first.
  public func onAppear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, AppearanceModifier> {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs an action when this view has left the tree.
  public func onDisappear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, AppearanceModifier> {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}
