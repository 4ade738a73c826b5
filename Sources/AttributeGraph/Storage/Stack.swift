/// A last-in first-out buffer of plain data that keeps its memory when it is emptied.
struct Stack<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  /// How often memory was allocated.
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

  /// Takes the newest element off; there must be one.
  @discardableResult mutating func pop() -> Element {
    count -= 1
    return base[count]
  }

  mutating func removeAll() {
    count = 0
  }

  mutating func destroy() {
    base.deallocate()
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
    growths += 1
  }
}
