/// Generates a password for each new password field. The only source for such fields.
struct PasswordSource: SuggestionSource {
  /// Called for each password; the system's generator is cryptographically secure.
  var makeGenerator: @Sendable () -> any RandomNumberGenerator = { SystemRandomNumberGenerator() }

  var name: String { "generator" }
  var offersSecrets: Bool { true }

  /// One new password. Its entropy is a lower bound, that of the characters besides one of each kind: 15 times the
  /// binary logarithm of the 57 letters and digits, and those of the 25 small letters, 24 capitals and 8 digits.
  func suggestions(for query: SuggestionQuery) -> [Suggestion] {
    guard query.contentType == .newPassword else { return [] }
    var generator = makeGenerator()
    return suggest(
      Self.password(using: &generator),
      "20 characters, small and capital letters and digits, about 99 bits")
  }

  /// A new password of uniform, independent characters, in groups of six. One without a small letter, a capital or a
  /// digit is rejected as a whole, so that no position is biased.
  static func password(using generator: inout some RandomNumberGenerator) -> String {
    var letters: [Character]
    repeat {
      letters = (0..<letterCount).map { _ in alphabet[Int.random(in: alphabet.indices, using: &generator)] }
    } while !kinds.allSatisfy { kind in letters.contains(where: kind.contains) }
    return letters.enumerated().reduce(into: "") { password, letter in
      if letter.offset > 0, letter.offset.isMultiple(of: 6) { password.append("-") }
      password.append(letter.element)
    }
  }

  /// Without 0 and O, 1, l and I.
  private static let kinds: [[Character]] = [
    Array("abcdefghijkmnopqrstuvwxyz"), Array("ABCDEFGHJKLMNPQRSTUVWXYZ"), Array("23456789"),
  ]

  private static let alphabet = kinds.flatMap(\.self)

  /// Three groups.
  private static let letterCount = 18
}
