/// Subgraphs that go from one place to another with everything in them.
extension Graph {
  /// Puts a subgraph aside: it belongs to another one from now on, and none of its outputs is evaluated until it is moved
  /// to where it is to be. Linear in the subgraphs inside.
  public func setAside(_ s: Subgraph, in holder: Subgraph) {
    guard s.isValid, holder.isValid else { return }
    forEachSubgraph(from: s.index) { self.record($0).pointee.isSetAside = true }
    detach(s.index)
    attach(s.index, to: holder.index)
  }

  /// Whether a subgraph, or one around it, is set aside.
  public func isSetAside(_ s: Subgraph) -> Bool { s.isValid && record(s.index).pointee.isSetAside }

  /// Moves a subgraph into another one. Its outputs come after all there are, in their own order, so that what may remove
  /// it is evaluated before them as always; those that are dirty wait for the `update()` going on, or the next one. Linear
  /// in what is inside, but for sorting the outputs.
  public func move(_ s: Subgraph, into owner: Subgraph) {
    guard s.isValid, owner.isValid else { return }
    var outputs: [UInt32] = []
    let isSetAside = record(owner.index).pointee.isSetAside
    forEachSubgraph(from: s.index) { index in
      self.record(index).pointee.isSetAside = isSetAside
      var current = self.record(index).pointee.firstNode
      while current != 0 {
        if self.node(current).pointee.flags.contains(.output) { outputs.append(current) }
        current = self.node(current).pointee.next
      }
    }
    detach(s.index)
    attach(s.index, to: owner.index)
    outputs.sort { node($0).pointee.serial < node($1).pointee.serial }
    for index in outputs {
      // Where it may wait already counts no more.
      let serial = takeSerial()
      node(index).pointee.flags.remove(.queued)
      node(index).pointee.serial = serial
      if node(index).pointee.flags.contains(.dirty) { enqueue(index) }
    }
    announceUpdateIfNeeded()
  }

  /// Makes a rule run again because it has been given something else to look at, which is no attribute. Unlike
  /// `invalidate` it may be called by a rule: of attributes that nothing under evaluation depends on.
  public func rerun(_ id: AttributeID) {
    guard isValid(id) else { return }
    advanceRevision()
    markMustRun(id.index)
    announceUpdateIfNeeded()
  }

  /// Whether an attribute may be out of date.
  public func isDirty(_ id: AttributeID) -> Bool { exists(id) && node(id.index).pointee.flags.contains(.dirty) }
}
