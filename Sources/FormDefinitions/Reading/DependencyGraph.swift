/// Detects fields that depend on themselves.
extension DefinitionParser {
  /// Reports every group of fields that depend on one another through `when` (including a section's), a computed
  /// `default` or `cel`, once per group, at its first expression.
  mutating func checkCycles(_ form: FormDefinition) {
    let graph = DependencyGraph(form)
    for cycle in graph.cycles() { report(.cycle(cycle.ids), at: cycle.range) }
    if let end = graph.endOfLongChain() {
      report(.longChain(end.id, most: DependencyGraph.longestChain), at: end.range)
    }
  }
}

/// The dependencies of each field's existence and value. A field in rows is a single node such as `guests.name`.
struct DependencyGraph {
  struct Cycle {
    /// Each field depends on the next, and the last on the first.
    var ids: [String]
    var range: SourceRange
  }

  private struct Edge {
    var target: Int
    /// The expression that reads the target; nil if the target is a part of the value.
    var range: SourceRange?
  }

  /// Node indices by field id, for fields that can refer to one another.
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
  ///   - condition: The condition of an enclosing section.
  ///   - scopes: The scopes in which ids are looked up, innermost first.
  private mutating func connect(
    _ fields: [FieldDefinition], around condition: DefinitionExpression? = nil, in scopes: [Scope]
  ) {
    for field in fields {
      guard let node = scopes[0][field.id] else { continue }
      let values = [field.defaultValue?.expression, field.kind.expression]
      for expression in ([condition, field.when.expression] + values).compactMap(\.self) {
        for use in expression.fields.sorted() {
          guard let target = scopes.lazy.compactMap({ $0[use] }).first else { continue }
          edges[node].append(Edge(target: target, range: expression.range))
        }
      }
      guard let list = field.list else { continue }
      // A list depends on the fields of its rows.
      let rows = add(list.fields, prefix: ids[node] + ".")
      for inner in rows.values.sorted() { edges[node].append(Edge(target: inner)) }
      connect(list.fields, in: [rows] + scopes)
    }
  }

  /// The most fields of which each depends on the next: one is evaluated inside of the other.
  static let longestChain = 250

  /// The field, in file order, at which a chain becomes too long, and its first expression.
  func endOfLongChain() -> (id: String, range: SourceRange)? {
    guard edges.count > Self.longestChain else { return nil }
    var sources = Array(repeating: [Int](), count: ids.count)
    for (node, edges) in edges.enumerated() { for edge in edges { sources[edge.target].append(node) } }
    var left = edges.map(\.count)
    var lengths = edges.map { _ in 1 }
    var ready = edges.indices.filter { left[$0] == 0 }
    while let node = ready.popLast() {
      for source in sources[node] {
        lengths[source] = max(lengths[source], lengths[node] + 1)
        left[source] -= 1
        if left[source] == 0 { ready.append(source) }
      }
    }
    guard let end = lengths.firstIndex(where: { $0 > Self.longestChain }) else { return nil }
    return (ids[end], edges[end].lazy.compactMap(\.range).first ?? .beginning)
  }

  /// One cycle per group of mutually dependent fields, in file order; limited to `ProblemList.limit`.
  func cycles() -> [Cycle] {
    guard edges.contains(where: { !$0.isEmpty }) else { return [] }
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

  /// Repeatedly drops nodes without an edge to a remaining node, since no cycle goes through them.
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

  /// The nodes reachable from a start, which is included only if it is in a cycle.
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
    // A breadth-first search from the first field back to itself finds the shortest cycle.
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

  /// The first expression along a cycle.
  private func firstRange(around nodes: [Int]) -> SourceRange {
    for (node, next) in zip(nodes, nodes.dropFirst() + nodes.prefix(1)) {
      if let range = edges[node].lazy.filter({ $0.target == next }).compactMap(\.range).first { return range }
    }
    return .beginning
  }
}
