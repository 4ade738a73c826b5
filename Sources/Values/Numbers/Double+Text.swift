internal import Platform

extension Double {
  /// The shortest decimal that parses to this number; with an exponent only from 10²¹ on and below 10⁻⁶, as in
  /// JavaScript.
  package var shortText: String {
    if isNaN { return "NaN" }
    if isInfinite { return self < 0 ? "-Infinity" : "Infinity" }
    if self == 0 { return sign == .minus ? "-0" : "0" }
    if 1e-6..<1e21 ~= magnitude { return DecimalNumber(description)?.description ?? description }
    let parts = description.split(separator: "e")
    let mantissa = parts[0].hasSuffix(".0") ? parts[0].dropLast(2) : parts[0]
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    return "\(mantissa)e\(exponent < 0 ? "" : "+")\(exponent)"
  }

  /// The number with exactly `digits` digits after the point: the exact binary value, rounded half to even.
  package func fixedText(digits: Int) -> String {
    guard isFinite else { return shortText }
    // The largest number has 309 digits before the point.
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: digits + 330) { buffer in
      withVaList([Int32(digits), self]) { _ = vsnprintf(buffer.baseAddress, buffer.count, "%.*f", $0) }
      return buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
  }

  /// Parses a decimal number, `NaN` or `Infinity`; nil for hexadecimal, surrounding blanks, or overflow to infinity.
  package init?(decimal text: String) {
    switch text {
    case "NaN", "nan": self = .nan
    case "Infinity", "+Infinity", "inf", "+inf", "Inf", "+Inf": self = .infinity
    case "-Infinity", "-inf", "-Inf": self = -.infinity
    default:
      let isDecimal = text.utf8.allSatisfy { $0.isDigit || "+-.eE".utf8.contains($0) }
      guard isDecimal, let value = Double(text), value.isFinite else { return nil }
      self = value
    }
  }
}
