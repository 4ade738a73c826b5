/// Fixed numbers of digits, as dates have them.
enum DigitText {
  /// The value of bytes that are all digits.
  static func value(_ bytes: some Sequence<UInt8>) -> Int? {
    bytes.reduce(Int?(0)) { value, byte in
      guard let value, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      return value * 10 + Int(byte - UInt8(ascii: "0"))
    }
  }

  /// A number of at least `count` digits.
  static func padded(_ value: Int, to count: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}
