import Formline
import TerminalModel
import Testing

/// What screens written for SwiftUI do all the time, and a terminal shows.
@Suite struct CanonicalPatternTests {
  @Test("what is clear is not drawn, and keeps its space")
  func clear() {
    let form = TestForm(columns: 20, rows: 10) {
      VStack {
        HStack(spacing: 0) {
          Circle().fill(.clear).frame(width: 1, height: 1)
          Text("a")
          Text("hidden").foregroundStyle(.clear)
          Text("b")
        }
        Rectangle().strokeBorder(.clear).frame(width: 6, height: 3)
        Text("c")
      }
    }
    #expect(form.lines == [" a      b", "", "", "", "c"])
  }

  @Test("an overlay stands in for the rows of an empty list")
  func emptyList() {
    struct Items: View {
      @State private var items: [String] = []
      @State private var query = ""
      var body: some View {
        VStack {
          List(items, id: \.self) { Text($0) }
            .overlay { if items.isEmpty { ContentUnavailableView("Nothing here", systemImage: "tray") } }
          Button("Add") { items.append("first") }
        }
      }
    }
    let form = TestForm(columns: 30, rows: 12) { Items() }
    #expect(form.screen.contains("Nothing here"))
    form.press("Tab", "Enter")
    #expect(!form.screen.contains("Nothing here"))
    #expect(form.lines[0].contains("first"))
  }

  @Test("links in the Markdown of a literal are links, also with values in their texts and addresses")
  func links() {
    let id = 7
    let name = "order"
    let session = Session(
      columns: 80, rows: 8, capabilities: TerminalCapabilities(colorDepth: .none, hyperlinks: true)
    ) { _ in
      VStack {
        Text("By going on you agree to the [terms](https://example.com/terms).")
        Text("See [your \(name)](https://example.com/\(id)) of *today*, [not this] and (that).")
      }
    }
    let bytes = String(decoding: session.frame(), as: UTF8.self)
    #expect(
      session.lines.prefix(2) == [
        "By going on you agree to the terms (https://example.com/terms).",
        "See your order (https://example.com/7) of today, [not this] and (that).",
      ])
    #expect(bytes.contains("https://example.com/terms"))
    #expect(bytes.contains("https://example.com/7"))
  }

  @Test(
    "numbers and nouns agree", arguments: [(0, "0 files"), (1, "1 file"), (2, "2 files")])
  func inflection(count: Int, text: String) {
    let boxes = TestForm(columns: 60, rows: 10) { Text("You have ^[\(count) file](inflect: true) here") }
    #expect(boxes.lines == ["You have \(text) here"])
    #expect(
      TestForm(columns: 60, rows: 10) { Text("^[\(3) new box](inflect: true), ^[\(2) city](inflect: true)") }.lines
        == ["3 new boxes, 2 cities"])
  }

  private struct SignIn: View {
    let facts: SystemFacts
    @State private var email = ""
    @State private var password = ""
    var body: some View {
      VStack {
        TextField("E-mail", text: $email).textContentType(.emailAddress)
        SecureField("Password", text: $password).textContentType(.password)
      }
      .environment(\.facts, FactsSource { facts })
    }
  }

  @Test("outside of a form, the title of a field with focus stands before what is suggested")
  func titles() {
    let facts = SystemFacts(environment: ["EMAIL": "ada@example.com"])
    let form = TestForm(columns: 40) { SignIn(facts: facts) }
    form.press("Tab")
    #expect(form.linesWithCursor == ["▏E-mail  ada@example.com", "Password"])
    form.type("a")
    #expect(form.linesWithCursor[0] == "a▏da@example.com")
    form.press("Backspace")
    #expect(form.linesWithCursor[0] == "▏E-mail  ada@example.com")
    form.press("Right")
    #expect(form.linesWithCursor[0] == "ada@example.com▏")
    let narrow = TestForm(columns: 20) { SignIn(facts: facts) }
    narrow.press("Tab")
    #expect(narrow.linesWithCursor[0] == "▏E-mail  ada@example…")
    let narrowest = TestForm(columns: 12) { SignIn(facts: facts) }
    narrowest.press("Tab")
    #expect(narrowest.linesWithCursor[0] == "▏E-mail")
  }

  @Test("what tells that a field is being checked does not move the field", arguments: [true, false])
  func checking(isInForm: Bool) {
    struct Checked: View {
      @State private var name = ""
      var body: some View {
        Section {
          HStack {
            TextField("Name", text: $name)
            if name.count == 1 { ProgressView() }
          }
          TextField("Telephone number", text: $name)
        }
      }
    }
    let form = TestForm(columns: 60) { if isInForm { Form { Checked() } } else { Checked() } }
    form.press("Tab")
    form.type("x")
    let column = form.session.cursor?.column
    #expect(form.screen.contains("…"))
    form.type("y")
    #expect(!form.screen.contains("…"))
    #expect(form.session.cursor?.column == column.map { $0 + 1 })
  }

  @Test("a tint tells a chosen button from the others")
  func tints() {
    struct Days: View {
      @State private var day = 0
      var body: some View {
        HStack {
          ForEach(0..<3) { index in
            Button("d\(index)") { day = index }.tint(day == index ? .red : .gray)
          }
        }
        Toggle("On", isOn: .constant(true)).tint(nil)
      }
    }
    let form = TestForm(colorDepth: .trueColor) { Days() }
    func colors() -> [Color] { [2, 7, 12].map { form.style(column: $0, row: 0).foreground } }
    #expect(form.lines[0] == "  d0   d1   d2")
    #expect(colors() == [.red, .gray, .gray])
    form.press("Tab", "Tab", "Enter")
    #expect(colors() == [.gray, .red, .gray])
  }
}
