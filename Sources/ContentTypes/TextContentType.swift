/// The purpose of a text field: SwiftUI's `UITextContentType` as a one-byte value.
///
/// A content type determines the suggestions of a field, how its text is validated and capitalized, its placeholder,
/// and whether it is secret:
///
///     TextContentType.emailAddress.problem(in: "ada.example.com")
///     // "Enter a valid email address, such as name@example.com: the @ sign is missing"
///
/// The static members have SwiftUI's names. Types without an Apple equivalent are in namespaces: `terminal` for those
/// specific to terminals, `html` for other autofill tokens of the HTML standard.
public struct TextContentType: Hashable, Sendable {
  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// The name in definition files: SwiftUI's member name, or the autofill token of a type in `html`.
  public var name: String { kind.rawValue }

  /// The raw value of Apple's constant, such as `given-name`; the token of `html` types; `terminal.` and the name of
  /// `terminal` types. `cellularIMEI1`, `cellularIMEI2` and `cellularNAL` (iOS 27) have no published raw value; theirs
  /// are modelled on the older ones.
  public var rawValue: String {
    switch kind {
    case .name: "name"
    case .namePrefix: "honorific-prefix"
    case .givenName: "given-name"
    case .middleName: "additional-name"
    case .familyName: "family-name"
    case .nameSuffix: "honorific-suffix"
    case .nickname: "nickname"
    case .jobTitle: "organization-title"
    case .organizationName: "organization"
    case .location: "location"
    case .fullStreetAddress: "street-address"
    case .streetAddressLine1: "address-line1"
    case .streetAddressLine2: "address-line2"
    case .sublocality: "address-level3"
    case .addressCity: "address-level2"
    case .addressState: "address-level1"
    case .addressCityAndState: "address-level1+2"
    case .postalCode: "postal-code"
    case .countryName: "country-name"
    case .telephoneNumber: "tel"
    case .emailAddress: "email"
    case .URL: "url"
    case .username: "username"
    case .password: "password"
    case .newPassword: "new-password"
    case .oneTimeCode: "one-time-code"
    case .creditCardNumber: "cc-number"
    case .creditCardExpiration: "cc-exp"
    case .creditCardExpirationMonth: "cc-exp-month"
    case .creditCardExpirationYear: "cc-exp-year"
    case .creditCardSecurityCode: "cc-csc"
    case .creditCardType: "cc-type"
    case .creditCardName: "cc-name"
    case .creditCardGivenName: "cc-given-name"
    case .creditCardMiddleName: "cc-additional-name"
    case .creditCardFamilyName: "cc-family-name"
    case .birthdate: "bday"
    case .birthdateDay: "bday-day"
    case .birthdateMonth: "bday-month"
    case .birthdateYear: "bday-year"
    case .dateTime: "date-time"
    case .flightNumber: "flight-number"
    case .shipmentTrackingNumber: "shipment-tracking-number"
    case .cellularEID: "esim-eid"
    case .cellularIMEI: "esim-imei"
    case .cellularIMEI1: "esim-imei1"
    case .cellularIMEI2: "esim-imei2"
    case .cellularNAL: "esim-nal"
    case .hostname, .filePath, .shell, .timeZone, .gitBranch, .language, .currency: "terminal.\(kind.rawValue)"
    case .addressLine3, .addressLevel4, .countryCode, .transactionAmount, .sex, .photo, .instantMessaging,
      .telephoneCountryCode, .telephoneNational, .telephoneAreaCode, .telephoneLocal, .telephoneLocalPrefix,
      .telephoneLocalSuffix, .telephoneExtension:
      kind.rawValue
    }
  }

  /// The autofill field name in the HTML standard ("4.10.18.7 Autofill"); nil if there is none.
  public var htmlToken: String? {
    switch kind {
    case .password: "current-password"
    case .language: "language"
    case .currency: "transaction-currency"
    case .location, .addressCityAndState, .dateTime, .flightNumber, .shipmentTrackingNumber, .cellularEID,
      .cellularIMEI, .cellularIMEI1, .cellularIMEI2, .cellularNAL, .hostname, .filePath, .shell, .timeZone,
      .gitBranch:
      nil
    default: rawValue
    }
  }
}

extension TextContentType: CaseIterable {
  /// Every type: Apple's 48 in the order of Apple's documentation, then those in `terminal`, then those in `html`.
  public static var allCases: [TextContentType] { Kind.allCases.map(TextContentType.init) }
}

extension TextContentType: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension TextContentType {
  /// The types as an exhaustive enumeration; raw values are the names in definition files.
  enum Kind: String, CaseIterable, Sendable {
    case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname
    case jobTitle, organizationName
    case location, fullStreetAddress, streetAddressLine1, streetAddressLine2, sublocality
    case addressCity, addressState, addressCityAndState, postalCode, countryName
    case telephoneNumber, emailAddress, URL
    case username, password, newPassword, oneTimeCode
    case creditCardNumber, creditCardExpiration, creditCardExpirationMonth, creditCardExpirationYear
    case creditCardSecurityCode, creditCardType
    case creditCardName, creditCardGivenName, creditCardMiddleName, creditCardFamilyName
    case birthdate, birthdateDay, birthdateMonth, birthdateYear, dateTime
    case flightNumber, shipmentTrackingNumber
    case cellularEID, cellularIMEI, cellularIMEI1, cellularIMEI2, cellularNAL

    // Terminal types.
    case hostname, filePath, shell, timeZone, gitBranch, language, currency

    // HTML types, named by their tokens.
    case addressLine3 = "address-line3"
    case addressLevel4 = "address-level4"
    case countryCode = "country"
    case transactionAmount = "transaction-amount"
    case sex, photo
    case instantMessaging = "impp"
    case telephoneCountryCode = "tel-country-code"
    case telephoneNational = "tel-national"
    case telephoneAreaCode = "tel-area-code"
    case telephoneLocal = "tel-local"
    case telephoneLocalPrefix = "tel-local-prefix"
    case telephoneLocalSuffix = "tel-local-suffix"
    case telephoneExtension = "tel-extension"
  }
}
