/// Reads the fixed-width numbers of dates and durations off the front of a text.
struct DigitReader {
  private let text: [UInt8]
  private(set) var position = 0

  init(_ text: String) { self.text = Array(text.utf8) }

  var isAtEnd: Bool { position == text.count }

  var next: UInt8? { position < text.count ? text[position] : nil }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let next, UInt32(next) == character.value else { return false }
    position += 1
    return true
  }

  mutating func take(text expected: String) -> Bool {
    let bytes = Array(expected.utf8)
    guard text[position...].starts(with: bytes) else { return false }
    position += bytes.count
    return true
  }

  mutating func digit() -> Int? {
    guard let next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) else { return nil }
    position += 1
    return Int(next - UInt8(ascii: "0"))
  }

  mutating func number(digits: Int) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard let digit = digit() else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  /// The digits after a decimal point, scaled to `digits` places; nil for none at all or more than that.
  mutating func fraction(digits: Int) -> Int? {
    var value = 0
    var places = 0
    while let digit = digit() {
      places += 1
      if places > digits { return nil }
      value = value * 10 + digit
    }
    if places == 0 { return nil }
    for _ in places..<digits { value *= 10 }
    return value
  }

  /// `Z`, `+02:00` or `-08:00`.
  mutating func offsetSeconds() -> Int? {
    if take("Z") || take("z") { return 0 }
    let isWest = next == UInt8(ascii: "-")
    guard take("+") || take("-"), let hours = number(digits: 2), take(":"), let minutes = number(digits: 2),
      hours < 24, minutes < 60
    else { return nil }
    return (hours * 60 + minutes) * (isWest ? -60 : 60)
  }
}
