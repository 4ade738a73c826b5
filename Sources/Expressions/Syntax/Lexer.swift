/// Cuts the source of an expression into tokens (CEL specification, "Syntax"), reporting every mistake and going on.
struct Lexer {
  let source: [UInt8]
  var position = 0
  private(set) var diagnostics: [ExpressionDiagnostic] = []

  static let longestSource = 65_536

  init(_ source: String) { self.source = Array(source.utf8) }

  /// All tokens, the last being `.end`.
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

  /// Whether a name can stand in an expression as a variable.
  static func isIdentifier(_ name: String) -> Bool {
    var lexer = Lexer(name)
    let tokens = lexer.tokens()
    return tokens.count == 2 && tokens[0].kind == .identifier(name)
  }

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
    // What was probably meant is read on with, so that one slip makes one message.
    switch character {
    case "=": return .symbol(.equal)
    case "&": return .symbol(.and)
    case "|": return .symbol(.or)
    default: return .invalid
    }
  }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isIdentifierStart: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 32) || self == UInt8(ascii: "_")
  }
  var hexadecimalValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self) - 48
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self) - 87
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self) - 55
    default: nil
    }
  }
}
