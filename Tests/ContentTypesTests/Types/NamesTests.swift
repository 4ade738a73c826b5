import ContentTypes
import Testing

/// Apple's 48 constants: SwiftUI name, raw value, HTML autofill token.
private let apple: [(name: String, raw: String, html: String?)] = [
  ("name", "name", "name"),
  ("namePrefix", "honorific-prefix", "honorific-prefix"),
  ("givenName", "given-name", "given-name"),
  ("middleName", "additional-name", "additional-name"),
  ("familyName", "family-name", "family-name"),
  ("nameSuffix", "honorific-suffix", "honorific-suffix"),
  ("nickname", "nickname", "nickname"),
  ("jobTitle", "organization-title", "organization-title"),
  ("organizationName", "organization", "organization"),
  ("location", "location", nil),
  ("fullStreetAddress", "street-address", "street-address"),
  ("streetAddressLine1", "address-line1", "address-line1"),
  ("streetAddressLine2", "address-line2", "address-line2"),
  ("sublocality", "address-level3", "address-level3"),
  ("addressCity", "address-level2", "address-level2"),
  ("addressState", "address-level1", "address-level1"),
  ("addressCityAndState", "address-level1+2", nil),
  ("postalCode", "postal-code", "postal-code"),
  ("countryName", "country-name", "country-name"),
  ("telephoneNumber", "tel", "tel"),
  ("emailAddress", "email", "email"),
  ("URL", "url", "url"),
  ("username", "username", "username"),
  ("password", "password", "current-password"),
  ("newPassword", "new-password", "new-password"),
  ("oneTimeCode", "one-time-code", "one-time-code"),
  ("creditCardNumber", "cc-number", "cc-number"),
  ("creditCardExpiration", "cc-exp", "cc-exp"),
  ("creditCardExpirationMonth", "cc-exp-month", "cc-exp-month"),
  ("creditCardExpirationYear", "cc-exp-year", "cc-exp-year"),
  ("creditCardSecurityCode", "cc-csc", "cc-csc"),
  ("creditCardType", "cc-type", "cc-type"),
  ("creditCardName", "cc-name", "cc-name"),
  ("creditCardGivenName", "cc-given-name", "cc-given-name"),
  ("creditCardMiddleName", "cc-additional-name", "cc-additional-name"),
  ("creditCardFamilyName", "cc-family-name", "cc-family-name"),
  ("birthdate", "bday", "bday"),
  ("birthdateDay", "bday-day", "bday-day"),
  ("birthdateMonth", "bday-month", "bday-month"),
  ("birthdateYear", "bday-year", "bday-year"),
  ("dateTime", "date-time", nil),
  ("flightNumber", "flight-number", nil),
  ("shipmentTrackingNumber", "shipment-tracking-number", nil),
  ("cellularEID", "esim-eid", nil),
  ("cellularIMEI", "esim-imei", nil),
  ("cellularIMEI1", "esim-imei1", nil),
  ("cellularIMEI2", "esim-imei2", nil),
  ("cellularNAL", "esim-nal", nil),
]

/// Every autofill field name of the HTML standard.
private let autofillFieldNames = """
  name honorific-prefix given-name additional-name family-name honorific-suffix nickname organization-title username \
  new-password current-password one-time-code organization street-address address-line1 address-line2 address-line3 \
  address-level4 address-level3 address-level2 address-level1 country country-name postal-code cc-name cc-given-name \
  cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency \
  transaction-amount language bday bday-day bday-month bday-year sex url photo tel tel-country-code tel-national \
  tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email impp
  """.split(separator: " ").map(String.init)

struct NamesTests {
  @Test func `the first types are Apple's, with their names, raw values and tokens`() {
    let ours = TextContentType.allCases.prefix(apple.count).map { ($0.name, $0.rawValue, $0.htmlToken) }
    #expect(ours.count == 48)
    for (ours, theirs) in zip(ours, apple) { #expect(ours == theirs) }
  }

  @Test(arguments: apple.map(\.name))
  func `each name, raw value and token finds its type`(name: String) throws {
    let row = try #require(apple.first { $0.name == name })
    let type = try #require(TextContentType(named: name))
    #expect(type.name == name)
    #expect(TextContentType(named: row.raw) == type)
    #expect(TextContentType(rawValue: row.raw) == type)
    if let token = row.html { #expect(TextContentType(named: token) == type) }
  }

  @Test(arguments: autofillFieldNames)
  func `each autofill field name of HTML is a type`(token: String) {
    #expect(TextContentType(named: token)?.htmlToken == token)
  }

  @Test func `terminal types have a namespace of their own`() {
    let types: [TextContentType] = [
      .terminal.hostname, .terminal.filePath, .terminal.shell, .terminal.timeZone, .terminal.gitBranch,
      .terminal.language, .terminal.currency,
    ]
    #expect(types.map(\.name) == ["hostname", "filePath", "shell", "timeZone", "gitBranch", "language", "currency"])
    #expect(types.allSatisfy { $0.rawValue == "terminal.\($0.name)" && TextContentType(named: $0.rawValue) == $0 })
  }

  @Test func `no two types share a spelling`() {
    #expect(Set(TextContentType.allSpellings).count == TextContentType.allSpellings.count)
    #expect(TextContentType.allSpellings.allSatisfy { TextContentType(named: $0) != nil })
    #expect(TextContentType.allNames == TextContentType.allCases.map(\.name))
    #expect(TextContentType.allCases.count == 69)
  }

  @Test(
    arguments: [
      ("EMAIL", .emailAddress),
      ("home email", .emailAddress),
      ("section-gift shipping work tel", .telephoneNumber),
      ("  billing   postal-code ", .postalCode),
      ("section-a billing cc-number", .creditCardNumber),
      ("username webauthn", .username),
      ("current-password webauthn", .password),
      ("device-imei", .cellularIMEI),
      ("device-eid", .cellularEID),
      ("transaction-currency", .terminal.currency),
      ("country", .html.countryCode),
    ] as [(String, TextContentType)])
  func `an autocomplete attribute is read as HTML reads it`(attribute: String, type: TextContentType) {
    #expect(TextContentType(named: attribute) == type)
  }

  @Test(arguments: [
    "", " ", "emial", "emailaddress", "on", "off", "email home", "shipping", "work shipping email", "webauthn",
    "section-a",
    "Name Name",
  ])
  func `what is no type has none`(name: String) {
    #expect(TextContentType(named: name) == nil)
  }

  @Test(
    arguments: [
      ("emial", "email"),
      ("emailAdress", "emailAddress"),
      ("EmailAddress", "emailAddress"),
      ("given_name", "givenName"),
      ("givenname", "givenName"),
      ("postalcode", "postalCode"),
      ("newpasword", "newPassword"),
      ("onetimecode", "oneTimeCode"),
      ("phone", "telephoneNumber"),
      ("zip", "postalCode"),
      ("zip-code", "postalCode"),
      ("last_name", "familyName"),
      ("cvv", "creditCardSecurityCode"),
      ("timezone", "timeZone"),
      ("e-mail", "email"),
      ("xyzzyplugh", nil),
      ("", nil),
    ] as [(String, String?)])
  func `the nearest name is suggested`(wrong: String, near: String?) {
    #expect(TextContentType.nearestName(to: wrong) == near)
  }
}
