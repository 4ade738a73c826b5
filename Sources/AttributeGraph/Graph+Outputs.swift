/// Outputs: rules that are evaluated without being read.
extension Graph {
  /// Evaluates all dirty outputs, the oldest first, including those that become dirty meanwhile. Ignored while a rule
  /// is evaluated or another `update()` runs.
  public func update() {
    guard state.pointee.depth == 0, !state.pointee.isUpdating else { return }
    state.pointee.isUpdating = true
    while let index = firstPendingOutput() {
      enter()
      pull(index)
      leave()
    }
    state.pointee.isUpdating = false
  }

  /// True if `update()` would evaluate something.
  public var hasPendingOutputs: Bool { firstPendingOutput() != nil }

  /// Puts a dirty output into the queue unless it is already there.
  func enqueue(_ index: UInt32) {
    let node = node(index)
    guard !node.pointee.flags.contains(.queued) else { return }
    node.pointee.flags.insert(.queued)
    state.pointee.outputs.insert(
      OutputQueue.Entry(serial: node.pointee.serial, index: index, generation: node.pointee.generation))
  }

  /// The next number in the order of outputs.
  func takeSerial() -> UInt32 {
    if state.pointee.nextSerial == .max { renumberOutputs() }
    defer { state.pointee.nextSerial += 1 }
    return state.pointee.nextSerial
  }

  /// The first pending output of the queue; drops those that were removed, read, moved or set aside meanwhile.
  private func firstPendingOutput() -> UInt32? {
    while let entry = state.pointee.outputs.first {
      let node = node(entry.index)
      if node.pointee.generation == entry.generation, node.pointee.serial == entry.serial {
        let isSetAside = record(node.pointee.subgraph).pointee.isSetAside
        if node.pointee.flags.contains(.dirty), !isSetAside, !isRemoved(entry.index) { return entry.index }
        node.pointee.flags.remove(.queued)
      }
      state.pointee.outputs.removeFirst()
    }
    return nil
  }

  /// Closes the gaps in the output order after 2^32 outputs.
  private func renumberOutputs() {
    var indices: [UInt32] = []
    for index in 1..<UInt32(state.pointee.nodes.used)
    where node(index).pointee.block != nil && node(index).pointee.flags.contains(.output) { indices.append(index) }
    indices.sort { node($0).pointee.serial < node($1).pointee.serial }
    while state.pointee.outputs.first != nil { state.pointee.outputs.removeFirst() }
    for (position, index) in indices.enumerated() {
      let node = node(index)
      node.pointee.serial = UInt32(position + 1)
      if node.pointee.flags.contains(.queued) {
        node.pointee.flags.remove(.queued)
        enqueue(index)
      }
    }
    state.pointee.nextSerial = UInt32(indices.count + 1)
  }
}

/// A binary min-heap of outputs waiting for `update()`, in order of creation.
struct OutputQueue {
  /// A waiting output. It may have been removed since; then its generation differs.
  struct Entry: BitwiseCopyable {
    let serial: UInt32
    let index: UInt32
    let generation: UInt32
  }

  private var entries = Stack<Entry>(capacity: 16)

  /// The number of memory allocations.
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

  /// Removes `first`, which must exist.
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

  mutating func destroy() { entries.destroy() }
}
