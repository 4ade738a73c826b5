internal import Wording

/// Why a value is no answer for a field.
package struct AnswerMismatch: Error, Sendable, Hashable {
  /// The sentence; lower case at the start where a name does not begin it, no final period, never the value of a
  /// secret field.
  /// Made when it is asked for: of what somebody is typing, most is no answer yet, and nobody reads why.
  package var message: String {
    switch reason {
    case .sentence(let sentence): sentence
    case .phrase(let phrase, let language): phrase.text(in: language)
    }
  }
  package var help: String?
  /// The field it is about; nil where the caller knows, or there is none.
  package var field: String?
  private let reason: Reason

  private enum Reason: Hashable {
    case sentence(String)
    case phrase(Phrase, DisplayLanguage)
  }

  package init(_ message: String, help: String? = nil) {
    reason = .sentence(message)
    self.help = help
  }

  /// A phrase in the language of the field.
  init(_ phrase: Phrase, _ field: FieldDefinition) { reason = .phrase(phrase, field.language) }
}
