import Formline
import Testing

/// A search field with suggestions above a list.
@Suite struct SearchScreenTests {
  private struct Fruit: View {
    let log: Log
    private let all = ["apple", "apricot", "banana"]
    @State private var query = ""
    @State private var results: [String] = []
    @FocusState private var isSearching: Bool

    init(log: Log) { self.log = log }

    var body: some View {
      List {
        ForEach(results, id: \.self) { Text($0) }
        TextField("Other", text: .constant(""))
      }
      .searchable(text: $query, prompt: Text("Find fruit"))
      .searchSuggestions {
        ForEach(all.filter { $0.hasPrefix(query) }, id: \.self) { Text($0.uppercased()).searchCompletion($0) }
      }
      .searchFocused($isSearching)
      .onSubmit(of: .search) {
        log("search \(query)")
        results = all.filter { $0.contains(query) }
      }
      .onChange(of: isSearching) { log("searching: \(isSearching)") }
      .onChange(of: query) { if query.isEmpty { results = [] } }
      .toolbar { Button("Search") { isSearching = true }.keyboardShortcut("F5") }
    }
  }

  @Test("a suggestion is taken like any, Return searches, and an empty search shows nothing")
  func searching() {
    let log = Log()
    let form = TestForm(columns: 40, rows: 12) { Fruit(log: log) }
    form.press("F5")
    form.type("apr")
    #expect(form.lines[0] == "  / apricot")
    form.press("Alt+Down")
    #expect(form.lines[1].hasSuffix("APRICOT"))
    form.press("Esc", "Right", "Enter")
    #expect(log.take() == ["searching: true", "search apricot", "searching: false"])
    #expect(form.lines.prefix(2) == ["  / apricot", "apricot"])
    form.press("F5", "Esc", "Tab")
    #expect(form.lines[0] == "  / Find fruit")
    #expect(!form.screen.contains("apricot"))
  }

  @Test("what is said of the search field is not said of fields in the content")
  func otherFields() {
    let log = Log()
    let form = TestForm(columns: 40, rows: 12) { Fruit(log: log) }
    form.press("Tab", "Tab")
    #expect(log.take() == ["searching: true", "searching: false"])
    form.press("Alt+Down")
    #expect(!form.screen.contains("APPLE"))
  }

  private struct Chosen: View {
    enum Place: Hashable { case search, note }
    @State private var query = ""
    @State private var note = ""
    @FocusState private var place: Place?

    var body: some View {
      Form { TextField("Note", text: $note).focused($place, equals: .note) }
        .searchable(text: $query, placement: .automatic)
        .searchFocused($place, equals: .search)
        .onSubmit(of: [.search, .text]) { place = place == .search ? .note : .search }
    }
  }

  @Test("one focus state for the search field and for others")
  func oneState() {
    let form = TestForm(columns: 50, rows: 12) { Chosen() }
    form.press("Tab")
    form.type("a\nb\nc")
    #expect(form.lines.prefix(2) == ["  / ac", "  Note  b"])
  }
}
