internal import Values

/// The suggestions of one field while it has the focus: sources are asked once, every key only filters.
///
///     var engine = SuggestionEngine()
///     engine.begin(SuggestionQuery(contentType: .emailAddress, facts: facts))
///     engine.ghost(for: "ad")         // "a@example.com"
///     engine.matches(prefix: "ad")    // [ada@example.com, from git's user.email]
///
/// Order: what was answered to this field, then to its type, then the author's list, then what follows from the other
/// fields, then the system, then static lists; a text is offered once, from its first source. Secrets are only offered
/// by sources that make them, and an existing password by none, so that it is never mixed with new ones.
public struct SuggestionEngine: Sendable {
  /// The most UTF-8 bytes in a suggestion.
  public static let longestText = 1_000
  /// The most suggestions kept of one source.
  public static let mostCandidates = 100_000

  /// The sources, in order within a rank.
  public var sources: [any SuggestionSource]
  /// How many suggestions `matches(prefix:)` returns at most.
  public var limit: Int
  /// What the sources of the present field returned and nobody will see, each source and reason once.
  public private(set) var rejections: [SuggestionRejection] = []
  /// Counts the fields: goes up with each `begin` and `end`. An asynchronous answer names the one it is for.
  public private(set) var generation = 0

  private var contentType: TextContentType?
  private var context = ValidationContext()
  private var isOpen = false
  private var hasSeveralLines = false
  private var candidates: [Candidate] = []
  private var index = PrefixIndex()
  private var domains = MailDomains()
  /// What the candidates of a type that is chosen are found by beside their texts.
  private var names: [String] = []

  private struct Candidate {
    let suggestion: Suggestion
    let rank: SuggestionRank
  }

  /// An engine without a query; by default with the standard sources: form, user, git, environment, host, locale,
  /// clock, lists and the password generator.
  public init(sources: [any SuggestionSource] = Self.standardSources, limit: Int = 8) {
    self.sources = sources
    self.limit = limit
  }

  /// The sources of everything that needs no configuration.
  public static var standardSources: [any SuggestionSource] {
    [
      FormSource(), UserSource(), GitSource(), EnvironmentSource(), HostSource(), LocaleSource(), ClockSource(),
      PasswordSource(), ListSource(),
    ]
  }

  /// How many suggestions the filter looked at since `begin`: what a key costs, whatever the machine.
  public var candidatesExamined: Int { index.examined + domains.examined }

  /// How many suggestions the sources gave.
  public var count: Int { candidates.count }

  /// Queries every source for the focused field. The only call that may do I/O.
  /// - Parameter isLate: Sources to skip; their answers may be added later.
  /// - Returns: Those sources, with the query for each.
  @discardableResult
  public mutating func begin(
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

  /// Adds the answer of a late source. Ignored for an earlier field, and for a secret if the source does not offer
  /// secrets.
  public mutating func add(
    _ suggestions: [Suggestion], from source: String, rank: SuggestionRank, generation: Int, offersSecrets: Bool = false
  ) {
    guard generation == self.generation, isOpen || (offersSecrets && contentType != .password) else { return }
    append(suggestions, from: source, rank: rank)
    rebuild()
  }

  /// Forgets everything about the field: it lost the focus.
  public mutating func end() {
    generation += 1
    contentType = nil
    isOpen = false
    candidates = []
    rejections = []
    index = PrefixIndex()
    names = []
    domains = MailDomains()
  }

  /// At most `limit` suggestions with the text as prefix, ignoring case, in order; all for an empty text. An e-mail
  /// address is also completed after its `@`. Of a type that is chosen, such as a country, all of them, then those that
  /// have the text before any word of their name, city or code.
  ///
  /// Cost: linear in the matches of the text without its last character; no I/O.
  public mutating func matches(prefix text: String) -> [Suggestion] {
    if !names.isEmpty { return chosen(text) }
    var found = index.matches(of: text, limit: limit).map { candidates[$0].suggestion }
    if found.count < limit, contentType == .emailAddress {
      let known = Set(found.map(\.text))
      let completed = domains.completions(of: text, limit: limit).filter { !known.contains($0.text) }
      found += completed.prefix(limit - found.count)
    }
    return found
  }

  private mutating func chosen(_ text: String) -> [Suggestion] {
    let direct = index.matches(of: text, limit: .max)
    let (known, wanted) = (Set(direct), " " + text.trimmed.lowercased())
    let others = names.indices.filter { !known.contains($0) && names[$0].contains(wanted) }
    return (direct + others).map { candidates[$0].suggestion }
  }

  /// The texts of all suggestions with the text as prefix, ignoring case. Costs as `matches(prefix:)`, and a copy of
  /// all matches.
  public mutating func completions(of text: String) -> [String] {
    var texts = index.matches(of: text, limit: .max).map { candidates[$0].suggestion.text }
    if contentType == .emailAddress {
      let known = Set(texts)
      texts += domains.completions(of: text, limit: limit).map(\.text).filter { !known.contains($0) }
    }
    return texts
  }

  /// What accepting the ghost text makes of `text`: the best suggestion that continues it exactly, else ignoring case.
  /// nil if none continues it.
  public mutating func best(for text: String) -> Suggestion? {
    let found = index.best(for: text).map { candidates[$0].suggestion }
    let best = found ?? (contentType == .emailAddress ? domains.best(for: text) : nil)
    return best.flatMap { rest(of: $0.text, after: text) == nil ? nil : $0 }
  }

  /// The rest of the best suggestion, shown after point; all of it for an empty text. nil for a concealed field, which
  /// a ghost would reveal.
  public mutating func ghost(for text: String) -> Substring? {
    guard contentType?.isConcealed != true else { return nil }
    if let place = index.best(for: text) { return rest(of: candidates[place].suggestion.text, after: text) }
    guard contentType == .emailAddress, let (name, typed) = domains.bestName(for: text) else { return nil }
    return rest(of: name, after: typed)
  }

  /// Nil where the rest would melt into the last character typed, as a combining accent does.
  private func rest(of suggestion: String, after text: some StringProtocol) -> Substring? {
    var rest = suggestion[...]
    for typed in text {
      guard let next = rest.popFirst(), next == typed || next.lowercased() == typed.lowercased() else { return nil }
    }
    return rest.isEmpty ? nil : rest
  }

  /// What a suggestion is found by, each word behind a blank.
  private static func words(of suggestion: Suggestion) -> String {
    let words = (suggestion.text + " " + suggestion.reason).lowercased()
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
    // A list may hold beginnings, such as +49; what claims to be a whole answer has to be one.
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
