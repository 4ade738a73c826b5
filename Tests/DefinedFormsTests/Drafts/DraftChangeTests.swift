import DefinedForms
import FormDefinitions
import FormModels
import TestSupport
import Testing

/// Changes that are written behind a draft instead of the whole.
struct DraftChangeTests {
  private static let source = """
    formline: 1
    fields:
      - {id: city}
      - {id: day, type: date}
      - {id: code, type: password}
      - id: items
        type: list
        fields:
          - {id: kind, default: book}
          - {id: price, type: number}
          - {id: pin, type: password}
          - {id: note, default: {cel: "city + kind"}}
          - {id: dear, type: computed, cel: "price > 3.0"}
          - {id: why, when: "city == 'Rome'"}
          - {id: parts, type: list, fields: [{id: size, type: integer}]}
      - {id: tags, type: list, item: {type: text}}
      - {id: weights, type: map, item: {type: integer}}
    """

  private static func definition() throws -> FormDefinition {
    let reading = DefinitionReader.read(Array(source.utf8), path: "form.yaml") { _ in
      .failure(ResourceError(reason: "no such file"))
    }
    return try #require(reading.isUsable ? reading.definition : nil, "\(reading.diagnostics)")
  }

  /// A file in memory.
  private final class Store: DraftStore {
    let earlier: [Draft] = []
    let takesChanges: Bool
    private(set) var bytes: [UInt8] = []
    private(set) var written = 0

    init(takesChanges: Bool) { self.takesChanges = takesChanges }

    func save(_ draft: Draft) {
      bytes = draft.bytes(form: "/f.yaml")
      written = bytes.count
    }

    func add(_ change: DraftChange, isSettling: Bool) -> Bool {
      guard takesChanges else { return false }
      bytes += change.line
      written = change.line.count
      return true
    }

    func finish() {}
    func remove() { bytes = [] }
  }

  private static func form(_ store: Store, rows: Int) throws -> UndrawnForm {
    var inputs = FormInputs()
    inputs.prefilled["items"] = .list(
      (0..<rows).map { .object([.init("kind", .string("k\($0)")), .init("price", .number(Double($0)))]) })
    var memory = FormMemory()
    memory.drafts = store
    return UndrawnForm(try definition(), inputs: inputs, memory: memory)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>) func `they say the same as the whole`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let stores = [Store(takesChanges: true), Store(takesChanges: false)]
    let forms = try stores.map { try Self.form($0, rows: [0, 5, 200][Int(seed % 3)]) }
    let definition = try Self.definition()
    for step in 0..<60 {
      let (number, other, choice) = (Int(random.next() % 250), Int(random.next() % 5), random.next() % 14)
      for form in forms {
        guard let list = form.model.field("items")?.list else { continue }
        let index = number % max(1, list.rows.count)
        let row = list.rows.indices.contains(index) ? list.rows[index] : nil
        switch choice {
        case 0, 1: list.addRow(at: index)
        case 2: if let row { list.remove(row) }
        case 3: if let row { _ = list.move(row, by: other - 2) }
        case 4: row?.field("price")?.type("\(other)")
        case 5: row?.field("price")?.type("\(other)x")
        case 6: row?.field("pin")?.type("secret")
        case 7: row?.field("parts")?.list?.addRow()
        case 8: form.model.field("city")?.type(["Rome", "Oslo"][other % 2])
        case 9: form.model.field("day")?.type(["2026-01-0\(other + 1)", "2026-"][other % 2])
        case 10: form.model.field("tags")?.list?.addRow()?.fields[0].type("t\(other)")
        case 11: form.model.field("weights")?.list?.addRow()?.fields[0].type("w\(other)")
        case 12: if other == 0 { form.model.field("items")?.edit(.list([.object([.init("kind", .string("new"))])])) }
        default: row?.field("kind")?.type("k\(other)")
        }
        form.settle()
        if number % 3 != 0 { form.saveDraft() }
      }
      let drafts = stores.map { Draft.read($0.bytes, for: definition)?.draft }
      #expect(drafts[0] == drafts[1], "step \(step), choice \(choice)")
      guard drafts[0] == drafts[1] else { return }
    }
  }

  @Test func `a key writes its row, however many there are`() throws {
    func written(_ rows: Int) throws -> [Int] {
      let store = Store(takesChanges: true)
      let form = try Self.form(store, rows: rows)
      form.model.field("items[1].kind")?.type("first")
      form.saveDraft()
      return try ["items[1].kind", "items[2].price", "day"].map { place in
        try #require(form.model.field(place)).type("2026-01-02")
        form.saveDraft()
        return store.written
      }
    }
    let few = try written(10)
    #expect(few.allSatisfy { $0 < 300 })
    #expect(try written(1_000) == few)
    #expect(try written(10_000) == few)
  }

  @Test func `a line that is torn is passed over, with everything behind it`() throws {
    let store = Store(takesChanges: true)
    let form = try Self.form(store, rows: 3)
    var places: [Int] = []
    for text in ["a", "b", "c"] {
      form.model.field("items[1].kind")?.type(text)
      form.saveDraft()
      places.append(store.bytes.count)
    }
    func kind(_ bytes: [UInt8]) throws -> AnswerValue? {
      guard case .list(let rows)? = Draft.read(bytes, for: try Self.definition())?.draft.answers["items"],
        case .object(let row) = rows[1]
      else { return nil }
      return row.first { $0.name == "kind" }?.value
    }
    #expect(try kind(store.bytes) == .string("c"))
    for count in places[1]..<places[2] - 1 { #expect(try kind(Array(store.bytes[..<count])) == .string("b")) }
    for count in places[0]..<places[1] - 1 { #expect(try kind(Array(store.bytes[..<count])) == .string("a")) }
  }
}
