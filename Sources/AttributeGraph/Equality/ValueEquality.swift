/// Whether values are equal, for values of any type.
package enum ValueEquality {
  // Of the commonest types it is known without asking the runtime.
  private static var comparators: [ObjectIdentifier: Comparator] = [
    ObjectIdentifier(String.self): EquatableComparator<String>(),
    ObjectIdentifier(String?.self): EquatableComparator<String?>(),
    ObjectIdentifier(Bool.self): ByteComparator(count: MemoryLayout<Bool>.size),
    ObjectIdentifier(Int.self): ByteComparator(count: MemoryLayout<Int>.size),
  ]

  /// Compares with `==` where the type is `Equatable`, member by member where it is a struct or tuple, otherwise by
  /// bytes. Identical bytes are always equal, so that NaN is equal to itself. Never says equal of values that differ.
  /// The reverse may happen: of a function that is a value by itself, not a member, every copy counts as another one.
  package static func areEqual<V>(_ a: V, _ b: V) -> Bool {
    let comparator = comparator(for: V.self)
    return withUnsafePointer(to: a) { comparator.areEqual($0, b) }
  }

  /// Spares the search for how values of a type are compared.
  package static func remember<V: Equatable>(_ type: V.Type) {
    if comparators[ObjectIdentifier(type)] == nil { comparators[ObjectIdentifier(type)] = EquatableComparator<V>() }
  }

  /// The comparator of a type, built once.
  static func comparator<V>(for type: V.Type) -> Comparator {
    let key = ObjectIdentifier(type)
    if let comparator = comparators[key] { return comparator }
    let comparator = Comparator.make(for: type)
    comparators[key] = comparator
    return comparator
  }
}
