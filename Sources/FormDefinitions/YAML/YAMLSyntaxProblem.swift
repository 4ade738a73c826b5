internal import CLibYAML

/// A libyaml error, reworded for the author of the file.
struct YAMLSyntaxProblem {
  /// Offset in characters, for scanner and parser errors.
  let index: Int?
  /// Offset in bytes, for errors of the reader (encoding, control characters).
  let byteOffset: Int?
  /// The start of the faulty construct, in characters.
  let contextIndex: Int?
  private let text: String
  private let value: Int32

  init(_ parser: yaml_parser_t) {
    text = parser.problem.map { String(cString: $0) } ?? "unreadable YAML"
    value = parser.problem_value
    if parser.error == YAML_READER_ERROR {
      byteOffset = Int(parser.problem_offset)
      index = nil
      contextIndex = nil
    } else {
      byteOffset = nil
      index = Int(parser.problem_mark.index)
      contextIndex = parser.context == nil ? nil : Int(parser.context_mark.index)
    }
  }

  /// True if the error is shown at the start of the construct.
  var pointsAtOpening: Bool { text == "found unexpected end of stream" || text == "could not find expected ':'" }

  var isUnclosed: Bool { text.hasPrefix("did not find expected ',' or") }

  func problem(in bytes: [UInt8], at offset: Int) -> Problem {
    let byte = offset < bytes.count ? bytes[offset] : 0
    if text == "control characters are not allowed" { return .controlCharacter(UInt32(bitPattern: value)) }
    if byteOffset != nil { return .notUTF8(looksLikeUTF16: false) }
    if byte == UInt8(ascii: "\t") { return .tabIndentation }
    switch text {
    case "found character that cannot start any token": return .valueCannotStart(with: character(in: bytes, at: offset))
    case "mapping values are not allowed in this context": return .colonNotAllowed
    case "found unexpected end of stream": return .neverClosed(quote: character(in: bytes, at: offset))
    case "could not find expected ':'": return .missingColon
    case "did not find expected ',' or ']'":
      return byte == UInt8(ascii: "[") ? .bracketNotClosed("[") : .flowNotClosed("]")
    case "did not find expected ',' or '}'":
      return byte == UInt8(ascii: "{") ? .bracketNotClosed("{") : .flowNotClosed("}")
    case "did not find expected '-' indicator", "did not find expected key",
      "block sequence entries are not allowed in this context":
      return .wrongIndentation
    case "did not find expected node content": return .missingValue
    case "did not find expected <document start>": return .severalDocuments
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      return .badEscape
    case "found incompatible YAML document": return .wrongYAMLVersion
    default:
      return text.hasPrefix("Maximum nesting level")
        ? .nestedTooDeep(limit: YAMLLimits.depth) : .otherSyntax(text)
    }
  }

  private func character(in bytes: [UInt8], at offset: Int) -> Character {
    let rest = String(decoding: bytes[min(offset, bytes.count)..<min(offset + 16, bytes.count)], as: UTF8.self)
    return rest.first ?? " "
  }
}
