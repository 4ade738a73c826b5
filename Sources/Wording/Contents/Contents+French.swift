extension ContentSentence {
  var french: String {
    var text = "Saisir " + frenchNoun
    if let country { text += " (\(country.code))" }
    if let example { text += ", par exemple \(example)" }
    return text
  }

  private var frenchNoun: String {
    switch wanted {
    case .emailAddress: "une adresse e-mail valable"
    case .url, .messagingURL: "une URL valable"
    case .hostName: "un nom d’hôte valable"
    case .telephoneNumber: "un numéro de téléphone valable"
    case .callingCode: "un indicatif de pays valable"
    case .telephonePart: "seulement les chiffres de cette partie du numéro de téléphone"
    case .postalCode: "un code postal valable"
    case .cardNumber: "un numéro de carte valable"
    case .cardExpiration: "une date d’expiration valable, mois et année"
    case .expirationDate: "une date d’expiration valable"
    case .expirationYear: "une année d’expiration valable"
    case .oneTimeCode: "un code valable"
    case .securityCode: "un code de sécurité valable"
    case .eid: "un EID valable"
    case .imei: "un IMEI valable"
    case .dayOfMonth: "un jour du mois valable"
    case .month: "un mois valable"
    case .expirationMonth: "un mois d’expiration valable"
    case .amount: "un montant valable"
    case .birthdate: "une date de naissance valable, année-mois-jour"
    case .birthYear: "une année de naissance valable de quatre chiffres"
    case .dateTime: "une date et une heure valables"
    case .flightNumber: "un numéro de vol valable"
    case .trackingNumber: "un numéro de suivi valable"
    case .branchName: "un nom de branche valable"
    case .countryCode: "un code de pays valable de deux lettres"
    case .currencyCode: "un code de monnaie valable de trois lettres"
    case .languageCode: "un code de langue valable"
    case .timeZone: "un fuseau horaire valable"
    }
  }
}

extension ContentFault {
  var french: String {
    switch self {
    case .cannotContain(let shown): "\(Self.french(shown)) ne peuvent pas y figurer"
    case .tooLong: "c’est trop long"

    case .missingAt: "il manque le signe @"
    case .moreThanOneAt: "il y a plus d’un signe @"
    case .missingLocalPart: "il manque ce qui précède le signe @"
    case .missingDomain: "il manque ce qui suit le signe @"
    case .missingDot: "il n’y a pas de point après le signe @"
    case .dotBeforeAt: "il y a un point de trop avant le signe @"
    case .dotAfterAt: "il y a un point de trop après le signe @"
    case .hyphenBesideDot: "un trait d’union ne peut pas toucher un point ni le signe @"
    case .comma: "il y a une virgule à la place d’un point"
    case .cannotStandBeforeAt(let shown): "\(Self.french(shown)) ne peuvent pas figurer avant le signe @"
    case .cannotStandAfterAt(let shown): "\(Self.french(shown)) ne peuvent pas figurer après le signe @"

    case .missingScheme: "il manque https:// au début"
    case .missingSlashes(let scheme): "il manque // après \(scheme):"
    case .missingHost: "il manque le nom d’hôte après //"
    case .missingRest: "rien ne suit les deux-points"
    case .badHost: "le nom d’hôte n’est pas valable"
    case .badPort: "le port après le nom d’hôte n’est pas un nombre jusqu’à 65535"
    case .notAURL: "omettre tout jusqu’à ://"
    case .dotTooMany: "il y a un point de trop"
    case .hyphenAtEnd: "aucune partie ne peut commencer ni finir par un trait d’union"
    case .partTooLong: "une partie entre deux points a plus de 63 caractères"
    case .longerThan(let letters): "il y a plus de \(letters) caractères"

    case .onlyDigits: "il ne faut que des chiffres"
    case .tooFewDigits(let count): "il n’y a que \(Self.digits(count))"
    case .tooManyDigits(let count): "il y a \(count) chiffres, plus que dans tout numéro"
    case .needsDigits(let range, let found): "il faut \(Self.digits(range)), et non \(found)"
    case .networkLength(let network, let lengths, let found):
      "les numéros \(network) ont \(Self.listed(lengths, comma: ", ", or: " ou ", to: " à ")) chiffres, et non \(found)"
    case .wrongDigit: "au moins un chiffre est faux"
    case .misplacedPlus: "le + ne peut figurer qu’au début"
    case .unknownCallingCode(let code): "aucun pays n’a +\(code)"
    case .callingCodeForm: "un + et un à trois chiffres"

    case .isNumber(let range): "un nombre de \(range.lowerBound) à \(range.upperBound)"
    case .isFrom(let range): "il va de \(range.lowerBound) à \(range.upperBound)"
    case .monthNumberOrName: "un nombre de 1 à 12 ou un nom, comme mars"
    case .cardMonth: "le mois va de 01 à 12"
    case .cardExpired: "cette carte a expiré"
    case .cardValidTooLong(let years): "aucune carte n’est valable plus de \(years) ans"
    case .inFuture: "c’est dans l’avenir"
    case .tooLongAgo(let years): "c’était il y a plus de \(years) ans"
    case .noSuchDay: "ce jour n’existe pas"
    case .noSuchTime: "cette heure n’existe pas"

    case .airline: "il commence par les deux ou trois lettres de la compagnie"
    case .flightDigits: "un à quatre chiffres suivent la compagnie"
    case .trackingLength(let found): "il faut de 6 à 40 lettres et chiffres, et non \(found)"

    case .twoDots: "deux points ne peuvent pas se suivre"
    case .endsInLock: "aucune partie ne peut finir par .lock"
    case .misplacedSlash: "une barre oblique ne peut figurer qu’entre deux noms"
    case .atBrace: "@{ ne peut pas y figurer"
    case .leadingHyphen: "un trait d’union ne peut pas figurer au début"
    case .lonelyAt: "@ seul a un autre sens"
    case .partWithLeadingDot: "aucune partie ne peut commencer par un point"
    case .trailingDot: "un point ne peut pas figurer à la fin"

    case .meant(let name): "était-ce \(name) ?"
    case .other(let phrase): phrase.french
    }
  }

  private static func french(_ shown: Shown) -> String {
    switch shown {
    case .spaces: "les espaces"
    case .invisibleSpaces: "les espaces invisibles"
    case .controlCharacters: "les caractères de contrôle"
    case .character(let character): "les caractères comme « \(character) »"
    }
  }

  private static func digits(_ count: Int) -> String { count == 1 ? "1 chiffre" : "\(count) chiffres" }

  private static func digits(_ range: ClosedRange<Int>) -> String {
    range.count == 1
      ? digits(range.lowerBound) : listed(Array(range), comma: ", ", or: " ou ", to: " à ") + " chiffres"
  }
}
