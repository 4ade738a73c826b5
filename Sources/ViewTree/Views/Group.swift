public import AttributeGraph

/// Views treated as one where a single view is asked for; it adds nothing to the layout.
public struct Group<Content> {
  let content: Content

  /// A group of the views that the closure lists.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: View, PrimitiveView where Content: View {
  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    Content._makeView(inputs.graph.makeProjection(view) { $0.content }, inputs: inputs)
  }
}
