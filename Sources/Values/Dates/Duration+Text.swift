extension Duration {
  /// Parses a duration like Go's `time.ParseDuration`: `90s`, `1h30m`, `-1.5h`, `250ms`; also `us`, `µs` and `ns`.
  /// Fractions of a nanosecond are dropped. nil for anything else, and beyond 10,000 years
  /// (`google.protobuf.Duration`).
  package init?(parsing text: some StringProtocol) {
    var reader = DigitReader(text)
    let isNegative = reader.take("-")
    if !isNegative { _ = reader.take("+") }
    var total = Duration.zero
    if reader.rest.elementsEqual("0".utf8) {
      self = .zero
      return
    }
    repeat {
      guard let term = reader.durationTerm(), let sum = (total + term).ifExpressible else { return nil }
      total = sum
    } while !reader.isAtEnd
    self = isNegative ? .zero - total : total
  }

  /// Parses the argument of an option: whole seconds, or a duration with its units.
  package init?(argument: String) { self.init(parsing: Int(argument) == nil ? argument : argument + "s") }

  /// This duration, if at most 10,000 years long.
  package var ifExpressible: Duration? {
    let longest = Duration.seconds(315_576_000_000)
    return self >= .zero - longest && self <= longest ? self : nil
  }

  /// The duration in seconds, as protocol buffers print it in JSON: `5400s`, `-0.25s`.
  package var secondsText: String {
    let (seconds, attoseconds) = components
    let fraction = Int(attoseconds.magnitude / 1_000_000_000).decimalFraction(digits: 9)
    return "\(self < .zero ? "-" : "")\(seconds.magnitude)\(fraction)s"
  }

  /// The shortest spelling in one unit, `2m`, `90s` or `0.5ms`, rounded down to a nanosecond. Must not be negative.
  package var shortText: String {
    let (seconds, attoseconds) = components
    if seconds > 0, attoseconds == 0 { return seconds.isMultiple(of: 60) ? "\(seconds / 60)m" : "\(seconds)s" }
    let nanoseconds = attoseconds / 1_000_000_000
    let milliseconds = seconds * 1000 + nanoseconds / 1_000_000
    return "\(milliseconds)\(Int(nanoseconds % 1_000_000).decimalFraction(digits: 6))ms"
  }
}

extension DigitReader {
  /// Parses a number with its unit, `1.5h`.
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
    // Well within the 128 bits of attoseconds of a `Duration`.
    if Double(whole) * Double(unit) > 1e24 { return nil }
    var term = Duration.nanoseconds(unit) * whole
    var place = unit
    for digit in fraction.prefix(15) {
      term += .nanoseconds(place * Int64(digit) / 10)
      place /= 10
    }
    return term
  }

  /// `ms` precedes `m`, since the first matching unit is used.
  private mutating func unitNanoseconds() -> Int64? {
    let units: [(String, Int64)] = [
      ("h", 3_600_000_000_000), ("ms", 1_000_000), ("m", 60_000_000_000), ("s", 1_000_000_000), ("us", 1000),
      ("µs", 1000), ("μs", 1000), ("ns", 1),
    ]
    return units.first { take($0.0) }?.1
  }
}
