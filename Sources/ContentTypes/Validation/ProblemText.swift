// Every sentence of this room that tells a person what is wrong. They begin with what to do, show an example where
// there is one, and name the fault after a colon. None quotes a secret.

extension EmailAddressRule.Problem {
  var sentence: String {
    "Enter a valid email address, such as name@example.com: \(fault)"
  }

  private var fault: String {
    switch self {
    case .missingAt: "the @ sign is missing"
    case .moreThanOneAt: "there is more than one @ sign"
    case .missingLocalPart: "the part before the @ sign is missing"
    case .missingDomain: "the part after the @ sign is missing"
    case .space: "it cannot contain spaces"
    case .missingDot: "the part after the @ sign has no dot"
    case .tooLong: "it is too long"
    case .misplacedDot(before: true): "there is a dot too many before the @ sign"
    case .misplacedDot(before: false): "there is a dot too many after the @ sign"
    case .misplacedHyphen: "a hyphen cannot stand beside a dot or the @ sign"
    case .comma: "there is a comma where a dot belongs"
    case .unexpected(let character, before: true): "\(shown(character)) cannot stand before the @ sign"
    case .unexpected(let character, before: false): "\(shown(character)) cannot stand after the @ sign"
    }
  }
}

extension WebAddressRule.Problem {
  var sentence: String { "Enter a valid URL, such as https://example.com: \(fault)" }

  var instantMessagingSentence: String { "Enter a valid URL, such as xmpp:name@example.com: \(fault)" }

  private var fault: String {
    switch self {
    case .missingScheme: "https:// is missing at the start"
    case .missingSlashes(let scheme): "// is missing after \(scheme):"
    case .missingHost: "the host name is missing after //"
    case .missingRest: "nothing follows the colon"
    case .space: "it cannot contain spaces"
    case .badHost: "the host name is not a valid one"
    case .badPort: "the port after the host name is not a number up to 65535"
    case .unexpected(let character): "it cannot contain \(shown(character))"
    }
  }
}

extension HostNameRule.Problem {
  var sentence: String {
    let fault =
      switch self {
      case .space: "it cannot contain spaces"
      case .scheme: "leave out everything up to ://"
      case .emptyLabel: "there is a dot too many"
      case .misplacedHyphen: "no part can begin or end with a hyphen"
      case .labelTooLong: "a part between dots has more than 63 letters"
      case .tooLong: "it has more than 253 letters"
      case .unexpected(let character): "it cannot contain \(shown(character))"
      }
    return "Enter a valid host name, such as host.example.com: \(fault)"
  }
}

extension TelephoneRule.Problem {
  var sentence: String {
    switch self {
    case .tooFewDigits(let count): "\(Self.advice): it has only \(counted(count, "digit"))"
    case .tooManyDigits(let count): "\(Self.advice): it has \(count) digits, more than any number has"
    case .misplacedPlus: "\(Self.advice): the + can only stand at the start"
    case .unexpected(let character): "\(Self.advice): it cannot contain \(shown(character))"
    case .unknownCountryCode(let code): "Enter a valid country code, such as +44: no country has +\(code)"
    case .notACountryCode: "Enter a valid country code, such as +44: it is a + and one to three digits"
    case .notAPart: "Enter only the digits of this part of the telephone number"
    }
  }

  private static let advice = "Enter a valid telephone number, such as +44 20 7946 0958"
}

extension PostalCodeRule.Problem {
  var sentence: String {
    switch self {
    case .unexpected(let character): "Enter a valid postal code: it cannot contain \(shown(character))"
    case .digits(let needed, let found, let country):
      "\(Self.advice(country)): it needs \(counted(needed, "digit")), not \(found)"
    case .digitsOnly(let country): "\(Self.advice(country)): it has only digits"
    case .form(let country): Self.advice(country)
    }
  }

  private static func advice(_ country: Country) -> String {
    "Enter a valid postal code for \(country.name), such as \(country.postalExample)"
  }
}

extension PaymentCard.Problem {
  var sentence: String {
    switch self {
    case .notDigits: "Enter a valid card number: it has only digits"
    case .length(let found): "Enter a valid card number: it needs 12 to 19 digits, not \(found)"
    case .networkLength(let network, let found):
      "Enter a valid card number: \(network.rawValue) numbers have \(listed(network.lengths)) digits, not \(found)"
    case .checkDigit: "Enter a valid card number: at least one digit is wrong"
    }
  }
}

extension CardExpirationRule.Problem {
  var sentence: String {
    switch self {
    case .notAMonthAndYear: "Enter a valid expiration date as month and year, such as 09/30"
    case .month: "Enter a valid expiration date as month and year, such as 09/30: the month is 01 to 12"
    case .expired: "This card has expired: enter an expiration date that is not in the past"
    case .tooFar: "Enter a valid expiration date: no card is valid for more than 20 years"
    case .notAYear: "Enter a valid expiration year, such as 2030"
    case .yearPast: "This card has expired: enter an expiration year that is not in the past"
    case .yearTooFar: "Enter a valid expiration year: no card is valid for more than 20 years"
    }
  }
}

extension DigitsRule.Problem {
  var sentence: String {
    switch self {
    case .notDigits(let rule): "Enter a valid \(rule.noun): it has only digits"
    case .length(let rule, let found): "Enter a valid \(rule.noun): it needs \(rule.length), not \(found)"
    case .checkDigit(let rule): "Enter a valid \(rule.noun): at least one digit is wrong"
    }
  }
}

extension DigitsRule {
  fileprivate var length: String {
    let (least, most) = (lengths.lowerBound, lengths.upperBound)
    if least == most { return counted(least, "digit") }
    return most == least + 1 ? "\(least) or \(most) digits" : "\(least) to \(most) digits"
  }
}

extension NumberRule.Problem {
  var sentence: String {
    switch self {
    case .notANumber(let rule): "Enter a valid \(rule.noun): a number from \(rule.bounds)"
    case .outOfRange(let rule): "Enter a valid \(rule.noun): it is from \(rule.bounds)"
    case .notAMonth: "Enter a valid month: a number from 1 to 12 or a name, such as March"
    case .notAnAmount: "Enter a valid amount, such as 12.50"
    }
  }
}

extension NumberRule {
  fileprivate var bounds: String { "\(range.lowerBound) to \(range.upperBound)" }
}

extension BirthdateRule.Problem {
  var sentence: String {
    switch self {
    case .notADate: Self.advice
    case .month(let month): "\(Self.advice): there is no month \(month)"
    case .day(let month, let year):
      "\(Self.advice): \(CalendarDate.monthNames[month - 1]) \(year) has"
        + " \(CalendarDate.days(inMonth: month, of: year)) days"
    case .future: "Enter a date of birth that is not in the future"
    case .tooLongAgo(let years): "Enter a date of birth that is not more than \(years) years ago"
    case .notAYear: "Enter a valid year of birth with four digits, such as 1990"
    }
  }

  private static let advice = "Enter a valid date of birth as year-month-day, such as 1990-12-31"
}

extension DateTimeRule.Problem {
  var sentence: String {
    switch self {
    case .form: Self.advice
    case .date: "\(Self.advice): there is no such day"
    case .time: "\(Self.advice): there is no such time of day"
    }
  }

  private static let advice = "Enter a valid date and time, such as 2030-12-31 14:30"
}

extension TravelRule.Problem {
  var sentence: String {
    switch self {
    case .airline: "Enter a valid flight number, such as LH 400: it begins with the airline's two or three letters"
    case .flightDigits: "Enter a valid flight number, such as LH 400: one to four digits follow the airline"
    case .trackingLength(let found): "Enter a valid tracking number: it needs 6 to 40 letters and digits, not \(found)"
    case .trackingCharacter(let character): "Enter a valid tracking number: it cannot contain \(shown(character))"
    }
  }
}

extension GitBranchRule.Problem {
  var sentence: String {
    let fault =
      switch self {
      case .dots: "it cannot contain two dots in a row"
      case .lock: "no part can end with .lock"
      case .slash: "a slash can only stand between two names"
      case .atBrace: "it cannot contain @{"
      case .hyphen: "it cannot begin with a hyphen"
      case .lonelyAt: "@ alone has another meaning"
      case .leadingDot: "no part can begin with a dot"
      case .trailingDot: "it cannot end with a dot"
      case .unexpected(let character): "it cannot contain \(shown(character))"
      }
    return "Enter a valid branch name, such as feature/login: \(fault)"
  }
}

extension CodeRule.Problem {
  var sentence: String {
    switch self {
    case .country(let near):
      "Enter a valid country code of two letters, such as DE" + Self.question(near)
    case .currency(let near):
      "Enter a valid currency code of three letters, such as EUR" + Self.question(near)
    case .language(let near):
      "Enter a valid language code, such as en or pt-BR" + Self.question(near)
    case .timeZone: "Enter a valid time zone, such as Europe/Berlin"
    }
  }

  private static func question(_ near: String?) -> String {
    near.map { ": did you mean \($0)?" } ?? ""
  }
}

/// A character as a person sees it, also where it is invisible.
private func shown(_ character: Character) -> String {
  if character == " " { return "spaces" }
  if character.isWhitespace { return "invisible spaces" }
  let isInvisible = character.unicodeScalars.contains { [.control, .format].contains($0.properties.generalCategory) }
  return isInvisible ? "control characters" : "'\(character)'"
}

private func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

/// `13, 16 or 19`; a run of three or more as `12 to 19`.
private func listed(_ numbers: [Int]) -> String {
  guard let first = numbers.first, let last = numbers.last, numbers.count > 1 else {
    return numbers.map(String.init).joined()
  }
  if numbers.count > 2, last - first == numbers.count - 1 { return "\(first) to \(last)" }
  return numbers.dropLast().map(String.init).joined(separator: ", ") + " or \(last)"
}
