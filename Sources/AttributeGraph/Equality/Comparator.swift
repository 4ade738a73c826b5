@_spi(Reflection) import Swift

/// Compares two values of one type in memory, without boxing them.
///
/// Not isolated, so that no closure on the way checks on which actor it runs. It is used on the main actor only, where
/// isolated conformances hold.
nonisolated class Comparator {
  init() {}

  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    preconditionFailure("every comparator compares")
  }

  final func areEqual<V>(_ a: UnsafePointer<V>, _ b: V) -> Bool {
    withUnsafePointer(to: b) { areEqual(UnsafeRawPointer(a), UnsafeRawPointer($0)) }
  }

  /// The comparison that finds the most values equal among those the type allows for.
  @MainActor static func make<V>(for type: V.Type) -> Comparator {
    if wholeTypes.contains(ObjectIdentifier(type)) { return ByteComparator(count: MemoryLayout<V>.size) }
    if let equatable = type as? any Equatable.Type { return makeEquatable(equatable) }
    let kind = MemberComparator.kind(of: type)
    if kind == .optional, let optional = OptionalTypes.conformance(of: type) { return optional.makeComparator() }
    return MemberComparator(type, kind: kind) ?? ByteComparator(count: MemoryLayout<V>.size)
  }

  /// Different bytes of these are different values.
  @MainActor private static let wholeTypes: Set<ObjectIdentifier> = [
    ObjectIdentifier(Bool.self), ObjectIdentifier(Int.self), ObjectIdentifier(UInt.self), ObjectIdentifier(Int32.self),
    ObjectIdentifier(UInt32.self), ObjectIdentifier(Int64.self), ObjectIdentifier(UInt64.self),
  ]

  private static func makeEquatable<V: Equatable>(_: V.Type) -> Comparator {
    EquatableComparator<V>()
  }
}
