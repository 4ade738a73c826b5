/// The mark at the right edge of a list or a text that shows which part of it is in sight.
struct ScrollThumb: Equatable {
  /// The first marked row, and the number of them; none if everything is in sight.
  private let marked: Range<Int>

  static let mark = "▐"

  /// - Parameters:
  ///   - count: The number of lines or entries.
  ///   - first: The first one in sight.
  ///   - rows: The number of those in sight.
  init(of count: Int, from first: Int, rows: Int) {
    guard count > rows, rows > 0 else {
      marked = 0..<0
      return
    }
    let length = max(1, min(rows - 1, rows * rows / count))
    let hidden = count - rows
    let last = rows - length
    // At an end only if the list is at its end.
    let between = min(max(1, last * first / hidden), max(0, last - 1))
    let start = first <= 0 ? 0 : first >= hidden ? last : between
    marked = start..<start + length
  }

  func covers(_ row: Int) -> Bool { marked.contains(row) }
}
