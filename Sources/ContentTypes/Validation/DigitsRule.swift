internal import Values
internal import Wording

/// A code of digits with a fixed length or two; spaces and hyphens between groups are forgiven.
struct DigitsRule: Sendable {
  enum Problem: Equatable {
    case notDigits(DigitsRule)
    case length(DigitsRule, found: Int)
    case checkDigit(DigitsRule)
  }

  let wanted: WantedContent
  let lengths: ClosedRange<Int>

  static let oneTimeCode = DigitsRule(wanted: .oneTimeCode, lengths: 4...8)
  static let securityCode = DigitsRule(wanted: .securityCode, lengths: 3...4)
  static let eid = DigitsRule(wanted: .eid, lengths: 32...32)
  /// An IMEISV has two digits of software version in place of the check digit.
  static let imei = DigitsRule(wanted: .imei, lengths: 15...16)

  func problem(in text: Substring) -> Problem? {
    let digits = String(text).withoutGrouping
    guard digits.allSatisfy(\.isASCIIDigit) else { return .notDigits(self) }
    return lengths.contains(digits.count) ? nil : .length(self, found: digits.count)
  }

  static func imeiProblem(in text: Substring) -> Problem? {
    if let problem = imei.problem(in: text) { return problem }
    let digits = String(text).withoutGrouping
    return digits.count == 15 && !PaymentCard.passesLuhn(digits) ? .checkDigit(imei) : nil
  }
}

extension DigitsRule: Equatable {}
