package import Values
package import Wording

extension TextContentType {
  /// The problem of a text, as a sentence for the person who typed it; nil if it is valid. Cost: linear in the text.
  ///
  /// Names and other types without a fixed format accept anything. Empty text is valid. Surrounding white space is
  /// ignored except in passwords. Secrets are never quoted.
  package func problem(in text: String, context: ValidationContext = ValidationContext()) -> String? {
    let content = text.trimmed
    guard !content.isEmpty else { return nil }
    return sentence(about: content, context)?.text(in: context.language)
  }

  /// The problem of a text as a mailbox in strict RFC 5321 syntax: ASCII, with or without a dot in the domain.
  package static func mailboxProblem(in text: String, _ language: DisplayLanguage) -> String? {
    EmailAddressRule.fault(in: text[...], as: .mailbox).map { ContentSentence(.emailAddress, $0).text(in: language) }
  }

  /// A request for valid input, such as `Enter a valid email address, such as name@example.com`; nil for types that
  /// accept any text.
  package func request(in language: DisplayLanguage) -> String? {
    // Every type with a format rejects control characters.
    var sentence = sentence(about: "\u{1}", ValidationContext())
    sentence?.fault = nil
    return sentence?.text(in: language)
  }

  private func sentence(about content: Substring, _ context: ValidationContext) -> ContentSentence? {
    func sentence(_ wanted: WantedContent, _ fault: ContentFault?) -> ContentSentence? {
      fault.map { ContentSentence(wanted, $0) }
    }
    switch kind {
    case .emailAddress: return sentence(.emailAddress, EmailAddressRule.fault(in: content))
    case .URL, .photo: return sentence(.url, WebAddressRule.fault(in: content))
    case .instantMessaging:
      // `https://` would make no messaging address of it: the example says what is missing.
      let fault = WebAddressRule.fault(in: content)
      return fault.map { ContentSentence(.messagingURL, $0 == .clause(.faultMissingScheme) ? nil : $0) }
    case .telephoneNumber, .telephoneNational, .telephoneLocal:
      return sentence(.telephoneNumber, TelephoneRule.fault(in: content))
    case .telephoneCountryCode: return sentence(.callingCode, TelephoneRule.countryCodeFault(in: content))
    case .telephoneAreaCode, .telephoneLocalPrefix, .telephoneLocalSuffix, .telephoneExtension:
      return TelephoneRule.partProblem(in: content)
    case .postalCode: return PostalCodeRule.problem(in: content, region: context.region)
    case .creditCardNumber: return sentence(.cardNumber, PaymentCard.fault(in: content))
    case .creditCardExpiration: return CardExpirationRule.problem(in: content, today: context.today)
    case .creditCardExpirationMonth: return NumberRule(wanted: .expirationMonth, range: 1...12).problem(in: content)
    case .creditCardExpirationYear: return CardExpirationRule.yearProblem(in: content, today: context.today)
    case .creditCardSecurityCode: return DigitsRule(wanted: .securityCode, lengths: 3...4).problem(in: content)
    case .oneTimeCode: return DigitsRule(wanted: .oneTimeCode, lengths: 4...8).problem(in: content)
    case .cellularEID: return DigitsRule(wanted: .eid, lengths: 32...32).problem(in: content)
    case .cellularIMEI, .cellularIMEI1, .cellularIMEI2: return DigitsRule.imeiProblem(in: content)
    case .birthdate: return BirthdateRule.problem(in: content, context: context)
    case .birthdateDay: return NumberRule(wanted: .dayOfMonth, range: 1...31).problem(in: content)
    case .birthdateMonth: return NumberRule.monthProblem(in: content)
    case .birthdateYear: return BirthdateRule.yearProblem(in: content, today: context.today)
    case .dateTime: return DateTimeRule.problem(in: content)
    case .flightNumber: return sentence(.flightNumber, TravelRule.flightFault(in: content))
    case .shipmentTrackingNumber: return sentence(.trackingNumber, TravelRule.trackingFault(in: content))
    case .hostname: return sentence(.hostName, HostNameRule.fault(in: content))
    case .gitBranch: return sentence(.branchName, GitBranchRule.fault(in: content))
    case .timeZone: return CodeRule.timeZoneProblem(in: content)
    case .language: return CodeRule.languageProblem(in: content)
    case .currency: return CodeRule.currencyProblem(in: content)
    case .countryCode: return CodeRule.countryProblem(in: content)
    case .transactionAmount: return NumberRule.amountProblem(in: content)
    case .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname, .jobTitle,
      .organizationName, .location, .fullStreetAddress, .streetAddressLine1, .streetAddressLine2, .sublocality,
      .addressCity, .addressState, .addressCityAndState, .countryName, .username, .password, .newPassword,
      .creditCardType, .creditCardName, .creditCardGivenName, .creditCardMiddleName, .creditCardFamilyName,
      .cellularNAL, .filePath, .shell, .addressLine3, .addressLevel4, .sex:
      return nil
    }
  }
}

extension TextContentType {
  /// The text as an answer: trimmed, with letter case and separators in the type's canonical format.
  ///
  /// Changes only what cannot affect the meaning; an invalid text is merely trimmed, and passwords are unchanged.
  /// Idempotent.
  ///
  ///     TextContentType.postalCode.normalized("sw1a1aa", context: ValidationContext(region: "GB"))  // "SW1A 1AA"
  ///     TextContentType.creditCardNumber.normalized("4111 1111 1111 1111")  // "4111111111111111"
  package func normalized(_ text: String, context: ValidationContext = ValidationContext()) -> String {
    if kind == .password || kind == .newPassword { return text }
    let content = text.trimmed
    guard problem(in: text, context: context) == nil else { return String(content) }
    switch kind {
    case .emailAddress: return withLowercaseDomain(content)
    case .hostname: return content.lowercased()
    case .postalCode: return PostalCodeRule.normalized(content, region: context.region)
    case .creditCardNumber, .creditCardSecurityCode, .oneTimeCode, .cellularEID, .cellularIMEI, .cellularIMEI1,
      .cellularIMEI2:
      return String(content).withoutGrouping
    case .creditCardExpiration: return CardExpirationRule.normalized(content)
    case .birthdate: return BirthdateRule.normalized(content, region: context.region)
    case .flightNumber: return TravelRule.normalizedFlight(content)
    case .countryCode, .currency: return content.uppercased()
    case .language: return String(content.map { $0 == "_" ? "-" : $0 })
    case .URL, .photo, .instantMessaging: return withLowercaseScheme(content)
    case .fullStreetAddress, .username, .filePath, .shell, .gitBranch: return String(content)
    default: return content.collapsed
    }
  }

  private func withLowercaseDomain(_ text: Substring) -> String {
    guard let at = text.lastIndex(of: "@") else { return String(text) }
    return text[..<at] + text[at...].lowercased()
  }

  private func withLowercaseScheme(_ text: Substring) -> String {
    guard let colon = text.firstIndex(of: ":") else { return String(text) }
    return text[..<colon].lowercased() + text[colon...]
  }
}

/// The context of validation. Checks that need a nil property are skipped; nothing is read from the machine.
package struct ValidationContext: Hashable, Sendable {
  /// The country for postal codes and the order of dates: ISO 3166-1, two letters.
  package var region: String?
  /// The current date, for expired cards and future dates of birth.
  package var today: CalendarDate?
  package var language: DisplayLanguage

  /// Creates a context; by default empty and English.
  package init(region: String? = nil, today: CalendarDate? = nil, language: DisplayLanguage = .english) {
    self.region = region
    self.today = today
    self.language = language
  }

  /// The context of a form: its own country field determines the region, else the user's locale.
  package init(facts: SystemFacts, otherFields: [TextContentType: String] = [:], language: DisplayLanguage = .english) {
    region = facts.region(given: otherFields)
    today = facts.today
    self.language = language
  }
}
