import Formline
import Testing

@Suite struct SearchableTests {
  private struct Search: View {
    let log: Log
    @State private var query = ""
    @State private var name = ""
    @FocusState private var focus: Field?

    var body: some View {
      Form { TextField("Name", text: $name).focused($focus, equals: .name) }
        .onSubmit(of: .search) { log("inside \(query)") }
        .searchable(text: $query, prompt: "Find")
        .onSubmit(of: .search) { log("search \(query)") }
        .onSubmit { log("text") }
    }
  }

  @Test("a search field submits with its own trigger, to actions outside of it alone")
  func submitting() {
    let log = Log()
    let form = TestForm(columns: 30) { Search(log: log) }
    #expect(form.lines.prefix(2) == ["  / Find", "  Name"])
    form.press("Tab")
    form.type("ada\n")
    #expect(log.take() == ["search ada"])
    form.press("Shift+Tab")
    form.type("x\n")
    #expect(log.take() == [])
  }

  @Test("what it looks for has a content type too, and suggestions")
  func suggesting() {
    struct Cities: View {
      @State private var city = ""
      var body: some View {
        Form { Text("none yet") }
          .searchable(text: $city).textContentType(.addressCity)
          .environment(\.facts, FactsSource { SystemFacts(environment: ["TZ": "Europe/Berlin"]) })
      }
    }
    let form = TestForm(columns: 30) { Cities() }
    form.press("Tab")
    form.type("b")
    #expect(form.lines[0] == "  / Berlin")
    form.press("Alt+Down")
    #expect(form.lines[1].hasPrefix("    › Berlin"))
    form.press("Ctrl+E")
    #expect(form.linesWithCursor[0] == "  / Berlin▏")
  }

  @Test("Esc clears the search, then cancels")
  func escaping() {
    let form = TestForm(columns: 30) { Search(log: Log()) }
    form.press("Tab")
    form.type("ada")
    form.press("Esc")
    #expect(form.lines[0] == "  / Find")
    #expect(form.session.outcome == nil)
    form.press("Esc")
    #expect(form.session.outcome == .cancelled)
  }
}
