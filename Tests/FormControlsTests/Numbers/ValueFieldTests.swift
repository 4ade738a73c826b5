import FormControls
import Testing

/// Text fields that edit values.
@Suite struct ValueFieldTests {
  private struct Prices: View {
    let log: Log
    var locale: LocaleName?
    @State private var price = 1234.5
    @State private var count: Int? = 3
    @State private var other = ""

    var body: some View {
      Form {
        TextField("Price", value: $price, format: .currency(code: "EUR"))
        TextField("Count", value: $count, format: .number)
        TextField("Other", text: $other)
        Button("Double") { price *= 2 }.keyboardShortcut("F5")
      }
      .environment(\.locale, locale)
      .onChange(of: price) { _, price in log("price \(price)") }
      .onChange(of: count) { _, count in log("count \(count.map { "\($0)" } ?? "none")") }
      .onSubmit { log("submitted \(price)") }
    }
  }

  private func open(_ locale: String = "en_US") -> (form: TestForm, log: Log) {
    let log = Log()
    let form = TestForm { Prices(log: log, locale: LocaleName(posix: locale)) }
    form.press("Tab")
    return (form, log)
  }

  @Test("a value stands in its format, in the locale")
  func format() {
    #expect(open().form.lines[0] == "▌ Price  €1,234.50")
    #expect(open("de_DE").form.lines[0] == "▌ Price  1.234,50\u{A0}€")
  }

  @Test("the value follows each key with which the text is one; the text stays as it is typed")
  func liveParsing() {
    let (form, log) = open()
    form.press("Ctrl+U")
    #expect(log.take() == [])
    form.type("7.x5")
    #expect(form.lines[0] == "▌ Price  7.x5")
    #expect(log.take() == ["price 7.0"])
    form.press("Left", "Backspace", "End")
    form.type("0")
    #expect(form.linesWithCursor[0] == "▌ Price  7.50▏")
    #expect(log.take() == ["price 7.5"])
  }

  @Test(
    "leaving formats the text; a text that is no value gives way to the last one that was", arguments: ["Tab", "Enter"])
  func committing(key: String) {
    let (form, _) = open()
    form.press("Ctrl+U")
    form.type("8.5 pounds")
    form.press(key)
    #expect(form.lines[0] == "  Price  €8.50")
  }

  @Test("Return commits the value before the submit actions run")
  func submitting() {
    let (form, log) = open()
    form.press("Ctrl+U")
    form.type("5")
    _ = log.take()
    form.press("Enter")
    #expect(log.take() == ["submitted 5.0"])
    #expect(form.lines[0] == "  Price  €5.00")
  }

  @Test("a value that something else changes is shown at once, also while somebody types")
  func changedElsewhere() {
    let (form, _) = open()
    form.press("Ctrl+U")
    form.type("2")
    form.press("F5")
    #expect(form.lines[0] == "▌ Price  €4.00")
    form.type("x")
    form.press("F5")
    #expect(form.lines[0] == "▌ Price  €8.00")
  }

  @Test(
    "a number has one sign in front and one separator, the locale's, which may stand at the end",
    arguments: [
      ("en_US", "-5", -5, "-€5.00"), ("en_US", "5-", nil, "€1,234.50"), ("en_US", "--5", nil, "€1,234.50"),
      ("en_US", "5.", 5, "€5.00"), ("en_US", "5.2.1", nil, "€1,234.50"), ("de_DE", "5,", 5, "5,00\u{A0}€"),
      ("de_DE", "1.234,5", 1234.5, "1.234,50\u{A0}€"), ("en_US", "1,234.5", 1234.5, "€1,234.50"),
      ("en_US", "99999999999999999999999", 1e23, "€100,000,000,000,000,000,000,000.00"),
    ] as [(String, String, Double?, String)])
  func rules(locale: String, typed: String, value: Double?, shown: String) {
    let (form, log) = open(locale)
    form.press("Ctrl+U")
    form.paste(typed)
    let changes = value.map { $0 == 1234.5 ? [] : ["price \($0)"] } ?? []
    #expect(log.take() == changes)
    form.press("Tab")
    #expect(form.lines[0] == "  Price  \(shown)")
  }

  @Test("an empty text is no value, where there may be none, and nothing where there must be one")
  func optional() {
    let (form, log) = open()
    form.press("Ctrl+U", "Tab", "Ctrl+U")
    #expect(log.take() == ["count none"])
    form.type("99999999999999999999")
    form.press("Tab")
    #expect(log.take() == ["count 9", "count 99"] + (3...18).map { "count \(String(repeating: "9", count: $0))" })
    #expect(form.lines[0] == "  Price  €1,234.50")
    #expect(form.lines[1] == "  Count  999,999,999,999,999,999")
  }

  @Test("a field whose value is not typed costs no body for a key")
  func cost() {
    let (form, _) = open()
    form.press("Tab", "Tab")
    form.type("x")
    #expect(form.updates == 0)
  }
}
