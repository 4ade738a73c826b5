/// RFC 3339 with its parts optional: a date, a time of day, or both with `T` or a space between.
enum DateTimeRule {
  enum Problem: Equatable {
    case form
    case date
    case time
  }

  static func problem(in text: Substring) -> Problem? {
    let parts = text.split { $0 == "T" || $0 == "t" || $0 == " " }
    switch parts.count {
    case 1 where parts[0].contains(":"): return timeProblem(in: parts[0])
    case 1: return dateProblem(in: parts[0])
    case 2: return dateProblem(in: parts[0]) ?? timeProblem(in: parts[1])
    default: return .form
    }
  }

  private static func dateProblem(in text: Substring) -> Problem? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
      parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return .form }
    return CalendarDate(year: year, month: month, day: day) == nil ? .date : nil
  }

  private static func timeProblem(in text: Substring) -> Problem? {
    var clock = text
    if clock.hasSuffix("Z") || clock.hasSuffix("z") {
      clock = clock.dropLast()
    } else if let sign = clock.firstIndex(where: { $0 == "+" || $0 == "-" }) {
      let offset = clock[clock.index(after: sign)...].split(separator: ":", omittingEmptySubsequences: false)
      guard offset.count == 2, twoDigits(offset[0]) != nil, twoDigits(offset[1]) != nil else { return .form }
      clock = clock[..<sign]
    }
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, let hour = twoDigits(parts[0]), let minute = twoDigits(parts[1]) else {
      return .form
    }
    if ClockTime(hour: hour, minute: minute) == nil { return .time }
    guard parts.count == 3 else { return nil }
    let seconds = parts[2].split(separator: ".", omittingEmptySubsequences: false)
    guard seconds.count <= 2, let second = twoDigits(seconds[0]),
      seconds.dropFirst().allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) })
    else { return .form }
    // 60 is a leap second.
    return second > 60 ? .time : nil
  }

  private static func twoDigits(_ text: Substring) -> Int? {
    text.count == 2 && text.allSatisfy(\.isASCIIDigit) ? Int(text) : nil
  }
}
