extension Graph {
  /// The value, brought up to date. While a rule is evaluated, the rule depends on it from then on.
  ///
  /// Constant time when nothing has changed. Reading an attribute that was removed is reported; it gives its last value
  /// until the outermost evaluation has ended, afterwards there is none to give and the program stops.
  public func value<V>(_ a: Attribute<V>) -> V {
    let (value, isPulled) = beginReading(a)
    defer { endReading(isPulled: isPulled) }
    return value.pointee
  }

  /// The value, brought up to date, without the rule being evaluated depending on it.
  public func peek<V>(_ a: Attribute<V>) -> V {
    let reader = state.pointee.reader
    state.pointee.reader = 0
    defer { state.pointee.reader = reader }
    return value(a)
  }

  /// Runs `body`, in which the rule being evaluated comes to depend on nothing it reads.
  public func untracked<T>(_ body: () throws -> T) rethrows -> T {
    let reader = state.pointee.reader
    state.pointee.reader = 0
    defer { state.pointee.reader = reader }
    return try body()
  }

  /// The value in place, brought up to date. The caller must copy what it needs and then call `endReading`.
  func beginReading<V>(_ a: Attribute<V>) -> (value: UnsafePointer<V>, isPulled: Bool) {
    let index = a.id.index
    guard exists(a.id) else {
      issueHandler(.readOfRemoved(at: a.id))
      preconditionFailure("read of an attribute whose subgraph is removed and freed")
    }
    if state.pointee.reader != 0 { recordRead(of: index) }
    let isPulled = node(index).pointee.flags.contains(.dirty)
    if isPulled {
      enter()
      pull(index)
      guard node(index).pointee.flags.contains(.hasValue) else {
        preconditionFailure("an attribute needs its own value to compute its first value: \(label(index))")
      }
    }
    return (UnsafePointer(block(of: index).assumingMemoryBound(to: V.self)), isPulled)
  }

  /// Lets go of a value in place; with the outermost pull, what was removed meanwhile is freed.
  func endReading(isPulled: Bool) {
    if isPulled { leave() }
  }

  /// Begins a pull; subgraphs removed until the matching `leave()` are not freed before it.
  func enter() {
    state.pointee.depth += 1
  }

  func leave() {
    state.pointee.depth -= 1
    guard state.pointee.depth == 0 else { return }
    if !state.pointee.removals.isEmpty { freeRemovedSubgraphs() }
    announceUpdateIfNeeded()
  }
}
