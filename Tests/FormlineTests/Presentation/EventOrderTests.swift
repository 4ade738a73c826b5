import Formline
import Testing

/// In which order what is presented appears, ends and disappears, and what hears of it. Apple documents that a binding is
/// false once what it presents has ended, that `onDismiss` is called then, that `onAppear` comes before the first frame,
/// and that `task` is cancelled when its view disappears. Of a stack and of tabs one view is in sight.
@Suite struct EventOrderTests {
  /// Says when it appears, disappears and works.
  private struct Told: ViewModifier {
    let name: String
    let log: Log
    func body(content: Content) -> some View {
      content.onAppear { log("+\(name)") }.onDisappear { log("-\(name)") }
    }
  }

  nonisolated struct Item: Identifiable, Hashable {
    let id: Int
  }

  enum Kind: CaseIterable, Sendable {
    case sheet, sheetOfItem, cover, popover, alert, dialog, link, linkOfValue, destination, destinationOfItem
  }

  private struct Inner: View {
    let log: Log
    @Environment(\.dismiss) private var dismiss

    init(log: Log) { self.log = log }

    var body: some View {
      VStack {
        Button("Done") {
          log("action")
          dismiss()
        }
        NavigationLink("On", value: "further")
      }
      .modifier(Told(name: "inner", log: log))
    }
  }

  private struct Outer: View {
    let kind: Kind
    let log: Log
    @State private var isOpen = false
    @State private var item: Item?

    init(kind: Kind, log: Log) {
      self.kind = kind
      self.log = log
    }

    private var page: some View {
      VStack {
        switch kind {
        case .link: NavigationLink("Open") { Inner(log: log) }
        case .linkOfValue: NavigationLink("Open", value: Item(id: 1))
        case .sheetOfItem, .destinationOfItem: Button("Open") { item = Item(id: 1) }
        default: Button("Open") { isOpen = true }
        }
      }
      .modifier(Told(name: "outer", log: log))
      .onChange(of: isOpen) { _, isOpen in log("\(isOpen)") }
      .onChange(of: item) { _, item in log(item == nil ? "nil" : "item") }
    }

    @ViewBuilder private var presenting: some View {
      switch kind {
      case .sheet: page.sheet(isPresented: $isOpen, onDismiss: { log("dismissed") }) { Inner(log: log) }
      case .sheetOfItem: page.sheet(item: $item, onDismiss: { log("dismissed") }) { _ in Inner(log: log) }
      case .cover: page.fullScreenCover(isPresented: $isOpen, onDismiss: { log("dismissed") }) { Inner(log: log) }
      case .popover: page.popover(isPresented: $isOpen) { Inner(log: log) }
      case .alert:
        page.alert("Sure?", isPresented: $isOpen) {
          Button("Done") { log("action") }
          Button("No", role: .cancel) { log("cancel") }
        } message: {
          Text("?").modifier(Told(name: "inner", log: log))
        }
      case .dialog:
        page.confirmationDialog("Sure?", isPresented: $isOpen) {
          Button("Done") { log("action") }
        } message: {
          Text("?").modifier(Told(name: "inner", log: log))
        }
      case .destination: page.navigationDestination(isPresented: $isOpen) { Inner(log: log) }
      case .destinationOfItem: page.navigationDestination(item: $item) { _ in Inner(log: log) }
      case .link, .linkOfValue: page
      }
    }

    var body: some View {
      NavigationStack {
        presenting
          .navigationDestination(for: Item.self) { _ in Inner(log: log) }
          .navigationDestination(for: String.self) { Text($0).modifier(Told(name: $0, log: log)) }
      }
      .modifier(Told(name: "stack", log: log))
    }
  }

  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    let kind: Kind
    let opened: String
    let done: String
    let escaped: String
    var testDescription: String { "\(kind)" }
  }

  /// What happens when it opens, when an action inside ends it, and when Esc does.
  nonisolated static let cases = [
    Case(kind: .sheet, opened: "true +inner", done: "action false -inner dismissed", escaped: "false -inner dismissed"),
    Case(
      kind: .sheetOfItem, opened: "item +inner", done: "action nil -inner dismissed", escaped: "nil -inner dismissed"),
    Case(kind: .cover, opened: "true +inner", done: "action false -inner dismissed", escaped: "false -inner dismissed"),
    Case(kind: .popover, opened: "true +inner", done: "action false -inner", escaped: "false -inner"),
    Case(kind: .alert, opened: "true +inner", done: "action false -inner", escaped: "cancel false -inner"),
    Case(kind: .dialog, opened: "true +inner", done: "action false -inner", escaped: "false -inner"),
    Case(kind: .link, opened: "+inner -outer", done: "action -inner +outer", escaped: "-inner +outer"),
    Case(kind: .linkOfValue, opened: "+inner -outer", done: "action -inner +outer", escaped: "-inner +outer"),
    Case(
      kind: .destination, opened: "true +inner -outer", done: "action false -inner +outer",
      escaped: "false -inner +outer"),
    Case(
      kind: .destinationOfItem, opened: "item +inner -outer", done: "action nil -inner +outer",
      escaped: "nil -inner +outer"),
  ]

  @Test(arguments: cases) func `what happens, in order`(_ test: Case) {
    let log = Log()
    let form = TestForm { Outer(kind: test.kind, log: log) }
    func happened() -> String { log.take().joined(separator: " ") }
    #expect(Set(log.take()) == ["+outer", "+stack"])
    form.press("Tab", "Enter")
    #expect(happened() == test.opened)
    form.click("Done")
    #expect(happened() == test.done)
    form.press("Enter")
    #expect(happened() == test.opened)
    form.press("Escape")
    #expect(happened() == test.escaped)
    #expect(form.screen.contains("› Open"))
    #expect(form.session.outcome == nil)
  }

  @Test func `of a stack only the last screen is in sight, step by step`() {
    let log = Log()
    let form = TestForm { Outer(kind: .linkOfValue, log: log) }
    form.press("Tab", "Enter")
    _ = log.take()
    form.press("Tab", "Tab", "Enter")
    #expect(log.take() == ["+further", "-inner"])
    form.press("Escape")
    #expect(log.take() == ["-further", "+inner"])
    form.press("Escape")
    #expect(log.take() == ["-inner", "+outer"])
  }

  private struct Tabs: View {
    let log: Log
    @State private var tab: Int

    init(log: Log, at tab: Int) {
      self.log = log
      _tab = State(initialValue: tab)
    }

    var body: some View {
      TabView(selection: $tab) {
        Tab("A", systemImage: "a", value: 0) { Text("page a").modifier(Told(name: "a", log: log)) }
        Tab("B", systemImage: "b", value: 1) { Text("page b").modifier(Told(name: "b", log: log)) }
        Text("page c").modifier(Told(name: "c", log: log)).tabItem { Text("C") }.tag(2)
      }
    }
  }

  @Test(arguments: [(0, ["+a"], ["+b", "-a"]), (1, ["+b"], ["-b", "+c"])])
  func `of tabs the selected one is in sight`(first: Int, appeared: [String], moved: [String]) {
    let log = Log()
    let form = TestForm { Tabs(log: log, at: first) }
    #expect(log.take() == appeared)
    form.press("Tab", "Right")
    #expect(log.take().sorted() == moved.sorted())
  }

  private struct Rows: View {
    let log: Log
    @State private var isOpen = false

    init(log: Log) { self.log = log }

    var body: some View {
      NavigationStack {
        List {
          ForEach(0..<20) { number in
            NavigationLink("row \(number)", value: number).modifier(Told(name: "\(number)", log: log))
          }
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
        .sheet(isPresented: $isOpen) { Text("sheet").modifier(Told(name: "sheet", log: log)) }
        .toolbar { Button("Sheet") { isOpen = true } }
      }
    }
  }

  @Test func `rows under a sheet stay in sight, rows of a screen that was left do not; both stand where they stood`() {
    let log = Log()
    let form = TestForm(rows: 8) { Rows(log: log) }
    for _ in 0..<10 { form.press("Tab") }
    let before = form.lines
    _ = log.take()
    form.press("F2")
    #expect(log.take() == ["+sheet"])
    // Nothing of what is covered is drawn or pressed, and it is laid out again when it is shown.
    #expect(form.lines.filter { !$0.isEmpty } == ["sheet", "  Esc Back"])
    form.resize(columns: 40, rows: 8)
    form.session.click(column: 4, row: 1)
    #expect(form.lines.filter { !$0.isEmpty } == ["sheet", "  Esc Back"])
    form.resize(columns: 60, rows: 8)
    form.press("Escape")
    #expect(log.take() == ["-sheet"])
    #expect(form.lines == before)
    form.press("Enter")
    #expect(form.screen.contains("number 9"))
    let left = log.take()
    #expect(!left.isEmpty && left.allSatisfy { $0.hasPrefix("-") })
    form.press("Escape")
    #expect(log.take() == left.map { "+" + $0.dropFirst() })
    #expect(form.lines == before)
  }
}
