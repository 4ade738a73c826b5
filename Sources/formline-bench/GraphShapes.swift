import AttributeGraph

/// A shape of graphs, built the same way of attributes and naively: one change of it, and one question about it.
protocol GraphShape {
  var name: String { get }
  /// Rules that a change evaluates; 0 where it stops at once.
  var evaluations: Int { get }

  /// Builds the shape; gives what changes a value in it, and the question that is asked then.
  func build<G: ComparedGraph>(in graph: G) -> (change: (Int) -> Void, question: () -> Int)
}

extension GraphShape {
  /// A change of a value, answered by what came of it; and how many rules were evaluated so far.
  typealias Driven = (change: (Int) -> Int, evaluations: () -> Int)

  func make() -> Driven { drive(Graph()) }

  /// Makes the naive twin.
  func makeNaive() -> Driven { drive(NaiveGraph()) }

  private func drive(_ graph: some ComparedGraph) -> Driven {
    let (change, question) = build(in: graph)
    _ = question()
    return (
      { round in
        change(round)
        return question()
      }, { graph.evaluations }
    )
  }
}

/// One rule after the other.
struct Chain: GraphShape {
  let length: Int
  var name: String { "chain of \(length)" }
  var evaluations: Int { length }

  func build<G: ComparedGraph>(in graph: G) -> (change: (Int) -> Void, question: () -> Int) {
    let source = graph.source(0)
    var end = source
    for _ in 0..<length { end = graph.successor(of: end) }
    return ({ graph.set(source, to: $0) }, { [end] in graph.number(end) })
  }
}

/// Many rules that read one source, and one that reads them all.
struct FanOut: GraphShape {
  let width: Int
  var name: String { "fan-out of \(width)" }
  var evaluations: Int { width + 1 }

  func build<G: ComparedGraph>(in graph: G) -> (change: (Int) -> Void, question: () -> Int) {
    let source = graph.source(0)
    let end = graph.total((0..<width).map { _ in graph.successor(of: source) })
    return ({ graph.set(source, to: $0) }, { graph.number(end) })
  }
}

/// A binary tree of sums; one leaf changes.
struct Tree: GraphShape {
  let depth: Int
  var name: String { "tree of \(1 << depth) leaves, one changes" }
  var evaluations: Int { depth }

  func build<G: ComparedGraph>(in graph: G) -> (change: (Int) -> Void, question: () -> Int) {
    let leaves = (0..<(1 << depth)).map { graph.source($0) }
    var level = leaves
    while level.count > 1 {
      level = stride(from: 0, to: level.count, by: 2).map { [level] in graph.sum(level[$0], level[$0 + 1]) }
    }
    let (leaf, root) = (leaves[leaves.count / 3], level[0])
    return ({ graph.set(leaf, to: -$0) }, { graph.number(root) })
  }
}

/// A rule that comes out equal, and many behind it.
struct CutOff: GraphShape {
  let width: Int
  var name: String { "cut-off before \(width)" }
  var evaluations: Int { 1 }

  func build<G: ComparedGraph>(in graph: G) -> (change: (Int) -> Void, question: () -> Int) {
    let source = graph.source(0)
    let sign = graph.isNegative(source)
    let end = graph.total((0..<width).map { _ in graph.indicator(of: sign) })
    return ({ graph.set(source, to: $0) }, { graph.number(end) })
  }
}

/// Fields with a text, its length and whether that is right; one text is edited.
struct Fields: GraphShape {
  let count: Int
  var name: String { "\(count) fields, one edited" }
  var evaluations: Int { 2 }

  func build<G: ComparedGraph>(in graph: G) -> (change: (Int) -> Void, question: () -> Int) {
    let values = (0..<count).map { graph.source($0) }
    let signs = values.map { graph.isNegative(graph.successor(of: $0)) }
    for sign in signs { _ = graph.truth(sign) }
    let (edited, shown) = (values[count / 2], signs[count / 2])
    return ({ graph.set(edited, to: $0) }, { graph.truth(shown) ? 1 : 0 })
  }
}

/// One more than another attribute.
struct Successor: Rule {
  let number: Attribute<Int>
  func evaluate(in graph: Graph) -> Int { graph.value(number) + 1 }
}

/// The sum of two attributes.
struct Sum: Rule {
  let left, right: Attribute<Int>
  func evaluate(in graph: Graph) -> Int { graph.value(left) + graph.value(right) }
}

/// The sum of many attributes.
struct Total: Rule {
  let numbers: [Attribute<Int>]

  func evaluate(in graph: Graph) -> Int {
    var total = 0
    for number in numbers { total += graph.value(number) }
    return total
  }
}

/// Whether an attribute is negative, which hardly ever changes.
struct IsNegative: Rule {
  let number: Attribute<Int>
  func evaluate(in graph: Graph) -> Bool { graph.value(number) < 0 }
}

/// 1 or 0.
struct Indicator: Rule {
  let condition: Attribute<Bool>
  func evaluate(in graph: Graph) -> Int { graph.value(condition) ? 1 : 0 }
}
