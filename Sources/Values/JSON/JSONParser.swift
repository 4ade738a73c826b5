/// A strict single-pass parser of one JSON value (RFC 8259) inside a longer text. It stops after the value.
package struct JSONParser {
  /// A repeated name in an object.
  package struct Duplicate: Sendable {
    package let name: String
    package let utf8Range: Range<Int>
    /// The first occurrence; values of later ones are ignored.
    package let first: Range<Int>
  }

  private let bytes: ArraySlice<UInt8>
  private let depthLimit: Int
  /// The offset of the next byte.
  package private(set) var utf8Offset: Int
  /// The names that are repeated in their object.
  package private(set) var duplicates: [Duplicate] = []
  private var depth = 0

  /// Starts at `utf8Offset`, an index of `bytes`. Nesting beyond `depthLimit` is an error.
  package init(_ bytes: ArraySlice<UInt8>, at utf8Offset: Int, depthLimit: Int = 128) {
    self.bytes = bytes
    self.utf8Offset = utf8Offset
    self.depthLimit = depthLimit
  }

  /// Parses a text that is a single value with optional white space around it; a repeated name is an error.
  package static func parse(_ text: String) throws(JSONMistake) -> JSONValue {
    let bytes = Array(text.utf8)[...]
    var parser = JSONParser(bytes, at: bytes.startIndex)
    let value = try parser.value()
    try parser.end()
    return value
  }

  /// Parses the next value; a repeated name is an error.
  package mutating func value() throws(JSONMistake) -> JSONValue {
    let node = try node()
    if let duplicate = duplicates.first {
      throw JSONMistake(kind: .duplicateName(duplicate.name), utf8Range: duplicate.utf8Range)
    }
    return node.value
  }

  /// Throws unless only white space follows.
  package mutating func end() throws(JSONMistake) {
    skipBlanks()
    guard next == nil else { throw mistake(.unexpectedCharacter(expected: "the end")) }
  }

  /// Parses the next value with offsets; repeated names are added to `duplicates`.
  package mutating func node() throws(JSONMistake) -> JSONNode {
    skipBlanks()
    let start = utf8Offset
    guard let byte = next else { throw mistake(.missingValue) }
    let content: JSONNode.Content
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth < depthLimit else { throw mistake(.tooDeep(limit: depthLimit)) }
      depth += 1
      content = byte == UInt8(ascii: "{") ? .object(try object()) : .array(try array())
      depth -= 1
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
    default: content = try word()
    }
    return JSONNode(content: content, utf8Range: start..<utf8Offset)
  }

  // MARK: Containers

  private mutating func object() throws(JSONMistake) -> [JSONNode.Member] {
    let start = utf8Offset
    var members: [JSONNode.Member] = []
    // Of a long object; a short one is searched. Names that Unicode holds for equivalent are one: who reads them could
    // not tell them apart.
    var places: [String: Range<Int>] = [:]
    try items(of: "object", until: "}") { parser throws(JSONMistake) in
      guard parser.next == UInt8(ascii: "\"") else {
        throw parser.mistake(.unexpectedCharacter(expected: "a name in quotes"))
      }
      let nameStart = parser.utf8Offset
      let name = try parser.string()
      let range = nameStart..<parser.utf8Offset
      if members.count == Self.shortObject {
        for member in members { places[member.name] = member.nameRange }
      }
      let isLong = members.count >= Self.shortObject
      let first =
        isLong ? places[name] : members.first { $0.name == name }?.nameRange
      if let first {
        parser.duplicates.append(Duplicate(name: name, utf8Range: range, first: first))
      } else if isLong {
        places[name] = range
      }
      parser.skipBlanks()
      try parser.requireMore(since: start, of: "object")
      guard parser.take(":") else { throw parser.mistake(.unexpectedCharacter(expected: "':'")) }
      let value = try parser.node()
      if first == nil { members.append(JSONNode.Member(name: name, nameRange: range, value: value)) }
    }
    return members
  }

  private static let shortObject = 8

  private mutating func array() throws(JSONMistake) -> [JSONNode] {
    var elements: [JSONNode] = []
    try items(of: "array", until: "]") { parser throws(JSONMistake) in elements.append(try parser.node()) }
    return elements
  }

  /// Parses the items of a container, which are separated by commas, between its brackets.
  private mutating func items(
    of container: String, until closing: Unicode.Scalar, _ item: (inout JSONParser) throws(JSONMistake) -> Void
  ) throws(JSONMistake) {
    let start = utf8Offset
    utf8Offset += 1
    skipBlanks()
    if take(closing) { return }
    while true {
      skipBlanks()
      try requireMore(since: start, of: container)
      try item(&self)
      skipBlanks()
      if take(closing) { return }
      try requireMore(since: start, of: container)
      guard take(",") else { throw mistake(.unexpectedCharacter(expected: "',' or '\(closing)'")) }
    }
  }

  private func requireMore(since start: Int, of container: String) throws(JSONMistake) {
    guard next == nil else { return }
    throw JSONMistake(kind: .unterminated(container), utf8Range: start..<start + 1)
  }

  // MARK: Scalars

  private mutating func number() throws(JSONMistake) -> JSONNumber {
    let start = utf8Offset
    while let byte = next, JSONParser.mayBeInNumber(byte) { utf8Offset += 1 }
    let text = String(decoding: bytes[start..<utf8Offset], as: UTF8.self)
    guard let number = JSONNumber(text) else {
      throw JSONMistake(kind: .badNumber(text), utf8Range: start..<utf8Offset)
    }
    return number
  }

  private mutating func word() throws(JSONMistake) -> JSONNode.Content {
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
    // The text up to the last escape.
    var content: [UInt8] = []
    var plainStart = utf8Offset
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        let plain = bytes[plainStart..<utf8Offset]
        utf8Offset += 1
        let text =
          content.isEmpty
          ? String(validating: plain, as: UTF8.self) : String(validating: content + plain, as: UTF8.self)
        guard let text else { throw JSONMistake(kind: .notUTF8, utf8Range: start..<utf8Offset) }
        return text
      case UInt8(ascii: "\\"):
        content += bytes[plainStart..<utf8Offset]
        content.append(contentsOf: UTF8.encode(try escape()) ?? .init())
        plainStart = utf8Offset
      case 0..<0x20: throw mistake(.controlCharacter)
      default: utf8Offset += 1
      }
    }
    throw JSONMistake(kind: .unterminatedString, utf8Range: start..<utf8Offset)
  }

  private mutating func escape() throws(JSONMistake) -> Unicode.Scalar {
    let start = utf8Offset
    utf8Offset += 1
    guard let byte = next else { throw JSONMistake(kind: .unterminatedString, utf8Range: start..<utf8Offset) }
    utf8Offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): if let scalar = unicodeEscape() { return scalar }
    default: break
    }
    // A message shows whole characters, so include the rest of a multi-byte one.
    while let byte = next, byte & 0xc0 == 0x80 { utf8Offset += 1 }
    let text = String(decoding: bytes[start..<utf8Offset], as: UTF8.self)
    throw JSONMistake(kind: .badEscape(text), utf8Range: start..<utf8Offset)
  }

  /// The scalar of `XXXX` or `XXXX\uXXXX` (a surrogate pair); nil for invalid digits.
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
    byte.isDigit || isLetter(byte) || "-+.".utf8.contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }
}
