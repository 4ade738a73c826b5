package import ContentTypes

/// The value of a `date`, `time` or `datetime` field.
package enum Moment: Sendable, Hashable {
  case date(CalendarDate)
  case time(TimeOfDay)
  case dateTime(ZonedDateTime)

  /// Reads the value of a field of type `type`; `defaultUTCOffset` (minutes) is for date-times that name none.
  package init(parsing text: String, type: FieldType, defaultUTCOffset: Int = 0) throws(CalendarError) {
    switch type {
    case .time: self = .time(try TimeOfDay(parsing: text))
    case .datetime: self = .dateTime(try ZonedDateTime(parsing: text, defaultUTCOffset: defaultUTCOffset))
    default: self = .date(try CalendarDate(parsing: text))
    }
  }

  /// The value `count` steps later, or earlier: a step is `size` days for dates, `size` seconds for the others.
  package func stepped(by count: Int, size: Int) -> Moment {
    let (amount, overflow) = count.multipliedReportingOverflow(by: size)
    let distance = overflow ? 0 : amount
    return switch self {
    case .date(let date): .date(date.adding(days: distance))
    case .time(let time): .time(time.adding(seconds: distance))
    case .dateTime(let dateTime): .dateTime(dateTime.adding(seconds: distance))
    }
  }

  /// Days since 1970-01-01, seconds of the day, or seconds since the epoch: what `multipleOf` counts.
  package var ordinal: Int {
    switch self {
    case .date(let date): date.daysSinceEpoch
    case .time(let time): time.secondOfDay
    case .dateTime(let dateTime): dateTime.secondsSinceEpoch
    }
  }
}

extension Moment: Comparable {
  /// Moments of different kinds have no order.
  package static func < (left: Moment, right: Moment) -> Bool {
    switch (left, right) {
    case (.date(let left), .date(let right)): left < right
    case (.time(let left), .time(let right)): left < right
    case (.dateTime(let left), .dateTime(let right)): left < right
    default: false
    }
  }
}

extension Moment {
  /// As people write it, and as it can be typed, for the offset that holds for a text without any (in minutes).
  package func short(defaultUTCOffset: Int) -> String {
    switch self {
    case .time(let time): time.short
    case .dateTime(let moment): moment.short(defaultUTCOffset: defaultUTCOffset)
    case .date: description
    }
  }
}

extension Moment: CustomStringConvertible {
  /// The RFC 3339 text.
  package var description: String {
    switch self {
    case .date(let date): date.iso
    case .time(let time): time.description
    case .dateTime(let dateTime): dateTime.description
    }
  }
}
