internal import Values

/// A text offered for a field, with its origin. Never accepted automatically.
package struct Suggestion: Hashable, Sendable {
  /// The text of the field after accepting it.
  package let text: String
  /// The name of its source, such as `git`.
  package let source: String
  /// Why it is offered, in a few words: `user.email`.
  package let reason: String

  package init(text: String, source: String, reason: String) {
    self.text = text
    self.source = source
    self.reason = reason
  }
}

/// The relevance of a source; lower ranks are offered first.
package enum SuggestionRank: Hashable, Sendable, CaseIterable {
  /// Earlier answers to this field of this form.
  case fieldHistory
  /// Earlier answers to other fields of the type.
  case typeHistory
  /// The form author's list.
  case author
  /// Values derived from other fields of this form.
  case form
  /// Facts about the system and its user.
  case system
  /// Fixed lists.
  case list
}

/// A source of suggestions for fields.
///
/// A source is queried once when a field gets focus, and answers synchronously; keys only filter its answer. It may
/// return anything: `SuggestionEngine` drops what must not be shown.
///
///     struct Crew: SuggestionSource {
///       func suggestions(for query: SuggestionQuery) -> [Suggestion] {
///         guard query.contentType == .name else { return [] }
///         return ["Ada Lovelace", "Grace Hopper"].map { Suggestion(text: $0, source: name, reason: "crew") }
///       }
///     }
package protocol SuggestionSource: Sendable {
  /// A short name, shown next to each suggestion; by default the type's name.
  var name: String { get }

  /// The rank of its suggestions; by default `system`.
  var rank: SuggestionRank { get }

  /// True to be queried for secrets, too; by default false.
  var offersSecrets: Bool { get }

  /// True if it reads files through the facts of a query and may block; by default false.
  var readsFiles: Bool { get }

  /// The suggestions, best first.
  func suggestions(for query: SuggestionQuery) -> [Suggestion]
}

extension SuggestionSource {
  package var name: String { String(describing: Self.self) }
  package var rank: SuggestionRank { .system }
  package var offersSecrets: Bool { false }
  package var readsFiles: Bool { false }

  /// A suggestion of this source; empty for a missing or empty text.
  func suggest(_ text: String?, _ reason: String) -> [Suggestion] {
    guard let text, !text.isEmpty else { return [] }
    return [Suggestion(text: text, source: name, reason: reason)]
  }
}

/// The query to a source when a field gets focus.
package struct SuggestionQuery: Sendable {
  /// The type of the field; nil for a field without one, which can still have history and the author's list.
  package var contentType: TextContentType?
  /// The contents of the form's other fields, by type. Engines do not pass secrets to sources.
  package var otherFields: [TextContentType: String]
  package var facts: SystemFacts
  /// The form's name in the history, such as its file's path.
  package var form: String?
  /// The field's id.
  package var field: String?
  /// True for a secret field, by its type or definition.
  package var isSecret: Bool
  /// True if the field and its suggestions may contain several lines.
  package var hasSeveralLines: Bool

  /// Creates a query; by default of a form without other answers.
  package init(
    contentType: TextContentType?, otherFields: [TextContentType: String] = [:],
    facts: SystemFacts = SystemFacts(), form: String? = nil, field: String? = nil,
    isSecret: Bool = false, hasSeveralLines: Bool = false
  ) {
    self.contentType = contentType
    self.otherFields = otherFields
    self.facts = facts
    self.form = form
    self.field = field
    self.isSecret = isSecret || contentType?.isSecret ?? false
    self.hasSeveralLines = hasSeveralLines
  }

  /// The country of the form or the locale: ISO 3166-1, two letters.
  package var region: String? { facts.region(given: otherFields) }

  /// The trimmed text of another field; nil if it is empty.
  func other(_ type: TextContentType) -> String? {
    guard let text = otherFields[type]?.trimmed, !text.isEmpty else { return nil }
    return String(text)
  }
}

/// A suggestion that was dropped. Its text is not kept, since it may be unfit to show.
package struct SuggestionRejection: Hashable, Sendable {
  /// Why a suggestion was dropped.
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// It is empty or only white space.
    case blank = "empty suggestion"
    /// It contains control characters or invisible bidirectional controls.
    case controlCharacters = "control characters in a suggestion"
    /// It contains U+FFFD, the replacement for bytes that were not valid UTF-8.
    case damaged = "suggestion from bytes that are not UTF-8"
    /// It is longer than `SuggestionEngine.longestText`.
    case tooLong = "over-long suggestion"
    /// It is invalid for the content type.
    case invalid = "suggestion that is not valid for the field"
    /// The source has more than `SuggestionEngine.mostCandidates`.
    case tooMany = "too many suggestions"
  }

  package let source: String
  /// Why it was dropped.
  package let reason: Reason
}

/// Checks whether an untrusted text fits a field.
enum TextFitness {
  static func fault(in text: String, hasSeveralLines: Bool = false) -> SuggestionRejection.Reason? {
    if text.utf8.count > SuggestionEngine.longestText { return .tooLong }
    var isBlank = true
    for scalar in text.unicodeScalars {
      if isUnfit(scalar), !(hasSeveralLines && scalar == "\n") { return .controlCharacters }
      if scalar == "\u{FFFD}" { return .damaged }
      if isBlank, !scalar.properties.isWhitespace { isBlank = false }
    }
    return isBlank ? .blank : nil
  }

  /// C0, DEL, C1, line and paragraph separators, and the controls of the bidirectional algorithm (UAX #9 section 2).
  private static func isUnfit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C, 0xFEFF: true
    default: false
    }
  }
}
