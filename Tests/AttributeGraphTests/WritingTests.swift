import AttributeGraph
import Testing

struct WritingTests {
  let graph = Graph()

  @Test func `setting an equal value is inert`() {
    let source = graph.makeSource("a")
    let rule = graph.makeRule { $0.value(source) + "!" }
    _ = graph.value(rule)
    graph.resetCounters()
    #expect(!graph.setValue(source, "a"))
    #expect(graph.value(rule) == "a!")
    #expect(graph.counters.comparisons == 1)
    #expect(graph.counters.edgesWalked == 0)
    #expect(graph.counters.evaluations == 0)
    #expect(graph.setValue(source, "b"))
    #expect(graph.value(rule) == "b!")
  }

  @Test func `NaN set over NaN is inert`() {
    let source = graph.makeSource(Double.nan)
    let rule = graph.makeRule { $0.value(source).isNaN }
    #expect(graph.value(rule))
    #expect(!graph.setValue(source, .nan))
    graph.resetCounters()
    #expect(graph.value(rule))
    #expect(graph.counters.evaluations == 0)
  }

  @Test func `a rule that gives NaN again does not propagate`() {
    let source = graph.makeSource(1)
    let nan = graph.makeRule { Double($0.value(source)) * .nan }
    var runs = 0
    graph.makeOutput {
      _ = $0.value(nan)
      runs += 1
    }
    graph.update()
    graph.setValue(source, 2)
    graph.update()
    #expect(runs == 1)
  }

  @Test func `marking stops at what is dirty already`() {
    let source = graph.makeSource(0)
    let first = graph.makeRule { $0.value(source) }
    let second = graph.makeRule { $0.value(first) }
    let third = graph.makeRule { $0.value(second) }
    _ = graph.value(third)
    graph.resetCounters()
    graph.setValue(source, 1)
    #expect(graph.counters.edgesWalked == 3)
    graph.setValue(source, 2)
    #expect(graph.counters.edgesWalked == 4)
    #expect(graph.value(third) == 2)
  }

  @Test func `a write during evaluation is reported and ignored`() {
    var issues: [GraphIssue] = []
    graph.issueHandler = { issues.append($0) }
    let source = graph.makeSource(1)
    let other = graph.makeRule { $0.value(source) }
    let rule = graph.makeRule { graph in
      #expect(graph.isEvaluating)
      #expect(!graph.setValue(source, 5))
      graph.invalidate(other.id)
      return graph.value(source)
    }
    #expect(graph.value(rule) == 1)
    #expect(graph.value(source) == 1)
    #expect(!graph.isEvaluating)
    #expect(
      issues == [
        .writeDuringEvaluation(at: source.id, label: "Int"),
        .writeDuringEvaluation(at: other.id, label: "FunctionRule<Int>"),
      ])
    #expect(graph.setValue(source, 5))
  }

  @Test func `a write from an output is reported and ignored`() {
    var issues = 0
    graph.issueHandler = { _ in issues += 1 }
    let source = graph.makeSource(1)
    graph.makeOutput { graph in graph.setValue(source, graph.value(source) + 1) }
    graph.update()
    #expect(issues == 1)
    #expect(graph.value(source) == 1)
    #expect(!graph.hasPendingOutputs)
  }

  @Test func `an invalidated rule runs again, and what depends on it only if its value changed`() {
    var outside = 1
    let rule = graph.makeRule { _ in outside }
    let dependent = graph.makeRule { $0.value(rule) * 2 }
    #expect(graph.value(dependent) == 2)
    graph.resetCounters()
    graph.invalidate(rule.id)
    #expect(graph.value(dependent) == 2)
    #expect(graph.counters.evaluations == 1)
    outside = 4
    #expect(graph.value(dependent) == 2)
    graph.invalidate(rule.id)
    #expect(graph.value(dependent) == 8)
    #expect(graph.counters.evaluations == 3)
  }

  @Test func `an invalidated source makes what read it run although its value is equal`() {
    final class Model { var count = 1 }
    let model = Model()
    let source = graph.makeSource(model)
    let count = graph.makeRule { $0.value(source).count }
    #expect(graph.value(count) == 1)
    model.count = 2
    #expect(!graph.setValue(source, model))
    #expect(graph.value(count) == 1)
    graph.invalidate(source.id)
    #expect(graph.value(count) == 2)
  }

  @Test func `a write to a removed attribute is reported and ignored`() {
    var issues: [GraphIssue] = []
    graph.issueHandler = { issues.append($0) }
    let subgraph = graph.makeSubgraph()
    let source = graph.withSubgraph(subgraph) { graph.makeSource(1) }
    subgraph.remove()
    let other = graph.makeSource(10)
    #expect(!graph.setValue(source, 2))
    graph.invalidate(source.id)
    #expect(issues == [.writeToRemoved(at: source.id), .writeToRemoved(at: source.id)])
    #expect(graph.value(other) == 10)
  }

  @Test func `an old value may read the graph when it is released`() {
    final class Reader {
      let onRelease: () -> Void
      init(_ onRelease: @escaping () -> Void) { self.onRelease = onRelease }
      isolated deinit { onRelease() }
    }
    let version = graph.makeSource(1)
    let source = graph.makeSource(Reader {})
    var seen: [Int] = []
    weak var current: Reader?
    graph.setValue(
      source,
      Reader { [graph] in
        seen.append(graph.value(version))
        #expect(graph.value(source) === current)
      })
    let next = Reader {}
    current = next
    graph.setValue(source, next)
    #expect(seen == [1])
  }
}
