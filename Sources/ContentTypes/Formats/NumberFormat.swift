internal import Values

/// Numbers: `1,234.5` or, in German, `1.234,5`. Written `.number`.
public struct NumberFormat<Value: FormattableNumber>: FieldFormat {
  var options = NumberOptions(places: 0...6)

  /// At most six digits after the point, groups of three before it.
  public init() {}

  /// The number in the locale.
  public func format(_ value: Value, locale: LocaleName?) -> String {
    guard let number = value.decimal else { return "" }
    return options.text(of: number, symbols: NumberSymbols(locale))
  }

  /// The number of a text.
  public func parse(_ text: String, locale: LocaleName?) -> Value? {
    NumberText(symbols: NumberSymbols(locale)).number(in: text).flatMap(Value.init(decimal:))
  }

  /// The same with another number of digits after the point.
  public func precision(_ precision: NumberPrecision) -> Self { changing { $0.places = precision.places } }

  /// The same with or without groups of digits.
  public func grouping(_ grouping: NumberGrouping) -> Self { changing { $0.usesGroups = grouping == .automatic } }

  private func changing(_ change: (inout NumberOptions) -> Void) -> Self {
    var copy = self
    change(&copy.options)
    return copy
  }
}

/// How many digits stand after the point.
public struct NumberPrecision: Hashable, Sendable {
  let places: ClosedRange<Int>

  /// An exact number.
  public static func fractionLength(_ places: Int) -> NumberPrecision {
    NumberPrecision(places: max(0, places)...max(0, places))
  }

  /// As few as needed, within bounds; further digits are rounded.
  public static func fractionLength(_ places: ClosedRange<Int>) -> NumberPrecision {
    NumberPrecision(places: max(0, places.lowerBound)...max(0, places.upperBound))
  }
}

/// How digits are grouped.
public enum NumberGrouping: Hashable, Sendable {
  /// As the locale does it.
  case automatic
  /// Not at all.
  case never
}

/// What number formats have in common.
struct NumberOptions: Hashable, Sendable {
  var places: ClosedRange<Int>
  var usesGroups = true

  func text(of number: DecimalNumber, symbols: NumberSymbols) -> String {
    NumberText(symbols: symbols, usesGroups: usesGroups).text(
      of: number.rounded(toPlaces: places.upperBound), leastPlaces: places.lowerBound)
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
  /// Whole numbers of no sign.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == NumberFormat<UInt64> {
  /// Whole numbers of 64 bits, without a sign.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == NumberFormat<UInt32> {
  /// Whole numbers of 32 bits, without a sign.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == NumberFormat<UInt16> {
  /// Whole numbers of 16 bits, without a sign.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == NumberFormat<UInt8> {
  /// Whole numbers of 8 bits, without a sign.
  public static var number: Self { Self() }
}

/// Percentages: 0.125 is `12.5%`, the whole number 12 is `12%`. Written `.percent`.
public struct PercentFormat<Value: FormattableNumber>: FieldFormat {
  var options = NumberOptions(places: 0...6)

  /// At most six digits after the point.
  public init() {}

  /// The percentage in the locale.
  public func format(_ value: Value, locale: LocaleName?) -> String {
    guard let number = value.decimal?.shifted(by: Value.percentPlaces) else { return "" }
    let symbols = NumberSymbols(locale)
    return options.text(of: number, symbols: symbols) + symbols.percentGap + "%"
  }

  /// The share that a text names, with or without the sign of percent.
  public func parse(_ text: String, locale: LocaleName?) -> Value? {
    let signs = text.filter { $0 == "%" || $0 == "٪" }.count
    guard signs < 2 else { return nil }
    let digits = text.filter { $0 != "%" && $0 != "٪" }
    return NumberText(symbols: NumberSymbols(locale)).number(in: digits)
      .flatMap { Value(decimal: $0.shifted(by: -Value.percentPlaces)) }
  }

  /// The same with another number of digits after the point.
  public func precision(_ precision: NumberPrecision) -> Self {
    var copy = self
    copy.options.places = precision.places
    return copy
  }
}

extension FieldFormat where Self == PercentFormat<Double> {
  /// Shares of one: 0.5 is 50 %.
  public static var percent: Self { Self() }
}

extension FieldFormat where Self == PercentFormat<Int> {
  /// Whole percent: 50 is 50 %.
  public static var percent: Self { Self() }
}
