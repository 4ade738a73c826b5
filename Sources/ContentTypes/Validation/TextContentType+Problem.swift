internal import Values
internal import Wording

extension TextContentType {
  /// What is wrong with a text, as a sentence for the person who typed it, or nil if nothing is.
  ///
  /// Rules are never stricter than the world: names accept anything, and so does what has no fixed form. An empty
  /// text has no problem; whether an answer is required is not a matter of its type. White space at both ends is
  /// ignored except in passwords. Secrets are never quoted. Cost: linear in the text.
  public func problem(in text: String, context: ValidationContext = ValidationContext()) -> String? {
    let content = text.trimmed
    guard !content.isEmpty else { return nil }
    return sentence(about: content, context)?.text(in: context.language)
  }

  private func sentence(about content: Substring, _ context: ValidationContext) -> ContentSentence? {
    switch kind {
    case .emailAddress: return EmailAddressRule.problem(in: content)?.sentence
    case .URL, .photo: return WebAddressRule.problem(in: content)?.sentence
    case .instantMessaging: return WebAddressRule.problem(in: content)?.instantMessagingSentence
    case .telephoneNumber, .telephoneNational, .telephoneLocal:
      return TelephoneRule.problem(in: content)?.sentence
    case .telephoneCountryCode: return TelephoneRule.countryCodeProblem(in: content)?.sentence
    case .telephoneAreaCode, .telephoneLocalPrefix, .telephoneLocalSuffix, .telephoneExtension:
      return TelephoneRule.partProblem(in: content)?.sentence
    case .postalCode: return PostalCodeRule.problem(in: content, region: context.region)?.sentence
    case .creditCardNumber: return PaymentCard.problem(in: content)?.sentence
    case .creditCardExpiration: return CardExpirationRule.problem(in: content, today: context.today)?.sentence
    case .creditCardExpirationMonth: return NumberRule.cardMonth.problem(in: content)?.sentence
    case .creditCardExpirationYear: return CardExpirationRule.yearProblem(in: content, today: context.today)?.sentence
    case .creditCardSecurityCode: return DigitsRule.securityCode.problem(in: content)?.sentence
    case .oneTimeCode: return DigitsRule.oneTimeCode.problem(in: content)?.sentence
    case .cellularEID: return DigitsRule.eid.problem(in: content)?.sentence
    case .cellularIMEI, .cellularIMEI1, .cellularIMEI2: return DigitsRule.imeiProblem(in: content)?.sentence
    case .birthdate: return BirthdateRule.problem(in: content, context: context)?.sentence
    case .birthdateDay: return NumberRule.birthDay.problem(in: content)?.sentence
    case .birthdateMonth: return NumberRule.monthProblem(in: content)?.sentence
    case .birthdateYear: return BirthdateRule.yearProblem(in: content, today: context.today)?.sentence
    case .dateTime: return DateTimeRule.problem(in: content)?.sentence
    case .flightNumber: return TravelRule.flightProblem(in: content)?.sentence
    case .shipmentTrackingNumber: return TravelRule.trackingProblem(in: content)?.sentence
    case .hostname: return HostName.problem(in: content)?.sentence
    case .gitBranch: return GitBranchRule.problem(in: content)?.sentence
    case .timeZone: return CodeRule.timeZoneProblem(in: content)?.sentence
    case .language: return CodeRule.languageProblem(in: content)?.sentence
    case .currency: return CodeRule.currencyProblem(in: content)?.sentence
    case .countryCode: return CodeRule.countryProblem(in: content)?.sentence
    case .transactionAmount: return NumberRule.amountProblem(in: content)?.sentence
    case .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname, .jobTitle,
      .organizationName, .location, .fullStreetAddress, .streetAddressLine1, .streetAddressLine2, .sublocality,
      .addressCity, .addressState, .addressCityAndState, .countryName, .username, .password, .newPassword,
      .creditCardType, .creditCardName, .creditCardGivenName, .creditCardMiddleName, .creditCardFamilyName,
      .cellularNAL, .filePath, .shell, .addressLine3, .addressLevel4, .sex:
      return nil
    }
  }
}
