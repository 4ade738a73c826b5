/// The fault of a text, as a clause that follows a colon. None quotes more of the text than a
/// character, a number or the code of a country.
package enum ContentFault: Error, Hashable, Sendable {
  /// What a person calls a character that cannot be typed as it is shown.
  package enum Shown: Hashable, Sendable {
    case spaces, invisibleSpaces, controlCharacters
    case character(Character)
  }

  case cannotContain(Shown)
  case tooLong

  // E-mail addresses.
  case missingAt, moreThanOneAt, missingLocalPart, missingDomain, missingDot
  case dotBeforeAt, dotAfterAt, hyphenBesideDot, comma
  case cannotStandBeforeAt(Shown), cannotStandAfterAt(Shown)

  // URLs and host names.
  case missingScheme, missingSlashes(scheme: String), missingHost, missingRest, badHost, badPort
  case notAURL, dotTooMany, hyphenAtEnd, partTooLong, longerThan(Int)

  // Digits.
  case onlyDigits
  case tooFewDigits(Int), tooManyDigits(Int)
  case needsDigits(ClosedRange<Int>, found: Int)
  case networkLength(String, [Int], found: Int)
  case wrongDigit
  case misplacedPlus, unknownCallingCode(String), callingCodeForm

  // Numbers, days and times.
  case isNumber(ClosedRange<Int>), isFrom(ClosedRange<Int>), monthNumberOrName
  case cardMonth, cardExpired, cardValidTooLong(years: Int)
  case inFuture, tooLongAgo(years: Int)
  case noSuchDay, noSuchTime

  // Flights and parcels.
  case airline, flightDigits, trackingLength(found: Int)

  // Branches.
  case twoDots, endsInLock, misplacedSlash, atBrace, leadingHyphen, lonelyAt, partWithLeadingDot, trailingDot

  case meant(String)
  /// A phrase that other values share.
  case other(ProblemPhrase)

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
    case .cannotContain(let shown): say(.faultCannotContain(what: name(shown)))
    case .tooLong: say(.faultTooLong)

    case .missingAt: say(.faultMissingAt)
    case .moreThanOneAt: say(.faultMoreThanOneAt)
    case .missingLocalPart: say(.faultMissingLocalPart)
    case .missingDomain: say(.faultMissingDomain)
    case .missingDot: say(.faultMissingDot)
    case .dotBeforeAt: say(.faultDotBeforeAt)
    case .dotAfterAt: say(.faultDotAfterAt)
    case .hyphenBesideDot: say(.faultHyphenBesideDot)
    case .comma: say(.faultComma)
    case .cannotStandBeforeAt(let shown): say(.faultCannotStandBeforeAt(what: name(shown)))
    case .cannotStandAfterAt(let shown): say(.faultCannotStandAfterAt(what: name(shown)))

    case .missingScheme: say(.faultMissingScheme)
    case .missingSlashes(let scheme): say(.faultMissingSlashes(scheme: scheme))
    case .missingHost: say(.faultMissingHost)
    case .missingRest: say(.faultMissingRest)
    case .badHost: say(.faultBadHost)
    case .badPort: say(.faultBadPort)
    case .notAURL: say(.faultNotAURL)
    case .dotTooMany: say(.faultDotTooMany)
    case .hyphenAtEnd: say(.faultHyphenAtEnd)
    case .partTooLong: say(.faultPartTooLong)
    case .longerThan(let letters): say(.faultLongerThan(letters: letters))

    case .onlyDigits: say(.faultOnlyDigits)
    case .tooFewDigits(let count): say(.faultTooFewDigits(count: count))
    case .tooManyDigits(let count): say(.faultTooManyDigits(count: count))
    case .needsDigits(let range, let found): say(.faultNeedsDigits(digits: digits(range), found: found))
    case .networkLength(let network, let lengths, let found):
      say(.faultNetworkLength(network: network, digits: digits(lengths), found: found))
    case .wrongDigit: say(.faultWrongDigit)
    case .misplacedPlus: say(.faultMisplacedPlus)
    case .unknownCallingCode(let code): say(.faultUnknownCallingCode(code: code))
    case .callingCodeForm: say(.faultCallingCodeForm)

    case .isNumber(let range): say(.faultIsNumber(least: range.lowerBound, most: range.upperBound))
    case .isFrom(let range): say(.faultIsFrom(least: range.lowerBound, most: range.upperBound))
    case .monthNumberOrName: say(.faultMonthNumberOrName)
    case .cardMonth: say(.faultCardMonth)
    case .cardExpired: say(.faultCardExpired)
    case .cardValidTooLong(let years): say(.faultCardValidTooLong(years: years))
    case .inFuture: say(.faultInFuture)
    case .tooLongAgo(let years): say(.faultTooLongAgo(years: years))
    case .noSuchDay: say(.faultNoSuchDay)
    case .noSuchTime: say(.faultNoSuchTime)

    case .airline: say(.faultAirline)
    case .flightDigits: say(.faultFlightDigits)
    case .trackingLength(let found): say(.faultTrackingLength(found: found))

    case .twoDots: say(.faultTwoDots)
    case .endsInLock: say(.faultEndsInLock)
    case .misplacedSlash: say(.faultMisplacedSlash)
    case .atBrace: say(.faultAtBrace)
    case .leadingHyphen: say(.faultLeadingHyphen)
    case .lonelyAt: say(.faultLonelyAt)
    case .partWithLeadingDot: say(.faultPartWithLeadingDot)
    case .trailingDot: say(.faultTrailingDot)

    case .meant(let name): say(.faultMeant(name: name))
    case .other(let phrase): phrase.text(in: say)
    }
  }
}
