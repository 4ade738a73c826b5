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
  /// A short name, shown beside each suggestion; by default the type's.
  var name: String { get }

  /// Where its suggestions stand among those of other sources; by default `system`.
  var rank: SuggestionRank { get }

  /// Whether it is asked for secrets too, because it makes them or was told to fetch them; by default not.
  var offersSecrets: Bool { get }

  /// Whether it reads files through the facts of a query, which may take its time; by default not.
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
