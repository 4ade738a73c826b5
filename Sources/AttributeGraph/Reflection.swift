import Platform
@_spi(Reflection) import Swift

/// The only reader of undocumented parts of Swift: members of types by the standard library's reflection, and
/// conformance tables from the metadata in memory.
///
/// Both are probed once with known types. If a probe fails, values are compared by bytes and conformances are found by
/// casts, which is slower but correct.
package enum Reflection {
  /// The kind of a type, as far as it matters here.
  package enum Kind { case structure, tuple, enumeration, optional, function, object, other }

  /// A stored member of a struct or tuple.
  package struct Member {
    /// In bytes.
    package let offset: Int
    package let type: Any.Type
    package let kind: Kind
  }

  /// The stored members of a type, in order; nil if the runtime cannot name the type of one of them.
  package static func members(of type: Any.Type) -> [Member]? { members(of: type, options: .allOrNone) }

  /// The same without members whose types the runtime cannot name.
  package static func knownMembers(of type: Any.Type) -> [Member] { members(of: type, options: .known) ?? [] }

  package static func namesOfKnownMembers(of type: Any.Type) -> [String] {
    var names: [String] = []
    _forEachField(of: type, options: .known) { name, _, _, _ in
      names.append(String(cString: name))
      return true
    }
    return names
  }

  package static func kind<V>(of _: V.Type) -> Kind { members(of: Box<V>.self)?.first?.kind ?? .other }

  private struct Box<Value> {
    let value: Value
  }

  private static func members(of type: Any.Type, options: _EachFieldOptions) -> [Member]? {
    var members: [Member] = []
    let isComplete = _forEachField(of: type, options: options) { _, offset, type, kind in
      members.append(Member(offset: offset, type: type, kind: Kind(kind)))
      return true
    }
    return isComplete ? members : nil
  }

  // The probes.

  /// True if reflection returns the correct members of a type.
  package static let tellsMembers: Bool = {
    guard let members = members(of: Probe.self) else { return false }
    return members.map(\.offset) == [0, 8, 24, 40]
      && members.map(\.kind) == [.structure, .tuple, .function, .optional] && members[1].type == (Int, Int16).self
      && kind(of: Probe.self) == .structure && kind(of: Comparator.self) == .object
  }()

  /// True if metadata and witness tables have the expected layout.
  static let readsConformances: Bool = {
    var conformances = SharedConformances((any Probed.Type).self, readsMetadata: true)
    conformances.remember(ProbedGeneric<Int>.self)
    conformances.remember(ProbedSometimes<Int>.self)
    let known: any Probed.Type = ProbedGeneric<String>.self
    guard let found = conformances.shared(by: ProbedGeneric<String>.self) else { return false }
    return ObjectIdentifier(found) == ObjectIdentifier(known) && found.mark == known.mark
      && conformances.shared(by: ProbedSometimes<String>.self) == nil && conformances.shared(by: Probe.self) == nil
  }()

  /// A struct with a known layout.
  private struct Probe {
    let byte: Int8
    let pair: (Int, Int16)
    let closure: () -> Void
    let reference: Comparator?
  }
}

/// A type with a conformance that all its specialisations share.
private struct ProbedGeneric<Value>: Probed {
  static var mark: Int { MemoryLayout<Value>.size }
}

/// A type with a conditional conformance.
private struct ProbedSometimes<Value> {}

extension ProbedSometimes: Probed where Value: BinaryInteger {
  static var mark: Int { 0 }
}

private protocol Probed {
  static var mark: Int { get }
}

extension _EachFieldOptions {
  // The named options are mutable globals, and the default is made from an array, which searches conformances.
  fileprivate static var allOrNone: _EachFieldOptions { _EachFieldOptions(rawValue: 0) }
  fileprivate static var known: _EachFieldOptions { _EachFieldOptions(rawValue: 1 << 1) }
}

extension Reflection.Kind {
  fileprivate init(_ kind: _MetadataKind) {
    switch kind {
    case .struct: self = .structure
    case .tuple: self = .tuple
    case .enum: self = .enumeration
    case .optional: self = .optional
    case .function: self = .function
    case .class: self = .object
    default: self = .other
    }
  }
}

/// Looks up the conformance of a generic type once for all its specialisations.
///
/// The runtime searches all conformances of the program, at some 75,000 instructions, and caches the result for one
/// specialisation only. Unless a conformance has requirements on the type's parameters, all specialisations share a
/// witness table.
///
/// Reads what Swift's ABI fixes: the type descriptor in the metadata of a struct or enum, and the conformance
/// descriptor at the beginning of every witness table (docs/ABI/TypeMetadata.rst in the Swift repository).
package struct SharedConformances<Existential> {
  private var witnesses: [UnsafeRawPointer: UnsafeRawPointer] = [:]
  private var excluded: Set<UnsafeRawPointer> = []
  /// False to find every conformance by a cast.
  private let readsMetadata: Bool

  /// `Existential` is the metatype of a protocol without a superclass, such as `(any Equatable.Type).self`.
  package init(_ type: Existential.Type) { self.init(type, readsMetadata: Reflection.readsConformances) }

  init(_: Existential.Type, readsMetadata: Bool) {
    precondition(MemoryLayout<Existential>.size == MemoryLayout<Parts>.size, "one type and one witness table")
    self.readsMetadata = readsMetadata
  }

  /// The same as `type as? Existential`.
  package mutating func conformance(of type: Any.Type) -> Existential? {
    if let known = shared(by: type) { return known }
    if let descriptor = descriptor(of: type), excluded.contains(descriptor) { return nil }
    guard let found = type as? Existential else { return nil }
    remember(found)
    return found
  }

  /// The conformance found for another specialisation of the type.
  func shared(by type: Any.Type) -> Existential? {
    guard let descriptor = descriptor(of: type), let witness = witnesses[descriptor] else { return nil }
    return unsafeBitCast(
      Parts(type: unsafeBitCast(type, to: UnsafeRawPointer.self), witness: witness), to: Existential.self)
  }

  /// Registers a conformance that the compiler knows, to avoid the search.
  package mutating func remember(_ type: Existential) {
    let parts = unsafeBitCast(type, to: Parts.self)
    guard let descriptor = descriptor(of: unsafeBitCast(parts.type, to: Any.Type.self)) else { return }
    if Self.servesEverySpecialisation(parts.witness) { witnesses[descriptor] = parts.witness }
  }

  /// Registers a type of which no specialisation conforms, to avoid the search.
  package mutating func exclude(_ type: Any.Type) {
    if let descriptor = descriptor(of: type) { excluded.insert(descriptor) }
  }

  private struct Parts {
    let type: UnsafeRawPointer
    let witness: UnsafeRawPointer
  }

  private func descriptor(of type: Any.Type) -> UnsafeRawPointer? {
    guard readsMetadata else { return nil }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let structEnumOptional: ClosedRange<UInt> = 0x200...0x202
    guard structEnumOptional.contains(metadata.load(as: UInt.self)) else { return nil }
    return metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer?.self)
  }

  /// False if the table depends on the type's parameters: conditional conformances, and tables made at run time.
  private static func servesEverySpecialisation(_ witness: UnsafeRawPointer) -> Bool {
    let conformance = witness.load(as: UnsafeRawPointer.self)
    let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
    let conditions = flags & 0xFF00
    let isMadeAtRunTime = flags & 1 << 17
    return conditions == 0 && isMadeAtRunTime == 0
  }
}
