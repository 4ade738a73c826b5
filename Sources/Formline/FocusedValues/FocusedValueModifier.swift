public import AttributeGraph
public import ViewTree

/// Offers a value while focus is in the content, or wherever it is.
public struct FocusedValueModifier<Value>: PrimitiveModifier {
  enum Reach { case content, scene }

  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let reach: Reach

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    let reach = graph.peek(modifier).reach
    let offer = { (values: inout FocusedValues) in
      guard graph.isValid(modifier.id) else { return }
      let offered = graph.value(modifier)
      if let value = offered.value { values[keyPath: offered.keyPath] = value }
    }
    guard reach == .scene else {
      return content(inputs.deriving { FocusedValueChain(outer: $0, offer: offer) })
    }
    let chain = FocusedValueChain(outer: nil, offer: offer)
    let host = inputs.host
    let store = FocusedValueStore.of(host)
    store.offerEverywhere(chain)
    host.afterUpdate { store.collectAnew() }
    graph.onRemoval { [unowned host] in
      store.withdraw(chain)
      host.afterUpdate { store.collectAnew() }
    }
    return content(inputs)
  }
}

extension View {
  /// Offers a value while focus is in this view; the view closest to the one that has focus wins. Nil offers nothing.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, reach: .content))
  }

  /// Offers a value wherever focus is, unless a view around the one that has focus offers another.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, reach: .scene))
  }
}
