extension Duration {
  /// The longest span there is: 10,000 years (`google.protobuf.Duration`).
  static let longestExpressible = Duration.seconds(315_576_000_000)

  /// This span if it is not too long to be a value.
  var ifExpressible: Duration? {
    self >= .zero - .longestExpressible && self <= .longestExpressible ? self : nil
  }

  /// Reads a span as Go's `time.ParseDuration` does: signed decimal numbers with a unit each, `90s`, `1h30m`, `-1.5h`,
  /// `250ms`; units are `h`, `m`, `s`, `ms`, `us`, `µs`, `ns`. Fractions below a nanosecond are dropped.
  package init?(expressionText text: String) {
    var reader = DigitReader(text)
    let isNegative = reader.take("-")
    if !isNegative { _ = reader.take("+") }
    if reader.take("0") && reader.isAtEnd {
      self = .zero
      return
    }
    reader = DigitReader(text)
    if !reader.take("-") { _ = reader.take("+") }
    var total = Duration.zero
    repeat {
      guard let term = reader.durationTerm(), let sum = (total + term).ifExpressible else { return nil }
      total = sum
    } while !reader.isAtEnd
    self = isNegative ? .zero - total : total
  }

  /// Seconds with a unit, as protocol buffers print it in JSON: `5400s`, `-0.25s`.
  package var expressionText: String {
    let (seconds, attoseconds) = components
    let sign = self < .zero ? "-" : ""
    return "\(sign)\(seconds.magnitude)\(fractionText(nanoseconds: Int(attoseconds.magnitude / 1_000_000_000)))s"
  }
}

extension DigitReader {
  /// One number with its unit, `1.5h`.
  fileprivate mutating func durationTerm() -> Duration? {
    var whole = 0
    var hasDigits = false
    while let digit = digit() {
      hasDigits = true
      whole = whole * 10 + digit
      if whole > 100_000_000_000_000_000 { return nil }
    }
    var fraction: [Int] = []
    if take(".") {
      while let digit = digit() {
        hasDigits = true
        fraction.append(digit)
      }
    }
    guard hasDigits, let unit = unitNanoseconds() else { return nil }
    // Far beyond the longest span, and still far from what 128 bits of attoseconds hold.
    if Double(whole) * Double(unit) > 1e24 { return nil }
    var term = Duration.nanoseconds(unit) * whole
    var place = unit
    for digit in fraction.prefix(15) {
      term += .nanoseconds(place * Int64(digit) / 10)
      place /= 10
    }
    return term
  }

  private mutating func unitNanoseconds() -> Int64? {
    for (name, nanoseconds) in units where take(text: name) { return nanoseconds }
    return nil
  }

  /// `ms` before `m`: the first that fits is taken.
  private var units: [(String, Int64)] {
    [
      ("h", 3_600_000_000_000), ("ms", 1_000_000), ("m", 60_000_000_000), ("s", 1_000_000_000), ("us", 1000),
      ("µs", 1000), ("μs", 1000), ("ns", 1),
    ]
  }
}
