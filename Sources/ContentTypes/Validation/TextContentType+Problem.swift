public import Values
public import Wording

extension TextContentType {
  /// What is wrong with a text, as a sentence for the person who typed it; nil if nothing is. Cost: linear in the text.
  ///
  /// Names accept anything, and so does what has no fixed form. An empty text has no problem. Outer white space is
  /// ignored except in passwords. Secrets are never quoted.
  public func problem(in text: String, context: ValidationContext = ValidationContext()) -> String? {
    let content = text.trimmed
    guard !content.isEmpty else { return nil }
    return sentence(about: content, context)?.text(in: context.language)
  }

  /// What is wrong with a text as a mailbox to the letter of RFC 5321: ASCII, with or without a dot in its domain.
  package static func mailboxProblem(in text: String, _ language: DisplayLanguage) -> String? {
    EmailAddressRule.problem(in: text[...], as: .mailbox)?.sentence.text(in: language)
  }

  /// The type's request, such as `Enter a valid email address, such as name@example.com`; nil for types that take any
  /// text.
  package func request(in language: DisplayLanguage) -> String? {
    // No type that has a form takes a control character.
    var sentence = sentence(about: "\u{1}", ValidationContext())
    sentence?.fault = nil
    return sentence?.text(in: language)
  }

  private func sentence(about content: Substring, _ context: ValidationContext) -> ContentSentence? {
    switch kind {
    case .emailAddress: return EmailAddressRule.problem(in: content)?.sentence
    case .URL, .photo: return WebAddressRule.problem(in: content)?.sentence
    case .instantMessaging: return WebAddressRule.problem(in: content)?.instantMessagingSentence
    case .telephoneNumber, .telephoneNational, .telephoneLocal: return TelephoneRule.problem(in: content)?.sentence
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

extension TextContentType {
  /// The text as its answer should be: white space at the ends gone, letters and separators as the type writes them.
  ///
  /// Only what cannot change the meaning is changed, and a text with a problem is merely trimmed. Passwords keep every
  /// character. Normalising twice is normalising once.
  ///
  ///     TextContentType.postalCode.normalized("sw1a1aa", context: ValidationContext(region: "GB"))  // "SW1A 1AA"
  ///     TextContentType.creditCardNumber.normalized("4111 1111 1111 1111")  // "4111111111111111"
  public func normalized(_ text: String, context: ValidationContext = ValidationContext()) -> String {
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

  /// The text as it is shown after it was typed: normalised, and a card number in the groups of the card.
  public func presented(_ text: String, context: ValidationContext = ValidationContext()) -> String {
    let answer = normalized(text, context: context)
    return kind == .creditCardNumber && problem(in: text) == nil ? PaymentCard.grouped(answer) : answer
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

/// What a rule may depend on besides the text. What is nil is not checked; nothing is read from the machine.
public struct ValidationContext: Hashable, Sendable {
  /// The country whose postal codes and date order hold: ISO 3166-1, two letters.
  public var region: String?
  /// The present day, for cards that expired and births in the future.
  public var today: CalendarDate?
  /// The language in which problems are told.
  public var language: DisplayLanguage

  /// A context; by default empty and English.
  public init(region: String? = nil, today: CalendarDate? = nil, language: DisplayLanguage = .english) {
    self.region = region
    self.today = today
    self.language = language
  }

  /// The context of a form: its own country field decides the region, else the user's locale.
  public init(facts: SystemFacts, otherFields: [TextContentType: String] = [:], language: DisplayLanguage = .english) {
    region = facts.region(given: otherFields)
    today = facts.today
    self.language = language
  }
}
