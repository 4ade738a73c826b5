package import AttributeGraph

/// Runs actions when the content enters and leaves the tree.
package struct AppearanceModifier: PrimitiveModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let outputs = content(inputs)
    let graph = inputs.graph
    let host = inputs.host
    // Still known while the subgraph is removed.
    var latest = graph.peek(modifier)
    graph.makeOutput { latest = $0.value(modifier) }
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
      guard let action = isInSight ? latest.appear : latest.disappear else { return }
      host.afterUpdate(of: ActionOrigin(name, at: modifier.id), action)
    }
    graph.onRemoval { [unowned host] in
      guard hasAppeared, let disappear = latest.disappear else { return }
      host.afterUpdate(of: ActionOrigin("onDisappear", at: modifier.id), disappear)
    }
    return outputs
  }
}

extension View {
  /// Runs an action when this view enters the tree, before its first frame; inner views first.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs an action when this view has left the tree.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}
