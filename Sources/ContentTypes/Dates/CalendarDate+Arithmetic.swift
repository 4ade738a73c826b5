extension CalendarDate {
  /// The day `days` after 1970-01-01, held within the years there are.
  package init(daysSinceEpoch days: Int) {
    // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", civil_from_days.
    let shifted = min(max(days, -719_162), 2_932_896) + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let date = CalendarDate(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    guard let date else { preconditionFailure("every day from year 1 to 9999 has a date") }
    self = date
  }

  /// Days after 1970-01-01; negative before.
  package var daysSinceEpoch: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// 0 is Monday, 6 is Sunday.
  package var weekday: Int { ((daysSinceEpoch + 3) % 7 + 7) % 7 }

  /// The day some days later, or earlier; stops at the first and last day there are.
  package func adding(days: Int) -> CalendarDate {
    let (sum, overflow) = daysSinceEpoch.addingReportingOverflow(days)
    return CalendarDate(daysSinceEpoch: overflow ? (days < 0 ? .min : .max) : sum)
  }

  /// The same day some months later or earlier, or the last one of a month that is too short.
  package func adding(months: Int) -> CalendarDate {
    let index = min(max(12, year * 12 + month - 1 + min(max(months, -200_000), 200_000)), 9999 * 12 + 11)
    let lastDay = CalendarDate.days(inMonth: index % 12 + 1, of: index / 12)
    return CalendarDate(year: index / 12, month: index % 12 + 1, day: min(day, lastDay)) ?? self
  }
}
