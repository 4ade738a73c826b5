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
