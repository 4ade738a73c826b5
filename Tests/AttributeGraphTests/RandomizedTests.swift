import AttributeGraph
import Testing

struct RandomizedTests {
  /// Random edits of random graphs, compared with an evaluation from scratch after each.
  @Test(arguments: 0..<40)
  func `after any edits every value is what an evaluation from scratch gives`(seed: Int) {
    let random = RandomGraph(seed: UInt64(seed))
    let graph = random.graph
    var issues: [GraphIssue] = []
    graph.issueHandler = { issues.append($0) }
    let fixedCount = 10 + random.random(below: 20)
    while random.attributes.count < fixedCount { random.addRandom(below: random.attributes.count) }
    var group: Subgraph?

    /// Replaces the attributes behind the fixed ones, with outputs that note down some of them.
    func replaceGroup() {
      group?.remove()
      random.forget(from: fixedCount)
      let subgraph = graph.makeSubgraph()
      group = subgraph
      graph.withSubgraph(subgraph) {
        for _ in 0..<random.random(below: 30) { random.addRandom(below: fixedCount) }
        for position in fixedCount..<random.attributes.count where position % 3 == 0 {
          random.addOutput(reading: position)
        }
      }
    }
    for position in stride(from: 0, to: fixedCount, by: 4) { random.addOutput(reading: position) }
    replaceGroup()

    for _ in 0..<150 {
      let sources = random.sourceValues.keys.sorted()
      switch random.random(below: 12) {
      case 0: replaceGroup()
      case 1: random.invalidate(random.random(below: random.attributes.count))
      case 2, 3:
        let position = random.random(below: random.attributes.count)
        #expect(graph.value(random.attributes[position]) == random.evaluateFromScratch()[position])
      default:
        for _ in 0...random.random(below: 3) {
          random.set(sources[random.random(below: sources.count)], to: random.random(below: 10))
        }
      }
      if random.random(below: 3) > 0 {
        graph.update()
        let expected = random.evaluateFromScratch()
        #expect(random.seen.allSatisfy { expected[$0.key] == $0.value })
        #expect(!graph.hasPendingOutputs)
      }
      if random.random(below: 4) == 0 {
        #expect(random.attributes.map { graph.value($0) } == random.evaluateFromScratch())
      }
      #expect(random.runs.values.allSatisfy { $0 == 1 })
    }

    #expect(issues == [])
    graph.currentSubgraph.remove()
    graph.resetCounters()
    #expect(graph.counters == Graph().counters)
  }
}
