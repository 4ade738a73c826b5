/// An incremental graph as one writes it first, for comparison: an object for each node, sets for its edges, closures
/// for what it computes, values in existentials. It does the same work: dependencies recorded while a rule runs, nothing
/// evaluated that is not dirty, changes cut off where a value comes out equal.
final class NaiveGraph {
  private var running: [NaiveNode] = []
  private(set) var evaluations = 0

  func source<Value: Equatable>(_ value: Value) -> NaiveNode {
    let node = NaiveNode(areEqual: Self.areEqual(Value.self), compute: nil)
    node.value = value
    return node
  }

  func rule<Value: Equatable>(_ compute: @escaping () -> Value) -> NaiveNode {
    NaiveNode(areEqual: Self.areEqual(Value.self), compute: compute)
  }

  func set<Value: Equatable>(_ node: NaiveNode, _ value: Value) {
    if let old = node.value, node.areEqual(old, value) { return }
    node.value = value
    for dependent in node.dependents { mark(dependent, mustRun: true) }
  }

  func value<Value>(_ node: NaiveNode, as type: Value.Type) -> Value {
    if let reader = running.last {
      reader.dependencies.insert(node)
      node.dependents.insert(reader)
    }
    bringUpToDate(node)
    guard let value = node.value as? Value else { preconditionFailure("a node has a value of its own type") }
    return value
  }

  private static func areEqual<Value: Equatable>(_: Value.Type) -> (Any, Any) -> Bool {
    { first, second in
      guard let first = first as? Value, let second = second as? Value else { return false }
      return first == second
    }
  }

  private func mark(_ node: NaiveNode, mustRun: Bool) {
    if mustRun { node.mustRun = true }
    guard !node.isDirty else { return }
    node.isDirty = true
    for dependent in node.dependents { mark(dependent, mustRun: false) }
  }

  private func bringUpToDate(_ node: NaiveNode) {
    guard node.isDirty, let compute = node.compute else { return }
    for dependency in node.dependencies where !node.mustRun { bringUpToDate(dependency) }
    node.isDirty = false
    guard node.mustRun else { return }
    node.mustRun = false
    for dependency in node.dependencies { dependency.dependents.remove(node) }
    node.dependencies.removeAll(keepingCapacity: true)
    running.append(node)
    let value = compute()
    running.removeLast()
    evaluations += 1
    if let old = node.value, node.areEqual(old, value) { return }
    node.value = value
    for dependent in node.dependents { dependent.mustRun = true }
  }
}

/// A value, how it is computed, and what it has to do with others.
final class NaiveNode: Hashable {
  let areEqual: (Any, Any) -> Bool
  let compute: (() -> Any)?
  var value: Any?
  var isDirty = true
  var mustRun = true
  var dependencies: Set<NaiveNode> = []
  var dependents: Set<NaiveNode> = []

  init(areEqual: @escaping (Any, Any) -> Bool, compute: (() -> Any)?) {
    self.areEqual = areEqual
    self.compute = compute
  }

  nonisolated static func == (first: NaiveNode, second: NaiveNode) -> Bool { first === second }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
