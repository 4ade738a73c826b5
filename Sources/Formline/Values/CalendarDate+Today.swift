import TerminalDriver

extension CalendarDate {
  /// The present day where the user is.
  public static var today: CalendarDate {
    let time = LocalTime.now
    return CalendarDate(year: time.year, month: time.month, day: time.day) ?? .first
  }
}
