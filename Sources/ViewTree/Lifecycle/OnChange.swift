package import AttributeGraph

/// Runs an action when a value has changed.
package struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let runsInitially: Bool
  let action: (Value, Value) -> Void

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let outputs = content(inputs)
    let host = inputs.host
    host.hasChangeActions = true
    var last: Value?
    inputs.graph.makeOutput { graph in
      let current = graph.value(modifier)
      let old = last ?? current.value
      let isDue = last.map { !ValueEquality.areEqual($0, current.value) } ?? current.runsInitially
      last = current.value
      guard isDue else { return }
      host.afterUpdate(of: ActionOrigin("onChange", at: modifier.id)) { current.action(old, current.value) }
    }
    return outputs
  }
}

extension View {
  /// Runs an action with the old and the new value in each update that changes the value. Actions that keep changing it
  /// are stopped after a bounded number of rounds, and reported.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, runsInitially: initial, action: action))
  }

  /// Runs an action once for each update in which the value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action with the new value once for each update in which the value has changed.
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (_ newValue: Value) -> Void)
    -> some View
  {
    onChange(of: value) { _, newValue in action(newValue) }
  }
}
