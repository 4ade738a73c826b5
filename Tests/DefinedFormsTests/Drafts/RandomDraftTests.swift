import FormDefinitions
import Testing
import Values

@testable import FormModels

/// Forms with rows of every kind under random keys, left and resumed.
struct RandomDraftTests {
  /// A store in memory.
  private final class Store: DraftStore {
    let earlier: [Draft]
    private(set) var kept: Draft?

    init(_ earlier: [Draft] = []) { self.earlier = earlier }

    func save(_ draft: Draft) { kept = draft }
    func finish() {}
    func remove() { kept = nil }
  }

  private struct Form {
    var random: SeededGenerator

    mutating func any<Element>(_ elements: [Element]) -> Element {
      elements[Int(random.next() % UInt64(elements.count))]
    }

    /// What follows the id of a field: one with rows, which may have such inside, up to a depth.
    mutating func rows(depth: Int) -> String {
      let key = any(["", "key: {type: select, options: [k, kk]}, ", "key: {capitalization: characters}, "])
      let type = any(["type: list, ", "type: map, \(key)"])
      guard any([true, false]) else { return type + "item: {\(item(depth: depth))}" }
      return type + "fields: [{id: one, \(item(depth: depth))}, {id: two, \(item(depth: depth))}]"
    }

    private mutating func item(depth: Int) -> String {
      if depth > 0, any([true, false, false]) { return rows(depth: depth - 1) }
      return any([
        "type: text", "type: integer", "type: number", "type: date", "type: boolean", "type: textarea",
        "type: text, default: d", "type: select, options: [p, q]", "type: select, options: [p, q], other: true",
        "type: multiselect, options: [p, q]",
      ])
    }
  }

  nonisolated private static let keys = [
    "F8", "F8", "F8", "Shift+F8", "Ctrl+Up", "Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Backspace",
  ]
  nonisolated private static let texts = ["1", "2x", "p", "q", "k", "kk", "2026-01-02", "2026-"]

  @Test(arguments: 1...12 as ClosedRange<UInt64>) func `what was typed is there again`(seed: UInt64) async throws {
    var source = Form(random: SeededGenerator(seed: seed))
    let fields = """
      fields:
        - {id: name}
        - {id: first, \(source.rows(depth: 2))}
        - {id: second, \(source.rows(depth: 1))}
      """
    let store = Store()
    let form = try CommandForm(fields, drafts: store, rows: 40)
    for _ in 0..<60 {
      if source.any([true, false]) {
        try await form.press(source.any(Self.keys))
      } else {
        await form.type(source.any(Self.texts))
      }
    }
    form.form.keepDraft()
    guard let kept = store.kept else { return }
    let read = try #require(Draft.read(kept.bytes(form: nil), for: form.form.model.definition)?.draft)
    #expect(read == kept, "\(fields)")

    let next = try CommandForm(fields, drafts: Store([read]), rows: 40)
    try await next.press("Enter")
    for id in ["name", "first", "second"] {
      #expect(next.form.value(of: id) == form.form.value(of: id), "\(id) of \(fields)")
    }
    let again = Draft(of: next.form.model)
    #expect(again.answers == kept.answers, "\(fields)")
    #expect(again.typed == kept.typed, "\(fields)")
    for field in form.form.model.fieldsInMadeRows where field.isTyped && field.id != kept.focus {
      #expect(next.form.model.field(field.id)?.text.current == field.text.current, "\(field.id) of \(fields)")
    }
  }
}
