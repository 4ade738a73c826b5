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
    case .chosen(let count, let least, let most): say(Self.chosen(count, least: least, most: most))
    case .found(let count, let all):
      say(.formFound(count: Self.grouped(count, in: say), all: Self.grouped(all, in: say)))
    case .monthOfYear(let month, let year):
      say(.formMonthOfYear(month: say.name(ofMonth: month), number: month, year: year))
    }
  }

  private static func draft(_ count: Int, from moment: PastMoment?, in say: DisplayLanguage) -> String {
    switch moment {
    case nil: say(.formDraft(count: count))
    case .today(let time)?: say(.formDraftFromToday(count: count, time: time))
    case .yesterday(let time)?: say(.formDraftFromYesterday(count: count, time: time))
    case .on(let date, let time)?: say(.formDraftFrom(count: count, date: date, time: time))
    }
  }

  private static func chosen(_ count: Int, least: Int, most: Int?) -> Message {
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
