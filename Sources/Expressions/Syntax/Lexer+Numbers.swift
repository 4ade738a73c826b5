extension Lexer {
  /// `12`, `0x1F`, `12u`, `1.5`, `.5`, `1e3`.
  mutating func number() -> Token.Kind {
    let start = position
    if byte() == UInt8(ascii: "0"), byte(ahead: 1).map({ $0 | 32 }) == UInt8(ascii: "x"),
      byte(ahead: 2)?.hexadecimalValue != nil
    {
      position += 2
      let digits = position
      while byte()?.hexadecimalValue != nil { position += 1 }
      return integer(text(digits..<position), radix: 16, from: start)
    }
    skipDigits()
    var isDouble = false
    if byte() == UInt8(ascii: "."), byte(ahead: 1)?.isDigit == true {
      isDouble = true
      position += 1
      skipDigits()
    }
    if byte().map({ $0 | 32 }) == UInt8(ascii: "e") {
      let sign = byte(ahead: 1).map { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") } == true ? 1 : 0
      if byte(ahead: 1 + sign)?.isDigit == true {
        isDouble = true
        position += 1 + sign
        skipDigits()
      }
    }
    guard isDouble else { return integer(text(start..<position), radix: 10, from: start) }
    guard !endsInLetters(from: start) else { return .invalid }
    guard let value = Double(decimal: text(start..<position)) else {
      report(.numberOutOfRange(text(start..<position), .double, at: start..<position))
      return .invalid
    }
    return .literal(.double(value))
  }

  private mutating func skipDigits() {
    while byte()?.isDigit == true { position += 1 }
  }

  private mutating func integer(_ digits: String, radix: Int, from start: Int) -> Token.Kind {
    let isUnsigned = byte().map { $0 | 32 } == UInt8(ascii: "u")
    if isUnsigned { position += 1 }
    guard !endsInLetters(from: start) else { return .invalid }
    guard let magnitude = UInt64(digits, radix: radix) else {
      report(.numberOutOfRange(text(start..<position), isUnsigned ? .uint : .int, at: start..<position))
      return .invalid
    }
    return isUnsigned ? .literal(.uint(magnitude)) : .integer(magnitude)
  }

  /// Takes and reports letters that run on from a number, as in `2nd` or `10px`.
  private mutating func endsInLetters(from start: Int) -> Bool {
    guard byte()?.isIdentifierStart == true else { return false }
    while byte().map({ $0.isIdentifierStart || $0.isDigit }) == true { position += 1 }
    report(.lettersAfterNumber(text(start..<position), at: start..<position))
    return true
  }
}
