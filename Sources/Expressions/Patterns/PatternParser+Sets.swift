extension PatternParser {
  /// Parses an escape outside brackets.
  mutating func escape() throws(PatternError) -> PatternNode {
    let start = position
    position += 1
    guard let scalar = next else { throw mistake(.trailingBackslash, from: start) }
    switch scalar {
    case "A" where dialect == .expression: return assertion(.textStart)
    case "z" where dialect == .expression: return assertion(.textEnd)
    case "b": return assertion(.wordBoundary)
    case "B": return assertion(.noWordBoundary)
    // ECMA-262, annex B.1.2: without named groups, `\k` is the letter.
    case "k" where dialect == .schema && !hasNamedGroups:
      position += 1
      return .scalar(scalar.value, ignoringCase: flags.ignoresCase)
    case "1"..."9" where onlyJudges:
      referencedGroup = max(referencedGroup, count() ?? 0)
      return .empty
    case "k" where onlyJudges:
      position += 1
      guard take("<") else { throw mistake(.groupName, from: start) }
      referencedNames.insert(try groupName(from: start))
      return .empty
    case "1"..."9", "k", "g": throw mistake(.backreference(scalar), from: start, to: position + 1)
    default: break
    }
    if let set = try setEscape(from: start) { return node(for: set) }
    return .scalar(try scalarEscape(from: start), ignoringCase: flags.ignoresCase)
  }

  /// `\d`, `\W`, `\p{L}`…, starting at the letter; nil, consuming nothing, for other escapes.
  mutating func setEscape(from start: Int) throws(PatternError) -> ScalarSet? {
    guard let scalar = next else { return nil }
    var set: ScalarSet
    switch scalar {
    case "d", "D": set = .digit
    case "w", "W": set = .word
    case "s", "S": set = dialect == .schema ? .unicodeSpace : .space
    case "p", "P":
      position += 1
      return try categories(isNegated: scalar == "P", from: start)
    default: return nil
    }
    position += 1
    set.isNegated = ("A"..."Z").contains(scalar)
    return set
  }

  /// The scalar of an escape such as `\n`, `\x41` or `\.`, starting at the letter.
  mutating func scalarEscape(from start: Int) throws(PatternError) -> UInt32 {
    guard let scalar = next else { throw mistake(.trailingBackslash, from: start) }
    position += 1
    switch scalar {
    case "a" where dialect == .expression: return 7
    case "f": return 12
    case "n": return 10
    case "r": return 13
    case "t": return 9
    case "v": return 11
    case "0": return octal()
    case "x": return try hexadecimal(digits: 2, from: start)
    case "u": return try codeUnit(from: start)
    case "c":
      guard let letter = next, letter.isASCII, letter.properties.isAlphabetic else {
        throw mistake(.unknownEscape(text(from: start)), from: start)
      }
      position += 1
      return letter.value & 31
    default:
      if scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
        throw mistake(.unknownEscape(text(from: start)), from: start)
      }
      return scalar.value
    }
  }

  private mutating func assertion(_ assertion: PatternAssertion) -> PatternNode {
    position += 1
    return .assertion(assertion)
  }

  private var hasNamedGroups: Bool {
    scalars.indices.contains { scalars[$0...].starts(with: "(?<".unicodeScalars) }
  }

  func text(from start: Int) -> String { String(String.UnicodeScalarView(scalars[start..<position])) }

  private mutating func octal() -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<2 {
      guard let digit = next, ("0"..."7").contains(digit) else { break }
      value = value * 8 + digit.value - 48
      position += 1
    }
    return value
  }

  private var hexadecimalDigit: UInt32? { next.flatMap { UInt8(exactly: $0.value) }?.hexadecimalValue }

  /// `\x41`, `\x{1F600}`; also after `\u`.
  private mutating func hexadecimal(digits: Int, from start: Int) throws(PatternError) -> UInt32 {
    let isBraced = take("{")
    var value: UInt32 = 0
    var count = 0
    while count < (isBraced ? 8 : digits), let digit = hexadecimalDigit {
      value = value << 4 | digit
      count += 1
      position += 1
    }
    guard !isBraced || dialect == .expression || scalars[start + 1] == "u" else {
      throw mistake(.hexadecimal(text(from: start)), from: start)
    }
    guard isBraced ? count > 0 && take("}") : count == digits, isBraced ? value <= 0x10FFFF : true else {
      throw mistake(.hexadecimal(text(from: start)), from: start)
    }
    return value
  }

  /// `\u0041`, `\u{1F600}`, or two of them that form a surrogate pair.
  private mutating func codeUnit(from start: Int) throws(PatternError) -> UInt32 {
    let value = try hexadecimal(digits: 4, from: start)
    guard (0xD800...0xDFFF).contains(value) else { return value }
    if value < 0xDC00, looking(at: "\\u") {
      position += 2
      let low = try hexadecimal(digits: 4, from: start)
      if (0xDC00...0xDFFF).contains(low) { return 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00) }
    }
    throw mistake(.loneSurrogate(text(from: start)), from: start)
  }

  private mutating func categories(isNegated: Bool, from start: Int) throws(PatternError) -> ScalarSet {
    var name = ""
    var isNegated = isNegated
    if take("{") {
      if take("^") { isNegated.toggle() }
      while let scalar = next, scalar != "}" {
        name.unicodeScalars.append(scalar)
        position += 1
      }
      if !take("}") { throw mistake(.unclosedCategory, from: start) }
    } else if let scalar = next {
      name.unicodeScalars.append(scalar)
      position += 1
    }
    guard let mask = ScalarSet.categoryMask(named: name) else {
      if onlyJudges, name.count > 1,
        name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "=") })
      {
        return ScalarSet()
      }
      throw mistake(.unknownCategory(name), from: start)
    }
    var set = ScalarSet()
    set.insert(categories: isNegated ? ~mask : mask)
    return set
  }
}

extension PatternParser {
  /// `[a-z\d]`, `[^…]`, `[[:alpha:]]`; a closing bracket directly after the opening one is literal.
  mutating func bracketExpression() throws(PatternError) -> PatternNode {
    let start = position
    position += 1
    var set = ScalarSet()
    set.isNegated = take("^")
    var isFirst = true
    while true {
      guard let scalar = next else { throw mistake(.unclosedBracket, from: start, to: start + 1) }
      // In ECMA-262 `[]` is the set of nothing, and `[^]` that of everything.
      if scalar == "]", !isFirst || dialect == .schema { break }
      isFirst = false
      try bracketItem(into: &set)
    }
    position += 1
    return node(for: set)
  }

  private mutating func bracketItem(into set: inout ScalarSet) throws(PatternError) {
    let start = position
    if dialect == .expression, let named = try posixClass() {
      set.insert(named)
      return
    }
    if take("\\") {
      if let shorthand = try setEscape(from: start) {
        set.insert(shorthand)
        return
      }
      position = start
    }
    let low = try bracketScalar()
    guard next == "-", position + 1 < scalars.count, scalars[position + 1] != "]" else {
      set.insert(low...low)
      return
    }
    position += 1
    let high = try bracketScalar()
    if high < low { throw mistake(.rangeOrder, from: start) }
    set.insert(low...high)
  }

  private mutating func bracketScalar() throws(PatternError) -> UInt32 {
    let start = position
    guard let scalar = next else { throw mistake(.unclosedBracket, from: start, to: start) }
    position += 1
    if scalar != "\\" { return scalar.value }
    if take("b") { return 8 }
    if let shorthand = next, "dDwWsSpP".unicodeScalars.contains(shorthand) {
      throw mistake(.rangeOfSet, from: start, to: position + 1)
    }
    return try scalarEscape(from: start)
  }

  private mutating func posixClass() throws(PatternError) -> ScalarSet? {
    guard looking(at: "[:") else { return nil }
    let start = position
    var end = position + 2
    while end < scalars.count, scalars[end] != ":" && scalars[end] != "]" { end += 1 }
    guard end + 1 < scalars.count, scalars[end] == ":", scalars[end + 1] == "]" else { return nil }
    var name = String(String.UnicodeScalarView(scalars[(start + 2)..<end]))
    position = end + 2
    let isNegated = name.hasPrefix("^")
    if isNegated { name.removeFirst() }
    guard var set = ScalarSet.posix(name) else { throw mistake(.unknownPosixClass(name), from: start) }
    set.isNegated = isNegated
    return set
  }
}
