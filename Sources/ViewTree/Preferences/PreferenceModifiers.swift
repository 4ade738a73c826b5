package import AttributeGraph

/// Sets the value of a preference, replacing those of the content.
package struct PreferenceWriter<Key: PreferenceKey>: PrimitiveModifier {
  let value: Key.Value

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let value = inputs.graph.makeProjection(modifier, \.value)
    let mark = KeyedMark<Key>(attribute: value.id) { _, graph in graph.value(value) }
    return ViewOutputs(.marked(mark, content(inputs).list))
  }
}

/// Changes the value that the content sets for a preference.
package struct PreferenceTransformer<Key: PreferenceKey>: PrimitiveModifier {
  let transform: (inout Key.Value) -> Void

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let mark = KeyedMark<Key>(attribute: modifier.id) { inside, graph in
      var value = inside() ?? Key.defaultValue
      graph.value(modifier).transform(&value)
      return value
    }
    return ViewOutputs(.marked(mark, content(inputs).list))
  }
}

/// Runs an action when the content's value for a preference has changed.
package struct PreferenceObserver<Key: PreferenceKey>: PrimitiveModifier where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let outputs = content(inputs)
    let preference = inputs.preference(Key.self) { outputs.list }
    var told: Key.Value?
    inputs.graph.makeOutput { [unowned host = inputs.host] graph in
      _ = graph.value(preference)
      // The latest value when the views are up to date, unless it is the one reported last.
      host.afterUpdate(of: ActionOrigin("onPreferenceChange", at: modifier.id)) {
        guard graph.isValid(modifier.id) else { return }
        let latest = graph.peek(preference)
        if let told, ValueEquality.areEqual(told, latest) { return }
        told = latest
        graph.peek(modifier).action(latest)
      }
    }
    return outputs
  }
}

/// A layer made from the content's value for a preference.
package struct PreferenceLayer<Key: PreferenceKey, Layer: View>: PrimitiveModifier {
  let alignment: Alignment
  let isInFront: Bool
  let layer: (Key.Value) -> Layer

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    var list = ViewList.empty
    let preference = inputs.preference(Key.self) { list }
    let layers = graph.makeRule { graph in
      let modifier = graph.value(modifier)
      return LayerModifier(
        layer: modifier.layer(graph.value(preference)), alignment: modifier.alignment, isInFront: modifier.isInFront)
    }
    return LayerModifier<Layer>._makeView(layers, inputs: inputs) { inputs in
      let outputs = content(inputs)
      list = outputs.list
      return outputs
    }
  }
}

extension ViewInputs {
  /// The value of a view list for a key, as an attribute. It is collected again when a value or the list changes.
  func preference<Key: PreferenceKey>(_ key: Key.Type, of list: @escaping () -> ViewList) -> Attribute<Key.Value> {
    let collected = graph.makeRule { list().preference(key, in: $0) ?? Key.defaultValue }
    host.listReaders.insert(collected.id)
    graph.onRemoval { [unowned host] in host.listReaders.remove(collected.id) }
    return collected
  }
}

extension View {
  /// Sets the value of a preference for enclosing views. Values set by views inside are replaced.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    modifier(PreferenceWriter<Key>(value: value))
  }

  /// Changes the value that this view sets for a preference.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ transform: @escaping (inout Key.Value) -> Void
  ) -> some View { modifier(PreferenceTransformer<Key>(transform: transform)) }

  /// Runs an action with the value that the views inside set for a preference: initially, and whenever it has changed.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceObserver<Key>(action: action))
  }

  /// Puts a view over this one, made from the value that the views inside set for a preference.
  public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    modifier(PreferenceLayer<Key, Overlay>(alignment: alignment, isInFront: true, layer: transform))
  }

  /// Puts a view behind this one, made from the value that the views inside set for a preference.
  public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    modifier(PreferenceLayer<Key, Background>(alignment: alignment, isInFront: false, layer: transform))
  }
}
