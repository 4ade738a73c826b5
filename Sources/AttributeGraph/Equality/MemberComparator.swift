/// Compares structs and tuples that are not `Equatable` member by member, ignoring padding. Reflection is trusted only
/// if its offsets match the layout of the member types; then no member is missing.
nonisolated final class MemberComparator: Comparator {
  private struct Member {
    let offset: Int
    let comparator: Comparator
  }

  private let members: [Member]

  /// nil if the type is not a struct or tuple, or its members are unknown.
  /// - Parameters:
  ///   - kind: The type's kind.
  ///   - tellsMembers: False if reflection cannot be trusted.
  @MainActor init?<V>(_ type: V.Type, kind: Reflection.Kind, tellsMembers: Bool = Reflection.tellsMembers) {
    guard kind == .structure || kind == .tuple, tellsMembers, let members = Self.members(of: type) else { return nil }
    self.members = members
  }

  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    for member in members where !member.comparator.areEqual(a + member.offset, b + member.offset) { return false }
    return true
  }

  /// Nil unless the members fill the type, except for the padding that alignment requires.
  @MainActor private static func members<V>(of type: V.Type) -> [Member]? {
    guard let fields = Reflection.members(of: type) else { return nil }
    var members: [Member] = []
    var offsets = MemberOffsets()
    for field in fields {
      guard let member = member(field.type, field.kind, at: field.offset, &offsets) else { return nil }
      members.append(member)
    }
    return offsets.end == MemoryLayout<V>.size ? members : nil
  }

  @MainActor private static func member<M>(
    _ type: M.Type, _ kind: Reflection.Kind, at offset: Int, _ offsets: inout MemberOffsets
  ) -> Member? {
    guard offset == offsets.next(type) else { return nil }
    let comparator = mayBeLoaded(type, kind) ? LazyComparator(for: type) : ByteComparator(count: MemoryLayout<M>.size)
    return Member(offset: offset, comparator: comparator)
  }

  /// A stored property of class type may be weak or unowned, which reflection does not show; it is compared by its
  /// bytes.
  @MainActor private static func mayBeLoaded<M>(_ type: M.Type, _ kind: Reflection.Kind) -> Bool {
    // A conformance lookup is slow, so only optionals are looked up.
    let heldKind = kind == .optional ? OptionalTypes.conformance(of: type)?.wrappedKind ?? kind : kind
    return [.structure, .tuple, .enumeration, .optional].contains(heldKind)
  }
}
