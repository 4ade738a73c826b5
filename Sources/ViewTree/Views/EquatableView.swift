public import AttributeGraph

/// A view that is evaluated again only when it is not equal to the one before; see `View.equatable()`.
public struct EquatableView<Content: View & Equatable>: PrimitiveView, Equatable {
  let content: Content

  /// Compares `content` with `==`.
  public init(content: Content) { self.content = content }

  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    Content._makeView(inputs.graph.makeProjection(view) { $0.content }, inputs: inputs)
  }
}

extension View where Self: Equatable {
  /// Leaves this view alone as long as it is equal to the one before. Views that are `Equatable` are compared with
  /// `==` anyway; this says so where it matters. Changes of its own state and environment reach the view all the same.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
