extension Phrase {
  var english: String {
    switch self {
    case .submit: "Submit"
    case .step(let step, let count): "Step \(step) of \(count)"
    case .answersNeedAttention(1): "1 answer needs attention"
    case .answersNeedAttention(let count): "\(count) answers need attention"
    case .placeInList(let list, let row, let field): "\(list), row \(row), \(field)"
    case .addAnother: "Add another"
    case .addAtMost(let limit): "Add (\(limit) at most)"
    case .andMore(let count): "and \(count) more"
    case .discardQuestion: "Discard what you typed? [y/N]"
    case .resumeQuestion: "Resume where you left off? [Y/n]"

    case .previousItem: "Previous"
    case .nextItem: "Next"
    case .clearItem: "Clear"
    case .suggestItem: "Suggest"
    case .undoItem: "Undo"
    case .revealItem: "Reveal"
    case .cancelItem: "Cancel"
    case .doneItem: "Done"
    case .addItem: "Add"
    case .removeItem: "Remove"
    case .okItem: "OK"
    case .searchPrompt: "Search"

    case .done: "done"
    case .go: "go"
    case .send: "send"
    case .join: "join"
    case .route: "route"
    case .search: "search"
    case .return: "return"
    case .next: "next"
    case .continue: "continue"

    case .yes: "yes"
    case .no: "no"
    case .choose: "choose…"
    case .nothingMatches: "nothing matches"
    case .typeToFilter: "type to filter"
    case .moreItem: "More"
    case .place(let place, let count): "\(place) of \(count)"
    case .monthOfYear(let month, let year): "\(Self.englishMonths[month - 1]) \(year)"
    case .weekdays: "Mo Tu We Th Fr Sa Su"
    case .editsOnlyText: "only a text can be given to an editor"
    case .editsNoSecret: "a secret is given to no editor"
    case .noEditor: "there is no editor here"
    case .editorUnknown(let name): "the editor '\(name)' cannot be run: set VISUAL or EDITOR to yours"
    case .editorNotStarted(let name, let reason): "the editor '\(name)' cannot be run: \(reason)"
    case .editorStopped(let name): "the editor '\(name)' did not end: nothing is changed"
    case .editorFailed(let name, let status): "the editor '\(name)' ended with status \(status): nothing is changed"
    case .editorKilled(let name, let signal): "the editor '\(name)' was ended by signal \(signal)"
    case .editorWroteNoText(let name): "what '\(name)' has left is not UTF-8: nothing is changed"
    case .editorGaveNothing(let reason): "no text came back: \(reason)"
    case .oneLineUnchanged: "this field takes one line: nothing is changed"
    case .oneLineNotPasted: "this field takes one line: nothing was pasted"
    case .noTextUnchanged: "this is no text in UTF-8: nothing is changed"
    case .noTextNotPasted: "this is no text in UTF-8: nothing was pasted"
    case .nullUnchanged: "no text holds the character NUL: nothing is changed"
    case .nullNotPasted: "no text holds the character NUL: nothing was pasted"
    case .noTextTyped: "a key sent no UTF-8: nothing was typed"

    case .dateHint: "YYYY-MM-DD"
    case .timeHint: "HH:MM"
    case .dateTimeHint: "YYYY-MM-DD HH:MM"

    case .insertMode: "INSERT"
    case .commandMode: "COMMAND"
    case .replaceMode: "REPLACE"

    case .onlyDigits: "only digits are typed here"
    case .onlyNumbers: "only numbers are typed here"
    case .onlyASCII: "only ASCII characters are typed here"
    case .noValueTyped(let typed): "'\(typed)' is no value here: it is taken back"

    case .checking: "checking…"
    case .loading: "loading…"
    case .checkRefused: "This answer was not accepted"
    case .checkTimedOut: "The check took too long"
    case .checkFailed(let reason): "The check did not run: \(reason)"
    case .noSuggestions(let reason): "No suggestions: \(reason)"
    case .optionsNotLoaded(let reason): "The options could not be loaded: \(reason)"
    case .commandEnded(let status): "the command ended with status \(status)"
    case .commandTooLong: "the command took too long"
    case .commandWroteNoText: "what the command wrote is no text in UTF-8"

    case .required: "required"
    case .yesOrNoRemark: "y/n"
    case .numbersRemark: "numbers with commas between"
    case .dotRemark: "end with a line of a single dot"
    case .unchanged: "unchanged"
    case .cannotBeChosenRemark: "cannot be chosen"
    case .numberOfAnOption(let count): "Answer with the number of an option, 1 to \(count)"
    case .error(let message): "Error: \(message)"

    case .own(let text): text
    case .isRequired(let label): "\(label) is required"
    case .chooseRequired(let label): "\(label) is required: choose one"
    case .chooseSeveralRequired(let label): "\(label) is required: choose at least one"
    case .addRequired(let label): "\(label) is required: add at least one"
    case .answerRequired(let label): "\(label) is required: answer yes or no"
    case .tooShort(let minimum, let count):
      "Use at least \(Self.characters(minimum)): there \(count == 1 ? "is" : "are") \(count)"
    case .tooLong(let maximum, let count): "Use at most \(Self.characters(maximum)): there are \(count)"
    case .wrongPattern(let pattern): "This does not have the required form: \(pattern)"
    case .wrongMask(let mask): "Fill in the whole of \(mask)"
    case .below(let bound): "This must be at least \(bound)"
    case .above(let bound): "This must be at most \(bound)"
    case .notMoreThan(let bound): "This must be more than \(bound)"
    case .notLessThan(let bound): "This must be less than \(bound)"
    case .notMultiple(let step): "This must be a multiple of \(step)"
    case .notStepOfDays(let step, let origin):
      "This must be in steps of \(step) days" + (origin.map { " from \($0)" } ?? "")
    case .notStepOfSeconds(let step, let origin):
      "This must be in steps of \(step) seconds" + (origin.map { " from \($0)" } ?? "")
    case .notAnOption: "Choose one of the options"
    case .disabledOption(let label): "\(label) cannot be chosen"
    case .tooFew(let minimum): "Choose at least \(minimum)"
    case .tooMany(let maximum): "Choose at most \(maximum)"
    case .notUnique: "No two may be the same"
    case .tooFewRows(let minimum, let count):
      "Add at least \(Self.rows(minimum)): there \(count == 1 ? "is" : "are") \(count == 0 ? "none" : String(count))"
    case .tooManyRows(let maximum, let count): "Keep at most \(Self.rows(maximum)): there are \(count)"
    case .sameRows(let one, let other): "Rows \(one) and \(other) are the same: each may be there once"
    case .noFile: "There is no such file"
    case .noDirectory: "There is no such directory"
    case .noFileOrDirectory: "There is no such file or directory"
    case .isDirectory: "This is a directory; name a file"
    case .isNoDirectory: "This is not a directory"
    case .inRow(let row, let label, let message): "Row \(row), \(label): \(message)"
    case .notValid(let label): "\(label) is not valid"
    case .wrongFormat(let format):
      switch format {
      case .duration: "This is not a duration such as P1DT2H"
      case .ipv4: "This is not an IPv4 address such as 192.0.2.1"
      case .ipv6: "This is not an IPv6 address such as 2001:db8::1"
      case .uuid: "This is not a UUID"
      case .regex: "This is not a regular expression"
      case .jsonPointer: "This is not a JSON pointer such as /a/0"
      case .relativeJSONPointer: "This is not a relative JSON pointer such as 1/a"
      case .uriReference: "This is not a URI reference such as ../a?b=c"
      case .uriTemplate: "This is not a URI template such as /users/{id}"
      }
    case .notOfKind(let kind): "This is not \(Self.name(kind))"

    case .typedTooLarge(let shown): "\(shown) is too large"
    case .typedNotWhole(let shown): "\(shown) is not a whole number"
    case .typedNotNumber(let shown): "\(shown) is not a number"
    case .typedNotYesOrNo(let shown): "\(shown) is neither yes nor no"
    case .typedNotOption(let shown): "\(shown) is not one of the options"
    case .typedNotList: "the value is not a JSON list"
    case .typedNotOfKind(let shown, let kind): "\(shown) is not \(Self.name(kind))"
    case .whatWasTyped: "what was typed"
    case .didYouMean(let name): "did you mean '\(name)'?"

    case .notADate(let text): "'\(text)' is not a date; write it like 2026-02-28"
    case .notATime(let text): "'\(text)' is not a time; write it like 14:30"
    case .notADateTime(let text): "'\(text)' is not a date and time; write it like 2026-02-28 14:30"
    case .notAnOffset(let text): "'\(text)' is not a UTC offset; write it like +01:00 or Z"
    case .noYear(let year): "there is no year \(year)"
    case .noMonth(let month): "there is no month \(month)"
    case .noDay(let day): "there is no day \(day)"
    case .noHour(let hour): "there is no hour \(hour)"
    case .noMinute(let minute): "there is no minute \(minute)"
    case .noSecond(let second): "there is no second \(second)"
    case .daysOfMonth(let month, let year, let count): "\(Self.englishMonths[month - 1]) \(year) has \(count) days"
    }
  }

  private static func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }

  private static func characters(_ count: Int) -> String { count == 1 ? "1 character" : "\(count) characters" }

  private static func name(_ kind: Kind) -> String {
    switch kind {
    case .date: "a date"
    case .time: "a time"
    case .dateTime: "a date and time"
    }
  }

  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}

extension ContentSentence {
  var english: String {
    var text = "Enter " + wanted.text(in: .english)
    if let country { text += " for \(country.name)" }
    if let example { text += ", such as \(wanted == .languageCode ? "en or " : "")\(example)" }
    return text
  }

  /// Sentences that say the fault together with what is wanted.
  var englishSentence: String? {
    let word = wanted == .expirationYear ? "year" : "date"
    return switch fault {
    case .cardExpired: "This card has expired: enter an expiration \(word) that is not in the past"
    case .inFuture: "Enter a date of birth that is not in the future"
    case .tooLongAgo(let years): "Enter a date of birth that is not more than \(years) years ago"
    default: nil
    }
  }
}

extension ContentFault {
  var english: String {
    switch self {
    case .cannotContain(let shown): "it cannot contain \(Self.english(shown))"
    case .tooLong: "it is too long"

    case .missingAt: "the @ sign is missing"
    case .moreThanOneAt: "there is more than one @ sign"
    case .missingLocalPart: "the part before the @ sign is missing"
    case .missingDomain: "the part after the @ sign is missing"
    case .missingDot: "the part after the @ sign has no dot"
    case .dotBeforeAt: "there is a dot too many before the @ sign"
    case .dotAfterAt: "there is a dot too many after the @ sign"
    case .hyphenBesideDot: "a hyphen cannot stand beside a dot or the @ sign"
    case .comma: "there is a comma where a dot belongs"
    case .cannotStandBeforeAt(let shown): "\(Self.english(shown)) cannot stand before the @ sign"
    case .cannotStandAfterAt(let shown): "\(Self.english(shown)) cannot stand after the @ sign"

    case .missingScheme: "https:// is missing at the start"
    case .missingSlashes(let scheme): "// is missing after \(scheme):"
    case .missingHost: "the host name is missing after //"
    case .missingRest: "nothing follows the colon"
    case .badHost: "the host name is not a valid one"
    case .badPort: "the port after the host name is not a number up to 65535"
    case .notAURL: "leave out everything up to ://"
    case .dotTooMany: "there is a dot too many"
    case .hyphenAtEnd: "no part can begin or end with a hyphen"
    case .partTooLong: "a part between dots has more than 63 letters"
    case .longerThan(let letters): "it has more than \(letters) letters"

    case .onlyDigits: "it has only digits"
    case .tooFewDigits(let count): "it has only \(Self.digits(count))"
    case .tooManyDigits(let count): "it has \(count) digits, more than any number has"
    case .needsDigits(let range, let found): "it needs \(Self.digits(range)), not \(found)"
    case .networkLength(let network, let lengths, let found):
      "\(network) numbers have \(Self.listed(lengths, comma: ", ", or: " or ", to: " to ")) digits, not \(found)"
    case .wrongDigit: "at least one digit is wrong"
    case .misplacedPlus: "the + can only stand at the start"
    case .unknownCallingCode(let code): "no country has +\(code)"
    case .callingCodeForm: "it is a + and one to three digits"

    case .isNumber(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .isFrom(let range): "it is from \(range.lowerBound) to \(range.upperBound)"
    case .monthNumberOrName: "a number from 1 to 12 or a name, such as March"
    case .cardMonth: "the month is 01 to 12"
    case .cardExpired: "this card has expired"
    case .cardValidTooLong(let years): "no card is valid for more than \(years) years"
    case .inFuture: "it is in the future"
    case .tooLongAgo(let years): "it is more than \(years) years ago"
    case .noSuchDay: "there is no such day"
    case .noSuchTime: "there is no such time of day"

    case .airline: "it begins with the airline's two or three letters"
    case .flightDigits: "one to four digits follow the airline"
    case .trackingLength(let found): "it needs 6 to 40 letters and digits, not \(found)"

    case .twoDots: "it cannot contain two dots in a row"
    case .endsInLock: "no part can end with .lock"
    case .misplacedSlash: "a slash can only stand between two names"
    case .atBrace: "it cannot contain @{"
    case .leadingHyphen: "it cannot begin with a hyphen"
    case .lonelyAt: "@ alone has another meaning"
    case .partWithLeadingDot: "no part can begin with a dot"
    case .trailingDot: "it cannot end with a dot"

    case .meant(let name): "did you mean \(name)?"
    case .other(let phrase): phrase.english
    }
  }

  private static func english(_ shown: Shown) -> String {
    switch shown {
    case .spaces: "spaces"
    case .invisibleSpaces: "invisible spaces"
    case .controlCharacters: "control characters"
    case .character(let character): "'\(character)'"
    }
  }

  private static func digits(_ count: Int) -> String { count == 1 ? "1 digit" : "\(count) digits" }

  private static func digits(_ range: ClosedRange<Int>) -> String {
    range.count == 1
      ? digits(range.lowerBound) : listed(Array(range), comma: ", ", or: " or ", to: " to ") + " digits"
  }
}

extension QuestionPhrase {
  var english: String {
    switch self {
    case .isAnsweredUnseen: "answered, not shown"
    case .isNotAnswered: "not answered"
    case .wasNotAnswered(let label): "\(label) was not answered"
    case .endedEarly: "the answers ended before the questions"
    case .isFirst: "This is the first question"
    case .answerYesOrNo(let yes): "Answer \(yes) or n"
    case .earlierAnswers: "Your earlier answers are there: 'review' reads them, 'back' leads to them."
    case .keepRow(let list, let row): "Keep \(list), row \(row)?"
    case .addRow(let list): "Add a row to \(list)?"
    case .addAnotherRow(let list): "Add another row to \(list)?"
    case .row(let list, let row): "\(list), row \(row)"

    case .mustBeAnswered: "There must be an answer."
    case .needNotBeAnswered: "There need not be an answer: an empty line goes on."
    case .emptyLineTakes(let preset): "An empty line takes what is in brackets: \(preset)."
    case .wishes:
      "Besides, 'back' asks the question before, 'review' reads your answers, 'help' says this, 'clear' takes the answer away."

    case .flag(let yes): "Answer \(yes) or n."
    case .option: "Answer with the number of an option, or its name."
    case .options: "Answer with the numbers of options, or their names, with commas between."
    case .wholeNumber(let bounds): "Answer with a whole number\(bounds)."
    case .number(let bounds): "Answer with a number\(bounds)."
    case .moment(let form, let bounds): "Answer as \(form)\(bounds)."
    case .lines(let lengths): "Answer in any number of lines\(lengths); a line of a single dot is the end."
    case .hiddenLines(let lengths):
      "Answer in any number of lines\(lengths), which are not shown; a line of a single dot is the end."
    case .rows: "Answer row by row."
    case .hiddenLine(let lengths): "Answer in one line\(lengths), which is not shown."
    case .line(let lengths): "Answer in one line\(lengths)."

    case .between(let least, let most): "\(least) to \(most)"
    case .atLeast(let least): "at least \(least)"
    case .atMost(let most): "at most \(most)"
    case .moreThan(let bound): "more than \(bound)"
    case .lessThan(let bound): "less than \(bound)"
    case .lengthBetween(let least, let most): " of \(least) to \(most) characters"
    case .lengthAtLeast(let least): " of at least \(least) characters"
    case .lengthAtMost(let most): " of at most \(most) characters"
    }
  }
}
