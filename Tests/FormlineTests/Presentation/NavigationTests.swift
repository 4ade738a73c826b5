import Formline
import Testing

@Suite struct NavigationTests {
  private struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  private struct Detail: View {
    let item: Item
    let log: Log
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      log("detail \(item.name)")
      return VStack {
        NavigationLink("Deeper", value: item.id + 10)
        Button("Up") { dismiss() }
      }
      .navigationTitle(item.name)
    }
  }

  private struct Page: View {
    let log: Log
    let items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
    let path: Binding<NavigationPath>?

    init(log: Log, path: Binding<NavigationPath>? = nil) {
      self.log = log
      self.path = path
    }

    @ViewBuilder private var content: some View {
      List {
        ForEach(items) { item in NavigationLink(item.name, value: item) }
        NavigationLink("More") { Text("further") }
      }
      .navigationTitle("Items")
      .navigationDestination(for: Item.self) { Detail(item: $0, log: log) }
      .navigationDestination(for: Int.self) { Text("number \($0)") }
    }

    var body: some View {
      if let path { NavigationStack(path: path) { content } } else { NavigationStack { content } }
    }
  }

  @Test func `a link leads on, Esc leads back to it, step by step`() {
    let log = Log()
    let form = TestForm { Page(log: log) }
    #expect(form.lines.first?.contains("Items") == true)
    form.press("Tab", "Tab", "Enter")
    #expect(log.take() == ["detail two"])
    #expect(form.lines.first?.contains("two") == true)
    form.press("Tab", "Enter")
    #expect(form.screen.contains("number 12"))
    form.press("Escape")
    #expect(form.screen.contains("› Deeper"))
    form.press("Tab", "Enter")
    #expect(form.screen.contains("› two"))
    #expect(form.session.outcome == nil)
    form.press("Escape")
    #expect(form.session.outcome == .cancelled)
  }

  @Test func `a destination without a value is made when it is gone to`() {
    let form = TestForm { Page(log: Log()) }
    form.press("Tab", "Tab", "Tab", "Enter")
    #expect(form.screen.contains("further"))
    form.press("Escape")
    #expect(form.screen.contains("› More"))
  }

  private struct Bound: View {
    let log: Log
    @State private var path = NavigationPath()
    var body: some View {
      Page(log: log, path: $path).onChange(of: path.count) { _, count in log("count \(count)") }
        .toolbar { Button("Jump") { path = NavigationPath([7, 8]) } }
    }
  }

  @Test func `a path is written by links, and read by the stack`() {
    let log = Log()
    let form = TestForm { Bound(log: log) }
    form.press("F2")
    #expect(form.screen.contains("number 8"))
    form.press("Escape")
    #expect(form.screen.contains("number 7"))
    form.press("Escape")
    #expect(form.screen.contains("Items"))
    #expect(log.take() == ["count 2", "count 1", "count 0"])
  }

  private struct Leaving: View {
    @Binding var path: NavigationPath
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("Home") {
        path = NavigationPath()
        dismiss()
      }
    }
  }

  private struct Homeward: View {
    @State private var path = NavigationPath([1, 2])
    var body: some View {
      NavigationStack(path: $path) {
        Text("home").navigationDestination(for: Int.self) { _ in Leaving(path: $path) }
      }
    }
  }

  @Test func `a screen that is dismissed after the path was emptied is gone`() {
    let form = TestForm { Homeward() }
    form.press("Tab", "Enter")
    #expect(form.screen.contains("home"))
    #expect(!form.screen.contains("Home"))
    #expect(form.session.outcome == nil)
  }

  private struct Tabs: View {
    @State private var tab = "a"
    var body: some View {
      TabView(selection: $tab) {
        Tab("Account", systemImage: "person", value: "a") { TextField("Name", text: .constant("")) }
        Tab("Network", systemImage: "network", value: "b") { Counter() }
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test func `tabs are pages below their titles, and keep their state`() {
    let form = TestForm { Tabs() }
    #expect(form.lines.first == "  [Account] Network")
    form.press("Tab", "Right")
    #expect(form.lines.first == "   Account [Network]")
    form.press("Tab", "Enter")
    #expect(form.screen.contains("Count 1"))
    form.press("Shift+Tab", "Left")
    #expect(!form.screen.contains("Count"))
    form.type("n")
    #expect(form.screen.contains("Count 1"))
    form.click("Account")
    #expect(form.lines.first == "  [Account] Network")
    form.press("Alt+9", "Right")
    #expect(form.lines.first == "   Account [Network]")
  }

  private struct OldTabs: View {
    var body: some View {
      TabView {
        Text("first page").tabItem { Label("One", systemImage: "1.circle") }
        Text("second page").tabItem { Text("Two") }
      }
    }
  }

  @Test func `pages named by tabItem, without a selection`() {
    let form = TestForm { OldTabs() }
    #expect(form.lines.first == "  [One] Two")
    form.press("Tab", "Right")
    #expect(form.lines.contains { $0.contains("second page") })
  }
}
