public import AttributeGraph

/// A view whose type is hidden. A change of the wrapped type is a change of identity; prefer static types.
public struct AnyView: PrimitiveView {
  let box: any View

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) {
    box = (view as? AnyView)?.box ?? view
  }

  public static func _makeView(_ view: Attribute<AnyView>, inputs: ViewInputs) -> ViewOutputs {
    inputs.switching(on: view, key: { ObjectIdentifier(type(of: $0.box)) }) { value, inputs in
      make(value.box, in: view, inputs: inputs)
    }
  }

  private static func make<Content: View>(
    _ content: Content, in view: Attribute<AnyView>, inputs: ViewInputs
  ) -> ViewOutputs {
    inputs.makeCase(of: view, first: content) { $0.box as? Content }
  }
}
