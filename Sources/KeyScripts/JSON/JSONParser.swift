/// A reader of one JSON value (RFC 8259) inside a longer text.
///
/// It stops behind the value, so that a comment or another word may follow. Duplicate names are mistakes; nesting
/// ends at 128 levels. Linear in the length of the value, apart from the comparison of the names of one object.
nonisolated package struct JSONParser {
  private let bytes: ArraySlice<UInt8>
  /// The offset of the next byte to be read.
  package private(set) var utf8Offset: Int
  private var depth = 0

  /// A reader that begins at `utf8Offset`, an index of `bytes`.
  package init(_ bytes: ArraySlice<UInt8>, at utf8Offset: Int) {
    self.bytes = bytes
    self.utf8Offset = utf8Offset
  }

  /// Reads a text that is one value and nothing else but blanks.
  package static func parse(_ text: String) throws(JSONMistake) -> JSONValue {
    let bytes = Array(text.utf8)[...]
    var parser = JSONParser(bytes, at: bytes.startIndex)
    let value = try parser.value()
    parser.skipBlanks()
    guard parser.next == nil else {
      throw parser.mistake(.unexpectedCharacter(expected: "the end"))
    }
    return value
  }

  /// Reads the value that comes next.
  package mutating func value() throws(JSONMistake) -> JSONValue {
    skipBlanks()
    guard let byte = next else { throw mistake(.missingValue) }
    switch byte {
    case UInt8(ascii: "{"): return try nested { parser throws(JSONMistake) in try parser.object() }
    case UInt8(ascii: "["): return try nested { parser throws(JSONMistake) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: return try word()
    }
  }

  // MARK: Containers

  private mutating func nested(
    _ read: (inout JSONParser) throws(JSONMistake) -> JSONValue
  ) throws(JSONMistake) -> JSONValue {
    guard depth < 128 else { throw mistake(.tooDeep) }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  private mutating func object() throws(JSONMistake) -> JSONValue {
    let start = utf8Offset
    utf8Offset += 1
    var members: [JSONValue.Member] = []
    var names: Set<[UInt8]> = []
    skipBlanks()
    if take("}") { return .object([]) }
    while true {
      skipBlanks()
      try requireMore(since: start, of: "object")
      guard next == UInt8(ascii: "\"") else { throw mistake(.unexpectedCharacter(expected: "a name in quotes")) }
      let nameStart = utf8Offset
      let name = try string()
      guard names.insert(Array(name.utf8)).inserted else {
        throw JSONMistake(kind: .duplicateName(name), utf8Range: nameStart..<utf8Offset)
      }
      skipBlanks()
      try requireMore(since: start, of: "object")
      guard take(":") else { throw mistake(.unexpectedCharacter(expected: "':'")) }
      members.append(JSONValue.Member(name: name, value: try value()))
      skipBlanks()
      if take("}") { return .object(members) }
      try requireMore(since: start, of: "object")
      guard take(",") else { throw mistake(.unexpectedCharacter(expected: "',' or '}'")) }
    }
  }

  private mutating func array() throws(JSONMistake) -> JSONValue {
    let start = utf8Offset
    utf8Offset += 1
    var elements: [JSONValue] = []
    skipBlanks()
    if take("]") { return .array([]) }
    while true {
      skipBlanks()
      try requireMore(since: start, of: "array")
      elements.append(try value())
      skipBlanks()
      if take("]") { return .array(elements) }
      try requireMore(since: start, of: "array")
      guard take(",") else { throw mistake(.unexpectedCharacter(expected: "',' or ']'")) }
    }
  }

  private func requireMore(since start: Int, of container: String) throws(JSONMistake) {
    guard next == nil else { return }
    throw JSONMistake(kind: .unterminated(container), utf8Range: start..<start + 1)
  }

  // MARK: Scalars

  private mutating func number() throws(JSONMistake) -> JSONValue {
    let start = utf8Offset
    while let byte = next, JSONParser.mayBeInNumber(byte) { utf8Offset += 1 }
    let text = String(decoding: bytes[start..<utf8Offset], as: UTF8.self)
    guard let number = JSONNumber(text) else {
      throw JSONMistake(kind: .badNumber(text), utf8Range: start..<utf8Offset)
    }
    return .number(number)
  }

  private mutating func word() throws(JSONMistake) -> JSONValue {
    let start = utf8Offset
    while let byte = next, JSONParser.isLetter(byte) { utf8Offset += 1 }
    let text = String(decoding: bytes[start..<utf8Offset], as: UTF8.self)
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "": throw mistake(.unexpectedCharacter(expected: "a JSON value"))
    default: throw JSONMistake(kind: .unknownWord(text), utf8Range: start..<utf8Offset)
    }
  }

  private mutating func string() throws(JSONMistake) -> String {
    let start = utf8Offset
    utf8Offset += 1
    var content: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        utf8Offset += 1
        return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"):
        content.append(contentsOf: UTF8.encode(try escape()) ?? .init())
      case 0..<0x20:
        throw mistake(.controlCharacter)
      default:
        content.append(byte)
        utf8Offset += 1
      }
    }
    throw JSONMistake(kind: .unterminatedString, utf8Range: start..<utf8Offset)
  }

  private mutating func escape() throws(JSONMistake) -> Unicode.Scalar {
    let start = utf8Offset
    utf8Offset += 1
    guard let byte = next else {
      throw JSONMistake(kind: .unterminatedString, utf8Range: start..<utf8Offset)
    }
    utf8Offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      if let scalar = unicodeEscape() { return scalar }
    default: break
    }
    // Whole characters are shown in the message, so the rest of a multi-byte one belongs to it.
    while let byte = next, byte & 0xc0 == 0x80 { utf8Offset += 1 }
    let text = String(decoding: bytes[start..<utf8Offset], as: UTF8.self)
    throw JSONMistake(kind: .badEscape(text), utf8Range: start..<utf8Offset)
  }

  /// The scalar of `XXXX` or `XXXX\uXXXX` (a surrogate pair); nil where the digits make none.
  private mutating func unicodeEscape() -> Unicode.Scalar? {
    guard let high = fourHexDigits() else { return nil }
    guard 0xd800...0xdbff ~= high else { return Unicode.Scalar(high) }
    guard take("\\"), take("u"), let low = fourHexDigits(), 0xdc00...0xdfff ~= low else { return nil }
    return Unicode.Scalar(0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00))
  }

  private mutating func fourHexDigits() -> UInt32? {
    guard utf8Offset + 4 <= bytes.endIndex else { return nil }
    var value: UInt32 = 0
    for byte in bytes[utf8Offset..<utf8Offset + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 + UInt32(digit)
    }
    utf8Offset += 4
    return value
  }

  // MARK: Bytes

  private var next: UInt8? { utf8Offset < bytes.endIndex ? bytes[utf8Offset] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    utf8Offset += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d { utf8Offset += 1 }
  }

  private func mistake(_ kind: JSONMistake.Kind) -> JSONMistake {
    JSONMistake(kind: kind, utf8Range: utf8Offset..<min(utf8Offset + 1, bytes.endIndex))
  }

  private static func mayBeInNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): true
    default: isLetter(byte)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
