import TerminalDriver

/// Times of one piece of work, repeated.
struct Measurement {
  let name: String
  let nanoseconds: [Int64]
  /// What was counted beside the time: it does not depend on the machine.
  let note: String

  /// Runs a piece of work `count` times after `warmUp` uncounted ones.
  init(_ name: String, count: Int, warmUp: Int = 0, note: String = "", _ work: (Int) -> Void) {
    for round in 0..<warmUp { work(round) }
    var times: [Int64] = []
    times.reserveCapacity(count)
    for round in 0..<count {
      let start = MonotonicClock.now
      work(warmUp + round)
      times.append(MonotonicClock.now - start)
    }
    self.name = name
    self.note = note
    nanoseconds = times.sorted()
  }

  /// Times that were taken elsewhere.
  init(_ name: String, nanoseconds: [Int64], note: String) {
    self.name = name
    self.note = note
    self.nanoseconds = nanoseconds.sorted()
  }

  init(_ measured: Measurement, note: String) {
    name = measured.name
    nanoseconds = measured.nanoseconds
    self.note = note
  }

  /// What one of so many pieces of work took that were measured together.
  init(_ measured: Measurement, dividedBy count: Int64) {
    name = measured.name
    note = measured.note
    nanoseconds = measured.nanoseconds.map { $0 / count }
  }

  var median: Int64 { nanoseconds[nanoseconds.count / 2] }
  var percentile95: Int64 { nanoseconds[min(nanoseconds.count - 1, nanoseconds.count * 95 / 100)] }

  /// The figures as a row of the table.
  var row: [String] { [name, Self.text(median), Self.text(percentile95), note] }

  private static func text(_ nanoseconds: Int64) -> String {
    let (unit, size): (String, Int64) =
      nanoseconds < 10_000 ? ("ns", 1) : nanoseconds < 10_000_000 ? ("µs", 1_000) : ("ms", 1_000_000)
    return "\(nanoseconds / size) \(unit)"
  }
}

/// Figures below one another, aligned.
enum Table {
  static func text(_ rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        return column == 1 || column == 2 ? blanks + cell : cell + blanks
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
