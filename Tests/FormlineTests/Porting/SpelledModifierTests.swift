import Formline
import TerminalModel
import Testing

/// Modifiers that ported screens spell, pressed by keys.
@Suite struct SpelledModifierTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String
    static let three = ["a", "b", "c"].enumerated().map { Item(id: $0.offset, name: $0.element) }
  }

  @Test(arguments: [VerticalEdge.top, .bottom])
  func `what is beside the list stays, however the list scrolls`(edge: VerticalEdge) {
    let form = TestForm(columns: 20, rows: 6) {
      Editing(0) { count in
        List { ForEach(0..<20) { Button("row \($0)") {} } }
          .safeAreaInset(edge: edge) { Button("Save") { count.wrappedValue += 1 } }
      }
    }
    #expect(form.screen.contains("Save"))
    for _ in 0..<12 { form.press("Tab") }
    #expect(form.screen.contains("Save"))
    form.click("Save")
    #expect(form.lines.last == "= 1")
  }

  @Test func `letters are capitalized by UIKit's names`() {
    let shown = screens("'ada lovelace'", "Tab", "'ada'", "Tab", "'Ada'") {
      Editing((words: "", all: "", none: "")) { text in
        TextField("Words", text: text.words).autocapitalization(.words)
        TextField("All", text: text.all).autocapitalization(.allCharacters)
        TextField("None", text: text.none).autocapitalization(.none)
      }
    }
    #expect(shown[1].last == "= (words: \"Ada Lovelace\", all: \"ADA\", none: \"Ada\")")
  }

  @Test func `a screen whose way back is hidden has none`() {
    let form = TestForm(columns: 40, rows: 8) {
      NavigationStack {
        NavigationLink("More") { Text("inside").navigationBarBackButtonHidden() }
        NavigationLink("Other") { Text("beside") }
      }
    }
    form.press("Tab", "Tab", "Enter")
    #expect(form.screen.contains("beside") && form.screen.contains("Back"))
    form.press("Escape")
    form.press("Shift+Tab", "Enter")
    #expect(form.screen.contains("inside") && !form.screen.contains("Back"))
  }

  @Test func `texts in capitals, in formats of C, and in both`() {
    let form = TestForm(columns: 40, rows: 8) {
      VStack {
        Text("share \(1.5, specifier: "%.2f")")
        Text("as it is").textCase(nil)
        Button("Pay \(7, specifier: "%03d")") {}
      }
      .textCase(.uppercase)
      Text("Count \(3, specifier: "%d")").textCase(.lowercase)
    }
    #expect(form.lines == ["SHARE 1.50", "as it is", "  PAY 007", "count 3"])
  }

  @Test func `a row that may not be moved stays, and one that may not be deleted`() {
    let log = Log()
    func page() -> some View {
      List {
        ForEach(Item.three) { item in
          Text(item.name).moveDisabled(item.id == 0).deleteDisabled(item.id == 1)
        }
        .onDelete { log("delete \($0.map { $0 })") }
        .onMove { log("move \($0.map { $0 }) \($1)") }
      }
    }
    let form = TestForm(columns: 20) { page() }
    form.press("Tab", "Ctrl+Down", "Shift+F8")
    #expect(log.take() == ["delete [0]"])
    form.press("Down", "Shift+F8", "Ctrl+Down")
    #expect(log.take() == ["move [1] 3"])
  }

  @Test func `rows with tags of their own are shown, and chosen by these`() {
    func page() -> some View {
      Editing(Int?.none) { chosen in
        List(selection: chosen) {
          Section("More") { ForEach(["a", "b"], id: \.self) { Text("row \($0)").tag($0 == "a" ? 1 : 2) } }
        }
      }
    }
    #expect(screens(of: page)[0] == ["", "  More", "  row a", "  row b", "= nil"])
    #expect(screens("Tab", "Down", "Enter", of: page)[1].suffix(2) == ["✓ row b", "= Optional(2)"])
  }

  @Test func `a tag changes nothing of how a view is shown`() {
    let shown = screens("'Ada'") {
      Editing("") { name in
        HStack {
          Text("one").tag(1)
          Spacer()
          Text("two").tag(2)
        }
        TextField("Name", text: name).tag("name")
      }
    }
    let row = "one" + String(repeating: " ", count: 44) + "two"
    #expect(shown == [[row, "Name", "="], [row, "Ada", "= Ada"]])
  }

  @Test func `rows of several views are chosen as one`() {
    let shown = screens("Tab", "Down", "Enter") {
      Editing(Int?.none) { chosen in
        List(Item.three, selection: chosen) {
          Text($0.name)
          Text("of \($0.name)")
        }
      }
    }
    #expect(shown[0] == ["  a", "  of a", "  b", "  of b", "  c", "  of c", "= nil"])
    #expect(shown[1].suffix(5) == ["✓ b", "  of b", "  c", "  of c", "= Optional(1)"])
  }

  @Test func `colours by UIKit's names`() {
    let form = TestForm(columns: 20, colorDepth: .trueColor) {
      Text("a").foregroundStyle(Color(.systemRed)).background(Color(.secondarySystemBackground))
      Text("b").foregroundStyle(Color(uiColor: .secondaryLabel))
      Text("c").foregroundStyle(Color(nsColor: .controlAccentColor))
    }
    #expect((0..<3).map { form.style(column: 0, row: $0).foreground } == [.red, .secondary, .accentColor])
    #expect(form.style(column: 0, row: 0).background == .standard)
  }

  @Test func `what is disabled by the environment takes no key`() {
    let shown = screens("Tab", "Enter") {
      Editing(0) { count in
        Button("Off") { count.wrappedValue += 1 }.environment(\.isEnabled, false)
        Button("On") { count.wrappedValue += 10 }
      }
    }
    #expect(shown[1] == ["  Off", "› On", "= 10"])
  }
}
