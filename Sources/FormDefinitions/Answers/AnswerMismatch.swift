internal import Wording

/// Why a value does not fit a field.
package struct AnswerMismatch: Error, Sendable, Hashable {
  /// A phrase without a final period, never with a secret value. Built lazily: most typed answers are incomplete, and
  /// their message is never shown.
  package var message: String {
    switch reason {
    case .sentence(let sentence): sentence
    case .message(let message, let language): language(message)
    }
  }
  package var help: String?
  /// The field, or the name that none has; nil if the caller knows it, or there is none.
  package var field: String?
  /// Where in the value of the field it is: indexes of rows and names in them.
  var place: [String] = []
  /// True for a name that no field has.
  package var isUnknownName = false
  /// True for a value that fits in quotes.
  var lacksQuotes = false
  private let reason: Reason

  private enum Reason: Hashable {
    case sentence(String)
    case message(Message, DisplayLanguage)
  }

  package init(_ message: String, help: String? = nil) {
    reason = .sentence(message)
    self.help = help
  }

  init(_ message: Message, _ field: FieldDefinition) { reason = .message(message, field.language) }
}
