/// What waits to be worked off as a whole, while the next batch may come together already. Two storages take turns, so
/// that nothing is allocated once both are large enough.
struct Batch<Element> {
  var waiting: [Element] = []
  private var spare: [Element] = []

  var isEmpty: Bool { waiting.isEmpty }

  mutating func append(_ element: Element) { waiting.append(element) }

  mutating func removeAll() { waiting.removeAll() }

  /// Takes all that waits; whoever does so gives it back when it is worked off.
  mutating func take() -> [Element] {
    let due = waiting
    waiting = spare
    spare = []
    return due
  }

  /// In place, since storage that anybody else holds is not used again.
  mutating func giveBack(_ due: inout [Element]) {
    due.removeAll(keepingCapacity: true)
    swap(&due, &spare)
  }
}
