extension QuestionPhrase {
  var french: String {
    switch self {
    case .isAnsweredUnseen: "répondu, non montré"
    case .isNotAnswered: "sans réponse"
    case .wasNotAnswered(let label): "\(label) : pas de réponse"
    case .endedEarly: "les réponses se sont arrêtées avant les questions"
    case .isFirst: "C’est la première question"
    case .answerYesOrNo(let yes): "Répondre par \(yes) ou n"
    case .earlierAnswers: "Les réponses précédentes sont là : « review » les lit, « back » y mène."
    case .keepRow(let list, let row): "Garder \(list), ligne \(row) ?"
    case .addRow(let list): "Ajouter une ligne à \(list) ?"
    case .addAnotherRow(let list): "Ajouter encore une ligne à \(list) ?"
    case .row(let list, let row): "\(list), ligne \(row)"

    case .mustBeAnswered: "Une réponse est obligatoire."
    case .needNotBeAnswered: "La réponse est facultative : une ligne vide passe à la suite."
    case .emptyLineTakes(let preset): "Une ligne vide prend ce qui est entre crochets : \(preset)."
    case .wishes:
      "De plus, « back » pose la question d’avant, « review » lit les réponses, « help » dit ceci, « clear » retire la réponse."

    case .flag(let yes): "Répondre par \(yes) ou n."
    case .option: "Répondre par le numéro d’un choix, ou son nom."
    case .options: "Répondre par les numéros des choix, ou leurs noms, séparés par des virgules."
    case .wholeNumber(let bounds): "Répondre par un nombre entier\(bounds)."
    case .number(let bounds): "Répondre par un nombre\(bounds)."
    case .moment(let form, let bounds): "Répondre sous la forme \(form)\(bounds)."
    case .lines(let lengths): "Répondre en autant de lignes que voulu\(lengths) ; une ligne d’un seul point termine."
    case .hiddenLines(let lengths):
      "Répondre en autant de lignes que voulu\(lengths), qui ne sont pas montrées ; une ligne d’un seul point termine."
    case .rows: "Répondre ligne par ligne."
    case .hiddenLine(let lengths): "Répondre en une ligne\(lengths), qui n’est pas montrée."
    case .line(let lengths): "Répondre en une ligne\(lengths)."

    case .between(let least, let most): "de \(least) à \(most)"
    case .atLeast(let least): "au moins \(least)"
    case .atMost(let most): "au plus \(most)"
    case .moreThan(let bound): "plus que \(bound)"
    case .lessThan(let bound): "moins que \(bound)"
    case .lengthBetween(let least, let most): ", de \(least) à \(most) caractères"
    case .lengthAtLeast(let least): ", au moins \(least) caractères"
    case .lengthAtMost(let most): ", au plus \(most) caractères"
    }
  }
}
