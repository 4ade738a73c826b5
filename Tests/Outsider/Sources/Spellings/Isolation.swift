import Formline

// Declarations of apps that say nothing of isolation, in a module that says nothing of it either.

private struct AccentKey: EnvironmentKey { static let defaultValue = "plain" }

private struct LimitKey: EnvironmentKey { static var defaultValue: Int { 3 } }

extension EnvironmentValues {
  var accentName: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
  var rowLimit: Int {
    get { self[LimitKey.self] }
    set { self[LimitKey.self] = newValue }
  }
}

private struct NameKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
  var editedName: Binding<String>? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

private struct QuietKey: TransactionKey { static let defaultValue = false }

extension Transaction {
  var isQuiet: Bool {
    get { self[QuietKey.self] }
    set { self[QuietKey.self] = newValue }
  }
}

private struct CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@propertyWrapper struct Clamped: DynamicProperty {
  @State private var value = 0
  let range: ClosedRange<Int>
  var wrappedValue: Int {
    get { value }
    nonmutating set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: Binding<Int> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

@propertyWrapper struct Access: DynamicProperty {
  @Environment(\.accentName) private var name
  var wrappedValue: String { name }
  mutating func update() {}
}

func emphasized(_ text: String) -> Text { Text(text).bold() + Text("!").foregroundStyle(.red) }

func priced(_ amount: Double) -> Text { Text("\(amount, specifier: "%.2f") in all").italic() }

let sharedTitle = Text("Title")

enum Texts {
  static let hello = Text("Hello")
  static func counted(_ count: Int) -> LocalizedStringKey { "\(count) items" }
}

extension Color { static let brand = Color(red: 0.2, green: 0.4, blue: 0.6) }

extension Animation { static let quick = Animation.easeOut(duration: 0.1) }

extension View {
  func card() -> some View { padding().border(.gray) }
}

struct CardModifier: ViewModifier {
  @Environment(\.rowLimit) private var limit
  func body(content: Content) -> some View { content.lineLimit(limit).card() }
}

struct IsolationPage: View {
  @Clamped(range: 0...9) private var count
  @Access private var accent
  @FocusedValue(\.editedName) private var edited
  @State private var total = 0
  let finish: () -> Void
  var body: some View {
    VStack {
      Stepper("Count", value: $count)
      emphasized(accent)
      priced(1)
      Texts.hello
      sharedTitle
      Text(Texts.counted(total)).preference(key: CountKey.self, value: count)
    }
    .modifier(CardModifier())
    .onPreferenceChange(CountKey.self) { total = $0 }
    .environment(\.accentName, "b")
    .transaction { $0.isQuiet = true }
    .animation(.quick, value: total)
  }
}
