/// One number of a date or a time.
package enum MomentPart: Sendable {
  case year, month, day, hour, minute, second

  /// The part of a text in its RFC 3339 form, which may lack the seconds, that point is in or just behind; nil at the
  /// end of the text, and in what is no such part.
  ///
  /// - Parameter point: A UTF-8 offset.
  package static func part(at point: Int, of text: String, in type: FieldType) -> MomentPart? {
    guard point < text.utf8.count else { return nil }
    if type == .time { return clock(point, in: text.utf8[...]) }
    guard type.isMoment else { return nil }
    switch point {
    case 0...4: return .year
    case 5...7: return .month
    case 8...10: return .day
    default: return clock(point - 11, in: text.utf8.dropFirst(11))
    }
  }

  private static func clock(_ point: Int, in clock: Substring.UTF8View) -> MomentPart? {
    switch point {
    case 0...2: .hour
    case 3...5: .minute
    case 6...8: clock.dropFirst(5).first == UInt8(ascii: ":") ? .second : nil
    default: nil
    }
  }
}

extension Moment {
  /// The moment with one of its parts so many later, or earlier. What a month is too short for becomes its last day.
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
        ZonedDateTime(date: moment.date.adding(months: count), time: moment.time, utcOffset: moment.utcOffset))
    case .time: self
    }
  }
}
