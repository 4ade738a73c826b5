/// Amounts of money: `€1,234.50` or, in German, `1.234,50 €`. Written `.currency(code: "EUR")`.
public struct CurrencyFormat<Value: FormattableNumber>: FieldFormat {
  let code: String
  var options: NumberOptions

  /// Amounts of a currency, with the digits after the point that it has.
  /// - Parameter code: ISO 4217, such as `EUR`, in either case. Other codes are shown as they are.
  public init(code: String) {
    self.code = code.uppercased()
    let places = CurrencySigns.places(of: self.code)
    options = NumberOptions(places: places...places)
  }

  /// The amount in the locale.
  public func format(_ value: Value, locale: LocaleName?) -> String {
    guard let number = value.decimal else { return "" }
    let symbols = NumberSymbols(locale)
    let text = options.text(of: number, symbols: symbols)
    let sign = CurrencySigns.sign(of: code)
    let isWord = sign.last?.isLetter ?? false
    let gap = NumberSymbols.noBreakSpace
    switch symbols.currencyPlace {
    case .after: return text + gap + sign
    case .beforeWithSpace: return sign + gap + text
    case .before:
      return text.hasPrefix("-") && !isWord ? "-" + sign + text.dropFirst() : sign + (isWord ? gap : "") + text
    }
  }

  /// The amount of a text, with or without the currency's sign or code.
  public func parse(_ text: String, locale: LocaleName?) -> Value? {
    var digits = text
    for name in [CurrencySigns.sign(of: code), code] {
      guard let place = digits.firstRange(of: name) else { continue }
      digits.removeSubrange(place)
      break
    }
    return NumberText(symbols: NumberSymbols(locale)).number(in: digits).flatMap(Value.init(decimal:))
  }

  /// The same with another number of digits after the point.
  public func precision(_ precision: NumberPrecision) -> Self {
    var copy = self
    copy.options.places = precision.places
    return copy
  }
}

/// What currencies look like (ISO 4217, CLDR).
enum CurrencySigns {
  /// The sign that people of the currency write, else its code.
  static func sign(of code: String) -> String { signs[code] ?? code }

  /// Digits after the point.
  static func places(of code: String) -> Int {
    if withoutCents.contains(code) { return 0 }
    return withMills.contains(code) ? 3 : 2
  }

  private static let signs = [
    "EUR": "€", "USD": "$", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩", "BRL": "R$", "TRY": "₺", "ILS": "₪",
    "UAH": "₴", "VND": "₫", "PLN": "zł", "CZK": "Kč", "SEK": "kr", "NOK": "kr", "DKK": "kr", "RUB": "₽",
    "NGN": "₦", "PHP": "₱", "THB": "฿",
  ]
  private static let withoutCents: Set = [
    "JPY", "KRW", "VND", "CLP", "ISK", "XAF", "XOF", "XPF", "PYG", "UGX", "RWF", "KMF", "GNF", "DJF", "BIF", "VUV",
  ]
  private static let withMills: Set = ["BHD", "KWD", "OMR", "JOD", "TND", "IQD", "LYD"]
}

extension String {
  /// Where a text stands first, whatever the case of its letters.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    let wanted = text.lowercased()
    return indices.lazy.compactMap { start in
      guard let end = index(start, offsetBy: text.count, limitedBy: endIndex) else { return nil }
      return self[start..<end].lowercased() == wanted ? start..<end : nil
    }.first
  }
}

extension FieldFormat where Self == CurrencyFormat<Double> {
  /// Amounts of a currency.
  public static func currency(code: String) -> Self { Self(code: code) }
}

extension FieldFormat where Self == CurrencyFormat<Int> {
  /// Whole amounts of a currency.
  public static func currency(code: String) -> Self { Self(code: code).precision(.fractionLength(0)) }
}
