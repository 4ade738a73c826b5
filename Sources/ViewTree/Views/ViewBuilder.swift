public import AttributeGraph

/// Builds a view from the statements of a closure, keeping their static structure as its type.
@resultBuilder
public enum ViewBuilder {
  /// A statement that is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements, each with its own identity.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// `if` without `else`.
  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of `if`/`else` or `switch`.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    .first(first)
  }

  /// The other branch of `if`/`else` or `switch`.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    .second(second)
  }

  /// The content of `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Several views in sequence, as built by `ViewBuilder`; each is identified by its position.
public struct TupleView<each Content> {
  var content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleView: View, PrimitiveView, TransparentView where repeat each Content: View {
  public static func _makeView(storedIn whole: AttributeID, at offset: Int, inputs: ViewInputs) -> ViewOutputs {
    var lists: [ViewList] = []
    var offsets = MemberOffsets()
    func make<Member: View>(_ type: Member.Type) {
      lists.append(Member._makeView(storedIn: whole, at: offset + offsets.next(type), inputs: inputs).list)
    }
    repeat make((each Content).self)
    return ViewOutputs(.sequence(lists))
  }
}

/// Several views in place of one; it adds nothing to the layout.
public struct Group<Content> {
  let content: Content

  /// Makes a group of the views in a closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: View, PrimitiveView, TransparentView where Content: View {
  public static func _makeView(storedIn whole: AttributeID, at offset: Int, inputs: ViewInputs) -> ViewOutputs {
    Content._makeView(storedIn: whole, at: offset, inputs: inputs)
  }
}

/// A view that shows nothing and takes no space.
public struct EmptyView: PrimitiveView {
  /// Makes an empty view.
  public init() {}

  public static func _makeView(_ view: Attribute<EmptyView>, inputs: ViewInputs) -> ViewOutputs {
    // A body that returns an empty view is evaluated although nothing is visible.
    inputs.graph.makeOutput { _ = $0.value(view) }
    return ViewOutputs(.empty)
  }
}
