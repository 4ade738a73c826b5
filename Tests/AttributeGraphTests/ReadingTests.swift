import AttributeGraph
import Testing

struct ReadingTests {
  let graph = Graph()

  @Test func `a rule is evaluated when it is first read and again only after a change`() {
    let source = graph.makeSource(2)
    let double = graph.makeRule { $0.value(source) * 2 }
    #expect(graph.counters.evaluations == 0)
    #expect(graph.value(double) == 4)
    #expect(graph.value(double) == 4)
    #expect(graph.counters.evaluations == 1)
    graph.setValue(source, 3)
    #expect(graph.counters.evaluations == 1)
    #expect(graph.value(double) == 6)
    #expect(graph.counters.evaluations == 2)
  }

  @Test func `every rule of a diamond runs once for a change`() {
    let source = graph.makeSource(1)
    let left = graph.makeRule { $0.value(source) + 10 }
    let right = graph.makeRule { $0.value(source) + 100 }
    var sums: [Int] = []
    let join = graph.makeRule { graph in
      sums.append(graph.value(left) + graph.value(right))
      return sums.count
    }
    _ = graph.value(join)
    graph.setValue(source, 2)
    graph.resetCounters()
    _ = graph.value(join)
    #expect(sums == [112, 114])
    #expect(graph.counters.evaluations == 3)
    #expect(graph.counters.comparisons == 3)
  }

  @Test func `a diamond read from two sides loses no change`() {
    let source = graph.makeSource(1)
    let middle = graph.makeRule { $0.value(source) * 10 }
    let left = graph.makeRule { $0.value(middle) + 1 }
    let right = graph.makeRule { $0.value(middle) + 2 }
    #expect([graph.value(left), graph.value(right)] == [11, 12])
    graph.setValue(source, 2)
    #expect(graph.value(left) == 21)
    #expect(graph.value(right) == 22)
    graph.setValue(source, 3)
    #expect(graph.value(middle) == 30)
    #expect(graph.value(right) == 32)
    graph.setValue(source, 4)
    #expect(graph.value(right) == 42)
    #expect(graph.value(left) == 41)
  }

  @Test func `a change goes no further than a rule whose value stays equal`() {
    let source = graph.makeSource(1)
    let isOdd = graph.makeRule { $0.value(source) % 2 == 1 }
    let text = graph.makeRule { $0.value(isOdd) ? "odd" : "even" }
    let length = graph.makeRule { $0.value(text).count }
    #expect(graph.value(length) == 3)
    graph.resetCounters()
    graph.setValue(source, 3)
    #expect(graph.value(length) == 3)
    #expect(graph.counters.evaluations == 1)
    #expect(graph.counters.comparisons == 2)
    // Three to mark, three to verify.
    #expect(graph.counters.edgesWalked == 6)
    graph.resetCounters()
    #expect(graph.value(length) == 3)
    #expect(graph.counters.edgesWalked == 0)
    graph.setValue(source, 4)
    #expect(graph.value(length) == 4)
    #expect(graph.counters.evaluations == 3)
  }

  @Test func `an attribute no longer read does not run the rule`() {
    let useFirst = graph.makeSource(true)
    let first = graph.makeSource(1)
    let second = graph.makeSource(2)
    let chosen = graph.makeRule { $0.value(useFirst) ? $0.value(first) : $0.value(second) }
    #expect(graph.value(chosen) == 1)
    #expect(graph.dependencies(of: chosen.id) == [useFirst.id, first.id])
    graph.setValue(useFirst, false)
    #expect(graph.value(chosen) == 2)
    #expect(graph.dependencies(of: chosen.id) == [useFirst.id, second.id])
    #expect(graph.dependents(of: first.id) == [])
    graph.resetCounters()
    graph.setValue(first, 5)
    #expect(graph.value(chosen) == 2)
    #expect(graph.counters.evaluations == 0)
    #expect(graph.counters.edgesWalked == 0)
    #expect(graph.counters.liveEdges == 2)
  }

  @Test func `a dependency behind one that changed is not evaluated before the rule asks for it`() {
    let index = graph.makeSource(1)
    let values = graph.makeSource([10, 20])
    let element = graph.makeRule { $0.value(values)[$0.value(index)] }
    let total = graph.makeRule { $0.value(values).count == 2 ? $0.value(element) : -1 }
    #expect(graph.value(total) == 20)
    graph.setValue(values, [10])
    #expect(graph.value(total) == -1)
  }

  @Test func `reading the same attribute again records it once`() {
    let first = graph.makeSource(1)
    let second = graph.makeSource(2)
    let rule = graph.makeRule { graph in
      (0..<100).reduce(0) { sum, _ in sum + graph.value(first) + graph.value(second) }
    }
    #expect(graph.value(rule) == 300)
    #expect(graph.dependencies(of: rule.id) == [first.id, second.id])
    #expect(graph.counters.liveEdges == 2)
  }

  @Test func `dependents are listed in the order in which they read`() {
    let source = graph.makeSource(1)
    let rules = (0..<3).map { number in graph.makeRule { $0.value(source) + number } }
    for rule in rules.reversed() { _ = graph.value(rule) }
    #expect(graph.dependents(of: source.id) == rules.reversed().map(\.id))
  }

  @Test func `peeking gives the current value and records nothing`() {
    let source = graph.makeSource(1)
    let double = graph.makeRule { $0.value(source) * 2 }
    let peeking = graph.makeRule { $0.peek(double) + 1 }
    #expect(graph.value(peeking) == 3)
    #expect(graph.dependencies(of: peeking.id) == [])
    #expect(graph.dependencies(of: double.id) == [source.id])
    graph.setValue(source, 2)
    #expect(graph.value(peeking) == 3)
    #expect(graph.peek(double) == 4)
  }

  @Test func `untracked reads record nothing, those around them do`() {
    let (first, second, third) = (graph.makeSource(1), graph.makeSource(2), graph.makeSource(3))
    let rule = graph.makeRule { graph in
      graph.value(first) + graph.untracked { graph.value(second) } + graph.value(third)
    }
    #expect(graph.value(rule) == 6)
    #expect(graph.dependencies(of: rule.id) == [first.id, third.id])
    graph.setValue(second, 20)
    #expect(graph.value(rule) == 6)
    graph.setValue(third, 30)
    #expect(graph.value(rule) == 51)
  }

  @Test func `a rule keeps state of its own`() {
    struct Counting: Rule {
      let source: Attribute<Int>
      var runs = 0

      mutating func evaluate(in graph: Graph) -> String {
        runs += 1
        return "\(graph.value(source)) in run \(runs)"
      }
    }
    let source = graph.makeSource(1)
    let rule = graph.makeRule(Counting(source: source))
    #expect(graph.value(rule) == "1 in run 1")
    graph.setValue(source, 7)
    #expect(graph.value(rule) == "7 in run 2")
  }

  @Test func `values and rules are released with the graph`() {
    final class Object {}
    weak var inSource: Object?
    weak var inRule: Object?
    weak var inValue: Object?
    do {
      let graph = Graph()
      let (first, second) = (Object(), Object())
      inSource = first
      inRule = second
      _ = graph.makeSource(first)
      let rule = graph.makeRule { _ in
        let object = second === second ? Object() : second
        inValue = object
        return object
      }
      _ = graph.value(rule)
      #expect(inValue != nil)
    }
    #expect(inSource == nil && inRule == nil && inValue == nil)
  }
}
