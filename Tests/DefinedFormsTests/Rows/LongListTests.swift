import AttributeGraph
@testable import FormModels
import Formline
import Testing

@testable import DefinedForms
@testable import FormTesting
import KeyScripts

/// Long lists: a row costs something when it is seen, edited or asked for, and nothing else.
@Suite struct LongListTests {
  static let people = """
    fields:
      - id: people
        type: list
        fields: [{id: name, required: true}, {id: amount, type: number, total: true}]
      - {id: total, type: computed, cel: "people.map(p, p.amount).sum()"}
      - {id: large, type: computed, cel: "people.filter(p, p.amount > 5.0).size()"}
      - {id: valid, type: computed, cel: "people.all(p, p.amount >= 0.0)"}
      - {id: last}
    """

  static func rows(_ count: Int) -> JSONValue {
    ["people": .array((0..<count).map { ["name": .string("Person \($0)"), "amount": .integer(Int64($0 % 10))] })]
  }

  private static func form(_ count: Int) throws -> FormSession<String> {
    try FormSession(people, answers: rows(count), rows: 24)
  }

  private static func list(in form: FormSession<String>) throws -> ListModel {
    try #require(form.form?.model.lists.first)
  }

  /// What the graph has done for some keys.
  private static func work(in form: FormSession<String>, for keys: () -> Void) throws -> Counters {
    let graph = try #require(form.form).model.graph
    graph.resetCounters()
    keys()
    return graph.counters
  }

  @Test func `rows that were never in sight have no fields and no attributes`() throws {
    let (short, long) = (try Self.form(100), try Self.form(10_000))
    #expect(try Self.list(in: long).madeRows.count <= 60)
    let counts = try [short, long].map { try #require($0.form).model.graph.counters }
    #expect(counts[1].liveNodes <= counts[0].liveNodes)
    #expect(counts[1].liveEdges <= counts[0].liveEdges)
  }

  @Test func `what was typed in many rows is kept, and what of it can be undone, but not all of their views`() throws {
    let form = try FormSession(Self.people, rows: 12)
    func nodes(after rows: Int) throws -> Int {
      for row in try Self.list(in: form).rows.count..<rows {
        form.press("F8")
        form.type("Row \(row)")
      }
      return try #require(form.form).model.graph.counters.liveNodes
    }
    let (some, many) = (try nodes(after: 110), try nodes(after: 200))
    #expect(many < some + some / 4)
    #expect(form.value(of: "people[0].name") == "Row 0")
    #expect(form.value(of: "people[199].name") == "Row 199")
    for _ in 0..<30 { form.press("Up") }
    form.press("Ctrl+_")
    #expect(form.value(of: "people[169].name") == nil)
  }

  @Test(arguments: [10, 1_000, 10_000])
  func `a key in a row does the same whatever the number of rows`(count: Int) throws {
    func counters(_ count: Int) throws -> [Counters] {
      let form = try Self.form(count)
      form.type("a")
      form.host.session.host.resetCounters()
      var counters = [try Self.work(in: form) { form.type("b") }]
      #expect(form.host.session.host.counters.layouts == 0)
      form.press("Tab")
      form.type("1")
      counters.append(try Self.work(in: form) { form.type("2") })
      #expect(form.value(of: "people[0].amount") == 12)
      return counters
    }
    for (many, few) in zip(try counters(count), try counters(100)) {
      #expect(many.evaluations == few.evaluations)
      #expect(many.edgesWalked == few.edgesWalked)
    }
  }

  @Test(arguments: [1_000, 10_000]) func `Tab, adding and removing do the same whatever the number`(count: Int) throws {
    func evaluations(_ count: Int) throws -> [Int] {
      let form = try Self.form(count)
      form.press("Tab")
      return try ["Tab", "Tab", "F8", "Shift+F8", "Ctrl+Down"].map { key in
        try Self.work(in: form) { form.press(key) }.evaluations
      }
    }
    #expect(try evaluations(count) == evaluations(100))
  }

  @Test func `rows that were paged through let their fields go, and those that were changed keep them`() throws {
    let form = try Self.form(10_000)
    let list = try Self.list(in: form)
    let graph = try #require(form.form).model.graph
    form.type("Ada ")
    form.press("Tab")
    form.type("3")
    var nodes: [Int] = []
    for page in 1...200 {
      form.press("PageDown")
      if page % 50 == 0 { nodes.append(graph.counters.liveNodes) }
    }
    #expect(list.madeRows.count <= 2 * ListModel.fewMade)
    #expect((nodes.max() ?? 0) <= (nodes.min() ?? 0) * 3 / 2)
    #expect(list.madeRows.first?.position == 0)
    form.press("Ctrl+Home")
    #expect(form.screen.contains { $0.contains("Person 0Ada") })
    #expect(form.value(of: "people[0].name") == "Person 0Ada ")
    #expect(form.value(of: "people[0].amount") == 3)
    #expect(form.value(of: "people[700].name") == "Person 700")
    #expect(form.value(of: "total") == 45_003)
  }

  @Test func `a row that lost its fields shows the same again`() throws {
    let form = try Self.form(10_000)
    let list = try Self.list(in: form)
    form.press("PageDown", 3)
    let (place, screen) = (form.focusedField, form.snapshot())
    let row = try #require(place.flatMap { form.form?.model.field($0) }?.row)
    form.press("PageDown", 60)
    #expect(!row.isMade)
    #expect(list.rows.contains { $0 === row })
    form.press("Ctrl+Home")
    form.press("PageDown", 3)
    #expect(form.focusedField == place)
    #expect(form.snapshot() == screen)
  }

  /// What Tab passes over.
  nonisolated private static let passed = [
    "type: computed, cel: '1 + 1'", "type: note, label: x", "enabled: false", "enabled: first == 'never'",
    "when: first == 'never'",
  ]

  @Test(arguments: passed) func `Tab and the arrows pass any number of fields without a step for each`(key: String)
    throws
  {
    func work(_ count: Int) throws -> [[Int]] {
      let fields = (0..<count).map { "  - {id: f\($0), \(key)}\n" }.joined()
      let form = try FormSession("fields:\n  - {id: first}\n" + fields + "  - {id: last}\n", rows: 12)
      let session = form.host.session
      form.press("Tab")
      return ["Shift+Tab", "Tab", "Up", "Down"].map { key in
        session.host.graph.resetCounters()
        let visited = session.focus.visitedNodes
        form.press(key)
        #expect(form.focusedField == (key.hasPrefix("S") || key == "Up" ? "first" : "last"))
        return [session.host.graph.counters.evaluations, session.focus.visitedNodes - visited]
      }
    }
    #expect(try work(5_000) == work(500))
  }

  @Test func `Tab passes rows that cannot be asked for, and they get no fields`() throws {
    let form = try FormSession(
      """
      fields:
        - {id: on, type: boolean, default: false}
        - id: rows
          type: list
          fields: [{id: name, enabled: "on || kind == 'open'"}, {id: kind, enabled: false}]
        - {id: last}
      """, answers: ["rows": .array((0..<2_000).map { ["kind": $0 == 1_500 ? "open" : "shut"] })], rows: 12)
    form.press("Tab")
    #expect(form.focusedField == "rows[1500].name")
    form.press("Tab")
    #expect(form.focusedField == "rows")
    form.press("Shift+Tab")
    #expect(form.focusedField == "rows[1500].name")
    #expect(try Self.list(in: form).madeRows.count < 100)
  }

  @Test(arguments: ["uniqueItems: true", "validate: [{rule: 'self.all(p, p.amount >= 0.0)', message: Negative}]"])
  func `what is wrong with a list is judged by the row that changes`(rule: String) throws {
    func evaluations(_ count: Int) throws -> [Int] {
      let form = try FormSession(
        "fields: [{id: people, type: list, \(rule), fields: [{id: name}, {id: amount, type: number}]}, {id: last}]",
        answers: Self.rows(count), rows: 24)
      let model = try #require(form.form?.model)
      let wrong = count / 2
      try #require(model.field("people[\(wrong)].name")).edit(.string("Person 3"))
      try #require(model.field("people[\(wrong)].amount")).edit(.number(rule.hasPrefix("u") ? 3 : -1))
      form.press("F10")
      #expect(form.errors["people"]?.count == 1)
      form.press("Ctrl+Home")
      form.type("a")
      return try ["b", "c"].map { text in try Self.work(in: form) { form.type(text) }.evaluations }
    }
    #expect(try evaluations(5_000) == evaluations(100))
  }

  @Test func `values over all rows follow every change of one`() throws {
    let form = try Self.form(1_000)
    func values() -> [JSONValue] { ["total", "large", "valid"].map { form.value(of: $0) } }
    #expect(values() == [4500, 400, true])
    form.press("Tab")
    form.type("7")
    #expect(values() == [4507, 401, true])
    form.press("F8")
    form.press("Tab")
    form.type("-3")
    #expect(values() == [4504, 401, false])
    form.press("Shift+F8")
    #expect(values() == [4507, 401, true])
    form.press("Ctrl+_")
    #expect(form.value(of: "people[1].amount") == -3)
    #expect(values() == [4504, 401, false])
  }

  @Test func `the first wrong row is found and gets focus, and it alone gets fields`() throws {
    let form = try FormSession(Self.people, answers: Self.rows(2_000), rows: 24)
    let list = try Self.list(in: form)
    try #require(form.form).model.field("people[1500].name")?.edit(.null)
    let made = list.madeRows.count
    form.press("F10")
    #expect(form.focusedField == "people[1500].name")
    #expect(form.errors == ["people[1500].name": ["Name is required"]])
    #expect(form.screen.contains { $0.contains("1501") })
    #expect(list.madeRows.count < made + 80)
  }

  @Test func `a row far away is gone to, filled in and left`() throws {
    let form = try Self.form(10_000)
    let presenter = try #require(form.form).presenter
    presenter.moveFocus(to: "people[9000].name")
    form.type("!")
    #expect(form.focusedField == "people[9000].name")
    #expect(form.screen.contains { $0.contains("Person 9000!") })
    form.press("Tab", 2)
    #expect(form.focusedField == "people[9001].name")
    #expect(try Self.list(in: form).madeRows.count < 200)
  }

  @Test(arguments: [30, 80]) func `a list longer than the screen looks the same however it is reached`(columns: Int)
    throws
  {
    let form = try FormSession(Self.people, answers: Self.rows(200), columns: columns, rows: 20)
    for _ in 0..<120 { form.press("Tab") }
    let reached = form.snapshot()
    let other = try FormSession(Self.people, answers: Self.rows(200), columns: columns, rows: 20)
    for _ in 0..<121 { other.press("Tab") }
    other.press("Shift+Tab")
    #expect(other.focusedField == form.focusedField)
    #expect(Set(other.snapshot().split(separator: "\n")).count > 5)
    #expect(!reached.isEmpty)
    form.press("Ctrl+L")
    #expect(form.snapshot() == reached)
  }

  @Test func `the end of the form is in sight with its last control, and the beginning with the first`() throws {
    let source = """
      fields:
        - {id: people, type: list, fields: [{id: name}, {id: amount, type: number}]}
        - {id: total, type: computed, cel: people.size()}
      """
    let form = try FormSession(source, answers: Self.rows(200), rows: 14)
    let start = form.snapshot()
    form.press("Ctrl+End")
    #expect(form.focusedField == "people")
    #expect(form.screen.contains { $0.contains("Total") })
    form.press("Ctrl+Home")
    #expect(form.snapshot() == start)
  }

  @Test func `rows without fields are asked about once for a submission`() throws {
    let form = try Self.form(3_000)
    form.press("F10")
    #expect(form.isSubmitted)
    #expect(try Self.list(in: form).madeRows.count <= 60)
  }
}

/// The same for lists in views.
@Suite struct LongBoundListTests {
  private struct Person: Identifiable {
    let id: Int
    var name: String
    var city = "Rome"
  }

  private struct People: View {
    @State private var people: [Person]

    init(_ count: Int) { _people = State(initialValue: (0..<count).map { Person(id: $0, name: "Person \($0)") }) }

    var body: some View {
      List($people) { $person in
        HStack {
          TextField("Name", text: $person.name)
          TextField("City", text: $person.city)
        }
      }
    }
  }

  @Test func `rows far away are not made, and a key in an element tells only its readers`() throws {
    func counters(_ count: Int) throws -> [Counters] {
      let form = FormSession(People(count))
      form.type("a")
      let graph = form.host.session.host.graph
      var counters = [graph.counters]
      for keys in ["b", "\t", "c", "\t", "d"] {
        graph.resetCounters()
        keys == "\t" ? form.press("Tab") : form.type(keys)
        counters.append(graph.counters)
      }
      #expect(form.screen[0].contains("Person 0ab"))
      return counters
    }
    let few = try counters(100)
    for count in [1_000, 10_000] {
      for (many, few) in zip(try counters(count), few) {
        #expect(many.evaluations == few.evaluations)
        #expect(many.edgesWalked == few.edgesWalked)
        #expect(many.liveNodes == few.liveNodes)
      }
    }
    // All rows of a short list are in sight.
    for (few, fewest) in zip(few, try counters(10)).dropFirst() {
      #expect(few.evaluations == fewest.evaluations)
      #expect(few.edgesWalked == fewest.edgesWalked)
    }
  }
}
