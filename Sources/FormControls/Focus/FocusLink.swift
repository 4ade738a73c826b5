package import AttributeGraph
package import ViewTree

/// A type-erased focus state bound to fields by name: it synchronizes the focused field between a form from a file and
/// the views around it.
package struct FocusLink {
  /// The inputs of a field's view, bound to the value for the field.
  let bind: (_ name: String, _ inputs: ViewInputs) -> ViewInputs
  /// Calls `show` before the state is set to a field, so that the field is made visible, while the graph's current
  /// subgraph exists.
  package let beforeMove: (_ graph: Graph, _ show: @escaping (_ name: String) -> Void) -> Void

  /// - Parameters:
  ///   - value: The value for a field; nil for one without a value.
  ///   - name: The name of the field for a value.
  package init<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, value: @escaping (_ name: String) -> Value?,
    name: @escaping (Value) -> String?
  ) {
    let location = binding.location
    bind = { name, inputs in
      guard let value = value(name) else { return inputs }
      let scope = FocusScope(location: location, value: value, extent: .descendants)
      location.add(scope)
      inputs.graph.onRemoval { location.remove(scope) }
      return inputs.deriving { FocusBindings(list: ($0?.list ?? []) + [scope]) }
    }
    beforeMove = { graph, show in location.beforeSetting(in: graph) { if let name = name($0) { show(name) } } }
  }
}

extension View {
  /// Binds everything inside this view to the value for a field in the outer focus state, if there is one.
  package func focused(by link: FocusLink?, as name: String) -> some View {
    trait(of: link) { inputs, link in link()?.bind(name, inputs) ?? inputs }
  }
}
