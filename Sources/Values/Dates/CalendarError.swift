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
}
