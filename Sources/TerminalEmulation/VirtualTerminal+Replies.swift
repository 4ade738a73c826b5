/// Queries, and what a terminal with the abilities of this one sends back.
extension VirtualTerminal {
  mutating func answer(_ sequence: ControlSequence) -> Bool {
    let marks = (sequence.prefix.map { [$0] } ?? []) + sequence.intermediates + [sequence.final]
    let value = sequence.value(0, standard: 0)
    switch (String(decoding: marks, as: UTF8.self), value) {
    case ("c", 0): reply("[?62;22c")  // A VT220 with colours.
    case (">c", 0): reply("[>1;0;0c")
    case (">q", 0): replies += Array("\u{1b}P>|FormTesting\u{1b}\\".utf8)
    case ("n", 5): reply("[0n")
    case ("n", 6): reply("[\(cursor.row + 1);\(cursor.column + 1)R")
    case ("?u", _): reply("[?\(keyboardFlags.last ?? 0)u")
    case ("?$p", _): reply("[?\(value);\(state(of: PrivateMode(rawValue: value)))$y")
    case ("t", 18): reply("[8;\(rows);\(columns)t")
    case ("t", 22), ("t", 23): break  // The stack of titles.
    default: return false
    }
    return true
  }

  /// DECRQM's numbers: 0 not recognised, 1 set, 2 reset.
  private func state(of mode: PrivateMode) -> Int {
    guard PrivateMode.known.contains(mode) else { return 0 }
    return modes.contains(mode) ? 1 : 2
  }

  private mutating func reply(_ text: String) {
    replies += [0x1b] + Array(text.utf8)
  }
}
