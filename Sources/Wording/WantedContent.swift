/// The kind of text that a sentence asks for. Each language says it as the object of a request: `a valid email address`.
package struct WantedContent: Hashable, Sendable {
  let message: Message
  /// A text that is one, where that helps.
  let example: String?

  private init(_ message: Message, _ example: String? = nil) { (self.message, self.example) = (message, example) }

  package static let emailAddress = WantedContent(.wantedEmailAddress, "name@example.com")
  package static let url = WantedContent(.wantedUrl, "https://example.com")
  package static let messagingURL = WantedContent(.wantedUrl, "xmpp:name@example.com")
  package static let hostName = WantedContent(.wantedHostName, "host.example.com")
  package static let telephoneNumber = WantedContent(.wantedTelephoneNumber, "+44 20 7946 0958")
  package static let callingCode = WantedContent(.wantedCallingCode, "+44")
  package static let telephonePart = WantedContent(.wantedTelephonePart)
  package static let postalCode = WantedContent(.wantedPostalCode)
  package static let cardNumber = WantedContent(.wantedCardNumber)
  package static let cardExpiration = WantedContent(.wantedCardExpiration, "09/30")
  package static let expirationDate = WantedContent(.wantedExpirationDate)
  package static let expirationYear = WantedContent(.wantedExpirationYear, "2030")
  package static let oneTimeCode = WantedContent(.wantedOneTimeCode)
  package static let securityCode = WantedContent(.wantedSecurityCode)
  package static let eid = WantedContent(.wantedEid)
  package static let imei = WantedContent(.wantedImei)
  package static let dayOfMonth = WantedContent(.wantedDayOfMonth)
  package static let month = WantedContent(.wantedMonth)
  package static let expirationMonth = WantedContent(.wantedExpirationMonth)
  package static let amount = WantedContent(.wantedAmount, "12.50")
  package static let birthdate = WantedContent(.wantedBirthdate, "1990-12-31")
  package static let birthYear = WantedContent(.wantedBirthYear, "1990")
  package static let dateTime = WantedContent(.wantedDateTime, "2030-12-31 14:30")
  package static let flightNumber = WantedContent(.wantedFlightNumber, "LH 400")
  package static let trackingNumber = WantedContent(.wantedTrackingNumber)
  package static let branchName = WantedContent(.wantedBranchName, "feature/login")
  package static let countryCode = WantedContent(.wantedCountryCode, "DE")
  package static let currencyCode = WantedContent(.wantedCurrencyCode, "EUR")
  package static let languageCode = WantedContent(.wantedLanguageCode, "pt-BR")
  package static let timeZone = WantedContent(.wantedTimeZone, "Europe/Berlin")
}

extension Message {
  /// What a code of so many digits looks like.
  package static func digits(_ counts: ClosedRange<Int>, in language: DisplayLanguage) -> Message {
    .wantedDigits(list: language.listed(counts), count: counts.upperBound)
  }
}
