import AttributeGraph
import Testing

struct SubgraphTests {
  let graph = Graph()

  @Test func `removal frees everything inside and brings the counters back`() {
    let source = graph.makeSource(1)
    let before = graph.counters
    let outer = graph.makeSubgraph()
    var values: [Attribute<Int>] = []
    graph.withSubgraph(outer) {
      for number in 0..<10 {
        graph.withSubgraph(graph.makeSubgraph()) {
          values.append(graph.makeRule { $0.value(source) + number })
        }
      }
    }
    for value in values { _ = graph.value(value) }
    #expect(graph.counters.liveNodes == 11)
    #expect(graph.counters.liveEdges == 10)
    #expect(graph.counters.liveSubgraphs == 12)
    outer.remove()
    graph.resetCounters()
    #expect(graph.counters == before)
    #expect(values.allSatisfy { !graph.isValid($0.id) })
    #expect(!outer.isValid)
    #expect(graph.dependents(of: source.id) == [])
  }

  @Test func `removal actions run from the inside out, the last first`() {
    var log: [String] = []
    let outer = graph.makeSubgraph()
    graph.withSubgraph(outer) {
      graph.onRemoval { log.append("outer 1") }
      let inner = graph.makeSubgraph()
      graph.withSubgraph(inner) {
        graph.onRemoval { log.append("inner 1") }
        graph.onRemoval { log.append("inner 2") }
      }
      graph.withSubgraph(graph.makeSubgraph()) { graph.onRemoval { log.append("newer") } }
      graph.onRemoval { log.append("outer 2") }
    }
    outer.remove()
    outer.remove()
    #expect(log == ["newer", "inner 2", "inner 1", "outer 2", "outer 1"])
  }

  @Test func `removal actions can read what goes and set what stays`() {
    let total = graph.makeSource(0)
    let subgraph = graph.makeSubgraph()
    graph.withSubgraph(subgraph) {
      let own = graph.makeSource(5)
      let double = graph.makeRule { $0.value(own) * 2 }
      graph.onRemoval { [graph] in graph.setValue(total, graph.value(double)) }
    }
    var log: [Int] = []
    graph.makeOutput { log.append($0.value(total)) }
    graph.makeOutput { if $0.value(total) == 0 { subgraph.remove() } }
    graph.update()
    #expect(log == [0, 10])
  }

  @Test func `a rule that removes the subgraph it belongs to ends safely`() {
    final class Object {}
    weak var held: Object?
    let subgraph = graph.makeSubgraph()
    let result = graph.withSubgraph(subgraph) {
      let object = Object()
      held = object
      let own = graph.makeSource(3)
      return graph.makeRule { graph in
        subgraph.remove()
        #expect(!subgraph.isValid)
        #expect(!graph.isValid(own.id))
        return graph.value(own) + (held === object ? 1 : 0)
      }
    }
    #expect(graph.value(result) == 4)
    #expect(held == nil)
    #expect(graph.counters.liveNodes == 0)
  }

  @Test func `a structure rule replaces its branch`() {
    struct Branch: Rule {
      let condition: Attribute<Bool>
      var shown: (condition: Bool, subgraph: Subgraph, text: Attribute<String>)?

      mutating func evaluate(in graph: Graph) -> Attribute<String> {
        let condition = graph.value(condition)
        if let shown, shown.condition == condition { return shown.text }
        shown?.subgraph.remove()
        let subgraph = graph.makeSubgraph()
        let text = graph.withSubgraph(subgraph) { graph.makeSource(condition ? "yes" : "no") }
        shown = (condition, subgraph, text)
        return text
      }
    }
    let condition = graph.makeSource(true)
    let branch = graph.makeRule(Branch(condition: condition))
    var log: [String] = []
    graph.makeOutput { graph in log.append(graph.value(graph.value(branch))) }
    graph.update()
    let base = graph.counters
    for round in 0..<100 {
      graph.setValue(condition, round % 2 == 1)
      graph.update()
    }
    #expect(log == Array(repeating: ["yes", "no"], count: 51).flatMap { $0 }.dropLast())
    #expect(graph.counters.liveNodes == base.liveNodes)
    #expect(graph.counters.liveEdges == base.liveEdges)
    #expect(graph.counters.liveSubgraphs == base.liveSubgraphs)
  }

  @Test func `what a rule makes belongs to its own subgraph wherever it is read from`() {
    let subgraph = graph.makeSubgraph()
    let rule = graph.withSubgraph(subgraph) {
      graph.makeRule { graph in graph.makeSource(1) }
    }
    let elsewhere = graph.makeSubgraph()
    let made = graph.withSubgraph(elsewhere) { graph.value(rule) }
    elsewhere.remove()
    #expect(graph.isValid(made.id))
    subgraph.remove()
    #expect(!graph.isValid(made.id))
  }

  @Test func `what read a removed attribute runs again`() {
    let subgraph = graph.makeSubgraph()
    let inner = graph.withSubgraph(subgraph) { graph.makeSource(1) }
    let outer = graph.makeRule { graph in graph.isValid(inner.id) ? graph.value(inner) : 0 }
    let dependent = graph.makeRule { $0.value(outer) + 10 }
    #expect(graph.value(dependent) == 11)
    subgraph.remove()
    #expect(graph.value(dependent) == 10)
    #expect(graph.counters.liveEdges == 1)
  }

  @Test func `an attribute read between its removal and the end of the evaluation gives its value and is reported`() {
    var issues: [GraphIssue] = []
    graph.issueHandler = { issues.append($0) }
    let subgraph = graph.makeSubgraph()
    let inner = graph.withSubgraph(subgraph) { graph.makeSource(7) }
    let rule = graph.makeRule { graph in
      subgraph.remove()
      return graph.value(inner)
    }
    #expect(graph.value(rule) == 7)
    #expect(issues == [.readOfRemoved(at: inner.id)])
    #expect(!graph.isValid(inner.id))
  }

  @Test func `a subgraph made inside a removed one is removed, too`() {
    let outer = graph.makeSubgraph()
    var inner: Subgraph?
    var ran = false
    let rule = graph.withSubgraph(outer) {
      graph.makeRule { graph in
        outer.remove()
        inner = graph.makeSubgraph()
        graph.makeOutput { _ in ran = true }
      }
    }
    graph.value(rule)
    graph.update()
    #expect(inner?.isValid == false)
    #expect(!ran)
    #expect(graph.counters.liveNodes == 0)
    #expect(graph.counters.liveSubgraphs == 1)
  }

  @Test func `removal actions may remove further subgraphs`() {
    let (first, second) = (graph.makeSubgraph(), graph.makeSubgraph())
    var log: [String] = []
    graph.withSubgraph(first) {
      graph.onRemoval {
        second.remove()
        log.append("first")
      }
    }
    graph.withSubgraph(second) { graph.onRemoval { log.append("second") } }
    first.remove()
    #expect(log == ["first", "second"])
    #expect(graph.counters.liveSubgraphs == 1)
  }

  @Test func `a handle does not come to life again when its slot is reused`() {
    let subgraph = graph.makeSubgraph()
    let old = graph.withSubgraph(subgraph) { graph.makeSource(1) }
    subgraph.remove()
    let new = graph.makeSource(2)
    #expect(!graph.isValid(old.id))
    #expect(graph.isValid(new.id))
    #expect(old != new)
  }

  @Test func `removing the root empties the graph and leaves a new root`() {
    let root = graph.currentSubgraph
    var log: [String] = []
    graph.onRemoval { log.append("root") }
    _ = graph.makeSource(1)
    root.remove()
    #expect(log == ["root"])
    #expect(graph.counters.liveNodes == 0)
    #expect(graph.currentSubgraph.isValid)
    #expect(graph.value(graph.makeSource(2)) == 2)
  }

  @Test func `subgraphs outlive their graph as empty handles`() {
    var graph: Graph? = Graph()
    let subgraph = graph?.makeSubgraph()
    #expect(subgraph?.isValid == true)
    graph = nil
    #expect(subgraph?.isValid == false)
    subgraph?.remove()
  }

  @Test func `reading a freed attribute stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let graph = Graph()
        let subgraph = graph.makeSubgraph()
        let source = graph.withSubgraph(subgraph) { graph.makeSource(1) }
        subgraph.remove()
        _ = graph.value(source)
      }
    }
  }

  @Test func `a subgraph is pristine until a source in it is set, and again when that would not be missed`() {
    let subgraph = graph.makeSubgraph()
    let number = graph.withSubgraph(subgraph) { graph.makeSource(1) }
    let deeper = graph.withSubgraph(subgraph) { graph.withSubgraph(graph.makeSubgraph()) { graph.makeSource(true) } }
    #expect(graph.isPristine(subgraph))
    graph.setValue(number, 1)
    #expect(graph.isPristine(subgraph))
    graph.setValue(number, 2)
    #expect(!graph.isPristine(subgraph))
    graph.setWouldBeMissed(number.id, false)
    #expect(graph.isPristine(subgraph))
    graph.setValue(deeper, false)
    #expect(!graph.isPristine(subgraph))
    graph.setWouldBeMissed(deeper.id, false)
    graph.setWouldBeMissed(number.id, true)
    #expect(!graph.isPristine(subgraph))
    subgraph.remove()
    #expect(!graph.isPristine(subgraph))
    graph.setWouldBeMissed(number.id, true)
  }
}
