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
