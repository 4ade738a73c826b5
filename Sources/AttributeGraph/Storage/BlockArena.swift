/// Memory for values and rules: pages cut into blocks of equal size, a free list per size class.
///
/// Blocks do not move. What is larger than the largest class, or aligned more strictly, is allocated by itself.
struct BlockArena {
  private static let granule = 16
  private static let largestSize = 512
  private static let pageSize = 4096

  /// How often memory was allocated.
  private(set) var growths = 0
  /// By size class: the first free block, whose first word is the next one.
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

  /// Threads the blocks of a new page so that they are handed out in order of address.
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
