extension Phrase {
  var french: String {
    switch self {
    case .submit: "Envoyer"
    case .step(let step, let count): "Étape \(step) sur \(count)"
    case .answersNeedAttention(1): "1 réponse est à revoir"
    case .answersNeedAttention(let count): "\(count) réponses sont à revoir"
    case .placeInList(let list, let row, let field): "\(list), ligne \(row), \(field)"
    case .addAnother: "Ajouter encore"
    case .addAtMost(let limit): "Ajouter (\(limit) au plus)"
    case .andMore(let count): "et \(count) de plus"
    case .discardQuestion: "Abandonner la saisie ? [o/N]"
    case .resumeQuestion: "Reprendre la saisie précédente ? [O/n]"

    case .previousItem: "Précédent"
    case .nextItem: "Suivant"
    case .clearItem: "Effacer"
    case .suggestItem: "Suggérer"
    case .undoItem: "Annuler la frappe"
    case .revealItem: "Afficher"
    case .cancelItem: "Abandonner"
    case .doneItem: "Terminé"
    case .addItem: "Ajouter"
    case .removeItem: "Retirer"
    case .okItem: "OK"
    case .searchPrompt: "Rechercher"

    case .done: "Terminé"
    case .go: "Aller"
    case .send: "Envoyer"
    case .join: "Rejoindre"
    case .route: "Itinéraire"
    case .search: "Chercher"
    case .return: "Entrée"
    case .next: "Suivant"
    case .continue: "Continuer"

    case .yes: "oui"
    case .no: "non"
    case .choose: "choisir…"
    case .nothingMatches: "rien ne correspond"
    case .typeToFilter: "taper pour filtrer"
    case .moreItem: "Plus"
    case .place(let place, let count): "\(place) sur \(count)"
    case .monthOfYear(let month, let year): "\(Self.frenchMonths[month - 1]) \(year)"
    case .weekdays: "lu ma me je ve sa di"
    case .editsOnlyText: "seul un texte peut aller dans un éditeur"
    case .editsNoSecret: "un secret ne va dans aucun éditeur"
    case .noEditor: "il n’y a pas d’éditeur ici"
    case .editorUnknown(let name): "impossible de lancer l’éditeur '\(name)' : indiquer le vôtre dans VISUAL ou EDITOR"
    case .editorNotStarted(let name, let reason): "impossible de lancer l’éditeur '\(name)' : \(reason)"
    case .editorStopped(let name): "l’éditeur '\(name)' ne s’est pas terminé : rien n’est changé"
    case .editorFailed(let name, let status):
      "l’éditeur '\(name)' s’est terminé avec le code \(status) : rien n’est changé"
    case .editorKilled(let name, let signal): "l’éditeur '\(name)' a été arrêté par le signal \(signal)"
    case .editorWroteNoText(let name): "ce que '\(name)' a laissé n’est pas de l’UTF-8 : rien n’est changé"
    case .editorGaveNothing(let reason): "aucun texte n’est revenu : \(reason)"
    case .oneLineUnchanged: "ce champ n’a qu’une ligne : rien n’est changé"
    case .oneLineNotPasted: "ce champ n’a qu’une ligne : rien n’est collé"
    case .noTextUnchanged: "ce n’est pas du texte UTF-8 : rien n’est changé"
    case .noTextNotPasted: "ce n’est pas du texte UTF-8 : rien n’est collé"
    case .nullUnchanged: "aucun texte ne contient le caractère NUL : rien n’est changé"
    case .nullNotPasted: "aucun texte ne contient le caractère NUL : rien n’est collé"
    case .noTextTyped: "une touche n’a pas envoyé d’UTF-8 : rien n’est saisi"

    case .dateHint: "AAAA-MM-JJ"
    case .timeHint: "HH:MM"
    case .dateTimeHint: "AAAA-MM-JJ HH:MM"

    case .insertMode: "INSERTION"
    case .commandMode: "COMMANDE"
    case .replaceMode: "REMPLACEMENT"

    case .onlyDigits: "seuls des chiffres se saisissent ici"
    case .onlyNumbers: "seuls des nombres se saisissent ici"
    case .onlyASCII: "seuls des caractères ASCII se saisissent ici"
    case .noValueTyped(let typed): "« \(typed) » n’est pas une valeur ici et est retiré"

    case .checking: "vérification…"
    case .loading: "chargement…"
    case .checkRefused: "Cette réponse n’a pas été acceptée"
    case .checkTimedOut: "La vérification a pris trop de temps"
    case .checkFailed(let reason): "La vérification n’a pas eu lieu : \(reason)"
    case .noSuggestions(let reason): "Pas de suggestions : \(reason)"
    case .optionsNotLoaded(let reason): "Les choix n’ont pas pu être chargés : \(reason)"
    case .commandEnded(let status): "la commande a fini avec le code \(status)"
    case .commandTooLong: "la commande a pris trop de temps"
    case .commandWroteNoText: "ce que la commande a écrit n’est pas du texte en UTF-8"

    case .required: "obligatoire"
    case .yesOrNoRemark: "o/n"
    case .numbersRemark: "numéros séparés par des virgules"
    case .dotRemark: "finir par une ligne d’un seul point"
    case .unchanged: "inchangé"
    case .cannotBeChosenRemark: "indisponible"
    case .numberOfAnOption(let count): "Répondre par le numéro d’un choix, de 1 à \(count)"
    case .error(let message): "Erreur : \(message)"

    case .own(let text): text
    case .isRequired(let label): "\(label) : réponse obligatoire"
    case .chooseRequired(let label): "\(label) : faire un choix, réponse obligatoire"
    case .chooseSeveralRequired(let label): "\(label) : faire au moins un choix, réponse obligatoire"
    case .addRequired(let label): "\(label) : ajouter au moins une ligne, réponse obligatoire"
    case .answerRequired(let label): "\(label) : répondre par oui ou non, réponse obligatoire"
    case .tooShort(let minimum, let count): "Au moins \(Self.characters(minimum)) : il y en a \(count)"
    case .tooLong(let maximum, let count): "Au plus \(Self.characters(maximum)) : il y en a \(count)"
    case .wrongPattern(let pattern): "Ceci n’a pas la forme demandée : \(pattern)"
    case .wrongMask(let mask): "Remplir entièrement \(mask)"
    case .below(let bound): "Il faut au moins \(bound)"
    case .above(let bound): "Il faut au plus \(bound)"
    case .notMoreThan(let bound): "Il faut plus que \(bound)"
    case .notLessThan(let bound): "Il faut moins que \(bound)"
    case .notMultiple(let step): "Il faut un multiple de \(step)"
    case .notStepOfDays(let step, let origin):
      "Il faut avancer par pas de \(step) jours" + (origin.map { " depuis \($0)" } ?? "")
    case .notStepOfSeconds(let step, let origin):
      "Il faut avancer par pas de \(step) secondes" + (origin.map { " depuis \($0)" } ?? "")
    case .notAnOption: "Choisir parmi les possibilités"
    case .disabledOption(let label): "\(label) ne peut pas être choisi"
    case .tooFew(let minimum): "En choisir au moins \(minimum)"
    case .tooMany(let maximum): "En choisir au plus \(maximum)"
    case .notUnique: "Il ne peut y en avoir deux pareils"
    case .tooFewRows(let minimum, let count): "Au moins \(Self.rows(minimum)) : il y en a \(count)"
    case .tooManyRows(let maximum, let count): "Au plus \(Self.rows(maximum)) : il y en a \(count)"
    case .sameRows(let one, let other): "Les lignes \(one) et \(other) sont pareilles : une seule suffit"
    case .noFile: "Ce fichier n’existe pas"
    case .noDirectory: "Ce dossier n’existe pas"
    case .noFileOrDirectory: "Ceci n’existe pas"
    case .isDirectory: "C’est un dossier ; il faut un fichier"
    case .isNoDirectory: "Ce n’est pas un dossier"
    case .inRow(let row, let label, let message): "Ligne \(row), \(label) : \(message)"
    case .notValid(let label): "\(label) : réponse non valable"
    case .wrongFormat(let format):
      switch format {
      case .duration: "Ceci n’est pas une durée comme P1DT2H"
      case .ipv4: "Ceci n’est pas une adresse IPv4 comme 192.0.2.1"
      case .ipv6: "Ceci n’est pas une adresse IPv6 comme 2001:db8::1"
      case .uuid: "Ceci n’est pas un UUID"
      case .regex: "Ceci n’est pas une expression régulière"
      case .jsonPointer: "Ceci n’est pas un pointeur JSON comme /a/0"
      case .relativeJSONPointer: "Ceci n’est pas un pointeur JSON relatif comme 1/a"
      case .uriReference: "Ceci n’est pas une référence d’URI comme ../a?b=c"
      case .uriTemplate: "Ceci n’est pas un modèle d’URI comme /users/{id}"
      }
    case .notOfKind(let kind): "Ceci n’est pas \(Self.name(kind))"

    case .typedTooLarge(let shown): "\(shown) est trop grand"
    case .typedNotWhole(let shown): "\(shown) n’est pas un nombre entier"
    case .typedNotNumber(let shown): "\(shown) n’est pas un nombre"
    case .typedNotYesOrNo(let shown): "\(shown) n’est ni oui ni non"
    case .typedNotOption(let shown): "\(shown) n’est pas un des choix"
    case .typedNotList: "la valeur n’est pas une liste JSON"
    case .typedNotOfKind(let shown, let kind): "\(shown) n’est pas \(Self.name(kind))"
    case .whatWasTyped: "la saisie"
    case .didYouMean(let name): "était-ce « \(name) » ?"

    case .notADate(let text): "« \(text) » n’est pas une date ; l’écrire comme 2026-02-28"
    case .notATime(let text): "« \(text) » n’est pas une heure ; l’écrire comme 14:30"
    case .notADateTime(let text): "« \(text) » n’est pas une date avec heure ; l’écrire comme 2026-02-28 14:30"
    case .notAnOffset(let text): "« \(text) » n’est pas un décalage UTC ; l’écrire comme +01:00 ou Z"
    case .noYear(let year): "l’année \(year) n’existe pas"
    case .noMonth(let month): "le mois \(month) n’existe pas"
    case .noDay(let day): "le jour \(day) n’existe pas"
    case .noHour(let hour): "l’heure \(hour) n’existe pas"
    case .noMinute(let minute): "la minute \(minute) n’existe pas"
    case .noSecond(let second): "la seconde \(second) n’existe pas"
    case .daysOfMonth(let month, let year, let count): "\(Self.frenchMonths[month - 1]) \(year) a \(count) jours"
    }
  }

  private static func rows(_ count: Int) -> String { count < 2 ? "\(count) ligne" : "\(count) lignes" }

  private static func characters(_ count: Int) -> String { count < 2 ? "\(count) caractère" : "\(count) caractères" }

  private static func name(_ kind: Kind) -> String {
    switch kind {
    case .date: "une date"
    case .time: "une heure"
    case .dateTime: "une date avec heure"
    }
  }

  private static let frenchMonths = [
    "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre",
    "décembre",
  ]
}

extension ContentSentence {
  var french: String {
    var text = "Saisir " + wanted.text(in: .french)
    if let country { text += " (\(country.code))" }
    if let example { text += ", par exemple \(example)" }
    return text
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
