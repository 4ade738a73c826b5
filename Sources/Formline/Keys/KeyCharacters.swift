/// Characters that an `onKeyPress` action is for.
public struct KeyCharacters: Sendable {
  private let test: @Sendable (Character) -> Bool

  /// The characters for which a test is true.
  public nonisolated init(where test: @escaping @Sendable (Character) -> Bool) { self.test = test }

  /// The characters of a text.
  public nonisolated init(charactersIn text: String) {
    let characters = Set(text)
    self.init { characters.contains($0) }
  }

  /// Whether a character is one of them.
  public nonisolated func contains(_ character: Character) -> Bool { test(character) }

  /// All others.
  public nonisolated var inverted: KeyCharacters { KeyCharacters { [test] in !test($0) } }

  /// These and those of another set.
  public nonisolated func union(_ other: KeyCharacters) -> KeyCharacters {
    KeyCharacters { [test] in test($0) || other.test($0) }
  }

  /// Letters of any script.
  public nonisolated static let letters = KeyCharacters(where: \.isLetter)
  /// Upper-case letters.
  public nonisolated static let uppercaseLetters = KeyCharacters(where: \.isUppercase)
  /// Lower-case letters.
  public nonisolated static let lowercaseLetters = KeyCharacters(where: \.isLowercase)
  /// Digits of any script.
  public nonisolated static let decimalDigits = KeyCharacters(where: \.isWholeNumber)
  /// Letters and digits.
  public nonisolated static let alphanumerics = letters.union(decimalDigits)
  /// Punctuation marks.
  public nonisolated static let punctuationCharacters = KeyCharacters(where: \.isPunctuation)
  /// Signs of currencies, of mathematics and others.
  public nonisolated static let symbols = KeyCharacters(where: \.isSymbol)
  /// Blanks.
  public nonisolated static let whitespaces = KeyCharacters(where: \.isWhitespace)
}
