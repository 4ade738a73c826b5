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
