internal import ContentTypes
internal import Wording

/// Why a text is not a date or a time.
package enum CalendarError: Error, Sendable, Hashable {
  case notADate(String)
  case notATime(String)
  case notADateTime(String)
  case noSuchYear(Int)
  case noSuchMonth(Int)
  case noSuchDay(Int, year: Int, month: Int)
  case noSuchHour(Int)
  case noSuchMinute(Int)
  case noSuchSecond(Int)
  case noSuchOffset(String)

  /// The sentence a person sees; lower case at the start unless a name begins it, no final period.
  package var message: String { phrase.text(in: .english) }

  /// The same in any language.
  var phrase: Phrase {
    switch self {
    case .notADate(let text): .notADate(text)
    case .notATime(let text): .notATime(text)
    case .notADateTime(let text): .notADateTime(text)
    case .noSuchYear(let year): .noYear(year)
    case .noSuchMonth(let month): .noMonth(month)
    case .noSuchDay(let day, let year, let month):
      day < 1
        ? .noDay(day) : .daysOfMonth(month: month, year: year, count: CalendarDate.days(inMonth: month, of: year))
    case .noSuchHour(let hour): .noHour(hour)
    case .noSuchMinute(let minute): .noMinute(minute)
    case .noSuchSecond(let second): .noSecond(second)
    case .noSuchOffset(let text): .notAnOffset(text)
    }
  }

  /// The sentence with a capital.
  func sentence(in language: DisplayLanguage) -> String {
    let text = phrase.text(in: language)
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
