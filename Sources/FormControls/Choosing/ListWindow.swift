/// The highlighted entry of a list, and the visible ones.
struct ListWindow {
  /// The maximum number of visible entries.
  static let mostRows = 7

  private(set) var highlighted: Int?
  private(set) var firstRow = 0

  /// Highlights an entry and scrolls to it, no further than needed.
  /// - Parameter margin: The number of entries beyond it to keep visible, if there are any.
  mutating func highlight(_ place: Int?, count: Int, rows: Int = mostRows, margin: Int = 1) {
    highlighted = place
    if let place {
      let margin = rows > 2 ? margin : 0
      firstRow = max(min(firstRow, place - margin), place - rows + 1 + margin)
    }
    firstRow = max(0, min(firstRow, count - rows))
  }

  /// Scrolls without moving the highlight.
  mutating func scroll(by offset: Int, count: Int, rows: Int) {
    firstRow = max(0, min(firstRow + offset, count - rows))
  }

  func shows(_ place: Int, rows: Int) -> Bool { (firstRow..<firstRow + rows).contains(place) }

  /// Scrolls to the first entry.
  mutating func scrollToTop() { firstRow = 0 }

  /// The index `offset` entries on, stopping at the ends; disabled entries are skipped.
  func place(movedBy offset: Int, count: Int, isEnabled: (Int) -> Bool) -> Int? {
    guard let highlighted, offset != 0, count > 0 else { return nil }
    let aim = min(max(0, highlighted + offset), count - 1)
    let step = offset.signum()
    return stride(from: aim, to: step > 0 ? count : -1, by: step).first(where: isEnabled)
      ?? stride(from: aim, to: highlighted, by: -step).first(where: isEnabled)
  }

  /// The index `offset` entries on, wrapping around; without a highlighted entry, counted from before the first or
  /// after the last.
  func place(cycledBy offset: Int, count: Int, isEnabled: (Int) -> Bool) -> Int? {
    guard (0..<count).contains(where: isEnabled) else { return nil }
    var place = highlighted ?? (offset > 0 ? -1 : count)
    for _ in 0..<abs(offset) {
      repeat { place = (place + offset.signum() + count) % count } while !isEnabled(place)
    }
    return place
  }
}
