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
      if case .computed(let expression) = field.kind { expressions.append(expression) }
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

/// Tarjan's algorithm for strongly connected components, with a stack of its own in place of recursion.
struct ComponentFinder {
  private let targets: [[Int]]
  private var order: [Int?]
  private var low: [Int]
  private var isOnStack: [Bool]
  private var stack: [Int] = []
  private var count = 0
  private var found: [[Int]] = []

  init(targets: [[Int]]) {
    self.targets = targets
    order = Array(repeating: nil, count: targets.count)
    low = Array(repeating: 0, count: targets.count)
    isOnStack = Array(repeating: false, count: targets.count)
  }

  /// The components of more than one node, and nodes that have an edge to themselves.
  mutating func components() -> [[Int]] {
    for node in targets.indices where order[node] == nil && !targets[node].isEmpty { visit(node) }
    return found
  }

  private mutating func visit(_ root: Int) {
    var calls = [(node: root, next: 0)]
    enter(root)
    while let call = calls.last {
      if call.next < targets[call.node].count {
        calls[calls.count - 1].next += 1
        let target = targets[call.node][call.next]
        if order[target] == nil {
          enter(target)
          calls.append((target, 0))
        } else if isOnStack[target], let place = order[target] {
          low[call.node] = min(low[call.node], place)
        }
      } else {
        calls.removeLast()
        if let parent = calls.last { low[parent.node] = min(low[parent.node], low[call.node]) }
        if low[call.node] == order[call.node] { close(call.node) }
      }
    }
  }

  private mutating func enter(_ node: Int) {
    order[node] = count
    low[node] = count
    count += 1
    stack.append(node)
    isOnStack[node] = true
  }

  private mutating func close(_ node: Int) {
    var component: [Int] = []
    while let member = stack.popLast() {
      isOnStack[member] = false
      component.append(member)
      if member == node { break }
    }
    if component.count > 1 || targets[node].contains(node) { found.append(component) }
  }
}
