/// CSI sequences: cursor movement; other groups are in their own files.
extension VirtualTerminal {
  mutating func control(_ sequence: ParsedSequence) {
    if sequence.final == UInt8(ascii: "m"), sequence.prefix == nil, sequence.intermediates.isEmpty {
      return style.apply(sequence.parameters)
    }
    if sequence.final == UInt8(ascii: "b"), sequence.prefix == nil, sequence.intermediates.isEmpty {
      return repeatLast(sequence.count())
    }
    lastCluster = nil
    let isKnown =
      switch (sequence.prefix, sequence.intermediates) {
      case (nil, []): moveCursor(sequence) || edit(sequence) || answer(sequence)
      case (UInt8(ascii: "?"), []): changePrivateModes(sequence) || answer(sequence)
      default: other(sequence)
      }
    if !isKnown { reportUnsupported(sequence.description) }
  }

  /// Moves the cursor, clamped to the screen; nil keeps a coordinate.
  mutating func move(row: Int? = nil, column: Int? = nil) {
    lastCluster = nil
    if let row { position.row = min(max(row, 0), rows - 1) }
    if let column { position.column = min(max(column, 0), columns - 1) }
  }

  private mutating func moveCursor(_ sequence: ParsedSequence) -> Bool {
    switch Unicode.Scalar(sequence.final) {
    case "A": moveUp(sequence.count())
    case "B": moveDown(sequence.count())
    case "C", "a": move(column: position.column + sequence.count())
    case "D": move(column: position.column - sequence.count())
    case "E":
      move(column: 0)
      moveDown(sequence.count())
    case "F":
      move(column: 0)
      moveUp(sequence.count())
    case "G", "`": move(column: sequence.count() - 1)
    case "d": move(row: sequence.count() - 1)
    case "H", "f": move(row: sequence.count(0) - 1, column: sequence.count(1) - 1)
    case "I": tab(sequence.count())
    case "Z": backTab(sequence.count())
    case "g": clearTabStops(sequence)
    case "r": setMargins(sequence)
    case "s": saveCursor()
    case "u": restoreCursor()
    default: return false
    }
    return true
  }

  /// Stops at the margin if it starts below it.
  private mutating func moveUp(_ count: Int) {
    let top = position.row < margins.lowerBound ? 0 : margins.lowerBound
    move(row: max(top, position.row - count), column: position.column)
  }

  /// Stops at the margin if it starts above it.
  private mutating func moveDown(_ count: Int) {
    let bottom = position.row > margins.upperBound ? rows - 1 : margins.upperBound
    move(row: min(bottom, position.row + count), column: position.column)
  }

  private mutating func clearTabStops(_ sequence: ParsedSequence) {
    switch sequence.value(0, standard: 0) {
    case 0: tabStops.remove(cursor.column)
    case 3: tabStops = []
    default: break
    }
  }

  /// DECSTBM; a region of one row is refused.
  private mutating func setMargins(_ sequence: ParsedSequence) {
    let top = min(sequence.count(0), rows) - 1
    let bottom = min(max(1, sequence.value(1, standard: rows)), rows) - 1
    guard top < bottom else { return }
    margins = top...bottom
    move(row: 0, column: 0)
  }

  /// Sequences with a prefix or intermediates: DECSCUSR, DECSTR, the kitty keyboard protocol, xterm's key modifiers.
  private mutating func other(_ sequence: ParsedSequence) -> Bool {
    let marks = (sequence.prefix.map { [$0] } ?? []) + sequence.intermediates + [sequence.final]
    switch String(decoding: marks, as: UTF8.self) {
    case " q": cursorShape = sequence.value(0, standard: 0)
    case "!p": softReset()
    case ">u": keyboardFlags.append(sequence.value(0, standard: 0))
    case "<u": keyboardFlags.removeLast(min(sequence.count(), keyboardFlags.count))
    case "=u": setKeyboardFlags(sequence)
    case ">m", ">n": break
    case ">c", ">q", "?$p": return answer(sequence)
    default: return false
    }
    return true
  }

  private mutating func setKeyboardFlags(_ sequence: ParsedSequence) {
    let flags = sequence.value(0, standard: 0)
    let current = keyboardFlags.popLast() ?? 0
    switch sequence.value(1, standard: 1) {
    case 2: keyboardFlags.append(current | flags)
    case 3: keyboardFlags.append(current & ~flags)
    default: keyboardFlags.append(flags)
    }
  }
}

/// Queries, and the replies of a terminal with these capabilities.
extension VirtualTerminal {
  mutating func answer(_ sequence: ParsedSequence) -> Bool {
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

  /// DECRQM's numbers: 0 not recognized, 1 set, 2 reset.
  private func state(of mode: PrivateMode?) -> Int { mode.map { modes.contains($0) ? 1 : 2 } ?? 0 }

  private mutating func reply(_ text: String) { replies += [0x1b] + Array(text.utf8) }
}
