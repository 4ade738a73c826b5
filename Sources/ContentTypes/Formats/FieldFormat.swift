public import Values

/// Formats a value as the text of a field, and parses typed text.
///
///     TextField("Price", value: $price, format: .currency(code: "EUR"))
///
/// Both directions use the user's locale: `1234.5` is `1.234,5` in German. `parse` accepts everything that `format`
/// returns, with the same value up to rounding.
public protocol FieldFormat: Hashable, Sendable {
  /// The type of the value.
  associatedtype Value: Equatable

  /// The value as text.
  /// - Parameter locale: The user's locale; nil for the C locale.
  func format(_ value: Value, locale: LocaleName?) -> String

  /// Parses text; nil if that fails, as for a number too large for its type.
  func parse(_ text: String, locale: LocaleName?) -> Value?
}

/// A number type for number formats: integers of every size, `Double` and `Float`.
public protocol FormattableNumber: Hashable, Sendable {
  /// The number's exact decimal digits; nil if it has none, such as infinity.
  var decimal: DecimalNumber? { get }

  /// The number nearest to decimal digits; nil if it cannot be represented, such as a fraction as an integer.
  init?(decimal: DecimalNumber)

  /// How many places a percentage shifts the point: 2 for 0.5 as 50 %, but 0 for integers, which are percentages.
  static var percentPlaces: Int { get }
}

extension FormattableNumber where Self: FixedWidthInteger {
  /// The digits of an integer.
  public var decimal: DecimalNumber? { DecimalNumber(self) }

  /// The integer; nil for fractions and numbers out of range.
  public init?(decimal: DecimalNumber) {
    guard decimal.fraction.isEmpty, let value = Self(decimal.description) else { return nil }
    self = value
  }

  /// 0.
  public static var percentPlaces: Int { 0 }
}

extension FormattableNumber where Self: BinaryFloatingPoint & LosslessStringConvertible {
  /// The shortest decimal that uniquely identifies this number.
  public var decimal: DecimalNumber? { DecimalNumber(self) }

  /// The nearest number; nil beyond the finite range.
  public init?(decimal: DecimalNumber) {
    guard let value = Self(decimal.description), value.isFinite else { return nil }
    self = value
  }

  /// 2.
  public static var percentPlaces: Int { 2 }
}

extension Int: FormattableNumber {}
extension Int64: FormattableNumber {}
extension Int32: FormattableNumber {}
extension Int16: FormattableNumber {}
extension Int8: FormattableNumber {}
extension UInt: FormattableNumber {}
extension UInt64: FormattableNumber {}
extension UInt32: FormattableNumber {}
extension UInt16: FormattableNumber {}
extension UInt8: FormattableNumber {}
extension Double: FormattableNumber {}
extension Float: FormattableNumber {}
