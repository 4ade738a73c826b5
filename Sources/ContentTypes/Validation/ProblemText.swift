internal import Values
internal import Wording

// The sentence for each broken rule: what to enter, an example if any, and the fault. None quotes a secret.

extension EmailAddressRule.Problem {
  var sentence: ContentSentence {
    let fault: ContentFault =
      switch self {
      case .missingAt: .missingAt
      case .moreThanOneAt: .moreThanOneAt
      case .missingLocalPart: .missingLocalPart
      case .missingDomain: .missingDomain
      case .space: .cannotContain(.spaces)
      case .missingDot: .missingDot
      case .tooLong: .tooLong
      case .misplacedDot(before: true): .dotBeforeAt
      case .misplacedDot(before: false): .dotAfterAt
      case .misplacedHyphen: .hyphenBesideDot
      case .comma: .comma
      case .unexpected(let character, before: true): .cannotStandBeforeAt(shown(character))
      case .unexpected(let character, before: false): .cannotStandAfterAt(shown(character))
      }
    return ContentSentence(.emailAddress, fault)
  }
}

extension WebAddressRule.Problem {
  var sentence: ContentSentence { ContentSentence(.url, fault) }
  var instantMessagingSentence: ContentSentence { ContentSentence(.messagingURL, fault) }

  private var fault: ContentFault {
    switch self {
    case .missingScheme: .missingScheme
    case .missingSlashes(let scheme): .missingSlashes(scheme: scheme)
    case .missingHost: .missingHost
    case .missingRest: .missingRest
    case .space: .cannotContain(.spaces)
    case .badHost: .badHost
    case .badPort: .badPort
    case .unexpected(let character): .cannotContain(shown(character))
    }
  }
}

extension HostName.Problem {
  var sentence: ContentSentence {
    let fault: ContentFault =
      switch self {
      case .space: .cannotContain(.spaces)
      case .scheme: .notAURL
      case .emptyLabel: .dotTooMany
      case .misplacedHyphen: .hyphenAtEnd
      case .labelTooLong: .partTooLong
      case .tooLong: .longerThan(253)
      case .unexpected(let character): .cannotContain(shown(character))
      }
    return ContentSentence(.hostName, fault)
  }
}

extension TelephoneRule.Problem {
  var sentence: ContentSentence {
    switch self {
    case .tooFewDigits(let count): ContentSentence(.telephoneNumber, .tooFewDigits(count))
    case .tooManyDigits(let count): ContentSentence(.telephoneNumber, .tooManyDigits(count))
    case .misplacedPlus: ContentSentence(.telephoneNumber, .misplacedPlus)
    case .unexpected(let character): ContentSentence(.telephoneNumber, .cannotContain(shown(character)))
    case .unknownCountryCode(let code): ContentSentence(.callingCode, .unknownCallingCode(code))
    case .notACountryCode: ContentSentence(.callingCode, .callingCodeForm)
    case .notAPart: ContentSentence(.telephonePart)
    }
  }
}

extension PostalCodeRule.Problem {
  var sentence: ContentSentence {
    switch self {
    case .unexpected(let character): ContentSentence(.postalCode, .cannotContain(shown(character)))
    case .digits(let needed, let found, let country):
      Self.sentence(country, .needsDigits(needed...needed, found: found))
    case .digitsOnly(let country): Self.sentence(country, .onlyDigits)
    case .form(let country): Self.sentence(country, nil)
    }
  }

  private static func sentence(_ country: Country, _ fault: ContentFault?) -> ContentSentence {
    var sentence = ContentSentence(.postalCode, fault)
    sentence.country = .init(name: country.name, code: country.code)
    sentence.example = country.postalExample
    return sentence
  }
}

extension PaymentCard.Problem {
  var sentence: ContentSentence {
    let fault: ContentFault =
      switch self {
      case .notDigits: .onlyDigits
      case .length(let found): .needsDigits(12...19, found: found)
      case .networkLength(let network, let found): .networkLength(network.rawValue, network.lengths, found: found)
      case .checkDigit: .wrongDigit
      }
    return ContentSentence(.cardNumber, fault)
  }
}

extension CardExpirationRule.Problem {
  var sentence: ContentSentence {
    switch self {
    case .notAMonthAndYear: ContentSentence(.cardExpiration)
    case .month: ContentSentence(.cardExpiration, .cardMonth)
    case .expired: ContentSentence(.expirationDate, .cardExpired)
    case .tooFar: ContentSentence(.expirationDate, .cardValidTooLong(years: 20))
    case .notAYear: ContentSentence(.expirationYear)
    case .yearPast: ContentSentence(.expirationYear, .cardExpired)
    case .yearTooFar: ContentSentence(.expirationYear, example: nil, .cardValidTooLong(years: 20))
    }
  }
}

extension DigitsRule.Problem {
  var sentence: ContentSentence {
    switch self {
    case .notDigits(let rule): ContentSentence(rule.wanted, .onlyDigits)
    case .length(let rule, let found): ContentSentence(rule.wanted, .needsDigits(rule.lengths, found: found))
    case .checkDigit(let rule): ContentSentence(rule.wanted, .wrongDigit)
    }
  }
}

extension NumberRule.Problem {
  var sentence: ContentSentence {
    switch self {
    case .notANumber(let rule): ContentSentence(rule.wanted, .isNumber(rule.range))
    case .outOfRange(let rule): ContentSentence(rule.wanted, .isFrom(rule.range))
    case .notAMonth: ContentSentence(.month, .monthNumberOrName)
    case .notAnAmount: ContentSentence(.amount)
    }
  }
}

extension BirthdateRule.Problem {
  var sentence: ContentSentence {
    switch self {
    case .notADate: ContentSentence(.birthdate)
    case .month(let month): ContentSentence(.birthdate, .other(.noMonth(month)))
    case .day(let month, let year):
      ContentSentence(
        .birthdate,
        .other(.daysOfMonth(month: month, year: year, count: CalendarDate.days(inMonth: month, of: year))))
    case .future: ContentSentence(.birthdate, .inFuture)
    case .tooLongAgo(let years): ContentSentence(.birthdate, .tooLongAgo(years: years))
    case .notAYear: ContentSentence(.birthYear)
    }
  }
}

extension DateTimeRule.Problem {
  var sentence: ContentSentence {
    switch self {
    case .form: ContentSentence(.dateTime)
    case .date: ContentSentence(.dateTime, .noSuchDay)
    case .time: ContentSentence(.dateTime, .noSuchTime)
    }
  }
}

extension TravelRule.Problem {
  var sentence: ContentSentence {
    switch self {
    case .airline: ContentSentence(.flightNumber, .airline)
    case .flightDigits: ContentSentence(.flightNumber, .flightDigits)
    case .trackingLength(let found): ContentSentence(.trackingNumber, .trackingLength(found: found))
    case .trackingCharacter(let character): ContentSentence(.trackingNumber, .cannotContain(shown(character)))
    }
  }
}

extension GitBranchRule.Problem {
  var sentence: ContentSentence {
    let fault: ContentFault =
      switch self {
      case .dots: .twoDots
      case .lock: .endsInLock
      case .slash: .misplacedSlash
      case .atBrace: .atBrace
      case .hyphen: .leadingHyphen
      case .lonelyAt: .lonelyAt
      case .leadingDot: .partWithLeadingDot
      case .trailingDot: .trailingDot
      case .unexpected(let character): .cannotContain(shown(character))
      }
    return ContentSentence(.branchName, fault)
  }
}

extension CodeRule.Problem {
  var sentence: ContentSentence {
    switch self {
    case .country(let near): ContentSentence(.countryCode, near.map(ContentFault.meant))
    case .currency(let near): ContentSentence(.currencyCode, near.map(ContentFault.meant))
    case .language(let near): ContentSentence(.languageCode, near.map(ContentFault.meant))
    case .timeZone: ContentSentence(.timeZone)
    }
  }
}

/// A printable form of a character, even an invisible one.
private func shown(_ character: Character) -> ContentFault.Shown {
  if character == " " { return .spaces }
  if character.isWhitespace { return .invisibleSpaces }
  let isInvisible = character.unicodeScalars.contains { [.control, .format].contains($0.properties.generalCategory) }
  return isInvisible ? .controlCharacters : .character(character)
}
