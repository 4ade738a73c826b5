/// One number of a date or a time.
package enum MomentPart: Sendable {
  case year, month, day, hour, minute, second

  /// The part of a text in its RFC 3339 form that point is in or just behind; nil at the end of the text, and in what
  /// is no such part.
  ///
  /// - Parameters:
  ///   - point: A UTF-8 offset.
  ///   - length: The length of the text in bytes.
  package static func part(at point: Int, of length: Int, in type: FieldType) -> MomentPart? {
    guard point < length else { return nil }
    if type == .time { return clock(point) }
    guard type.isMoment else { return nil }
    switch point {
    case 0...4: return .year
    case 5...7: return .month
    case 8...10: return .day
    default: return clock(point - 11)
    }
  }

  private static func clock(_ point: Int) -> MomentPart? {
    switch point {
    case 0...2: .hour
    case 3...5: .minute
    case 6...8: .second
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
