/// What a text with a meaning is to be, such as an e-mail address. Each language says it as the object of a request:
/// `a valid email address`.
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
}
