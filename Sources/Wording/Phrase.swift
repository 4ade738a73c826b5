/// What is put together of several messages; all others are said by their own names.
///
/// None has a final period.
package enum Phrase: Hashable, Sendable {
  /// How many answers of an earlier run there are, and how many more have no field any more.
  case draft(Int, from: PastMoment?, misfits: Int)
  /// The form has ended without being submitted.
  case answersKept(hasSecrets: Bool)
  /// How many options are chosen, and how many should be.
  case chosen(Int, least: Int, most: Int?)
  /// How many entries of a list match what was typed.
  case found(Int, of: Int)
  /// `month` is from 1 to 12.
  case monthOfYear(month: Int, year: Int)

  // Problems of answers. What stands in the parameters is inserted as it is.
  /// Without a count if the length is hidden.
  case tooShort(minimum: Int, count: Int?), tooLong(maximum: Int, count: Int?)
  case notStepOfDays(Int, from: String?)
  case notStepOfSeconds(Int, from: String?)
  case tooFewRows(minimum: Int, count: Int), tooManyRows(maximum: Int, count: Int)
  /// No row can be added to that many.
  case mostRows(Int)
  case inRow(Int, String, String)
  /// A text that several options begin with, and the first of them.
  case fitsSeveral(shown: String, [String])
  case optionsAre([String])
  /// `month` is from 1 to 12.
  case daysOfMonth(month: Int, year: Int, count: Int)

  /// When something was, on the person's clock.
  package enum PastMoment: Hashable, Sendable {
    case today(String), yesterday(String)
    /// Date and time.
    case on(String, String)
  }

  /// The words of a language, from the catalogues.
  package func text(in say: DisplayLanguage) -> String {
    switch self {
    case .draft(let count, let moment, let misfits):
      misfits == 0
        ? Self.draft(count, from: moment, in: say)
        : say(.formDraftWithMisfits(draft: Self.draft(count, from: moment, in: say), count: misfits))
    case .answersKept(let hasSecrets): say(hasSecrets ? .formAnswersKeptButSecrets : .formAnswersKept)
    case .chosen(let count, let least, let most): say(Self.message(ofChosen: count, least: least, most: most))
    case .found(let count, let all):
      say(.formFound(count: Self.grouped(count, in: say), all: Self.grouped(all, in: say)))
    case .monthOfYear(let month, let year):
      say(.formMonthOfYear(month: say.name(ofMonth: month), number: month, year: year))
    case .tooShort(let minimum, nil): say(.problemAtLeast(minimum: say(.problemCharacters(count: minimum))))
    case .tooShort(let minimum, let count?):
      say(.problemTooShort(minimum: say(.problemCharacters(count: minimum)), count: count))
    case .tooLong(let maximum, nil): say(.problemAtMost(maximum: say(.problemCharacters(count: maximum))))
    case .tooLong(let maximum, let count?):
      say(.problemTooLong(maximum: say(.problemCharacters(count: maximum)), count: count))
    case .notStepOfDays(let step, nil): say(.problemStepOfDays(count: step))
    case .notStepOfDays(let step, let origin?):
      say(.problemStepOfDaysFrom(count: step, start: say.numerals.shown(origin)))
    case .notStepOfSeconds(let step, nil): say(.problemStepOfTime(step: Self.span(step, in: say)))
    case .notStepOfSeconds(let step, let origin?):
      say(.problemStepOfTimeFrom(step: Self.span(step, in: say), start: say.numerals.shown(origin)))
    case .tooFewRows(let minimum, 0): say(.problemNoRows(minimum: say(.problemRows(count: minimum))))
    case .tooFewRows(let minimum, let count):
      say(.problemTooFewRows(minimum: say(.problemRows(count: minimum)), count: count))
    case .tooManyRows(let maximum, let count):
      say(.problemTooManyRows(maximum: say(.problemRows(count: maximum)), count: count))
    case .mostRows(let maximum): say(.problemAtMost(maximum: say(.problemRows(count: maximum))))
    case .inRow(let row, let label, let message): say(.problemInRow(row: row, problem: say.heading(label) + message))
    case .fitsSeveral(let shown, let labels): say(.problemFitsSeveral(shown: shown, labels: say.list(labels)))
    case .optionsAre(let names): say(.problemOptionsAre(names: say.list(names)))
    case .daysOfMonth(let month, let year, let count):
      say(.problemDaysOfMonth(month: say.name(ofMonth: month), number: month, year: year, count: count))
    }
  }

  /// Hours or minutes where they come out even.
  private static func span(_ seconds: Int, in say: DisplayLanguage) -> String {
    if seconds % 3600 == 0 { return say(.problemHours(count: seconds / 3600)) }
    if seconds % 60 == 0 { return say(.problemMinutes(count: seconds / 60)) }
    return say(.problemSeconds(count: seconds))
  }

  private static func draft(_ count: Int, from moment: PastMoment?, in say: DisplayLanguage) -> String {
    switch moment {
    case nil: say(.formDraft(count: count))
    case .today(let time)?: say(.formDraftFromToday(count: count, time: time))
    case .yesterday(let time)?: say(.formDraftFromYesterday(count: count, time: time))
    case .on(let date, let time)?: say(.formDraftFrom(count: count, date: date, time: time))
    }
  }

  private static func message(ofChosen count: Int, least: Int, most: Int?) -> Message {
    switch (count < least, most) {
    case (false, nil): .formChosen(count: count)
    case (false, let most?): .formChosenOfMost(count: count, most: most)
    case (true, nil): .formChosenTooFew(count: count, least: least)
    case (true, let most?): .formChosenTooFewOfMost(count: count, least: least, most: most)
    }
  }

  /// The digits in groups of three, as in `40,000`.
  private static func grouped(_ number: Int, in say: DisplayLanguage) -> String {
    var text = ""
    for (place, digit) in String(number).reversed().enumerated() {
      if place > 0, place % 3 == 0 { text = say(.textGroupSeparator) + text }
      text = String(digit) + text
    }
    return say.numerals.shown(number: text)
  }
}

/// What is said of an answer that is missing, by the label of its field.
extension Message {
  package static func isRequired(_ label: String) -> Message { .problemIsRequired(subject: subject(label)) }
  package static func answerRequired(_ label: String) -> Message { .problemAnswerRequired(subject: subject(label)) }
  package static func chooseRequired(_ label: String) -> Message {
    isSubject(label) ? .problemChooseRequired(subject: label) : .problemChooseOne
  }
  package static func chooseSeveralRequired(_ label: String) -> Message {
    isSubject(label) ? .problemChooseSeveralRequired(subject: label) : .problemChooseSeveral
  }
  package static func addRequired(_ label: String) -> Message {
    isSubject(label) ? .problemAddRequired(subject: label) : .problemAddSome
  }

  /// Words that begin, or end, a label which is a question or half a sentence: `How does it taste`, `Needed by`.
  private static let openings: Set<Substring> = [
    "who", "whose", "what", "when", "where", "why", "which", "how", "do", "does", "did", "are", "is", "can", "may",
    "should", "would", "will", "have", "has", "in", "from", "to", "at", "by", "on", "with", "without", "once", "i",
    "we", "if",
  ]
  private static let endings: Set<Substring> = ["by", "to", "from", "of", "at", "with", "for", "on", "in"]

  /// An English label as the subject of a sentence in the singular; `This` for one that cannot be that: a question, half
  /// a sentence, several things, or what looks like a plural.
  private static func subject(_ label: String) -> String { isSubject(label) ? label : "This" }

  /// True for a label that can be the subject of an English sentence in the singular.
  private static func isSubject(_ label: String) -> Bool {
    if let last = label.last, "?!.:…？".contains(last) { return false }
    let words = label.lowercased().split(separator: " ")
    guard let first = words.first, let last = words.last else { return false }
    let isPlural = last.hasSuffix("s") && !["ss", "us", "is", "ws"].contains(last.suffix(2))
    return !isPlural && !words.contains("and") && !openings.contains(first) && !endings.contains(last)
  }
}
