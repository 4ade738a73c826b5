extension Double {
  /// The shortest decimal that reads back as this number, without a needless `.0`; an exponent only from 10²¹ on and
  /// below 10⁻⁶, as JavaScript and JSON writers do.
  package var expressionText: String {
    if isNaN { return "NaN" }
    if isInfinite { return self < 0 ? "-Infinity" : "Infinity" }
    if self == 0 { return sign == .minus ? "-0" : "0" }
    let (digits, point) = shortestDigits
    let sign = self < 0 ? "-" : ""
    if point > 21 || point < -5 {
      let fraction = digits.count > 1 ? "." + digits.dropFirst() : ""
      return "\(sign)\(digits.prefix(1))\(fraction)e\(point - 1 < 0 ? "-" : "+")\(abs(point - 1))"
    }
    if point <= 0 { return "\(sign)0.\(String(repeating: "0", count: -point))\(digits)" }
    if digits.count <= point { return "\(sign)\(digits)\(String(repeating: "0", count: point - digits.count))" }
    return "\(sign)\(digits.prefix(point)).\(digits.dropFirst(point))"
  }

  /// Significant digits without leading or trailing zeros, and how many of them stand before the decimal point.
  private var shortestDigits: (digits: String, point: Int) {
    let parts = magnitude.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let whole = mantissa[0]
    let all = whole + (mantissa.count > 1 ? mantissa[1] : "")
    let significant = all.drop { $0 == "0" }
    var digits = String(significant)
    while digits.hasSuffix("0") { digits.removeLast() }
    return (digits, whole.count - (all.count - significant.count) + exponent)
  }

  /// Reads a decimal number, `NaN` or `Infinity`; nil for hexadecimal, blanks around it, or one too large to be finite.
  init?(expressionText text: String) {
    switch text {
    case "NaN", "nan": self = .nan
    case "Infinity", "+Infinity", "inf", "+inf", "Inf", "+Inf": self = .infinity
    case "-Infinity", "-inf", "-Inf": self = -.infinity
    default:
      let isDecimal = text.utf8.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
      }
      guard isDecimal, let value = Double(text), value.isFinite else { return nil }
      self = value
    }
  }
}
