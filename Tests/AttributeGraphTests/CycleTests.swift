import AttributeGraph
import Testing

struct CycleTests {
  let graph = Graph()

  @Test func `a cycle is reported and the last value is read`() {
    var issues: [GraphIssue] = []
    graph.issueHandler = { issues.append($0) }
    let closes = graph.makeSource(false)
    var link: Attribute<Int>?
    let first = graph.makeRule { graph in
      guard graph.value(closes), let link else { return 1 }
      return graph.value(link) + 1
    }
    let second = graph.makeRule { $0.value(first) + 10 }
    link = second
    #expect(graph.value(second) == 11)
    graph.setValue(closes, true)
    #expect(graph.value(second) == 22)
    #expect(issues == [.cycle(at: second.id, label: "FunctionRule<Int>")])
    #expect(graph.value(second) == 22)
    graph.setValue(closes, false)
    #expect(graph.value(second) == 11)
  }

  @Test func `a rule that reads itself gets its last value`() {
    var issues: [GraphIssue] = []
    graph.issueHandler = { issues.append($0) }
    let source = graph.makeSource(1)
    var own: Attribute<Int>?
    let rule = graph.makeRule { graph in
      let step = graph.value(source)
      guard step > 1, let own else { return 100 }
      return graph.value(own) + step
    }
    own = rule
    #expect(graph.value(rule) == 100)
    graph.setValue(source, 2)
    #expect(graph.value(rule) == 102)
    #expect(issues == [.cycle(at: rule.id, label: "FunctionRule<Int>")])
  }

  @Test func `attributes that trade places are no cycle`() {
    var issues = 0
    graph.issueHandler = { _ in issues += 1 }
    let flipped = graph.makeSource(false)
    var (firstLink, secondLink): (Attribute<Int>?, Attribute<Int>?)
    let first = graph.makeRule { graph in
      graph.value(flipped) ? 1 : secondLink.map { graph.value($0) + 1 } ?? 0
    }
    let second = graph.makeRule { graph in
      graph.value(flipped) ? firstLink.map { graph.value($0) + 1 } ?? 0 : 1
    }
    firstLink = first
    secondLink = second
    #expect([graph.value(first), graph.value(second)] == [2, 1])
    graph.setValue(flipped, true)
    #expect([graph.value(second), graph.value(first)] == [2, 1])
    graph.setValue(flipped, false)
    #expect([graph.value(second), graph.value(first)] == [1, 2])
    #expect(issues == 0)
  }
}
