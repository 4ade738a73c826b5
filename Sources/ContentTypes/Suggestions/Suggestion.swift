internal import Values

/// A text that a field offers, with where it comes from. Never accepted unasked.
public struct Suggestion: Hashable, Sendable {
  /// What accepting it puts into the field.
  public let text: String
  /// The name of its source, such as `git`.
  public let source: String
  /// Why it is offered, in a few words: `user.email`.
  public let reason: String

  /// A suggestion.
  public init(text: String, source: String, reason: String) {
    self.text = text
    self.source = source
    self.reason = reason
  }
}

/// How near a source is to what the person wants; lesser ranks are offered first.
public enum SuggestionRank: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// What was answered to this very field of this form.
  case fieldHistory
  /// What was answered to other fields of the type.
  case typeHistory
  /// What the author of the form wrote down.
  case author
  /// What follows from the other fields of this form.
  case form
  /// What the system knows about its user.
  case system
  /// Fixed lists.
  case list

  /// Offered earlier is less.
  public static func < (left: SuggestionRank, right: SuggestionRank) -> Bool { left.rawValue < right.rawValue }
}

/// Something that knows texts for a field.
///
/// A source is asked once when a field gets the focus and answers at once; what it returns is filtered for each key
/// without it. It may return anything: `SuggestionEngine` drops what cannot be shown.
///
///     struct Crew: SuggestionSource {
///       func suggestions(for query: SuggestionQuery) -> [Suggestion] {
///         guard query.contentType == .name else { return [] }
///         return ["Ada Lovelace", "Grace Hopper"].map { Suggestion(text: $0, source: name, reason: "crew") }
///       }
///     }
public protocol SuggestionSource: Sendable {
  /// A short name, shown beside each suggestion; the type's by default.
  var name: String { get }

  /// Where its suggestions stand among those of other sources; by default `system`.
  var rank: SuggestionRank { get }

  /// True if it is asked for secrets too; false by default.
  var offersSecrets: Bool { get }

  /// True if it reads files through the facts of a query and may block; false by default.
  var readsFiles: Bool { get }

  /// The suggestions, best first.
  func suggestions(for query: SuggestionQuery) -> [Suggestion]
}

extension SuggestionSource {
  /// The name of the type.
  public var name: String { String(describing: Self.self) }

  /// `system`.
  public var rank: SuggestionRank { .system }

  /// False.
  public var offersSecrets: Bool { false }

  /// False.
  public var readsFiles: Bool { false }

  /// A suggestion of this source, or none for a missing or empty text.
  func suggest(_ text: String?, _ reason: String) -> [Suggestion] {
    guard let text, !text.isEmpty else { return [] }
    return [Suggestion(text: text, source: name, reason: reason)]
  }
}

/// What a source is asked, once, when a field gets the focus.
public struct SuggestionQuery: Sendable {
  /// The type of the field; nil for a field without one, which history and the author's lists still serve.
  public var contentType: TextContentType?
  /// What the field already contains.
  public var text: String
  /// What the other fields of the form contain, by their types. Engines pass no secrets on to sources.
  public var otherFields: [TextContentType: String]
  /// Facts about the system.
  public var facts: SystemFacts
  /// The form's name for history, such as its file's path.
  public var form: String?
  /// The field's id.
  public var field: String?
  /// True for a secret, by its type or its author.
  public var isSecret: Bool
  /// True if the field, and so a suggestion, may hold several lines.
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

/// A suggestion that was dropped before anybody saw it. The text is not kept: it may be what makes it unfit to show.
public struct SuggestionRejection: Hashable, Sendable {
  /// Why a suggestion was dropped.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// It is empty or only white space.
    case blank = "empty suggestion"
    /// It has control characters or invisible characters that turn the direction of writing.
    case controlCharacters = "control characters in a suggestion"
    /// It has U+FFFD, which stands for bytes that are no text where the suggestion comes from.
    case damaged = "suggestion from bytes that are not UTF-8"
    /// It is longer than `SuggestionEngine.longestText`.
    case tooLong = "over-long suggestion"
    /// The content type's own rule finds a problem in it.
    case invalid = "suggestion that is not valid for the field"
    /// The source has more than `SuggestionEngine.mostCandidates`.
    case tooMany = "too many suggestions"
  }

  /// The name of the source.
  public let source: String
  /// Why.
  public let reason: Reason
}

/// Decides whether a text from outside fits a field.
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
