/// A sentence about a text that is not what it should be: what to enter, an example where there is one, and the fault.
///
///     Enter a valid email address, such as name@example.com: the @ sign is missing
package struct ContentSentence: Translated, Hashable, Sendable {
  package var wanted: WantedContent
  /// An example in place of the usual one.
  package var example: String?
  /// The country whose rules hold.
  package var country: Country?
  package var fault: ContentFault?

  package init(_ wanted: WantedContent, _ fault: ContentFault? = nil) {
    self.wanted = wanted
    self.fault = fault
    example = wanted.example
  }

  /// The same with another example, or none.
  package init(_ wanted: WantedContent, example: String?, _ fault: ContentFault?) {
    self.init(wanted, fault)
    self.example = example
  }

  /// A country with its English name; other languages say its code.
  package struct Country: Hashable, Sendable {
    var name: String
    var code: String

    package init(name: String, code: String) {
      self.name = name
      self.code = code
    }
  }

  /// The sentence, without a final period.
  package func text(in language: DisplayLanguage) -> String {
    if language == .english, let whole = englishSentence { return whole }
    let advice = words(in: language)
    guard let fault else { return advice }
    return advice + Self.colon(in: language) + fault.text(in: language)
  }

  private static func colon(in language: DisplayLanguage) -> String {
    switch language {
    case .english, .german, .spanish: ": "
    case .french: " : "
    case .chinese, .japanese: "："
    }
  }
}

/// The fault of a text, as a clause that follows a colon. None quotes more of the text than a
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
  /// A phrase that other values share.
  case other(Phrase)
}

extension ContentFault: Translated {
  /// The clause alone.
  package func text(in language: DisplayLanguage) -> String { words(in: language) }

  /// `13, 16 or 19`, in the words of a language; a run of three or more with its ends alone.
  static func listed(_ numbers: [Int], comma: String, or: String, to: String) -> String {
    guard let first = numbers.first, let last = numbers.last, numbers.count > 1 else {
      return numbers.map(String.init).joined()
    }
    if numbers.count > 2, last - first == numbers.count - 1 { return "\(first)\(to)\(last)" }
    return numbers.dropLast().map(String.init).joined(separator: comma) + "\(or)\(last)"
  }
}
