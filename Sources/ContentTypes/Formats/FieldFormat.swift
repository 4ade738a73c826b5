public import Values

/// How a value stands as text in a field, and what is made of what a person types there.
///
///     TextField("Price", value: $price, format: .currency(code: "EUR"))
///
/// Both directions know the user's locale: `1234.5` is `1.234,5` in German. What was written by `format` is always
/// read back by `parse`, up to rounding.
public protocol FieldFormat: Hashable, Sendable {
  /// What is formatted.
  associatedtype Value: Equatable

  /// The value as text.
  /// - Parameter locale: The user's; nil for the C locale, which belongs to no place.
  func format(_ value: Value, locale: LocaleName?) -> String

  /// The value of a text, or nil where it is none, such as a number too large for its type.
  func parse(_ text: String, locale: LocaleName?) -> Value?
}

/// A number that number formats know: whole numbers of every size, `Double` and `Float`.
public protocol FormattableNumber: Hashable, Sendable {
  /// The number's exact decimal digits; nil if it has none, as infinity.
  var decimal: DecimalNumber? { get }

  /// The number nearest to decimal digits; nil if it has no such number, as whole numbers have no halves.
  init?(decimal: DecimalNumber)

  /// By how many places a percentage shifts the point: 0.5 is 50 %, but a whole number of percent is itself.
  static var percentPlaces: Int { get }
}

extension FormattableNumber where Self: FixedWidthInteger {
  /// The digits of a whole number.
  public var decimal: DecimalNumber? { DecimalNumber(self) }

  /// The whole number; nil for fractions, and for numbers out of range.
  public init?(decimal: DecimalNumber) {
    guard decimal.fraction.isEmpty, let value = Self(decimal.description) else { return nil }
    self = value
  }

  /// 0.
  public static var percentPlaces: Int { 0 }
}

extension FormattableNumber where Self: BinaryFloatingPoint & LosslessStringConvertible {
  /// The fewest digits that mean this number and no other of its type.
  public var decimal: DecimalNumber? { DecimalNumber(self) }

  /// The nearest number; nil if it is beyond all that are finite.
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
