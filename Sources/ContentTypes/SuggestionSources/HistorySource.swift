/// Earlier answers, newest first. The host provides the history; secret fields get none.
package struct HistorySource: SuggestionSource {
  /// An earlier answer.
  package struct Entry: Hashable, Sendable {
    /// The answer.
    package let text: String
    /// The type of its field.
    package let contentType: TextContentType?
    /// The form's name, as in `SuggestionQuery.form`.
    package let form: String?
    /// The field's id.
    package let field: String?

    package init(text: String, contentType: TextContentType? = nil, form: String? = nil, field: String? = nil) {
      self.text = text
      self.contentType = contentType
      self.form = form
      self.field = field
    }
  }

  /// The answers that are offered.
  package enum Scope: Hashable, Sendable {
    /// Answers to the same field of the same form.
    case field
    /// Answers to any field of the same type.
    case contentType
  }

  private let entries: [Entry]
  private let scope: Scope
  private let optedIn: Set<TextContentType>

  /// Creates a source of the answers in a scope. Types not remembered by default must be opted in; secrets cannot be.
  package init(_ entries: [Entry], scope: Scope, optedIn: Set<TextContentType> = []) {
    self.entries = entries
    self.scope = scope
    self.optedIn = optedIn
  }

  package var name: String { "history" }

  /// `fieldHistory` or `typeHistory`, depending on the scope.
  package var rank: SuggestionRank { scope == .field ? .fieldHistory : .typeHistory }

  /// The answers of the scope, in the order given.
  package func suggestions(for query: SuggestionQuery) -> [Suggestion] {
    if let type = query.contentType, !isRemembered(type) { return [] }
    return entries.filter { entry in
      if let type = entry.contentType, !isRemembered(type) { return false }
      switch scope {
      case .field: return query.field != nil && entry.field == query.field && entry.form == query.form
      case .contentType: return query.contentType != nil && entry.contentType == query.contentType
      }
    }.flatMap { suggest($0.text, scope == .field ? "answered here before" : "answered elsewhere before") }
  }

  private func isRemembered(_ type: TextContentType) -> Bool {
    type.isRemembered || (optedIn.contains(type) && !type.isSecret)
  }
}
