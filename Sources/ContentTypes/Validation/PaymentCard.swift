internal import Values
internal import Wording

/// A payment card number: its network by prefix, its length, and the check digit of ISO/IEC 7812-1 annex B (Luhn).
struct PaymentCard {
  /// The networks with public prefixes, and their number lengths.
  enum Network: String, CaseIterable {
    case visa = "Visa"
    case mastercard = "Mastercard"
    case americanExpress = "American Express"
    case discover = "Discover"
    case dinersClub = "Diners Club"
    case jcb = "JCB"
    case unionPay = "UnionPay"
    case maestro = "Maestro"

    var lengths: [Int] {
      switch self {
      case .visa: [13, 16, 19]
      case .mastercard: [16]
      case .americanExpress: [15]
      case .discover, .jcb, .unionPay: [16, 17, 18, 19]
      case .dinersClub: [14, 15, 16, 17, 18, 19]
      case .maestro: [12, 13, 14, 15, 16, 17, 18, 19]
      }
    }

    init?(number digits: String) {
      let four = Int(digits.prefix(4)) ?? 0
      guard digits.count >= 4 else { return nil }
      switch four {
      case 4000...4999: self = .visa
      case 5100...5599, 2221...2720: self = .mastercard
      case 3400...3499, 3700...3799: self = .americanExpress
      case 6011, 6440...6599: self = .discover
      case 3000...3059, 3095, 3600...3699, 3800...3999: self = .dinersClub
      case 3528...3589: self = .jcb
      case 6200...6299: self = .unionPay
      case 5000...5099, 5600...5899, 6000...6999: self = .maestro
      default: return nil
      }
    }
  }

  static func fault(in text: Substring) -> ContentFault? {
    let digits = String(text).withoutGrouping
    guard digits.allSatisfy(\.isASCIIDigit) else { return .clause(.faultOnlyDigits) }
    guard 12...19 ~= digits.count else { return .needsDigits(12...19, found: digits.count) }
    let network = Network(number: digits)
    if let network, !network.lengths.contains(digits.count) {
      return .networkLength(network.rawValue, network.lengths, found: digits.count)
    }
    // UnionPay has issued numbers without a check digit.
    return network != .unionPay && !passesLuhn(digits) ? .clause(.faultWrongDigit) : nil
  }

  /// True if the Luhn checksum is valid.
  static func passesLuhn(_ digits: some StringProtocol) -> Bool {
    var sum = 0
    for (place, digit) in digits.reversed().enumerated() {
      guard digit.isASCIIDigit, let value = digit.wholeNumberValue else { return false }
      let doubled = value * 2
      sum += place.isMultiple(of: 2) ? value : doubled > 9 ? doubled - 9 : doubled
    }
    return sum.isMultiple(of: 10)
  }
}
