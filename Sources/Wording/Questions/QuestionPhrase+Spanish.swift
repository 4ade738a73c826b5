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
