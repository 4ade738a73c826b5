/// What is wrong with a JSON text, and where: `utf8Offset` counts in the bytes given to the parser.
nonisolated package struct JSONMistake: Error, Equatable {
  nonisolated package enum Kind: Equatable, Sendable {
    case missingValue
    case unexpectedCharacter(expected: String)
    case unterminatedString
    case unterminated(String)
    case badEscape(String)
    case controlCharacter
    case badNumber(String)
    case unknownWord(String)
    case duplicateName(String)
    case tooDeep
  }

  package let kind: Kind
  package let utf8Range: Range<Int>
}
