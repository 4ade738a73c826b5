extension Duration {
  package enum DecimalUnit {
    case seconds, milliseconds
  }

  /// The duration with three decimals, rounded down: `0.012` seconds or `12.345` milliseconds.
  package func decimal(of unit: DecimalUnit) -> String {
    let (seconds, attoseconds) = components
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    let thousandths = unit == .seconds ? microseconds / 1000 : microseconds
    let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
    let digits = String(rest)
    return "\(whole).\(String(repeating: "0", count: 3 - digits.count))\(digits)"
  }
}
