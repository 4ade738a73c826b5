import Testing

@testable import AttributeGraph

struct StorageTests {
  let graph = Graph()

  @Test func `large and strictly aligned values are stored`() {
    struct Large: Equatable {
      var first: SIMD8<Double>
      var rest: [Int]
    }
    var source = graph.makeSource(Large(first: .zero, rest: []))
    for number in 1..<100 {
      let subgraph = graph.makeSubgraph()
      source = graph.withSubgraph(subgraph) { graph.makeSource(Large(first: .init(repeating: 1), rest: [number])) }
      #expect(graph.value(source).rest == [number])
      subgraph.remove()
    }
    #expect(graph.counters.liveNodes == 1)
  }

  @Test func `stamps start over without losing a change`() {
    let source = graph.makeSource(0)
    let rule = graph.makeRule { $0.value(source) + 1 }
    let sum = graph.makeRule { $0.value(rule) + $0.value(source) }
    _ = graph.value(sum)
    graph.state.pointee.revision = .max - 5
    graph.state.pointee.evaluation = .max - 5
    for number in 1..<20 {
      graph.setValue(source, number)
      if number % 3 == 0 { #expect(graph.value(rule) == number + 1) }
      #expect(graph.value(sum) == 2 * number + 1)
    }
    #expect(graph.state.pointee.revision < 100)
    #expect(graph.state.pointee.evaluation < 100)
    #expect(graph.dependencies(of: sum.id) == [rule.id, source.id])
  }

  @Test func `outputs keep their order when their numbers start over`() {
    var log: [Int] = []
    let source = graph.makeSource(0)
    func add(_ number: Int) {
      graph.makeOutput { graph in
        _ = graph.value(source)
        log.append(number)
      }
    }
    add(0)
    add(1)
    graph.update()
    graph.state.pointee.nextSerial = .max - 1
    (2..<6).forEach(add)
    graph.setValue(source, 1)
    log = []
    graph.update()
    #expect(log == [0, 1, 2, 3, 4, 5])
    #expect(graph.state.pointee.nextSerial < 100)
  }
}
