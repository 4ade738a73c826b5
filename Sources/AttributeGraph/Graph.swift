/// Values that stay consistent: sources that are set, rules that compute from them, outputs with side effects.
///
/// Setting a source marks its dependents; reading a value brings it up to date first, running only rules whose
/// dependencies have really changed and stopping where a value is equal to the last. The dependencies of a rule are
/// recorded while it runs. Attributes belong to subgraphs and exist as long as those.
///
/// ```swift
/// let graph = Graph()
/// let width = graph.makeSource(3), height = graph.makeSource(4)
/// let area = graph.makeRule(Product(width, height))
/// graph.value(area)              // 12
/// graph.setValue(width, 5)
/// graph.value(area)              // 20
/// ```
///
/// Dirty dependencies that were recorded before are brought up to date without recursion, however long the chain. Only
/// rules that were never evaluated, or that read something new, nest on the call stack.
@MainActor public final class Graph {
  // Isolated explicitly, not by default: otherwise optimized builds of importing modules reject the isolated
  // deinitializer.

  let state: UnsafeMutablePointer<EngineState>
  // The indices of node types, by the types of the rules, or of the values of the sources and members.
  private var ruleTypes: [ObjectIdentifier: UInt16] = [:]
  private var sourceTypes: [ObjectIdentifier: UInt16] = [:]
  private var memberTypes: [ObjectIdentifier: UInt16] = [:]

  /// Receives every misuse that the graph survives; by default ignores them.
  public var issueHandler: (GraphIssue) -> Void = { _ in }

  /// A reference to the owner of the graph, for code that has only the graph. Retained by the graph.
  package var client: AnyObject?

  /// Makes an empty graph.
  public init() {
    state = .allocate(capacity: 1)
    state.initialize(to: EngineState())
    makeRoot()
  }

  /// Frees all values and rules. Removal actions do not run: remove the root subgraph first if they should.
  isolated deinit {
    freeEverything()
    state.pointee.destroy()
    state.deallocate()
  }

  /// Makes an attribute that is set from outside, in the current subgraph.
  public func makeSource<V>(_ value: V) -> Attribute<V> {
    let (index, type) = sourceType(V.self)
    let id = makeNode(type, index, flags: .hasValue)
    block(of: id.index).initializeMemory(as: V.self, to: value)
    return Attribute(id: id)
  }

  /// Makes an attribute that is computed when it is read, in the current subgraph.
  // Inlined: by itself, it would ask the runtime for the rule's `Value`, which nothing here needs.
  @inlinable @inline(__always) public func makeRule<R: Rule>(_ rule: R) -> Attribute<R.Value> {
    Attribute(id: addRule(rule))
  }

  /// Makes an attribute that is computed when it is read, and by `update()` whenever it is dirty, including the first
  /// time.
  @discardableResult @inlinable @inline(__always) public func makeOutput<R: Rule>(_ rule: R) -> Attribute<R.Value> {
    Attribute(id: addOutput(rule))
  }

  /// True while the attribute exists.
  public func isValid(_ id: AttributeID) -> Bool { exists(id) && !isRemoved(id.index) }

  /// True while a rule is evaluated, so that sources cannot be set.
  public var isEvaluating: Bool { state.pointee.depth > 0 }

  /// Makes an attribute that a function computes.
  public func makeRule<V>(_ compute: @escaping (Graph) -> V) -> Attribute<V> {
    makeRule(FunctionRule(compute: compute))
  }

  /// Makes an output that only has side effects.
  @discardableResult public func makeOutput(_ run: @escaping (Graph) -> Void) -> Attribute<Void> {
    makeOutput(FunctionRule(compute: run))
  }

  private struct FunctionRule<Value>: Rule {
    let compute: (Graph) -> Value
    func evaluate(in graph: Graph) -> Value { compute(graph) }
  }

  @usableFromInline func addRule<R: Rule>(_ rule: R) -> AttributeID { addRule(rule, flags: []) }

  @usableFromInline func addOutput<R: Rule>(_ rule: R) -> AttributeID {
    let id = addRule(rule, flags: .output)
    node(id.index).pointee.serial = takeSerial()
    enqueue(id.index)
    return id
  }

  func addRule<R: Rule>(_ rule: R, flags: Node.Flags) -> AttributeID {
    let (index, type) = ruleType(R.self)
    let id = makeNode(type, index, flags: flags.union([.rule, .dirty, .mustRun]))
    type.initialize(block(of: id.index), with: rule)
    return id
  }

  /// Allocates a node and a block for it, which the caller must initialize, and adds it to the current subgraph.
  func makeNode(_ type: NodeType, _ typeIndex: UInt16, flags: Node.Flags) -> AttributeID {
    let owner = currentRecord
    let block = state.pointee.blocks.allocate(size: type.blockSize, alignment: type.blockAlignment)
    let index = state.pointee.nodes.allocate()
    let node = node(index)
    let generation = node.pointee.generation
    node.pointee = Node()
    node.pointee.block = block
    node.pointee.generation = generation
    node.pointee.changedAt = state.pointee.revision
    node.pointee.verifiedAt = state.pointee.revision
    node.pointee.type = typeIndex
    node.pointee.flags = flags
    node.pointee.subgraph = state.pointee.currentSubgraph
    node.pointee.next = owner.pointee.firstNode
    owner.pointee.firstNode = index
    return AttributeID(index: index, generation: generation)
  }

  func sourceType<V>(_ value: V.Type) -> (index: UInt16, type: SourceType) {
    nodeType(ObjectIdentifier(value), in: &sourceTypes) { SourceType(of: value) }
  }

  private func ruleType<R: Rule>(_ rule: R.Type) -> (index: UInt16, type: RuleType) {
    nodeType(ObjectIdentifier(rule), in: &ruleTypes) {
      let value: Any.Type = rule._valueType
      return RuleType.make(rule, computing: value)
    }
  }

  func memberType<V>(_ value: V.Type) -> (index: UInt16, type: MemberType) {
    nodeType(ObjectIdentifier(value), in: &memberTypes) { MemberType(of: value) }
  }

  /// The node type that `make` has made for a key before, or makes now.
  private func nodeType<Made: NodeType>(
    _ key: ObjectIdentifier, in indices: inout [ObjectIdentifier: UInt16], _ make: () -> Made
  ) -> (index: UInt16, type: Made) {
    if let index = indices[key] { return (index, unsafeDowncast(type(at: index), to: Made.self)) }
    guard let index = UInt16(exactly: state.pointee.types.count) else {
      preconditionFailure("a graph holds at most 65,536 types of attributes")
    }
    let type = make()
    state.pointee.types.push(.passRetained(type))
    indices[key] = index
    return (index, type)
  }
}

extension Graph {
  func node(_ index: UInt32) -> UnsafeMutablePointer<Node> { state.pointee.nodes.pointer(to: index) }

  func edge(_ index: UInt32) -> UnsafeMutablePointer<GraphEdge> { state.pointee.edges.pointer(to: index) }

  func type(at index: UInt16) -> NodeType { state.pointee.types.base[Int(index)].takeUnretainedValue() }

  /// Lends a type without a retain: the engine retains it as long as it exists.
  func withType<Result>(at index: UInt16, _ body: (NodeType) -> Result) -> Result {
    state.pointee.types.base[Int(index)]._withUnsafeGuaranteedRef(body)
  }

  func block(of index: UInt32) -> UnsafeMutableRawPointer {
    guard let block = node(index).pointee.block else { preconditionFailure("a live node has a block") }
    return block
  }

  func handle(_ index: UInt32) -> AttributeID { AttributeID(index: index, generation: node(index).pointee.generation) }

  func label(_ index: UInt32) -> String { type(at: node(index).pointee.type).label }

  /// True until the node is freed; it may already be removed.
  func exists(_ id: AttributeID) -> Bool {
    Int(id.index) < state.pointee.nodes.used && node(id.index).pointee.generation == id.generation
  }

  /// True between the removal of the node's subgraph and its freeing.
  func isRemoved(_ index: UInt32) -> Bool {
    guard state.pointee.isFreeing || !state.pointee.removals.isEmpty else { return false }
    return record(node(index).pointee.subgraph).pointee.isRemoved
  }

  /// Starts a new revision: all later changes are newer than what was verified before.
  func advanceRevision() {
    if state.pointee.revision == .max { restartRevisions() }
    state.pointee.revision += 1
  }

  /// Stamps everything as old after 2^32 revisions. Dirty rules can no longer tell whether a dependency has changed, so
  /// they run.
  private func restartRevisions() {
    state.pointee.revision = 1
    for index in 1..<UInt32(state.pointee.nodes.used) {
      let node = node(index)
      node.pointee.changedAt = 1
      node.pointee.verifiedAt = 1
      if node.pointee.flags.contains([.rule, .dirty]) { node.pointee.flags.insert(.mustRun) }
    }
  }
}
