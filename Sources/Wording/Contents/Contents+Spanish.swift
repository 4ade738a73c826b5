extension ContentSentence {
  var spanish: String {
    var text = "Escribe " + spanishNoun
    if let country { text += " (\(country.code))" }
    if let example { text += ", por ejemplo \(example)" }
    return text
  }

  private var spanishNoun: String {
    switch wanted {
    case .emailAddress: "una dirección de correo válida"
    case .url, .messagingURL: "una URL válida"
    case .hostName: "un nombre de equipo válido"
    case .telephoneNumber: "un número de teléfono válido"
    case .callingCode: "un prefijo de país válido"
    case .telephonePart: "solo las cifras de esta parte del número de teléfono"
    case .postalCode: "un código postal válido"
    case .cardNumber: "un número de tarjeta válido"
    case .cardExpiration: "una fecha de caducidad válida, mes y año"
    case .expirationDate: "una fecha de caducidad válida"
    case .expirationYear: "un año de caducidad válido"
    case .oneTimeCode: "un código válido"
    case .securityCode: "un código de seguridad válido"
    case .eid: "un EID válido"
    case .imei: "un IMEI válido"
    case .dayOfMonth: "un día del mes válido"
    case .month: "un mes válido"
    case .expirationMonth: "un mes de caducidad válido"
    case .amount: "un importe válido"
    case .birthdate: "una fecha de nacimiento válida, año-mes-día"
    case .birthYear: "un año de nacimiento válido de cuatro cifras"
    case .dateTime: "una fecha con hora válida"
    case .flightNumber: "un número de vuelo válido"
    case .trackingNumber: "un número de seguimiento válido"
    case .branchName: "un nombre de rama válido"
    case .countryCode: "un código de país válido de dos letras"
    case .currencyCode: "un código de moneda válido de tres letras"
    case .languageCode: "un código de idioma válido"
    case .timeZone: "una zona horaria válida"
    }
  }
}

extension ContentFault {
  var spanish: String {
    switch self {
    case .cannotContain(let shown): "no puede contener \(Self.spanish(shown))"
    case .tooLong: "es demasiado largo"

    case .missingAt: "falta el signo @"
    case .moreThanOneAt: "hay más de un signo @"
    case .missingLocalPart: "falta la parte anterior al signo @"
    case .missingDomain: "falta la parte posterior al signo @"
    case .missingDot: "la parte posterior al signo @ no tiene punto"
    case .dotBeforeAt: "sobra un punto antes del signo @"
    case .dotAfterAt: "sobra un punto después del signo @"
    case .hyphenBesideDot: "un guion no puede estar junto a un punto ni al signo @"
    case .comma: "hay una coma en lugar de un punto"
    case .cannotStandBeforeAt(let shown): "antes del signo @ no puede haber \(Self.spanish(shown))"
    case .cannotStandAfterAt(let shown): "después del signo @ no puede haber \(Self.spanish(shown))"

    case .missingScheme: "falta https:// al principio"
    case .missingSlashes(let scheme): "falta // después de \(scheme):"
    case .missingHost: "falta el nombre del equipo después de //"
    case .missingRest: "no hay nada después de los dos puntos"
    case .badHost: "el nombre del equipo no es válido"
    case .badPort: "el puerto después del nombre del equipo no es un número hasta 65535"
    case .notAURL: "omite todo hasta ://"
    case .dotTooMany: "sobra un punto"
    case .hyphenAtEnd: "ninguna parte puede empezar ni acabar con un guion"
    case .partTooLong: "una parte entre puntos tiene más de 63 caracteres"
    case .longerThan(let letters): "tiene más de \(letters) caracteres"

    case .onlyDigits: "solo tiene cifras"
    case .tooFewDigits(let count): "solo tiene \(Self.digits(count))"
    case .tooManyDigits(let count): "tiene \(count) cifras, más que cualquier número"
    case .needsDigits(let range, let found): "necesita \(Self.digits(range)), no \(found)"
    case .networkLength(let network, let lengths, let found):
      "los números de \(network) tienen \(Self.listed(lengths, comma: ", ", or: " o ", to: " a ")) cifras, no \(found)"
    case .wrongDigit: "al menos una cifra está mal"
    case .misplacedPlus: "el + solo puede estar al principio"
    case .unknownCallingCode(let code): "ningún país tiene +\(code)"
    case .callingCodeForm: "un + y de una a tres cifras"

    case .isNumber(let range): "un número de \(range.lowerBound) a \(range.upperBound)"
    case .isFrom(let range): "va de \(range.lowerBound) a \(range.upperBound)"
    case .monthNumberOrName: "un número de 1 a 12 o un nombre, como marzo"
    case .cardMonth: "el mes va de 01 a 12"
    case .cardExpired: "esta tarjeta ha caducado"
    case .cardValidTooLong(let years): "ninguna tarjeta vale más de \(years) años"
    case .inFuture: "está en el futuro"
    case .tooLongAgo(let years): "fue hace más de \(years) años"
    case .noSuchDay: "ese día no existe"
    case .noSuchTime: "esa hora no existe"

    case .airline: "empieza con las dos o tres letras de la aerolínea"
    case .flightDigits: "después de la aerolínea van de una a cuatro cifras"
    case .trackingLength(let found): "necesita de 6 a 40 letras y cifras, no \(found)"

    case .twoDots: "no puede contener dos puntos seguidos"
    case .endsInLock: "ninguna parte puede acabar en .lock"
    case .misplacedSlash: "una barra solo puede estar entre dos nombres"
    case .atBrace: "no puede contener @{"
    case .leadingHyphen: "no puede empezar con un guion"
    case .lonelyAt: "@ solo significa otra cosa"
    case .partWithLeadingDot: "ninguna parte puede empezar con un punto"
    case .trailingDot: "no puede acabar en un punto"

    case .meant(let name): "¿querías decir \(name)?"
    case .other(let phrase): phrase.spanish
    }
  }

  private static func spanish(_ shown: Shown) -> String {
    switch shown {
    case .spaces: "espacios"
    case .invisibleSpaces: "espacios invisibles"
    case .controlCharacters: "caracteres de control"
    case .character(let character): "«\(character)»"
    }
  }

  private static func digits(_ count: Int) -> String { count == 1 ? "1 cifra" : "\(count) cifras" }

  private static func digits(_ range: ClosedRange<Int>) -> String {
    range.count == 1
      ? digits(range.lowerBound) : listed(Array(range), comma: ", ", or: " o ", to: " a ") + " cifras"
  }
}
