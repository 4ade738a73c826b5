import DefinedForms
import FormTesting
import Testing

/// A form from a definition as a view among others.
@MainActor struct DefinedFormTests {
  enum Field: String { case name, email, guests }

  static let definition = """
    formline: 1
    submitLabel: Book
    fields:
      - {id: name, required: true}
      - {id: email, contentType: email}
      - id: guests
        type: list
        fields: [{id: first, label: First name}]
    """

  struct Page: View {
    let definition: FormDefinition
    @State private var answers: FormAnswers
    @State private var booked = "nobody"
    @FocusState private var focus: Field?

    init(_ text: String = DefinedFormTests.definition, answers: FormAnswers = [:]) throws {
      definition = try FormDefinition(text: text)
      _answers = State(wrappedValue: answers)
    }

    var body: some View {
      VStack {
        Text("Focus: \(focus?.rawValue ?? "none"), name: \(answers["name"])")
        DefinedForm(definition, answers: $answers, focus: $focus) { booked = $0.description }
        Text("Booked: \(booked)")
        Button("Mail") { focus = .email }.keyboardShortcut("F5")
        Button("Rename") { answers["name"] = "Grace" }.keyboardShortcut("F6")
        Button("Guests") { focus = .guests }.keyboardShortcut("F7")
      }
    }
  }

  @Test func `what is typed is an answer outside, and what is set outside is typed`() throws {
    let form = FormSession(try Page(), focus: Field.self)
    form.press("Tab")
    form.type("Ada")
    #expect(form.line(1) == "Focus: name, name: Ada")
    form.press("F6")
    #expect(form.line(1) == "Focus: name, name: Grace")
    #expect(form.snapshot().contains("Name *  Grace"))
  }

  @Test func `the answers outside are those of a long list after every change of it`() throws {
    var last: FormAnswers = [:]
    struct Long: View {
      let definition: FormDefinition
      let seen: (FormAnswers) -> Void
      @State private var answers: FormAnswers

      init(_ definition: FormDefinition, _ answers: FormAnswers, seen: @escaping (FormAnswers) -> Void) {
        self.definition = definition
        self.seen = seen
        _answers = State(wrappedValue: answers)
      }

      var body: some View {
        seen(answers)
        return DefinedForm(definition, answers: $answers)
      }
    }
    let definition = try FormDefinition(
      text: "formline: 1\nfields: [{id: a}, {id: rows, type: list, fields: [{id: name}, {id: n, type: integer}]}]")
    var rows: [JSONValue] = (0..<200).map { ["name": .string("n\($0)"), "n": .integer(Int64($0))] }
    let form = FormSession(Long(definition, ["a": "x", "rows": .array(rows)]) { last = $0 })
    form.press("Tab", 2)
    form.type("!")
    rows[0] = ["name": "n0!", "n": 0]
    #expect(last["rows"].json == .array(rows))
    form.press("F8")
    form.type("new")
    rows.insert(["name": "new", "n": nil], at: 1)
    #expect(last["rows"].json == .array(rows))
    form.press("Ctrl+Down")
    rows.swapAt(1, 2)
    #expect(last["rows"].json == .array(rows))
    form.press("Tab")
    form.type("7")
    rows[2] = ["name": "new", "n": 7]
    #expect(last["rows"].json == .array(rows))
    #expect(last["a"] == "x")
  }

  @Test func `focus is that of the fields, and setting it moves it`() throws {
    let form = FormSession(try Page(), focus: Field.self)
    form.press("F5")
    #expect(form.focus == .email)
    #expect(form.line(1) == "Focus: email, name:")
    form.press("F7")
    #expect(form.focus == .guests)
    form.press("Enter")
    form.type("Eve")
    #expect(form.focus == .guests)
    form.press("Shift+Tab")
    #expect(form.focus == .email)
  }

  @Test func `Return goes on, and the last one submits what is right`() throws {
    let form = FormSession(try Page(answers: ["email": "ada@example.com"]), focus: Field.self)
    form.press("F5")
    form.press("F10")
    #expect(form.focus == .name)
    #expect(form.snapshot().contains("Name is required"))
    #expect(form.snapshot().contains("Booked: nobody"))
    form.type("Ada\n")
    #expect(form.focus == .email)
    form.press("F10")
    #expect(form.snapshot().contains(#"Booked: {"name": "Ada", "email": "ada@example.com", "guests": []}"#))
  }

  @Test func `a field on another page is shown when focus goes there`() throws {
    let pages = """
      formline: 1
      layout: pages
      sections:
        - {title: Who, fields: [{id: name}]}
        - {title: Where, fields: [{id: email}]}
      """
    let form = FormSession(try Page(pages), focus: Field.self)
    #expect(form.snapshot().contains("Who"))
    form.press("F5")
    #expect(form.focus == .email)
    #expect(form.snapshot().contains("Where"))
  }

  @Test func `a form that goes and comes back leaves nothing behind`() throws {
    struct Switch: View {
      let definition: FormDefinition
      @State private var isShown = true
      @State private var answers: FormAnswers = [:]

      var body: some View {
        VStack {
          if isShown { DefinedForm(definition, answers: $answers) }
          Text("\(answers["name"])")
          Button("Switch") { isShown.toggle() }.keyboardShortcut("F5")
        }
      }
    }
    let form = FormSession(Switch(definition: try FormDefinition(text: Self.definition)))
    form.press("Tab")
    form.type("Ada")
    form.press("F5")
    #expect(form.line(1) == "Ada")
    form.press("F5")
    #expect(form.snapshot().contains("Name *  Ada"))
  }

  @Test func `every mistake of a definition is in one error, as it is checked`() {
    let error = #expect(throws: FormDefinitionError.self) {
      try FormDefinition(text: "formline: 1\nfields:\n  - {id: a, type: txt}\n  - {id: a}\n", name: "twice.yaml")
    }
    #expect(
      error?.description == """
        twice.yaml:3:19: error: unknown field type 'txt'
        3 |   - {id: a, type: txt}
          |                   ^^^
        help: did you mean 'text'? Types are text, password, textarea, path, integer, number, boolean, select, \
        multiselect, date, time, datetime, list, map, computed, note
        twice.yaml:4:10: error: duplicate id 'a'
        4 |   - {id: a}
          |          ^
        help: the first is on line 3
        """)
  }

  @Test func `commands are refused until they are granted`() throws {
    let text = "formline: 1\nfields: [{id: a, check: {command: [is-free]}}]\n"
    let error = #expect(throws: FormDefinitionError.self) { try FormDefinition(text: text) }
    #expect(error?.diagnostics.count == 1)
    _ = try FormDefinition(text: text, granting: Grants(commands: true))
  }

  @Test func `answers are decoded as a type`() throws {
    struct Booking: Decodable, Equatable {
      var name: String
      var seats: Int
      var price: Double
      var day: CalendarDate
      var guests: [Guest]
      var notes: String?
      struct Guest: Decodable, Equatable { var first: String }
    }
    let answers: FormAnswers = [
      "name": "Ada", "seats": 3, "price": 2.5, "day": "2026-02-28", "guests": [["first": "Eve"]], "notes": nil,
    ]
    let day = try #require(CalendarDate(year: 2026, month: 2, day: 28))
    #expect(
      try answers.decode()
        == Booking(name: "Ada", seats: 3, price: 2.5, day: day, guests: [.init(first: "Eve")], notes: nil))
    let error = #expect(throws: DecodingError.self) {
      try FormAnswers(["name": "Ada", "seats": "three"]).decode(as: Booking.self)
    }
    guard case .typeMismatch(_, let context)? = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
    #expect(context.codingPath.map(\.stringValue) == ["seats"])
    #expect(context.debugDescription == "expected Int, found a string")
  }
}
