internal import Values

/// The month a card is valid through: `MM/YY` or `MM/YYYY`, with `/`, `-`, `.`, a space or nothing between.
enum CardExpirationRule {
  enum Problem: Equatable {
    case notAMonthAndYear, month, expired, tooFar
    case notAYear, yearPast, yearTooFar
  }

  /// No card is issued for longer.
  private static let longestYears = 20

  static func problem(in text: Substring, today: CalendarDate?) -> Problem? {
    guard let (month, year) = monthAndYear(text) else { return .notAMonthAndYear }
    guard 1...12 ~= month else { return .month }
    guard let today else { return nil }
    let full = century(of: year, today: today)
    if (full, month) < (today.year, today.month) { return .expired }
    return full > today.year + longestYears ? .tooFar : nil
  }

  static func yearProblem(in text: Substring, today: CalendarDate?) -> Problem? {
    guard text.allSatisfy(\.isASCIIDigit), text.count == 2 || text.count == 4, let year = Int(text) else {
      return .notAYear
    }
    guard let today else { return nil }
    let full = century(of: year, today: today)
    if full < today.year { return .yearPast }
    return full > today.year + longestYears ? .yearTooFar : nil
  }

  /// `MM/YY`, or the text itself where it is no month and year.
  static func normalized(_ text: Substring) -> String {
    guard let (month, year) = monthAndYear(text), 1...12 ~= month else { return String(text) }
    return "\(month.padded(to: 2))/\((year % 100).padded(to: 2))"
  }

  private static func monthAndYear(_ text: Substring) -> (month: Int, year: Int)? {
    var parts = text.split { "/-. ".contains($0) }
    if parts.count == 1, text.count == 4 || text.count == 6 { parts = [text.prefix(2), text.dropFirst(2)] }
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }),
      parts[0].count <= 2, parts[1].count == 2 || parts[1].count == 4,
      let month = Int(parts[0]), let year = Int(parts[1])
    else { return nil }
    return (month, year)
  }

  private static func century(of year: Int, today: CalendarDate) -> Int {
    year < 100 ? today.year / 100 * 100 + year : year
  }
}
