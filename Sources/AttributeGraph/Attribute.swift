/// The typed handle of a value in a graph. It owns nothing: the attribute belongs to a subgraph.
@frozen nonisolated public struct Attribute<Value>: Hashable, Sendable {
  /// The same handle without its type.
  public let id: AttributeID

  /// Makes a typed handle; the caller knows the value's type.
  @inlinable package init(id: AttributeID) { self.id = id }
}

/// The untyped handle of an attribute. After removal its slot may be reused with another generation.
@frozen nonisolated public struct AttributeID: Hashable, Sendable {
  /// The slot in the graph's node pool; 0 is never an attribute.
  let index: UInt32
  /// How many times the slot had been freed when the attribute was made.
  let generation: UInt32
}

nonisolated extension AttributeID: CustomStringConvertible {
  /// The slot and its generation, such as `#12.1`.
  public var description: String { "#\(index).\(generation)" }
}

/// How a computed attribute gets its value.
///
/// A rule reads other attributes with `Graph.value(_:)`; those that its last evaluation read are its dependencies. It
/// must not write sources. It may keep state between evaluations, and during one may make attributes and subgraphs and
/// remove subgraphs.
///
/// ```swift
/// struct Sum: Rule {
///   let left, right: Attribute<Int>
///   func evaluate(in graph: Graph) -> Int { graph.value(left) + graph.value(right) }
/// }
/// ```
public protocol Rule {
  /// The type of the computed value. A value equal to the last one does not propagate.
  associatedtype Value

  /// Computes the value. Attributes made here belong to the rule's own subgraph unless `withSubgraph` says otherwise.
  mutating func evaluate(in graph: Graph) -> Value

  /// Evaluates the rule at an address and stores its value; true if the value has changed. Rules inherit this.
  static func _evaluate(_ rule: UnsafeMutableRawPointer, into slot: _ValueSlot, in graph: Graph) -> Bool

  /// `Value`, for the engine. Rules inherit this.
  static var _valueType: Any.Type { get }
}

extension Rule {
  // Inlined into each rule's conformance, where the compiler knows `Value`: looking it up at run time is slow.
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

/// Where the engine stores the value of a rule.
public struct _ValueSlot {
  @usableFromInline let address: UnsafeMutableRawPointer
  /// True if there is a value.
  @usableFromInline let isFull: Bool
  let comparator: LazyComparator

  /// Stores a new value; false if it equals the old one.
  @usableFromInline func replace<Value>(_ old: UnsafeMutablePointer<Value>, with value: Value, in graph: Graph) -> Bool
  {
    graph.stopRecording()
    guard !comparator.areEqual(old, value) else { return false }
    old.replace(with: value, isPlain: _isPOD(Value.self))
    return true
  }
}

/// A misuse of the graph that was detected and recovered from.
public enum GraphIssue: Hashable {
  /// An attribute's evaluation read the attribute itself and got its last value. `label` is the rule's type.
  case cycle(at: AttributeID, label: String)
  /// A source was set, or an attribute invalidated, during the evaluation of a rule. Nothing was changed.
  case writeDuringEvaluation(at: AttributeID, label: String)
  /// An attribute of a removed subgraph was read. The read got its value if it still had one.
  case readOfRemoved(at: AttributeID)
  /// An attribute of a removed subgraph was set or invalidated. Nothing was changed.
  case writeToRemoved(at: AttributeID)
}

/// Counts of a graph's work and contents. They do not depend on the machine, so tests can assert them.
public struct Counters: Hashable {
  /// Rules run since the last reset.
  public internal(set) var evaluations = 0
  /// Values compared since the last reset, to decide whether a change propagates.
  public internal(set) var comparisons = 0
  /// Edges followed since the last reset, to mark dependents and to verify dependencies.
  public internal(set) var edgesWalked = 0
  /// Existing attributes.
  public internal(set) var liveNodes = 0
  /// Existing recorded reads.
  public internal(set) var liveEdges = 0
  /// Existing subgraphs, the root included.
  public internal(set) var liveSubgraphs = 0
}
