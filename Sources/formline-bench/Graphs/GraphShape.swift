import AttributeGraph

/// A graph and its naive twin, made for one change and one question.
struct GraphShape {
  let name: String
  /// Rules that a change evaluates; 0 where it stops at once.
  let evaluations: Int
  /// Makes a graph, and the change with its question.
  let make: () -> (change: (Int) -> Int, evaluations: () -> Int)
  /// Makes the twin.
  let makeNaive: () -> (change: (Int) -> Int, evaluations: () -> Int)

  /// One rule after the other.
  static func chain(_ length: Int) -> GraphShape {
    GraphShape(name: "chain of \(length)", evaluations: length) {
      let graph = Graph()
      let source = graph.makeSource(0)
      var last = source
      for _ in 0..<length { last = graph.makeRule(Successor(number: last)) }
      let end = last
      return driven(graph) {
        graph.setValue(source, $0)
      } question: {
        graph.value(end)
      }
    } makeNaive: {
      let graph = NaiveGraph()
      let source = graph.source(0)
      var last = source
      for _ in 0..<length {
        let number = last
        last = graph.rule { graph.value(number, as: Int.self) + 1 }
      }
      let end = last
      return driven(graph) {
        graph.set(source, $0)
      } question: {
        graph.value(end, as: Int.self)
      }
    }
  }

  /// Many rules that read one source, and one that reads them all.
  static func fanOut(_ width: Int) -> GraphShape {
    GraphShape(name: "fan-out of \(width)", evaluations: width + 1) {
      let graph = Graph()
      let source = graph.makeSource(0)
      let end = graph.makeRule(Total(numbers: (0..<width).map { _ in graph.makeRule(Successor(number: source)) }))
      return driven(graph) {
        graph.setValue(source, $0)
      } question: {
        graph.value(end)
      }
    } makeNaive: {
      let graph = NaiveGraph()
      let source = graph.source(0)
      let middle = (0..<width).map { _ in graph.rule { graph.value(source, as: Int.self) + 1 } }
      let end = graph.rule { middle.reduce(0) { $0 + graph.value($1, as: Int.self) } }
      return driven(graph) {
        graph.set(source, $0)
      } question: {
        graph.value(end, as: Int.self)
      }
    }
  }

  /// A binary tree of sums; one leaf changes.
  static func tree(depth: Int) -> GraphShape {
    GraphShape(name: "tree of \(1 << depth) leaves, one changes", evaluations: depth) {
      let graph = Graph()
      let leaves = (0..<(1 << depth)).map { graph.makeSource($0) }
      var level = leaves
      while level.count > 1 {
        level = stride(from: 0, to: level.count, by: 2).map {
          graph.makeRule(Sum(left: level[$0], right: level[$0 + 1]))
        }
      }
      let root = level[0]
      return driven(graph) {
        graph.setValue(leaves[leaves.count / 3], -$0)
      } question: {
        graph.value(root)
      }
    } makeNaive: {
      let graph = NaiveGraph()
      let leaves = (0..<(1 << depth)).map { graph.source($0) }
      var level = leaves
      while level.count > 1 {
        level = stride(from: 0, to: level.count, by: 2).map { index in
          let (left, right) = (level[index], level[index + 1])
          return graph.rule { graph.value(left, as: Int.self) + graph.value(right, as: Int.self) }
        }
      }
      let root = level[0]
      return driven(graph) {
        graph.set(leaves[leaves.count / 3], -$0)
      } question: {
        graph.value(root, as: Int.self)
      }
    }
  }

  /// A rule that comes out equal, and many behind it.
  static func cutOff(_ width: Int) -> GraphShape {
    GraphShape(name: "cut-off before \(width)", evaluations: 1) {
      let graph = Graph()
      let source = graph.makeSource(0)
      let sign = graph.makeRule(IsNegative(number: source))
      let end = graph.makeRule(Total(numbers: (0..<width).map { _ in graph.makeRule(Indicator(condition: sign)) }))
      return driven(graph) {
        graph.setValue(source, $0)
      } question: {
        graph.value(end)
      }
    } makeNaive: {
      let graph = NaiveGraph()
      let source = graph.source(0)
      let sign = graph.rule { graph.value(source, as: Int.self) < 0 }
      let middle = (0..<width).map { _ in graph.rule { graph.value(sign, as: Bool.self) ? 1 : 0 } }
      let end = graph.rule { middle.reduce(0) { $0 + graph.value($1, as: Int.self) } }
      return driven(graph) {
        graph.set(source, $0)
      } question: {
        graph.value(end, as: Int.self)
      }
    }
  }

  /// Fields with a text, its length and whether that is right; one text is edited.
  static func fields(_ count: Int) -> GraphShape {
    GraphShape(name: "\(count) fields, one edited", evaluations: 2) {
      let graph = Graph()
      let values = (0..<count).map { graph.makeSource($0) }
      let widths = values.map { graph.makeRule(Successor(number: $0)) }
      let signs = widths.map { graph.makeRule(IsNegative(number: $0)) }
      for sign in signs { _ = graph.value(sign) }
      let edited = count / 2
      return driven(graph) {
        graph.setValue(values[edited], $0)
      } question: {
        graph.value(signs[edited]) ? 1 : 0
      }
    } makeNaive: {
      let graph = NaiveGraph()
      let values = (0..<count).map { graph.source($0) }
      let widths = values.map { value in graph.rule { graph.value(value, as: Int.self) + 1 } }
      let signs = widths.map { width in graph.rule { graph.value(width, as: Int.self) < 0 } }
      for sign in signs { _ = graph.value(sign, as: Bool.self) }
      let edited = count / 2
      return driven(graph) {
        graph.set(values[edited], $0)
      } question: {
        graph.value(signs[edited], as: Bool.self) ? 1 : 0
      }
    }
  }

  private static func driven(
    _ graph: Graph, change: @escaping (Int) -> Void, question: @escaping () -> Int
  ) -> (change: (Int) -> Int, evaluations: () -> Int) {
    _ = question()
    return (
      { round in
        change(round)
        return question()
      }, { graph.counters.evaluations }
    )
  }

  private static func driven(
    _ graph: NaiveGraph, change: @escaping (Int) -> Void, question: @escaping () -> Int
  ) -> (change: (Int) -> Int, evaluations: () -> Int) {
    _ = question()
    return (
      { round in
        change(round)
        return question()
      }, { graph.evaluations }
    )
  }
}
