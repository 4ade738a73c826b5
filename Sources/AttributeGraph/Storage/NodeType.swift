/// The engine's knowledge of the type of a node, made once for each type and graph.
class NodeType {
  let blockSize: Int
  let blockAlignment: Int
  /// The size of the value in bytes.
  let valueSize: Int

  init(blockSize: Int, blockAlignment: Int, valueSize: Int) {
    self.valueSize = valueSize
    self.blockSize = blockSize
    self.blockAlignment = blockAlignment
  }

  /// The type of the rule, or of the value of a source.
  var content: Any.Type { preconditionFailure("every node type has a content") }

  /// The name of the rule or value type, for reports.
  final var label: String { String(describing: content) }

  /// True if a source would be the same if it were made again with its first value: it holds no object.
  var isPlain: Bool { true }

  /// Runs the rule and stores its value; true if the value has changed.
  func evaluate(_ block: UnsafeMutableRawPointer, in graph: Graph, hasValue: Bool) -> Bool {
    preconditionFailure("a source has no rule to evaluate")
  }

  func destroyValue(_ block: UnsafeMutableRawPointer) { preconditionFailure("a source keeps its value") }

  func destroy(_ block: UnsafeMutableRawPointer, hasValue: Bool) {
    preconditionFailure("every node type can destroy its blocks")
  }

  fileprivate static func deinitialize<Content>(_ memory: UnsafeMutableRawPointer, as: Content.Type) {
    memory.assumingMemoryBound(to: Content.self).deinitialize(count: 1)
  }
}

/// The node type of sources of one type. The block holds the value.
///
/// None of the node types is generic: the runtime would have to make a class for each of hundreds of types, at more
/// cost than most rules.
final class SourceType: NodeType {
  private let value: Any.Type
  private let isPlainValue: Bool
  private let comparator: LazyComparator

  init<Value>(of value: Value.Type) {
    self.value = value
    isPlainValue = _isPOD(value)
    comparator = LazyComparator(for: value)
    super.init(
      blockSize: MemoryLayout<Value>.size, blockAlignment: MemoryLayout<Value>.alignment,
      valueSize: MemoryLayout<Value>.size)
  }

  override var content: Any.Type { value }

  override var isPlain: Bool { isPlainValue || value == String.self }

  /// Stores the value in a block, or in a part of another one; true if it has changed.
  func replace<Value>(_ block: UnsafeMutableRawPointer, with value: Value) -> Bool {
    let slot = block.assumingMemoryBound(to: Value.self)
    guard !comparator.areEqual(slot, value) else { return false }
    slot.replace(with: value, isPlain: isPlainValue)
    return true
  }

  /// The same; also reports the ranges of bytes that differ, in order.
  func replace<Value>(
    _ block: UnsafeMutableRawPointer, with value: Value, differing note: (Range<Int>) -> Void
  ) -> Bool {
    let slot = block.assumingMemoryBound(to: Value.self)
    guard !comparator.areEqual(slot, value) else { return false }
    let old = slot.move()
    slot.initialize(to: value)
    withUnsafePointer(to: old) { Self.compare($0, block, count: valueSize, note) }
    _ = consume old
    return true
  }

  /// Compares eight bytes at a time; adjacent ranges are joined.
  private static func compare(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, count: Int, _ note: (Range<Int>) -> Void
  ) {
    var start: Int?
    for offset in stride(from: 0, to: count, by: 8) {
      let isSame = ByteComparator.areIdentical(old + offset, new + offset, count: min(8, count - offset))
      if !isSame, start == nil { start = offset }
      guard isSame, let first = start else { continue }
      note(first..<offset)
      start = nil
    }
    if let start { note(start..<count) }
  }

  override func destroy(_ block: UnsafeMutableRawPointer, hasValue: Bool) {
    Self.deinitialize(block, as: value)
  }
}

/// The node type of computed values. The block holds the value, then what computes it.
class ComputedType: NodeType {
  fileprivate let value: Any.Type
  fileprivate let recipeOffset: Int
  fileprivate let comparator: LazyComparator

  fileprivate init<Recipe, Value>(_: Recipe.Type, computing value: Value.Type) {
    self.value = value
    let alignment = MemoryLayout<Recipe>.alignment
    recipeOffset = (MemoryLayout<Value>.size + alignment - 1) / alignment * alignment
    comparator = LazyComparator(for: value)
    super.init(
      blockSize: recipeOffset + MemoryLayout<Recipe>.size,
      blockAlignment: max(alignment, MemoryLayout<Value>.alignment), valueSize: MemoryLayout<Value>.size)
  }

  final func initialize<Recipe>(_ block: UnsafeMutableRawPointer, with recipe: Recipe) {
    (block + recipeOffset).initializeMemory(as: Recipe.self, to: recipe)
  }

  final override func destroyValue(_ block: UnsafeMutableRawPointer) { Self.deinitialize(block, as: value) }

  override func destroy(_ block: UnsafeMutableRawPointer, hasValue: Bool) { if hasValue { destroyValue(block) } }
}

/// The node type of one type of rules.
final class RuleType: ComputedType {
  private let rule: any Rule.Type

  /// - Parameter value: The type of the rule's value, which the runtime would take long to find.
  static func make<R: Rule, Value>(_ rule: R.Type, computing value: Value.Type) -> RuleType {
    RuleType(rule, computing: value)
  }

  private init<R: Rule, Value>(_ rule: R.Type, computing value: Value.Type) {
    self.rule = rule
    super.init(rule, computing: value)
  }

  override var content: Any.Type { rule }

  override func evaluate(_ block: UnsafeMutableRawPointer, in graph: Graph, hasValue: Bool) -> Bool {
    let slot = _ValueSlot(address: block, isFull: hasValue, comparator: comparator)
    return rule._evaluate(block + recipeOffset, into: slot, in: graph)
  }

  override func destroy(_ block: UnsafeMutableRawPointer, hasValue: Bool) {
    super.destroy(block, hasValue: hasValue)
    Self.deinitialize(block + recipeOffset, as: rule)
  }
}

/// Which member of which value an attribute shows.
struct MemberProjection {
  let base: AttributeID
  let byteOffset: Int
}

/// The node type of projections to stored members of one type: copies of the member. Without a rule, which the runtime
/// would have to make for each type.
final class MemberType: ComputedType {
  init<Value>(of value: Value.Type) { super.init(MemberProjection.self, computing: value) }

  override var content: Any.Type { MemberProjection.self }

  override func evaluate(_ block: UnsafeMutableRawPointer, in graph: Graph, hasValue: Bool) -> Bool {
    copy(value, to: _ValueSlot(address: block, isFull: hasValue, comparator: comparator), in: graph)
  }

  /// Copies the member without the value around it, whose type it need not know.
  private func copy<Value>(_: Value.Type, to slot: _ValueSlot, in graph: Graph) -> Bool {
    let place = (slot.address + recipeOffset).assumingMemoryBound(to: MemberProjection.self).pointee
    let (whole, isPulled) = graph.beginReading(place.base)
    let member = (whole + place.byteOffset).assumingMemoryBound(to: Value.self).pointee
    graph.endReading(isPulled: isPulled)
    let value = slot.address.assumingMemoryBound(to: Value.self)
    if slot.isFull { return slot.replace(value, with: member, in: graph) }
    value.initialize(to: member)
    return true
  }
}

nonisolated extension UnsafeMutablePointer {
  /// Replaces a value. Destroys the old one last: its deinitializer may read the attribute.
  /// - Parameter isPlain: True if old values need no destruction.
  func replace(with value: Pointee, isPlain: Bool) {
    guard !isPlain else { return initialize(to: value) }
    let old = move()
    initialize(to: value)
    _ = consume old
  }
}
