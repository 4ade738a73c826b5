import Formline
import Testing

/// Fields whose rows go from one section to another: what stands around them is what stands around them now.
@Suite("Moved fields") struct MovedFieldTests {
  struct Part: Identifiable, Equatable {
    let id: String
    var fields: [String]
  }

  struct PartView: View {
    let part: Part
    let log: Log
    @FocusState private var focus: String?
    @FocusState private var isInside: Bool

    var body: some View {
      Section(part.id) {
        ForEach(part.fields, id: \.self) { Entry(name: $0).focused($focus, equals: $0) }
      }
      .focused($isInside)
      .onSubmit {
        log("\(part.id) submits")
        focus = part.fields.last
      }
      .onKeyPress("F7") {
        log("\(part.id) F7")
        return .handled
      }
      .focusedValue(\.part, part.id)
      .onChange(of: isInside) { _, isInside in log("\(part.id) \(isInside ? "entered" : "left")") }
      .onChange(of: focus) { _, focus in log("\(part.id): \(focus ?? "nil")") }
    }
  }

  struct Entry: View {
    let name: String
    @State private var text = ""
    var body: some View { TextField(name, text: $text) }
  }

  struct Focused: View {
    @FocusedValue(\.part) private var part
    var body: some View { Text("in \(part ?? "none")") }
  }

  struct Parts: View {
    let log: Log
    let after: [Part]
    @State private var parts = [Part(id: "A", fields: ["one", "two"]), Part(id: "B", fields: ["three"])]

    var body: some View {
      Form {
        ForEach(parts) { PartView(part: $0, log: log) }
        Focused()
        Button("Move") { parts = after }.keyboardShortcut("F5")
      }
    }
  }

  @Test(arguments: [
    [Part(id: "A", fields: ["one"]), Part(id: "B", fields: ["two", "three"])],
    [Part(id: "B", fields: ["two", "three"])],
  ])
  func `a field keeps focus and text, and belongs to the section it has come to`(after: [Part]) {
    let log = Log()
    let form = TestForm { Parts(log: log, after: after) }
    form.press("Tab", "Tab")
    form.type("ab")
    form.press("F7")
    #expect(form.screen.contains("in A"))
    #expect(log.take() == ["A entered", "A: one", "A: two", "A F7"])
    form.press("F5")
    #expect(log.take().sorted() == (after.count == 2 ? ["A left", "A: nil"] : []) + ["B entered", "B: two"])
    #expect(form.screen.contains("in B"))
    form.type("c")
    form.press("F7")
    #expect(form.screen.contains("abc"))
    form.press("Enter")
    #expect(log.take() == ["B F7", "B submits", "B: three"])
    #expect(form.issues == [])
  }
}

private struct PartKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var part: String? {
    get { self[PartKey.self] }
    set { self[PartKey.self] = newValue }
  }
}
