/// Consumes the numbers of dates and durations from the front of a text, without copying it.
struct DigitReader {
  private(set) var rest: Substring.UTF8View

  init(_ text: some StringProtocol) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  /// Skips a prefix; false if the text does not begin with it.
  mutating func take(_ expected: String) -> Bool {
    guard rest.starts(with: expected.utf8) else { return false }
    rest = rest.dropFirst(expected.utf8.count)
    return true
  }

  /// Consumes the bytes at the front that satisfy a condition.
  mutating func take(while condition: (UInt8) -> Bool) -> String {
    let taken = rest.prefix(while: condition)
    rest = rest.dropFirst(taken.count)
    return String(Substring(taken))
  }

  mutating func digit() -> Int? {
    guard let byte = rest.first, byte.isDigit else { return nil }
    rest = rest.dropFirst()
    return Int(byte - UInt8(ascii: "0"))
  }

  /// Parses exactly so many digits.
  mutating func number(digits: Int) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard let digit = digit() else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  /// Parses the digits after a decimal point of seconds, truncated; nil if there are none.
  mutating func nanoseconds() -> Int? {
    let digits = 9
    guard var value = digit() else { return nil }
    var places = 1
    while let digit = digit() {
      if places < digits { value = value * 10 + digit }
      places += 1
    }
    for _ in min(places, digits)..<digits { value *= 10 }
    return value
  }

  /// Parses `Z`, `+02:00` or `-08:00` into minutes east of UTC.
  mutating func utcOffset() -> Int? {
    if take("Z") || take("z") { return 0 }
    let isWest = take("-")
    guard isWest || take("+"), let hours = number(digits: 2), take(":"), let minutes = number(digits: 2), hours < 24,
      minutes < 60
    else { return nil }
    return (hours * 60 + minutes) * (isWest ? -1 : 1)
  }
}
