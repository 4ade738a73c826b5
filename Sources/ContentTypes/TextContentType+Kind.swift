extension TextContentType {
  /// The types as an exhaustive enumeration, so that the compiler finds each rule that forgot one. Raw values are the
  /// names of definition files.
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
