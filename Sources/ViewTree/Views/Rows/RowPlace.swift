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
  /// Whether the row is in sight; nil where everything always is.
  final let presence: RowPresence?
  final let contents: RowContents
  private final var content: AttributeID?
  /// The environment inside, where that may become another one.
  private final var environment: AttributeID?

  init(index: Int, home: RowHome, presence: RowPresence?) {
    self.index = index
    self.home = home
    self.presence = presence
    contents = RowContents(inputs: home.inputs, family: home.family)
    let graph = home.inputs.graph
    subgraph = graph.withSubgraph(home.owner) { graph.makeSubgraph() }
  }

  /// Whether nothing in the row is of the place where it stands.
  final var mayMove: Bool { !contents.isBoundToPlace }

  /// Makes the view of the row.
  final func makeContent<Content: Rule>(_ rule: Content) where Content.Value: View {
    var inputs = home.inputs
    let graph = inputs.graph
    inputs.row = contents
    inputs.family = home.family
    inputs.rowPresence = presence
    list = graph.withSubgraph(subgraph) {
      graph.untracked {
        let content = graph.makeRule(rule)
        self.content = content.id
        if home.mayExchange {
          inputs.traits = TraitChain(of: contents)
          inputs.environment = graph.makeRule(RowEnvironment(place: self))
          environment = inputs.environment.id
        }
        return Content.Value._makeView(content, inputs: inputs).list
      }
    }
  }

  /// Makes the row one of another `ForEach` of the same kind.
  func move(to home: RowHome) {
    self.home = home
    isLeaving = false
    contents.traits = home.inputs.traits
    TraitChain.moves += 1
    let graph = home.inputs.graph
    graph.move(subgraph, into: home.owner)
    for id in [content, environment] { if let id { graph.rerun(id) } }
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
