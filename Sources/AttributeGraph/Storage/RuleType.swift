/// The node type of one type of rules. The block holds the value, then the rule.
final class RuleType<R: Rule>: NodeType {
  private let ruleOffset: Int
  private let comparator = LazyComparator(for: R.Value.self)

  init() {
    let alignment = MemoryLayout<R>.alignment
    ruleOffset = (MemoryLayout<R.Value>.size + alignment - 1) / alignment * alignment
    super.init(
      blockSize: ruleOffset + MemoryLayout<R>.size, blockAlignment: max(alignment, MemoryLayout<R.Value>.alignment),
      valueSize: MemoryLayout<R.Value>.size)
  }

  override var content: Any.Type { R.self }

  func initialize(_ block: UnsafeMutableRawPointer, with rule: R) {
    (block + ruleOffset).initializeMemory(as: R.self, to: rule)
  }

  override func evaluate(_ block: UnsafeMutableRawPointer, in graph: Graph, hasValue: Bool) -> Bool {
    let slot = block.assumingMemoryBound(to: R.Value.self)
    let value = (block + ruleOffset).assumingMemoryBound(to: R.self).pointee.evaluate(in: graph)
    guard hasValue else {
      slot.initialize(to: value)
      return true
    }
    graph.stopRecording()
    guard !comparator.areEqual(slot, value) else { return false }
    // The old value goes last: its deinitializer may read the attribute.
    let old = slot.move()
    slot.initialize(to: value)
    _ = consume old
    return true
  }

  override func destroy(_ block: UnsafeMutableRawPointer, hasValue: Bool) {
    if hasValue { block.assumingMemoryBound(to: R.Value.self).deinitialize(count: 1) }
    (block + ruleOffset).assumingMemoryBound(to: R.self).deinitialize(count: 1)
  }
}
