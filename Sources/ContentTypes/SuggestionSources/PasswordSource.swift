/// Generates a password for each new password field. The only source for such fields.
struct PasswordSource: SuggestionSource {
  var rules = PasswordRules()
  /// Called for each password; the system's generator is cryptographically secure.
  var makeGenerator: @Sendable () -> any RandomNumberGenerator = { SystemRandomNumberGenerator() }

  var name: String { "generator" }
  var offersSecrets: Bool { true }

  /// One new password, with its rules as the reason.
  func suggestions(for query: SuggestionQuery) -> [Suggestion] {
    guard query.contentType == .newPassword else { return [] }
    var generator = makeGenerator()
    return suggest(rules.password(using: &generator), rules.description)
  }
}

/// The rules for generated passwords: unambiguous letters and digits in groups of six.
struct PasswordRules: Hashable, Sendable, CustomStringConvertible {
  /// The length including hyphens; at least 8, at most 128.
  let length: Int
  /// True for groups of six separated by hyphens.
  let isGrouped: Bool

  /// Rules for passwords between two lengths in characters: 20 if allowed, else the nearest. Grouped if there is room
  /// for three groups.
  init(minimumLength: Int = 20, maximumLength: Int = 128) {
    let most = min(max(maximumLength, 8), 128)
    length = min(max(minimumLength, 20), most)
    isGrouped = length >= 20
  }

  /// The rules in words: `20 characters, small and capital letters and digits, about 99 bits`.
  var description: String {
    "\(length) characters, small and capital letters and digits, about \(entropyBits) bits"
  }

  /// A lower bound of the entropy in whole bits: it counts only the passwords that begin with a character of each kind.
  var entropyBits: Int {
    Int(Double(letterCount - Self.kinds.count) * Self.bitsOfLetter + Self.bitsOfKinds)
  }

  /// A new password of uniform, independent characters. One without a lower-case letter, a capital or a digit is
  /// rejected as a whole, so that no position is biased.
  func password(using generator: inout some RandomNumberGenerator) -> String {
    var letters: [Character]
    repeat {
      letters = (0..<letterCount).map { _ in Self.alphabet[Int.random(in: Self.alphabet.indices, using: &generator)] }
    } while !Self.kinds.allSatisfy { kind in letters.contains(where: kind.contains) }
    guard isGrouped else { return String(letters) }
    return letters.enumerated().reduce(into: "") { password, letter in
      if letter.offset > 0, letter.offset.isMultiple(of: Self.groupLength) { password.append("-") }
      password.append(letter.element)
    }
  }

  /// Without 0 and O, 1, l and I.
  private static let kinds: [[Character]] = [
    Array("abcdefghijkmnopqrstuvwxyz"), Array("ABCDEFGHJKLMNPQRSTUVWXYZ"), Array("23456789"),
  ]

  private static let alphabet = kinds.flatMap(\.self)

  /// The binary logarithm of the 57 letters and digits.
  private static let bitsOfLetter = 5.8329
  /// The sum of those of the 25 small letters, 24 capitals and 8 digits.
  private static let bitsOfKinds = 12.2288

  private static let groupLength = 6

  /// The length without hyphens.
  private var letterCount: Int { isGrouped ? length - (length - 1) / (Self.groupLength + 1) : length }
}
