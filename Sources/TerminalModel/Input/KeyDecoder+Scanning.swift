/// Finds the ends of tokens. Their meaning is in `ControlSequence`.
extension KeyDecoder {
  /// A longer control sequence is skipped.
  private static let longestControlSequence = 256
  /// The maximum that is kept of an unfinished control string.
  private static let longestString = 1 << 16

  // MARK: Scalars

  /// One scalar of UTF-8 (RFC 3629); an invalid byte is a token by itself.
  func scanScalar(at start: Int) -> Scan {
    let first = buffer[start]
    let (length, second): (Int, ClosedRange<UInt8>)
    switch first {
    case 0xc2...0xdf: (length, second) = (2, 0x80...0xbf)
    case 0xe0: (length, second) = (3, 0xa0...0xbf)
    case 0xed: (length, second) = (3, 0x80...0x9f)
    case 0xe1...0xef: (length, second) = (3, 0x80...0xbf)
    case 0xf0: (length, second) = (4, 0x90...0xbf)
    case 0xf1...0xf3: (length, second) = (4, 0x80...0xbf)
    case 0xf4: (length, second) = (4, 0x80...0x8f)
    default: return .token(.malformed, length: 1)
    }
    var value = UInt32(first) & (0xff >> UInt32(length + 1))
    for offset in 1..<length {
      guard start + offset < buffer.count else { return .partial(.scalar) }
      let byte = buffer[start + offset]
      guard (offset == 1 ? second : 0x80...0xbf).contains(byte) else { return .token(.malformed, length: 1) }
      value = value << 6 | UInt32(byte & 0x3f)
    }
    guard let scalar = Unicode.Scalar(value) else { return .token(.malformed, length: 1) }
    let bytes = Array(buffer[start..<start + length])
    return .token(.key(Keystroke(bytes: bytes, key: Key(typing: Character(scalar)))), length: length)
  }

  // MARK: Escape sequences

  mutating func scanEscape(at start: Int) -> Scan {
    guard start + 1 < buffer.count else { return .partial(.sequence) }
    switch buffer[start + 1] {
    case UInt8(ascii: "["): return scanControlSequence(at: start)
    case UInt8(ascii: "O"): return scanSingleShift(at: start)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): return scanString(at: start)
    case 0x1b: return scanDoubleEscape(at: start)
    case let byte where byte < 0x80: return .token(.key(Keystroke.ascii[Int(byte)].withAlt), length: 2)
    default: return withAlt(scanScalar(at: start + 1)) ?? .token(.key(.escape), length: 1)
    }
  }

  /// The token for an unfinished sequence that nothing follows.
  func finalToken(at start: Int) -> (InputToken, length: Int) {
    guard buffer[start] == 0x1b else { return (.malformed, 1) }
    guard start + 1 < buffer.count, buffer[start + 1] != 0x1b, buffer[start + 1] < 0x80 else {
      return (.key(.escape), 1)
    }
    if let shifted = shiftedKeyOfRxvt(at: start) { return shifted }
    return (.key(Keystroke.ascii[Int(buffer[start + 1])].withAlt), 2)
  }

  /// Handles Alt with a cursor key, which some terminals send as an Esc before its sequence.
  private mutating func scanDoubleEscape(at start: Int) -> Scan {
    guard start + 2 < buffer.count else { return .partial(.sequence) }
    let escape = Scan.token(.key(.escape), length: 1)
    guard buffer[start + 2] == UInt8(ascii: "[") || buffer[start + 2] == UInt8(ascii: "O") else { return escape }
    return withAlt(scanEscape(at: start + 1)) ?? escape
  }

  /// Combines a token scanned after an Esc with that Esc to one key, if possible.
  private func withAlt(_ scan: Scan) -> Scan? {
    switch scan {
    case .token(.key(let press), let length) where press.key != nil: .token(.key(press.withAlt), length: length + 1)
    case .partial(let awaited): .partial(awaited)
    case .unmistakable: .partial(.sequence)
    default: nil
    }
  }

  /// CSI P…P I…I F (ECMA-48, 5.4).
  private mutating func scanControlSequence(at start: Int) -> Scan {
    let parameters = start + 2
    if parameters < buffer.count, buffer[parameters] == UInt8(ascii: "[") { return scanLinuxFunctionKey(at: start) }
    let intermediates = end(of: 0x30...0x3f, from: parameters)
    let end = end(of: 0x20...0x2f, from: intermediates)
    if end - start > Self.longestControlSequence { return .overlong(length: end - start) }
    guard end < buffer.count else {
      if end == parameters { return .partial(.sequence) }
      return isShiftedKeyOfRxvt(parameters..<end) ? .partial(.sequence) : .unmistakable
    }
    switch buffer[end] {
    case 0x40...0x7e: break
    case 0x18, 0x1a: return .token(.reply, length: end + 1 - start)
    default: return end == parameters ? .token(finalToken(at: start).0, length: 2) : .token(.reply, length: end - start)
    }
    if end == parameters, buffer[end] == UInt8(ascii: "M") { return scanX10Mouse(at: start) }
    let sequence = ControlSequence(
      bytes: buffer[start...end], parameters: buffer[parameters..<intermediates],
      intermediates: buffer[intermediates..<end], final: buffer[end])
    if sequence.beginsPaste { return .paste(length: end + 1 - start) }
    return .token(token(of: sequence), length: end + 1 - start)
  }

  private mutating func token(of sequence: ControlSequence) -> InputToken {
    guard let position = sequence.cursorPosition(isAwaited: awaitsCursorPosition) else { return sequence.token }
    awaitsCursorPosition = false
    return .cursorPosition(position)
  }

  private func end(of range: ClosedRange<UInt8>, from start: Int) -> Int {
    var index = start
    while index < buffer.count, range.contains(buffer[index]) { index += 1 }
    return index
  }

  /// rxvt terminates keys with Shift by `$`, which elsewhere only precedes a final byte.
  private func isShiftedKeyOfRxvt(_ range: Range<Int>) -> Bool {
    buffer[range].last == UInt8(ascii: "$") && buffer[range].dropLast().allSatisfy { (0x30...0x39).contains($0) }
  }

  private func shiftedKeyOfRxvt(at start: Int) -> (InputToken, length: Int)? {
    let end = end(of: 0x30...0x39, from: start + 2)
    guard buffer[start + 1] == UInt8(ascii: "["), end < buffer.count, isShiftedKeyOfRxvt(start + 2..<end + 1) else {
      return nil
    }
    let code = buffer[start + 2..<end].reduce(0) { min($0 * 10 + Int($1 & 0x0f), 255) }
    let key = KeyBase(numbered: code).map { Key($0, .shift) }
    return (.key(Keystroke(bytes: Array(buffer[start...end]), key: key)), end + 1 - start)
  }

  /// F1 to F5 on the console of Linux: CSI [ A to CSI [ E.
  private func scanLinuxFunctionKey(at start: Int) -> Scan {
    guard start + 3 < buffer.count else { return .partial(.sequence) }
    let letter = buffer[start + 3]
    guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(letter) else {
      return .token(finalToken(at: start).0, length: 2)
    }
    let key = Key(.function(Int(letter - UInt8(ascii: "A")) + 1))
    return .token(.key(Keystroke(bytes: Array(buffer[start..<start + 4]), key: key)), length: 4)
  }

  private func scanX10Mouse(at start: Int) -> Scan {
    // Numbers begin at 32: a control character is a key after a report that was cut off.
    if let cut = buffer[(start + 3)...].prefix(3).firstIndex(where: { $0 < 0x20 }) {
      return .token(.reply, length: cut - start)
    }
    guard start + 5 < buffer.count else { return .unmistakable }
    let numbers = buffer[start + 3..<start + 6].map { Int($0) - 32 }
    let event = MouseEvent(code: numbers[0], column: numbers[1] - 1, row: numbers[2] - 1, isRelease: false)
    return .token(event.map(InputToken.mouse) ?? .reply, length: 6)
  }

  /// SS3 and a letter, in old terminals with the modifiers as a digit between.
  private func scanSingleShift(at start: Int) -> Scan {
    let end = end(of: 0x30...0x3b, from: start + 2)
    guard end < buffer.count, end - start < 8 else {
      return end < buffer.count ? .token(finalToken(at: start).0, length: 2) : .partial(.sequence)
    }
    let bytes = Array(buffer[start...end])
    guard let press = Keystroke(singleShift: bytes) else { return .token(finalToken(at: start).0, length: 2) }
    return .token(.key(press), length: bytes.count)
  }

  // MARK: Control strings

  /// OSC, DCS or APC up to its terminator (ECMA-48, 5.6). If the body cannot belong to a reply, it is a key with Alt.
  private mutating func scanString(at start: Int) -> Scan {
    let beginning = ControlStringBeginning(buffer[(start + 1)...])
    switch beginning {
    case .none: return .token(finalToken(at: start).0, length: 2)
    case .open: return .partial(.sequence)
    case .certain: break
    }
    var index = max(searched, start + 2)
    while index < buffer.count {
      switch buffer[index] {
      case 0x07, 0x18, 0x1a:
        let token = buffer[index] == 0x07 ? reply(in: start + 2..<index, introducer: buffer[start + 1]) : .reply
        return .token(token, length: index + 1 - start)
      case 0x1b where index + 1 == buffer.count:
        searched = index
        return .unmistakable
      case 0x1b:
        let isTerminator = buffer[index + 1] == UInt8(ascii: "\\")
        let token = isTerminator ? reply(in: start + 2..<index, introducer: buffer[start + 1]) : .reply
        return .token(token, length: index - start + (isTerminator ? 2 : 0))
      case 0..<0x20:
        // No reply contains a control character: this is a key, and the string will not continue.
        return .token(.reply, length: index - start)
      default: index += 1
      }
    }
    searched = index
    if index - start > Self.longestString {
      buffer.removeSubrange(start + 64..<index)
      searched = start + 64
    }
    return .unmistakable
  }

  /// The meaning of a whole control string.
  private func reply(in body: Range<Int>, introducer: UInt8) -> InputToken {
    guard introducer == UInt8(ascii: "]") else { return .reply }
    if let text = ClipboardReply.text(of: buffer[body]) { return .clipboard(text) }
    return ColorReply.token(in: buffer[body]) ?? .reply
  }
}
