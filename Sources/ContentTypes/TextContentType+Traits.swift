extension TextContentType {
  /// Whether the text is a secret: never stored, never suggested from history, masked in recordings, never quoted.
  public var isSecret: Bool {
    switch kind {
    case .password, .newPassword, .oneTimeCode, .creditCardNumber, .creditCardExpiration, .creditCardSecurityCode:
      true
    default: false
    }
  }

  /// Whether a field of this type shows bullets for its text. Fewer than `isSecret`: a card number or a one-time code
  /// is copied from elsewhere and has to be compared while it is typed.
  public var isConcealed: Bool {
    switch kind {
    case .password, .newPassword, .creditCardSecurityCode: true
    default: false
    }
  }

  /// Whether answers are remembered without being asked to: not for secrets, dates of birth and device identifiers.
  public var isRemembered: Bool {
    switch kind {
    case .birthdate, .birthdateDay, .birthdateMonth, .birthdateYear, .cellularEID, .cellularIMEI, .cellularIMEI1,
      .cellularIMEI2, .cellularNAL, .sex:
      false
    default: !isSecret
    }
  }

  /// Which letters are raised while they are typed.
  public var capitalization: Capitalization {
    switch kind {
    case .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname, .jobTitle,
      .organizationName, .location, .fullStreetAddress, .streetAddressLine1, .streetAddressLine2, .sublocality,
      .addressCity, .addressState, .addressCityAndState, .countryName, .creditCardType, .creditCardName,
      .creditCardGivenName, .creditCardMiddleName, .creditCardFamilyName, .addressLine3, .addressLevel4,
      .birthdateMonth:
      .words
    case .postalCode, .flightNumber, .shipmentTrackingNumber, .currency, .countryCode: .characters
    default: .never
    }
  }

  /// What the text looks like, as a short example to show while the field is empty; nil where none helps.
  public var hint: String? {
    switch kind {
    case .name: "Ada Lovelace"
    case .namePrefix: "Dr."
    case .givenName, .creditCardGivenName: "Ada"
    case .familyName, .creditCardFamilyName: "Lovelace"
    case .creditCardName: "name on the card"
    case .nameSuffix: "Jr."
    case .fullStreetAddress, .streetAddressLine1: "12 High Street"
    case .streetAddressLine2: "Apartment 3"
    case .addressCityAndState: "City, State"
    case .telephoneNumber: "+44 20 7946 0958"
    case .emailAddress: "name@example.com"
    case .URL: "https://example.com"
    case .newPassword: "a long passphrase"
    case .oneTimeCode: "4 to 8 digits"
    case .creditCardNumber: "1234 5678 9012 3456"
    case .creditCardExpiration: "MM/YY"
    case .creditCardExpirationMonth, .birthdateMonth: "MM"
    case .creditCardExpirationYear, .birthdateYear: "YYYY"
    case .birthdateDay: "DD"
    case .creditCardSecurityCode: "3 or 4 digits"
    case .creditCardType: "Visa"
    case .birthdate: "YYYY-MM-DD"
    case .dateTime: "YYYY-MM-DD HH:MM"
    case .flightNumber: "LH 400"
    case .cellularEID: "32 digits"
    case .cellularIMEI, .cellularIMEI1, .cellularIMEI2: "15 digits"
    case .hostname: "host.example.com"
    case .filePath: "~/file"
    case .shell: "/bin/sh"
    case .timeZone: "Europe/Berlin"
    case .gitBranch: "main"
    case .language: "en-GB"
    case .currency: "EUR"
    case .countryCode: "DE"
    case .transactionAmount: "12.50"
    case .photo: "https://example.com/me.jpg"
    case .instantMessaging: "xmpp:name@example.com"
    case .telephoneCountryCode: "+44"
    case .middleName, .nickname, .jobTitle, .organizationName, .location, .sublocality, .addressCity, .addressState,
      .postalCode, .countryName, .username, .password, .creditCardMiddleName, .shipmentTrackingNumber, .cellularNAL,
      .addressLine3, .addressLevel4, .sex, .telephoneNational, .telephoneAreaCode, .telephoneLocal,
      .telephoneLocalPrefix, .telephoneLocalSuffix, .telephoneExtension:
      nil
    }
  }

  /// The hint for a region (ISO 3166-1, two letters): the postal code and telephone number look different everywhere.
  public func hint(region: String?) -> String? {
    guard let country = region.flatMap(Country.init(code:)) else { return hint }
    switch kind {
    case .postalCode: return country.postalExample.isEmpty ? hint : country.postalExample
    case .telephoneNumber, .telephoneCountryCode:
      return country.callingCode.isEmpty ? hint : "+\(country.callingCode)"
    default: return hint
    }
  }
}
