/// The kind of text that a sentence asks for. Each language says it as the object of a request: `a valid email address`.
package enum WantedContent: Hashable, Sendable, CaseIterable {
  case emailAddress, url, messagingURL, hostName
  case telephoneNumber, callingCode, telephonePart
  case postalCode
  case cardNumber, cardExpiration, expirationDate, expirationYear
  case oneTimeCode, securityCode, eid, imei
  case dayOfMonth, month, expirationMonth
  case amount
  case birthdate, birthYear, dateTime
  case flightNumber, trackingNumber
  case branchName
  case countryCode, currencyCode, languageCode, timeZone

  /// A text that is one, where that helps.
  var example: String? {
    switch self {
    case .emailAddress: "name@example.com"
    case .url: "https://example.com"
    case .messagingURL: "xmpp:name@example.com"
    case .hostName: "host.example.com"
    case .telephoneNumber: "+44 20 7946 0958"
    case .callingCode: "+44"
    case .cardExpiration: "09/30"
    case .expirationYear: "2030"
    case .amount: "12.50"
    case .birthdate: "1990-12-31"
    case .birthYear: "1990"
    case .dateTime: "2030-12-31 14:30"
    case .flightNumber: "LH 400"
    case .branchName: "feature/login"
    case .countryCode: "DE"
    case .currencyCode: "EUR"
    case .languageCode: "pt-BR"
    case .timeZone: "Europe/Berlin"
    case .telephonePart, .postalCode, .cardNumber, .expirationDate, .oneTimeCode, .securityCode, .eid, .imei,
      .dayOfMonth, .month, .expirationMonth, .trackingNumber:
      nil
    }
  }

  /// The words of a language, as the object of a request.
  func text(in say: DisplayLanguage) -> String {
    switch self {
    case .emailAddress: say(.wantedEmailAddress)
    case .url, .messagingURL: say(.wantedUrl)
    case .hostName: say(.wantedHostName)
    case .telephoneNumber: say(.wantedTelephoneNumber)
    case .callingCode: say(.wantedCallingCode)
    case .telephonePart: say(.wantedTelephonePart)
    case .postalCode: say(.wantedPostalCode)
    case .cardNumber: say(.wantedCardNumber)
    case .cardExpiration: say(.wantedCardExpiration)
    case .expirationDate: say(.wantedExpirationDate)
    case .expirationYear: say(.wantedExpirationYear)
    case .oneTimeCode: say(.wantedOneTimeCode)
    case .securityCode: say(.wantedSecurityCode)
    case .eid: say(.wantedEid)
    case .imei: say(.wantedImei)
    case .dayOfMonth: say(.wantedDayOfMonth)
    case .month: say(.wantedMonth)
    case .expirationMonth: say(.wantedExpirationMonth)
    case .amount: say(.wantedAmount)
    case .birthdate: say(.wantedBirthdate)
    case .birthYear: say(.wantedBirthYear)
    case .dateTime: say(.wantedDateTime)
    case .flightNumber: say(.wantedFlightNumber)
    case .trackingNumber: say(.wantedTrackingNumber)
    case .branchName: say(.wantedBranchName)
    case .countryCode: say(.wantedCountryCode)
    case .currencyCode: say(.wantedCurrencyCode)
    case .languageCode: say(.wantedLanguageCode)
    case .timeZone: say(.wantedTimeZone)
    }
  }
}

/// What a text with a meaning looks like, in a few words, for a field that is empty.
package enum ContentHint: Hashable, Sendable {
  case nameOnCard, street, apartment, cityAndState, passphrase
  case digits(ClosedRange<Int>)
  case monthAndYear, month, year, day

  /// The words of a language.
  package func text(in say: DisplayLanguage) -> String {
    switch self {
    case .nameOnCard: say(.wantedNameOnCard)
    case .street: say(.wantedStreet)
    case .apartment: say(.wantedApartment)
    case .cityAndState: say(.wantedCityAndState)
    case .passphrase: say(.wantedPassphrase)
    case .digits(let range): say(.wantedDigits(list: say.listed(range), count: range.upperBound))
    case .monthAndYear: say(.wantedMonthAndYear)
    case .month: "MM"
    case .year: say(.wantedYear)
    case .day: say(.wantedDay)
    }
  }
}
