extension Lexer {
  struct StringPrefix {
    var isRaw = false
    var isBytes = false
    /// How long the letters before the quote are.
    var length = 0
  }

  /// The letters before a quote, `r`, `b`, `br`; nil where no string begins.
  func stringPrefix() -> StringPrefix? {
    var prefix = StringPrefix()
    if byte().map({ $0 | 32 }) == UInt8(ascii: "b") {
      prefix.isBytes = true
      prefix.length = 1
    }
    if byte(ahead: prefix.length).map({ $0 | 32 }) == UInt8(ascii: "r") {
      prefix.isRaw = true
      prefix.length += 1
    }
    return byte(ahead: prefix.length).map(isQuote) == true ? prefix : nil
  }

  /// A string or bytes literal, at its prefix.
  mutating func string(_ prefix: StringPrefix) -> Token.Kind {
    let start = position
    position += prefix.length
    let quote = source[position]
    let isTriple = byte(ahead: 1) == quote && byte(ahead: 2) == quote
    position += isTriple ? 3 : 1
    var content: [UInt8] = []
    var offsets: [Int] = []
    var isValid = true
    while true {
      guard let next = byte(), isTriple || (next != 10 && next != 13) else {
        report(.unterminatedString(at: start..<position))
        return .invalid
      }
      if next == quote, !isTriple || (byte(ahead: 1) == quote && byte(ahead: 2) == quote) { break }
      let place = position
      if next == UInt8(ascii: "\\"), !prefix.isRaw {
        guard let escaped = escape(prefix) else {
          isValid = false
          continue
        }
        content += escaped
        offsets += Array(repeating: place, count: escaped.count)
      } else {
        content.append(next)
        offsets.append(place)
        position += 1
      }
    }
    offsets.append(position)
    position += isTriple ? 3 : 1
    if !isValid { return .invalid }
    if prefix.isBytes { return .literal(.bytes(content)) }
    return .string(StringLiteral(text: String(decoding: content, as: UTF8.self), offsets: offsets))
  }

  private func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

  /// The bytes an escape stands for; reports it and answers nil when it stands for none.
  private mutating func escape(_ prefix: StringPrefix) -> [UInt8]? {
    let start = position
    position += 1
    guard let letter = byte() else { return [] }
    position += 1
    switch letter {
    case UInt8(ascii: "a"): return [7]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "v"): return [11]
    case UInt8(ascii: "\\"), UInt8(ascii: "?"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
      return [letter]
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return code(digits: 2, radix: 16, prefix, from: start)
    case UInt8(ascii: "u") where !prefix.isBytes: return code(digits: 4, radix: 16, prefix, from: start)
    case UInt8(ascii: "U") where !prefix.isBytes: return code(digits: 8, radix: 16, prefix, from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "3"):
      position -= 1
      return code(digits: 3, radix: 8, prefix, from: start)
    default:
      while byte().map({ $0 & 0xC0 == 0x80 }) ?? false { position += 1 }
      report(.unknownEscape(text(start..<position), at: start..<position))
      return nil
    }
  }

  private mutating func code(digits: Int, radix: UInt32, _ prefix: StringPrefix, from start: Int) -> [UInt8]? {
    var value: UInt32 = 0
    var count = 0
    while count < digits, let digit = byte()?.hexadecimalValue, digit < radix {
      value = value &* radix &+ digit
      count += 1
      position += 1
    }
    if count == digits {
      if prefix.isBytes { return [UInt8(value)] }
      if let scalar = Unicode.Scalar(value) { return Array(String(scalar).utf8) }
    }
    report(
      count == digits
        ? .noSuchCharacter(text(start..<position), at: start..<position)
        : .incompleteEscape(text(start..<position), digits: digits, at: start..<position))
    return nil
  }
}
