@_spi(Reflection) import Swift

/// Optionals of types that are not `Equatable`: both nil, or both payloads equal.
nonisolated final class OptionalComparator<Wrapped>: Comparator {
  private let payload: Comparator

  init(payload: Comparator) {
    self.payload = payload
  }

  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    switch (
      a.assumingMemoryBound(to: Wrapped?.self).pointee, b.assumingMemoryBound(to: Wrapped?.self).pointee
    ) {
    case (nil, nil): true
    case (let a?, let b?):
      withUnsafePointer(to: a) { payload.areEqual($0, b) }
    default: false
    }
  }
}

/// Finds the payload type of an optional type.
protocol OptionalType {
  static var wrappedKind: _MetadataKind? { get }
  static func makeComparator() -> Comparator
}

extension Optional: OptionalType {
  static var wrappedKind: _MetadataKind? { MemberComparator.kind(of: Wrapped.self) }

  static func makeComparator() -> Comparator {
    OptionalComparator<Wrapped>(payload: ValueEquality.comparator(for: Wrapped.self))
  }
}

enum OptionalTypes {
  private static var conformances = SharedConformances((any OptionalType.Type).self)

  static func conformance(of type: Any.Type) -> (any OptionalType.Type)? { conformances.conformance(of: type) }
}
