import Testing

@testable import DefinedForms
import FormModels
@testable import FormTesting

/// How much runs for a key: what depends on it, and nothing else.
@Suite struct EvaluationTests {
  @Test(arguments: [8, 250])
  func `a typed character evaluates no body, however many fields there are`(count: Int) throws {
    let others = (2...count).map { "  - {id: f\($0), when: f\($0 - 1) != 'never'}\n" }.joined()
    let form = try FormSession("fields:\n  - {id: f1}\n" + others)
    form.type("a")
    #expect(form.updates == 0)
    form.press("Tab")
    form.type("b")
    #expect(form.updates == 0)
    form.press("Ctrl+A")
    #expect(form.updates <= 1)
    form.press("Shift+Tab", 2)
    form.type("c")
    #expect(form.updates == 0)
  }

  @Test(arguments: ["differ", "are the same"])
  func `a condition is evaluated only when a field that it reads changes, and once for all that have it`(
    conditions kind: String
  ) throws {
    let isShared = kind == "are the same"
    /// What runs for one character in a field, with so many conditions that read `trigger`.
    func evaluations(typingInto field: String, conditions: Int) throws -> Int {
      let readers = (0..<conditions).map { index in
        let value = isShared ? "yes" : "yes\(index)"
        return "  - {id: f\(index), when: trigger == '\(value)'}\n"
      }.joined()
      let form = try FormSession("fields:\n  - {id: trigger}\n  - {id: other}\n" + readers)
      if field == "other" { form.press("Tab") }
      form.type("a")
      let graph = try #require(form.form).model.graph
      let start = graph.counters.evaluations
      form.type("b")
      return graph.counters.evaluations - start
    }
    #expect(try evaluations(typingInto: "other", conditions: 40) == evaluations(typingInto: "other", conditions: 1))
    let one = try evaluations(typingInto: "trigger", conditions: 1)
    #expect(try evaluations(typingInto: "trigger", conditions: 40) == one + (isShared ? 0 : 39))
  }

  @Test(arguments: ["across", "own"])
  func `a rule is evaluated only when something that it reads has changed`(kind: String) throws {
    /// What runs when a field is left after one character, with so many rules that read `trigger`.
    func evaluations(leaving field: String, rules: Int) throws -> Int {
      let rule = "{rule: \"trigger != 'x'\", message: No}"
      let own = (0..<rules).map { _ in rule }.joined(separator: ", ")
      let isOwn = kind == "own"
      let across = isOwn ? "" : "validate: [\((0..<rules).map { _ in rule }.joined(separator: ", "))]\n"
      let form = try FormSession(
        across + "fields: [{id: judged\(isOwn ? ", validate: [\(own)]" : "")}, {id: other}, {id: trigger}, {id: last}]")
      form.type("a")
      form.press("Tab")
      if field == "trigger" { form.press("Tab") }
      form.type("b")
      let graph = try #require(form.form).model.graph
      let start = graph.counters.evaluations
      form.press("Tab")
      return graph.counters.evaluations - start
    }
    #expect(try evaluations(leaving: "other", rules: 40) == evaluations(leaving: "other", rules: 1))
    let one = try evaluations(leaving: "trigger", rules: 1)
    // Rules across fields are values of their own; those of one field are one value.
    #expect(try evaluations(leaving: "trigger", rules: 40) == one + (kind == "own" ? 0 : 39))
  }

  @Test func `as much runs for a key in a form of 1,000 fields as in one of 8`() throws {
    let counts = try [8, 1000].map { count in
      let fields = (1...count).map { "  - {id: f\($0), when: trigger != 'no', required: true}\n" }.joined()
      let form = try FormSession("fields:\n  - {id: trigger}\n  - {id: typed}\n" + fields)
      form.press("Tab")
      form.type("a")
      let graph = try #require(form.form).model.graph
      let start = graph.counters.evaluations
      form.type("b")
      return graph.counters.evaluations - start
    }
    #expect(counts[0] == counts[1])
  }
}
