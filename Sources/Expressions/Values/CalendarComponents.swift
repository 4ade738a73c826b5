/// A timestamp taken apart, as a clock and a calendar show it at some offset from UTC.
package struct CalendarComponents: Hashable, Sendable {
  package let year: Int
  /// From 1.
  package let month: Int
  /// Day of the month, from 1.
  package let day: Int
  package let hour: Int
  package let minute: Int
  package let second: Int
  package let nanosecond: Int
  /// From 0, Sunday.
  package let dayOfWeek: Int
  /// From 0, January 1.
  package let dayOfYear: Int

  package init(_ timestamp: Timestamp, offsetSeconds: Int = 0) {
    let local = Int(timestamp.seconds) + offsetSeconds
    let days = local >= 0 ? local / 86_400 : -((86_399 - local) / 86_400)
    let secondOfDay = local - days * 86_400
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfShiftedYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfShiftedYear + 2) / 153
    day = dayOfShiftedYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    hour = secondOfDay / 3600
    minute = secondOfDay / 60 % 60
    second = secondOfDay % 60
    nanosecond = Int(timestamp.nanoseconds)
    dayOfWeek = ((days + 4) % 7 + 7) % 7
    dayOfYear = days - Timestamp.dayNumber(year: year, month: 1, day: 1)
  }
}
