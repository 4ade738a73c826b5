/// What an error message should be: a whole text, or a pattern that occurs in it.
nonisolated package enum TextExpectation: Equatable, Sendable {
  case exact(String)
  case pattern(ScriptPattern)

  /// Whether `text` is as expected.
  package func matches(_ text: String) -> Bool {
    switch self {
    case .exact(let expected): expected == text
    case .pattern(let pattern): pattern.matches(text)
    }
  }
}

nonisolated extension TextExpectation: CustomStringConvertible {
  package var description: String {
    switch self {
    case .exact(let text): ScriptText.quoted(text)
    case .pattern(let pattern): pattern.description
    }
  }
}
