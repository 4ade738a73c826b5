extension Phrase {
  var spanish: String {
    switch self {
    case .submit: "Enviar"
    case .step(let step, let count): "Paso \(step) de \(count)"
    case .answersNeedAttention(1): "Hay que revisar 1 respuesta"
    case .answersNeedAttention(let count): "Hay que revisar \(count) respuestas"
    case .placeInList(let list, let row, let field): "\(list), fila \(row), \(field)"
    case .addAnother: "Añadir otra"
    case .addAtMost(let limit): "Añadir (\(limit) como máximo)"
    case .andMore(let count): "y \(count) más"
    case .discardQuestion: "¿Descartar lo escrito? [s/N]"
    case .resumeQuestion: "¿Continuar donde lo dejaste? [S/n]"

    case .previousItem: "Anterior"
    case .nextItem: "Siguiente"
    case .clearItem: "Borrar"
    case .suggestItem: "Sugerir"
    case .undoItem: "Deshacer"
    case .revealItem: "Mostrar"
    case .cancelItem: "Cancelar"
    case .doneItem: "Listo"
    case .addItem: "Añadir"
    case .removeItem: "Quitar"
    case .okItem: "Aceptar"
    case .searchPrompt: "Buscar"

    case .done: "Listo"
    case .go: "Ir"
    case .send: "Enviar"
    case .join: "Unirse"
    case .route: "Ruta"
    case .search: "Buscar"
    case .return: "Intro"
    case .next: "Siguiente"
    case .continue: "Continuar"

    case .yes: "sí"
    case .no: "no"
    case .choose: "elegir…"
    case .nothingMatches: "nada coincide"
    case .typeToFilter: "escribir para filtrar"
    case .moreItem: "Más"
    case .place(let place, let count): "\(place) de \(count)"
    case .monthOfYear(let month, let year): "\(Self.spanishMonths[month - 1]) \(year)"
    case .weekdays: "lu ma mi ju vi sá do"
    case .editsOnlyText: "solo un texto puede ir a un editor"
    case .editsNoSecret: "un secreto no va a ningún editor"
    case .noEditor: "aquí no hay editor"
    case .editorUnknown(let name): "no se puede abrir el editor '\(name)': pon el tuyo en VISUAL o EDITOR"
    case .editorNotStarted(let name, let reason): "no se puede abrir el editor '\(name)': \(reason)"
    case .editorStopped(let name): "el editor '\(name)' no terminó: no cambia nada"
    case .editorFailed(let name, let status): "el editor '\(name)' terminó con estado \(status): no cambia nada"
    case .editorKilled(let name, let signal): "el editor '\(name)' fue detenido por la señal \(signal)"
    case .editorWroteNoText(let name): "lo que dejó '\(name)' no es UTF-8: no cambia nada"
    case .editorGaveNothing(let reason): "no volvió ningún texto: \(reason)"
    case .oneLineUnchanged: "este campo tiene una línea: no se cambió nada"
    case .oneLineNotPasted: "este campo tiene una línea: no se pegó nada"
    case .noTextUnchanged: "esto no es texto UTF-8: no se cambió nada"
    case .noTextNotPasted: "esto no es texto UTF-8: no se pegó nada"
    case .nullUnchanged: "ningún texto contiene el carácter NUL: no se cambió nada"
    case .nullNotPasted: "ningún texto contiene el carácter NUL: no se pegó nada"
    case .noTextTyped: "una tecla no envió UTF-8: no se escribió nada"

    case .dateHint: "AAAA-MM-DD"
    case .timeHint: "HH:MM"
    case .dateTimeHint: "AAAA-MM-DD HH:MM"

    case .insertMode: "INSERTAR"
    case .commandMode: "COMANDO"
    case .replaceMode: "REEMPLAZAR"

    case .onlyDigits: "aquí solo se escriben cifras"
    case .onlyNumbers: "aquí solo se escriben números"
    case .onlyASCII: "aquí solo se escriben caracteres ASCII"
    case .noValueTyped(let typed): "«\(typed)» no es un valor aquí y se retira"

    case .checking: "comprobando…"
    case .loading: "cargando…"
    case .checkRefused: "Esta respuesta no se aceptó"
    case .checkTimedOut: "La comprobación tardó demasiado"
    case .checkFailed(let reason): "La comprobación no se hizo: \(reason)"
    case .noSuggestions(let reason): "Sin sugerencias: \(reason)"
    case .optionsNotLoaded(let reason): "No se pudieron cargar las opciones: \(reason)"
    case .commandEnded(let status): "la orden terminó con el estado \(status)"
    case .commandTooLong: "la orden tardó demasiado"
    case .commandWroteNoText: "lo que escribió la orden no es texto en UTF-8"

    case .required: "obligatorio"
    case .yesOrNoRemark: "s/n"
    case .numbersRemark: "números separados por comas"
    case .dotRemark: "termina con una línea de un solo punto"
    case .unchanged: "sin cambios"
    case .cannotBeChosenRemark: "no se puede elegir"
    case .numberOfAnOption(let count): "Responde con el número de una opción, de 1 a \(count)"
    case .error(let message): "Error: \(message)"

    case .own(let text): text
    case .isRequired(let label): "\(label): respuesta obligatoria"
    case .chooseRequired(let label): "\(label): elige una opción, respuesta obligatoria"
    case .chooseSeveralRequired(let label): "\(label): elige al menos una opción, respuesta obligatoria"
    case .addRequired(let label): "\(label): añade al menos una fila, respuesta obligatoria"
    case .answerRequired(let label): "\(label): responde sí o no, respuesta obligatoria"
    case .tooShort(let minimum, let count): "Al menos \(Self.characters(minimum)): hay \(count)"
    case .tooLong(let maximum, let count): "Como máximo \(Self.characters(maximum)): hay \(count)"
    case .wrongPattern(let pattern): "Esto no tiene la forma requerida: \(pattern)"
    case .wrongMask(let mask): "Rellena todo \(mask)"
    case .below(let bound): "Debe ser al menos \(bound)"
    case .above(let bound): "Debe ser como máximo \(bound)"
    case .notMoreThan(let bound): "Debe ser más que \(bound)"
    case .notLessThan(let bound): "Debe ser menos que \(bound)"
    case .notMultiple(let step): "Debe ser un múltiplo de \(step)"
    case .notStepOfDays(let step, let origin):
      "Debe ir de \(step) en \(step) días" + (origin.map { " desde \($0)" } ?? "")
    case .notStepOfSeconds(let step, let origin):
      "Debe ir de \(step) en \(step) segundos" + (origin.map { " desde \($0)" } ?? "")
    case .notAnOption: "Elige una de las opciones"
    case .disabledOption(let label): "\(label) no se puede elegir"
    case .tooFew(let minimum): "Elige al menos \(minimum)"
    case .tooMany(let maximum): "Elige como máximo \(maximum)"
    case .notUnique: "No puede haber dos iguales"
    case .tooFewRows(let minimum, let count): "Al menos \(Self.rows(minimum)): hay \(count)"
    case .tooManyRows(let maximum, let count): "Como máximo \(Self.rows(maximum)): hay \(count)"
    case .sameRows(let one, let other): "Las filas \(one) y \(other) son iguales: basta con una"
    case .noFile: "Ese archivo no existe"
    case .noDirectory: "Esa carpeta no existe"
    case .noFileOrDirectory: "Eso no existe"
    case .isDirectory: "Es una carpeta; hace falta un archivo"
    case .isNoDirectory: "No es una carpeta"
    case .inRow(let row, let label, let message): "Fila \(row), \(label): \(message)"
    case .notValid(let label): "\(label): respuesta no válida"
    case .wrongFormat(let format):
      switch format {
      case .duration: "Esto no es una duración como P1DT2H"
      case .ipv4: "Esto no es una dirección IPv4 como 192.0.2.1"
      case .ipv6: "Esto no es una dirección IPv6 como 2001:db8::1"
      case .uuid: "Esto no es un UUID"
      case .regex: "Esto no es una expresión regular"
      case .jsonPointer: "Esto no es un puntero JSON como /a/0"
      case .relativeJSONPointer: "Esto no es un puntero JSON relativo como 1/a"
      case .uriReference: "Esto no es una referencia URI como ../a?b=c"
      case .uriTemplate: "Esto no es una plantilla URI como /users/{id}"
      }
    case .notOfKind(let kind): "Esto no es \(Self.name(kind))"

    case .typedTooLarge(let shown): "\(shown) es demasiado grande"
    case .typedNotWhole(let shown): "\(shown) no es un número entero"
    case .typedNotNumber(let shown): "\(shown) no es un número"
    case .typedNotYesOrNo(let shown): "\(shown) no es ni sí ni no"
    case .typedNotOption(let shown): "\(shown) no es una de las opciones"
    case .typedNotList: "el valor no es una lista JSON"
    case .typedNotOfKind(let shown, let kind): "\(shown) no es \(Self.name(kind))"
    case .whatWasTyped: "lo escrito"
    case .didYouMean(let name): "¿querías decir «\(name)»?"

    case .notADate(let text): "«\(text)» no es una fecha; escríbela como 2026-02-28"
    case .notATime(let text): "«\(text)» no es una hora; escríbela como 14:30"
    case .notADateTime(let text): "«\(text)» no es una fecha con hora; escríbela como 2026-02-28 14:30"
    case .notAnOffset(let text): "«\(text)» no es una diferencia con UTC; escríbela como +01:00 o Z"
    case .noYear(let year): "no existe el año \(year)"
    case .noMonth(let month): "no existe el mes \(month)"
    case .noDay(let day): "no existe el día \(day)"
    case .noHour(let hour): "no existe la hora \(hour)"
    case .noMinute(let minute): "no existe el minuto \(minute)"
    case .noSecond(let second): "no existe el segundo \(second)"
    case .daysOfMonth(let month, let year, let count):
      "\(Self.spanishMonths[month - 1]) de \(year) tiene \(count) días"
    }
  }

  private static func rows(_ count: Int) -> String { count == 1 ? "1 fila" : "\(count) filas" }

  private static func characters(_ count: Int) -> String { count == 1 ? "1 carácter" : "\(count) caracteres" }

  private static func name(_ kind: Kind) -> String {
    switch kind {
    case .date: "una fecha"
    case .time: "una hora"
    case .dateTime: "una fecha con hora"
    }
  }

  private static let spanishMonths = [
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
    "diciembre",
  ]
}

extension ContentSentence {
  var spanish: String {
    var text = "Escribe " + wanted.text(in: .spanish)
    if let country { text += " (\(country.code))" }
    if let example { text += ", por ejemplo \(example)" }
    return text
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

extension QuestionPhrase {
  var spanish: String {
    switch self {
    case .isAnsweredUnseen: "respondida, no se muestra"
    case .isNotAnswered: "sin respuesta"
    case .wasNotAnswered(let label): "\(label): no se respondió"
    case .endedEarly: "las respuestas acabaron antes que las preguntas"
    case .isFirst: "Esta es la primera pregunta"
    case .answerYesOrNo(let yes): "Responde \(yes) o n"
    case .earlierAnswers: "Las respuestas anteriores están ahí: «review» las lee, «back» lleva a ellas."
    case .keepRow(let list, let row): "¿Conservar \(list), fila \(row)?"
    case .addRow(let list): "¿Añadir una fila a \(list)?"
    case .addAnotherRow(let list): "¿Añadir otra fila a \(list)?"
    case .row(let list, let row): "\(list), fila \(row)"

    case .mustBeAnswered: "Hace falta una respuesta."
    case .needNotBeAnswered: "No hace falta respuesta: una línea vacía sigue adelante."
    case .emptyLineTakes(let preset): "Una línea vacía toma lo que está entre corchetes: \(preset)."
    case .wishes:
      "Además, «back» hace la pregunta anterior, «review» lee las respuestas, «help» dice esto, «clear» quita la respuesta."

    case .flag(let yes): "Responde \(yes) o n."
    case .option: "Responde con el número de una opción o su nombre."
    case .options: "Responde con los números de las opciones o sus nombres, separados por comas."
    case .wholeNumber(let bounds): "Responde con un número entero\(bounds)."
    case .number(let bounds): "Responde con un número\(bounds)."
    case .moment(let form, let bounds): "Responde en la forma \(form)\(bounds)."
    case .lines(let lengths): "Responde en las líneas que quieras\(lengths); una línea de un solo punto termina."
    case .hiddenLines(let lengths):
      "Responde en las líneas que quieras\(lengths), que no se muestran; una línea de un solo punto termina."
    case .rows: "Responde fila por fila."
    case .hiddenLine(let lengths): "Responde en una línea\(lengths), que no se muestra."
    case .line(let lengths): "Responde en una línea\(lengths)."

    case .between(let least, let most): "de \(least) a \(most)"
    case .atLeast(let least): "al menos \(least)"
    case .atMost(let most): "como máximo \(most)"
    case .moreThan(let bound): "más que \(bound)"
    case .lessThan(let bound): "menos que \(bound)"
    case .lengthBetween(let least, let most): ", de \(least) a \(most) caracteres"
    case .lengthAtLeast(let least): ", al menos \(least) caracteres"
    case .lengthAtMost(let most): ", \(most) caracteres como máximo"
    }
  }
}
