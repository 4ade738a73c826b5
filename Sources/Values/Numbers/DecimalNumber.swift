/// An exact decimal number, which is rounded only on request.
public struct DecimalNumber: Hashable, Sendable, CustomStringConvertible {
  /// True if it is less than zero.
  public let isNegative: Bool
  /// The significant ASCII digits, without leading and trailing zeros; empty for zero.
  private let digits: String
  /// The power of ten of the last digit; 0 for zero.
  private let exponent: Int

  /// Longer texts are rejected, which bounds the cost.
  package static let longestText = 400

  /// Parses a text such as `-12.50` or `1e-7`, of at most 400 bytes and with an exponent of at most 400.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.longestText else { return nil }
    self.init(text, largestExponent: Self.longestText)
  }

  /// Parses a text of any length with a limited exponent.
  init?(_ text: some StringProtocol, largestExponent: Int) {
    var rest = Substring(text).utf8
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let whole = rest.prefix(while: \.isDigit)
    rest = rest.dropFirst(whole.count)
    var fraction = rest.prefix(0)
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: \.isDigit)
      rest = rest.dropFirst(fraction.count + 1)
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    var exponent = 0
    if let mark = rest.first {
      guard mark | 0x20 == UInt8(ascii: "e"), let power = Int(Substring(rest.dropFirst())), power >= -largestExponent,
        power <= largestExponent
      else { return nil }
      exponent = power
    }
    self.init(isNegative, Substring(whole) + Substring(fraction), exponent: exponent - fraction.count)
  }

  package init(_ value: some FixedWidthInteger) {
    var (magnitude, zeros) = (value.magnitude, 0)
    while magnitude > 0, magnitude.isMultiple(of: 10) {
      magnitude /= 10
      zeros += 1
    }
    isNegative = value < 0
    digits = magnitude == 0 ? "" : String(magnitude)
    exponent = zeros
  }

  /// The shortest decimal that uniquely identifies this floating-point number; nil for infinities and NaN.
  package init?(_ value: some BinaryFloatingPoint & LosslessStringConvertible) {
    guard value.isFinite else { return nil }
    self.init(value.description)
  }

  /// True if a floating-point number keeps its digits. From 2⁵³ on not even all whole numbers are among these; before,
  /// a fraction is rounded like any other, but never to zero.
  package func isKept(by number: Double) -> Bool {
    number.isFinite && (number != 0 || digits.isEmpty)
      && (number.magnitude < 9_007_199_254_740_992 || DecimalNumber(number) == self)
  }

  /// Normalizes digits with any leading and trailing zeros.
  private init(_ isNegative: Bool, _ digits: Substring, exponent: Int) {
    var significant = digits.utf8[...]
    while significant.first == UInt8(ascii: "0") { significant = significant.dropFirst() }
    while significant.last == UInt8(ascii: "0") { significant = significant.dropLast() }
    self.isNegative = isNegative && !significant.isEmpty
    self.digits = String(decoding: significant, as: UTF8.self)
    self.exponent = significant.isEmpty ? 0 : exponent + digits.utf8[significant.endIndex...].count
  }

  /// The digits before the point, without leading zeros; `0` if there are none.
  public var whole: String {
    let places = digits.utf8.count + exponent
    guard places > 0 else { return "0" }
    return digits.prefix(places) + String(repeating: "0", count: max(0, exponent))
  }

  /// The digits after the point, without trailing zeros.
  public var fraction: String { exponent < 0 ? String(digits.suffix(-exponent)).padded(to: -exponent) : "" }

  /// The number multiplied by a power of ten.
  public func shifted(by places: Int) -> DecimalNumber {
    DecimalNumber(isNegative, digits[...], exponent: exponent + places)
  }

  /// The number rounded to so many digits after the point, half to even.
  public func rounded(toPlaces places: Int) -> DecimalNumber {
    rounded(toPlaces: places) { ($0.last ?? UInt8(ascii: "0")) % 2 == 1 }
  }

  /// The same, half away from zero: so people round money.
  package func roundedHalfUp(toPlaces places: Int) -> DecimalNumber { rounded(toPlaces: places) { _ in true } }

  private func rounded(toPlaces places: Int, halfGoesUp: (_ kept: [UInt8]) -> Bool) -> DecimalNumber {
    guard -exponent > places else { return self }
    let dropped = -exponent - places
    let kept = Array(digits.utf8.dropLast(dropped))
    guard dropped <= digits.utf8.count else { return DecimalNumber(false, "", exponent: 0) }
    let rest = digits.suffix(dropped)
    let goesUp = rest == "5" ? halfGoesUp(kept) : rest.utf8.first ?? 0 >= UInt8(ascii: "5")
    let rounded = String(decoding: goesUp ? Self.increased(kept) : kept, as: UTF8.self)
    return DecimalNumber(isNegative, rounded[...], exponent: -places)
  }

  private static func increased(_ digits: [UInt8]) -> [UInt8] {
    var digits = digits
    for index in digits.indices.reversed() {
      if digits[index] < UInt8(ascii: "9") {
        digits[index] += 1
        return digits
      }
      digits[index] = UInt8(ascii: "0")
    }
    return [UInt8(ascii: "1")] + digits
  }

  /// True for a multiple of the step; false for a step of 0. Long division: costs the product of the numbers of digits.
  package func isMultiple(of step: DecimalNumber) -> Bool {
    guard !digits.isEmpty, !step.digits.isEmpty else { return digits.isEmpty && !step.digits.isEmpty }
    // The last digit is not zero, so decimals beyond those of the step leave a remainder.
    guard exponent >= step.exponent else { return false }
    let divisor = step.digits.utf8.map { $0 - UInt8(ascii: "0") }
    var remainder: [UInt8] = []
    for digit in digits.utf8.map({ $0 - UInt8(ascii: "0") }) + Array(repeating: 0, count: exponent - step.exponent) {
      if !remainder.isEmpty || digit != 0 { remainder.append(digit) }
      while Self.subtract(divisor, from: &remainder) {}
    }
    return remainder.isEmpty
  }

  /// Leaves the minuend unchanged and returns false if the difference would be negative. Expects no leading zeros.
  private static func subtract(_ number: [UInt8], from minuend: inout [UInt8]) -> Bool {
    guard minuend.count >= number.count,
      minuend.count > number.count || !minuend.lexicographicallyPrecedes(number)
    else { return false }
    var borrow: UInt8 = 0
    for place in 0..<minuend.count {
      let index = minuend.count - 1 - place
      let digit = (place < number.count ? number[number.count - 1 - place] : 0) + borrow
      borrow = minuend[index] < digit ? 1 : 0
      minuend[index] = minuend[index] + 10 * borrow - digit
    }
    minuend.removeFirst(minuend.prefix { $0 == 0 }.count)
    return true
  }

  /// The number in the usual notation of programs: `-12.5`.
  public var description: String {
    let fraction = fraction
    return (isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }
}
