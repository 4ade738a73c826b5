/// Writes one member of a source without affecting projections of other members.
extension Graph {
  /// Sets a stored member of a source in place, like `setValue`; false if the value is equal. Costs as much as the
  /// member has dependents.
  /// - Parameter byteOffset: The member's `MemoryLayout.offset(of:)`.
  @discardableResult public func setMember<Base, V>(_ a: Attribute<Base>, byteOffset: Int, _ value: V) -> Bool {
    let index = a.id.index
    let bytes = byteOffset..<byteOffset + MemoryLayout<V>.size
    guard canChange(bytes, of: a) else { return false }
    guard sourceType(V.self).type.replace(block(of: index) + byteOffset, with: value) else { return false }
    // The old value's deinitializer may have removed the source.
    guard exists(a.id) else { return true }
    noteChange(of: index)
    markDependents(of: index, showing: [bytes])
    return true
  }

  /// Changes a stored member of a source in place, like `modify`. The projection's copy is released meanwhile, so that
  /// a collection is not copied.
  /// - Parameters:
  ///   - projection: The attribute with the value of that member.
  ///   - spared: A rule that has read the projection and would evaluate to an equal value.
  @discardableResult public func modifyMember<Base, V>(
    _ a: Attribute<Base>, byteOffset: Int, shownBy projection: Attribute<V>, sparing spared: AttributeID? = nil,
    _ change: (inout V) -> Bool
  ) -> Bool {
    let index = a.id.index
    let bytes = byteOffset..<byteOffset + MemoryLayout<V>.size
    guard canChange(bytes, of: a) else { return false }
    // The projection is dirty from here on, but its readers are not.
    letGoOfValue(of: projection.id)
    let isChanged = change(&(block(of: index) + byteOffset).assumingMemoryBound(to: V.self).pointee)
    // The deinitializer of the old value may have removed the source.
    if isChanged, exists(a.id) {
      noteChange(of: index)
      markDependents(of: index, showing: [bytes])
      if exists(projection.id) { markDependents(of: projection.id.index, but: spared) }
    }
    // Dependents of a dirty attribute must be dirty, so the projection is brought up to date.
    if exists(projection.id) { _ = peek(projection) }
    return isChanged
  }

  /// True if a member at these bytes may be written now; counts the comparison that follows.
  private func canChange<Base>(_ bytes: Range<Int>, of a: Attribute<Base>) -> Bool {
    guard canChange(a.id) else { return false }
    guard !node(a.id.index).pointee.flags.contains(.rule) else { preconditionFailure("only sources can be set") }
    guard bytes.lowerBound >= 0, bytes.upperBound <= MemoryLayout<Base>.size else {
      preconditionFailure("a member lies inside its source")
    }
    state.pointee.counters.comparisons += 1
    return true
  }

  private func letGoOfValue(of id: AttributeID) {
    guard exists(id), node(id.index).pointee.flags.contains([.rule, .hasValue]) else { return }
    node(id.index).pointee.flags.remove(.hasValue)
    node(id.index).pointee.flags.insert([.dirty, .mustRun])
    withType(at: node(id.index).pointee.type) { $0.destroyValue(block(of: id.index)) }
  }

  /// Sets a source with projections; those of members that stay equal byte for byte are not affected.
  func setProjected<V>(_ a: Attribute<V>, _ value: V) -> Bool {
    let index = a.id.index
    var differing: [Range<Int>] = []
    let isChanged = withType(at: node(index).pointee.type) {
      unsafeDowncast($0, to: SourceType.self).replace(block(of: index), with: value) { differing.append($0) }
    }
    guard isChanged else { return false }
    // The old value's deinitializer may have removed the source.
    guard exists(a.id) else { return true }
    noteChange(of: index)
    markDependents(of: index, showing: differing)
    return true
  }

  /// Marks the dependents of a source, except projections of other members. Those are visited at the cost of a few
  /// instructions each: an index would cost more than it saves.
  /// - Parameter changed: In ascending order.
  private func markDependents(of source: UInt32, showing changed: [Range<Int>]) {
    var current = node(source).pointee.firstDependent
    while current != 0 {
      state.pointee.counters.edgesWalked += 1
      let dependent = edge(current).pointee.dependent
      if shownBytes(of: dependent).map({ Self.isAny(of: changed, in: $0) }) ?? true { markDirty(dependent) }
      current = edge(current).pointee.nextDependent
    }
  }

  private static func isAny(of changed: [Range<Int>], in shown: Range<Int>) -> Bool {
    var (low, high) = (0, changed.count)
    while low < high {
      let middle = (low + high) / 2
      if changed[middle].upperBound > shown.lowerBound { high = middle } else { low = middle + 1 }
    }
    return low < changed.count && changed[low].overlaps(shown)
  }

  /// The bytes of its source that a projection reads; nil for other rules.
  private func shownBytes(of index: UInt32) -> Range<Int>? {
    let node = node(index).pointee
    guard node.flags.contains(.member) else { return nil }
    return Int(node.serial)..<Int(node.serial) + type(at: node.type).valueSize
  }
}

/// The layout of the stored members of a struct or tuple: in sequence, each at the next multiple of its alignment.
package struct MemberOffsets {
  /// The end of the last member.
  package private(set) var end = 0

  package init() {}

  /// The offset of the next member in bytes.
  package mutating func next<Member>(_: Member.Type) -> Int {
    let alignment = MemoryLayout<Member>.alignment
    let offset = (end + alignment - 1) / alignment * alignment
    end = offset + MemoryLayout<Member>.size
    return offset
  }
}

extension Graph {
  /// An attribute for a member of a struct or tuple at an offset in bytes. Its dependents do not run when other members
  /// change.
  public func makeProjection<Base, V>(_ base: Attribute<Base>, byteOffset: Int, as: V.Type) -> Attribute<V> {
    guard byteOffset >= 0, byteOffset + MemoryLayout<V>.size <= MemoryLayout<Base>.size else {
      preconditionFailure("a projection lies inside its base")
    }
    return makeProjection(base.id, byteOffset: byteOffset, as: V.self)
  }

  /// The same for a base whose type the caller knows.
  package func makeProjection<V>(_ base: AttributeID, byteOffset: Int, as: V.Type) -> Attribute<V> {
    let (index, type) = memberType(V.self)
    let member = makeNode(type, index, flags: [.rule, .dirty, .mustRun, .member])
    type.initialize(block(of: member.index), with: MemberProjection(base: base, byteOffset: byteOffset))
    node(member.index).pointee.serial = UInt32(byteOffset)
    if exists(base), !node(base.index).pointee.flags.contains(.rule) {
      node(base.index).pointee.flags.insert(.projected)
    }
    return Attribute(id: member)
  }

  /// An attribute for a value that a function extracts from another. Its dependents do not run while the value stays
  /// equal. Cheaper to make than one with a key path, which the runtime builds for generic types.
  public func makeProjection<Base, V>(_ base: Attribute<Base>, _ member: @escaping (Base) -> V) -> Attribute<V> {
    makeRule(FunctionProjection(base: base, member: member))
  }

  /// An attribute for the value at a key path. Its dependents do not run while the value stays equal.
  public func makeProjection<Base, V>(_ base: Attribute<Base>, _ keyPath: KeyPath<Base, V>) -> Attribute<V> {
    guard let offset = MemoryLayout<Base>.offset(of: keyPath) else {
      return makeProjection(base) { $0[keyPath: keyPath] }
    }
    return makeProjection(base.id, byteOffset: offset, as: V.self)
  }
}

private struct FunctionProjection<Base, Value>: Rule {
  let base: Attribute<Base>
  let member: (Base) -> Value

  func evaluate(in graph: Graph) -> Value {
    let (whole, isPulled) = graph.beginReading(base)
    defer { graph.endReading(isPulled: isPulled) }
    return member(whole.pointee)
  }
}
