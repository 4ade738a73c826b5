internal import Wording

/// Why a value is no answer for a field.
package struct AnswerMismatch: Error, Sendable, Hashable {
  /// The sentence; lower case at the start where a name does not begin it, no final period, never the value of a
  /// secret field.
  package var message: String
  package var help: String?

  package init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  /// A phrase in the language of the field.
  init(_ phrase: Phrase, _ field: FieldDefinition) { self.init(phrase.text(in: field.language)) }
}
