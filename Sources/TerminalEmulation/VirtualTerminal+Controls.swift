import TerminalModel

/// C0 controls and escape sequences without parameters.
extension VirtualTerminal {
  mutating func execute(_ byte: UInt8) {
    switch byte {
    case 0x07: bells += 1
    case 0x08: backspace()
    case 0x09: tab(1)
    case 0x0a, 0x0b, 0x0c: lineFeed()
    case 0x0d: move(column: 0)
    default: break
    }
  }

  mutating func escape(_ intermediates: [UInt8], _ final: UInt8) {
    lastCluster = nil
    switch (intermediates, Unicode.Scalar(final)) {
    case ([], "7"): saveCursor()
    case ([], "8"): restoreCursor()
    case ([], "D"): lineFeed()
    case ([], "E"):
      move(column: 0)
      lineFeed()
    case ([], "H"): tabStops.insert(cursor.column)
    case ([], "M"): reverseLineFeed()
    case ([], "c"): reset()
    case ([], "="), ([], ">"), ([], "\\"): break  // Keypad modes; the end of a string.
    case ([UInt8(ascii: "(")], "B"), ([UInt8(ascii: ")")], "B"): break  // ASCII, which it is already.
    default: reportUnsupported("ESC " + (intermediates + [final]).map { String(Unicode.Scalar($0)) }.joined())
    }
  }

  mutating func reportUnsupported(_ sequence: @autoclosure () -> String) {
    if unsupported.count < 100 { unsupported.append(sequence()) }
  }

  // MARK: Movements that may scroll

  mutating func lineFeed() {
    lastCluster = nil
    if position.row == margins.upperBound {
      scrollUp(1)
    } else if position.row < rows - 1 {
      position.row += 1
    }
  }

  private mutating func reverseLineFeed() {
    if position.row == margins.lowerBound {
      scrollDown(1)
    } else if position.row > 0 {
      position.row -= 1
    }
  }

  /// From the first column, goes back to the previous row if that wrapped here.
  private mutating func backspace() {
    lastCluster = nil
    if position.column > 0 {
      position.column -= 1
    } else if position.row > 0, screen[position.row - 1].isWrapped {
      position = Position(row: position.row - 1, column: columns - 1)
    }
  }

  mutating func tab(_ count: Int) {
    lastCluster = nil
    for _ in 0..<min(count, columns) where position.column < columns - 1 {
      repeat { position.column += 1 } while position.column < columns - 1 && !tabStops.contains(position.column)
    }
  }

  mutating func backTab(_ count: Int) {
    for _ in 0..<min(count, columns) where position.column > 0 {
      position.column = min(position.column, columns)
      repeat { position.column -= 1 } while position.column > 0 && !tabStops.contains(position.column)
    }
  }

  // MARK: Saving and resetting

  mutating func saveCursor() { saved = SavedCursor(position: position, style: style) }

  mutating func restoreCursor() {
    style = saved.style
    move(row: saved.position.row, column: saved.position.column)
  }

  /// RIS: the state at power-on; the scrollback is kept.
  private mutating func reset() {
    softReset()
    if let mainScreen {
      screen = mainScreen.screen
      self.mainScreen = nil
    }
    screen = Array(repeating: ScreenRow(columns: columns), count: rows)
    position = Position()
    cursorBeforeAlternate = nil
    modes = PrivateMode.atStart
    keyboardFlags = []
    tabStops = VirtualTerminal.standardTabStops(columns)
    title = ""
    cursorShape = 0
  }

  /// DECSTR.
  mutating func softReset() {
    style = ScreenStyle()
    saved = SavedCursor()
    margins = 0...rows - 1
    modes.insert(.cursorVisible)
    modes.insert(.autowrap)
    modes.remove(.applicationCursorKeys)
  }
}

/// OSC strings: titles, hyperlinks, the clipboard.
extension VirtualTerminal {
  mutating func operatingSystemCommand(_ content: [UInt8]) {
    let parts = content.split(separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
    let text = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : ""
    switch String(decoding: parts[0], as: UTF8.self) {
    case "0", "2": title = text
    case "1", "4", "7", "10", "11", "12", "104", "110", "111", "112", "133": break
    case "8": setLink(text)
    case "52": clipboard = text.split(separator: ";", omittingEmptySubsequences: false).last.map(String.init)
    default:
      let start = String(decoding: content.prefix(40), as: UTF8.self)
      reportUnsupported("OSC " + DisplayText.visible(start, lines: .single))
    }
  }

  /// `text` consists of parameters, a semicolon, and the URL; an empty URL ends the link.
  private mutating func setLink(_ text: String) {
    let address = text.drop { $0 != ";" }.dropFirst()
    style.link = address.isEmpty ? nil : String(address)
  }
}
