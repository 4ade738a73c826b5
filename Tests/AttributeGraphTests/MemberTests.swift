import AttributeGraph
import TestSupport
import Testing

private struct Inner: Equatable {
  var a = 0
  var b = "b"
}

private struct Record: Equatable {
  var x = 0
  var flag: Int8 = 0
  var inner = Inner()
  var y = 0.5
  var inner2 = Inner()
}

@Suite("Writing members") struct MemberTests {
  private func offset<V>(_ keyPath: KeyPath<Record, V>) -> Int {
    MemoryLayout<Record>.offset(of: keyPath) ?? -1
  }

  @Test func `a member that is written runs what shows it or the whole, and nothing else`() {
    let graph = Graph()
    let record = graph.makeSource(Record())
    let x = graph.makeProjection(record, \.x)
    let inner = graph.makeProjection(record, \.inner)
    let nested = graph.makeProjection(record, \.inner.b)
    let whole = graph.makeRule { $0.value(record).x }
    for attribute in [x, whole] { _ = graph.value(attribute) }
    _ = graph.value(inner)
    _ = graph.value(nested)
    graph.resetCounters()
    #expect(graph.setMember(record, byteOffset: offset(\.inner.b), "c"))
    #expect(graph.value(nested) == "c")
    #expect(graph.value(inner) == Inner(a: 0, b: "c"))
    #expect(graph.value(x) == 0)
    #expect(graph.counters.evaluations == 2)
    #expect(graph.value(whole) == 0)
    #expect(graph.counters.evaluations == 3)
    #expect(graph.value(record) == Record(inner: Inner(a: 0, b: "c")))
  }

  @Test func `a whole that is written runs only what shows bytes that are others`() {
    let graph = Graph()
    let record = graph.makeSource(Record())
    let x = graph.makeProjection(record, \.x)
    let inner = graph.makeProjection(record, \.inner)
    let y = graph.makeProjection(record, \.y)
    let inner2 = graph.makeProjection(record, \.inner2)
    func values() -> Record {
      Record(x: graph.value(x), inner: graph.value(inner), y: graph.value(y), inner2: graph.value(inner2))
    }
    _ = values()
    graph.resetCounters()
    let edited = Record(inner: Inner(a: 0, b: "c"))
    #expect(graph.setValue(record, edited))
    #expect(values() == edited)
    #expect(graph.counters.evaluations == 1)
    let other = Record(x: 1, inner: Inner(a: 0, b: "c"), inner2: Inner(a: 5))
    #expect(graph.setValue(record, other))
    #expect(values() == other)
    #expect(graph.counters.evaluations == 3)
    #expect(!graph.setValue(record, other))
  }

  @Test func `an equal member changes nothing`() {
    let graph = Graph()
    let record = graph.makeSource(Record(y: .nan))
    let y = graph.makeProjection(record, \.y)
    _ = graph.value(y)
    graph.resetCounters()
    #expect(!graph.setMember(record, byteOffset: offset(\.y), Double.nan))
    #expect(graph.value(y).isNaN)
    #expect(graph.counters.evaluations == 0)
  }

  @Test func `projections that were passed by see the next change of the whole`() {
    let graph = Graph()
    let record = graph.makeSource(Record())
    let x = graph.makeProjection(record, \.x)
    _ = graph.value(x)
    graph.setMember(record, byteOffset: offset(\.y), 1.5)
    graph.setValue(record, Record(x: 7, y: 1.5))
    #expect(graph.value(x) == 7)
  }

  @Test(arguments: [4, 100])
  func `a write of one element evaluates one projection however many there are`(count: Int) {
    let graph = Graph()
    let numbers = (0..<100).map { $0 }
    let tuple = Columns(numbers)
    let source = graph.makeSource(tuple)
    let members = (0..<count).map { graph.makeProjection(source, byteOffset: $0 * 8, as: Int.self) }
    for member in members { _ = graph.value(member) }
    graph.setMember(source, byteOffset: 8, -1)
    _ = graph.value(members[1])
    graph.resetCounters()
    graph.setMember(source, byteOffset: 16, -2)
    #expect(members.map { graph.value($0) } == [0, -1, -2] + Array(3..<count))
    #expect(graph.counters.evaluations == 1)
  }

  @Test(arguments: 0..<8)
  func `after random writes every projection shows what is there`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let graph = Graph()
    let source = graph.makeSource(Columns((0..<100).map { $0 }))
    var expected = (0..<100).map { $0 }
    var members: [(range: Range<Int>, read: () -> [Int], owner: Subgraph)] = []
    for _ in 0..<600 {
      let start = Int.random(in: 0..<92, using: &generator)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0, 1:
        let subgraph = graph.makeSubgraph()
        if Bool.random(using: &generator) {
          let member = graph.withSubgraph(subgraph) {
            graph.makeProjection(source, byteOffset: start * 8, as: Int.self)
          }
          members.append((start..<start + 1, { [graph.value(member)] }, subgraph))
        } else {
          let member = graph.withSubgraph(subgraph) {
            graph.makeProjection(source, byteOffset: start * 8, as: Eight.self)
          }
          members.append((start..<start + 8, { graph.value(member).numbers }, subgraph))
        }
      case 2 where members.count > 30:
        members.remove(at: Int.random(in: 0..<members.count, using: &generator)).owner.remove()
      case 3:
        expected[start] += 1
        graph.setValue(source, Columns(expected))
      case 4:
        let value = Eight((0..<8).map { _ in Int.random(in: 0..<3, using: &generator) })
        expected.replaceSubrange(start..<start + 8, with: value.numbers)
        graph.setMember(source, byteOffset: start * 8, value)
      default:
        expected[start] = Int.random(in: 0..<3, using: &generator)
        graph.setMember(source, byteOffset: start * 8, expected[start])
      }
      // Some are read now, some later.
      for member in members where Bool.random(using: &generator) {
        #expect(member.read() == Array(expected[member.range]))
      }
    }
    for member in members { #expect(member.read() == Array(expected[member.range])) }
  }
}

/// Eight numbers that lie one after the other.
private struct Eight: Equatable {
  var a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int

  init(_ numbers: [Int]) {
    (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
    (e, f, g, h) = (numbers[4], numbers[5], numbers[6], numbers[7])
  }

  var numbers: [Int] { [a, b, c, d, e, f, g, h] }
}

/// A hundred numbers that lie one after the other.
private struct Columns: Equatable {
  var a: Eight, b: Eight, c: Eight, d: Eight, e: Eight, f: Eight
  var g: Eight, h: Eight, i: Eight, j: Eight, k: Eight, l: Eight
  var rest: Quad

  init(_ numbers: [Int]) {
    func eight(_ index: Int) -> Eight { Eight(Array(numbers[index * 8..<index * 8 + 8])) }
    (a, b, c, d, e, f) = (eight(0), eight(1), eight(2), eight(3), eight(4), eight(5))
    (g, h, i, j, k, l) = (eight(6), eight(7), eight(8), eight(9), eight(10), eight(11))
    rest = Quad(a: numbers[96], b: numbers[97], c: numbers[98], d: numbers[99])
  }
}

private struct Quad: Equatable {
  var a: Int, b: Int, c: Int, d: Int
}
