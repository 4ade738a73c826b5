extension Graph {
  /// An attribute with the value of a member of a struct or tuple, at its offset in bytes. What depends on it does not
  /// run when only other members changed.
  public func makeProjection<Base, V>(_ base: Attribute<Base>, byteOffset: Int, as: V.Type) -> Attribute<V> {
    guard byteOffset >= 0, byteOffset + MemoryLayout<V>.size <= MemoryLayout<Base>.size else {
      preconditionFailure("a projection lies inside its base")
    }
    return makeMember(of: base, byteOffset: byteOffset)
  }

  /// An attribute with the value that a function takes out of another. What depends on it does not run when that value
  /// stays equal. Cheaper to make than one with a key path, which the runtime has to put together for generic types.
  public func makeProjection<Base, V>(_ base: Attribute<Base>, _ member: @escaping (Base) -> V) -> Attribute<V> {
    makeRule(FunctionProjection(base: base, member: member))
  }

  /// An attribute with the value at a key path. What depends on it does not run when that value stays equal.
  public func makeProjection<Base, V>(_ base: Attribute<Base>, _ keyPath: KeyPath<Base, V>) -> Attribute<V> {
    guard let offset = MemoryLayout<Base>.offset(of: keyPath) else {
      return makeRule(KeyPathProjection(base: base, keyPath: keyPath))
    }
    return makeMember(of: base, byteOffset: offset)
  }

  private func makeMember<Base, V>(of base: Attribute<Base>, byteOffset: Int) -> Attribute<V> {
    let projection = MemberProjection<Base, V>(base: base, byteOffset: byteOffset)
    let member = makeRule(projection, flags: [.rule, .dirty, .mustRun, .member])
    node(member.id.index).pointee.serial = UInt32(byteOffset)
    if exists(base.id), !node(base.id.index).pointee.flags.contains(.rule) {
      node(base.id.index).pointee.flags.insert(.projected)
    }
    return member
  }
}

/// Copies a stored member without copying the value around it.
private struct MemberProjection<Base, Value>: Rule {
  let base: Attribute<Base>
  let byteOffset: Int

  func evaluate(in graph: Graph) -> Value {
    let (whole, isPulled) = graph.beginReading(base)
    defer { graph.endReading(isPulled: isPulled) }
    return (UnsafeRawPointer(whole) + byteOffset).assumingMemoryBound(to: Value.self).pointee
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

private struct KeyPathProjection<Base, Value>: Rule {
  let base: Attribute<Base>
  let keyPath: KeyPath<Base, Value>

  func evaluate(in graph: Graph) -> Value {
    let (whole, isPulled) = graph.beginReading(base)
    defer { graph.endReading(isPulled: isPulled) }
    return whole.pointee[keyPath: keyPath]
  }
}
