public import Values
public import Wording

/// What a rule may depend on besides the text. Nothing is read from the machine: what is nil is not checked.
public struct ValidationContext: Hashable, Sendable {
  /// The country whose postal codes and date order hold: ISO 3166-1, two letters.
  public var region: String?
  /// The present day, for cards that expired and births in the future.
  public var today: CalendarDate?
  /// The language in which problems are told.
  public var language: DisplayLanguage

  /// A context; by default one that knows nothing and speaks English.
  public init(region: String? = nil, today: CalendarDate? = nil, language: DisplayLanguage = .english) {
    self.region = region
    self.today = today
    self.language = language
  }

  /// The context of a form: its own country field decides the region, else the user's locale.
  public init(facts: SystemFacts, otherFields: [TextContentType: String] = [:], language: DisplayLanguage = .english) {
    region = facts.region(given: otherFields)
    today = facts.today
    self.language = language
  }
}
