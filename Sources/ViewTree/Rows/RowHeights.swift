/// The heights of rows, with the unmeasured ones estimated by the average. Reading and writing are logarithmic in the
/// number of rows (two Fenwick trees).
struct RowHeights {
  let count: Int
  /// The assumed height of an unmeasured row, in whole rows of the terminal.
  private(set) var estimate = 1.0
  private(set) var knownCount = 0
  private var knownTotal = 0.0
  /// The height of each row; negative if it is unknown.
  private var heights: [Double]
  /// The sums of known heights, and the numbers of known rows, over the ranges of a Fenwick tree.
  private var sums: [Double]
  private var counts: [Int32]
  /// The number of rows known when the average was computed.
  private var estimatedFrom = 0

  init(count: Int) {
    self.count = count
    heights = Array(repeating: -1, count: count)
    sums = Array(repeating: 0, count: count + 1)
    counts = Array(repeating: 0, count: count + 1)
  }

  var total: Double { knownTotal + Double(count - knownCount) * estimate }

  /// The height of a row, measured or estimated.
  func height(of index: Int) -> Double { heights[index] < 0 ? estimate : heights[index] }

  func isKnown(_ index: Int) -> Bool { index < count && heights[index] >= 0 }

  /// The offset of a row from the first one; for the row after the last, the total height.
  func offset(of index: Int) -> Double {
    var sum = 0.0
    var known = 0
    var place = min(index, count)
    while place > 0 {
      sum += sums[place]
      known += Int(counts[place])
      place &= place - 1
    }
    return sum + Double(min(index, count) - known) * estimate
  }

  /// The row at an offset: the last one that does not begin after it.
  func index(at offset: Double) -> Int {
    guard count > 0 else { return 0 }
    var place = 0
    var rest = offset
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      let next = place + step
      if next <= count {
        let height = sums[next] + Double(step - Int(counts[next])) * estimate
        if height <= rest {
          place = next
          rest -= height
        }
      }
      step /= 2
    }
    return min(place, count - 1)
  }

  /// Sets the measured height of a row.
  /// - Returns: True if it differs from the known or estimated one.
  @discardableResult
  mutating func set(_ height: Double, at index: Int) -> Bool {
    let before = self.height(of: index)
    let isNew = heights[index] < 0
    let known = isNew ? 0 : heights[index]
    guard isNew || known != height else { return false }
    heights[index] = height
    knownTotal += height - known
    if isNew { knownCount += 1 }
    var place = index + 1
    while place <= count {
      sums[place] += height - known
      if isNew { counts[place] += 1 }
      place += place & -place
    }
    return before != height
  }

  /// Updates the average once twice as many rows are known.
  /// - Returns: True if the estimate has changed.
  mutating func updateEstimate() -> Bool {
    guard knownCount >= max(1, estimatedFrom * 2) else { return false }
    estimatedFrom = knownCount
    let average = max(1, (knownTotal / Double(knownCount)).rounded())
    defer { estimate = average }
    return average != estimate
  }
}
