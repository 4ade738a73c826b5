/// An element of a `Pool`: plain data with a link for the free list.
protocol PoolElement: BitwiseCopyable {
  /// The next free slot while this one is free.
  var nextFree: UInt32 { get set }
  init()
}

/// Elements addressed by 32-bit indices in one growing allocation, with a free list.
///
/// Index 0 is never handed out and stands for "none". Growing moves the elements, so a pointer to one must not be kept
/// across anything that may allocate. A freed element keeps its contents but for the link.
struct Pool<Element: PoolElement> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  /// Slots ever used, slot 0 among them.
  private(set) var used = 1
  private(set) var live = 0
  /// How often memory was allocated.
  private(set) var growths = 0
  private var firstFree: UInt32 = 0

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
    base.initialize(to: Element())
  }

  func pointer(to index: UInt32) -> UnsafeMutablePointer<Element> { base + Int(index) }

  mutating func allocate() -> UInt32 {
    live += 1
    if firstFree != 0 {
      let index = firstFree
      firstFree = base[Int(index)].nextFree
      return index
    }
    if used == capacity { grow() }
    guard let index = UInt32(exactly: used) else { preconditionFailure("a pool holds at most 2^32 elements") }
    (base + used).initialize(to: Element())
    used += 1
    return index
  }

  mutating func free(_ index: UInt32) {
    live -= 1
    base[Int(index)].nextFree = firstFree
    firstFree = index
  }

  mutating func destroy() {
    base.deallocate()
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: used)
    base.deallocate()
    base = larger
    capacity *= 2
    growths += 1
  }
}
