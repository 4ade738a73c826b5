@_spi(Reflection) import Swift

/// Structs and tuples that are not `Equatable`, member by member, so that padding does not matter.
///
/// The members come from the standard library's reflection. It is believed only if the offsets it gives are exactly
/// those that its member types lead to; then no member is missing.
nonisolated final class MemberComparator: Comparator {
  private struct Member {
    let offset: Int
    let comparator: Comparator
  }

  // The default of `_forEachField` is made from an array, which costs a search through all conformances.
  private static let noOptions = _EachFieldOptions(rawValue: 0)

  private let members: [Member]

  /// `kind` is that of the type. Nil when the type is not a struct or tuple or its members are not known.
  @MainActor init?<V>(_ type: V.Type, kind: _MetadataKind?) {
    guard kind == .struct || kind == .tuple, Self.isReflectionReliable, let members = Self.members(of: type) else {
      return nil
    }
    self.members = members
  }

  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    for member in members where !member.comparator.areEqual(a + member.offset, b + member.offset) { return false }
    return true
  }

  /// What sort of type it is, as reflection sees it in a stored property.
  @MainActor static func kind<V>(of _: V.Type) -> _MetadataKind? {
    var found: _MetadataKind?
    _ = _forEachField(of: Box<V>.self, options: noOptions) { _, _, _, kind in
      found = kind
      return true
    }
    return found
  }

  /// Nil unless the members fill the type but for the padding that their alignment asks for.
  @MainActor private static func members<V>(of type: V.Type) -> [Member]? {
    guard let fields = fields(of: type) else { return nil }
    var members: [Member] = []
    var end = 0
    for field in fields {
      guard let member = member(field.type, field.kind, offset: field.offset, end: &end) else { return nil }
      members.append(member)
    }
    return end == MemoryLayout<V>.size ? members : nil
  }

  private static func fields<V>(of type: V.Type) -> [(offset: Int, type: Any.Type, kind: _MetadataKind)]? {
    var fields: [(offset: Int, type: Any.Type, kind: _MetadataKind)] = []
    let isComplete = _forEachField(of: type, options: noOptions) { _, offset, type, kind in
      fields.append((offset, type, kind))
      return true
    }
    return isComplete ? fields : nil
  }

  @MainActor private static func member<M>(_ type: M.Type, _ kind: _MetadataKind, offset: Int, end: inout Int)
    -> Member?
  {
    let alignment = MemoryLayout<M>.alignment
    guard offset == (end + alignment - 1) / alignment * alignment else { return nil }
    end = offset + MemoryLayout<M>.size
    let comparator =
      mayBeLoaded(type, kind) ? LazyComparator(for: type) : ByteComparator(count: MemoryLayout<M>.size)
    return Member(offset: offset, comparator: comparator)
  }

  /// A stored property of class type may be weak or unowned, which reflection does not tell; then it does not hold what
  /// its type promises. The bytes tell which object it is all the same.
  @MainActor private static func mayBeLoaded<M>(_ type: M.Type, _ kind: _MetadataKind) -> Bool {
    // Asking for a conformance is slow, so only optionals are asked.
    let heldKind = kind == .optional ? OptionalTypes.conformance(of: type)?.wrappedKind ?? kind : kind
    return [.struct, .tuple, .enum, .optional].contains(heldKind)
  }

  /// Whether reflection gives what is known of a probe. If it does not, values are compared by bytes.
  @MainActor private static let isReflectionReliable: Bool = {
    guard let fields = fields(of: Probe.self) else { return false }
    return fields.map(\.offset) == [0, 8, 24, 40]
      && fields.map(\.kind) == [.struct, .tuple, .function, .optional]
      && fields[1].type == (Int, Int16).self
      && kind(of: Probe.self) == .struct && kind(of: Comparator.self) == .class
  }()

  private struct Box<Value> {
    let value: Value
  }

  /// A struct whose layout is known.
  private struct Probe {
    let byte: Int8
    let pair: (Int, Int16)
    let closure: () -> Void
    let reference: Comparator?
  }
}
