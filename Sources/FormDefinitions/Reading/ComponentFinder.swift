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
