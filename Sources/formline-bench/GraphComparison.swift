import AttributeGraph
import CAllocations

/// The graph beside a naive one that does the same work.
enum GraphComparison {
  static let shapes: [any GraphShape] = [
    Chain(length: 1_000), FanOut(width: 1_000), Tree(depth: 12), CutOff(width: 1_000), Fields(count: 10),
    Fields(count: 1_000), Fields(count: 10_000),
  ]

  static func run() -> [Measurement] { [memory(of: Fields(count: 10_000))] + shapes.flatMap { compare($0) } }

  /// How much memory each of the two takes, and how long it takes to make them.
  private static func memory(of shape: some GraphShape) -> Measurement {
    let empty = callocations_bytes_in_use()
    let graph = shape.make()
    let withGraph = callocations_bytes_in_use()
    let naive = shape.makeNaive()
    let withBoth = callocations_bytes_in_use()
    _ = (graph.change(1), naive.change(1))
    let (bytes, naiveBytes) = (withGraph - empty, withBoth - withGraph)
    let build = Measurement("make \(shape.name)", count: 3) { _ in _ = shape.make() }
    let naiveBuild = Measurement("", count: 3) { _ in _ = shape.makeNaive() }
    return Measurement(
      build,
      note: "\(bytes / 1024) KiB; naive \(rounded(Double(naiveBytes) / Double(max(1, bytes)))) times as large, "
        + "\(rounded(Double(naiveBuild.median) / Double(max(1, build.median)))) times as long")
  }

  private static func compare(_ shape: some GraphShape) -> [Measurement] {
    let graph = shape.make()
    let naive = shape.makeNaive()
    // The answers and the numbers of evaluations are the same, so the work is.
    let evaluations = graph.evaluations()
    let naiveEvaluations = naive.evaluations()
    for round in 1...20 {
      let (answer, naiveAnswer) = (graph.change(round), naive.change(round))
      Workloads.require(answer == naiveAnswer, "\(shape.name): \(answer) is not \(naiveAnswer)")
    }
    let evaluated = (graph.evaluations() - evaluations) / 20
    Workloads.require(evaluated == shape.evaluations, "\(shape.name): \(evaluated) evaluations")
    Workloads.require((naive.evaluations() - naiveEvaluations) / 20 == evaluated, "\(shape.name): other work")

    let measured = batched(shape.name, graph.change)
    let naiveMeasured = batched("the same, naive", naive.change)
    let faster = Double(naiveMeasured.median) / Double(max(1, measured.median))
    return [
      Measurement(measured, note: "\(evaluated) evaluations, \(measured.median / Int64(max(1, evaluated))) ns each"),
      Measurement(naiveMeasured, note: "\(rounded(faster)) times as long"),
    ]
  }

  /// A change is shorter than the clock's grain, so many are measured together.
  private static func batched(_ name: String, _ change: (Int) -> Int) -> Measurement {
    let batch = 16
    var round = 1_000
    let measured = Measurement(name, count: 60, warmUp: 5) { _ in
      for _ in 0..<batch {
        round += 1
        _ = change(round)
      }
    }
    return Measurement(measured, dividedBy: Int64(batch))
  }

  private static func rounded(_ ratio: Double) -> String { "\((ratio * 10).rounded() / 10)" }
}

/// What shapes are built of, in the graph and in the naive one alike.
protocol ComparedGraph: AnyObject {
  associatedtype Number
  associatedtype Truth

  init()
  func source(_ value: Int) -> Number
  /// One more than a number.
  func successor(of number: Number) -> Number
  func sum(_ left: Number, _ right: Number) -> Number
  func total(_ numbers: [Number]) -> Number
  /// Hardly ever changes.
  func isNegative(_ number: Number) -> Truth
  /// 1 or 0.
  func indicator(of truth: Truth) -> Number
  func set(_ source: Number, to value: Int)
  func number(_ number: Number) -> Int
  func truth(_ truth: Truth) -> Bool
  var evaluations: Int { get }
}

extension Graph: ComparedGraph {
  func source(_ value: Int) -> Attribute<Int> { makeSource(value) }
  func successor(of number: Attribute<Int>) -> Attribute<Int> { makeRule(Successor(number: number)) }
  func sum(_ left: Attribute<Int>, _ right: Attribute<Int>) -> Attribute<Int> {
    makeRule(Sum(left: left, right: right))
  }
  func total(_ numbers: [Attribute<Int>]) -> Attribute<Int> { makeRule(Total(numbers: numbers)) }
  func isNegative(_ number: Attribute<Int>) -> Attribute<Bool> { makeRule(IsNegative(number: number)) }
  func indicator(of truth: Attribute<Bool>) -> Attribute<Int> { makeRule(Indicator(condition: truth)) }
  func set(_ source: Attribute<Int>, to value: Int) { setValue(source, value) }
  func number(_ number: Attribute<Int>) -> Int { value(number) }
  func truth(_ truth: Attribute<Bool>) -> Bool { value(truth) }
  var evaluations: Int { counters.evaluations }
}

extension NaiveGraph: ComparedGraph {
  func successor(of number: NaiveNode) -> NaiveNode { rule { self.value(number, as: Int.self) + 1 } }
  func sum(_ left: NaiveNode, _ right: NaiveNode) -> NaiveNode {
    rule { self.value(left, as: Int.self) + self.value(right, as: Int.self) }
  }
  func total(_ numbers: [NaiveNode]) -> NaiveNode { rule { numbers.reduce(0) { $0 + self.value($1, as: Int.self) } } }
  func isNegative(_ number: NaiveNode) -> NaiveNode { rule { self.value(number, as: Int.self) < 0 } }
  func indicator(of truth: NaiveNode) -> NaiveNode { rule { self.value(truth, as: Bool.self) ? 1 : 0 } }
  func set(_ source: NaiveNode, to value: Int) { set(source, value) }
  func number(_ number: NaiveNode) -> Int { value(number, as: Int.self) }
  func truth(_ truth: NaiveNode) -> Bool { value(truth, as: Bool.self) }
}

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
