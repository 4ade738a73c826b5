/// Fields that depend on themselves.
extension DefinitionParser {
  /// Finds every group of fields whose existence or value depends on itself: by `when` (the section's too), a computed
  /// `default`, or `cel`. Each group is reported once, at the first of its expressions in the file.
  mutating func checkCycles(_ form: FormDefinition) {
    let graph = DependencyGraph(form)
    for cycle in graph.cycles() { report(.cycle(cycle.ids), at: cycle.range) }
  }
}

/// Which fields each field needs before its existence and value are known.
struct DependencyGraph {
  struct Cycle {
    /// In the order in which each needs the next; the last needs the first.
    var ids: [String]
    var range: SourceRange
  }

  private struct Edge {
    var target: Int
    var range: SourceRange
  }

  private let ids: [String]
  private var edges: [[Edge]]

  init(_ form: FormDefinition) {
    let fields = form.fields
    ids = fields.map(\.id)
    edges = Array(repeating: [], count: fields.count)
    let positions = Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var index = 0
    for section in form.sections {
      for field in section.fields {
        var expressions = [section.when, field.when.expression].compactMap { $0 }
        if case .computed(let expression) = field.defaultValue { expressions.append(expression) }
        if case .computed(let expression) = field.kind { expressions.append(expression) }
        for expression in expressions {
          for use in expression.fields.sorted() {
            if let target = positions[use] { edges[index].append(Edge(target: target, range: expression.range)) }
          }
        }
        index += 1
      }
    }
  }

  /// One cycle a strongly connected component (Tarjan's algorithm, without recursion), in file order.
  func cycles() -> [Cycle] {
    var finder = ComponentFinder(targets: edges.map { $0.map(\.target) })
    return finder.components()
      .compactMap { cycle(in: Set($0)) }
      .sorted { $0.range.utf8Offset < $1.range.utf8Offset }
  }

  private func cycle(in component: Set<Int>) -> Cycle? {
    guard let start = component.min() else { return nil }
    // Breadth first from the first field back to itself: the shortest way round.
    var previous: [Int: Int] = [:]
    var queue = [start]
    var head = 0
    while head < queue.count {
      let node = queue[head]
      head += 1
      for edge in edges[node] where component.contains(edge.target) {
        if edge.target == start {
          var path = [node]
          while let last = path.last, last != start, let before = previous[last] { path.append(before) }
          let ordered = Array(path.reversed())
          let next = ordered.count > 1 ? ordered[1] : start
          let range = edges[start].first { $0.target == next }?.range ?? edge.range
          return Cycle(ids: ordered.map { ids[$0] }, range: range)
        }
        if previous[edge.target] == nil {
          previous[edge.target] = node
          queue.append(edge.target)
        }
      }
    }
    return nil
  }
}
