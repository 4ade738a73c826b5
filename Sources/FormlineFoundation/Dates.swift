@_exported public import Formline
@_exported public import Foundation

// Moments of Foundation in the process's time zone and the Gregorian calendar, as everywhere in Formline.

extension LocalDateTime {
  /// What a clock and a calendar here show at a moment.
  public init(_ moment: Date) {
    let parts = Calendar.ofForms.dateComponents([.year, .month, .day, .hour, .minute, .second], from: moment)
    let day = CalendarDate(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
    let time = ClockTime(hour: parts.hour ?? 0, minute: parts.minute ?? 0, second: min(parts.second ?? 0, 59))
    self.init(day ?? LocalDateTime.first.date, time ?? LocalDateTime.first.time)
  }
}

extension Date {
  /// The moment at which a clock and a calendar here show a date and a time; the next one there is where clocks are put
  /// forward over it.
  public init(_ moment: LocalDateTime) {
    let parts = DateComponents(
      year: moment.date.year, month: moment.date.month, day: moment.date.day, hour: moment.time.hour,
      minute: moment.time.minute, second: moment.time.second)
    self = Calendar.ofForms.date(from: parts) ?? .distantPast
  }
}

extension Calendar {
  fileprivate nonisolated static var ofForms: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    return calendar
  }
}

extension Date: @MainActor DatePickerValue {
  public static var datePickerComponents: DatePickerComponents { [.date, .hourAndMinute] }
  public var localDateTime: LocalDateTime { LocalDateTime(self) }
}

extension Text {
  /// How a moment is written.
  public nonisolated struct DateStyle: Hashable, Sendable {
    fileprivate enum Kind: Hashable { case date, time, relative, offset, timer }
    fileprivate let kind: Kind

    /// The day.
    public static let date = DateStyle(kind: .date)
    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// How far it was from now when the text was made: nothing on the screen moves by itself.
    public static let relative = DateStyle(kind: .relative)
    /// The same, with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// Hours, minutes and seconds from now when the text was made.
    public static let timer = DateStyle(kind: .timer)
  }

  /// A moment, in the user's locale.
  public nonisolated init(_ date: Date, style: DateStyle) { self.init(verbatim: style.text(of: date)) }
}

extension Text.DateStyle {
  nonisolated func text(of date: Date, now: Date = Date()) -> String {
    let seconds = Int(date.timeIntervalSince(now).rounded())
    switch kind {
    case .date: return date.formatted(date: .long, time: .omitted)
    case .time: return date.formatted(date: .omitted, time: .shortened)
    case .timer:
      let rest = abs(seconds)
      let clock = String(format: "%02d:%02d", rest / 60 % 60, rest % 60)
      return rest >= 3600 ? "\(rest / 3600):\(clock)" : clock
    case .relative, .offset:
      let units = [(86_400, "day"), (3600, "hr"), (60, "min"), (1, "sec")]
      let unit = units.first { abs(seconds) >= $0.0 } ?? units[3]
      let count = abs(seconds) / unit.0
      let text = "\(count) \(unit.1)\(unit.1 == "day" && count != 1 ? "s" : "")"
      return kind == .relative ? text : (seconds < 0 ? "-" : "+") + text
    }
  }
}

extension TimelineViewContext {
  /// The moment of the update, to the second: the same at every read.
  public var date: Date { Date(timeIntervalSince1970: Double(moment)) }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At equal intervals, in seconds, from when the view appeared.
  public static func periodic(from start: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    .periodic(by: .seconds(interval))
  }
}
