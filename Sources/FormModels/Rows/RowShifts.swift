/// The rows that have come and gone since every row of a list was told its index. A row that is asked for its index
/// brings it up to date by these, so that a new row at the top of a long list touches none of the rows below.
struct RowShifts {
  private enum Shift {
    case inserted(Int)
    case removed(Int)
  }

  private var recent: [Shift] = []
  private var forgotten = 0

  /// The number of shifts so far.
  var count: Int { forgotten + recent.count }

  /// True when it is time to tell every row its index.
  var areMany: Bool { recent.count >= 64 }

  /// Brings the index of a row up to date, which it had after a number of shifts.
  func index(_ index: Int, after count: Int) -> Int {
    recent[(count - forgotten)...].reduce(index) { index, shift in
      switch shift {
      case .inserted(let place): place <= index ? index + 1 : index
      case .removed(let place): place < index ? index - 1 : index
      }
    }
  }

  mutating func rowWasInserted(at index: Int) { recent.append(.inserted(index)) }

  mutating func rowWasRemoved(at index: Int) { recent.append(.removed(index)) }

  /// Called before every row is told its index.
  mutating func forgetAll() {
    forgotten += recent.count
    recent = []
  }
}
