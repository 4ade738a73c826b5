/// What plain questions, one a line, say of their own: for screen readers and terminals that cannot draw.
package enum QuestionPhrase: Hashable, Sendable {
  // The way through the questions.
  /// What a text was taken for.
  case understood(String)
  case isAnsweredUnseen, isNotAnswered
  case wasNotAnswered(String)
  case endedEarly, isFirst, earlierAnswers
  /// A line that is not UTF-8.
  case lineIsNotText
  /// What can be answered once all answers have been read out.
  case submitOrGoBack
  /// Which letter says yes.
  case answerYesOrNo(Character)

  /// What can be answered besides, told at the start and after an error.
  case helpfulWords
  /// The number of questions at the start, and where one is among them, counted from 1.
  case questions(Int), place(Int, of: Int)
  /// Before a secret is typed.
  case notShown
  /// How a text must look: its parts in words.
  case mask([String])
  case maskDigits(Int), maskLetters(Int), maskCharacters(Int)
  /// Words to type instead of an answer.
  case wordBack, wordReview, wordHelp, wordClear, wordQuit, wordOpen

  // Rows of a list, counted from 1.
  case keepRow(String, Int), row(String, Int)
  case addRow(String), addAnotherRow(String)

  // The help on a question; whole sentences.
  case mustBeAnswered, needNotBeAnswered, wishes
  /// A word that is no answer, and what it does.
  case hostedWord(String, String)
  case emptyLineTakes(String)
  case flag(Character), option, options, rows
  /// More options than anybody wants to hear.
  case manyOptions(Int)
  /// `bounds` and `lengths` are empty, or are appended without a separator.
  case wholeNumber(bounds: String), number(bounds: String), moment(String, bounds: String)
  case line(lengths: String), hiddenLine(lengths: String)
  case lines(lengths: String), hiddenLines(lengths: String)

  // Limits.
  case between(String, String)
  case atLeast(String), atMost(String), moreThan(String), lessThan(String)
  /// Numbers of characters.
  case lengthBetween(Int, Int), lengthAtLeast(Int), lengthAtMost(Int)

  /// The words of a language.
  package func text(in say: DisplayLanguage) -> String {
    switch self {
    case .understood(let text): say(.questionUnderstood(text: text))
    case .isAnsweredUnseen: say(.questionIsAnsweredUnseen)
    case .isNotAnswered: say(.questionIsNotAnswered)
    case .wasNotAnswered(let label): say(.questionWasNotAnswered(label: label))
    case .endedEarly: say(.questionEndedEarly)
    case .lineIsNotText: say(.questionLineIsNotText)
    case .submitOrGoBack: say(.questionSubmitOrGoBack)
    case .helpfulWords:
      say(
        .questionHelpfulWords(
          help: say(.questionWordHelp), back: say(.questionWordBack), review: say(.questionWordReview),
          quit: say(.questionWordQuit)))
    case .questions(let count): say(.questionQuestions(count: count))
    case .place(let number, let count): say(.questionPlace(number: number, count: count))
    case .notShown: say(.questionNotShown)
    case .mask(let parts): say(.questionMask(parts: parts.joined(separator: ", ")))
    case .maskDigits(let count): say(.questionMaskDigits(count: count))
    case .maskLetters(let count): say(.questionMaskLetters(count: count))
    case .maskCharacters(let count): say(.questionMaskCharacters(count: count))
    case .wordBack: say(.questionWordBack)
    case .wordReview: say(.questionWordReview)
    case .wordHelp: say(.questionWordHelp)
    case .wordClear: say(.questionWordClear)
    case .wordQuit: say(.questionWordQuit)
    case .wordOpen: say(.questionWordOpen)
    case .isFirst: say(.questionIsFirst)
    case .answerYesOrNo(let yes): say(.questionAnswerYesOrNo(yes: String(yes)))
    case .earlierAnswers:
      say(.questionEarlierAnswers(review: say(.questionWordReview), back: say(.questionWordBack)))
    case .keepRow(let list, let row): say(.questionKeepRow(list: list, row: row))
    case .addRow(let list): say(.questionAddRow(list: list))
    case .addAnotherRow(let list): say(.questionAddAnotherRow(list: list))
    case .row(let list, let row): say(.questionRow(list: list, row: row))

    case .mustBeAnswered: say(.questionMustBeAnswered)
    case .needNotBeAnswered: say(.questionNeedNotBeAnswered)
    case .emptyLineTakes(let preset): say(.questionEmptyLineTakes(preset: preset))
    case .hostedWord(let word, let label): say(.questionHostedWord(word: word, label: label))
    case .wishes:
      say(
        .questionWishes(
          back: say(.questionWordBack), review: say(.questionWordReview), help: say(.questionWordHelp),
          clear: say(.questionWordClear), quit: say(.questionWordQuit)))

    case .manyOptions(let count): say(.questionManyOptions(count: count))
    case .flag(let yes): say(.questionFlag(yes: String(yes)))
    case .option: say(.questionOption)
    case .options: say(.questionOptions)
    case .wholeNumber(let bounds): say(.questionWholeNumber(bounds: bounds))
    case .number(let bounds): say(.questionNumber(bounds: bounds))
    case .moment(let form, let bounds): say(.questionMoment(form: form, bounds: bounds))
    case .lines(let lengths): say(.questionLines(lengths: lengths))
    case .hiddenLines(let lengths): say(.questionHiddenLines(lengths: lengths))
    case .rows: say(.questionRows)
    case .hiddenLine(let lengths): say(.questionHiddenLine(lengths: lengths))
    case .line(let lengths): say(.questionLine(lengths: lengths))

    case .between(let least, let most): say(.questionBetween(least: least, most: most))
    case .atLeast(let least): say(.questionAtLeast(least: least))
    case .atMost(let most): say(.questionAtMost(most: most))
    case .moreThan(let bound): say(.questionMoreThan(bound: bound))
    case .lessThan(let bound): say(.questionLessThan(bound: bound))
    case .lengthBetween(let least, let most): say(.questionLengthBetween(least: least, most: most))
    case .lengthAtLeast(let least): say(.questionLengthAtLeast(least: least))
    case .lengthAtMost(let most): say(.questionLengthAtMost(most: most))
    }
  }
}
