extension ProblemPhrase {
  /// The words of a language, from the catalogues.
  package func text(in say: DisplayLanguage) -> String {
    // Hours or minutes where they come out even.
    func span(_ seconds: Int) -> String {
      if seconds % 3600 == 0 { return say(.problemHours(count: seconds / 3600)) }
      if seconds % 60 == 0 { return say(.problemMinutes(count: seconds / 60)) }
      return say(.problemSeconds(count: seconds))
    }

    return switch self {
    case .own(let text): text
    case .message(let message): say(message)
    case .isRequired(let label): say(.problemIsRequired(subject: subject(label)))
    case .chooseRequired(let label):
      isSubject(label) ? say(.problemChooseRequired(subject: label)) : say(.problemChooseOne)
    case .chooseSeveralRequired(let label):
      isSubject(label) ? say(.problemChooseSeveralRequired(subject: label)) : say(.problemChooseSeveral)
    case .addRequired(let label):
      isSubject(label) ? say(.problemAddRequired(subject: label)) : say(.problemAddSome)
    case .answerRequired(let label): say(.problemAnswerRequired(subject: subject(label)))
    case .tooShort(let minimum, nil): say(.problemAtLeast(minimum: say(.problemCharacters(count: minimum))))
    case .tooShort(let minimum, let count?):
      say(.problemTooShort(minimum: say(.problemCharacters(count: minimum)), count: count))
    case .tooLong(let maximum, nil): say(.problemAtMost(maximum: say(.problemCharacters(count: maximum))))
    case .tooLong(let maximum, let count?):
      say(.problemTooLong(maximum: say(.problemCharacters(count: maximum)), count: count))
    case .wrongPattern(let example?): say(.problemWrongPattern(example: example))
    case .wrongPattern(nil): say(.problemWrongForm)
    case .belowMinimum(let bound): say(.problemBelowMinimum(bound: bound))
    case .aboveMaximum(let bound): say(.problemAboveMaximum(bound: bound))
    case .notAbove(let bound): say(.problemNotAbove(bound: bound))
    case .notBelow(let bound): say(.problemNotBelow(bound: bound))
    case .tooEarly(let bound): say(.problemTooEarly(bound: say.numerals.shown(bound)))
    case .tooLate(let bound): say(.problemTooLate(bound: say.numerals.shown(bound)))
    case .notAfter(let bound): say(.problemNotAfter(bound: say.numerals.shown(bound)))
    case .notBefore(let bound): say(.problemNotBefore(bound: say.numerals.shown(bound)))
    case .notStepOfDays(let step, nil): say(.problemStepOfDays(count: step))
    case .notStepOfDays(let step, let origin?):
      say(.problemStepOfDaysFrom(count: step, start: say.numerals.shown(origin)))
    case .notStepOfSeconds(let step, nil): say(.problemStepOfTime(step: span(step)))
    case .notStepOfSeconds(let step, let origin?):
      say(.problemStepOfTimeFrom(step: span(step), start: say.numerals.shown(origin)))
    case .tooFewRows(let minimum, 0): say(.problemNoRows(minimum: say(.problemRows(count: minimum))))
    case .tooFewRows(let minimum, let count):
      say(.problemTooFewRows(minimum: say(.problemRows(count: minimum)), count: count))
    case .tooManyRows(let maximum, let count):
      say(.problemTooManyRows(maximum: say(.problemRows(count: maximum)), count: count))
    case .mostRows(let maximum): say(.problemAtMost(maximum: say(.problemRows(count: maximum))))
    case .inRow(let row, let label, let message): say(.problemInRow(row: row, problem: say.heading(label) + message))
    case .notOfKind(.date): say(.problemIsNotDate)
    case .notOfKind(.time): say(.problemIsNotTime)
    case .notOfKind(.dateTime): say(.problemIsNotDateTime)

    case .fitsSeveral(let shown, let labels): say(.problemFitsSeveral(shown: shown, labels: say.list(labels)))
    case .twoReadings(let shown, let one, let other):
      say(.problemTwoReadings(shown: shown, one: say.numerals.shown(one), other: say.numerals.shown(other)))
    case .typedNotOfKind(let shown, .date): say(.problemTypedNotDate(shown: shown))
    case .typedNotOfKind(let shown, .time): say(.problemTypedNotTime(shown: shown))
    case .typedNotOfKind(let shown, .dateTime): say(.problemTypedNotDateTime(shown: shown))
    case .optionsAre(let names): say(.problemOptionsAre(names: say.list(names)))

    case .daysOfMonth(let month, let year, let count):
      say(.problemDaysOfMonth(month: say.name(ofMonth: month), number: month, year: year, count: count))
    }
  }
}

extension ProblemPhrase {
  /// Words that begin, or end, a label which is a question or half a sentence: `How does it taste`, `Needed by`.
  private static let openings: Set<Substring> = [
    "who", "whose", "what", "when", "where", "why", "which", "how", "do", "does", "did", "are", "is", "can", "may",
    "should", "would", "will", "have", "has", "in", "from", "to", "at", "by", "on", "with", "without", "once", "i",
    "we", "if",
  ]
  private static let endings: Set<Substring> = ["by", "to", "from", "of", "at", "with", "for", "on", "in"]

  /// An English label as the subject of a sentence in the singular; `This` for one that cannot be that: a question, half
  /// a sentence, several things, or what looks like a plural.
  private func subject(_ label: String) -> String { isSubject(label) ? label : "This" }

  /// True for a label that can be the subject of an English sentence in the singular.
  private func isSubject(_ label: String) -> Bool {
    if let last = label.last, "?!.:…？".contains(last) { return false }
    let words = label.lowercased().split(separator: " ")
    guard let first = words.first, let last = words.last else { return false }
    let isPlural = last.hasSuffix("s") && !["ss", "us", "is", "ws"].contains(last.suffix(2))
    return !isPlural && !words.contains("and") && !Self.openings.contains(first) && !Self.endings.contains(last)
  }
}
