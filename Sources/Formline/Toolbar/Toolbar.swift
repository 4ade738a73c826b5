public import AttributeGraph
public import ViewTree

/// Puts items into the bottom row; see `View.toolbar(content:)`.
public struct ToolbarModifier<Items> {
  let items: Items
}

extension ToolbarModifier: ViewModifier, PrimitiveModifier where Items: View {
  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let depth = inputs.trait(ToolbarDepth.self)?.modifiers ?? 0
    let outputs = content(inputs.with(ToolbarDepth(modifiers: depth + 1)))
    let store = ToolbarStore.of(inputs.host)
    let items = Items._makeView(inputs.graph.makeProjection(modifier) { $0.items }, inputs: inputs.inToolbar())
    let entry = ToolbarStore.Entry(items: items.list, content: outputs.list, depth: depth)
    store.add(entry)
    inputs.graph.onRemoval { store.remove(entry) }
    return outputs
  }
}

/// How many `toolbar` modifiers stand around a view.
private struct ToolbarDepth {
  let modifiers: Int
}

extension View {
  /// Puts items into the bottom row. The items of all views are shown, in the order of the views; make them depend
  /// on focus to show only some.
  public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    modifier(ToolbarModifier(items: content()))
  }
}

private struct IsInToolbarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  package var isInToolbar: Bool {
    get { self[IsInToolbarKey.self] }
    set { self[IsInToolbarKey.self] = newValue }
  }
}

extension ViewInputs {
  private struct InToolbar: Rule {
    let base: Attribute<EnvironmentValues>

    func evaluate(in graph: Graph) -> EnvironmentValues {
      var values = graph.value(base)
      values.isInToolbar = true
      return values
    }
  }

  /// What items inherit: the environment of the view they are attached to, but not its focus and submit actions.
  func inToolbar() -> ViewInputs {
    var copy = with(FocusBindings(list: [])).with(SubmitChain())
    copy.environment = graph.makeRule(InToolbar(base: environment))
    return copy
  }
}
