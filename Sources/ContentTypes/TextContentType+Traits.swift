package import Wording

extension TextContentType {
  /// True for secrets: never stored, never suggested from history, masked in recordings, never quoted.
  package var isSecret: Bool {
    switch kind {
    case .password, .newPassword, .oneTimeCode, .creditCardNumber, .creditCardExpiration, .creditCardSecurityCode: true
    default: false
    }
  }

  /// True if a field of this type shows bullets; false for card numbers and one-time codes, which people compare while
  /// typing.
  package var isConcealed: Bool {
    switch kind {
    case .password, .newPassword, .creditCardSecurityCode: true
    default: false
    }
  }

  /// True if answers are remembered by default: not secrets, dates of birth and device identifiers.
  package var isRemembered: Bool {
    switch kind {
    case .birthdate, .birthdateDay, .birthdateMonth, .birthdateYear, .cellularEID, .cellularIMEI, .cellularIMEI1,
      .cellularIMEI2, .cellularNAL, .sex:
      false
    default: !isSecret
    }
  }

  /// The capitalization applied while typing.
  package var capitalization: Capitalization {
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

  /// A short example to show in an empty field; nil if none is useful. One without words is the same in all languages.
  private func hint(in language: DisplayLanguage) -> String? {
    wordedHint(in: language)?.text(in: language) ?? plainHint
  }

  /// A hint that contains words.
  private func wordedHint(in language: DisplayLanguage) -> Message? {
    switch kind {
    case .birthdate: .formDateHint
    case .dateTime: .formDateTimeHint
    case .creditCardName: .wantedNameOnCard
    case .fullStreetAddress, .streetAddressLine1: .wantedStreet
    case .streetAddressLine2: .wantedApartment
    case .addressCityAndState: .wantedCityAndState
    case .newPassword: .wantedPassphrase
    case .oneTimeCode: .digits(4...8, in: language)
    case .creditCardSecurityCode: .digits(3...4, in: language)
    case .cellularEID: .digits(32...32, in: language)
    case .cellularIMEI, .cellularIMEI1, .cellularIMEI2: .digits(15...15, in: language)
    case .creditCardExpiration: .wantedMonthAndYear
    case .creditCardExpirationYear, .birthdateYear: .wantedYear
    case .birthdateDay: .wantedDay
    default: nil
    }
  }

  private var plainHint: String? {
    switch kind {
    case .name: "Ada Lovelace"
    case .namePrefix: "Dr."
    case .givenName, .creditCardGivenName: "Ada"
    case .familyName, .creditCardFamilyName: "Lovelace"
    case .nameSuffix: "Jr."
    case .telephoneNumber: "+44 20 7946 0958"
    case .emailAddress: "name@example.com"
    case .URL: "https://example.com"
    case .creditCardNumber: "1234 5678 9012 3456"
    case .creditCardType: "Visa"
    case .flightNumber: "LH 400"
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
    case .creditCardExpirationMonth, .birthdateMonth: "MM"
    default: nil
    }
  }

  /// The hint for a region (ISO 3166-1, two letters), on which postal codes and telephone numbers depend.
  package func hint(region: String?, in language: DisplayLanguage = .english) -> String? {
    let hint = hint(in: language)
    guard let country = region.flatMap(Country.init(code:)) else { return hint }
    switch kind {
    case .postalCode: return country.postalExample.isEmpty ? hint : country.postalExample
    case .telephoneNumber, .telephoneCountryCode: return country.callingCode.isEmpty ? hint : "+\(country.callingCode)"
    default: return hint
    }
  }
}

/// The letters that are capitalized while typing; raw values are the words in definition files. Typed capitals are
/// kept. The capital of a letter is Unicode's in every language, so that an answer depends on none: `I` of `i`.
public enum Capitalization: String, Hashable, Sendable, CaseIterable {
  /// None.
  case never
  /// The first letter of each word.
  case words
  /// The first letter of the text and of each sentence.
  case sentences
  /// All letters.
  case characters

  /// A typed character, capitalized if required after `before`; unchanged if its capital is more than one character.
  /// Cost: constant for `words`, the run of spaces before point for `sentences`.
  package func raised(_ typed: Character, after before: some StringProtocol) -> Character {
    guard typed.isLowercase, begins(after: before) else { return typed }
    let capital = typed.uppercased()
    guard let first = capital.first, capital.dropFirst().isEmpty else { return typed }
    return first
  }

  /// The text capitalized as if typed character by character.
  package func raised(_ text: String) -> String {
    guard self != .never else { return text }
    var result = ""
    for character in text { result.append(raised(character, after: result)) }
    return result
  }

  private func begins(after before: some StringProtocol) -> Bool {
    switch self {
    case .never: return false
    case .characters: return true
    case .words:
      guard let last = before.last else { return true }
      return last.isWhitespace || last == "-" || last == "(" || last == "\""
    case .sentences:
      guard let end = before.lastIndex(where: { !$0.isWhitespace }) else { return true }
      guard before.index(after: end) != before.endIndex else { return false }
      return ".!?…".contains(before[end]) || before[end...].contains(where: \.isNewline)
    }
  }
}

/// Keyboard types of mobile devices.
///
/// Most only determine the placeholder of an empty field. Digit keyboards and the ASCII keyboard refuse other
/// characters with a message; pasted text is not restricted.
public enum KeyboardType: Hashable, Sendable, CaseIterable {
  /// Any character.
  case `default`, numbersAndPunctuation, namePhonePad, twitter, webSearch
  /// Any character; the placeholder is an example of what is wanted.
  case URL, emailAddress, phonePad
  /// ASCII characters.
  case asciiCapable
  /// Digits of any script.
  case numberPad
  /// Digits from 0 to 9.
  case asciiCapableNumberPad
  /// Digits and the decimal separator of the form's locale.
  case decimalPad

  /// True if this keyboard has a key for a character.
  package func hasKey(for character: Character, locale: LocaleName?) -> Bool {
    switch self {
    case .asciiCapable: character.isASCII
    case .numberPad: character.isWholeNumber
    case .asciiCapableNumberPad: character.isASCII && character.isWholeNumber
    case .decimalPad: character.isWholeNumber || character == NumberSymbols(locale).decimal
    default: true
    }
  }

  /// The message when a character is refused; nil if none is.
  package var refusal: Message? {
    switch self {
    case .asciiCapable: .formOnlyASCII
    case .numberPad, .asciiCapableNumberPad: .formOnlyDigits
    case .decimalPad: .formOnlyNumbers
    default: nil
    }
  }

  /// The content type whose example is the placeholder.
  package var example: TextContentType? {
    switch self {
    case .emailAddress: .emailAddress
    case .URL: .URL
    case .phonePad: .telephoneNumber
    default: nil
    }
  }
}
