import Values

/// A mistake and the affected bytes of the line.
nonisolated struct PlacedMistake: Error, Equatable {
  let mistake: ScriptMistake
  let utf8Range: Range<Int>
}

/// Scans the words, strings, patterns and JSON values of one line of a script from left to right.
nonisolated struct LineScanner {
  let bytes: ArraySlice<UInt8>
  private(set) var utf8Offset: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    utf8Offset = bytes.startIndex
  }

  /// The first byte of the next word; nil at the end of the line and before a comment.
  mutating func next() -> UInt8? {
    while let byte = current, byte == 0x20 || byte == 0x09 { utf8Offset += 1 }
    return current == UInt8(ascii: "#") ? nil : current
  }

  /// The bytes up to the next blank; nil at the end.
  mutating func word() -> (text: String, utf8Range: Range<Int>)? {
    guard next() != nil else { return nil }
    let start = utf8Offset
    while let byte = current, byte != 0x20, byte != 0x09 { utf8Offset += 1 }
    return (String(decoding: bytes[start..<utf8Offset], as: UTF8.self), start..<utf8Offset)
  }

  /// The next word.
  /// - Throws: If there is none.
  mutating func word(_ what: String, form: String) throws(PlacedMistake) -> (text: String, utf8Range: Range<Int>) {
    guard let word = word() else { throw missing(what, form: form) }
    return word
  }

  /// What the next word says.
  mutating func value<Value>(
    _ what: String, form: String, else mistake: (_ word: String) -> ScriptMistake, _ parse: (String) -> Value?
  ) throws(PlacedMistake) -> Value {
    let (word, range) = try word(what, form: form)
    guard let value = parse(word) else { throw PlacedMistake(mistake: mistake(word), utf8Range: range) }
    return value
  }

  /// The next double-quoted text, unescaped.
  mutating func string(form: String, what: String = "a text") throws(PlacedMistake) -> String {
    let start = try takeMark("\"", what, form: form) { .notText($0, form: form) }
    var content: [UInt8] = []
    while let byte = current {
      utf8Offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"): content.append(contentsOf: try escape(inStringFrom: start))
      default: content.append(byte)
      }
    }
    throw PlacedMistake(mistake: .unterminatedString, utf8Range: start..<bytes.endIndex)
  }

  /// Takes the mark with which a text or a pattern begins, and returns its place.
  private mutating func takeMark(
    _ mark: Unicode.Scalar, _ what: String, form: String, else mistake: (_ word: String) -> ScriptMistake
  ) throws(PlacedMistake) -> Int {
    guard let first = next() else { throw missing(what, form: form) }
    guard first == UInt8(ascii: mark) else {
      let (text, range) = word() ?? ("", utf8Offset..<utf8Offset)
      throw PlacedMistake(mistake: mistake(text), utf8Range: range)
    }
    utf8Offset += 1
    return utf8Offset - 1
  }

  /// The source of the next pattern between slashes, with `\/` unescaped.
  mutating func pattern(form: String) throws(PlacedMistake) -> ScriptPattern {
    let start = try takeMark("/", "a pattern", form: form) { .notPattern($0, form: form) }
    var source: [UInt8] = []
    while let byte = current, byte != UInt8(ascii: "/") {
      utf8Offset += 1
      if byte == UInt8(ascii: "\\"), let escaped = current {
        utf8Offset += 1
        if escaped != UInt8(ascii: "/") { source.append(byte) }
        source.append(escaped)
      } else {
        source.append(byte)
      }
    }
    guard current != nil else { throw PlacedMistake(mistake: .unterminatedPattern, utf8Range: start..<bytes.endIndex) }
    utf8Offset += 1
    let pattern = ScriptPattern(source: String(decoding: source, as: UTF8.self))
    if let problem = pattern.problem {
      throw PlacedMistake(mistake: .badPattern(problem), utf8Range: start..<utf8Offset)
    }
    return pattern
  }

  mutating func json(form: String) throws(PlacedMistake) -> (value: JSONValue, utf8Range: Range<Int>) {
    guard next() != nil else { throw missing("a JSON value", form: form) }
    let start = utf8Offset
    var parser = JSONParser(bytes, at: start)
    do {
      let value = try parser.value()
      utf8Offset = parser.utf8Offset
      return (value, start..<utf8Offset)
    } catch {
      throw PlacedMistake(mistake: .json(error.kind), utf8Range: error.utf8Range)
    }
  }

  /// Throws unless only a comment follows.
  mutating func end() throws(PlacedMistake) {
    guard let (text, range) = word() else { return }
    throw PlacedMistake(mistake: .unexpected(text), utf8Range: range)
  }

  func missing(_ what: String, form: String) -> PlacedMistake {
    // White space may separate the last word from here; the mark belongs right after the word.
    var place = utf8Offset
    while place > bytes.startIndex, bytes[place - 1] == 0x20 || bytes[place - 1] == 0x09 { place -= 1 }
    return PlacedMistake(mistake: .missing(what, form: form), utf8Range: place..<place)
  }

  private var current: UInt8? { utf8Offset < bytes.endIndex ? bytes[utf8Offset] : nil }

  /// The bytes of an escape sequence after its backslash.
  private mutating func escape(inStringFrom stringStart: Int) throws(PlacedMistake) -> [UInt8] {
    let start = utf8Offset - 1
    guard let byte = current else {
      throw PlacedMistake(mistake: .unterminatedString, utf8Range: stringStart..<bytes.endIndex)
    }
    utf8Offset += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0a]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "e"): return [0x1b]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [byte]
    case UInt8(ascii: "u"):
      let digits = bytes[utf8Offset...].dropFirst().prefix { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "\"") }
      if current == UInt8(ascii: "{"), digits.endIndex < bytes.endIndex, bytes[digits.endIndex] == UInt8(ascii: "}"),
        (1...8).contains(digits.count),
        let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
      {
        utf8Offset = digits.endIndex + 1
        return Array(UTF8.encode(scalar) ?? .init())
      }
      let end =
        digits.endIndex < bytes.endIndex && bytes[digits.endIndex] == UInt8(ascii: "}")
        ? digits.endIndex + 1 : utf8Offset
      throw badEscape(start..<max(end, utf8Offset))
    default:
      while let byte = current, byte & 0xc0 == 0x80 { utf8Offset += 1 }
      throw badEscape(start..<utf8Offset)
    }
  }

  private func badEscape(_ range: Range<Int>) -> PlacedMistake {
    PlacedMistake(mistake: .badEscape(String(decoding: bytes[range], as: UTF8.self)), utf8Range: range)
  }
}
