/// What a form says of an answer that it does not accept. `ProblemPhrase+Words.swift` names
/// the message of each, whose words are in `Catalogues`.
///
/// None has a final period. What stands in the parameters is inserted as it is; names of fields and options are already
/// in the form's language.
package enum ProblemPhrase: Hashable, Sendable {
  // Problems of values. These begin with a capital.
  /// What a definition says in its own words.
  case own(String)
  case isRequired(String), chooseRequired(String), chooseSeveralRequired(String), addRequired(String)
  case answerRequired(String)
  /// Without a count if the length is hidden.
  case tooShort(minimum: Int, count: Int?), tooLong(maximum: Int, count: Int?)
  /// With a text that matches; nil if none may be shown.
  case wrongPattern(example: String?)
  case wrongMask(String)
  /// A text for which a pattern cannot be tried in a reasonable time.
  case tooLongToCheck
  case belowMinimum(String), aboveMaximum(String), notAbove(String), notBelow(String), notMultiple(String)
  /// Of dates and times.
  case tooEarly(String), tooLate(String), notAfter(String), notBefore(String)
  case notStepOfDays(Int, from: String?)
  case notStepOfSeconds(Int, from: String?)
  case notAnOption
  /// The option with this label must be among those that are chosen.
  case mustBeChosen(String)
  /// Of a source outside, whose options change.
  case notOffered(String)
  case disabledOption(String)
  case tooFew(Int), tooMany(Int)
  case notUnique
  /// An answer that must be like that of the field with this label.
  case notConfirmed(String)
  /// What a schema does not allow, by its keyword.
  case refusedBySchema(String)
  case tooFewRows(minimum: Int, count: Int), tooManyRows(maximum: Int, count: Int)
  /// No row can be added to that many.
  case mostRows(Int)
  case sameRows(Int, Int)
  case sameKeys(String, Int, Int)
  case noFile, noDirectory, noFileOrDirectory, isDirectory, isNoDirectory
  case inRow(Int, String, String)
  case notValid(String)
  /// A rule of the definition, in its own notation.
  case mustHold(String)
  case nameExisting(PathTarget)
  case wrongFormat(Format)
  case notOfKind(Kind)

  // Problems of typed text. `shown` is quoted, or names a secret.
  case typedTooLarge(shown: String), typedNotWhole(shown: String), typedNotNumber(shown: String)
  /// With the number as the form's language writes it.
  case typedLikeNumber(shown: String, number: String)
  case typedNotYesOrNo(shown: String)
  case typedNotOption(shown: String), typedNotList, typedNotObject
  /// A text that several options begin with, and the first of them.
  case fitsSeveral(shown: String, [String])
  /// A text that can mean two things, and both.
  case twoReadings(shown: String, String, String)
  case typedWithTwoReadings(shown: String)
  case typedNotOfKind(shown: String, Kind)
  case whatWasTyped
  case didYouMean(String)
  case optionsAre([String])

  // Days and times that do not exist.
  case notADate(String), notATime(String), notADateTime(String), notAnOffset(String)
  case noYear(Int), noMonth(Int), noDay(Int), noHour(Int), noMinute(Int), noSecond(Int)
  /// `month` is from 1 to 12.
  case daysOfMonth(month: Int, year: Int, count: Int)

  /// Forms of text that `format` names.
  package enum Format: Hashable, Sendable {
    case time, dateTime
    case duration, ipv4, ipv6, uuid, regex, jsonPointer, relativeJSONPointer, hostname, uri, uriReference, uriTemplate
  }

  /// What a path leads to.
  package enum PathTarget: Hashable, Sendable { case file, directory, fileOrDirectory }

  /// Kinds of values.
  package enum Kind: Hashable, Sendable { case date, time, dateTime }
}
