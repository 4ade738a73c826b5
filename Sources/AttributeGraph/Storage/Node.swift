/// One attribute: 48 bytes of bookkeeping; its value and rule are in a block of the `BlockArena`.
struct Node: PoolElement {
  /// What is known about a node.
  struct Flags: OptionSet {
    let rawValue: UInt16

    /// Something it depends on may have changed. Everything that depends on it is dirty, too.
    static let dirty = Flags(rawValue: 1 << 0)
    /// Its rule runs at the next pull, whatever its dependencies say.
    static let mustRun = Flags(rawValue: 1 << 1)
    /// It is being verified or evaluated.
    static let onStack = Flags(rawValue: 1 << 2)
    /// Its block holds a value.
    static let hasValue = Flags(rawValue: 1 << 3)
    /// It has a rule; otherwise it is a source.
    static let rule = Flags(rawValue: 1 << 4)
    /// `update()` evaluates it whenever it is dirty.
    static let output = Flags(rawValue: 1 << 5)
    /// It is in the queue of outputs.
    static let queued = Flags(rawValue: 1 << 6)
    /// It shows some bytes of its only dependency; `serial` says from where.
    static let member = Flags(rawValue: 1 << 7)
    /// It is a source of which some projections are in a `MemberIndex`.
    static let indexed = Flags(rawValue: 1 << 8)
    /// It is a source that was set since it was made.
    static let written = Flags(rawValue: 1 << 9)
    /// It is a source of which there are projections, or were.
    static let projected = Flags(rawValue: 1 << 10)
  }

  /// The value, and behind it the rule. Nil only while the slot is free.
  var block: UnsafeMutableRawPointer?
  var generation: UInt32 = 1
  /// First recorded read, in order of reading.
  var firstDependency: UInt32 = 0
  /// First edge to a reader, newest first.
  var firstDependent: UInt32 = 0
  /// The revision in which the value last changed.
  var changedAt: UInt32 = 0
  /// The revision for which the value was last known to be right.
  var verifiedAt: UInt32 = 0
  /// Index of the `NodeType`.
  var type: UInt16 = 0
  var flags: Flags = []
  var subgraph: UInt32 = 0
  /// The next node of the same subgraph, or of the free list.
  var next: UInt32 = 0
  /// The evaluation that read it last.
  var readStamp: UInt32 = 0
  /// Outputs are evaluated in this order; of a projection, the offset of the bytes it shows.
  var serial: UInt32 = 0

  var nextFree: UInt32 {
    get { next }
    set { next = newValue }
  }
}
