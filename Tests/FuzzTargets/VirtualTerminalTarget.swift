import TerminalEmulation

extension FuzzTarget {
  /// What a form, or a program in its place, may write to the terminal of tests.
  package static let virtualTerminal = FuzzTarget(
    "virtual-terminal", usual: 500,
    dictionary: [
      "\u{1B}[", "\u{1B}]0;", "\u{1B}]8;;", "\u{1B}\\", "\u{1B}P", "\u{1B}7", "\u{1B}8", "\u{1B}[H", "\u{1B}[2J",
      "\u{1B}[K",
      "\u{1B}[?1049h", "\u{1B}[?1049l", "\u{1B}[5;9r", "\u{1B}[99999999999A", "\u{1B}[38;5;", "\r\n", "\t", "漢", "👩‍👩‍👧",
      "e\u{301}", "\u{1B}M", "\u{1B}[4h", "\u{1B}[@", "\u{1B}[P", "\u{1B}[L", "\u{1B}[M", "\u{1B}[S", "\u{1B}[T",
    ]
  ) { input in
    var whole = VirtualTerminal(columns: 20, rows: 6)
    whole.feed(input)
    var cut = VirtualTerminal(columns: 20, rows: 6)
    for byte in input { cut.feed([byte]) }
    guard whole.snapshot(.styled) == cut.snapshot(.styled) else { return "pieces are shown as something else" }
    for (columns, rows) in [(1, 1), (7, 3), (40, 12)] {
      whole.resize(columns: columns, rows: rows)
      guard whole.lines.count == rows, (0..<rows).contains(whole.cursor.row),
        (0...columns).contains(whole.cursor.column)
      else { return "the cursor is outside after resizing to \(columns) by \(rows)" }
    }
    return nil
  }
}
