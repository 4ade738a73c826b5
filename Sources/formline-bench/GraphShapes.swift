import AttributeGraph

/// A graph and its naive twin, made for one change and one question.
struct GraphShape {
  /// A change of a value, answered by what came of it; and how many rules were evaluated so far.
  typealias Driven = (change: (Int) -> Int, evaluations: () -> Int)

  let name: String
  /// Rules that a change evaluates; 0 where it stops at once.
  let evaluations: Int
  /// Makes a graph, and the change with its question.
  let make: () -> Driven
  /// Makes the twin.
  let makeNaive: () -> Driven

  private init(_ name: String, evaluations: Int, _ plan: some ShapePlan) {
    self.name = name
    self.evaluations = evaluations
    make = { Self.drive(Graph(), plan) }
    makeNaive = { Self.drive(NaiveGraph(), plan) }
  }

  /// One rule after the other.
  static func chain(_ length: Int) -> GraphShape {
    GraphShape("chain of \(length)", evaluations: length, Chain(length: length))
  }

  /// Many rules that read one source, and one that reads them all.
  static func fanOut(_ width: Int) -> GraphShape {
    GraphShape("fan-out of \(width)", evaluations: width + 1, FanOut(width: width))
  }

  /// A binary tree of sums; one leaf changes.
  static func tree(depth: Int) -> GraphShape {
    GraphShape("tree of \(1 << depth) leaves, one changes", evaluations: depth, Tree(depth: depth))
  }

  /// A rule that comes out equal, and many behind it.
  static func cutOff(_ width: Int) -> GraphShape {
    GraphShape("cut-off before \(width)", evaluations: 1, CutOff(width: width))
  }

  /// Fields with a text, its length and whether that is right; one text is edited.
  static func fields(_ count: Int) -> GraphShape {
    GraphShape("\(count) fields, one edited", evaluations: 2, Fields(count: count))
  }

  private static func drive(_ graph: some ComparedGraph, _ plan: some ShapePlan) -> Driven {
    let (change, question) = plan.build(in: graph)
    _ = question()
    return (
      { round in
        change(round)
        return question()
      }, { graph.evaluations }
    )
  }
}

/// How a shape is built, the same way in every kind of graph.
protocol ShapePlan {
  /// Builds the shape; gives what changes a value in it, and the question that is asked then.
  func build<G: ComparedGraph>(in graph: G) -> (change: (Int) -> Void, question: () -> Int)
}

struct Chain: ShapePlan {
  let length: Int

  func build<G: ComparedGraph>(in graph: G) -> (change: (Int) -> Void, question: () -> Int) {
    let source = graph.source(0)
    var end = source
    for _ in 0..<length { end = graph.successor(of: end) }
    return ({ graph.set(source, to: $0) }, { [end] in graph.number(end) })
  }
}

struct FanOut: ShapePlan {
  let width: Int

  func build<G: ComparedGraph>(in graph: G) -> (change: (Int) -> Void, question: () -> Int) {
    let source = graph.source(0)
    let end = graph.total((0..<width).map { _ in graph.successor(of: source) })
    return ({ graph.set(source, to: $0) }, { graph.number(end) })
  }
}

struct Tree: ShapePlan {
  let depth: Int

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

struct CutOff: ShapePlan {
  let width: Int

  func build<G: ComparedGraph>(in graph: G) -> (change: (Int) -> Void, question: () -> Int) {
    let source = graph.source(0)
    let sign = graph.isNegative(source)
    let end = graph.total((0..<width).map { _ in graph.indicator(of: sign) })
    return ({ graph.set(source, to: $0) }, { graph.number(end) })
  }
}

struct Fields: ShapePlan {
  let count: Int

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
