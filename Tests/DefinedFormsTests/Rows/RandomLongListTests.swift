import DefinedForms
import FormDefinitions
@testable import FormModels
import TestSupport
import Testing

/// Random changes of a list, most of whose rows have no fields, against forms that are made anew from its answers: one
/// that works out everything without fields, and one whose rows all have them.
struct RandomLongListTests {
  private static let source = """
    formline: 1
    validate:
      - {rule: "items.filter(i, i.price > 90.0).size() < 12", message: Too many, at: [limit]}
    fields:
      - {id: limit, type: integer, default: 50}
      - {id: prefix, default: x}
      - id: items
        type: list
        uniqueItems: true
        validate:
          - {rule: "self.filter(i, i.price > 95.0).size() < 3", message: Dear}
          - {rule: "size(self) < 40 || items.exists(i, i.kind == 'pen')", message: No pen}
        fields:
          - {id: kind, type: select, options: [book, cup, {value: pen, label: A pen}], default: book}
          - {id: title, when: kind == 'book', required: true}
          - {id: price, type: number, total: true, minimum: 0, required: "kind != 'cup'", validate: [{rule: self <= limit, message: Dear}]}
          - {id: note, default: {cel: "prefix + kind"}}
          - {id: double, type: computed, cel: "price * 2.0", total: true}
          - {id: tags, type: multiselect, options: [a, b, c]}
          - {id: on, type: date}
          - {id: parts, type: list, fields: [{id: size, type: integer, required: true}, {id: twice, type: computed, cel: "size * 2 + limit"}]}
          - {id: weights, type: map, item: {type: integer}}
      - {id: words, type: list, uniqueItems: true, item: {type: text}}
      - {id: entries, type: map, minItems: 2, maxItems: 5, item: {type: integer}}
      - {id: sum, type: computed, cel: "items.map(i, i.price).sum()"}
      - {id: doubles, type: computed, cel: "items.filter(i, i.price != null).map(i, i.double + double(limit)).sum()"}
      - {id: dear, type: computed, cel: "items.filter(i, i.price != null && i.price > double(limit)).size()"}
      - {id: count, type: computed, cel: items.size()}
      - {id: least, type: computed, cel: "items.map(i, i.price).min()"}
      - {id: most, type: computed, cel: "items.map(i, i.price).max()"}
      - {id: every, type: computed, cel: "items.all(i, i.price >= 0.0)"}
      - {id: some, type: computed, cel: "items.exists(i, i.price > 95.0)"}
      - {id: one, type: computed, cel: "items.exists_one(i, i.title == 'b1')"}
      - {id: sizes, type: computed, cel: "items.map(i, i.parts.map(p, p.twice).sum()).sum()"}
      - {id: pens, when: "items.exists(i, i.kind == 'pen')"}
    """

  private static func definition() throws -> FormDefinition {
    let reading = DefinitionReader.read(Array(source.utf8), path: "form.yaml") { _ in
      .failure(ResourceError(reason: "no such file"))
    }
    return try #require(reading.isUsable ? reading.definition : nil, "\(reading.diagnostics)")
  }

  private static func row(_ random: inout SeededGenerator) -> AnswerValue {
    func some(_ value: AnswerValue) -> AnswerValue { random.next() % 4 == 0 ? .null : value }
    func number(_ most: UInt64) -> UInt64 { random.next() % most }
    let kinds = ["book", "cup", "pen"]
    var members: [AnswerValue.Member] = [
      .init("kind", .string(kinds[Int(number(3))])), .init("title", some(.string("b\(number(5))"))),
      .init("price", some(.number(Double(number(400)) / 4 - 1))),
      .init("tags", .list(number(2) == 0 ? [] : [.string("b"), .string("a")])),
      .init("on", some(.string("2026-01-0\(1 + number(9))"))),
      .init("parts", .list((0..<number(3)).map { _ in .object([.init("size", some(.integer(Int64(number(9)))))]) })),
      .init("weights", .object(number(2) == 0 ? [] : [.init("w", .integer(3))])),
    ]
    if number(3) == 0 { members.append(.init("note", .string("n\(number(3))"))) }
    return .object(members)
  }

  /// Everything that a form says of its answers.
  private static func findings(of form: UndrawnForm) -> [String] {
    let model = form.model
    return model.problems().map { "\($0.id): \($0.messages)" } + form.summary.map { "\($0.label) = \($0.text)" }
      + form.failedExpressions.map(\.sentence) + ["missing \(model.requiredLeft.current)"]
      + form.answers.map { "\($0.id) is \($0.value)" } + model.lists.map { "totals \($0.totals.current)" }
  }

  @Test(arguments: 1...UInt64(3 * FuzzEffort.factor)) func `nothing differs from the answers`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let definition = try Self.definition()
    var inputs = FormInputs()
    let count = [3, 12, 45][Int(seed % 3)]
    inputs.prefilled["items"] = .list((0..<count).map { _ in Self.row(&random) })
    let form = UndrawnForm(definition, inputs: inputs)
    let list = try #require(form.model.field("items")?.list)
    for step in 0..<15 {
      let index = Int(random.next() % UInt64(max(1, list.rows.count)))
      let place = "items[\(index)]"
      // A row that was looked at has fields for a while.
      if list.rows.indices.contains(index / 2) { _ = list.rows[index / 2].fields }
      switch random.next() % 16 {
      case 0: list.addRow(at: index)
      case 1: if !list.rows.isEmpty { list.remove(list.rows[index]) }
      case 2: if !list.rows.isEmpty { _ = list.move(list.rows[index], by: Int(random.next() % 9) - 4) }
      case 3: form.model.field("limit")?.edit(.integer(Int64(random.next() % 100)))
      case 4: form.model.field("prefix")?.edit(.string("p\(random.next() % 4)"))
      case 5: form.model.field("\(place).kind")?.edit(.string("cup"))
      case 6: form.model.field("\(place).price")?.type("\(random.next() % 99).5")
      case 7: form.model.field("\(place).title")?.type("b\(random.next() % 5)")
      case 8: form.model.field("\(place).parts")?.list?.addRow()
      case 9: form.model.field("\(place).parts[0].size")?.type("7")
      case 10:
        if list.rows.indices.contains(index) {
          let row = list.rows[index]
          let removed = RemovedRow(row, at: index)
          list.remove(row)
          _ = list.restore(removed)
        }
      case 11: form.model.field("\(place).price")?.edit(.null)
      case 12: form.model.field("words")?.list?.addRow()?.fields[0].type("w\(random.next() % 4)")
      case 13: form.model.field("entries")?.list?.addRow()?.fields[0].type("k\(random.next() % 4)")
      case 14:
        if let first = form.model.field("entries")?.list?.rows.first {
          form.model.field("entries")?.list?.remove(first)
        }
      default:
        list.mostMade = 0
        list.letDistantRowsGo()
      }
      form.settle()
      var anew = FormInputs()
      for (id, value) in form.answers { anew.prefilled[id] = value }
      let without = UndrawnForm(definition, inputs: anew)
      let with = UndrawnForm(definition, inputs: anew)
      for row in try #require(with.model.field("items")?.list).rows { _ = row.fields }
      let (found, expected) = (Self.findings(of: form), Self.findings(of: with))
      #expect(found == Self.findings(of: without), "step \(step), without fields")
      #expect(found == expected, "step \(step), with fields")
      #expect(list.rows.map(\.position) == Array(list.rows.indices), "step \(step)")
      guard found == expected else { return }
    }
  }
}
