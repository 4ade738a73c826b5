/// The node type of sources of one value type.
final class SourceType<Value>: NodeType {
  private let isPlainValue = _isPOD(Value.self)
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
    slot.replace(with: value, isPlain: isPlainValue)
    return true
  }

  /// The same; tells which bytes are others, in order.
  func replace(_ block: UnsafeMutableRawPointer, with value: Value, differing note: (Range<Int>) -> Void) -> Bool {
    let slot = block.assumingMemoryBound(to: Value.self)
    guard !comparator.areEqual(slot, value) else { return false }
    let old = slot.move()
    slot.initialize(to: value)
    withUnsafePointer(to: old) { Self.compare($0, block, count: valueSize, note) }
    _ = consume old
    return true
  }

  /// Eight bytes at a time; neighbours are one range.
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
    block.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }
}
