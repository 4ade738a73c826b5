/// What a form says of an answer that it does not accept: a message, or what is put together of several.
///
/// None has a final period. What stands in the parameters is inserted as it is; names of fields and options are already
/// in the form's language.
package enum ProblemPhrase: Hashable, Sendable {
  // Problems of values. These begin with a capital.
  /// What a definition says in its own words.
  case own(String)
  case message(Message)
  case isRequired(String), chooseRequired(String), chooseSeveralRequired(String), addRequired(String)
  case answerRequired(String)
  /// Without a count if the length is hidden.
  case tooShort(minimum: Int, count: Int?), tooLong(maximum: Int, count: Int?)
  /// With a text that matches; nil if none may be shown.
  case wrongPattern(example: String?)
  case belowMinimum(String), aboveMaximum(String), notAbove(String), notBelow(String)
  /// Of dates and times.
  case tooEarly(String), tooLate(String), notAfter(String), notBefore(String)
  case notStepOfDays(Int, from: String?)
  case notStepOfSeconds(Int, from: String?)
  case tooFewRows(minimum: Int, count: Int), tooManyRows(maximum: Int, count: Int)
  /// No row can be added to that many.
  case mostRows(Int)
  case inRow(Int, String, String)
  case notOfKind(Kind)

  // Problems of typed text. `shown` is quoted, or names a secret.
  /// A text that several options begin with, and the first of them.
  case fitsSeveral(shown: String, [String])
  /// A text that can mean two things, and both.
  case twoReadings(shown: String, String, String)
  case typedNotOfKind(shown: String, Kind)
  case optionsAre([String])

  /// Of a day that does not exist; `month` is from 1 to 12.
  case daysOfMonth(month: Int, year: Int, count: Int)

  /// Kinds of values.
  package enum Kind: Hashable, Sendable { case date, time, dateTime }
}
