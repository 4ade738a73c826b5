import ContentTypes
import Testing

/// How much of a text may be kept and shown.
private enum Secrecy: Equatable {
  /// Shown and remembered.
  case plain
  /// Shown, and remembered only when asked to.
  case quiet
  /// Shown while it is typed, kept nowhere.
  case secret
  /// Never shown nor kept.
  case concealed

  init(of type: TextContentType) {
    self = type.isConcealed ? .concealed : type.isSecret ? .secret : type.isRemembered ? .plain : .quiet
  }
}

/// One row a type of Apple's: its name and HTML token, what is kept of it, which letters are raised, what an empty field
/// shows, and a text that it finds wrong.
private struct Row: Sendable, CustomTestStringConvertible {
  let name: String
  let token: String?
  let secrecy: Secrecy
  let letters: Capitalization
  let hint: String?
  let wrong: String?

  init(
    _ name: String, _ token: String?, _ secrecy: Secrecy, _ letters: Capitalization, hint: String? = nil,
    wrong: String? = nil
  ) {
    self.name = name
    self.token = token
    self.secrecy = secrecy
    self.letters = letters
    self.hint = hint
    self.wrong = wrong
  }

  var testDescription: String { name }
}

private let rows: [Row] = [
  Row("name", "name", .plain, .words, hint: "Ada Lovelace"),
  Row("namePrefix", "honorific-prefix", .plain, .words, hint: "Dr."),
  Row("givenName", "given-name", .plain, .words, hint: "Ada"),
  Row("middleName", "additional-name", .plain, .words),
  Row("familyName", "family-name", .plain, .words, hint: "Lovelace"),
  Row("nameSuffix", "honorific-suffix", .plain, .words, hint: "Jr."),
  Row("nickname", "nickname", .plain, .words),
  Row("jobTitle", "organization-title", .plain, .words),
  Row("organizationName", "organization", .plain, .words),
  Row("location", nil, .plain, .words),
  Row("fullStreetAddress", "street-address", .plain, .words, hint: "12 High Street"),
  Row("streetAddressLine1", "address-line1", .plain, .words, hint: "12 High Street"),
  Row("streetAddressLine2", "address-line2", .plain, .words, hint: "Apartment 3"),
  Row("sublocality", "address-level3", .plain, .words),
  Row("addressCity", "address-level2", .plain, .words),
  Row("addressState", "address-level1", .plain, .words),
  Row("addressCityAndState", nil, .plain, .words, hint: "City, State"),
  Row("postalCode", "postal-code", .plain, .characters, wrong: "12_34"),
  Row("countryName", "country-name", .plain, .words),
  Row("telephoneNumber", "tel", .plain, .never, hint: "+44 20 7946 0958", wrong: "call me"),
  Row("emailAddress", "email", .plain, .never, hint: "name@example.com", wrong: "ada@example"),
  Row("URL", "url", .plain, .never, hint: "https://example.com", wrong: "example.com"),
  Row("username", "username", .plain, .never),
  Row("password", "current-password", .concealed, .never),
  Row("newPassword", "new-password", .concealed, .never, hint: "a long passphrase"),
  Row("oneTimeCode", "one-time-code", .secret, .never, hint: "4 to 8 digits", wrong: "12"),
  Row("creditCardNumber", "cc-number", .secret, .never, hint: "1234 5678 9012 3456", wrong: "4111 1111 1111 1112"),
  Row("creditCardExpiration", "cc-exp", .secret, .never, hint: "MM/YY", wrong: "13/30"),
  Row("creditCardExpirationMonth", "cc-exp-month", .plain, .never, hint: "MM", wrong: "13"),
  Row("creditCardExpirationYear", "cc-exp-year", .plain, .never, hint: "YYYY", wrong: "soon"),
  Row("creditCardSecurityCode", "cc-csc", .concealed, .never, hint: "3 or 4 digits", wrong: "12"),
  Row("creditCardType", "cc-type", .plain, .words, hint: "Visa"),
  Row("creditCardName", "cc-name", .plain, .words, hint: "name on the card"),
  Row("creditCardGivenName", "cc-given-name", .plain, .words, hint: "Ada"),
  Row("creditCardMiddleName", "cc-additional-name", .plain, .words),
  Row("creditCardFamilyName", "cc-family-name", .plain, .words, hint: "Lovelace"),
  Row("birthdate", "bday", .quiet, .never, hint: "YYYY-MM-DD", wrong: "1990-02-30"),
  Row("birthdateDay", "bday-day", .quiet, .never, hint: "DD", wrong: "32"),
  Row("birthdateMonth", "bday-month", .quiet, .words, hint: "MM", wrong: "13"),
  Row("birthdateYear", "bday-year", .quiet, .never, hint: "YYYY", wrong: "90"),
  Row("dateTime", nil, .plain, .never, hint: "YYYY-MM-DD HH:MM", wrong: "later"),
  Row("flightNumber", nil, .plain, .characters, hint: "LH 400", wrong: "400"),
  Row("shipmentTrackingNumber", nil, .plain, .characters, wrong: "123"),
  Row("cellularEID", nil, .quiet, .never, hint: "32 digits", wrong: "8904"),
  Row("cellularIMEI", nil, .quiet, .never, hint: "15 digits", wrong: "4901"),
  Row("cellularIMEI1", nil, .quiet, .never, hint: "15 digits", wrong: "4901"),
  Row("cellularIMEI2", nil, .quiet, .never, hint: "15 digits", wrong: "4901"),
  Row("cellularNAL", nil, .quiet, .never),
]

struct WholeTableTests {
  @Test func `there is a row for every type of Apple's`() {
    #expect(rows.map(\.name) == TextContentType.allCases.prefix(48).map(\.name))
  }

  @Test(arguments: rows)
  private func `a type decides its token, its secrecy, its letters, its hint and what is wrong`(row: Row) throws {
    let type = try #require(TextContentType(named: row.name))
    #expect(type.htmlToken == row.token)
    #expect(Secrecy(of: type) == row.secrecy)
    #expect(type.capitalization == row.letters)
    #expect(type.hint(region: nil) == row.hint)
    #expect(type.problem(in: "") == nil)
    guard let wrong = row.wrong else {
      // What has no fixed form accepts anything.
      #expect(type.problem(in: "Whatever, 1-2 _!") == nil)
      return
    }
    let problem = try #require(type.problem(in: wrong))
    #expect(problem.first?.isUppercase == true && !problem.hasSuffix("."))
    if type.isSecret { #expect(!problem.contains(wrong)) }
  }
}
