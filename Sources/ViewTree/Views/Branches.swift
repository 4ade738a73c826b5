public import AttributeGraph

/// The view of `if`/`else` and `switch`. Each branch has its own identity; leaving it ends everything in it.
public enum _ConditionalContent<First, Second> {
  /// The view of `if`, and of the former cases.
  case first(First)
  /// The view of `else`, and of the latter cases.
  case second(Second)

  private var first: First? { if case .first(let view) = self { view } else { nil } }
  private var second: Second? { if case .second(let view) = self { view } else { nil } }
}

extension _ConditionalContent: View, PrimitiveView where First: View, Second: View {
  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    inputs.switching(on: view, key: _caseIndex) { value, inputs in
      _makeCase(of: view, first: value, extract: { $0 }, inputs: inputs)
    }
  }

  public static var _caseCount: Int { First._caseCount + Second._caseCount }

  public static func _caseIndex(of view: Self) -> Int {
    switch view {
    case .first(let first): First._caseIndex(of: first)
    case .second(let second): First._caseCount + Second._caseIndex(of: second)
    }
  }

  public static func _makeCase<Source>(
    of source: Attribute<Source>, first view: Self, extract: @escaping (Source) -> Self?, inputs: ViewInputs
  ) -> ViewOutputs {
    switch view {
    case .first(let first):
      First._makeCase(of: source, first: first, extract: { extract($0)?.first }, inputs: inputs)
    case .second(let second):
      Second._makeCase(of: source, first: second, extract: { extract($0)?.second }, inputs: inputs)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  /// Do not call: an optional view is primitive.
  public var body: Never { preconditionFailure("Optional is a primitive view: it has no body") }

  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    inputs.switching(on: view, key: _caseIndex) { value, inputs in
      _makeCase(of: view, first: value, extract: { $0 }, inputs: inputs)
    }
  }

  public static var _caseCount: Int { 1 + Wrapped._caseCount }

  public static func _caseIndex(of view: Self) -> Int { view.map { 1 + Wrapped._caseIndex(of: $0) } ?? 0 }

  public static func _makeCase<Source>(
    of source: Attribute<Source>, first view: Self, extract: @escaping (Source) -> Self?, inputs: ViewInputs
  ) -> ViewOutputs {
    guard let wrapped = view else { return ViewOutputs(.empty) }
    return Wrapped._makeCase(of: source, first: wrapped, extract: { extract($0) ?? nil }, inputs: inputs)
  }
}

/// A type-erased view. A change of the wrapped type is a change of identity; prefer static types.
public struct AnyView: PrimitiveView {
  let box: any View

  /// Erases the type of a view.
  public init<Content: View>(_ view: Content) { box = (view as? AnyView)?.box ?? view }

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

/// A view with an explicit identity; see `View.id(_:)`.
package struct IDView<Content, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IDView: View, PrimitiveView where Content: View {
  package static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let graph = inputs.graph
    let outputs = inputs.switching(on: view, key: { $0.id }) { _, inputs in
      Content._makeView(graph.makeProjection(view) { $0.content }, inputs: inputs)
    }
    if case .dynamic(let list) = outputs.list {
      list.part = { [unowned graph, unowned list] id in
        graph.isValid(view.id) && graph.peek(view).identifier == id ? list.content : nil
      }
    }
    return outputs
  }
}

/// A view value with an id that can be read without making the view.
protocol IdentifiedView {
  var identifier: AnyHashable { get }
}

extension IDView: IdentifiedView {
  var identifier: AnyHashable { AnyHashable(id) }
}

extension View {
  /// Ties the identity of this view to a value: when the value changes, its state is reset.
  public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

/// Holds one of several contents: when the key changes, the subgraph of the old content is removed with its state, and
/// the new content is made. Used by branches, optionals, erased views and `id(_:)`.
///
/// Not generic: the runtime would have to make a type for each type of branch, and one for each of its keys.
struct SwitchingContent: Rule {
  /// Reads the source; what makes the content, if the key is another than before.
  let next: (Graph) -> ((ViewInputs) -> ViewOutputs)?
  let inputs: ViewInputs
  let list: DynamicList
  let owner: Subgraph
  var current: Subgraph?

  mutating func evaluate(in graph: Graph) {
    guard let make = next(graph) else { return }
    let isChange = current != nil
    if let current { Departure.take(list.content, at: 0, from: list, current, inputs) }
    let subgraph = graph.withSubgraph(owner) { graph.makeSubgraph() }
    current = subgraph
    list.content = graph.withSubgraph(subgraph) { graph.untracked { make(inputs) } }.list
    if isChange { inputs.insert(list.content) }
  }
}

/// The payload of one case of a value. In other cases it keeps the last payload, for nodes that are about to be
/// removed.
struct CasePayload<Source, Payload>: Rule {
  let source: Attribute<Source>
  let extract: (Source) -> Payload?
  var last: Payload

  mutating func evaluate(in graph: Graph) -> Payload {
    if let payload = extract(graph.value(source)) { last = payload }
    return last
  }
}

extension ViewInputs {
  /// A dynamic list whose content is made anew when `key` of the source changes.
  // Inlined where the type of the key is known: the runtime would look up what it needs of it each time.
  @inline(__always) package func switching<Source, Key: Equatable>(
    on source: Attribute<Source>, key: @escaping (Source) -> Key,
    make: @escaping (Source, ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    var current: Key?
    return switching(on: source, make: make) { value in
      let newKey = key(value)
      if let current, current == newKey { return false }
      current = newKey
      return true
    }
  }

  /// - Parameter isAnew: True if a value needs other content than the last one that it was asked for.
  private func switching<Source>(
    on source: Attribute<Source>, make: @escaping (Source, ViewInputs) -> ViewOutputs,
    when isAnew: @escaping (Source) -> Bool
  ) -> ViewOutputs {
    let list = DynamicList()
    let next = { (graph: Graph) -> ((ViewInputs) -> ViewOutputs)? in
      let value = graph.value(source)
      return isAnew(value) ? { make(value, $0) } : nil
    }
    _ = graph.makeOutput(
      SwitchingContent(next: next, inputs: self, list: list, owner: graph.currentSubgraph, current: nil))
    return ViewOutputs(.dynamic(list))
  }

  /// Makes the view that `source` holds while it is of one case.
  func makeCase<Source, Payload: View>(
    of source: Attribute<Source>, first: Payload, extract: @escaping (Source) -> Payload?
  ) -> ViewOutputs {
    let payload = graph.makeRule(CasePayload(source: source, extract: extract, last: first))
    return Payload._makeView(payload, inputs: self)
  }
}
