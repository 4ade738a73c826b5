import AttributeGraph
import ViewTree

/// What the views around a place in the tree offer while focus is there, the innermost first.
final class FocusedValueChain {
  let outer: FocusedValueChain?
  /// Adds what a view offers, if it is still there; what that depends on becomes a dependency.
  let offer: (inout FocusedValues) -> Void

  init(outer: FocusedValueChain?, offer: @escaping (inout FocusedValues) -> Void) {
    self.outer = outer
    self.offer = offer
  }

  func apply(to values: inout FocusedValues) {
    outer?.apply(to: &values)
    offer(&values)
  }
}

/// The values offered where focus is. Trees in which nobody asks for any have none.
final class FocusedValueStore {
  /// What is offered now.
  let values: Attribute<FocusedValues>
  private let moves: Attribute<Int>
  private let graph: Graph
  private let list: Everywhere

  private init(host: ViewHost) {
    let graph = host.graph
    let list = Everywhere()
    self.graph = graph
    self.list = list
    (moves, values) = graph.withSubgraph(host.rootSubgraph) {
      let moves = graph.makeSource(0)
      return (moves, graph.makeRule(Collect(moves: moves, list: list, host: host)))
    }
  }

  /// What is offered wherever focus is, the newest last.
  private final class Everywhere { var chains: [FocusedValueChain] = [] }

  private struct Collect: Rule {
    let moves: Attribute<Int>
    let list: Everywhere
    unowned let host: ViewHost

    func evaluate(in graph: Graph) -> FocusedValues {
      _ = graph.value(moves)
      var values = FocusedValues()
      for chain in list.chains { chain.apply(to: &values) }
      FocusStore.of(host).focused?.inputs.trait(FocusedValueChain.self)?.apply(to: &values)
      return values
    }
  }

  static func of(_ host: ViewHost) -> FocusedValueStore { host.attachment(orMake: FocusedValueStore(host: host)) }

  static func existing(in host: ViewHost) -> FocusedValueStore? {
    host.attachments[FocusedValueStore.self]
  }

  /// Focus has moved, or what is offered everywhere is another list.
  func collectAnew() {
    guard graph.isValid(moves.id) else { return }
    graph.setValue(moves, graph.peek(moves) + 1)
  }

  func offerEverywhere(_ chain: FocusedValueChain) { list.chains.append(chain) }
  func withdraw(_ chain: FocusedValueChain) { list.chains.removeAll { $0 === chain } }
}
