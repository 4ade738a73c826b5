/// A binary min-heap of outputs that wait for `update()`, by order of creation.
struct OutputQueue {
  /// A waiting output. It may have been removed since: the generation tells.
  struct Entry: BitwiseCopyable {
    let serial: UInt32
    let index: UInt32
    let generation: UInt32
  }

  private var entries = Stack<Entry>(capacity: 16)

  /// How often memory was allocated.
  var growths: Int { entries.growths }

  var first: Entry? { entries.isEmpty ? nil : entries.base[0] }

  mutating func insert(_ entry: Entry) {
    entries.push(entry)
    let heap = entries.base
    var position = entries.count - 1
    while position > 0 {
      let parent = (position - 1) / 2
      guard entry.serial < heap[parent].serial else { break }
      heap[position] = heap[parent]
      position = parent
    }
    heap[position] = entry
  }

  /// Takes off `first`; there must be one.
  mutating func removeFirst() {
    let last = entries.pop()
    let heap = entries.base
    let count = entries.count
    guard count > 0 else { return }
    var position = 0
    while true {
      var child = 2 * position + 1
      guard child < count else { break }
      if child + 1 < count, heap[child + 1].serial < heap[child].serial { child += 1 }
      guard heap[child].serial < last.serial else { break }
      heap[position] = heap[child]
      position = child
    }
    heap[position] = last
  }

  mutating func destroy() {
    entries.destroy()
  }
}
