internal import Wording

/// Why a value is no answer for a field.
package struct AnswerMismatch: Error, Sendable, Hashable {
  /// A sentence without a final period, never with the value of a secret field. Built on demand: most answers being
  /// typed are incomplete, and nobody reads why.
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
    case phrase(ProblemPhrase, DisplayLanguage)
  }

  package init(_ message: String, help: String? = nil) {
    reason = .sentence(message)
    self.help = help
  }

  /// A phrase in the language of the field.
  init(_ phrase: ProblemPhrase, _ field: FieldDefinition) { reason = .phrase(phrase, field.language) }
}
