/// Finds out how to compare a type only when two values differ in their bytes: asking the runtime for conformances and
/// members costs far more than most programs ever compare.
nonisolated final class LazyComparator: Comparator {
  private let count: Int
  private let make: @MainActor () -> Comparator
  /// Held by `ValueEquality` for ever.
  private var comparator: Unmanaged<Comparator>?
  /// Whether values whose bytes differ are different.
  private var bytesDecide = false

  init<V>(for type: V.Type) {
    count = MemoryLayout<V>.size
    make = { ValueEquality.comparator(for: type) }
  }

  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if ByteComparator.areIdentical(a, b, count: count) { return true }
    if bytesDecide { return false }
    if let comparator { return comparator._withUnsafeGuaranteedRef { $0.areEqual(a, b) } }
    return areEqualAtFirst(a, b)
  }

  private func areEqualAtFirst(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    // What is made stays on the main actor, where all comparing is done.
    nonisolated(unsafe) var made: Comparator?
    let make = make
    MainActor.assumeIsolated { made = make() }
    guard let made else { return false }
    bytesDecide = made is ByteComparator
    comparator = .passUnretained(made)
    return made.areEqual(a, b)
  }
}
