import AttributeGraph

/// The views of one element of a `ForEach`. Every row has this life cycle, in a lazy stack as anywhere else:
///
/// 1. *Declared.* A row belongs to its `ForEach`, and its identity is the id of its element. A collection of 40,000
///    elements declares 40,000 rows and makes none of them: `ForEachRows` keeps the collection, and the rows made so far
///    by their ids.
/// 2. *Made.* A lazy stack makes a row when it becomes visible, when it gets focus or when it is scrolled to
///    (`LazyStackNode.make`). Any other container shows all rows: they are made together with their `ForEach`, and new
///    ones at the end of an update (`ViewHost.makeRows`). The row's subgraph contains the content (`RowContent`, the
///    rule that evaluates to the element's view) and everything made from it, state included.
/// 3. *Moved.* When the collection changes, `ForEachRows.update(to:)` gives each row the new index of its element. The
///    subgraph stays as it is, and so does the state in it; only the content is evaluated again.
/// 4. *Let go.* The element of a row is gone. Its subgraph is set aside, so that nothing in it is evaluated, and waits in
///    the `RowExchange` of its list until the update ends. If another `ForEach` of the list, of the same type, has
///    received the element, it takes the row: the subgraph moves there, and the row inherits environment and traits from
///    its new place. Nothing inside notices.
/// 5. *Ended.* A row that was not taken ends with the update. Its subgraph is removed with all state: at once, or after
///    its removal transition has been shown (`Departure`). A lazy stack also ends a row far off-screen that would be the
///    same if it were made again (`LazyStackNode.discardDistantRows`).
package final class Row {
  /// The index of the element in its collection.
  package internal(set) var index: Int
  /// The row's contribution to the enclosing container.
  package internal(set) var list: ViewList = .empty
  /// The rows of its `ForEach`; nil once that has ended.
  private(set) weak var rows: Rows?
  let subgraph: Subgraph
  /// Whether the row is visible; nil if everything always is.
  let presence: Presence?
  /// The traits inherited from enclosing views. The outer end of the chain is that of the row's `ForEach`.
  private let traits: TraitChain
  private var content: AttributeID?
  private var environment: AttributeID?

  /// The nodes of the row as placed in a lazy stack, including those of enclosing modifiers.
  var nodes: [DisplayNode] = []
  /// The modifiers that wrap those nodes, the innermost last.
  var wrappers: [any NodeWrapping] = []

  /// Makes a row without content, inside the subgraph of its `ForEach`.
  init(index: Int, of rows: Rows) {
    self.index = index
    self.rows = rows
    let inputs = rows.inputs
    traits = TraitChain(ofRowIn: inputs.traits)
    let mayBeOutOfSight = rows.exchange.isLazy || inputs.presence != nil
    presence = mayBeOutOfSight ? Presence(inside: inputs.presence, isPlaced: !rows.isLazy) : nil
    subgraph = inputs.graph.withSubgraph(rows.subgraph) { inputs.graph.makeSubgraph() }
  }

  /// Whether the row has views. Of several elements with one id, only the first has such a row.
  var hasContent: Bool { content != nil }

  /// True if the element is gone and the row still shows its last content.
  var isLeaving: Bool {
    get { traits.isLeaving }
    set { traits.isLeaving = newValue }
  }

  /// True if the row contains a `ForEach`, like a section of a list.
  var holdsRows: Bool { traits.holdsRows }

  func makeContent<Content: Rule>(_ rule: Content, ownsTags: Bool) where Content.Value: View {
    guard let rows else { return }
    var inputs = rows.inputs
    let graph = inputs.graph
    inputs.exchange = rows.exchange
    inputs.presence = presence
    inputs.traits = traits
    if ownsTags { inputs = inputs.with(TagOwner()) }
    list = graph.withSubgraph(subgraph) {
      graph.untracked {
        let content = graph.makeRule(rule)
        self.content = content.id
        if rows.mayExchange {
          inputs.environment = makeEnvironment(in: graph)
          environment = inputs.environment.id
        }
        return Content.Value._makeView(content, inputs: inputs).list
      }
    }
  }

  private func makeEnvironment(in graph: Graph) -> Attribute<EnvironmentValues> {
    var last: EnvironmentValues?
    return graph.makeRule { [self] graph in
      // The row's former place may be gone.
      if let rows, !isLeaving || last == nil, graph.isValid(rows.inputs.environment.id) {
        last = graph.value(rows.inputs.environment)
      }
      return last ?? EnvironmentValues()
    }
  }

  /// Transfers the row to another `ForEach` of the same kind.
  func transfer(to rows: Rows, at index: Int) {
    self.rows = rows
    self.index = index
    isLeaving = false
    let inputs = rows.inputs
    traits.outer = inputs.traits
    presence?.follow(inputs.presence, isPlaced: !rows.isLazy)
    inputs.graph.move(subgraph, into: rows.subgraph)
    for id in [content, environment] { if let id { inputs.graph.rerun(id) } }
  }

  /// Detaches the row's nodes from the nodes that wrap them.
  func forgetNodes() {
    var inner = nodes
    for wrapper in wrappers {
      // A wrapper finds its node by the wrapped one.
      inner = inner.compactMap { ($0 as? ContainerNode)?.children.first }
      inner.forEach(wrapper.forget)
    }
    nodes = []
    wrappers = []
  }
}

/// The view of one element, evaluated again when the collection or the closure changes.
struct RowContent<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  let row: Row
  var last: Content?

  mutating func evaluate(in graph: Graph) -> Content {
    if let rows = row.rows, !row.isLeaving || last == nil {
      let source = graph.value(Attribute<ForEach<Data, ID, Content>>(id: rows.view))
      // Elements reached through a binding are found by id: the row depends on its own element, not on the collection.
      let element = graph.untracked { row.index < source.count ? source.element(at: row.index) : nil }
      if let element { last = source.content(element) }
    }
    guard let last else { preconditionFailure("a row of ForEach was made for an element that does not exist") }
    return last
  }
}
