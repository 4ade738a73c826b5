internal import ContentTypes
package import Values
internal import Wording

/// The value of a `date`, `time` or `datetime` field.
package enum Moment: Sendable, Hashable {
  case date(CalendarDate)
  /// The offset is `Z` or like `+09:00`; empty if the field carries none.
  case time(ClockTime, offset: String = "")
  case dateTime(Instant)

  /// Parses a field's value exactly.
  package init(parsing text: String, of field: FieldDefinition) throws(CalendarError) {
    guard field.carriesOffset else {
      try self.init(parsing: text, type: field.type)
      return
    }
    let time = try ClockTime(parsingFullTime: text)
    guard ClockTime.isFullTime(text) else { throw .notATime(text) }
    self = .time(time, offset: String(text[(text.firstIndex { "Zz+-".contains($0) } ?? text.endIndex)...]))
  }

  /// Parses a value of type `type` exactly; `zone` applies to date-times without an offset.
  package init(
    parsing text: String, type: FieldType, zone: @autoclosure () -> ZoneRules = .utc
  ) throws(CalendarError) {
    switch type {
    case .time: self = .time(try ClockTime(parsing: text))
    case .datetime: self = .dateTime(try Instant(parsing: text, zone: zone()))
    default: self = .date(try CalendarDate(parsing: text))
    }
  }

  /// The value `count` steps later, or earlier if negative: a step is `size` days for dates, `size` seconds otherwise.
  package func stepped(by count: Int, size: Int) -> Moment {
    let (amount, overflow) = count.multipliedReportingOverflow(by: size)
    let distance = overflow ? 0 : amount
    return switch self {
    case .date(let date): .date(date.adding(days: distance))
    case .time(let time, let offset): .time(time.adding(seconds: distance), offset: offset)
    case .dateTime(let dateTime): .dateTime(dateTime.adding(seconds: distance))
    }
  }

  /// Days since 1970-01-01, seconds of the day, or seconds since the epoch; the unit of `multipleOf`.
  package var ordinal: Int {
    switch self {
    case .date(let date): date.daysSinceEpoch
    case .time(let time, _): time.secondOfDay
    case .dateTime(let dateTime): Int(dateTime.seconds)
    }
  }
}

extension Moment: Comparable {
  /// False for moments of different kinds.
  package static func < (left: Moment, right: Moment) -> Bool {
    switch (left, right) {
    case (.date(let left), .date(let right)): left < right
    case (.time(let left, _), .time(let right, _)): left < right
    case (.dateTime(let left), .dateTime(let right)): left < right
    default: false
    }
  }
}

extension Moment: CustomStringConvertible {
  /// The RFC 3339 text.
  package var description: String {
    switch self {
    case .date(let date): date.iso
    case .time(let time, let offset): time.partialTime + offset
    case .dateTime(let dateTime): dateTime.description
    }
  }

  /// The value as people write it, in a zone's local time; typing it there gives the same value.
  package func short(in zone: @autoclosure () -> ZoneRules) -> String {
    switch self {
    case .time(let time, let offset): time.iso + offset
    case .dateTime(let moment): moment.short(in: zone())
    case .date: description
    }
  }
}

extension Moment {
  /// A time of day with a zone's offset at that time.
  package static func time(_ time: ClockTime, on day: CalendarDate?, in zone: ZoneRules) -> Moment {
    let text = zone.instant(at: LocalDateTime(day ?? .first, time))?.description.split(separator: "T").last ?? "Z"
    return .time(time, offset: String(text[(text.firstIndex { "Z+-".contains($0) } ?? text.endIndex)...]))
  }

  /// A value for a field whose times carry an offset; adds the zone's if missing.
  package func carryingOffset(
    in field: FieldDefinition, on day: CalendarDate?, zone: @autoclosure () -> ZoneRules
  ) -> Moment {
    guard field.carriesOffset, case .time(let time, "") = self else { return self }
    return .time(time, on: day, in: zone())
  }
}

/// A component of a date or time.
package enum MomentPart: Sendable {
  case year, month, day, hour, minute, second

  /// The component in an RFC 3339 text, with or without seconds, that contains or ends at point; nil at the end of the
  /// text and outside components.
  ///
  /// - Parameter point: A UTF-8 offset.
  package static func part(at point: Int, of text: String, in type: FieldType) -> MomentPart? {
    guard point < text.utf8.count else { return nil }
    // Digits may take several bytes.
    let (text, place) = (
      text.unicodeScalars[...], String(decoding: text.utf8.prefix(point), as: UTF8.self).unicodeScalars.count
    )
    if type == .time { return clock(place, in: text) }
    guard type.isMoment else { return nil }
    switch place {
    case 0...4: return .year
    case 5...7: return .month
    case 8...10: return .day
    default: return clock(place - 11, in: text.dropFirst(11))
    }
  }

  private static func clock(_ place: Int, in clock: Substring.UnicodeScalarView) -> MomentPart? {
    switch place {
    case 0...2: .hour
    case 3...5: .minute
    case 6...8: clock.dropFirst(5).first == ":" ? .second : nil
    default: nil
    }
  }
}

extension Moment {
  /// Adapts a moved moment's offset if it had the zone's before: daylight saving time may have begun in between. Moved by
  /// days or more, it keeps its time of day as far as the clocks show that, once or twice; else it is the same instant.
  package func onClock(of zone: ZoneRules, movedFrom start: Moment, by part: MomentPart?) -> Moment {
    guard case .dateTime(let moved) = self, case .dateTime(let start) = start,
      zone.utcOffset(atEpoch: start.seconds) == start.utcOffset
    else { return self }
    let offset = zone.utcOffset(atEpoch: moved.seconds)
    let sameInstant = Instant(seconds: moved.seconds, utcOffset: offset, isUTC: zone.isUTC) ?? moved
    guard part == .year || part == .month || part == .day else { return .dateTime(sameInstant) }
    let meanings = zone.instants(at: moved.local)
    let shown = meanings.filter { $0.local == moved.local }
    return .dateTime(shown.first { $0.utcOffset == start.utcOffset } ?? shown.first ?? meanings.last ?? sameInstant)
  }

  /// The moment with one component changed by `count`; days beyond the end of the month become its last day.
  package func stepped(_ part: MomentPart, by count: Int) -> Moment {
    switch part {
    case .year: addingMonths(count.multipliedReportingOverflow(by: 12).partialValue)
    case .month: addingMonths(count)
    case .day: stepped(by: count, size: isDate ? 1 : 86_400)
    case .hour: stepped(by: count, size: 3600)
    case .minute: stepped(by: count, size: 60)
    case .second: stepped(by: count, size: 1)
    }
  }

  private var isDate: Bool { if case .date = self { true } else { false } }

  private func addingMonths(_ count: Int) -> Moment {
    switch self {
    case .date(let date): .date(date.adding(months: count))
    case .dateTime(let moment):
      .dateTime(
        Instant(LocalDateTime(moment.local.date.adding(months: count), moment.local.time), utcOffset: moment.utcOffset)
          ?? moment)
    case .time: self
    }
  }
}

extension Moment {
  /// How to write exactly what a person would be understood to mean: `09:30` for `9:30`; nil if that is nothing.
  static func help(for text: String, type: FieldType) -> String? {
    let reader = KindReader(language: .english, today: nil)
    let meant =
      switch type {
      case .date: (try? reader.date(text))?.iso
      case .time: (try? reader.time(text))?.iso
      default: (try? reader.dateTime(text)).map { "\($0.date.iso) \($0.time.iso)" }
      }
    return meant.map { "write \($0)" }
  }
}

extension CalendarError {
  /// A phrase for the person, lower case unless it begins with a name, without a final period.
  package var message: String { text(in: .english) }

  /// That phrase in any language.
  private func text(in say: DisplayLanguage) -> String {
    switch self {
    case .notADate(let text): say(.problemNotADate(text: text.quotable))
    case .notATime(let text): say(.problemNotATime(text: text.quotable))
    case .notADateTime(let text): say(.problemNotADateTime(text: text.quotable))
    case .noSuchYear(let year): say(.problemNoYear(year: year))
    case .noSuchMonth(let month): say(.problemNoMonth(month: month))
    case .noSuchDay(let day, _, _) where day < 1: say(.problemNoDay(day: day))
    case .noSuchDay(_, let year, let month):
      say(.daysOfMonth(month: month, year: year, count: CalendarDate.days(inMonth: month, of: year)))
    case .noSuchHour(let hour): say(.problemNoHour(hour: hour))
    case .noSuchMinute(let minute): say(.problemNoMinute(minute: minute))
    case .noSuchSecond(let second): say(.problemNoSecond(second: second))
    case .noSuchOffset(let text): say(.problemNotAnOffset(text: text.quotable))
    }
  }

  /// That phrase, capitalized.
  func sentence(in language: DisplayLanguage) -> String {
    let text = text(in: language)
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
