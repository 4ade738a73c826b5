public import AttributeGraph

/// A view with an explicit identity; see `View.id(_:)`.
public struct IDView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    inputs.switching(on: view, key: { $0.id }) { _, inputs in
      Content._makeView(inputs.graph.makeProjection(view) { $0.content }, inputs: inputs)
    }
  }
}

extension View {
  /// Binds the identity of this view to a value: when the value changes, its state starts afresh.
  public func id<ID: Hashable>(_ id: ID) -> IDView<Self, ID> { IDView(content: self, id: id) }
}
