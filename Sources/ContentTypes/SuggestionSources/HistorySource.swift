/// Answers that were given before, newest first. Whoever keeps the history gives it in; secrets are not looked at.
public struct HistorySource: SuggestionSource {
  /// An answer that was given once.
  public struct Entry: Hashable, Sendable {
    /// The answer.
    public let text: String
    /// The type of its field.
    public let contentType: TextContentType?
    /// The form's name, as in `SuggestionQuery.form`.
    public let form: String?
    /// The field's id.
    public let field: String?

    /// An entry.
    public init(text: String, contentType: TextContentType? = nil, form: String? = nil, field: String? = nil) {
      self.text = text
      self.contentType = contentType
      self.form = form
      self.field = field
    }
  }

  /// Which answers are offered.
  public enum Scope: Hashable, Sendable {
    /// Those to the same field of the same form.
    case field
    /// Those to any field of the same type.
    case contentType
  }

  private let entries: [Entry]
  private let scope: Scope
  private let optedIn: Set<TextContentType>

  /// A source of the answers in a scope. Types that are not remembered by default, such as a date of birth, have to be
  /// opted in; a secret cannot be.
  public init(_ entries: [Entry], scope: Scope, optedIn: Set<TextContentType> = []) {
    self.entries = entries
    self.scope = scope
    self.optedIn = optedIn
  }

  /// `history`.
  public var name: String { "history" }

  /// `fieldHistory` or `typeHistory`, by the scope.
  public var rank: SuggestionRank { scope == .field ? .fieldHistory : .typeHistory }

  /// The answers of the scope, in the order given.
  public func suggestions(for query: SuggestionQuery) -> [Suggestion] {
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
