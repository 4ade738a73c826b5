public import AttributeGraph

/// One of the views that a container was given, to be put wherever the container likes.
public struct Subview: PrimitiveView, Identifiable {
  /// Tells the view from others as long as it is there.
  public struct ID: Hashable {
    fileprivate let node: ObjectIdentifier
  }

  let node: DisplayNode

  public var id: ID { ID(node: ObjectIdentifier(node)) }

  /// What `layoutValue(key:value:)` has attached to the view.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    LayoutSubview(node: node, placements: LayoutSubviews.Placements())[key]
  }

  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    inputs.switching(on: view, key: \.id) { subview, _ in ViewOutputs(subview.node) }
  }
}
