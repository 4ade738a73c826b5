/// A JSON value with the positions of its parts: offsets in the bytes given to the parser.
package struct JSONNode: Sendable {
  package indirect enum Content: Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  /// A name and its value; repeated names are only in `JSONParser.duplicates`.
  package struct Member: Sendable {
    package let name: String
    package let nameRange: Range<Int>
    package let value: JSONNode
  }

  package let content: Content
  package let utf8Range: Range<Int>

  /// The value without positions.
  package var value: JSONValue {
    switch content {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.value))
    case .object(let members): .object(members.map { JSONValue.Member(name: $0.name, value: $0.value.value) })
    }
  }
}

/// A mistake in a JSON text, and its position.
package struct JSONMistake: Error, Equatable {
  package enum Kind: Equatable, Sendable {
    case missingValue
    case unexpectedCharacter(expected: String)
    case unterminatedString
    case unterminated(String)
    case badEscape(String)
    case controlCharacter
    case notUTF8
    case badNumber(String)
    case unknownWord(String)
    case duplicateName(String)
    case tooDeep(limit: Int)
  }

  package let kind: Kind
  /// Offsets in the bytes given to the parser.
  package let utf8Range: Range<Int>
}
