import Testing

@testable import ContentTypes

private let gitconfig = """
  [user]
  name = Ada Lovelace
  email = ada@analytical.example
  [github]
  user = countess
  [remote "fork"]
  url = https://token@gitlab.com/ada/engine.git/
  [remote "origin"]
  url = git@github.com:ada/engine.git
  [remote "disk"]
  url = /srv/git/engine
  """

/// What a source offers, as `text (reason)`.
private func offered(_ source: some SuggestionSource, _ query: SuggestionQuery) -> [String] {
  source.suggestions(for: query).map { "\($0.text) (\($0.reason))" }
}

private func offered(
  _ source: some SuggestionSource, _ type: TextContentType, facts: SystemFacts = .ada(),
  others: [TextContentType: String] = [:]
) -> [String] {
  offered(source, SuggestionQuery(contentType: type, otherFields: others, facts: facts))
}

struct SourceTests {
  @Test(
    arguments: [
      (.name, ["Ada King Lovelace (your full name)"]),
      (.givenName, ["Ada (from your full name)"]),
      (.middleName, ["King (from your full name)"]),
      (.familyName, ["Lovelace (from your full name)"]),
      (.username, ["ada (your login name)"]),
      (.nickname, ["ada (your login name)"]),
      (.terminal.filePath, ["/home/ada (your home directory)"]),
      (.addressCity, []),
    ] as [(TextContentType, [String])])
  func `the passwd entry knows its user`(type: TextContentType, suggestions: [String]) {
    #expect(offered(UserSource(), type) == suggestions)
  }

  @Test func `a host has mail only with a domain`() {
    var facts = SystemFacts.ada()
    facts.hostName = "engine"
    #expect(offered(HostSource(), .emailAddress, facts: facts) == [])
    #expect(offered(HostSource(), .emailAddress) == ["ada@engine.example.org (your login on this host)"])
  }

  @Test(
    arguments: [
      ("Ada Lovelace,Room 1,555,", "ada", "Ada Lovelace"), ("& Lovelace", "ada", "Ada Lovelace"), (",,,", "ada", nil),
      ("", "ada", nil),
    ] as [(String, String, String?)])
  func `the full name is GECOS's first item`(gecos: String, login: String, name: String?) {
    #expect(SystemFacts.fullName(gecos: gecos, loginName: login) == name)
  }

  @Test(
    arguments: [
      (.name, ["Ada Lovelace (user.name)"]),
      (.givenName, ["Ada (user.name)"]),
      (.familyName, ["Lovelace (user.name)"]),
      (.emailAddress, ["ada@analytical.example (user.email)"]),
      (.username, ["ada (user.email)"]),
      (.organizationName, ["Analytical (user.email)"]),
      (.URL, ["https://github.com/ada/engine (remote origin)", "https://gitlab.com/ada/engine (remote fork)"]),
      (.terminal.gitBranch, ["main (checked out)"]),
      (.postalCode, []),
    ] as [(TextContentType, [String])])
  func `git's configuration knows its author`(type: TextContentType, suggestions: [String]) {
    let files = ["/home/ada/work/.git/HEAD": "ref: refs/heads/main", "/home/ada/work/.git/config": gitconfig]
    #expect(offered(GitSource(), type, facts: .ada(files: files)) == suggestions)
  }

  @Test(arguments: [
    ("ada@gmail.com", []), ("ada@mail.analytical.co.uk", ["Analytical (user.email)"]), ("ada", []),
  ])
  func `an organisation is a mail domain that is nobody else's`(email: String, suggestions: [String]) {
    let facts = SystemFacts.ada(files: ["/home/ada/.gitconfig": "[user]\nemail = \(email)"])
    #expect(offered(GitSource(), .organizationName, facts: facts) == suggestions)
  }

  @Test func `the environment names its variables`() {
    let facts = SystemFacts.ada(environment: [
      "EMAIL": "ada@example.com", "GIT_AUTHOR_EMAIL": "ada@work.example", "GIT_AUTHOR_NAME": " Ada  Lovelace ",
      "NAME": "", "USER": "ada", "SHELL": "/bin/fish", "PWD": "/home/ada/work",
    ])
    #expect(
      offered(EnvironmentSource(), .emailAddress, facts: facts)
        == ["ada@work.example (GIT_AUTHOR_EMAIL)", "ada@example.com (EMAIL)"])
    #expect(offered(EnvironmentSource(), .name, facts: facts) == ["Ada Lovelace (GIT_AUTHOR_NAME)"])
    #expect(offered(EnvironmentSource(), .givenName, facts: facts) == ["Ada (GIT_AUTHOR_NAME)"])
    #expect(offered(EnvironmentSource(), .username, facts: facts) == ["ada (USER)"])
    #expect(offered(EnvironmentSource(), .terminal.shell, facts: facts) == ["/bin/fish (SHELL)"])
    #expect(offered(EnvironmentSource(), .terminal.filePath, facts: facts) == ["/home/ada/work (PWD)"])
  }

  @Test func `the host knows its names, shells and time zone`() {
    var facts = SystemFacts.ada(
      files: [
        "/etc/hosts": "# hosts\n127.0.0.1 localhost # me\n10.0.0.2\tnas nas.lan\n", "/etc/shells": "# s\n/bin/sh\n",
      ],
      environment: ["TZ": ":America/New_York"])
    #expect(
      offered(HostSource(), .terminal.hostname, facts: facts)
        == [
          "engine.example.org (this host)", "localhost (/etc/hosts)", "nas (/etc/hosts)", "nas.lan (/etc/hosts)",
        ])
    #expect(offered(HostSource(), .terminal.shell, facts: facts) == ["/bin/sh (/etc/shells)"])
    #expect(offered(HostSource(), .terminal.timeZone, facts: facts) == ["America/New_York (this host's time zone)"])
    #expect(offered(HostSource(), .addressCity, facts: facts) == ["New York (from the time zone)"])
    facts.timeZone = "Etc/UTC"
    #expect(offered(HostSource(), .addressCity, facts: facts) == [])
  }

  @Test(
    arguments: [
      (.countryName, ["Austria (your region)"]),
      (.html.countryCode, ["AT (Austria)"]),
      (.terminal.currency, ["EUR (currency of Austria)"]),
      (.terminal.language, ["de-AT (your language)", "de (your language)"]),
      (.html.telephoneCountryCode, ["+43 (Austria)"]),
    ] as [(TextContentType, [String])])
  func `the locale knows its country`(type: TextContentType, suggestions: [String]) {
    let facts = SystemFacts.ada(environment: ["LANG": "de_AT.UTF-8@euro"])
    #expect(offered(LocaleSource(), type, facts: facts) == suggestions)
    #expect(offered(LocaleSource(), type, facts: .ada(environment: ["LANG": "C.UTF-8"])) == [])
  }

  @Test(
    arguments: [
      (["LANG": "en_US.UTF-8"], "en-US"), (["LANG": "en_US", "LC_MESSAGES": "fr_FR"], "fr-FR"),
      (["LANG": "en_US", "LC_ALL": "de_DE"], "de-DE"), (["LANG": "en_US", "LC_ALL": ""], "en-US"),
      (["LANG": "eo"], "eo"),
      (["LANG": "POSIX"], nil), (["LANG": "C"], nil), ([:], nil), (["LANG": "sr_RS@latin"], "sr-RS"),
    ] as [([String: String], String?)])
  func `the locale is that of messages`(environment: [String: String], tag: String?) {
    #expect(SystemFacts(environment: environment).locale?.tag == tag)
  }

  @Test func `lists are whole and follow the region`() {
    let swiss = SystemFacts.ada(environment: ["LANG": "de_CH"])
    #expect(offered(ListSource(), .countryName).count == 249)
    #expect(offered(ListSource(), .terminal.language).contains("pt (Portuguese)"))
    #expect(offered(ListSource(), .terminal.currency).contains("CHF (Swiss Franc)"))
    #expect(offered(ListSource(), .addressState, facts: swiss).count == 26)
    #expect(offered(ListSource(), .addressState) == [])
    #expect(offered(ListSource(), .addressState, others: [.countryName: "usa"]).contains("Vermont (United States)"))
    #expect(offered(ListSource(), .telephoneNumber, facts: swiss) == ["+41  (prefix of Switzerland)"])
    #expect(offered(ListSource(), .creditCardExpirationMonth).first == "01 (January)")
    #expect(offered(ListSource(), .birthdateDay).last == "31 (day)")
    #expect(offered(ListSource(), .creditCardType).prefix(2) == ["Visa (card network)", "Mastercard (card network)"])
    #expect(offered(ListSource(), .namePrefix).contains("Dr. (title)"))
    #expect(offered(ListSource(), .givenName) == [])
  }

  @Test func `time zones come from the system's table`() {
    let table = "# table\nDE,DK\t+5230+01322\tEurope/Berlin\tmost\nAR\t-3436-05827\tAmerica/Argentina/Buenos_Aires\n"
    let files = ["/usr/share/zoneinfo/zone1970.tab": table]
    #expect(
      offered(ListSource(), .terminal.timeZone, facts: .ada(files: files))
        == [
          "UTC (coordinated universal time)", "America/Argentina/Buenos_Aires (time zone)", "Europe/Berlin (time zone)",
        ])
    #expect(offered(ListSource(), .terminal.timeZone) == ["UTC (coordinated universal time)"])
  }

  @Test(
    arguments: [
      (.name, [.givenName: "Ada", .familyName: " Lovelace "], ["Ada Lovelace (from the names above)"]),
      (.name, [.givenName: "Ada", .middleName: "King", .familyName: "Noel"], ["Ada King Noel (from the names above)"]),
      (.name, [.givenName: "漱石", .familyName: "夏目"], ["夏目 漱石 (from the names above)"]),
      (.name, [.givenName: "Ada"], []),
      (.givenName, [.name: "Dr. Ada King Lovelace"], ["Ada (from the name in this form)"]),
      (.familyName, [.name: "Ludwig van Beethoven"], ["van Beethoven (from the name in this form)"]),
      (.namePrefix, [.name: "Dr. Ada Lovelace"], ["Dr. (from the name in this form)"]),
      (.creditCardName, [.givenName: "Ada", .familyName: "Lovelace"], ["Ada Lovelace (the name in this form)"]),
      (.creditCardName, [.name: "Ada L."], ["Ada L. (the name in this form)"]),
      (.creditCardGivenName, [.givenName: "Ada"], ["Ada (from the name in this form)"]),
      (.creditCardFamilyName, [.name: "Ada Lovelace"], ["Lovelace (from the name in this form)"]),
      (.username, [.emailAddress: "countess@example.com"], ["countess (from the email address)"]),
      (.username, [.emailAddress: "@"], []),
      (.organizationName, [.emailAddress: "a@analytical.example"], ["Analytical (from the email address)"]),
      (.nickname, [.username: "ada", .givenName: "Ada"], ["ada (the user name)", "Ada (the given name)"]),
      (.creditCardType, [.creditCardNumber: "3782 82"], ["American Express (from the card number)"]),
      (
        .birthdate, [.birthdateYear: "1815", .birthdateMonth: "12", .birthdateDay: "10"],
        ["1815-12-10 (from day, month and year)"]
      ),
      (.birthdate, [.birthdateYear: "1815", .birthdateMonth: "2", .birthdateDay: "30"], []),
      (
        .fullStreetAddress, [.streetAddressLine1: "12 High St", .streetAddressLine2: "Flat 3"],
        ["12 High St, Flat 3 (from the address lines)"]
      ),
      (.streetAddressLine1, [.fullStreetAddress: "12 High St, Flat 3"], ["12 High St (from the street address)"]),
      (.addressCityAndState, [.addressCity: "Boston", .addressState: "MA"], ["Boston, MA (from city and state)"]),
      (.addressState, [.addressCityAndState: "Boston, MA"], ["MA (from city and state)"]),
      (.addressCity, [.addressCityAndState: "Boston, MA"], ["Boston (from city and state)"]),
      (.html.countryCode, [.countryName: "Austria"], ["AT (from the country)"]),
      (.countryName, [.html.countryCode: "AT"], ["Austria (from the country code)"]),
      (.postalCode, [.name: "Ada"], []),
    ] as [(TextContentType, [TextContentType: String], [String])])
  func `other fields of the form say more`(
    type: TextContentType, others: [TextContentType: String], suggestions: [String]
  ) {
    #expect(offered(FormSource(), type, others: others) == suggestions)
  }

  @Test func `the clock knows now, today, tomorrow and the years ahead`() {
    #expect(
      offered(ClockSource(), .dateTime) == ["2026-06-15 09:05 (now)", "2026-06-15 (today)", "2026-06-16 (tomorrow)"])
    let years = offered(ClockSource(), .creditCardExpirationYear)
    #expect(years.count == 21)
    #expect(years.first == "2026 (this year)")
    #expect(offered(ClockSource(), .dateTime, facts: .ada(today: nil)) == [])
  }

  @Test func `history keeps fields apart and secrets out`() {
    let entries = [
      HistorySource.Entry(text: "ada@a.example", contentType: .emailAddress, form: "f", field: "mail"),
      HistorySource.Entry(text: "ada@b.example", contentType: .emailAddress, form: "g", field: "mail"),
      HistorySource.Entry(text: "blue", form: "f", field: "colour"),
      HistorySource.Entry(text: "hunter2", contentType: .password, form: "f", field: "mail"),
      HistorySource.Entry(text: "1815-12-10", contentType: .birthdate, form: "f", field: "born"),
    ]
    let field = HistorySource(entries, scope: .field)
    let type = HistorySource(entries, scope: .contentType)
    let mail = SuggestionQuery(contentType: .emailAddress, form: "f", field: "mail")
    #expect(offered(field, mail) == ["ada@a.example (answered here before)"])
    #expect(
      offered(type, mail) == ["ada@a.example (answered elsewhere before)", "ada@b.example (answered elsewhere before)"])
    #expect(
      offered(field, SuggestionQuery(contentType: nil, form: "f", field: "colour")) == ["blue (answered here before)"])
    #expect(offered(type, SuggestionQuery(contentType: nil, form: "f", field: "colour")) == [])
    #expect(offered(type, .password) == [])
    #expect(offered(type, .birthdate) == [])
    let optedIn = HistorySource(entries, scope: .contentType, optedIn: [.birthdate, .password])
    #expect(offered(optedIn, .birthdate) == ["1815-12-10 (answered elsewhere before)"])
    #expect(offered(optedIn, .password) == [])
  }

  @Test(
    arguments: [
      (.oneTimeCode, "Your code is 123456.", ["123456 (the code in the clipboard)"]),
      (.oneTimeCode, "1234 or 5678", []),
      (.oneTimeCode, "123456789", []),
      (.URL, "see https://example.com/a now", ["https://example.com/a (from the clipboard)"]),
      (.shipmentTrackingNumber, "parcel 1Z999AA10123456784 sent", ["1Z999AA10123456784 (from the clipboard)"]),
      (.password, "hunter2", []), (.name, "Ada", []),
    ] as [(TextContentType, String, [String])])
  func `the clipboard gives what fits`(type: TextContentType, text: String, suggestions: [String]) {
    #expect(offered(ClipboardSource(text: text), type) == suggestions)
  }
}
