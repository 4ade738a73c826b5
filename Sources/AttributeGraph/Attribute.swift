/// The typed handle of a value that a graph keeps up to date. It owns nothing: the attribute belongs to a subgraph.
nonisolated public struct Attribute<Value>: Hashable, Sendable {
  /// The same handle without its type.
  public let id: AttributeID

  /// The handle of an attribute whose type is known otherwise.
  @inlinable package init(id: AttributeID) { self.id = id }
}

/// The untyped handle of an attribute. After removal the slot may be reused, with another generation.
nonisolated public struct AttributeID: Hashable, Sendable {
  /// The slot in the graph's node pool; 0 is never an attribute.
  let index: UInt32
  /// How often the slot had been freed when the attribute was made.
  let generation: UInt32
}

nonisolated extension AttributeID: CustomStringConvertible {
  /// The slot and its generation, such as `#12.1`.
  public var description: String { "#\(index).\(generation)" }
}

/// How a computed attribute gets its value.
///
/// A rule reads other attributes with `Graph.value(_:)`; what it read in its last evaluation is what it depends on.
/// It must not write sources. It may keep state of its own between evaluations, and may make attributes and subgraphs
/// and remove subgraphs while it is evaluated.
///
/// ```swift
/// struct Sum: Rule {
///   let left, right: Attribute<Int>
///   func evaluate(in graph: Graph) -> Int { graph.value(left) + graph.value(right) }
/// }
/// ```
public protocol Rule {
  /// What the rule computes. Values that compare equal do not propagate.
  associatedtype Value

  /// Computes the value. Attributes made here belong to the rule's own subgraph unless `withSubgraph` says otherwise.
  mutating func evaluate(in graph: Graph) -> Value

  /// Evaluates the rule at an address and stores its value; true if that has changed. Rules inherit it.
  static func _evaluate(_ rule: UnsafeMutableRawPointer, into slot: _ValueSlot, in graph: Graph) -> Bool

  /// `Value`, for the engine. Rules inherit it.
  static var _valueType: Any.Type { get }
}

extension Rule {
  // Inlined into the conformance of each rule, where the compiler knows `Value`: the runtime takes long to find it.
  @inlinable @inline(__always)
  public static func _evaluate(_ rule: UnsafeMutableRawPointer, into slot: _ValueSlot, in graph: Graph) -> Bool {
    let rule = rule.assumingMemoryBound(to: Self.self)
    let value = slot.address.assumingMemoryBound(to: Value.self)
    guard slot.isFull else {
      value.initialize(to: rule.pointee.evaluate(in: graph))
      return true
    }
    return slot.replace(value, with: rule.pointee.evaluate(in: graph), in: graph)
  }

  @inlinable @inline(__always) public static var _valueType: Any.Type { Value.self }
}

/// Where the engine keeps the value of a rule.
public struct _ValueSlot {
  @usableFromInline let address: UnsafeMutableRawPointer
  /// True if there is a value.
  @usableFromInline let isFull: Bool
  let comparator: LazyComparator

  /// Stores another value; false if it equals the one that is there.
  @usableFromInline func replace<Value>(_ old: UnsafeMutablePointer<Value>, with value: Value, in graph: Graph) -> Bool
  {
    graph.stopRecording()
    guard !comparator.areEqual(old, value) else { return false }
    old.replace(with: value, isPlain: _isPOD(Value.self))
    return true
  }
}

/// A misuse of the graph that it survived.
public enum GraphIssue: Hashable {
  /// An attribute was read by its own evaluation, which got its last value. `label` is the rule's type.
  case cycle(at: AttributeID, label: String)
  /// A source was set, or an attribute invalidated, while a rule was evaluated. Nothing was changed.
  case writeDuringEvaluation(at: AttributeID, label: String)
  /// An attribute was read whose subgraph is removed. It gave its value if it still had one.
  case readOfRemoved(at: AttributeID)
  /// An attribute was set or invalidated whose subgraph is removed. Nothing was changed.
  case writeToRemoved(at: AttributeID)
}

/// What a graph has done and what it holds. The counts do not depend on the machine, so tests can assert them.
public struct Counters: Hashable {
  /// Rules run since the last reset.
  public internal(set) var evaluations = 0
  /// Values compared since the last reset, to see whether a change goes on.
  public internal(set) var comparisons = 0
  /// Edges followed since the last reset, both to mark dependents and to verify dependencies.
  public internal(set) var edgesWalked = 0
  /// Attributes that exist.
  public internal(set) var liveNodes = 0
  /// Recorded reads that exist.
  public internal(set) var liveEdges = 0
  /// Subgraphs that exist, the root among them.
  public internal(set) var liveSubgraphs = 0
}
