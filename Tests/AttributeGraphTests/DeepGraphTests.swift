import AttributeGraph
import Testing

struct DeepGraphTests {
  let graph = Graph()

  struct Successor: Rule {
    let previous: Attribute<Int>
    func evaluate(in graph: Graph) -> Int { graph.value(previous) + 1 }
  }

  /// Reads what all have in common first, so that every rule is known to run before its neighbour was looked at.
  struct SharedSuccessor: Rule {
    let shared: Attribute<Int>
    let previous: Attribute<Int>
    func evaluate(in graph: Graph) -> Int { graph.value(shared) + graph.value(previous) }
  }

  @Test func `a chain of 100,000 dirty attributes is brought up to date`() {
    let source = graph.makeSource(0)
    var last = source
    for _ in 0..<100_000 {
      last = graph.makeRule(Successor(previous: last))
      _ = graph.value(last)
    }
    graph.setValue(source, 5)
    graph.resetCounters()
    #expect(graph.value(last) == 100_005)
    #expect(graph.counters.evaluations == 100_000)
    #expect(graph.counters.edgesWalked == 100_000)
  }

  @Test func `a long chain that reads a changed source first does not nest without bound`() {
    let shared = graph.makeSource(1)
    var last = graph.makeSource(0)
    for _ in 0..<100_000 {
      last = graph.makeRule(SharedSuccessor(shared: shared, previous: last))
      _ = graph.value(last)
    }
    graph.setValue(shared, 2)
    graph.resetCounters()
    #expect(graph.value(last) == 200_000)
    #expect(graph.counters.evaluations == 100_000)
  }

  @Test func `a long chain of invalidated rules does not nest without bound`() {
    var last = graph.makeSource(0)
    var chain: [Attribute<Int>] = []
    for _ in 0..<20_000 {
      last = graph.makeRule(Successor(previous: last))
      _ = graph.value(last)
      chain.append(last)
    }
    for attribute in chain { graph.invalidate(attribute.id) }
    graph.resetCounters()
    #expect(graph.value(last) == 20_000)
    #expect(graph.counters.evaluations == 20_000)
  }

  @Test func `100,000 nested subgraphs are removed and run their actions`() {
    let outermost = graph.makeSubgraph()
    var innermost = outermost
    var removed = 0
    for _ in 0..<100_000 {
      innermost = graph.withSubgraph(innermost) {
        graph.onRemoval { removed += 1 }
        return graph.makeSubgraph()
      }
    }
    outermost.remove()
    #expect(removed == 100_000)
    #expect(!innermost.isValid)
    #expect(graph.counters.liveSubgraphs == 1)
  }
}
