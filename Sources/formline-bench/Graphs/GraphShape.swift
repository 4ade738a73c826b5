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
