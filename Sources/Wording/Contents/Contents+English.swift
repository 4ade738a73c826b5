extension ContentSentence {
  var english: String {
    var text = "Enter " + noun
    if let country { text += " for \(country.name)" }
    if let example { text += ", such as \(wanted == .languageCode ? "en or " : "")\(example)" }
    return text
  }

  /// Sentences that say the fault together with what is wanted.
  var englishSentence: String? {
    let word = wanted == .expirationYear ? "year" : "date"
    return switch fault {
    case .cardExpired: "This card has expired: enter an expiration \(word) that is not in the past"
    case .inFuture: "Enter a date of birth that is not in the future"
    case .tooLongAgo(let years): "Enter a date of birth that is not more than \(years) years ago"
    default: nil
    }
  }

  private var noun: String {
    switch wanted {
    case .emailAddress: "a valid email address"
    case .url, .messagingURL: "a valid URL"
    case .hostName: "a valid host name"
    case .telephoneNumber: "a valid telephone number"
    case .callingCode: "a valid country code"
    case .telephonePart: "only the digits of this part of the telephone number"
    case .postalCode: "a valid postal code"
    case .cardNumber: "a valid card number"
    case .cardExpiration: "a valid expiration date as month and year"
    case .expirationDate: "a valid expiration date"
    case .expirationYear: "a valid expiration year"
    case .oneTimeCode: "a valid code"
    case .securityCode: "a valid security code"
    case .eid: "a valid EID"
    case .imei: "a valid IMEI"
    case .dayOfMonth: "a valid day of the month"
    case .month: "a valid month"
    case .expirationMonth: "a valid expiration month"
    case .amount: "a valid amount"
    case .birthdate: "a valid date of birth as year-month-day"
    case .birthYear: "a valid year of birth with four digits"
    case .dateTime: "a valid date and time"
    case .flightNumber: "a valid flight number"
    case .trackingNumber: "a valid tracking number"
    case .branchName: "a valid branch name"
    case .countryCode: "a valid country code of two letters"
    case .currencyCode: "a valid currency code of three letters"
    case .languageCode: "a valid language code"
    case .timeZone: "a valid time zone"
    }
  }
}

extension ContentFault {
  var english: String {
    switch self {
    case .cannotContain(let shown): "it cannot contain \(Self.english(shown))"
    case .tooLong: "it is too long"

    case .missingAt: "the @ sign is missing"
    case .moreThanOneAt: "there is more than one @ sign"
    case .missingLocalPart: "the part before the @ sign is missing"
    case .missingDomain: "the part after the @ sign is missing"
    case .missingDot: "the part after the @ sign has no dot"
    case .dotBeforeAt: "there is a dot too many before the @ sign"
    case .dotAfterAt: "there is a dot too many after the @ sign"
    case .hyphenBesideDot: "a hyphen cannot stand beside a dot or the @ sign"
    case .comma: "there is a comma where a dot belongs"
    case .cannotStandBeforeAt(let shown): "\(Self.english(shown)) cannot stand before the @ sign"
    case .cannotStandAfterAt(let shown): "\(Self.english(shown)) cannot stand after the @ sign"

    case .missingScheme: "https:// is missing at the start"
    case .missingSlashes(let scheme): "// is missing after \(scheme):"
    case .missingHost: "the host name is missing after //"
    case .missingRest: "nothing follows the colon"
    case .badHost: "the host name is not a valid one"
    case .badPort: "the port after the host name is not a number up to 65535"
    case .notAURL: "leave out everything up to ://"
    case .dotTooMany: "there is a dot too many"
    case .hyphenAtEnd: "no part can begin or end with a hyphen"
    case .partTooLong: "a part between dots has more than 63 letters"
    case .longerThan(let letters): "it has more than \(letters) letters"

    case .onlyDigits: "it has only digits"
    case .tooFewDigits(let count): "it has only \(Self.digits(count))"
    case .tooManyDigits(let count): "it has \(count) digits, more than any number has"
    case .needsDigits(let range, let found): "it needs \(Self.digits(range)), not \(found)"
    case .networkLength(let network, let lengths, let found):
      "\(network) numbers have \(Self.listed(lengths, comma: ", ", or: " or ", to: " to ")) digits, not \(found)"
    case .wrongDigit: "at least one digit is wrong"
    case .misplacedPlus: "the + can only stand at the start"
    case .unknownCallingCode(let code): "no country has +\(code)"
    case .callingCodeForm: "it is a + and one to three digits"

    case .isNumber(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .isFrom(let range): "it is from \(range.lowerBound) to \(range.upperBound)"
    case .monthNumberOrName: "a number from 1 to 12 or a name, such as March"
    case .cardMonth: "the month is 01 to 12"
    case .cardExpired: "this card has expired"
    case .cardValidTooLong(let years): "no card is valid for more than \(years) years"
    case .inFuture: "it is in the future"
    case .tooLongAgo(let years): "it is more than \(years) years ago"
    case .noSuchDay: "there is no such day"
    case .noSuchTime: "there is no such time of day"

    case .airline: "it begins with the airline's two or three letters"
    case .flightDigits: "one to four digits follow the airline"
    case .trackingLength(let found): "it needs 6 to 40 letters and digits, not \(found)"

    case .twoDots: "it cannot contain two dots in a row"
    case .endsInLock: "no part can end with .lock"
    case .misplacedSlash: "a slash can only stand between two names"
    case .atBrace: "it cannot contain @{"
    case .leadingHyphen: "it cannot begin with a hyphen"
    case .lonelyAt: "@ alone has another meaning"
    case .partWithLeadingDot: "no part can begin with a dot"
    case .trailingDot: "it cannot end with a dot"

    case .meant(let name): "did you mean \(name)?"
    case .other(let phrase): phrase.english
    }
  }

  private static func english(_ shown: Shown) -> String {
    switch shown {
    case .spaces: "spaces"
    case .invisibleSpaces: "invisible spaces"
    case .controlCharacters: "control characters"
    case .character(let character): "'\(character)'"
    }
  }

  private static func digits(_ count: Int) -> String { count == 1 ? "1 digit" : "\(count) digits" }

  private static func digits(_ range: ClosedRange<Int>) -> String {
    range.count == 1
      ? digits(range.lowerBound) : listed(Array(range), comma: ", ", or: " or ", to: " to ") + " digits"
  }
}
