import FormTesting
import FormlineFoundation
import TestSupport
import Testing

@Suite("Foundation's values") struct FoundationTests {
  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private func moment(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0)
    -> Date
  {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    return calendar.date(
      from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: second))!
  }

  private struct Page<Value, Content: View>: View {
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

  private func form<Value>(
    _ box: Box<Value>, @ViewBuilder _ content: @escaping (Binding<Value>) -> some View
  ) -> FormSession<Never> { FormSession(Page(box, content: content)) }

  @Test func `a picker of the day leaves the time of day as it is`() {
    let date = Box(moment(2026, 3, 1, 14, 5, 30))
    let form = form(date) { DatePicker("Arrival", selection: $0, displayedComponents: .date) }
    form.press("Tab")
    form.press("Ctrl+U")
    form.type("2026-12-24\n")
    #expect(date.value == moment(2026, 12, 24, 14, 5, 30))
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

  @Test func `rows are named by Foundation's index sets as well`() {
    var letters = Array("abcd")
    let offsets: IndexSet = [0, 2]
    letters.move(fromOffsets: offsets, toOffset: 4)
    #expect(String(letters) == "bdac")
    letters.remove(atOffsets: IndexSet(integer: 0))
    #expect(String(letters) == "dac")
  }
}
