/// Finds out how to compare a type only when two values differ in their bytes: asking the runtime for conformances and
/// members costs far more than most programs ever compare.
nonisolated final class LazyComparator: Comparator {
  private let count: Int
  private let make: @MainActor () -> Comparator
  private var comparator: Comparator?

  init<V>(for type: V.Type) {
    count = MemoryLayout<V>.size
    make = { ValueEquality.comparator(for: type) }
  }

  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if ByteComparator.areIdentical(a, b, count: count) { return true }
    if let comparator { return comparator.areEqual(a, b) }
    // What is made stays on the main actor, where all comparing is done.
    nonisolated(unsafe) var made: Comparator?
    let make = make
    MainActor.assumeIsolated { made = make() }
    comparator = made
    return made?.areEqual(a, b) ?? false
  }
}
