import AttributeGraph

/// The place of a row in its collection, which moves with the element.
package class RowPlace {
  package internal(set) final var index: Int
  /// Whether the element is gone: the row shows what it showed last.
  final var isLeaving = false
  /// The `ForEach` that the row belongs to at present.
  final var home: RowHome
  let subgraph: Subgraph
  package internal(set) final var list: ViewList = .empty
  private final let contents: RowContents
  private final var content: AttributeID?
  /// The environment inside, where that may become another one.
  private final var environment: AttributeID?

  init(index: Int, home: RowHome) {
    self.index = index
    self.home = home
    contents = RowContents(family: home.family)
    let graph = home.inputs.graph
    subgraph = graph.withSubgraph(home.owner) { graph.makeSubgraph() }
  }

  /// Makes the view of the row.
  final func makeContent<Content: Rule>(_ rule: Content, inputs: ViewInputs) where Content.Value: View {
    let graph = inputs.graph
    var inputs = inputs
    inputs.row = contents
    list = graph.withSubgraph(subgraph) {
      graph.untracked {
        let content = graph.makeRule(rule)
        self.content = content.id
        if home.mayExchange {
          inputs.environment = graph.makeRule(RowEnvironment(place: self))
          environment = inputs.environment.id
        }
        return Content.Value._makeView(content, inputs: inputs).list
      }
    }
  }

  /// Makes the row one of another `ForEach` of the same kind.
  final func move(to home: RowHome) {
    self.home = home
    isLeaving = false
    let graph = home.inputs.graph
    graph.move(subgraph, into: home.owner)
    for id in [content, environment] { if let id { graph.rerun(id) } }
  }

  /// The row goes: the rows of the `ForEach`s inside may be wanted elsewhere.
  final func giveUpRowsInside() {
    for home in contents.homes where home.hasOthers {
      for (id, row) in home.keeper?.giveUpRows() ?? [] { home.giveUp(row, id) }
    }
  }
}

/// What a row inherits where it stands at present.
private struct RowEnvironment: Rule {
  let place: RowPlace
  var last: EnvironmentValues?

  init(place: RowPlace) { self.place = place }

  mutating func evaluate(in graph: Graph) -> EnvironmentValues {
    let outer = place.home.inputs.environment
    // Where the row stood may be gone already.
    if place.isLeaving || !graph.isValid(outer.id), let last { return last }
    let values = graph.value(outer)
    last = values
    return values
  }
}
