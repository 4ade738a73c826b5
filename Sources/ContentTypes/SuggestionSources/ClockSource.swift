/// Dates and times near the present.
public struct ClockSource: SuggestionSource {
  /// A source; it knows only the clock in the facts of a query.
  public init() {}

  /// `clock`.
  public var name: String { "clock" }

  /// Now, today and tomorrow; the years in which a card may expire.
  public func suggestions(for query: SuggestionQuery) -> [Suggestion] {
    guard let today = query.facts.today else { return [] }
    switch query.contentType {
    case .dateTime:
      return suggest(query.facts.now.map { "\(today.iso) \($0.iso)" }, "now") + suggest(today.iso, "today")
        + suggest(today.next.iso, "tomorrow")
    case .creditCardExpirationYear:
      return (today.year...today.year + 20).flatMap { suggest(String($0), $0 == today.year ? "this year" : "year") }
    default: return []
    }
  }
}
