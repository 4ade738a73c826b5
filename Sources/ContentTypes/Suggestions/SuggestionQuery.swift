internal import Values

/// What a source is asked, once, when a field gets the focus.
public struct SuggestionQuery: Sendable {
  /// The type of the field; nil for a field without one, which history and the author's lists still serve.
  public var contentType: TextContentType?
  /// What the field already contains.
  public var text: String
  /// What the other fields of the form contain, by their types. Engines pass no secrets on to sources.
  public var otherFields: [TextContentType: String]
  /// What is known about the system.
  public var facts: SystemFacts
  /// The form's name for history, such as its file's path.
  public var form: String?
  /// The field's id.
  public var field: String?
  /// Whether the field is a secret, by its type or because its author says so.
  public var isSecret: Bool
  /// Whether the field holds several lines, so that a suggestion may too.
  public var hasSeveralLines: Bool

  /// A query; by default about an empty field of a form without other answers.
  public init(
    contentType: TextContentType?, text: String = "", otherFields: [TextContentType: String] = [:],
    facts: SystemFacts = SystemFacts(), form: String? = nil, field: String? = nil,
    isSecret: Bool = false, hasSeveralLines: Bool = false
  ) {
    self.contentType = contentType
    self.text = text
    self.otherFields = otherFields
    self.facts = facts
    self.form = form
    self.field = field
    self.isSecret = isSecret || contentType?.isSecret ?? false
    self.hasSeveralLines = hasSeveralLines
  }

  /// The country that the form or the locale speaks of: ISO 3166-1, two letters.
  public var region: String? { facts.region(given: otherFields) }

  /// The trimmed text of another field, or nil where it is empty.
  func other(_ type: TextContentType) -> String? {
    guard let text = otherFields[type]?.trimmed, !text.isEmpty else { return nil }
    return String(text)
  }
}
