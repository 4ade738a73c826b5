import DefinedForms
import FormDefinitions
import FormModels
import TestSupport
import Testing

@testable import FormTesting

/// Rows that move, and sums of rows that change, without a look at the others.
@Suite struct MovedRowTests {
  private static func form(_ source: String, prefilled: [String: AnswerValue] = [:]) throws -> UndrawnForm {
    let reading = DefinitionReader.read(Array("formline: 1\n\(source)".utf8), path: "form.yaml") { _ in
      .failure(ResourceError(reason: "no such file"))
    }
    var inputs = FormInputs()
    inputs.prefilled = prefilled
    return UndrawnForm(
      try #require(reading.isUsable ? reading.definition : nil, "\(reading.diagnostics)"), inputs: inputs)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>) func `rows know their indices whenever they are asked`(seed: UInt64)
    throws
  {
    var random = SeededGenerator(seed: seed)
    func number(below most: Int) -> Int { Int(random.next() % UInt64(max(1, most))) }
    let form = try Self.form("fields: [{id: rows, type: list, fields: [{id: text}]}]")
    let list = try #require(form.model.field("rows")?.list)
    var expected: [RowModel] = []
    var gone: [(row: RowModel, index: Int)] = []
    for _ in 0..<400 {
      let index = number(below: expected.count)
      switch number(below: 4) {
      case 0, 1:
        let row = try #require(list.addRow(at: index))
        expected.insert(row, at: index)
      case 2 where !expected.isEmpty:
        let row = expected.remove(at: index)
        list.remove(row)
        gone.append((row, index))
      case 3 where !expected.isEmpty:
        let target = number(below: expected.count)
        #expect(list.move(expected[index], by: target - index) == (target != index))
        expected.insert(expected.remove(at: index), at: target)
      default: continue
      }
      let isSame = list.rows.elementsEqual(expected, by: ===)
      #expect(isSame)
      // Most rows are asked after several changes.
      for index in expected.indices where number(below: 8) == 0 {
        #expect(expected[index].position == index)
        #expect(expected[index].identity.index == index)
        if number(below: 4) == 0 { #expect(expected[index].place == "rows[\(index)]") }
      }
    }
    #expect(expected.map(\.index.current) == Array(expected.indices))
    #expect(gone.allSatisfy { $0.row.position == $0.index && $0.row.identity.index == nil })
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>) func `sums follow a value however large or fine it is`(seed: UInt64)
    throws
  {
    var random = SeededGenerator(seed: seed)
    let values: [AnswerValue] = [
      .number(0.25), .number(0.1), .number(1 / 3), .number(-7.5), .number(1e16), .number(-1e16), .number(1e300), .null,
      .number(12), .number(0),
    ]
    let usual = seed % 2 == 0 ? 4 : values.count
    func value() -> AnswerValue { values[Int(random.next() % UInt64(usual))] }
    let source = """
      fields:
        - {id: rows, type: list, fields: [{id: amount, type: number, total: true}]}
        - {id: sum, type: computed, cel: "rows.map(r, r.amount).sum()"}
        - {id: most, type: computed, cel: "rows.map(r, r.amount).max()"}
        - {id: large, type: computed, cel: "rows.filter(r, r.amount != null && r.amount > 1.0).size()"}
        - {id: inverse, type: computed, cel: "rows.exists(r, 10.0 / r.amount > 30.0)"}
      """
    let start = AnswerValue.list((0..<300).map { _ in .object([.init("amount", value())]) })
    let form = try Self.form(source, prefilled: ["rows": start])
    let list = try #require(form.model.field("rows")?.list)
    func findings(_ form: UndrawnForm) -> [String] {
      form.answers.filter { $0.id != "rows" }.map { "\($0.id) is \($0.value)" }
        + form.model.lists.map { "totals \($0.totals.current)" }
    }
    for step in 0..<40 {
      list.rows[Int(random.next() % 300)].field("amount")?.edit(value())
      form.settle()
      let anew = try Self.form(source, prefilled: ["rows": list.field.finalAnswer])
      #expect(findings(form) == findings(anew), "step \(step)")
    }
  }

  /// What the graph evaluates for a new row above the others.
  private static func evaluations(rowsInSight: Int) throws -> Int {
    let answers: JSONValue = ["people": .array((0..<400).map { ["name": .string("\($0)"), "amount": 1] })]
    let form = try FormSession(
      "fields: [{id: people, type: list, fields: [{id: name, required: true}, {id: amount, type: number, total: true}]}]",
      answers: answers, rows: rowsInSight + 8)
    form.press("F8")
    let graph = try #require(form.form).model.graph
    graph.resetCounters()
    form.press("F8")
    return graph.counters.evaluations
  }

  @Test func `a row that moves down evaluates its number and the names of its fields`() throws {
    let (few, many) = (try Self.evaluations(rowsInSight: 10), try Self.evaluations(rowsInSight: 30))
    #expect(many - few <= 20 * 10)
  }

  @Test func `the number of rows is judged at its limits`() throws {
    let form = try Self.form("fields: [{id: rows, type: list, minItems: 2, maxItems: 4, fields: [{id: text}]}]")
    let field = try #require(form.model.field("rows"))
    let problems = (1...5).map { count in
      field.set(.list((0..<count).map { .object([.init("text", .string("\($0)"))]) }))
      return field.problems().count
    }
    #expect(problems == [1, 0, 0, 0, 1])
  }
}
