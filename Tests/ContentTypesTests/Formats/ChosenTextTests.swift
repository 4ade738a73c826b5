import Testing

@testable import ContentTypes

/// Countries, currencies, languages and the like, by what people call them.
@Suite struct ChosenTextTests {
  @Test(arguments: [
    ("country-name", "de", "Germany"), ("country-name", "FRANCE", "France"),
    ("country-name", "u.s.a.", "United States"),
    ("country-name", "Deutschland", nil), ("country-name", "Narnia", nil), ("country", "germany", "DE"),
    ("country", "Deutschland", "DE"), ("country", "uk", "GB"), ("transaction-currency", "euro", "EUR"),
    ("transaction-currency", "us dollar", "USD"), ("transaction-currency", "chf", "CHF"), ("language", "German", "de"),
    ("language", "en-GB", nil), ("timeZone", "tokyo", "Asia/Tokyo"), ("timeZone", "europe/berlin", "Europe/Berlin"),
    ("timeZone", "New York", "America/New_York"), ("cc-type", "american express", "American Express"),
    ("email", "de", nil), ("country", " ", nil),
  ])
  func `a name or code is the entry of the list`(type: String, text: String, entry: String?) throws {
    #expect(try #require(TextContentType(named: type)).chosen(text) == entry)
  }

  @Test(arguments: [
    ("country-name", "ge", "Georgia", "DE"), ("country", "germ", "DE", "Germany"),
    ("transaction-currency", "dollar", "USD", "US Dollar"), ("timeZone", "york", "America/New_York", "time zone"),
  ])
  func `the list is searched by name and code`(type: String, typed: String, text: String, reason: String) throws {
    var engine = SuggestionEngine(sources: [ListSource()])
    var facts = SystemFacts()
    facts.readFile = { $0.hasSuffix("zone1970.tab") ? "US\t+404251-0740023\tAmerica/New_York\n" : nil }
    engine.begin(SuggestionQuery(contentType: TextContentType(named: type), facts: facts))
    let found = engine.matches(prefix: typed)
    #expect(found.contains { $0.text == text })
    #expect(found.contains { $0.reason == reason })
    #expect(found.count < 40)
  }
}
