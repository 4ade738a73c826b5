/// The node type of sources of one value type.
final class SourceType<Value>: NodeType {
  private let comparator = LazyComparator(for: Value.self)

  init() {
    super.init(
      blockSize: MemoryLayout<Value>.size, blockAlignment: MemoryLayout<Value>.alignment,
      valueSize: MemoryLayout<Value>.size)
  }

  override var content: Any.Type { Value.self }

  override var isPlain: Bool { _isPOD(Value.self) || Value.self == String.self }

  /// Stores the value in a block, or in a part of another one, unless it is equal to the one there. Returns whether it is another one.
  func replace(_ block: UnsafeMutableRawPointer, with value: Value) -> Bool {
    let slot = block.assumingMemoryBound(to: Value.self)
    guard !comparator.areEqual(slot, value) else { return false }
    // The old value goes last: its deinitializer may read the attribute.
    let old = slot.move()
    slot.initialize(to: value)
    _ = consume old
    return true
  }

  override func destroy(_ block: UnsafeMutableRawPointer, hasValue: Bool) {
    block.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }
}
