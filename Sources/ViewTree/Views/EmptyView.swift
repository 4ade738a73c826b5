public import AttributeGraph

/// A view that shows nothing and takes no room.
public struct EmptyView: PrimitiveView {
  /// A view without content.
  public init() {}

  public static func _makeView(_ view: Attribute<EmptyView>, inputs: ViewInputs) -> ViewOutputs { ViewOutputs(.empty) }
}
