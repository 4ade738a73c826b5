internal import Values

/// Splits an expression into tokens (CEL specification, "Syntax"), reporting every mistake and continuing.
struct Lexer {
  let source: [UInt8]
  var position = 0
  private(set) var diagnostics: [ExpressionDiagnostic] = []

  static let longestSource = 65_536

  init(_ source: String) { self.source = Array(source.utf8) }

  /// All tokens, ending with `.end`.
  mutating func tokens() -> [Token] {
    var tokens: [Token] = []
    if source.count > Lexer.longestSource {
      report(.expressionTooLong(at: 0..<source.count))
      return [.invalid, .end].map { Token(kind: $0, range: source.count..<source.count) }
    }
    while true {
      skipBlanks()
      let start = position
      let kind = nextKind()
      tokens.append(Token(kind: kind, range: start..<position))
      if kind == .end { return tokens }
    }
  }

  mutating func report(_ diagnostic: ExpressionDiagnostic) { diagnostics.append(diagnostic) }

  func byte(ahead distance: Int = 0) -> UInt8? {
    position + distance < source.count ? source[position + distance] : nil
  }

  func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

  private mutating func skip(while belongs: (UInt8) -> Bool) {
    while let next = byte(), belongs(next) { position += 1 }
  }

  private mutating func skipBlanks() {
    while let next = byte() {
      if next == 32 || (9...13).contains(next) && next != 11 {
        position += 1
      } else if next == UInt8(ascii: "/"), byte(ahead: 1) == UInt8(ascii: "/") {
        skip { $0 != 10 }
      } else {
        return
      }
    }
  }

  private mutating func nextKind() -> Token.Kind {
    guard let next = byte() else { return .end }
    if next.isDigit || (next == UInt8(ascii: ".") && byte(ahead: 1)?.isDigit == true) { return number() }
    if let prefix = stringPrefix() { return string(prefix) }
    if next.isIdentifierStart { return word() }
    if next == UInt8(ascii: "`") { return quotedIdentifier() }
    return symbol() ?? unknownCharacter()
  }

  private mutating func word() -> Token.Kind {
    let start = position
    skip { $0.isIdentifierStart || $0.isDigit }
    let word = text(start..<position)
    switch word {
    case "true": return .literal(.bool(true))
    case "false": return .literal(.bool(false))
    case "null": return .literal(.null)
    case "in": return .symbol(.in)
    default: return Lexer.reservedWords.contains(word) ? .reserved(word) : .identifier(word)
    }
  }

  static let reservedWords: Set<String> = [
    "as", "break", "const", "continue", "else", "for", "function", "if", "import", "let", "loop", "package",
    "namespace", "return", "var", "void", "while",
  ]

  private mutating func quotedIdentifier() -> Token.Kind {
    let start = position
    position += 1
    skip { $0 != UInt8(ascii: "`") && $0 != 10 }
    let name = text((start + 1)..<position)
    guard byte() == UInt8(ascii: "`"), !name.isEmpty else {
      report(.unterminatedName(at: start..<position))
      return .invalid
    }
    position += 1
    return .quotedIdentifier(name)
  }

  private mutating func symbol() -> Token.Kind? {
    for length in [2, 1] where position + length <= source.count {
      let candidate = text(position..<(position + length))
      guard let symbol = Token.Symbol(rawValue: candidate), symbol != .in else { continue }
      position += length
      if (symbol == .equal || symbol == .notEqual), byte() == UInt8(ascii: "=") {
        position += 1
        report(.strictEquality(symbol, at: (position - 3)..<position))
      }
      return .symbol(symbol)
    }
    return nil
  }

  private mutating func unknownCharacter() -> Token.Kind {
    let start = position
    repeat { position += 1 } while byte().map { $0 & 0xC0 == 0x80 } ?? false
    let character = text(start..<position)
    report(.unknownCharacter(character, at: start..<position))
    // Continues with the probably intended operator, so that one slip gives one message.
    switch character {
    case "=": return .symbol(.equal)
    case "&": return .symbol(.and)
    case "|": return .symbol(.or)
    default: return .invalid
    }
  }
}

extension UInt8 {
  var isIdentifierStart: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 32) || self == UInt8(ascii: "_")
  }
  var hexadecimalValue: UInt32? { Character(UnicodeScalar(self)).hexDigitValue.map { UInt32($0) } }
}

extension Lexer {
  /// `12`, `0x1F`, `12u`, `1.5`, `.5`, `1e3`.
  mutating func number() -> Token.Kind {
    let start = position
    if byte() == UInt8(ascii: "0"), byte(ahead: 1) == UInt8(ascii: "x"),
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

  private mutating func skipDigits() { while byte()?.isDigit == true { position += 1 } }

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

  /// Consumes and reports letters directly after a number, as in `2nd` or `10px`.
  private mutating func endsInLetters(from start: Int) -> Bool {
    guard byte()?.isIdentifierStart == true else { return false }
    while byte().map({ $0.isIdentifierStart || $0.isDigit }) == true { position += 1 }
    report(.lettersAfterNumber(text(start..<position), at: start..<position))
    return true
  }
}

extension Lexer {
  struct StringPrefix {
    var isRaw = false
    var isBytes = false
    /// The length of the prefix in letters.
    var length = 0
  }

  /// The letters before a quote, `r`, `b` or `br`; nil if no string begins here.
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

  /// A string or bytes literal, starting at its prefix.
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

  /// The bytes of an escape; reports an unknown one and returns nil.
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

/// The text of a string literal, with the source offset of each of its bytes.
struct StringLiteral: Equatable {
  let text: String
  /// The source offset of each UTF-8 byte of the text, then of the closing quote.
  let offsets: [Int]

  func sourceRange(of range: Range<Int>) -> Range<Int> {
    let end = offsets.count - 1
    return offsets[min(range.lowerBound, end)]..<offsets[min(range.upperBound, end)]
  }
}

struct Token: Equatable {
  enum Kind: Equatable {
    case identifier(String)
    /// A name in backquotes, which is only valid in a field selection.
    case quotedIdentifier(String)
    /// A word that the specification reserves for other languages, such as `package`.
    case reserved(String)
    /// An integer literal without a suffix; the sign is an operator, so this may be one more than the largest int.
    case integer(UInt64)
    case literal(ExpressionValue)
    case string(StringLiteral)
    case symbol(Symbol)
    /// A mistake that was already reported.
    case invalid
    case end
  }

  /// Operators and punctuation.
  enum Symbol: String {
    case openParenthesis = "("
    case closeParenthesis = ")"
    case openBracket = "["
    case closeBracket = "]"
    case openBrace = "{"
    case closeBrace = "}"
    case dot = "."
    case comma = ","
    case colon = ":"
    case question = "?"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divide = "/"
    case remainder = "%"
    case not = "!"
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case equal = "=="
    case notEqual = "!="
    case and = "&&"
    case or = "||"
    case `in`
  }

  let kind: Kind
  /// UTF-8 offsets into the source.
  let range: Range<Int>
}
