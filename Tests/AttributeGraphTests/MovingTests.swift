import AttributeGraph
import Testing

struct MovingTests {
  let graph = Graph()

  @Test func `a subgraph that is moved lives as long as where it is now`() {
    let (first, second) = (graph.makeSubgraph(), graph.makeSubgraph())
    let inner = graph.withSubgraph(first) { graph.makeSubgraph() }
    let source = graph.withSubgraph(inner) { graph.makeSource(1) }
    graph.move(inner, into: second)
    first.remove()
    #expect(graph.isValid(source.id))
    #expect(graph.value(source) == 1)
    second.remove()
    #expect(!graph.isValid(source.id))
    #expect(graph.counters.liveSubgraphs == 1)
    #expect(graph.counters.liveNodes == 0)
  }

  @Test func `what is set aside is not evaluated until it is moved`() {
    let source = graph.makeSource(1)
    let (owner, moved) = (graph.makeSubgraph(), graph.makeSubgraph())
    var seen: [Int] = []
    graph.withSubgraph(moved) {
      graph.withSubgraph(graph.makeSubgraph()) { graph.makeOutput { [source] in seen.append($0.value(source)) } }
    }
    graph.update()
    graph.setValue(source, 2)
    graph.setAside(moved, in: owner)
    #expect(!graph.hasPendingOutputs)
    graph.setValue(source, 3)
    graph.update()
    #expect(seen == [1])
    graph.move(moved, into: owner)
    #expect(graph.hasPendingOutputs)
    graph.update()
    #expect(seen == [1, 3])
    graph.setValue(source, 4)
    graph.update()
    #expect(seen == [1, 3, 4])
  }

  @Test func `outputs that were moved come after all others, in their own order`() {
    let source = graph.makeSource(0)
    let moved = graph.makeSubgraph()
    var order: [String] = []
    graph.withSubgraph(moved) {
      for name in ["a", "b"] { graph.makeOutput { _ in order.append("\(name)\(graph.value(source))") } }
    }
    graph.makeOutput { _ in order.append("c\(graph.value(source))") }
    let owner = graph.makeSubgraph()
    graph.update()
    // They wait already when they are moved.
    graph.setValue(source, 1)
    graph.move(moved, into: owner)
    graph.update()
    #expect(order == ["a0", "b0", "c0", "c1", "a1", "b1"])
  }

  @Test func `a rule that was given something else to look at runs again, also from within a rule`() {
    final class Box { var value = 1 }
    let (box, trigger) = (Box(), graph.makeSource(1))
    let looking = graph.makeRule { _ in box.value }
    var seen: [Int] = []
    graph.makeOutput { graph in
      if graph.value(trigger) == 2 {
        box.value = 2
        graph.rerun(looking.id)
      }
    }
    graph.makeOutput { seen.append($0.value(looking)) }
    graph.update()
    graph.setValue(trigger, 2)
    graph.update()
    #expect(seen == [1, 2])
    #expect(!graph.isDirty(looking.id))
  }
}
