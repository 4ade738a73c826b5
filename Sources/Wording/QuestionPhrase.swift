/// What plain questions, one a line, say of their own: for screen readers and terminals that cannot draw. Each language
/// is one file that says all of it. Words that are typed as they are, such as `back`, are the same in all.
package enum QuestionPhrase: Translated, Hashable, Sendable {
  // The way through the questions.
  case isAnsweredUnseen, isNotAnswered
  case wasNotAnswered(String)
  case endedEarly, isFirst, earlierAnswers
  /// Which letter says yes.
  case answerYesOrNo(Character)

  // Rows of a list, counted from 1.
  case keepRow(String, Int), row(String, Int)
  case addRow(String), addAnotherRow(String)

  // The help on a question; whole sentences.
  case mustBeAnswered, needNotBeAnswered, wishes
  case emptyLineTakes(String)
  case flag(Character), option, options, rows
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
  package func text(in language: DisplayLanguage) -> String { words(in: language) }
}
