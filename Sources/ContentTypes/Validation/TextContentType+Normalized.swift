internal import Values

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
