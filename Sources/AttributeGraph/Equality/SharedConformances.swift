/// Asks the runtime for the conformance of a generic type once, not once for each of its specialisations.
///
/// The runtime answers by walking through all conformances of the program, some 75,000 instructions, and remembers the
/// answer for one type only: `Environment<Bool>` tells it nothing of `Environment<Int>`. Unless a conformance asks for
/// something of the type's parameters, all specialisations use one witness table, and the first answer serves for all.
///
/// Reads what Swift's ABI fixes: the type descriptor behind the metadata of a struct or enum, and the conformance
/// descriptor that every witness table begins with (docs/ABI/TypeMetadata.rst in the Swift repository).
package struct SharedConformances<Existential> {
  private var witnesses: [UnsafeRawPointer: UnsafeRawPointer] = [:]
  private var excluded: Set<UnsafeRawPointer> = []

  /// `Existential` is the metatype of a protocol without a superclass, as `(any Equatable.Type).self`.
  package init(_: Existential.Type) {
    precondition(MemoryLayout<Existential>.size == MemoryLayout<Parts>.size, "one type and one witness table")
  }

  /// The same as `type as? Existential`.
  package mutating func conformance(of type: Any.Type) -> Existential? {
    let descriptor = Self.descriptor(of: type)
    if let descriptor, let witness = witnesses[descriptor] {
      return unsafeBitCast(
        Parts(type: unsafeBitCast(type, to: UnsafeRawPointer.self), witness: witness), to: Existential.self)
    }
    if let descriptor, excluded.contains(descriptor) { return nil }
    guard let found = type as? Existential else { return nil }
    remember(found)
    return found
  }

  /// Spares the search for a conformance that the compiler knows.
  package mutating func remember(_ type: Existential) {
    let parts = unsafeBitCast(type, to: Parts.self)
    guard let descriptor = Self.descriptor(of: unsafeBitCast(parts.type, to: Any.Type.self)) else { return }
    if Self.servesEverySpecialisation(parts.witness) { witnesses[descriptor] = parts.witness }
  }

  /// Spares the search for a conformance that no specialisation of a type has.
  package mutating func exclude(_ type: Any.Type) {
    if let descriptor = Self.descriptor(of: type) { excluded.insert(descriptor) }
  }

  private struct Parts {
    let type: UnsafeRawPointer
    let witness: UnsafeRawPointer
  }

  private static func descriptor(of type: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let structEnumOptional: ClosedRange<UInt> = 0x200...0x202
    guard structEnumOptional.contains(metadata.load(as: UInt.self)) else { return nil }
    return metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer?.self)
  }

  /// False where the table depends on the type's parameters: conditional conformances, and tables made at run time.
  private static func servesEverySpecialisation(_ witness: UnsafeRawPointer) -> Bool {
    let conformance = witness.load(as: UnsafeRawPointer.self)
    let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
    let conditions = flags & 0xFF00
    let isMadeAtRunTime = flags & 1 << 17
    return conditions == 0 && isMadeAtRunTime == 0
  }
}
