import ContentTypes
import Testing

struct TraitsTests {
  @Test func `the secrets are those that must never be stored`() {
    let secrets = TextContentType.allCases.filter(\.isSecret)
    #expect(
      secrets == [
        .password, .newPassword, .oneTimeCode, .creditCardNumber, .creditCardExpiration, .creditCardSecurityCode,
      ])
    #expect(secrets.allSatisfy { !$0.isRemembered })
  }

  @Test func `only passwords and security codes are hidden while they are typed`() {
    #expect(TextContentType.allCases.filter(\.isConcealed) == [.password, .newPassword, .creditCardSecurityCode])
  }

  @Test func `dates of birth and device identifiers are not remembered unasked`() {
    let quiet = TextContentType.allCases.filter { !$0.isRemembered && !$0.isSecret }
    #expect(
      quiet == [
        .birthdate, .birthdateDay, .birthdateMonth, .birthdateYear, .cellularEID, .cellularIMEI, .cellularIMEI1,
        .cellularIMEI2, .cellularNAL, .html.sex,
      ])
  }

  @Test(
    arguments: [
      (.name, .words), (.addressCity, .words), (.emailAddress, .never), (.username, .never), (.newPassword, .never),
      (.postalCode, .characters), (.flightNumber, .characters), (.terminal.filePath, .never),
      (.telephoneNumber, .never),
    ] as [(TextContentType, Capitalization)])
  func `a type decides capitalisation`(type: TextContentType, capitalization: Capitalization) {
    #expect(type.capitalization == capitalization)
  }

  @Test(
    arguments: [
      (.emailAddress, "name@example.com"), (.creditCardExpiration, "MM/YY"), (.URL, "https://example.com"),
      (.birthdate, "YYYY-MM-DD"), (.password, nil), (.postalCode, nil),
    ] as [(TextContentType, String?)])
  func `a type decides the hint`(type: TextContentType, hint: String?) {
    #expect(type.hint(region: nil) == hint)
  }

  @Test func `hints for postal codes and telephone numbers are the region's`() {
    #expect(TextContentType.postalCode.hint(region: "DE") == "10115")
    #expect(TextContentType.postalCode.hint(region: "gb") == "SW1A 1AA")
    #expect(TextContentType.telephoneNumber.hint(region: "CH") == "+41")
    #expect(TextContentType.telephoneNumber.hint(region: nil) == "+44 20 7946 0958")
    #expect(TextContentType.emailAddress.hint(region: "DE") == "name@example.com")
  }

  @Test func `every hint that shows a text shows a valid one`() {
    let words: Set<String> = [
      "MM/YY", "MM", "YYYY", "DD", "YYYY-MM-DD", "YYYY-MM-DD HH:MM", "4 to 8 digits", "3 or 4 digits", "32 digits",
      "15 digits", "1234 5678 9012 3456",
    ]
    for type in TextContentType.allCases {
      guard let hint = type.hint(region: nil), !words.contains(hint) else { continue }
      #expect(type.problem(in: hint) == nil, "\(type)")
    }
  }
}
