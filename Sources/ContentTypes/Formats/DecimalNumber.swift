/// A number as decimal digits, so that nothing is rounded that was not asked to be.
public struct DecimalNumber: Hashable, Sendable, CustomStringConvertible {
  /// Whether it is less than zero. Zero never is.
  public private(set) var isNegative: Bool
  /// The digits before the point, without leading zeros; `0` alone for none.
  public private(set) var whole: String
  /// The digits after the point, without trailing zeros.
  public private(set) var fraction: String

  /// Longer texts are no numbers: nobody types them, and they cost time.
  static let longestText = 400

  /// The number of a text such as `-12.50` or `1e-7`: a sign, digits with at most one point, an exponent.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.longestText else { return nil }
    var rest = text[...]
    let isNegative = rest.first == "-"
    if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
    let parts = rest.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    let digits = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = String(digits[0])
    let fraction = digits.count > 1 ? String(digits[1]) : ""
    guard !(whole + fraction).isEmpty, (whole + fraction).utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    self.init(isNegative: isNegative, whole: whole, fraction: fraction)
    guard parts.count > 1 else { return }
    guard let exponent = Int(parts[1]), abs(exponent) <= Self.longestText else { return nil }
    self = shifted(by: exponent)
  }

  private init(isNegative: Bool, whole: String, fraction: String) {
    let whole = String(whole.drop { $0 == "0" })
    var fraction = fraction
    while fraction.last == "0" { fraction.removeLast() }
    self.whole = whole.isEmpty ? "0" : whole
    self.fraction = fraction
    self.isNegative = isNegative && !(whole.isEmpty && fraction.isEmpty)
  }

  /// The number times a power of ten.
  public func shifted(by places: Int) -> DecimalNumber {
    let digits = whole + fraction
    let point = whole.count + places
    if point <= 0 {
      let zeros = String(repeating: "0", count: -point)
      return DecimalNumber(isNegative: isNegative, whole: "", fraction: zeros + digits)
    }
    let padded = digits + String(repeating: "0", count: max(0, point - digits.count))
    return DecimalNumber(
      isNegative: isNegative, whole: String(padded.prefix(point)), fraction: String(padded.dropFirst(point)))
  }

  /// The nearest number with so many digits after the point; a half goes to the even neighbour.
  public func rounded(toPlaces places: Int) -> DecimalNumber {
    guard fraction.count > places else { return self }
    let kept = Array((whole + fraction.prefix(places)).utf8)
    let dropped = fraction.dropFirst(places)
    let isHalf = dropped == "5"
    let goesUp = isHalf ? (kept.last ?? 0x30) % 2 == 1 : (dropped.first ?? "0") >= "5"
    let digits = String(decoding: goesUp ? Self.increased(kept) : kept, as: UTF8.self)
    return DecimalNumber(
      isNegative: isNegative, whole: String(digits.dropLast(places)), fraction: String(digits.suffix(places)))
  }

  private static func increased(_ digits: [UInt8]) -> [UInt8] {
    var digits = digits
    for index in digits.indices.reversed() {
      if digits[index] < 0x39 {
        digits[index] += 1
        return digits
      }
      digits[index] = 0x30
    }
    return [0x31] + digits
  }

  /// The number as programs write it: `-12.5`.
  public var description: String { (isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction) }
}
