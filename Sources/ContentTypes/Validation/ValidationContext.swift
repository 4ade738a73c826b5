/// What a rule may depend on besides the text. Nothing is read from the machine: what is nil is not checked.
public struct ValidationContext: Hashable, Sendable {
  /// The country whose postal codes and date order hold: ISO 3166-1, two letters.
  public var region: String?
  /// The present day, for cards that expired and births in the future.
  public var today: CalendarDate?

  /// A context; by default one that knows nothing.
  public init(region: String? = nil, today: CalendarDate? = nil) {
    self.region = region
    self.today = today
  }

  /// The context of a form: its own country field decides the region, else the user's locale.
  public init(facts: SystemFacts, otherFields: [TextContentType: String] = [:]) {
    region = facts.region(given: otherFields)
    today = facts.today
  }
}
