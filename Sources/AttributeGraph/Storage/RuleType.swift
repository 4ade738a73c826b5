/// The node type of one type of rules. The block holds the value, then the rule.
///
/// Not generic: a program has hundreds of types of rules, and a class of each would have to be made at run time, which
/// costs more than most rules are ever evaluated.
final class RuleType: NodeType {
  private let rule: any Rule.Type
  private let ruleOffset: Int
  private let comparator: LazyComparator

  init<R: Rule>(_ type: R.Type) {
    let alignment = MemoryLayout<R>.alignment
    rule = type
    ruleOffset = (MemoryLayout<R.Value>.size + alignment - 1) / alignment * alignment
    comparator = LazyComparator(for: R.Value.self)
    super.init(
      blockSize: ruleOffset + MemoryLayout<R>.size, blockAlignment: max(alignment, MemoryLayout<R.Value>.alignment),
      valueSize: MemoryLayout<R.Value>.size)
  }

  override var content: Any.Type { rule }

  func initialize<R: Rule>(_ block: UnsafeMutableRawPointer, with rule: R) {
    (block + ruleOffset).initializeMemory(as: R.self, to: rule)
  }

  override func evaluate(_ block: UnsafeMutableRawPointer, in graph: Graph, hasValue: Bool) -> Bool {
    rule.evaluate(block + ruleOffset, into: block, hasValue: hasValue, comparedBy: comparator, in: graph)
  }

  override func destroyValue(_ block: UnsafeMutableRawPointer) { rule.destroyValue(block) }

  override func destroy(_ block: UnsafeMutableRawPointer, hasValue: Bool) {
    rule.destroy(block + ruleOffset, value: hasValue ? block : nil)
  }
}

extension Rule {
  /// Evaluates the rule at `rule` and stores the value at `value` unless it is equal to the one there. Returns whether
  /// it is another one.
  fileprivate static func evaluate(
    _ rule: UnsafeMutableRawPointer, into value: UnsafeMutableRawPointer, hasValue: Bool,
    comparedBy comparator: LazyComparator, in graph: Graph
  ) -> Bool {
    let slot = value.assumingMemoryBound(to: Value.self)
    let value = rule.assumingMemoryBound(to: Self.self).pointee.evaluate(in: graph)
    guard hasValue else {
      slot.initialize(to: value)
      return true
    }
    graph.stopRecording()
    guard !comparator.areEqual(slot, value) else { return false }
    slot.replace(with: value, isPlain: _isPOD(Value.self))
    return true
  }

  fileprivate static func destroyValue(_ value: UnsafeMutableRawPointer) {
    value.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }

  fileprivate static func destroy(_ rule: UnsafeMutableRawPointer, value: UnsafeMutableRawPointer?) {
    if let value { destroyValue(value) }
    rule.assumingMemoryBound(to: Self.self).deinitialize(count: 1)
  }
}
