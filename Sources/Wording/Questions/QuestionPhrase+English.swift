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
