public import Values

/// Times of day to the minute: `14:05`. Also read with `am` or `pm`. Written `.dateTime` too.
public struct TimeFormat: FieldFormat {
  /// Hours and minutes.
  public init() {}

  /// `14:05`.
  public func format(_ value: ClockTime, locale: LocaleName?) -> String { value.iso }

  /// The time of a text such as `14:05`, `9`, `9.30` or `2:05 pm`; nil if a clock never shows it.
  public func parse(_ text: String, locale: LocaleName?) -> ClockTime? {
    var digits = text.lowercased().filter { !$0.isWhitespace && $0.isASCII }
    guard digits.count == text.filter({ !$0.isWhitespace }).count, digits.count <= 8 else { return nil }
    let isMorning = digits.hasSuffix("am")
    let isAfternoon = digits.hasSuffix("pm")
    if isMorning || isAfternoon { digits.removeLast(2) }
    let parts = digits.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." || $0 == "h" }
    guard let first = parts.first, parts.count <= 2,
      parts.allSatisfy({ 1...2 ~= $0.count && $0.allSatisfy(\.isNumber) }),
      var hour = Int(first), let minute = parts.count == 2 ? Int(parts[1]) : 0
    else { return nil }
    if isMorning || isAfternoon {
      guard 1...12 ~= hour else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    return ClockTime(hour: hour, minute: minute)
  }
}

extension FieldFormat where Self == TimeFormat {
  /// Times of day.
  public static var dateTime: Self { Self() }
}
