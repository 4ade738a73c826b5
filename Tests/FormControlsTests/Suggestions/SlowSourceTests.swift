import Dispatch
import FormControls
import Testing

/// Sources that read the machine's files: asked beside the keys, and given up after 200 ms.
@Suite struct SlowSourceTests {
  /// Answers when it is let go.
  private nonisolated struct Slow: SuggestionSource {
    let gate: DispatchSemaphore
    let texts: [String]

    var name: String { "slow" }
    var readsFiles: Bool { true }

    func suggestions(for query: SuggestionQuery) -> [Suggestion] {
      gate.wait()
      return texts.map { Suggestion(text: $0, source: name, reason: "") }
    }
  }

  private struct Fields: View {
    let slow: Slow
    @State private var text = ""
    @State private var other = ""

    var body: some View {
      Form {
        TextField("Name", text: $text).environment(
          \.textInput.suggestions,
          SuggestionProvider { control in
            var facts = SystemFacts()
            facts.mayHang = true
            return EngineSuggestions(
              sources: [AuthorSource(["quick"]), slow], query: SuggestionQuery(contentType: nil, facts: facts),
              for: control)
          })
        TextField("Other", text: $other)
      }
    }
  }

  private func open(_ texts: [String] = ["patience"]) -> (form: TestForm, gate: DispatchSemaphore) {
    let gate = DispatchSemaphore(value: 0)
    let form = TestForm(columns: 50) { Fields(slow: Slow(gate: gate, texts: texts)) }
    form.press("Tab")
    // The frame that focus came with is shown first.
    form.session.advance(to: 0)
    return (form, gate)
  }

  /// Lets tasks run until something is so, or a great many turns are over.
  private func wait(until isSo: () -> Bool) async {
    for _ in 0..<200_000 {
      if isSo() { break }
      await Task.yield()
    }
  }

  private func notes(_ form: TestForm) -> [String] { SuggestionReports.of(form.session.host).notes }

  @Test("a source that takes its time joins when it answers; what others know stands at once")
  func joining() async {
    let (form, gate) = open()
    #expect(form.lines[0] == "▌ Name   quick")
    form.type("p")
    #expect(form.lines[0] == "▌ Name   p")
    gate.signal()
    await wait { !((form.session.focus.focused as? TextControl)?.ghost ?? "").isEmpty }
    form.draw()
    #expect(form.lines[0] == "▌ Name   patience")
    #expect(notes(form) == [])
  }

  @Test("one that has not answered after 200 ms is dropped without a trace on the screen, and named")
  func hanging() async {
    let (form, gate) = open()
    form.type("p")
    form.session.advance(to: 199_000_000)
    #expect(notes(form) == [])
    form.session.advance(to: 400_000_000)
    #expect(notes(form) == ["the source 'slow' did not answer within 200 ms"])
    gate.signal()
    for _ in 0..<1000 { await Task.yield() }
    form.draw()
    #expect(form.lines.prefix(2) == ["▌ Name   p", "  Other"])
  }

  @Test("garbage is dropped and named, once for a source and a reason")
  func garbage() async {
    let (form, gate) = open(["\u{1B}[2J", "\u{7}", "  ", "patience"])
    gate.signal()
    await wait { notes(form).count == 2 }
    #expect(
      notes(form) == [
        "left out of what 'slow' suggests: control characters in a suggestion",
        "left out of what 'slow' suggests: empty suggestion",
      ])
  }
}
