internal import Values

/// The suggestions of the focused field: sources are queried once, and each key only filters.
///
///     var engine = SuggestionEngine()
///     engine.begin(SuggestionQuery(contentType: .emailAddress, facts: facts))
///     engine.ghost(for: "ad")         // "a@example.com"
///     engine.matches(prefix: "ad")    // [ada@example.com, from git's user.email]
///
/// Order: earlier answers to this field, earlier answers to its type, the author's list, values derived from other
/// fields, the system, static lists. A text is offered once, from its first source. Secrets are offered only by sources
/// that generate them, and existing passwords by none, so that they are never mixed with new ones.
package struct SuggestionEngine: Sendable {
  /// The maximum UTF-8 length of a suggestion.
  package static let longestText = 1_000
  /// The maximum number of suggestions kept per source.
  package static let mostCandidates = 100_000

  /// The sources, in order within a rank.
  package var sources: [any SuggestionSource]
  /// The maximum number of suggestions returned by `matches(prefix:)`.
  package var limit: Int
  /// The suggestions of the current field that were dropped, once per source and reason.
  package private(set) var rejections: [SuggestionRejection] = []
  /// Identifies the current field: incremented by each `begin` and `end`, and passed with asynchronous answers.
  package private(set) var generation = 0

  private var contentType: TextContentType?
  private var context = ValidationContext()
  private var isOpen = false
  private var hasSeveralLines = false
  private var candidates: [Candidate] = []
  private var index = PrefixIndex()
  private var domains = MailDomains()
  /// Additional search terms of the candidates, for a type with a fixed list.
  private var names: [String] = []

  private struct Candidate {
    let suggestion: Suggestion
    let rank: SuggestionRank
  }

  /// Creates an engine without a query; by default with the standard sources: form, user, git, environment, host,
  /// locale, clock, lists and the password generator.
  package init(sources: [any SuggestionSource] = Self.standardSources, limit: Int = 8) {
    self.sources = sources
    self.limit = limit
  }

  /// All sources that need no configuration.
  package static var standardSources: [any SuggestionSource] {
    [
      FormSource(), UserSource(), GitSource(), EnvironmentSource(), HostSource(), LocaleSource(), ClockSource(),
      PasswordSource(), ListSource(),
    ]
  }

  /// The number of suggestions examined since `begin`: the cost of keys, independent of the machine.
  package var candidatesExamined: Int { index.examined + domains.examined }

  /// The number of suggestions from all sources.
  package var count: Int { candidates.count }

  /// Queries every source for the focused field. The only call that may do I/O.
  /// - Parameter isLate: Sources to skip; their answers may be added later.
  /// - Returns: The skipped sources, with the query for each.
  @discardableResult
  package mutating func begin(
    _ query: SuggestionQuery, leaving isLate: (any SuggestionSource) -> Bool = { _ in false }
  ) -> (sources: [any SuggestionSource], query: SuggestionQuery) {
    end()
    var query = query
    query.otherFields = query.otherFields.filter { type, _ in
      !type.isSecret || (type == .creditCardNumber && query.contentType == .creditCardType)
    }
    contentType = query.contentType
    hasSeveralLines = query.hasSeveralLines
    context = ValidationContext(facts: query.facts, otherFields: query.otherFields)
    guard contentType != .password else { return ([], query) }
    isOpen = !query.isSecret
    let fitting = sources.filter { $0.offersSecrets || !query.isSecret }
    let late = fitting.filter(isLate)
    for source in fitting where !isLate(source) {
      append(source.suggestions(for: query), from: source.name, rank: source.rank)
    }
    rebuild()
    return (late, query)
  }

  /// Adds the answer of a late source. Ignored for an earlier field, and for a secret unless the source offers secrets.
  package mutating func add(
    _ suggestions: [Suggestion], from source: String, rank: SuggestionRank, generation: Int, offersSecrets: Bool = false
  ) {
    guard generation == self.generation, isOpen || (offersSecrets && contentType != .password) else { return }
    append(suggestions, from: source, rank: rank)
    rebuild()
  }

  /// Forgets the field, which has lost focus.
  package mutating func end() {
    generation += 1
    contentType = nil
    isOpen = false
    candidates = []
    rejections = []
    index = PrefixIndex()
    names = []
    domains = MailDomains()
  }

  /// At most `limit` suggestions that begin with the text, ignoring case, in order; all for an empty text. E-mail
  /// addresses are also completed after the `@`. For a type with a fixed list, such as countries, there is no limit,
  /// and the entries with the text at the start of another word of their name, city or code follow.
  ///
  /// Cost: linear in the matches of the text without its last character; no I/O.
  package mutating func matches(prefix text: String) -> [Suggestion] {
    names.isEmpty ? found(text, atMost: limit) : chosen(text)
  }

  private mutating func found(_ text: String, atMost most: Int) -> [Suggestion] {
    let found = index.matches(of: text, limit: most).map { candidates[$0].suggestion }
    guard found.count < most, contentType == .emailAddress else { return found }
    let known = Set(found.map(\.text))
    let completed = domains.completions(of: text, limit: limit).filter { !known.contains($0.text) }
    return found + completed.prefix(most - found.count)
  }

  private mutating func chosen(_ text: String) -> [Suggestion] {
    let direct = index.matches(of: text, limit: .max)
    let (known, wanted) = (Set(direct), " " + text.trimmed.folded)
    let others = names.indices.filter { !known.contains($0) && names[$0].contains(wanted) }
    return (direct + others).map { candidates[$0].suggestion }
  }

  /// The texts of all suggestions that begin with the text, ignoring case. Costs as `matches(prefix:)`, plus a copy of
  /// all matches.
  package mutating func completions(of text: String) -> [String] { found(text, atMost: .max).map(\.text) }

  /// The suggestion that accepting the ghost text gives: the best one that continues `text` exactly, else ignoring
  /// case. nil if there is none.
  package mutating func best(for text: String) -> Suggestion? {
    let found = index.best(for: text).map { candidates[$0].suggestion }
    let best = found ?? (contentType == .emailAddress ? domains.best(for: text) : nil)
    return best.flatMap { rest(of: $0.text, after: text) == nil ? nil : $0 }
  }

  /// The rest of the best suggestion, shown after point; all of it for an empty text, unless it is only the first of a
  /// fixed list, of which nothing says that it is meant. nil for a concealed field, whose content a ghost would reveal.
  package mutating func ghost(for text: String) -> Substring? {
    guard contentType?.isConcealed != true else { return nil }
    if let place = index.best(for: text) {
      if text.isEmpty, candidates.count > 1, candidates[place].rank == .list { return nil }
      return rest(of: candidates[place].suggestion.text, after: text)
    }
    guard contentType == .emailAddress, let (name, typed) = domains.bestName(for: text) else { return nil }
    return rest(of: name, after: typed)
  }

  /// Nil if the rest would combine with the last typed character, like a combining accent.
  private func rest(of suggestion: String, after text: some StringProtocol) -> Substring? {
    var rest = suggestion[...]
    for typed in text {
      guard let next = rest.popFirst(), next == typed || next.lowercased() == typed.lowercased() else { return nil }
    }
    return rest.isEmpty ? nil : rest
  }

  /// The searchable words of a suggestion, each after a blank.
  private static func words(of suggestion: Suggestion) -> String {
    let words = (suggestion.text + " " + suggestion.reason).folded
    return " " + String(words.map { "/_-(".contains($0) ? " " : $0 })
  }

  private mutating func append(_ suggestions: [Suggestion], from source: String, rank: SuggestionRank) {
    if suggestions.count > Self.mostCandidates { reject(.tooMany, from: source) }
    for suggestion in suggestions.prefix(Self.mostCandidates) {
      if let reason = fault(in: suggestion, rank: rank) {
        reject(reason, from: source)
      } else {
        candidates.append(Candidate(suggestion: suggestion, rank: rank))
      }
    }
  }

  private mutating func reject(_ reason: SuggestionRejection.Reason, from source: String) {
    let rejection = SuggestionRejection(source: source, reason: reason)
    if !rejections.contains(rejection) { rejections.append(rejection) }
  }

  private func fault(in suggestion: Suggestion, rank: SuggestionRank) -> SuggestionRejection.Reason? {
    if let fault = TextFitness.fault(in: suggestion.text, hasSeveralLines: hasSeveralLines) { return fault }
    if TextFitness.fault(in: suggestion.reason) == .controlCharacters { return .controlCharacters }
    // Lists may contain incomplete values, such as +49; other sources must give valid answers.
    guard rank == .form || rank == .system, let contentType else { return nil }
    return contentType.problem(in: suggestion.text, context: context) == nil ? nil : .invalid
  }

  private mutating func rebuild() {
    var ordered: [Candidate] = []
    ordered.reserveCapacity(candidates.count)
    var seen = Set<String>(minimumCapacity: candidates.count)
    for rank in SuggestionRank.allCases {
      for candidate in candidates where candidate.rank == rank && seen.insert(candidate.suggestion.text).inserted {
        ordered.append(candidate)
      }
    }
    candidates = ordered
    index = PrefixIndex(texts: ordered.map(\.suggestion.text))
    if contentType?.isChosen ?? false { names = ordered.map { Self.words(of: $0.suggestion) } }
    if contentType == .emailAddress { domains = MailDomains(addresses: ordered.map(\.suggestion)) }
  }
}
