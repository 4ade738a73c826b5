public import AttributeGraph
public import ViewTree

/// Binds the focus of the content to a focus state; see `View.focused(_:equals:)`.
public struct FocusedModifier<Value: Hashable>: PrimitiveModifier {
  let location: FocusLocation<Value>
  let value: Value

  package init(location: FocusLocation<Value>, value: Value) {
    self.location = location
    self.value = value
  }

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let binding = inputs.graph.peek(modifier)
    let inherited = inputs.trait(FocusBindings.self)?.list ?? []
    return content(
      inputs.with(FocusBindings(list: inherited + [FocusBinding(binding.location, value: binding.value)])))
  }
}

extension View {
  /// Makes the state equal `value` while this view has focus, and gives this view focus when the state is set to it.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(FocusedModifier(location: binding.location, value: value))
  }

  /// Makes the state true while this view, or a view inside it, has focus, and gives it focus when set to true.
  public func focused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(location: binding.location, value: true))
  }
}
