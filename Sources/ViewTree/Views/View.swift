public import AttributeGraph

/// A piece of a user interface: a value that describes what stands on the screen.
///
/// A view is made once for each identity; after that only its `body` is evaluated, whenever something
/// that the body has read changes. Views are cheap values: keep state in `@State`, not in stored properties.
///
///     struct Greeting: View {
///       let name: String
///       var body: some View { Text("Hello, \(name)") }
///     }
@MainActor
public protocol View {
  /// What this view is made of.
  associatedtype Body: View

  /// The content of this view. Evaluated any number of times; it must not write state.
  @ViewBuilder var body: Body { get }

  /// Makes the attributes of this view, once for its identity. Views with a `body` inherit it.
  static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs

  /// The same for a view that is stored inside another one, at an offset in bytes. Views that only hold others have no
  /// attribute for themselves then.
  static func _makeView(storedIn whole: AttributeID, at offset: Int, inputs: ViewInputs) -> ViewOutputs

  /// How many cases this view tells apart. Conditions in each other are one choice between the views at their ends.
  static var _caseCount: Int { get }

  /// Which of its cases a view is, counted from 0.
  static func _caseIndex(of view: Self) -> Int

  /// Makes the view for one case of `source`.
  /// - Parameter extract: The view, while `source` is of that case.
  static func _makeCase<Source>(
    of source: Attribute<Source>, first: Self, extract: @escaping (Source) -> Self?, inputs: ViewInputs
  ) -> ViewOutputs
}

extension View {
  // Inlined into the module of each view, where the compiler knows the body's type: the runtime takes long to find it.
  @inlinable
  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs { inputs.makeBody(of: view) }

  public static func _makeView(storedIn whole: AttributeID, at offset: Int, inputs: ViewInputs) -> ViewOutputs {
    _makeView(inputs.graph.makeProjection(whole, byteOffset: offset, as: Self.self), inputs: inputs)
  }

  public static var _caseCount: Int { 1 }

  public static func _caseIndex(of view: Self) -> Int { 0 }

  public static func _makeCase<Source>(
    of source: Attribute<Source>, first: Self, extract: @escaping (Source) -> Self?, inputs: ViewInputs
  ) -> ViewOutputs {
    inputs.makeCase(of: source, first: first, extract: extract)
  }
}

/// A view that only holds other views, which lie inside its value. However deep such views stand in each other, only
/// those at the ends are copied out of the value and compared.
@MainActor
protocol TransparentView: PrimitiveView {}

extension TransparentView {
  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    _makeView(storedIn: view.id, at: 0, inputs: inputs)
  }
}

extension Never: View {
  public typealias Body = Never

  /// Never reached: `Never` has no value.
  public var body: Never { self }
}

/// A view whose attributes are made by the library itself and which therefore has no body.
@MainActor
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Not for calling: a primitive view is where the recursion of bodies ends.
  public var body: Never { preconditionFailure("\(Self.self) is a primitive view: it has no body") }
}

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
  /// Skips this view if it is equal to the last one, as is done for every `Equatable` view. Its own state and
  /// environment still update it.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
