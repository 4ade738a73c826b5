import ContentTypes
import Testing
import Values

/// The day on which everything here happens: 15 June 2026.
private let context = ValidationContext(region: nil, today: CalendarDate(year: 2026, month: 6, day: 15))

private func check(_ type: TextContentType, _ text: String, _ problem: String?, region: String? = nil) {
  var context = context
  context.region = region
  #expect(type.problem(in: text, context: context) == problem, "\(type) \(text)")
}

struct ProblemTests {
  @Test(
    arguments: [
      ("ada@example.com", nil), (" ada@example.com ", nil), ("a@b.c", nil), ("ada+forms@sub.example.co.uk", nil),
      ("o'hara@example.com", nil), ("jörg@müller.example", nil), ("root@localhost", nil), ("ada@[192.0.2.1]", nil),
      ("\"ada lovelace\"@example.com", nil), ("", nil), ("   ", nil), ("ada@[ipv6:::1]", nil),
      ("用户@例え.jp", nil), ("\"jörg m\"@müller.example", nil), ("अजय@उदाहरण.भारत", nil),
      ("ada@[192.0.2.300]", "'[' cannot stand after the @ sign"),
      ("\"ada\"l\"@example.com", "'\"' cannot stand before the @ sign"),
      ("ada.example.com", "the @ sign is missing"),
      ("ada", "the @ sign is missing"),
      ("ada lovelace", "it cannot contain spaces"),
      ("Ada <ada@example.com>", "it cannot contain spaces"),
      ("<ada@example.com>", "'<' cannot stand before the @ sign"),
      ("ada@@example.com", "there is more than one @ sign"),
      ("ada@home@example.com", "there is more than one @ sign"),
      ("@example.com", "the part before the @ sign is missing"),
      ("ada@", "the part after the @ sign is missing"),
      ("ada@example", "the part after the @ sign has no dot"),
      ("ada@exam ple.com", "it cannot contain spaces"),
      ("ada@example,com", "there is a comma where a dot belongs"),
      ("ada@example..com", "there is a dot too many after the @ sign"),
      ("ada@example.com.", "there is a dot too many after the @ sign"),
      ("ada@.example.com", "there is a dot too many after the @ sign"),
      ("ada.@example.com", "there is a dot too many before the @ sign"),
      (".ada@example.com", "there is a dot too many before the @ sign"),
      ("ada@-example.com", "a hyphen cannot stand beside a dot or the @ sign"),
      ("ada@exam_ple.com", "'_' cannot stand after the @ sign"),
      ("ada@example.com;", "';' cannot stand after the @ sign"),
      ("a\u{1B}da@example.com", "control characters cannot stand before the @ sign"),
      (String(repeating: "a", count: 65) + "@example.com", "it is too long"),
    ] as [(String, String?)])
  func `an email address says what is missing`(text: String, fault: String?) {
    check(.emailAddress, text, fault.map { "Enter a valid email address, such as name@example.com: \($0)" })
  }

  @Test(
    arguments: [
      ("https://example.com", nil), ("http://localhost:8080/a?b=c#d", nil), ("https://user@example.com:443/", nil),
      ("ftp://files.example.com", nil), ("mailto:ada@example.com", nil), ("urn:isbn:0451450523", nil),
      ("tel:+4930123456", nil), ("file:///etc/hosts", nil), ("https://[2001:db8::1]:8080/", nil),
      ("https://例え.jp/パス", nil), ("git+ssh://git@example.com/a.git", nil), ("https://a.b/{x}|y", nil),
      ("example.com", "https:// is missing at the start"),
      ("www.example.com/a", "https:// is missing at the start"),
      ("example.com:8080/a", "https:// is missing at the start"),
      ("localhost:3000", "https:// is missing at the start"),
      ("://example.com", "https:// is missing at the start"),
      ("https:example.com", "// is missing after https:"),
      ("https://", "the host name is missing after //"),
      ("https:///a", "the host name is missing after //"),
      ("https://exa mple.com", "it cannot contain spaces"),
      ("https://example..com", "the host name is not a valid one"),
      ("https://[::zz]/", "the host name is not a valid one"),
      ("https://example.com:99999", "the port after the host name is not a number up to 65535"),
      ("https://example.com:http", "the port after the host name is not a number up to 65535"),
      ("mailto:", "nothing follows the colon"),
      ("<https://example.com>", "it cannot contain '<'"),
    ] as [(String, String?)])
  func `a URL says what is missing`(text: String, fault: String?) {
    check(.URL, text, fault.map { "Enter a valid URL, such as https://example.com: \($0)" })
  }

  @Test(
    arguments: [
      ("+44 20 7946 0958", nil), ("(030) 123-456", nil), ("110", nil), ("030/123456", nil), ("+1 (555) 010.9999", nil),
      ("555-0100 ext. 12", nil), ("555-0100x12", nil), ("+49-30-1;ext=5", nil), ("0011 44 20 7946 0958", nil),
      ("(+44) 20 7946", nil),
      ("12", "it has only 2 digits"),
      ("+1", "it has only 1 digit"),
      ("call me", "it cannot contain 'c'"),
      ("555-0100 ext", "it cannot contain 'e'"),
      ("020+7946", "the + can only stand at the start"),
      ("+1234567890123456", "it has 16 digits, more than any number has"),
      ("1234567890123456789", "it has 19 digits, more than any number has"),
    ] as [(String, String?)])
  func `a telephone number says what is wrong`(text: String, fault: String?) {
    check(.telephoneNumber, text, fault.map { "Enter a valid telephone number, such as +44 20 7946 0958: \($0)" })
  }

  @Test(
    arguments: [
      ("DE", "10115", nil), ("US", "94103", nil), ("US", "94103-1234", nil), ("US", "941031234", nil),
      ("GB", "sw1a1aa", nil), ("CA", "k1a 0b1", nil), ("NL", "1012ab", nil), ("JP", "1000001", nil),
      ("IE", "D02 AF30", nil),
      ("LV", "1010", nil), ("LV", "LV-1010", nil), ("HK", "anything!", nil), ("XX", "12345", nil),
      (nil, "AB 12-34", nil),
      (nil, "１０１１５", nil),
      (nil, "12_34", "Enter a valid postal code: it cannot contain '_'"),
      ("DE", "1011", "Enter a valid postal code for Germany, such as 10115: it needs 5 digits, not 4"),
      ("DE", "1011A", "Enter a valid postal code for Germany, such as 10115: it has only digits"),
      ("US", "9410", "Enter a valid postal code for United States, such as 94103: it needs 5 digits, not 4"),
      ("GB", "12345", "Enter a valid postal code for United Kingdom, such as SW1A 1AA"),
      ("CA", "K1A 0B", "Enter a valid postal code for Canada, such as K1A 0B1"),
    ] as [(String?, String, String?)])
  func `a postal code follows the rules of its country`(region: String?, text: String, problem: String?) {
    check(.postalCode, text, problem, region: region)
  }

  @Test(
    arguments: [
      ("4111 1111 1111 1111", nil), ("4111-1111-1111-1111", nil), ("378282246310005", nil), ("5555555555554444", nil),
      ("6011111111111117", nil), ("30569309025904", nil), ("3530111333300000", nil), ("6200000000000001", nil),
      ("4111 1111 1111 1112", "Enter a valid card number: at least one digit is wrong"),
      ("4111 1111", "Enter a valid card number: it needs 12 to 19 digits, not 8"),
      ("4111 1111 1111 111x", "Enter a valid card number: it has only digits"),
      ("41111111111111", "Enter a valid card number: Visa numbers have 13, 16 or 19 digits, not 14"),
      ("3782822463100050", "Enter a valid card number: American Express numbers have 15 digits, not 16"),
      ("601111111111111", "Enter a valid card number: Discover numbers have 16 to 19 digits, not 15"),
    ] as [(String, String?)])
  func `a card number is checked by length and Luhn's digit, and never quoted`(text: String, problem: String?) {
    check(.creditCardNumber, text, problem)
  }

  @Test(
    arguments: [
      ("06/26", nil), ("6/26", nil), ("0626", nil), ("06-2026", nil), ("06 / 26", nil), ("12/46", nil),
      ("05/26", "This card has expired: enter an expiration date that is not in the past"),
      ("12/25", "This card has expired: enter an expiration date that is not in the past"),
      ("01/47", "Enter a valid expiration date: no card is valid for more than 20 years"),
      ("13/27", "Enter a valid expiration date as month and year, such as 09/30: the month is 01 to 12"),
      ("00/27", "Enter a valid expiration date as month and year, such as 09/30: the month is 01 to 12"),
      ("soon", "Enter a valid expiration date as month and year, such as 09/30"),
      ("06/202", "Enter a valid expiration date as month and year, such as 09/30"),
      ("2027-06", "Enter a valid expiration date as month and year, such as 09/30"),
    ] as [(String, String?)])
  func `a card must not have expired on the day given in`(text: String, problem: String?) {
    check(.creditCardExpiration, text, problem)
  }

  @Test func `without a clock no card has expired`() {
    #expect(TextContentType.creditCardExpiration.problem(in: "01/01") == nil)
    #expect(TextContentType.creditCardExpirationYear.problem(in: "2001") == nil)
    #expect(TextContentType.birthdate.problem(in: "2999-01-01") == nil)
  }

  @Test(
    arguments: [
      (.creditCardExpirationMonth, "09", nil),
      (.creditCardExpirationMonth, "13", "Enter a valid expiration month: it is from 1 to 12"),
      (.creditCardExpirationMonth, "May", "Enter a valid expiration month: a number from 1 to 12"),
      (.creditCardExpirationYear, "2026", nil),
      (.creditCardExpirationYear, "30", nil),
      (.creditCardExpirationYear, "2025", "This card has expired: enter an expiration year that is not in the past"),
      (.creditCardExpirationYear, "2060", "Enter a valid expiration year: no card is valid for more than 20 years"),
      (.creditCardExpirationYear, "soon", "Enter a valid expiration year, such as 2030"),
      (.creditCardSecurityCode, "123", nil),
      (.creditCardSecurityCode, "1234", nil),
      (.creditCardSecurityCode, "12", "Enter a valid security code: it needs 3 or 4 digits, not 2"),
      (.creditCardSecurityCode, "12a", "Enter a valid security code: it has only digits"),
      (.oneTimeCode, "123 456", nil),
      (.oneTimeCode, "1234", nil),
      (.oneTimeCode, "123", "Enter a valid code: it needs 4 to 8 digits, not 3"),
      (.oneTimeCode, "123456789", "Enter a valid code: it needs 4 to 8 digits, not 9"),
      (.oneTimeCode, "abc123", "Enter a valid code: it has only digits"),
      (.cellularEID, "89049032000001000000000000000000", nil),
      (.cellularEID, "8904", "Enter a valid EID: it needs 32 digits, not 4"),
      (.cellularIMEI, "490154203237518", nil),
      (.cellularIMEI2, "49-015420-323751-8", nil),
      (.cellularIMEI1, "490154203237519", "Enter a valid IMEI: at least one digit is wrong"),
      (.cellularIMEI, "4901", "Enter a valid IMEI: it needs 15 or 16 digits, not 4"),
    ] as [(TextContentType, String, String?)])
  func `codes have their number of digits`(type: TextContentType, text: String, problem: String?) {
    check(type, text, problem)
  }

  @Test(
    arguments: [
      ("1815-12-10", nil, "The past"), ("1990-12-31", nil, nil), ("31.12.1990", nil, nil), ("12/31/1990", nil, nil),
      ("31/12/1990", nil, nil), ("12/31/1990", "US", nil), ("2026-06-15", nil, nil), ("2024-02-29", nil, nil),
      ("12/31/1990", "GB", ": there is no month 31"),
      ("31/12/1990", "US", ": there is no month 31"),
      ("2026-06-16", nil, "The future"),
      ("1990-02-30", nil, ": February 1990 has 28 days"),
      ("30.02.1992", nil, ": February 1992 has 29 days"),
      ("1990-13-01", nil, ": there is no month 13"),
      ("yesterday", nil, ""), ("1990", nil, ""), ("90-12-31", nil, ""), ("1990-12", nil, ""), ("1990--31", nil, ""),
    ] as [(String, String?, String?)])
  func `a date of birth is a day in somebody's life`(text: String, region: String?, fault: String?) {
    let problem: String? =
      switch fault {
      case nil: nil
      case "The past"?: "Enter a date of birth that is not more than 130 years ago"
      case "The future"?: "Enter a date of birth that is not in the future"
      case let fault?: "Enter a valid date of birth as year-month-day, such as 1990-12-31\(fault)"
      }
    check(.birthdate, text, problem, region: region)
  }

  @Test(
    arguments: [
      (.birthdateDay, "31", nil),
      (.birthdateDay, "32", "Enter a valid day of the month: it is from 1 to 31"),
      (.birthdateMonth, "12", nil), (.birthdateMonth, "March", nil), (.birthdateMonth, "märz", nil),
      (.birthdateMonth, "3月", "Enter a valid month: a number from 1 to 12"),
      (.birthdateMonth, "0", "Enter a valid month: it is from 1 to 12"),
      (.birthdateMonth, "x", "Enter a valid month: a number from 1 to 12 or a name, such as March"),
      (.birthdateYear, "1990", nil),
      (.birthdateYear, "90", "Enter a valid year of birth with four digits, such as 1990"),
      (.birthdateYear, "2027", "Enter a date of birth that is not in the future"),
      (.birthdateYear, "1800", "Enter a date of birth that is not more than 130 years ago"),
      (.dateTime, "2026-06-15 14:30", nil), (.dateTime, "2026-06-15T14:30:59.5Z", nil), (.dateTime, "2026-06-15", nil),
      (.dateTime, "2026-06-15T14:30+02:00", nil), (.dateTime, "14:30", nil),
      (.dateTime, "2026-02-30", "Enter a valid date and time, such as 2030-12-31 14:30: there is no such day"),
      (
        .dateTime, "2026-06-15 24:30",
        "Enter a valid date and time, such as 2030-12-31 14:30: there is no such time of day"
      ),
      (.dateTime, "later", "Enter a valid date and time, such as 2030-12-31 14:30"),
      (.dateTime, "2026-6-5", "Enter a valid date and time, such as 2030-12-31 14:30"),
      (.dateTime, "14:30+2", "Enter a valid date and time, such as 2030-12-31 14:30"),
      (.flightNumber, "LH 400", nil), (.flightNumber, "ba2490", nil), (.flightNumber, "U2 8001", nil),
      (.flightNumber, "DLH400A", nil),
      (
        .flightNumber, "400",
        "Enter a valid flight number, such as LH 400: it begins with the airline's two or three letters"
      ),
      (
        .flightNumber, "L",
        "Enter a valid flight number, such as LH 400: it begins with the airline's two or three letters"
      ),
      (.flightNumber, "LH", "Enter a valid flight number, such as LH 400: one to four digits follow the airline"),
      (.flightNumber, "LH 40000", "Enter a valid flight number, such as LH 400: one to four digits follow the airline"),
      (.shipmentTrackingNumber, "1Z 999 AA1 01 2345 6784", nil),
      (.shipmentTrackingNumber, "123", "Enter a valid tracking number: it needs 6 to 40 letters and digits, not 3"),
      (.shipmentTrackingNumber, "1Z_999_AA1", "Enter a valid tracking number: it cannot contain '_'"),
    ] as [(TextContentType, String, String?)])
  func `dates and journeys have their forms`(type: TextContentType, text: String, problem: String?) {
    check(type, text, problem)
  }

  @Test(
    arguments: [
      (.terminal.hostname, "host.example.com", nil), (.terminal.hostname, "localhost", nil),
      (.terminal.hostname, "::1", nil),
      (.terminal.hostname, "fe80::1%eth0", nil), (.terminal.hostname, "192.0.2.1", nil),
      (.terminal.hostname, "example.com.", nil), (.terminal.hostname, "münchen.de", nil),
      (.terminal.hostname, "1:::2", "Enter a valid host name, such as host.example.com: it cannot contain ':'"),
      (.terminal.hostname, "a b", "Enter a valid host name, such as host.example.com: it cannot contain spaces"),
      (
        .terminal.hostname, "https://a.b",
        "Enter a valid host name, such as host.example.com: leave out everything up to ://"
      ),
      (.terminal.hostname, "a..b", "Enter a valid host name, such as host.example.com: there is a dot too many"),
      (.terminal.hostname, "a_b", "Enter a valid host name, such as host.example.com: it cannot contain '_'"),
      (
        .terminal.hostname, "-a.b",
        "Enter a valid host name, such as host.example.com: no part can begin or end with a hyphen"
      ),
      (.terminal.gitBranch, "feature/login-2", nil),
      (
        .terminal.gitBranch, "a..b",
        "Enter a valid branch name, such as feature/login: it cannot contain two dots in a row"
      ),
      (.terminal.gitBranch, "a b", "Enter a valid branch name, such as feature/login: it cannot contain spaces"),
      (.terminal.gitBranch, "a~1", "Enter a valid branch name, such as feature/login: it cannot contain '~'"),
      (.terminal.gitBranch, "a.lock", "Enter a valid branch name, such as feature/login: no part can end with .lock"),
      (
        .terminal.gitBranch, "/a",
        "Enter a valid branch name, such as feature/login: a slash can only stand between two names"
      ),
      (.terminal.gitBranch, "-a", "Enter a valid branch name, such as feature/login: it cannot begin with a hyphen"),
      (.terminal.gitBranch, "@", "Enter a valid branch name, such as feature/login: @ alone has another meaning"),
      (.terminal.gitBranch, "a@{1}", "Enter a valid branch name, such as feature/login: it cannot contain @{"),
      (.terminal.gitBranch, ".a", "Enter a valid branch name, such as feature/login: no part can begin with a dot"),
      (.terminal.gitBranch, "a.", "Enter a valid branch name, such as feature/login: it cannot end with a dot"),
      (.terminal.timeZone, "America/Argentina/Buenos_Aires", nil), (.terminal.timeZone, "UTC", nil),
      (.terminal.timeZone, "Etc/GMT+5", nil),
      (.terminal.timeZone, "Europe/", "Enter a valid time zone, such as Europe/Berlin"),
      (.terminal.language, "pt_BR", nil), (.terminal.language, "zh-Hans-CN", nil), (.terminal.language, "gsw", nil),
      (.terminal.language, "German", "Enter a valid language code, such as en or pt-BR: did you mean de?"),
      (.terminal.language, "xq", "Enter a valid language code, such as en or pt-BR"),
      (.terminal.currency, "eur", nil),
      (.terminal.currency, "EUX", "Enter a valid currency code of three letters, such as EUR: did you mean EUR?"),
      (
        .terminal.currency, "swiss franc",
        "Enter a valid currency code of three letters, such as EUR: did you mean CHF?"
      ),
      (.terminal.filePath, "/any thing", nil), (.terminal.shell, "fish", nil),
      (.html.countryCode, "de", nil),
      (.html.countryCode, "Germany", "Enter a valid country code of two letters, such as DE: did you mean DE?"),
      (.html.countryCode, "ZZ", "Enter a valid country code of two letters, such as DE"),
      (.html.transactionAmount, "€ 1,234.50", nil), (.html.transactionAmount, "-12 EUR", nil),
      (.html.transactionAmount, "much", "Enter a valid amount, such as 12.50"),
      (.html.transactionAmount, "1x2", "Enter a valid amount, such as 12.50"),
      (.html.telephoneCountryCode, "+44", nil), (.html.telephoneCountryCode, "0049", nil),
      (.html.telephoneCountryCode, "+999", "Enter a valid country code, such as +44: no country has +999"),
      (.html.telephoneCountryCode, "DE", "Enter a valid country code, such as +44: it is a + and one to three digits"),
      (.html.telephoneExtension, "12", nil),
      (.html.telephoneAreaCode, "x", "Enter only the digits of this part of the telephone number"),
      (.html.instantMessaging, "xmpp:a@b.c", nil),
      (.html.instantMessaging, "ada", "Enter a valid URL, such as xmpp:name@example.com"),
      (.html.instantMessaging, "example.com:80", "Enter a valid URL, such as xmpp:name@example.com"),
      (
        .html.instantMessaging, "xmpp:", "Enter a valid URL, such as xmpp:name@example.com: nothing follows the colon"
      ),
    ] as [(TextContentType, String, String?)])
  func `terminal and HTML types have their forms`(type: TextContentType, text: String, problem: String?) {
    check(type, text, problem)
  }

  @Test(
    arguments: [
      .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname, .jobTitle, .organizationName,
      .location, .fullStreetAddress, .streetAddressLine1, .streetAddressLine2, .sublocality, .addressCity,
      .addressState,
      .addressCityAndState, .countryName, .username, .password, .newPassword, .creditCardType, .creditCardName,
      .creditCardGivenName, .creditCardMiddleName, .creditCardFamilyName, .cellularNAL, .html.addressLine3,
      .html.addressLevel4, .html.sex,
    ] as [TextContentType])
  func `names and free texts accept anything`(type: TextContentType) {
    for text in ["X Æ A-12", "O", "Nguyễn", "李", "Jr., 3rd (née 💍)", "1", "--", "a@b"] { check(type, text, nil) }
  }

  @Test func `no problem with a secret quotes it`() {
    for type in TextContentType.allCases where type.isSecret {
      for text in ["s3cr3t!", "tralala", "98765x", "9876543210987654321098765432109876"] {
        #expect(type.problem(in: text, context: context)?.contains(text) != true)
      }
    }
  }

  @Test func `a form's own country field decides the region, else the locale`() {
    let facts = SystemFacts(environment: ["LANG": "de_AT.UTF-8"])
    #expect(ValidationContext(facts: facts).region == "AT")
    #expect(ValidationContext(facts: facts, otherFields: [.countryName: "Canada"]).region == "CA")
    #expect(ValidationContext(facts: facts, otherFields: [.countryName: "Narnia"]).region == "AT")
    #expect(ValidationContext(facts: facts, otherFields: [.html.countryCode: "jp"]).region == "JP")
    #expect(ValidationContext(facts: SystemFacts(environment: ["LANG": "C.UTF-8"])).region == nil)
  }
}
