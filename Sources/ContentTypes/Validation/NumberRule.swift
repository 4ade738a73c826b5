internal import Values
internal import Wording

/// A whole number between bounds, and an amount of money.
struct NumberRule: Equatable, Sendable {
  enum Problem: Equatable {
    case notANumber(NumberRule)
    case outOfRange(NumberRule)
    case notAMonth
    case notAnAmount
  }

  let wanted: WantedContent
  let range: ClosedRange<Int>

  static let birthDay = NumberRule(wanted: .dayOfMonth, range: 1...31)
  static let birthMonth = NumberRule(wanted: .month, range: 1...12)
  static let cardMonth = NumberRule(wanted: .expirationMonth, range: 1...12)

  func problem(in text: Substring) -> Problem? {
    guard text.allSatisfy(\.isASCIIDigit) else { return .notANumber(self) }
    guard let number = Int(text), range.contains(number) else { return .outOfRange(self) }
    return nil
  }

  /// A month may be a number or an English name of three letters or more; other languages' names are taken as given.
  static func monthProblem(in text: Substring) -> Problem? {
    if text.contains(where: \.isASCIIDigit) { return birthMonth.problem(in: text) }
    let isName = text.allSatisfy { $0.isLetter || $0 == "." } && text.count >= 3
    return isName || text.contains { !$0.isASCII } ? nil : .notAMonth
  }

  /// Digits with separators of either kind, a sign and a currency beside them.
  static func amountProblem(in text: Substring) -> Problem? {
    let number = text.drop { !$0.isASCIIDigit && $0 != "." && $0 != "," }
    let core = number.reversed().drop { !$0.isASCIIDigit }
    let isAmount = !core.isEmpty && core.allSatisfy { $0.isASCIIDigit || ".,'’ \u{A0}\u{202F}".contains($0) }
    return isAmount ? nil : .notAnAmount
  }
}
