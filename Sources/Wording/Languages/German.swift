extension Phrase {
  var german: String {
    switch self {
    case .submit: "Absenden"
    case .step(let step, let count): "Schritt \(step) von \(count)"
    case .answersNeedAttention(1): "1 Antwort ist noch nicht richtig"
    case .answersNeedAttention(let count): "\(count) Antworten sind noch nicht richtig"
    case .placeInList(let list, let row, let field): "\(list), Zeile \(row), \(field)"
    case .addAnother: "Weitere hinzufügen"
    case .addAtMost(let limit): "Hinzufügen (höchstens \(limit))"
    case .andMore(let count): "und \(count) weitere"
    case .discardQuestion: "Eingaben verwerfen? [j/N]"
    case .resumeQuestion: "Dort weitermachen, wo du aufgehört hast? [J/n]"

    case .previousItem: "Zurück"
    case .nextItem: "Weiter"
    case .clearItem: "Leeren"
    case .suggestItem: "Vorschlag"
    case .undoItem: "Rückgängig"
    case .revealItem: "Zeigen"
    case .cancelItem: "Abbrechen"
    case .doneItem: "Fertig"
    case .addItem: "Hinzufügen"
    case .removeItem: "Entfernen"
    case .okItem: "OK"
    case .searchPrompt: "Suchen"

    case .done: "Fertig"
    case .go: "Los"
    case .send: "Senden"
    case .join: "Beitreten"
    case .route: "Route"
    case .search: "Suchen"
    case .return: "Eingabe"
    case .next: "Weiter"
    case .continue: "Fortfahren"

    case .yes: "ja"
    case .no: "nein"
    case .choose: "auswählen…"
    case .nothingMatches: "nichts gefunden"
    case .typeToFilter: "tippen, um zu filtern"
    case .moreItem: "Mehr"
    case .place(let place, let count): "\(place) von \(count)"
    case .monthOfYear(let month, let year): "\(Self.germanMonths[month - 1]) \(year)"
    case .weekdays: "Mo Di Mi Do Fr Sa So"
    case .editsOnlyText: "nur ein Text kann in einen Editor"
    case .editsNoSecret: "ein Geheimnis kommt in keinen Editor"
    case .noEditor: "hier gibt es keinen Editor"
    case .editorUnknown(let name):
      "der Editor '\(name)' ist nicht zu starten: VISUAL oder EDITOR auf den eigenen setzen"
    case .editorNotStarted(let name, let reason): "der Editor '\(name)' ist nicht zu starten: \(reason)"
    case .editorStopped(let name): "der Editor '\(name)' ist nicht zu Ende gekommen: nichts ist geändert"
    case .editorFailed(let name, let status): "der Editor '\(name)' endete mit Status \(status): nichts ist geändert"
    case .editorKilled(let name, let signal): "der Editor '\(name)' wurde durch Signal \(signal) beendet"
    case .editorWroteNoText(let name): "was '\(name)' hinterließ, ist kein UTF-8: nichts ist geändert"
    case .editorGaveNothing(let reason): "es kam kein Text zurück: \(reason)"
    case .oneLineUnchanged: "dieses Feld hat eine Zeile: nichts ist geändert"
    case .oneLineNotPasted: "dieses Feld hat eine Zeile: nichts ist eingefügt"
    case .noTextUnchanged: "das ist kein Text in UTF-8: nichts ist geändert"
    case .noTextNotPasted: "das ist kein Text in UTF-8: nichts ist eingefügt"
    case .nullUnchanged: "kein Text enthält das Zeichen NUL: nichts ist geändert"
    case .nullNotPasted: "kein Text enthält das Zeichen NUL: nichts ist eingefügt"
    case .noTextTyped: "eine Taste sandte kein UTF-8: nichts ist getippt"

    case .dateHint: "JJJJ-MM-TT"
    case .timeHint: "HH:MM"
    case .dateTimeHint: "JJJJ-MM-TT HH:MM"

    case .insertMode: "EINFÜGEN"
    case .commandMode: "BEFEHL"
    case .replaceMode: "ERSETZEN"

    case .onlyDigits: "hier werden nur Ziffern getippt"
    case .onlyNumbers: "hier werden nur Zahlen getippt"
    case .onlyASCII: "hier werden nur Zeichen aus ASCII getippt"
    case .noValueTyped(let typed): "„\(typed)“ ist hier kein Wert und wird zurückgenommen"

    case .checking: "wird geprüft…"
    case .loading: "wird geladen…"
    case .checkRefused: "Diese Antwort wurde nicht angenommen"
    case .checkTimedOut: "Die Prüfung hat zu lange gedauert"
    case .checkFailed(let reason): "Die Prüfung lief nicht: \(reason)"
    case .noSuggestions(let reason): "Keine Vorschläge: \(reason)"
    case .optionsNotLoaded(let reason): "Die Auswahl konnte nicht geladen werden: \(reason)"
    case .commandEnded(let status): "der Befehl endete mit Status \(status)"
    case .commandTooLong: "der Befehl hat zu lange gedauert"
    case .commandWroteNoText: "was der Befehl geschrieben hat, ist kein Text in UTF-8"

    case .required: "nötig"
    case .yesOrNoRemark: "j/n"
    case .numbersRemark: "Nummern mit Kommas dazwischen"
    case .dotRemark: "endet mit einer Zeile aus einem Punkt"
    case .unchanged: "unverändert"
    case .cannotBeChosenRemark: "nicht wählbar"
    case .numberOfAnOption(let count): "Bitte mit der Nummer einer Möglichkeit antworten, 1 bis \(count)"
    case .error(let message): "Fehler: \(message)"

    case .own(let text): text
    case .isRequired(let label): "\(label) wird benötigt"
    case .chooseRequired(let label): "\(label) wird benötigt: bitte auswählen"
    case .chooseSeveralRequired(let label): "\(label) wird benötigt: bitte mindestens eines auswählen"
    case .addRequired(let label): "\(label) wird benötigt: bitte mindestens eine Zeile anlegen"
    case .answerRequired(let label): "\(label) wird benötigt: bitte mit ja oder nein antworten"
    case .tooShort(let minimum, let count): "Mindestens \(minimum) Zeichen: es \(count == 1 ? "ist" : "sind") \(count)"
    case .tooLong(let maximum, let count): "Höchstens \(maximum) Zeichen: es sind \(count)"
    case .wrongPattern(let pattern): "Das hat nicht die verlangte Form: \(pattern)"
    case .wrongMask(let mask): "Bitte \(mask) ganz ausfüllen"
    case .below(let bound): "Das muss mindestens \(bound) sein"
    case .above(let bound): "Das darf höchstens \(bound) sein"
    case .notMoreThan(let bound): "Das muss mehr als \(bound) sein"
    case .notLessThan(let bound): "Das muss weniger als \(bound) sein"
    case .notMultiple(let step): "Das muss ein Vielfaches von \(step) sein"
    case .notStepOfDays(let step, let origin):
      "Das geht nur in Schritten von \(step) Tagen" + (origin.map { " ab \($0)" } ?? "")
    case .notStepOfSeconds(let step, let origin):
      "Das geht nur in Schritten von \(step) Sekunden" + (origin.map { " ab \($0)" } ?? "")
    case .notAnOption: "Bitte eine der Möglichkeiten auswählen"
    case .disabledOption(let label): "\(label) kann nicht gewählt werden"
    case .tooFew(let minimum): "Bitte mindestens \(minimum) auswählen"
    case .tooMany(let maximum): "Bitte höchstens \(maximum) auswählen"
    case .notUnique: "Keine zwei dürfen gleich sein"
    case .tooFewRows(let minimum, let count):
      "Mindestens \(Self.rows(minimum)): es \(count == 1 ? "ist" : "sind") \(count)"
    case .tooManyRows(let maximum, let count): "Höchstens \(Self.rows(maximum)): es sind \(count)"
    case .sameRows(let one, let other): "Die Zeilen \(one) und \(other) sind gleich: jede darf nur einmal da sein"
    case .noFile: "Diese Datei gibt es nicht"
    case .noDirectory: "Diesen Ordner gibt es nicht"
    case .noFileOrDirectory: "Das gibt es nicht"
    case .isDirectory: "Das ist ein Ordner; gesucht ist eine Datei"
    case .isNoDirectory: "Das ist kein Ordner"
    case .inRow(let row, let label, let message): "Zeile \(row), \(label): \(message)"
    case .notValid(let label): "\(label) ist nicht gültig"
    case .wrongFormat(let format):
      switch format {
      case .duration: "Das ist keine Dauer wie P1DT2H"
      case .ipv4: "Das ist keine IPv4-Adresse wie 192.0.2.1"
      case .ipv6: "Das ist keine IPv6-Adresse wie 2001:db8::1"
      case .uuid: "Das ist keine UUID"
      case .regex: "Das ist kein regulärer Ausdruck"
      case .jsonPointer: "Das ist kein JSON-Zeiger wie /a/0"
      case .relativeJSONPointer: "Das ist kein relativer JSON-Zeiger wie 1/a"
      case .uriReference: "Das ist kein URI-Verweis wie ../a?b=c"
      case .uriTemplate: "Das ist keine URI-Vorlage wie /users/{id}"
      }
    case .notOfKind(let kind): "Das ist \(Self.no(kind))"

    case .typedTooLarge(let shown): "\(shown) ist zu groß"
    case .typedNotWhole(let shown): "\(shown) ist keine ganze Zahl"
    case .typedNotNumber(let shown): "\(shown) ist keine Zahl"
    case .typedNotYesOrNo(let shown): "\(shown) ist weder ja noch nein"
    case .typedNotOption(let shown): "\(shown) ist keine der Möglichkeiten"
    case .typedNotList: "der Wert ist keine JSON-Liste"
    case .typedNotOfKind(let shown, let kind): "\(shown) ist \(Self.no(kind))"
    case .whatWasTyped: "die Eingabe"
    case .didYouMean(let name): "war „\(name)“ gemeint?"

    case .notADate(let text): "„\(text)“ ist kein Datum; es sieht so aus: 2026-02-28"
    case .notATime(let text): "„\(text)“ ist keine Uhrzeit; sie sieht so aus: 14:30"
    case .notADateTime(let text): "„\(text)“ ist kein Zeitpunkt; er sieht so aus: 2026-02-28 14:30"
    case .notAnOffset(let text): "„\(text)“ ist kein Abstand von UTC; er sieht so aus: +01:00 oder Z"
    case .noYear(let year): "es gibt kein Jahr \(year)"
    case .noMonth(let month): "es gibt keinen Monat \(month)"
    case .noDay(let day): "es gibt keinen Tag \(day)"
    case .noHour(let hour): "es gibt keine Stunde \(hour)"
    case .noMinute(let minute): "es gibt keine Minute \(minute)"
    case .noSecond(let second): "es gibt keine Sekunde \(second)"
    case .daysOfMonth(let month, let year, let count): "\(Self.germanMonths[month - 1]) \(year) hat \(count) Tage"
    }
  }

  private static func rows(_ count: Int) -> String { count == 1 ? "1 Zeile" : "\(count) Zeilen" }

  private static func no(_ kind: Kind) -> String {
    switch kind {
    case .date: "kein Datum"
    case .time: "keine Uhrzeit"
    case .dateTime: "kein Zeitpunkt"
    }
  }

  private static let germanMonths = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
    "Dezember",
  ]
}

extension ContentSentence {
  var german: String {
    var text = "Bitte " + wanted.text(in: .german)
    if let country { text += " (\(country.code))" }
    text += " eingeben"
    if let example { text += ", etwa \(example)" }
    return text
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

extension QuestionPhrase {
  var german: String {
    switch self {
    case .isAnsweredUnseen: "beantwortet, nicht gezeigt"
    case .isNotAnswered: "nicht beantwortet"
    case .wasNotAnswered(let label): "\(label) wurde nicht beantwortet"
    case .endedEarly: "die Antworten endeten vor den Fragen"
    case .isFirst: "Das ist die erste Frage"
    case .answerYesOrNo(let yes): "Bitte mit \(yes) oder n antworten"
    case .earlierAnswers: "Die früheren Antworten sind da: „review“ liest sie vor, „back“ führt zu ihnen."
    case .keepRow(let list, let row): "\(list), Zeile \(row) behalten?"
    case .addRow(let list): "Eine Zeile zu \(list) hinzufügen?"
    case .addAnotherRow(let list): "Noch eine Zeile zu \(list) hinzufügen?"
    case .row(let list, let row): "\(list), Zeile \(row)"

    case .mustBeAnswered: "Eine Antwort ist nötig."
    case .needNotBeAnswered: "Eine Antwort ist nicht nötig: mit einer leeren Zeile geht es weiter."
    case .emptyLineTakes(let preset): "Eine leere Zeile nimmt, was in Klammern steht: \(preset)."
    case .wishes:
      "Außerdem stellt „back“ die vorige Frage, „review“ liest die Antworten vor, „help“ sagt dies, „clear“ nimmt die Antwort weg."

    case .flag(let yes): "Mit \(yes) oder n antworten."
    case .option: "Mit der Nummer einer Möglichkeit oder ihrem Namen antworten."
    case .options: "Mit den Nummern von Möglichkeiten oder ihren Namen antworten, mit Kommas dazwischen."
    case .wholeNumber(let bounds): "Mit einer ganzen Zahl antworten\(bounds)."
    case .number(let bounds): "Mit einer Zahl antworten\(bounds)."
    case .moment(let form, let bounds): "In der Form \(form) antworten\(bounds)."
    case .lines(let lengths):
      "In beliebig vielen Zeilen antworten\(lengths); eine Zeile aus einem Punkt ist das Ende."
    case .hiddenLines(let lengths):
      "In beliebig vielen Zeilen antworten\(lengths), die nicht gezeigt werden; eine Zeile aus einem Punkt ist das Ende."
    case .rows: "Zeile für Zeile antworten."
    case .hiddenLine(let lengths): "In einer Zeile antworten\(lengths), die nicht gezeigt wird."
    case .line(let lengths): "In einer Zeile antworten\(lengths)."

    case .between(let least, let most): "\(least) bis \(most)"
    case .atLeast(let least): "mindestens \(least)"
    case .atMost(let most): "höchstens \(most)"
    case .moreThan(let bound): "mehr als \(bound)"
    case .lessThan(let bound): "weniger als \(bound)"
    case .lengthBetween(let least, let most): ", \(least) bis \(most) Zeichen"
    case .lengthAtLeast(let least): ", mindestens \(least) Zeichen"
    case .lengthAtMost(let most): ", höchstens \(most) Zeichen"
    }
  }
}
