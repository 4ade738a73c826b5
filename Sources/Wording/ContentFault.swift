/// The fault of a text, as a clause that follows a colon. None quotes more of the text than a
/// character, a number or the code of a country.
package enum ContentFault: Error, Hashable, Sendable {
  /// What a person calls a character that cannot be typed as it is shown.
  package enum Shown: Hashable, Sendable {
    case spaces, invisibleSpaces, controlCharacters
    case character(Character)
  }

  case clause(Message)
  case cannotContain(Shown), cannotStandBeforeAt(Shown), cannotStandAfterAt(Shown)
  case needsDigits(ClosedRange<Int>, found: Int)
  case networkLength(String, [Int], found: Int)
  case daysOfMonth(month: Int, year: Int, count: Int)
  /// What is said in a sentence of its own; see ``ContentSentence``.
  case cardExpired, inFuture, tooLongAgo(years: Int)

  /// The clause alone.
  package func text(in say: DisplayLanguage) -> String {
    func digits(_ counts: some BidirectionalCollection<Int>) -> String {
      say(.faultDigits(list: say.listed(counts), count: counts.last ?? 0))
    }
    func name(_ shown: Shown) -> String {
      switch shown {
      case .spaces: say(.faultSpaces)
      case .invisibleSpaces: say(.faultInvisibleSpaces)
      case .controlCharacters: say(.faultControlCharacters)
      case .character(let character): say(.faultCharacter(character: String(character)))
      }
    }

    return switch self {
    case .clause(let message): say(message)
    case .cannotContain(let shown): say(.faultCannotContain(what: name(shown)))
    case .cannotStandBeforeAt(let shown): say(.faultCannotStandBeforeAt(what: name(shown)))
    case .cannotStandAfterAt(let shown): say(.faultCannotStandAfterAt(what: name(shown)))
    case .needsDigits(let range, let found): say(.faultNeedsDigits(digits: digits(range), found: found))
    case .networkLength(let network, let lengths, let found):
      say(.faultNetworkLength(network: network, digits: digits(lengths), found: found))
    case .cardExpired: say(.faultCardExpired)
    case .inFuture: say(.faultInFuture)
    case .tooLongAgo(let years): say(.faultTooLongAgo(years: years))
    case .daysOfMonth(let month, let year, let count): say(.daysOfMonth(month: month, year: year, count: count))
    }
  }
}
