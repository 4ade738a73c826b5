import Testing

@testable import DefinedForms
@testable import FormTesting
@testable import FormControls
@testable import Formline

/// Forms of thousands of fields: every field is known, the views of those in sight are made.
@Suite struct LongFormTests {
  private func form(_ fields: [String], rows: Int = 12) throws -> FormSession<String> {
    try FormSession("fields:\n" + fields.map { "  - {id: \($0)}\n" }.joined(), rows: rows)
  }

  private func show(_ form: FormSession<String>) -> String { form.screen.joined(separator: "\n") }

  /// The rows of the form whose views have been made.
  private func rowsMade(_ form: FormSession<String>) throws -> Int {
    let root = try #require(form.form).session.host.root
    var count = 0
    var node: DisplayNode? = root
    while let current = node {
      if current is FieldRowNode { count += 1 }
      node = current.next(skippingChildren: false)
    }
    return count
  }

  @Test(arguments: [100, 3_000])
  func `only the rows in sight are made, and Tab makes the next`(count: Int) throws {
    let form = try form((1...count).map { "f\($0)" })
    #expect(try rowsMade(form) <= 12)
    form.press("Tab", 30)
    #expect(form.focusedField == "f31")
    form.type("x")
    #expect(form.value(of: "f31") == "x")
    #expect(try rowsMade(form) <= 44)
    #expect(show(form).contains("▌ F31"))
  }

  /// The views below the root.
  private func viewsMade(_ form: FormSession<String>) throws -> Int {
    let root = try #require(form.form).session.host.root
    return sequence(first: root as DisplayNode) { $0.next(skippingChildren: false) }.reduce(0) { count, _ in count + 1 }
  }

  @Test(arguments: [
    "type: note, description: text", "type: note, label: text", "type: boolean", "type: textarea", "type: password",
    "type: select, options: [a, b]", "type: multiselect, options: [a, b]", "type: list, item: {}", "type: date",
    "type: computed, cel: '1'", "when: first == null", "description: text",
  ])
  func `whatever they are, views are made of those in sight only`(kind: String) throws {
    let made = try [100, 3_000].map { count in
      try viewsMade(form(["first"] + (1...count).map { "f\($0), \(kind)" }))
    }
    #expect(made[0] == made[1])
  }

  @Test func `Tab through many fields leaves no more rows behind than a screen needs`() throws {
    let form = try form((1...3_000).map { "f\($0)" })
    form.press("Tab", 300)
    #expect(form.focusedField == "f301")
    #expect(try rowsMade(form) <= 3 * 12 + 32)
    form.type("x")
    form.press("Tab", 100)
    form.press("Shift+Tab", 100)
    #expect(form.focusedField == "f301")
    form.press("Ctrl+_")
    #expect(form.value(of: "f301") == nil)
  }

  @Test func `focus goes round both ends, and to any field by name, without what lies between`() throws {
    let fields = (1...3_000).map { "f\($0)" } + ["last, onSubmit: {focus: f1500}"]
    let form = try form(fields)
    form.press("Shift+Tab", 2)
    #expect(form.focusedField == "last")
    #expect(show(form).contains("▌ Last"))
    form.type("x")
    form.press("Enter")
    #expect(form.focusedField == "f1500")
    #expect(show(form).contains("▌ F1500"))
    form.press("Shift+Tab")
    #expect(form.focusedField == "f1499")
    form.press("Tab", 3)
    #expect(form.focusedField == "f1502")
    #expect(try rowsMade(form) <= 60)
  }

  @Test func `fields that cannot have focus or do not exist are passed without being made`() throws {
    let disabled = (1...1_000).map { "d\($0), enabled: a == 'never'" }
    let hidden = (1...1_000).map { "h\($0), when: a == 'never'" }
    let form = try form(["a"] + disabled + hidden + ["z"])
    form.press("Tab")
    #expect(form.focusedField == "z")
    form.press("Tab", 2)
    #expect(form.focusedField == "a")
    #expect(try rowsMade(form) <= 40)
  }

  @Test func `submitting validates every field and goes to the first wrong one`() throws {
    let form = try form((1...500).map { "f\($0)" } + ["wrong, required: true"] + (1...500).map { "g\($0)" }, rows: 20)
    form.press("F10")
    #expect(form.focusedField == "wrong")
    #expect(show(form).contains("✗ Wrong *"))
    #expect(show(form).contains("1 answer needs attention"))
    #expect(try rowsMade(form) <= 60)
  }

  @Test func `labels have one width from the start, also those of rows out of sight`() throws {
    let fields = (1...200).map { "f\($0)" } + ["x, label: The longest label of all"]
    let form = try form(fields)
    form.type("value")
    #expect(form.screen.first?.hasPrefix("▌ F1" + String(repeating: " ", count: 24) + "value") == true)
  }

  @Test func `a condition that brings fields above what is in sight leaves it in its place`() throws {
    let extra = (1...50).map { "e\($0), when: size(f100) > 0" }
    let form = try form(["a"] + extra + (1...200).map { "f\($0)" })
    form.press("Tab", 100)
    #expect(form.focusedField == "f100")
    let line = form.screen.firstIndex { $0.contains("▌ F100") }
    form.type("x")
    #expect(form.focusedField == "f100")
    #expect(form.screen.firstIndex { $0.contains("▌ F100") } == line)
    #expect(form.form?.exists("e50") == true)
  }
}
