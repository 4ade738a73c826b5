/// Amounts of money: `€1,234.50` or, in German, `1.234,50 €`. Written `.currency(code: "EUR")`.
public struct CurrencyFormat<Value: FormattableNumber>: FieldFormat {
  let code: String
  var options: NumberOptions

  /// Amounts of a currency, with its usual number of digits after the point.
  /// - Parameter code: An ISO 4217 code such as `EUR`, in either case. Unknown codes are shown as they are.
  public init(code: String) {
    self.code = code.uppercased()
    let places = CurrencySigns.places(of: self.code)
    options = NumberOptions(places: places...places)
  }

  /// The amount in the locale's format.
  public func format(_ value: Value, locale: LocaleName?) -> String {
    guard let number = value.decimal else { return "" }
    let symbols = NumberSymbols(locale)
    let text = options.text(of: number, symbols: symbols)
    let sign = CurrencySigns.sign(of: code)
    // A code or a word does not touch the digits.
    let gap = sign.last?.isLetter == true ? NumberSymbols.noBreakSpace : ""
    switch (symbols.amount.before, symbols.amount.after) {
    case ("", let after): return text + (after == "¤" ? gap + sign : after.replacing("¤", with: sign))
    case ("¤", _):
      return text.hasPrefix("-") && gap.isEmpty ? "-" + sign + text.dropFirst() : sign + gap + text
    case (let before, _): return before.replacing("¤", with: sign) + text
    }
  }

  /// Parses an amount, with or without the currency's sign or code.
  public func parse(_ text: String, locale: LocaleName?) -> Value? {
    var digits = text
    for name in [CurrencySigns.sign(of: code), code] {
      guard let place = digits.firstRange(of: name) else { continue }
      digits.removeSubrange(place)
      break
    }
    return NumberSymbols(locale).number(in: digits).flatMap(Value.init(decimal:))
  }

  /// This format with another number of digits after the point.
  public func precision(_ precision: NumberPrecision) -> Self {
    var copy = self
    copy.options.places = precision.places
    return copy
  }
}

/// The signs and digits of currencies (ISO 4217, CLDR).
enum CurrencySigns {
  /// The currency's usual sign, else its code.
  static func sign(of code: String) -> String { signs[code] ?? code }

  /// The number of digits after the point.
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
  /// The first occurrence of a text, ignoring case.
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
