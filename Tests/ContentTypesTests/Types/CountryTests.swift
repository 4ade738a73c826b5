import ContentTypes
import Testing

struct CountryTests {
  @Test func `the tables are whole`() {
    #expect(Country.all.count == 249)
    #expect(Set(Country.all.map(\.code)).count == 249)
    #expect(Language.all.count == 184)
    #expect(Currency.all.count == 153)
    #expect(Country.all.allSatisfy { $0.currency.isEmpty || Currency(code: $0.currency) != nil })
  }

  @Test(
    arguments: [
      ("DE", "DE"), ("germany", "DE"), (" Deutschland ", "DE"), ("USA", "US"), ("uk", "GB"), ("Côte d'Ivoire", "CI"),
      ("Atlantis", nil), ("", nil),
    ] as [(String, String?)])
  func `a country is known by name and code`(text: String, code: String?) {
    #expect(Country(nameOrCode: text)?.code == code)
  }

  @Test(arguments: Country.all.map(\.code))
  func `the example of each country is a valid postal code there`(code: String) throws {
    let country = try #require(Country(code: code))
    guard let example = TextContentType.postalCode.hint(region: code) else { return }
    let context = ValidationContext(region: country.code)
    #expect(TextContentType.postalCode.problem(in: example, context: context) == nil)
    #expect(TextContentType.postalCode.normalized(example.lowercased(), context: context) == example)
  }
}
