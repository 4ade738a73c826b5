public import AttributeGraph

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  /// Not for calling: an optional view is primitive.
  public var body: Never { preconditionFailure("Optional is a primitive view: it has no body") }

  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    inputs.switching(on: view, key: { $0 != nil }) { value, inputs in
      guard let wrapped = value else { return ViewOutputs(.empty) }
      return inputs.makeCase(of: view, first: wrapped) { $0 }
    }
  }
}
