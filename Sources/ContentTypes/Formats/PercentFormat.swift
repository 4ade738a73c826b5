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
