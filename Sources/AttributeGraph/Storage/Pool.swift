/// An element of a `Pool`: plain data with a link for the free list.
protocol PoolElement: BitwiseCopyable {
  /// The next free slot while this one is free.
  var nextFree: UInt32 { get set }
  init()
}

/// Elements addressed by 32-bit indices in one growing allocation, with a free list. Index 0 means none. Growing moves
/// the elements, so pointers are valid only until the next allocation. A freed element keeps its contents except for
/// the link.
struct Pool<Element: PoolElement> {
  private var slots: Stack<Element>
  private(set) var live = 0
  private var firstFree: UInt32 = 0

  init(capacity: Int) {
    slots = Stack(capacity: capacity)
    slots.push(Element())
  }

  /// The number of slots ever used, including slot 0.
  var used: Int { slots.count }
  /// The number of memory allocations.
  var growths: Int { slots.growths }

  func pointer(to index: UInt32) -> UnsafeMutablePointer<Element> { slots.base + Int(index) }

  mutating func allocate() -> UInt32 {
    live += 1
    if firstFree != 0 {
      let index = firstFree
      firstFree = pointer(to: index).pointee.nextFree
      return index
    }
    guard let index = UInt32(exactly: used) else { preconditionFailure("a pool holds at most 2^32 elements") }
    slots.push(Element())
    return index
  }

  mutating func free(_ index: UInt32) {
    live -= 1
    pointer(to: index).pointee.nextFree = firstFree
    firstFree = index
  }

  mutating func destroy() { slots.destroy() }
}

/// A last-in first-out buffer of plain data that keeps its memory when it is emptied.
struct Stack<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  /// The number of memory allocations.
  private(set) var growths = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  var isEmpty: Bool { count == 0 }

  /// The newest element; there must be one.
  var top: UnsafeMutablePointer<Element> { base + (count - 1) }

  mutating func push(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Removes the newest element; there must be one.
  @discardableResult mutating func pop() -> Element {
    count -= 1
    return base[count]
  }

  mutating func removeAll() { count = 0 }

  mutating func destroy() { base.deallocate() }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
    growths += 1
  }
}

/// Memory for values and rules: pages cut into blocks of equal size, with a free list for each size class. Blocks do
/// not move. Larger or more strictly aligned ones are allocated separately.
struct BlockArena {
  private static let granule = 16
  private static let largestSize = 512
  private static let pageSize = 4096

  /// The number of memory allocations.
  private(set) var growths = 0
  /// The first free block of each size class; the first word of a free block points to the next one.
  private let free: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private var pages = Stack<UnsafeMutableRawPointer>(capacity: 16)

  init() {
    let classes = Self.largestSize / Self.granule + 1
    free = .allocate(capacity: classes)
    free.initialize(repeating: nil, count: classes)
  }

  mutating func allocate(size: Int, alignment: Int) -> UnsafeMutableRawPointer {
    guard size <= Self.largestSize, alignment <= Self.granule else {
      growths += 1
      return .allocate(byteCount: size, alignment: alignment)
    }
    let sizeClass = Self.sizeClass(of: size)
    if free[sizeClass] == nil { addPage(for: sizeClass) }
    guard let block = free[sizeClass] else { preconditionFailure("a new page has free blocks") }
    free[sizeClass] = block.load(as: UnsafeMutableRawPointer?.self)
    return block
  }

  mutating func free(_ block: UnsafeMutableRawPointer, size: Int, alignment: Int) {
    guard size <= Self.largestSize, alignment <= Self.granule else { return block.deallocate() }
    let sizeClass = Self.sizeClass(of: size)
    block.storeBytes(of: free[sizeClass], as: UnsafeMutableRawPointer?.self)
    free[sizeClass] = block
  }

  mutating func destroy() {
    while !pages.isEmpty { pages.pop().deallocate() }
    pages.destroy()
    free.deallocate()
  }

  private static func sizeClass(of size: Int) -> Int { max(1, (size + granule - 1) / granule) }

  /// Links the blocks of a new page so that they are allocated in order of address.
  private mutating func addPage(for sizeClass: Int) {
    growths += 1
    let page = UnsafeMutableRawPointer.allocate(byteCount: Self.pageSize, alignment: Self.granule)
    pages.push(page)
    let blockSize = sizeClass * Self.granule
    var offset = Self.pageSize / blockSize * blockSize
    while offset > 0 {
      offset -= blockSize
      let block = page + offset
      block.storeBytes(of: free[sizeClass], as: UnsafeMutableRawPointer?.self)
      free[sizeClass] = block
    }
  }
}
