import FormTesting
import FormlineFoundation
import TestSupport
import Testing
import ViewTree

/// What SwiftUI takes in further spellings of Foundation's types.
@Suite("Foundation's spellings") struct SpellingTests {
  // Values that are kept

  private final class Store: ValueStore {
    var values: [String: StoredValue] = [:]
    func value(for key: String) -> StoredValue? { values[key] }
    func setValue(_ value: StoredValue?, for key: String) { values[key] = value }
  }

  private struct Kept: View {
    let read: Box<String>
    let moment: Date
    @AppStorage("date") private var date: Date?
    @AppStorage("site") private var site: URL?
    @AppStorage("data") private var data: Data?

    init(read: Box<String>, moment: Date) {
      self.read = read
      self.moment = moment
    }

    var body: some View {
      read.value =
        "\(date.map { "\($0 == moment)" } ?? "-") \(site?.absoluteString ?? "-") \(data.map { "\($0.count)" } ?? "-")"
      return VStack {
        Button("Keep") {
          date = moment
          site = URL(string: "https://c.d")!
          data = Data([1, 2, 3])
        }
        Button("Clear") { data = Data() }
        Button("None") {
          date = nil
          site = nil
          data = nil
        }
      }
    }
  }

  @Test(arguments: [86_400, 0.25]) func `kept values that may be missing`(seconds: Double) {
    let read = Box("")
    let form = FormSession(Kept(read: read, moment: Date(timeIntervalSince1970: seconds)))
    let store = Store()
    ValueTable.app(of: form.host.session.host).store = store
    #expect(read.value == "- - -")
    form.press("Tab")
    form.press("Enter")
    #expect(read.value == "true https://c.d 3")
    #expect(store.values.count == 3)
    form.press("Tab")
    form.press("Enter")
    #expect(read.value == "true https://c.d 0")
    form.press("Tab")
    form.press("Enter")
    #expect(read.value == "- - -")
    #expect(store.values.isEmpty)
  }

  // Fields

  @Test func `a formatter's field of a value that may be missing`() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.minimumFractionDigits = 1
    let share = Box(Double?.none)
    let shares = form(share) { TextField("Share", value: $0, formatter: formatter) }
    shares.press("Tab")
    shares.type("2.5\n")
    #expect(share.value == 2.5)
    shares.press("Tab")
    shares.press("End")
    shares.type("x\n")
    #expect(share.value == 2.5)
    shares.press("Tab")
    shares.press("Ctrl+U")
    shares.type("\n")
    #expect(share.value == nil)
    let count = Box(Int?.some(3))
    let counts = form(count) { TextField("Count", value: $0, formatter: formatter) }
    counts.press("Tab")
    counts.press("Ctrl+U")
    counts.type("12\n")
    #expect(count.value == 12)
    let dates = DateFormatter()
    dates.locale = Locale(identifier: "en_US_POSIX")
    dates.dateFormat = "yyyy-MM-dd"
    let day = Box(Date?.none)
    let days = form(day) { TextField("Day", value: $0, formatter: dates) }
    days.press("Tab")
    days.type("2027-03-04\n")
    #expect(day.value == dates.date(from: "2027-03-04"))
    days.press("Tab")
    days.press("End")
    days.type("x\n")
    #expect(day.value == dates.date(from: "2027-03-04"))
  }

  @Test func `a formatter's field of other numbers`() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    let float = Box(Float(1))
    let floats = form(float) { TextField("Share", value: $0, formatter: formatter) }
    floats.press("Tab")
    floats.press("Ctrl+U")
    floats.type("2.5\n")
    #expect(float.value == 2.5)
    let byte = Box(UInt8(1))
    let bytes = form(byte) { TextField("Byte", value: $0, formatter: formatter) }
    bytes.press("Tab")
    bytes.press("Ctrl+U")
    bytes.type("250")
    #expect(byte.value == 250)
    bytes.type("0\n")
    #expect(byte.value == 250)
    let large = Box(Int64(1))
    let numbers = form(large) { TextField("Number", value: $0, formatter: formatter) }
    numbers.press("Tab")
    numbers.press("Ctrl+U")
    numbers.type("9007199254740993\n")
    #expect(large.value == 9_007_199_254_740_993)
  }

  @Test func `a locale of Foundation is that of the fields inside`() {
    let amount = Box(1.5)
    let fields = form(amount) {
      TextField("Amount", value: $0, format: .number).environment(\.locale, Locale(identifier: "de_AT"))
    }
    #expect(fields.contains("1,5"))
    fields.press("Tab")
    fields.press("Ctrl+U")
    fields.type("2,25\n")
    #expect(amount.value == 2.25)
  }

  private struct Named: View {
    @Environment(\.locale) private var locale
    var body: some View { Text("in \(locale.identifier)") }
  }

  @Test func `the locale of the environment is Foundation's`() {
    let form = FormSession(
      VStack {
        Named().environment(\.locale, Locale(identifier: "de_AT"))
        Named().environment(\.locale, LocaleName(posix: "fr_CH"))
        Named().environment(\.locale, .init(identifier: "it"))
      })
    #expect(form.screen.prefix(3) == ["in de-AT", "in fr-CH", "in it"])
  }

  private struct Edited: View {
    let log: Log
    let isEditable: Bool
    func delete(at offsets: IndexSet) { log("delete \(Array(offsets))") }
    func move(from source: IndexSet, to destination: Int) { log("move \(Array(source)) \(destination)") }
    var body: some View {
      List {
        ForEach(["x", "y"], id: \.self) { Text($0) }
          .onDelete(perform: isEditable ? delete : nil)
          .onMove(perform: isEditable ? move : nil)
      }
    }
  }

  @Test func `rows are edited on a condition, by Foundation's index sets`() {
    let log = Log()
    let form = FormSession(Edited(log: log, isEditable: true))
    form.press("Tab")
    form.press("Shift+F8")
    form.press("Ctrl+Down")
    #expect(log.take() == ["delete [0]", "move [0] 2"])
    let other = FormSession(Edited(log: log, isEditable: false))
    other.press("Tab")
    other.press("Shift+F8")
    #expect(log.take() == [])
  }

  // Texts

  @Test func `texts of formatters, of ranges and of the catalogues`() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.minimumFractionDigits = 2
    let first = Date(timeIntervalSince1970: 86_400 * 10)
    let last = first.addingTimeInterval(86_400 * 3)
    let form = FormSession(
      VStack {
        Text(NSNumber(value: 1.5), formatter: formatter)
        Text("It is \(NSNumber(value: 2.5), formatter: formatter)")
        Button("Pay \(NSNumber(value: 3.5), formatter: formatter)") {}
        Text(first...last)
        Text(DateInterval(start: first, end: last))
        Text("Title", bundle: .main, comment: "A title")
      })
    #expect(form.screen.prefix(3) == ["1.50", "It is 2.50", "  Pay 3.50"])
    let day = { (date: Date) in date.formatted(date: .long, time: .omitted) }
    #expect(form.screen[3] == "\(day(first)) – \(day(last))")
    #expect(form.screen[4] == form.screen[3])
    #expect(form.screen[5] == "Title")
  }

  // Screens

  private struct Failure: LocalizedError {
    var errorDescription: String? { "The card was declined" }
    var failureReason: String? { "It has expired" }
  }

  @Test func `an alert of a failure with a message, whose button acts`() {
    let tries = Box((isShown: true, count: 0))
    let form = form(tries) { value in
      Text("below").alert(isPresented: value.isShown, error: Failure()) { _ in
        Button("Try again") { value.wrappedValue.count += 1 }
      } message: {
        Text($0.failureReason ?? "")
      }
    }
    #expect(form.contains("The card was declined"))
    #expect(form.contains("It has expired"))
    form.press("Enter")
    #expect(tries.value.count == 1)
    #expect(!tries.value.isShown)
    #expect(!form.contains("expired"))
  }

  @Test func `an alert of no failure is not shown`() {
    let isShown = Box(true)
    let form = form(isShown) { isShown in
      Text("below").alert(isPresented: isShown, error: Failure?.none) { Button("Try again") {} }
    }
    #expect(!form.contains("Try again"))
  }

  @Test func `a size of Foundation follows that of a view`() {
    let size = Box(CGSize.zero)
    let form = form(size) { size in
      Button("Wider") {}
      Text("abc").frame(width: 10, height: 2)
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          size.wrappedValue = $0
        }
    }
    #expect(size.value != .zero)
    #expect(form.contains("abc"))
  }
}
