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
