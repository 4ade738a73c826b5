internal import Values

/// Numbers: `1,234.5` or, in German, `1.234,5`. Written `.number`.
public struct NumberFormat<Value: FormattableNumber>: FieldFormat {
  var options = NumberOptions(places: 0...6)

  /// At most six digits after the point, groups of three before it.
  public init() {}

  /// The number in the locale's format.
  public func format(_ value: Value, locale: LocaleName?) -> String {
    guard let number = value.decimal else { return "" }
    return options.text(of: number, symbols: NumberSymbols(locale))
  }

  /// Parses a number.
  public func parse(_ text: String, locale: LocaleName?) -> Value? {
    NumberSymbols(locale).number(in: text).flatMap(Value.init(decimal:))
  }

  /// This format with another number of digits after the point.
  public func precision(_ precision: NumberPrecision) -> Self { changing { $0.places = precision.places } }

  /// This format with or without digit groups.
  public func grouping(_ grouping: NumberGrouping) -> Self { changing { $0.usesGroups = grouping == .automatic } }

  private func changing(_ change: (inout NumberOptions) -> Void) -> Self {
    var copy = self
    change(&copy.options)
    return copy
  }
}

/// The number of digits after the point.
public struct NumberPrecision: Hashable, Sendable {
  let places: ClosedRange<Int>

  /// An exact number of digits.
  public static func fractionLength(_ places: Int) -> NumberPrecision {
    NumberPrecision(places: max(0, places)...max(0, places))
  }

  /// As few as needed within bounds; further digits are rounded.
  public static func fractionLength(_ places: ClosedRange<Int>) -> NumberPrecision {
    NumberPrecision(places: max(0, places.lowerBound)...max(0, places.upperBound))
  }
}

/// How digits are grouped.
public enum NumberGrouping: Hashable, Sendable {
  /// As in the locale.
  case automatic
  /// No grouping.
  case never
}

/// Options common to all number formats.
struct NumberOptions: Hashable, Sendable {
  var places: ClosedRange<Int>
  var usesGroups = true

  func text(of number: DecimalNumber, symbols: NumberSymbols) -> String {
    symbols.text(
      of: number.rounded(toPlaces: places.upperBound), leastPlaces: places.lowerBound, usesGroups: usesGroups)
  }
}

extension FieldFormat where Self == NumberFormat<Int> {
  /// Whole numbers.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == NumberFormat<Double> {
  /// Numbers.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == NumberFormat<Float> {
  /// Numbers of single precision.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == NumberFormat<Int64> {
  /// Whole numbers of 64 bits.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == NumberFormat<Int32> {
  /// Whole numbers of 32 bits.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == NumberFormat<Int16> {
  /// Whole numbers of 16 bits.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == NumberFormat<Int8> {
  /// Whole numbers of 8 bits.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == NumberFormat<UInt> {
  /// Unsigned integers.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == NumberFormat<UInt64> {
  /// Unsigned integers of 64 bits.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == NumberFormat<UInt32> {
  /// Unsigned integers of 32 bits.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == NumberFormat<UInt16> {
  /// Unsigned integers of 16 bits.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == NumberFormat<UInt8> {
  /// Unsigned integers of 8 bits.
  public static var number: Self { Self() }
}

/// Percentages: 0.125 is `12.5%`, the integer 12 is `12%`. Written `.percent`.
public struct PercentFormat<Value: FormattableNumber>: FieldFormat {
  var options = NumberOptions(places: 0...6)

  /// At most six digits after the point.
  public init() {}

  /// The percentage in the locale's format.
  public func format(_ value: Value, locale: LocaleName?) -> String {
    guard let number = value.decimal?.shifted(by: Value.percentPlaces) else { return "" }
    let symbols = NumberSymbols(locale)
    return symbols.percent.around(options.text(of: number, symbols: symbols))
  }

  /// Parses a percentage, with or without the percent sign.
  public func parse(_ text: String, locale: LocaleName?) -> Value? {
    let signs = text.filter { $0 == "%" || $0 == "٪" }.count
    guard signs < 2 else { return nil }
    let digits = text.filter { $0 != "%" && $0 != "٪" }
    return NumberSymbols(locale).number(in: digits)
      .flatMap { Value(decimal: $0.shifted(by: -Value.percentPlaces)) }
  }

  /// This format with another number of digits after the point.
  public func precision(_ precision: NumberPrecision) -> Self {
    var copy = self
    copy.options.places = precision.places
    return copy
  }
}

extension FieldFormat where Self == PercentFormat<Double> {
  /// Fractions: 0.5 is 50 %.
  public static var percent: Self { Self() }
}

extension FieldFormat where Self == PercentFormat<Int> {
  /// Integer percentages: 50 is 50 %.
  public static var percent: Self { Self() }
}
