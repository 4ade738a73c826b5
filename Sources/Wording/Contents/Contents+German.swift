extension ContentSentence {
  var german: String {
    var text = "Bitte " + germanNoun
    if let country { text += " (\(country.code))" }
    text += " eingeben"
    if let example { text += ", etwa \(example)" }
    return text
  }

  private var germanNoun: String {
    switch wanted {
    case .emailAddress: "eine gültige E-Mail-Adresse"
    case .url, .messagingURL: "eine gültige URL"
    case .hostName: "einen gültigen Rechnernamen"
    case .telephoneNumber: "eine gültige Telefonnummer"
    case .callingCode: "eine gültige Landesvorwahl"
    case .telephonePart: "nur die Ziffern dieses Teils der Telefonnummer"
    case .postalCode: "eine gültige Postleitzahl"
    case .cardNumber: "eine gültige Kartennummer"
    case .cardExpiration: "ein gültiges Ablaufdatum als Monat und Jahr"
    case .expirationDate: "ein gültiges Ablaufdatum"
    case .expirationYear: "ein gültiges Ablaufjahr"
    case .oneTimeCode: "einen gültigen Code"
    case .securityCode: "einen gültigen Sicherheitscode"
    case .eid: "eine gültige EID"
    case .imei: "eine gültige IMEI"
    case .dayOfMonth: "einen gültigen Tag des Monats"
    case .month: "einen gültigen Monat"
    case .expirationMonth: "einen gültigen Ablaufmonat"
    case .amount: "einen gültigen Betrag"
    case .birthdate: "ein gültiges Geburtsdatum als Jahr-Monat-Tag"
    case .birthYear: "ein gültiges Geburtsjahr mit vier Ziffern"
    case .dateTime: "einen gültigen Tag mit Uhrzeit"
    case .flightNumber: "eine gültige Flugnummer"
    case .trackingNumber: "eine gültige Sendungsnummer"
    case .branchName: "einen gültigen Namen für einen Branch"
    case .countryCode: "einen gültigen Ländercode aus zwei Buchstaben"
    case .currencyCode: "einen gültigen Währungscode aus drei Buchstaben"
    case .languageCode: "einen gültigen Sprachcode"
    case .timeZone: "eine gültige Zeitzone"
    }
  }
}

extension ContentFault {
  var german: String {
    switch self {
    case .cannotContain(let shown): "\(Self.german(shown)) dürfen nicht darin stehen"
    case .tooLong: "sie ist zu lang"

    case .missingAt: "das @ fehlt"
    case .moreThanOneAt: "es gibt mehr als ein @"
    case .missingLocalPart: "der Teil vor dem @ fehlt"
    case .missingDomain: "der Teil nach dem @ fehlt"
    case .missingDot: "der Teil nach dem @ hat keinen Punkt"
    case .dotBeforeAt: "vor dem @ ist ein Punkt zu viel"
    case .dotAfterAt: "nach dem @ ist ein Punkt zu viel"
    case .hyphenBesideDot: "ein Bindestrich darf nicht neben einem Punkt oder dem @ stehen"
    case .comma: "ein Komma steht, wo ein Punkt hingehört"
    case .cannotStandBeforeAt(let shown): "\(Self.german(shown)) dürfen nicht vor dem @ stehen"
    case .cannotStandAfterAt(let shown): "\(Self.german(shown)) dürfen nicht nach dem @ stehen"

    case .missingScheme: "am Anfang fehlt https://"
    case .missingSlashes(let scheme): "nach \(scheme): fehlt //"
    case .missingHost: "nach // fehlt der Rechnername"
    case .missingRest: "nach dem Doppelpunkt kommt nichts"
    case .badHost: "der Rechnername ist nicht gültig"
    case .badPort: "der Port nach dem Rechnernamen ist keine Zahl bis 65535"
    case .notAURL: "alles bis :// weglassen"
    case .dotTooMany: "ein Punkt ist zu viel"
    case .hyphenAtEnd: "kein Teil darf mit einem Bindestrich beginnen oder enden"
    case .partTooLong: "ein Teil zwischen Punkten hat mehr als 63 Zeichen"
    case .longerThan(let letters): "er hat mehr als \(letters) Zeichen"

    case .onlyDigits: "nur Ziffern dürfen darin stehen"
    case .tooFewDigits(let count): "sie hat nur \(Self.digits(count))"
    case .tooManyDigits(let count): "sie hat \(count) Ziffern, mehr als jede Nummer"
    case .needsDigits(let range, let found): "nötig sind \(Self.digits(range)), nicht \(found)"
    case .networkLength(let network, let lengths, let found):
      "Nummern von \(network) haben \(Self.listed(lengths, comma: ", ", or: " oder ", to: " bis ")) Ziffern, nicht \(found)"
    case .wrongDigit: "mindestens eine Ziffer ist falsch"
    case .misplacedPlus: "das + darf nur am Anfang stehen"
    case .unknownCallingCode(let code): "kein Land hat +\(code)"
    case .callingCodeForm: "ein + und eine bis drei Ziffern"

    case .isNumber(let range): "eine Zahl von \(range.lowerBound) bis \(range.upperBound)"
    case .isFrom(let range): "er geht von \(range.lowerBound) bis \(range.upperBound)"
    case .monthNumberOrName: "eine Zahl von 1 bis 12 oder ein Name wie März"
    case .cardMonth: "der Monat geht von 01 bis 12"
    case .cardExpired: "diese Karte ist abgelaufen"
    case .cardValidTooLong(let years): "keine Karte gilt länger als \(years) Jahre"
    case .inFuture: "das liegt in der Zukunft"
    case .tooLongAgo(let years): "das ist mehr als \(years) Jahre her"
    case .noSuchDay: "diesen Tag gibt es nicht"
    case .noSuchTime: "diese Uhrzeit gibt es nicht"

    case .airline: "sie beginnt mit den zwei oder drei Buchstaben der Fluggesellschaft"
    case .flightDigits: "nach der Fluggesellschaft kommen eine bis vier Ziffern"
    case .trackingLength(let found): "nötig sind 6 bis 40 Buchstaben und Ziffern, nicht \(found)"

    case .twoDots: "zwei Punkte dürfen nicht aufeinander folgen"
    case .endsInLock: "kein Teil darf mit .lock enden"
    case .misplacedSlash: "ein Schrägstrich darf nur zwischen zwei Namen stehen"
    case .atBrace: "@{ darf nicht darin stehen"
    case .leadingHyphen: "ein Bindestrich darf nicht am Anfang stehen"
    case .lonelyAt: "@ allein bedeutet etwas anderes"
    case .partWithLeadingDot: "kein Teil darf mit einem Punkt beginnen"
    case .trailingDot: "ein Punkt darf nicht am Ende stehen"

    case .meant(let name): "war \(name) gemeint?"
    case .other(let phrase): phrase.german
    }
  }

  private static func german(_ shown: Shown) -> String {
    switch shown {
    case .spaces: "Leerzeichen"
    case .invisibleSpaces: "unsichtbare Leerzeichen"
    case .controlCharacters: "Steuerzeichen"
    case .character(let character): "Zeichen wie „\(character)“"
    }
  }

  private static func digits(_ count: Int) -> String { count == 1 ? "1 Ziffer" : "\(count) Ziffern" }

  private static func digits(_ range: ClosedRange<Int>) -> String {
    range.count == 1
      ? digits(range.lowerBound) : listed(Array(range), comma: ", ", or: " oder ", to: " bis ") + " Ziffern"
  }
}
