/// Compares values of any type.
package enum ValueEquality {
  // Registered here, so that the most common types need no lookup.
  private static var comparators: [ObjectIdentifier: Comparator] = [
    ObjectIdentifier(String.self): StringComparator(),
    ObjectIdentifier(String?.self): EquatableComparator<String?>(),
    ObjectIdentifier(Bool.self): ByteComparator(count: MemoryLayout<Bool>.size),
    ObjectIdentifier(Int.self): ByteComparator(count: MemoryLayout<Int>.size),
  ]

  /// Compares with `==` if the type is `Equatable`, by members for structs and tuples, otherwise by bytes. Identical
  /// bytes are equal, even NaN. Different values never compare equal, but equal ones may compare different, such as
  /// copies of a function that is not a member.
  package static func areEqual<V>(_ a: V, _ b: V) -> Bool {
    let comparator = comparator(for: V.self)
    return withUnsafePointer(to: a) { comparator.areEqual($0, b) }
  }

  /// Registers an equatable type, to avoid the lookup of its comparison.
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

/// Compares two values of one type in memory, without boxing. Nonisolated to avoid executor checks; used on the main
/// actor only, where isolated conformances hold.
nonisolated class Comparator {
  init() {}

  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    preconditionFailure("every comparator compares")
  }

  final func areEqual<V>(_ a: UnsafePointer<V>, _ b: V) -> Bool {
    withUnsafePointer(to: b) { areEqual(UnsafeRawPointer(a), UnsafeRawPointer($0)) }
  }

  /// The comparator that recognizes the most equal values, among those that the type allows.
  @MainActor static func make<V>(for type: V.Type) -> Comparator {
    if wholeTypes.contains(ObjectIdentifier(type)) { return ByteComparator(count: MemoryLayout<V>.size) }
    if let equatable = type as? any Equatable.Type { return makeEquatable(equatable) }
    let kind = Reflection.kind(of: type)
    if kind == .optional, let optional = OptionalTypes.conformance(of: type) { return optional.makeComparator() }
    return MemberComparator(type, kind: kind) ?? ByteComparator(count: MemoryLayout<V>.size)
  }

  /// Types for which different bytes mean different values.
  @MainActor private static let wholeTypes: Set<ObjectIdentifier> = [
    ObjectIdentifier(Bool.self), ObjectIdentifier(Int.self), ObjectIdentifier(UInt.self), ObjectIdentifier(Int32.self),
    ObjectIdentifier(UInt32.self), ObjectIdentifier(Int64.self), ObjectIdentifier(UInt64.self),
  ]

  private static func makeEquatable<V: Equatable>(_: V.Type) -> Comparator { EquatableComparator<V>() }
}

/// Identical bytes or `==`. The bytes come first: they are cheap, and they make NaN equal to itself.
nonisolated final class EquatableComparator<Value: Equatable>: Comparator {
  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if ByteComparator.areIdentical(a, b, count: MemoryLayout<Value>.size) { return true }
    return a.assumingMemoryBound(to: Value.self).pointee == b.assumingMemoryBound(to: Value.self).pointee
  }
}

/// The same for the values that most keys change, without asking for their type.
nonisolated final class StringComparator: Comparator {
  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: String.self).pointee == b.assumingMemoryBound(to: String.self).pointee
  }
}

/// Compares bytes: class references, closures (two words), plain data, and unknown types.
nonisolated final class ByteComparator: Comparator {
  let count: Int

  init(count: Int) {
    self.count = count
    super.init()
  }

  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { Self.areIdentical(a, b, count: count) }

  static func areIdentical(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, count: Int) -> Bool {
    var offset = 0
    while offset + 8 <= count {
      if a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != b.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset += 8
    }
    while offset < count {
      if a.load(fromByteOffset: offset, as: UInt8.self) != b.load(fromByteOffset: offset, as: UInt8.self) {
        return false
      }
      offset += 1
    }
    return true
  }
}

/// Looks up how to compare a type only when two values differ in bytes: lookups of conformances and members cost more
/// than most programs ever compare.
nonisolated final class LazyComparator: Comparator {
  private let count: Int
  private let make: @MainActor () -> Comparator
  /// Retained by `ValueEquality` forever.
  private var comparator: Unmanaged<Comparator>?
  /// True if different bytes mean different values.
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
    // All comparisons run on the main actor.
    nonisolated(unsafe) var made: Comparator?
    let make = make
    MainActor.assumeIsolated { made = make() }
    guard let made else { return false }
    bytesDecide = made is ByteComparator
    comparator = .passUnretained(made)
    return made.areEqual(a, b)
  }
}

/// Compares optionals of types that are not `Equatable`: equal if both are nil, or both payloads are equal.
nonisolated final class OptionalComparator<Wrapped>: Comparator {
  private let payload: Comparator

  init(payload: Comparator) { self.payload = payload }

  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    switch (a.assumingMemoryBound(to: Wrapped?.self).pointee, b.assumingMemoryBound(to: Wrapped?.self).pointee) {
    case (nil, nil): true
    case (let a?, let b?): withUnsafePointer(to: a) { payload.areEqual($0, b) }
    default: false
    }
  }
}

/// Gives access to the payload type of an optional type.
protocol OptionalType {
  static var wrappedKind: Reflection.Kind { get }
  static func makeComparator() -> Comparator
}

extension Optional: OptionalType {
  static var wrappedKind: Reflection.Kind { Reflection.kind(of: Wrapped.self) }

  static func makeComparator() -> Comparator {
    OptionalComparator<Wrapped>(payload: ValueEquality.comparator(for: Wrapped.self))
  }
}

enum OptionalTypes {
  private static var conformances = SharedConformances((any OptionalType.Type).self)

  static func conformance(of type: Any.Type) -> (any OptionalType.Type)? { conformances.conformance(of: type) }
}
