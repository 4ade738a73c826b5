import FormTesting
import FormlineFoundation
import TestSupport
import Testing

/// A value that a test sees.
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// A form that edits the value of a box.
struct Page<Value, Content: View>: View {
  let box: Box<Value>
  @State private var value: Value
  let content: (Binding<Value>) -> Content

  init(_ box: Box<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    self.box = box
    _value = State(initialValue: box.value)
    self.content = content
  }

  var body: some View {
    box.value = value
    return Form { content($value) }
  }
}

func form<Value>(
  _ box: Box<Value>, @ViewBuilder _ content: @escaping (Binding<Value>) -> some View
) -> FormSession<Never> { FormSession(Page(box, content: content)) }

@Suite("Foundation's values") struct FoundationTests {
  private func moment(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0)
    -> Date
  {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    return calendar.date(
      from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: second))!
  }

  @Test func `the moment of a timeline is the same at every read`() {
    var context: TimelineViewContext?
    let started = Date()
    let form = FormSession<Never>(
      TimelineView(.periodic(by: .seconds(60))) { given in
        let _ = context = given
        Text("now")
      })
    #expect(form.screen.contains { $0.contains("now") })
    let first = context?.date
    #expect(first != nil && context?.date == first)
    #expect(abs(first?.timeIntervalSince(started) ?? 60) < 60)
  }

  @Test func `a picker of the day leaves the time of day as it is`() {
    let date = Box(moment(2026, 3, 1, 14, 5, 30))
    let form = form(date) { DatePicker("Arrival", selection: $0, displayedComponents: .date) }
    form.press("Tab")
    form.press("Ctrl+U")
    form.type("2026-12-24\n")
    #expect(date.value == moment(2026, 12, 24, 14, 5, 30))
  }

  nonisolated struct Picking: CustomTestStringConvertible, Sendable {
    let components: @MainActor @Sendable () -> DatePickerComponents
    let typed: String
    /// Month, day, hour, minute, second of what is picked.
    let picked: [Int]
    let testDescription: String
  }

  nonisolated static let picking = [
    Picking(components: { .date }, typed: "2026-12-24", picked: [12, 24, 14, 5, 30], testDescription: "a day"),
    Picking(components: { .hourAndMinute }, typed: "09:07", picked: [3, 1, 9, 7, 0], testDescription: "a time of day"),
    Picking(
      components: { [.date, .hourAndMinute] }, typed: "2026-12-24 09:07", picked: [12, 24, 9, 7, 0],
      testDescription: "both"),
    Picking(components: { .date }, typed: "2026-13-41", picked: [3, 1, 14, 5, 30], testDescription: "no day at all"),
  ]

  @Test(arguments: picking) func `the components that are displayed are those that are picked`(_ test: Picking) {
    let date = Box(moment(2026, 3, 1, 14, 5, 30))
    let form = form(date) { date in
      DatePicker(selection: date, displayedComponents: test.components()) { Label("Arrival", systemImage: "calendar") }
    }
    form.press("Tab")
    form.press("Ctrl+U")
    form.type(test.typed + "\n")
    let parts = test.picked
    #expect(date.value == moment(2026, parts[0], parts[1], parts[2], parts[3], parts[4]))
    #expect(form.screen[0].contains("Arrival"))
  }

  @Test func `a range from a moment on, and one between two`() {
    let first = moment(2026, 3, 2, 12)
    let from = Box(moment(2026, 3, 5, 12))
    let fields = form(from) { DatePicker("Day", selection: $0, in: first..., displayedComponents: .date) }
    fields.press("Tab")
    fields.press("Ctrl+U")
    fields.type("2026-02-01\n")
    #expect(from.value >= first)
    let between = Box(moment(2026, 3, 5, 12))
    let closed = form(between) { date in
      DatePicker(selection: date, in: first...moment(2026, 3, 9, 12), displayedComponents: .date) { Text("Day") }
    }
    closed.press("Tab")
    closed.press("Ctrl+U")
    closed.type("2026-03-08\n")
    #expect(between.value == moment(2026, 3, 8, 12))
  }

  @Test func `a range keeps moments inside`() {
    let date = Box(moment(2026, 3, 1))
    let end = moment(2026, 3, 2)
    let form = form(date) { DatePicker("Day", selection: $0, in: ...end, displayedComponents: .date) }
    form.press("Tab")
    form.press("Ctrl+U")
    form.type("2026-03-09\n")
    #expect(date.value <= end)
  }

  @Test func `a decimal is edited exactly`() {
    let price = Box(Decimal(string: "0.10")!)
    let form = form(price) { TextField("Price", value: $0, format: .number) }
    form.press("Tab")
    form.press("Ctrl+U")
    form.type("1234.56\n")
    #expect(price.value == Decimal(string: "1234.56")!)
  }

  @Test func `a format of Foundation is taken where Formline has none of the name`() {
    let number = Box(2.0)
    let form = form(number) { TextField("Share", value: $0, format: .number.precision(.fractionLength(2))) }
    #expect(form.screen.contains { $0.contains("2.00") })
    form.press("Tab")
    form.press("Ctrl+U")
    form.type("0.5\n")
    #expect(number.value == 0.5)
    #expect(form.screen.contains { $0.contains("0.50") })
  }

  @Test func `a URL is edited as a text, one that is none changes nothing`() {
    let site = Box(URL(string: "https://a.b/")!)
    let form = form(site) { TextField("Site", value: $0, format: .url) }
    form.press("Tab")
    form.press("Ctrl+U")
    form.type("https://swift.org/blog\n")
    #expect(site.value.absoluteString == "https://swift.org/blog")
    form.press("Ctrl+U")
    form.type("\n")
    #expect(site.value.absoluteString == "https://swift.org/blog")
  }

  @Test func `a date in a format of Foundation, and a value that may be missing`() {
    let style = Date.ISO8601FormatStyle(timeZone: TimeZone(secondsFromGMT: 0)!).year().month().day()
    let day = Box(Date(timeIntervalSince1970: 86_400))
    let days = form(day) { TextField("Day", value: $0, format: style) }
    #expect(days.screen[0].contains("1970-01-02"))
    days.press("Tab")
    days.press("Ctrl+U")
    days.type("1970-01-04\n")
    #expect(day.value == Date(timeIntervalSince1970: 3 * 86_400))
    let number = Box(Double?.none)
    let numbers = form(number) { TextField("Share", value: $0, format: .number.precision(.fractionLength(1))) }
    numbers.press("Tab")
    numbers.type("2.5\n")
    #expect(number.value == 2.5)
  }

  @Test func `an alert says in its own words what has failed`() {
    struct Failure: LocalizedError { var errorDescription: String? { "The card was declined" } }
    let failed = Box(true)
    let form = form(failed) { isShown in
      Text("below").alert(isPresented: isShown, error: Failure()) { Button("Try again") {} }
    }
    #expect(form.screen.contains { $0.contains("The card was declined") })
    #expect(form.screen.contains { $0.contains("› Try again") })
    form.press("Enter")
    #expect(!failed.value)
    #expect(!form.snapshot().contains("declined"))
  }

  @Test func `small integers are edited within their bounds`() {
    let byte = Box(UInt8(7))
    let form = form(byte) { TextField("Byte", value: $0, format: .number) }
    form.press("Tab")
    form.press("Ctrl+U")
    form.type("250")
    #expect(byte.value == 250)
    form.type("0\n")
    #expect(byte.value == 250)
  }

  @Test func `texts of values, moments and URLs`() {
    let form = FormSession(
      VStack {
        Text(Decimal(string: "2.5")!, format: .number)
        Text(Date().addingTimeInterval(-125), style: .relative)
        Text("It was \(Date().addingTimeInterval(3_700), style: .offset)")
        Link("Site", destination: URL(string: "https://swift.org/")!)
      })
    #expect(form.screen.prefix(3) == ["2.5", "2 min", "It was +1 hr"])
  }

  private struct Stored: View {
    @AppStorage("date") private var date = Date(timeIntervalSince1970: 0)
    @AppStorage("site") private var site = URL(string: "https://a.b")!
    @AppStorage("data") private var data = Data([1])
    var body: some View {
      Text("\(Int(date.timeIntervalSince1970)) \(site.absoluteString) \(data.count)")
      Button("Change") {
        date = Date(timeIntervalSince1970: 86_400)
        site = URL(string: "https://c.d")!
        data = Data([1, 2, 3])
      }
    }
  }

  @Test func `what is stored comes back as it was`() {
    let form = FormSession(Stored())
    #expect(form.screen[0] == "0 https://a.b 1")
    form.press("Tab")
    form.press("Enter")
    #expect(form.screen[0] == "86400 https://c.d 3")
  }

  private struct Keeping: View {
    let read: Box<Date>
    let next: Date
    @AppStorage("moment") private var moment = Date(timeIntervalSince1970: 1)

    init(read: Box<Date>, next: Date) {
      self.read = read
      self.next = next
    }

    var body: some View {
      read.value = moment
      return Button("Keep") { moment = next }
    }
  }

  @Test(arguments: [0, 0.25, -1e9, 1_767_225_599.999])
  func `a stored moment is the same to the thousandth of a second`(seconds: Double) {
    let read = Box(Date.distantPast)
    let form = FormSession(Keeping(read: read, next: Date(timeIntervalSince1970: seconds)))
    form.press("Tab")
    form.press("Enter")
    #expect(abs(read.value.timeIntervalSince1970 - seconds) < 0.001)
  }

  @Test func `rows are named by Foundation's index sets as well`() {
    var letters = Array("abcd")
    let offsets: IndexSet = [0, 2]
    letters.move(fromOffsets: offsets, toOffset: 4)
    #expect(String(letters) == "bdac")
    letters.remove(atOffsets: IndexSet(integer: 0))
    #expect(String(letters) == "dac")
  }

  @Test func `a formatter reads and writes the text of a field`() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.minimumFractionDigits = 2
    let price = Box(1.5)
    let prices = form(price) { TextField("Price", value: $0, formatter: formatter) }
    #expect(prices.contains("1.50"))
    prices.press("Tab")
    prices.press("Ctrl+U")
    prices.type("2.25\n")
    #expect(price.value == 2.25)
    let count = Box(3)
    let counts = form(count) { TextField("Count", value: $0, formatter: NumberFormatter()) }
    counts.press("Tab")
    counts.press("Ctrl+U")
    counts.type("x\n")
    #expect(count.value == 3)
    counts.press("Tab")
    counts.press("Ctrl+U")
    counts.type("12\n")
    #expect(count.value == 12)
    let dates = DateFormatter()
    dates.locale = Locale(identifier: "en_US_POSIX")
    dates.dateFormat = "yyyy-MM-dd"
    let day = Box(moment(2026, 1, 2))
    let days = form(day) { TextField("Day", value: $0, formatter: dates) }
    #expect(days.contains("2026-01-02"))
    days.press("Tab")
    days.press("Ctrl+U")
    days.type("2027-03-04\n")
    #expect(day.value == moment(2027, 3, 4))
  }
}
