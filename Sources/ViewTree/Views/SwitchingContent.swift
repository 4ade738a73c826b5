package import AttributeGraph

/// Keeps one of several contents alive: when `key` changes, the subgraph of the old content is removed,
/// with all its state, and the new one is made. Branches, optionals, erased views and `id(_:)` are this.
struct SwitchingContent<Source, Key: Equatable>: Rule {
  let source: Attribute<Source>
  let key: (Source) -> Key
  let make: (Source, ViewInputs) -> ViewOutputs
  let inputs: ViewInputs
  let list: DynamicList
  let owner: Subgraph
  var current: (key: Key, subgraph: Subgraph)?

  mutating func evaluate(in graph: Graph) -> Int {
    let value = graph.value(source)
    let newKey = key(value)
    if let current, current.key == newKey { return 0 }
    let isChange = current != nil
    if let current { Departure.take(list.content, at: 0, from: list, current.subgraph, inputs) }
    let subgraph = graph.withSubgraph(owner) { graph.makeSubgraph() }
    current = (newKey, subgraph)
    list.content = graph.withSubgraph(subgraph) { graph.untracked { make(value, inputs) } }.list
    if isChange { inputs.insert(list.content) }
    return 0
  }
}

/// The part of a value that exists only in one of its cases. While another case holds, the last part stays:
/// it is read only by nodes that are about to be removed.
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
  /// A dynamic list whose content is made anew whenever `key` of the source changes.
  package func switching<Source, Key: Equatable>(
    on source: Attribute<Source>, key: @escaping (Source) -> Key,
    make: @escaping (Source, ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let list = DynamicList()
    _ = graph.makeOutput(
      SwitchingContent(
        source: source, key: key, make: make, inputs: self, list: list, owner: graph.currentSubgraph, current: nil))
    return ViewOutputs(.dynamic(list))
  }

  /// Makes the view that one case of `source` holds.
  func makeCase<Source, Payload: View>(
    of source: Attribute<Source>, first: Payload, extract: @escaping (Source) -> Payload?
  ) -> ViewOutputs {
    let payload = graph.makeRule(CasePayload(source: source, extract: extract, last: first))
    return Payload._makeView(payload, inputs: self)
  }
}
