/// Fields that depend on themselves.
extension DefinitionParser {
  /// Reports every group of fields that depend on themselves through `when` (the section's too), a computed `default`
  /// or `cel`; each once, at its first expression.
  mutating func checkCycles(_ form: FormDefinition) {
    let graph = DependencyGraph(form)
    for cycle in graph.cycles() { report(.cycle(cycle.ids), at: cycle.range) }
  }
}

/// The fields that the existence and value of each field depend on. Fields in rows are `guests.name`: all rows are
/// alike.
struct DependencyGraph {
  struct Cycle {
    /// In the order in which each needs the next; the last needs the first.
    var ids: [String]
    var range: SourceRange
  }

  private struct Edge {
    var target: Int
    /// The expression that reads the target; nil where it is a part of the value.
    var range: SourceRange?
  }

  /// Fields whose expressions read one another by their ids.
  private typealias Scope = [String: Int]

  private var ids: [String] = []
  private var edges: [[Edge]] = []

  init(_ form: FormDefinition) {
    let scope = add(form.fields, prefix: "")
    for section in form.sections { connect(section.fields, around: section.when, in: [scope]) }
  }

  private mutating func add(_ fields: [FieldDefinition], prefix: String) -> Scope {
    var scope: Scope = [:]
    scope.reserveCapacity(fields.count)
    for field in fields {
      if scope[field.id] == nil { scope[field.id] = ids.count }
      ids.append(prefix + field.id)
      edges.append([])
    }
    return scope
  }

  /// - Parameters:
  ///   - condition: A further condition of the fields' existence.
  ///   - scopes: Meanings of ids, the innermost first.
  private mutating func connect(
    _ fields: [FieldDefinition], around condition: DefinitionExpression? = nil, in scopes: [Scope]
  ) {
    for field in fields {
      guard let node = scopes[0][field.id] else { continue }
      var expressions = [condition, field.when.expression].compactMap { $0 }
      if case .computed(let expression)? = field.defaultValue { expressions.append(expression) }
      if case .computed(let expression, _) = field.kind { expressions.append(expression) }
      for expression in expressions {
        for use in expression.fields.sorted() {
          guard let target = scopes.lazy.compactMap({ $0[use] }).first else { continue }
          edges[node].append(Edge(target: target, range: expression.range))
        }
      }
      guard let list = field.list else { continue }
      // The value of a list depends on its rows.
      let rows = add(list.fields, prefix: ids[node] + ".")
      for inner in rows.values.sorted() { edges[node].append(Edge(target: inner)) }
      connect(list.fields, in: [rows] + scopes)
    }
  }

  /// One cycle for each group of fields that depend on one another, in file order; of very many groups, some.
  func cycles() -> [Cycle] {
    let targets = edges.map { $0.map(\.target) }
    var sources = Array(repeating: [Int](), count: ids.count)
    for (node, targets) in targets.enumerated() { for target in targets { sources[target].append(node) } }
    var rest = Set(ids.indices.filter { !targets[$0].isEmpty && !sources[$0].isEmpty })
    var cycles: [Cycle] = []
    while cycles.count < ProblemList.limit {
      Self.strip(&rest, targets, sources)
      Self.strip(&rest, sources, targets)
      guard let start = rest.min() else { break }
      let group = Self.reachable(from: start, along: targets, in: rest)
        .intersection(Self.reachable(from: start, along: sources, in: rest))
      if let cycle = cycle(in: group) { cycles.append(cycle) }
      rest.subtract(group)
      rest.remove(start)
    }
    return cycles.sorted { $0.range.utf8Offset < $1.range.utf8Offset }
  }

  /// Drops nodes without an edge to one that is left, which no cycle goes through, until there are none.
  private static func strip(_ rest: inout Set<Int>, _ edges: [[Int]], _ reversed: [[Int]]) {
    var counts = edges.map { _ in 0 }
    for node in rest { counts[node] = edges[node].count { rest.contains($0) } }
    var idle = rest.filter { counts[$0] == 0 }
    while let node = idle.popFirst() {
      rest.remove(node)
      for source in reversed[node] where rest.contains(source) {
        counts[source] -= 1
        if counts[source] == 0 { idle.insert(source) }
      }
    }
  }

  /// The nodes at the end of a path; the start if it is in a cycle.
  private static func reachable(from start: Int, along edges: [[Int]], in rest: Set<Int>) -> Set<Int> {
    var found: Set<Int> = []
    var open = [start]
    while let node = open.popLast() {
      for target in edges[node] where rest.contains(target) && found.insert(target).inserted { open.append(target) }
    }
    return found
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
          return Cycle(ids: ordered.map { ids[$0] }, range: firstRange(around: ordered))
        }
        if previous[edge.target] == nil {
          previous[edge.target] = node
          queue.append(edge.target)
        }
      }
    }
    return nil
  }

  /// The first expression on a way from node to node and back to the first.
  private func firstRange(around nodes: [Int]) -> SourceRange {
    for (node, next) in zip(nodes, nodes.dropFirst() + nodes.prefix(1)) {
      if let range = edges[node].lazy.filter({ $0.target == next }).compactMap(\.range).first { return range }
    }
    return .beginning
  }
}
