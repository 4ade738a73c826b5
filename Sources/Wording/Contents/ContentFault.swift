/// What is wrong with a text that has a meaning, as a clause that follows a colon. None quotes more of it than a
/// character, a number or the code of a country.
package enum ContentFault: Hashable, Sendable {
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
  /// What is said of other values too.
  case other(Phrase)
}
