import ContentTypes
import Testing
import Values

/// Numbers, percentages and amounts as text, and back. `_` stands for a no-break space, `~` for a narrow one.
@Suite struct NumberFormatTests {
  private static func locale(_ name: String) -> LocaleName? { LocaleName(posix: name) }
  private static func plain(_ text: String) -> String {
    String(text.map { $0 == "\u{A0}" ? "_" : $0 == "\u{202F}" ? "~" : $0 })
  }

  @Test(
    "numbers are written as the locale writes them",
    arguments: [
      ("C", 1234567.5, "1234567.5"), ("en_US", 1234567.5, "1,234,567.5"), ("de_DE.UTF-8", 1234567.5, "1.234.567,5"),
      ("fr_FR", 1234567.5, "1~234~567,5"), ("de_CH", 1234.5, "1'234.5"), ("sv_SE", -1234.5, "-1_234,5"),
      ("es_ES", 1234.5, "1234,5"), ("es_ES", 12345.5, "12.345,5"), ("es_MX", 1234.5, "1,234.5"),
      ("en_US", 0.1 + 0.2, "0.3"), ("en_US", 1e21, "1,000,000,000,000,000,000,000"), ("en_US", 1e-7, "0"),
      ("en_US", 1.23456789, "1.234568"), ("en_US", -0.0, "0"), ("en_US", .infinity, ""), ("en_US", .nan, ""),
    ])
  func writing(locale: String, value: Double, text: String) {
    #expect(Self.plain(NumberFormat<Double>().format(value, locale: Self.locale(locale))) == text)
  }

  @Test(
    "what a person types is read, with groups or without",
    arguments: [
      ("en_US", "1234.5", 1234.5), ("en_US", "1,234.5", 1234.5), ("en_US", "12,34.5", 1234.5), ("en_US", " 12 ", 12),
      ("en_US", "12.", 12), ("en_US", ".5", 0.5), ("en_US", "-3", -3), ("en_US", "−3", -3), ("en_US", "+3", 3),
      ("de_DE", "1.234,5", 1234.5), ("de_DE", "1,5", 1.5), ("de_DE", "1.5", 1.5), ("de_DE", "1.500", 1500),
      ("de_DE", "1,", 1), ("fr_FR", "1 234,5", 1234.5), ("fr_FR", "1.5", 1.5), ("de_CH", "1'234.5", 1234.5),
      ("C", "1e3", nil), ("en_US", "--3", nil), ("en_US", "3-", nil), ("en_US", "1.2.3", nil), ("en_US", "", nil),
      ("en_US", "abc", nil), ("en_US", ".", nil), ("de_DE", "1,2,3", nil), ("en_US", "12x", nil), ("en_US", "٣", nil),
    ] as [(String, String, Double?)])
  func reading(locale: String, text: String, value: Double?) {
    #expect(NumberFormat<Double>().parse(text, locale: Self.locale(locale)) == value)
  }

  @Test("whole numbers beyond their type, and fractions, are none; nothing crashes")
  func wholeNumbers() {
    let format = NumberFormat<Int>()
    #expect(format.parse("9223372036854775807", locale: nil) == Int.max)
    #expect(format.parse("9223372036854775808", locale: nil) == nil)
    #expect(format.parse(String(repeating: "9", count: 1000), locale: nil) == nil)
    #expect(format.parse("1.5", locale: nil) == nil)
    #expect(format.parse("2.0", locale: nil) == 2)
    #expect(format.format(Int.min, locale: Self.locale("en_US")) == "-9,223,372,036,854,775,808")
    #expect(NumberFormat<Double>().parse("1" + String(repeating: "0", count: 350), locale: nil) == nil)
  }

  @Test("precision rounds, a half to the even neighbour, and pads")
  func precision() {
    let two = NumberFormat<Double>().precision(.fractionLength(2))
    #expect([0.125, 0.135, 2, 99.999].map { two.format($0, locale: nil) } == ["0.12", "0.14", "2.00", "100.00"])
    #expect(NumberFormat<Double>().precision(.fractionLength(1...3)).format(2, locale: nil) == "2.0")
    #expect(NumberFormat<Int>().grouping(.never).format(1234, locale: Self.locale("en_US")) == "1234")
  }

  @Test(
    "percentages",
    arguments: [
      ("C", 0.125, "12.5%"), ("en_US", 12, "1,200%"), ("de_DE", 0.07, "7_%"), ("fr_FR", -0.5, "-50_%"),
      ("tr_TR", -0.5, "-%50"), ("eu_ES", 0.25, "%_25"), ("it_IT", 0.25, "25%"),
    ])
  func percent(locale: String, value: Double, text: String) {
    let written = PercentFormat<Double>().format(value, locale: Self.locale(locale))
    #expect(Self.plain(written) == text)
    #expect(PercentFormat<Double>().parse(written, locale: Self.locale(locale)) == value)
  }

  @Test("a percentage is read without its sign too; a whole number of percent is itself")
  func percentInput() {
    #expect(PercentFormat<Double>().parse("7", locale: nil) == 0.07)
    #expect(PercentFormat<Double>().parse("7%%", locale: nil) == nil)
    #expect(PercentFormat<Int>().parse("7 %", locale: nil) == 7)
    #expect(PercentFormat<Int>().format(7, locale: nil) == "7%")
  }

  @Test(
    "amounts of money",
    arguments: [
      ("C", "EUR", 1234.5, "€1234.50"), ("en_US", "EUR", 1234.5, "€1,234.50"), ("de_DE", "EUR", 1234.5, "1.234,50_€"),
      ("de_AT", "EUR", -1.5, "€_-1,50"), ("nl_NL", "EUR", 2, "€_2,00"), ("en_US", "USD", -2, "-$2.00"),
      ("en_US", "JPY", 1234, "¥1,234"), ("de_DE", "JPY", 1234, "1.234_¥"), ("en_US", "KWD", 1.5, "KWD_1.500"),
      ("en_US", "chf", 2, "CHF_2.00"), ("pl_PL", "PLN", 12345, "12_345,00_zł"), ("en_US", "XYZ", 1, "XYZ_1.00"),
      ("tr_TR", "TRY", -5, "-₺5,00"), ("hi_IN", "INR", 1234567, "₹12,34,567.00"), ("he_IL", "ILS", 3, "3.00_₪"),
      ("bn_BD", "EUR", 3, "3.00€"), ("bn_BD", "CHF", 3, "3.00_CHF"),
    ])
  func currency(locale: String, code: String, value: Double, text: String) {
    let format = CurrencyFormat<Double>(code: code)
    let written = format.format(value, locale: Self.locale(locale))
    #expect(Self.plain(written) == text)
    #expect(format.parse(written, locale: Self.locale(locale)) == value)
  }

  @Test(
    "an amount is read with the sign, the code or neither",
    arguments: ["12.5", "€12.5", "12.5 €", "EUR 12.5", "12.5eur"])
  func amounts(text: String) {
    #expect(CurrencyFormat<Double>(code: "EUR").parse(text, locale: Self.locale("en_US")) == 12.5)
  }

  private static let locales = "\(LocaleName.conventions)".split(separator: "\n").flatMap { row in
    row.split(separator: "|").last.map { $0.split(separator: " ").map(String.init) } ?? []
  }

  @Test("whatever is written is read back, in every locale", arguments: 0..<1000)
  func roundTrip(seed: Int) throws {
    let locale = Self.locale(Self.locales[seed % Self.locales.count])
    // Digits of a fixed number, so that a failure is the same each time.
    let digits = seed &* 7_919 &* 104_729 % 10_000_000
    let value = Double(seed % 2 == 0 ? digits : -digits) / [1, 10, 100, 1000][seed % 4]
    #expect(NumberFormat<Double>().parse(NumberFormat<Double>().format(value, locale: locale), locale: locale) == value)
    #expect(NumberFormat<Int>().parse(NumberFormat<Int>().format(digits, locale: locale), locale: locale) == digits)
    for code in ["EUR", "CHF"] {
      let money = CurrencyFormat<Double>(code: code).precision(.fractionLength(0...3))
      #expect(money.parse(money.format(value, locale: locale), locale: locale) == value)
    }
    let share = PercentFormat<Int>()
    #expect(share.parse(share.format(-digits, locale: locale), locale: locale) == -digits)
    let date = try #require(CalendarDate(year: 2000 + seed % 90, month: 1 + seed % 12, day: 1 + seed % 28))
    #expect(DateFormat.dateTime.parse(DateFormat.dateTime.format(date, locale: locale), locale: locale) == date)
  }
}
