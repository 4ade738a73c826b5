package import Wording

/// What a text is typed with, as telephones name their kinds of keyboards.
///
/// A terminal's keyboard has every key, so most kinds only say what an empty field shows. Those of digits, and that
/// without accents, have no key for anything else: other characters are not typed, and a phrase says why. What is pasted
/// is taken as it is.
public enum KeyboardType: Hashable, Sendable, CaseIterable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad

  /// Whether a keyboard of this kind has a key for a character.
  public func hasKey(for character: Character, locale: LocaleName?) -> Bool {
    switch self {
    case .asciiCapable: character.isASCII
    case .numberPad: character.isWholeNumber
    case .asciiCapableNumberPad: character.isASCII && character.isWholeNumber
    case .decimalPad: character.isWholeNumber || character == NumberSymbols(locale).decimal
    default: true
    }
  }

  /// What is said of a character for which there is no key; nil where there is one for all.
  package var refusal: Phrase? {
    switch self {
    case .asciiCapable: .onlyASCII
    case .numberPad, .asciiCapableNumberPad: .onlyDigits
    case .decimalPad: .onlyNumbers
    default: nil
    }
  }

  /// The content type whose example stands in an empty field.
  package var example: TextContentType? {
    switch self {
    case .emailAddress: .emailAddress
    case .URL: .URL
    case .phonePad: .telephoneNumber
    default: nil
    }
  }
}
