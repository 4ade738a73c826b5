/// A JSON number (RFC 8259, section 6) that keeps its exact text and compares by value: `0.1` equals `0.10` and `1e-1`,
/// and integers of thirty digits can differ in their last digit.
public struct JSONNumber: Sendable, Hashable, CustomStringConvertible {
  /// The number as written.
  public let text: String
  private let value: DecimalNumber

  /// Nil if `text` does not follow the JSON grammar or has an exponent of more than nine digits.
  public init?(_ text: String) {
    // Most numbers are integers of a few digits.
    if let first = text.utf8.first, 0x31...0x39 ~= first, text.utf8.count <= 18, let whole = Int(text) {
      self = Self(whole)
      return
    }
    var bytes = text.utf8[...]
    if bytes.first == UInt8(ascii: "-") { bytes = bytes.dropFirst() }
    let whole = bytes.prefix(while: \.isDigit)
    let point = bytes.dropFirst(whole.count)
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0"),
      point.first != UInt8(ascii: ".") || point.dropFirst().first?.isDigit == true,
      let value = DecimalNumber(text, largestExponent: 999_999_999)
    else { return nil }
    self.text = text
    self.value = value
  }

  /// An integer.
  public init(_ value: some FixedWidthInteger) {
    text = String(value)
    self.value = DecimalNumber(value)
  }

  /// The shortest decimal that parses to this number; nil for infinities and NaN, which JSON does not have.
  package init?(_ value: Double) {
    guard value.isFinite else { return nil }
    self.init(value.description)
  }

  public var description: String { text }

  public static func == (left: JSONNumber, right: JSONNumber) -> Bool { left.value == right.value }

  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
