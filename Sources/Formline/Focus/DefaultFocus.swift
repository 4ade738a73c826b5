public import AttributeGraph
public import ViewTree

/// Gives focus to a view when the content appears; see `View.defaultFocus(_:_:)`.
public struct DefaultFocusModifier<Value: Hashable>: PrimitiveModifier {
  let location: FocusLocation<Value>
  let value: Value

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let outputs = content(inputs)
    let first = inputs.graph.peek(modifier)
    let host = inputs.host
    host.afterUpdate { [unowned host] in
      let store = FocusStore.of(host)
      if store.focused == nil, !store.hasRequests { first.location.assign(first.value) }
    }
    return outputs
  }
}

extension View {
  /// Sets the focus state when this view appears and nothing has focus yet. What `onAppear` sets comes first.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> some View {
    modifier(DefaultFocusModifier(location: binding.location, value: value))
  }
}
