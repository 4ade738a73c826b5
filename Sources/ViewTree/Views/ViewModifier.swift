public import AttributeGraph

/// A change that can be applied to any view, resulting in a new one.
@MainActor
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// A placeholder for the view to be modified.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder func body(content: Content) -> Body

  /// Makes the attributes of the modifier and of its content. Modifiers with a `body` use the default implementation.
  static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs
}

extension ViewModifier {
  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    makeBody(of: modifier, inputs: inputs, content: content)
  }

  /// Makes the body of a modifier, with the content in place of its placeholder.
  static func makeBody(
    of modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    inputs.makeBody(of: modifier) {
      $0.body(content: _ViewModifier_Content())
    } then: { body, inputs in
      // A body that consists only of the content is evaluated although nothing reads it.
      if Body.self == Content.self { inputs.graph.makeOutput { _ = $0.value(body) } }
      var inner = inputs
      inner.modifierContents.append(content)
      return Body._makeView(body, inputs: inner)
    }
  }
}

/// A modifier whose attributes are made by the library.
@MainActor
package protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  /// Do not call: a primitive modifier has no body.
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) is a primitive modifier") }
}

/// A placeholder in a modifier's body for the view to be modified.
public struct _ViewModifier_Content<Modifier>: PrimitiveView {
  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    var outer = inputs
    guard let make = outer.modifierContents.popLast() else { return ViewOutputs(.empty) }
    return make(outer)
  }
}

/// A view with a modifier applied to it.
@frozen public struct ModifiedContent<Content, Modifier> {
  @usableFromInline package let content: Content
  @usableFromInline package let modifier: Modifier

  @inlinable package init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView, TransparentView where Content: View, Modifier: ViewModifier {
  public static func _makeView(storedIn whole: AttributeID, at offset: Int, inputs: ViewInputs) -> ViewOutputs {
    var offsets = MemberOffsets()
    let content = offset + offsets.next(Content.self)
    let modifier = offset + offsets.next(Modifier.self)
    return Modifier._makeView(
      inputs.graph.makeProjection(whole, byteOffset: modifier, as: Modifier.self), inputs: inputs
    ) { inputs in Content._makeView(storedIn: whole, at: content, inputs: inputs) }
  }
}

extension View {
  /// Applies a modifier to this view.
  // Inlined where the types are known, which avoids lookups in the runtime's table of generic types.
  @inlinable public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
