import AttributeGraph
import Testing

struct OutputTests {
  let graph = Graph()

  @Test func `an output runs at the first update and whenever it is dirty`() {
    let source = graph.makeSource(1)
    var log: [Int] = []
    graph.makeOutput { log.append($0.value(source)) }
    #expect(graph.hasPendingOutputs)
    graph.update()
    #expect(log == [1])
    #expect(!graph.hasPendingOutputs)
    graph.update()
    #expect(log == [1])
    graph.setValue(source, 2)
    #expect(graph.hasPendingOutputs)
    graph.update()
    #expect(log == [1, 2])
  }

  @Test func `outputs run in the order in which they were made`() {
    let sources = (0..<50).map { graph.makeSource($0) }
    var log: [Int] = []
    for number in 0..<50 {
      graph.makeOutput { graph in
        _ = graph.value(sources[number])
        log.append(number)
      }
    }
    graph.update()
    #expect(log == Array(0..<50))
    log = []
    for number in (0..<50).reversed() { graph.setValue(sources[number * 7 % 50], -1) }
    graph.update()
    #expect(log == Array(0..<50))
  }

  @Test func `the order of outputs survives the reuse of slots`() {
    let subgraph = graph.makeSubgraph()
    graph.withSubgraph(subgraph) { _ = (0..<4).map { graph.makeSource($0) } }
    let source = graph.makeSource(0)
    var log: [String] = []
    graph.makeOutput { log.append("early \($0.value(source))") }
    subgraph.remove()
    graph.makeOutput { log.append("late \($0.value(source))") }
    graph.update()
    graph.setValue(source, 1)
    graph.update()
    #expect(log == ["early 0", "late 0", "early 1", "late 1"])
  }

  @Test func `outputs made by an output run in the same update`() {
    var log: [String] = []
    graph.makeOutput { graph in
      log.append("outer")
      graph.makeOutput { _ in log.append("inner") }
    }
    graph.update()
    #expect(log == ["outer", "inner"])
  }

  @Test func `an output whose dependencies came out equal does not run`() {
    let source = graph.makeSource(1)
    let sign = graph.makeRule { $0.value(source).signum() }
    var runs = 0
    graph.makeOutput { graph in
      _ = graph.value(sign)
      runs += 1
    }
    graph.update()
    graph.setValue(source, 2)
    #expect(graph.hasPendingOutputs)
    graph.update()
    #expect(runs == 1)
    #expect(!graph.hasPendingOutputs)
  }

  @Test func `an output that was read meanwhile does not run again`() {
    let source = graph.makeSource(1)
    var runs = 0
    let output = graph.makeOutput { graph in
      _ = graph.value(source)
      runs += 1
    }
    graph.value(output)
    #expect(!graph.hasPendingOutputs)
    graph.update()
    #expect(runs == 1)
  }

  @Test func `an output removed while it waits does not run`() {
    let source = graph.makeSource(1)
    var runs = 0
    let subgraph = graph.makeSubgraph()
    graph.withSubgraph(subgraph) {
      graph.makeOutput { graph in
        _ = graph.value(source)
        runs += 1
      }
    }
    graph.update()
    graph.setValue(source, 2)
    subgraph.remove()
    #expect(!graph.hasPendingOutputs)
    var other = 0
    graph.makeOutput { _ in other += 1 }
    graph.update()
    #expect(runs == 1)
    #expect(other == 1)
  }

  @Test func `an output that removes a waiting one keeps it from running`() {
    let source = graph.makeSource(1)
    let subgraph = graph.makeSubgraph()
    var log: [String] = []
    graph.makeOutput { graph in
      log.append("remover")
      if graph.value(source) == 2 { subgraph.remove() }
    }
    let inner = graph.withSubgraph(subgraph) { graph.makeOutput { log.append("inner \($0.value(source))") } }
    graph.update()
    #expect(log == ["remover", "inner 1"])
    graph.setValue(source, 2)
    graph.update()
    #expect(log == ["remover", "inner 1", "remover"])
    #expect(!graph.isValid(inner.id))
  }

  @Test func `an update asked for during evaluation does nothing`() {
    var log: [String] = []
    graph.makeOutput { graph in
      graph.update()
      log.append("first")
    }
    graph.makeOutput { _ in log.append("second") }
    graph.update()
    #expect(log == ["first", "second"])
  }
}
