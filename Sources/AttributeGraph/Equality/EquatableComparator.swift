/// Identical bytes or `==`. The bytes come first: they are cheap, and they make NaN equal to itself.
nonisolated final class EquatableComparator<Value: Equatable>: Comparator {
  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if ByteComparator.areIdentical(a, b, count: MemoryLayout<Value>.size) { return true }
    return a.assumingMemoryBound(to: Value.self).pointee == b.assumingMemoryBound(to: Value.self).pointee
  }
}
