import Testing

@testable import AttributeGraph

struct WarmPathTests {
  let graph = Graph()

  @Test func `writes and updates allocate nothing once everything is warm`() {
    let sources = (0..<64).map { graph.makeSource($0) }
    var layer = sources
    while layer.count > 1 {
      layer = stride(from: 0, to: layer.count, by: 2).map { position in
        let (left, right) = (layer[position], layer[position + 1])
        return graph.makeRule { $0.value(left) + $0.value(right) }
      }
    }
    let top = layer[0]
    var sum = 0
    graph.makeOutput { sum = $0.value(top) }
    graph.update()
    for (number, source) in sources.enumerated() { graph.setValue(source, number + 1) }
    graph.update()
    let growths = graph.storageGrowths
    graph.resetCounters()
    for round in 0..<100 {
      graph.setValue(sources[round % 64], -round)
      graph.update()
    }
    #expect(graph.storageGrowths == growths)
    // Six layers and the output, each with its one changed dependency.
    #expect(graph.counters.evaluations == 700)
    #expect(graph.counters.liveEdges == 127)
    #expect(sum == graph.value(top))
  }

  @Test func `alternating dependencies and branches reuse freed memory`() {
    let which = graph.makeSource(0)
    let sources = (0..<8).map { graph.makeSource($0) }
    var subgraph: Subgraph?
    graph.makeOutput { graph in
      subgraph?.remove()
      subgraph = graph.makeSubgraph()
      let source = sources[graph.value(which) % 8]
      graph.withSubgraph(subgraph ?? graph.currentSubgraph) {
        let double = graph.makeRule { $0.value(source) * 2 }
        graph.makeOutput { _ = $0.value(double) }
      }
    }
    graph.update()
    graph.setValue(which, 1)
    graph.update()
    let growths = graph.storageGrowths
    for round in 0..<1000 {
      graph.setValue(which, round)
      graph.update()
    }
    #expect(graph.storageGrowths == growths)
    #expect(graph.counters.liveNodes == 12)
  }
}
