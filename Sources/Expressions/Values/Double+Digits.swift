extension Double {
  /// The number with exactly that many digits after the point: the exact binary value, rounded half to even.
  func fixed(digits: Int) -> String {
    guard isFinite else { return expressionText }
    let text = magnitudeTimesTen(toThe: digits)
    let sign = self < 0 ? "-" : ""
    if digits == 0 { return sign + text }
    let all = String(repeating: "0", count: max(0, digits + 1 - text.utf8.count)) + text
    return "\(sign)\(all.dropLast(digits)).\(all.suffix(digits))"
  }

  /// The magnitude times a power of ten, rounded to a whole number, in decimal digits.
  private func magnitudeTimesTen(toThe power: Int) -> String {
    guard self != 0 else { return "0" }
    var number = LargeNumber(significandBitPattern | (isNormal ? 1 << 52 : 0))
    for _ in 0..<power { number.multiply(by: 5) }
    // The other factors of ten are twos, like the number's own exponent.
    let shift = (isNormal ? Int(exponent) - 52 : -1074) + power
    if shift >= 0 { number.shiftLeft(by: shift) } else { number.shiftRightRounding(by: -shift) }
    return number.decimal
  }
}
