/// A JSON number (RFC 8259, section 6) that keeps its exact text and compares by value.
///
/// No precision is lost: `0.1` equals `0.10` and `1e-1`, and two integers of thirty digits differ when their last
/// digits do.
nonisolated public struct JSONNumber: Sendable, Hashable, CustomStringConvertible {
  /// The number as it was written.
  public let text: String
  private let isNegative: Bool
  /// Significant digits, without zeros at either end; empty for zero.
  private let digits: [UInt8]
  /// The power of ten the last digit is multiplied by.
  private let exponent: Int

  /// Reads `text`, or nil where it does not follow the JSON grammar or has an exponent of more than nine digits.
  public init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }

    let whole = rest.prefix(while: JSONNumber.isDigit)
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return nil }
    rest = rest.dropFirst(whole.count)

    var fraction: ArraySlice<UInt8> = []
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: JSONNumber.isDigit)
      guard !fraction.isEmpty else { return nil }
      rest = rest.dropFirst(1 + fraction.count)
    }

    var power = 0
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      let sign = rest.first
      if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest = rest.dropFirst() }
      let exponentDigits = rest.prefix(while: JSONNumber.isDigit)
      guard !exponentDigits.isEmpty, exponentDigits.drop(while: { $0 == UInt8(ascii: "0") }).count <= 9 else {
        return nil
      }
      for digit in exponentDigits { power = power * 10 + Int(digit - UInt8(ascii: "0")) }
      if sign == UInt8(ascii: "-") { power = -power }
      rest = rest.dropFirst(exponentDigits.count)
    }
    guard rest.isEmpty else { return nil }

    self.text = text
    let all = Array(whole + fraction)
    let significant = all.drop { $0 == UInt8(ascii: "0") }
    let trailingZeros = significant.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    digits = Array(significant.dropLast(trailingZeros))
    exponent = digits.isEmpty ? 0 : power - fraction.count + trailingZeros
  }

  /// An integer as JSON writes it.
  public init(_ value: Int) {
    text = String(value)
    isNegative = value < 0
    let all = Array(String(value.magnitude).utf8)
    let trailingZeros = all.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    digits = Array(all.dropLast(trailingZeros))
    exponent = digits.isEmpty ? 0 : trailingZeros
  }

  public var description: String { text }

  public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    left.digits == right.digits && left.exponent == right.exponent
      && (left.isNegative == right.isNegative || left.digits.isEmpty)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(digits)
    hasher.combine(exponent)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
