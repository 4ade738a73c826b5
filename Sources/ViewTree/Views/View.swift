public import AttributeGraph

/// A part of a user interface: a value that describes what the screen shows.
///
/// A view is made once for each identity; after that only its `body` is evaluated, whenever something that it has read
/// changes. Views are cheap values: keep state in `@State`, not in stored properties.
///
///     struct Greeting: View {
///       let name: String
///       var body: some View { Text("Hello, \(name)") }
///     }
@MainActor @preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// The content of this view. It may be evaluated any number of times and must not write state.
  @ViewBuilder var body: Body { get }

  /// Makes the attributes of this view, once for its identity. Views with a `body` use the default implementation.
  static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs

  /// The same for a view stored inside another one, at an offset in bytes. A view that only contains others then needs
  /// no attribute.
  static func _makeView(storedIn whole: AttributeID, at offset: Int, inputs: ViewInputs) -> ViewOutputs

  /// The number of cases of this view. Nested conditions form one choice between their innermost views.
  static var _caseCount: Int { get }

  /// The index of a view's case, from 0.
  static func _caseIndex(of view: Self) -> Int

  /// Makes the view for one case of `source`.
  /// - Parameter extract: The view, if `source` is of that case.
  static func _makeCase<Source>(
    of source: Attribute<Source>, first: Self, extract: @escaping (Source) -> Self?, inputs: ViewInputs
  ) -> ViewOutputs
}

extension View {
  // Inlined into the conformance of each view, where the compiler knows the body's type: the runtime takes long to find
  // it.
  @inlinable @inline(__always)
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

/// A view that only contains other views, stored inside its value. However deeply such views are nested, only the
/// leaves are copied out of the value and compared.
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

/// A view whose attributes are made by the library and which therefore has no body.
@MainActor
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Do not call: a primitive view ends the recursion of bodies.
  public var body: Never { preconditionFailure("\(Self.self) is a primitive view: it has no body") }
}

/// A view that is evaluated again only if it differs from the previous value; see `View.equatable()`.
public struct EquatableView<Content: View & Equatable>: PrimitiveView, Equatable {
  let content: Content

  /// Compares `content` with `==`.
  public init(content: Content) { self.content = content }

  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    Content._makeView(inputs.graph.makeProjection(view) { $0.content }, inputs: inputs)
  }
}

extension View where Self: Equatable {
  /// Skips the evaluation of this view if it is equal to its last value, as for every `Equatable` view. Its own state
  /// and environment still update it.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
