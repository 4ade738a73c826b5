import AttributeGraph

/// The views of one element of a `ForEach`. Every row has this life, in a lazy stack as anywhere else:
///
/// 1. *Declared.* A row belongs to its `ForEach`, and its identity is the id of its element. A collection of 40,000
///    elements declares 40,000 rows and makes none of them: `ForEachRows` keeps the collection, and the rows made so far
///    by their ids.
/// 2. *Made.* A lazy stack makes a row when it comes into sight, when focus goes to it or when it is scrolled to
///    (`LazyStackNode.make`). Any other container shows all rows: they are made together with their `ForEach`, and new
///    ones at the end of an update (`ViewHost.makeRows`). A row has a subgraph. In it are the content (`RowContent`, the
///    rule that gives the view of the element) and everything that the content is made of, state included.
/// 3. *Moved.* When the collection changes, `ForEachRows.update(to:)` gives each row the new index of its element. The
///    subgraph stays as it is, and so does the state in it; only the content is evaluated again.
/// 4. *Let go.* The element of a row is gone. Its subgraph is set aside, so that nothing in it is evaluated, and waits in
///    the `RowExchange` of its list until the update ends. If the element has come to another `ForEach` of the list that
///    has the same type, that one takes the row: its subgraph goes there, its environment and traits are those of the
///    new place, and nothing inside notices.
/// 5. *Ended.* A row that was not taken ends with the update. Its subgraph is removed, all state with it, at once or, after
///    a transition, when it has been seen leaving (`Departure`). In a lazy stack a row that is far out of sight ends too
///    if it would be the same when made again (`LazyStackNode.discardDistantRows`).
package final class Row {
  /// Where the element stands in its collection.
  package internal(set) var index: Int
  /// What the row contributes to the container around.
  package internal(set) var list: ViewList = .empty
  /// The rows of its `ForEach`; nil once that is gone.
  private(set) weak var rows: Rows?
  let subgraph: Subgraph
  /// Whether the row is in sight; nil where everything always is.
  let presence: Presence?
  /// What the row inherits from the views around. Its outer end is that of the `ForEach` to which the row belongs.
  private let traits: TraitChain
  private var content: AttributeID?
  private var environment: AttributeID?

  /// The nodes of the row as they stand in a lazy stack, those of modifiers around them included.
  var nodes: [DisplayNode] = []
  /// What put those nodes around, the innermost last.
  var wrappers: [any NodeWrapping] = []

  /// A row without content, inside the subgraph of its `ForEach`.
  init(index: Int, of rows: Rows) {
    self.index = index
    self.rows = rows
    let inputs = rows.inputs
    traits = TraitChain(ofRowIn: inputs.traits)
    let mayBeOutOfSight = rows.exchange.isLazy || inputs.presence != nil
    presence = mayBeOutOfSight ? Presence(inside: inputs.presence, isPlaced: !rows.isLazy) : nil
    subgraph = inputs.graph.withSubgraph(rows.subgraph) { inputs.graph.makeSubgraph() }
  }

  /// Whether the row belongs to an element. Of several with one id only the first has a row that does.
  var hasContent: Bool { content != nil }

  /// Whether the element is gone, and the row shows what it showed last.
  var isLeaving: Bool {
    get { traits.isLeaving }
    set { traits.isLeaving = newValue }
  }

  /// Whether a `ForEach` stands in the row, as in a section of a list.
  var holdsRows: Bool { traits.holdsRows }

  /// Makes the views of the row.
  func makeContent<Content: Rule>(_ rule: Content) where Content.Value: View {
    guard let rows else { return }
    var inputs = rows.inputs
    let graph = inputs.graph
    inputs.exchange = rows.exchange
    inputs.presence = presence
    inputs.traits = traits
    list = graph.withSubgraph(subgraph) {
      graph.untracked {
        let content = graph.makeRule(rule)
        self.content = content.id
        if rows.mayExchange {
          inputs.environment = graph.makeRule(RowEnvironment(row: self))
          environment = inputs.environment.id
        }
        return Content.Value._makeView(content, inputs: inputs).list
      }
    }
  }

  /// Makes the row one of another `ForEach` of the same kind.
  func move(to rows: Rows, at index: Int) {
    self.rows = rows
    self.index = index
    isLeaving = false
    let inputs = rows.inputs
    traits.outer = inputs.traits
    presence?.follow(inputs.presence, isPlaced: !rows.isLazy)
    inputs.graph.move(subgraph, into: rows.subgraph)
    for id in [content, environment] { if let id { inputs.graph.rerun(id) } }
  }

  /// The row leaves what has put nodes around its own.
  func forgetNodes() {
    var inner = nodes
    for wrapper in wrappers {
      // What a modifier has put around a node is known by that node.
      inner = inner.compactMap { ($0 as? ContainerNode)?.children.first }
      inner.forEach(wrapper.forget)
    }
    nodes = []
    wrappers = []
  }
}

/// The view of one element, made anew when the collection or the closure changes.
struct RowContent<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  let row: Row
  var last: Content?

  init(row: Row) { self.row = row }

  mutating func evaluate(in graph: Graph) -> Content {
    if let rows = row.rows, !row.isLeaving || last == nil {
      let source = graph.value(Attribute<ForEach<Data, ID, Content>>(id: rows.view))
      // Elements behind a binding are found by their ids: the row depends on its own element, not on the collection.
      let element = graph.untracked { row.index < source.count ? source.element(at: row.index) : nil }
      if let element { last = source.content(element) }
    }
    guard let last else { preconditionFailure("a row of ForEach was made for an element that does not exist") }
    return last
  }
}

/// The environment of the `ForEach` to which a row belongs.
private struct RowEnvironment: Rule {
  let row: Row
  var last: EnvironmentValues?

  init(row: Row) { self.row = row }

  mutating func evaluate(in graph: Graph) -> EnvironmentValues {
    // The place where the row stood may be gone.
    if let rows = row.rows, !row.isLeaving || last == nil, graph.isValid(rows.inputs.environment.id) {
      last = graph.value(rows.inputs.environment)
    }
    return last ?? EnvironmentValues()
  }
}
