import Testing

@testable import FormControls

/// What a key costs, in counts that do not depend on the machine.
@Suite struct CostTests {
  struct Model {
    var values: [String]
  }

  /// A form of so many fields in one state.
  struct Many: View {
    let count: Int
    @State private var model: Model
    @FocusState private var focus: Int?

    init(_ count: Int) {
      self.count = count
      _model = State(wrappedValue: Model(values: Array(repeating: "", count: count)))
    }

    var body: some View {
      Form {
        ForEach(0..<count) { index in
          TextField("field \(index)", text: $model.values[index]).focused($focus, equals: index)
        }
      }
    }
  }

  struct Few: View {
    @State private var name = ""
    @State private var email = ""

    var body: some View {
      Form {
        TextField("Name", text: $name)
        TextField("Email", text: $email)
      }
    }
  }

  @Test("a character typed at the end of the text evaluates a rule or two and no body, and costs one byte")
  func typing() {
    let form = TestForm { Few() }
    form.press("Tab")
    form.type("A")
    let graph = form.session.host.graph
    for character in "da Lovelace" {
      graph.resetCounters()
      form.type(String(character))
      #expect(form.updates == 0)
      #expect((1...2).contains(graph.counters.evaluations))
      #expect(form.session.host.counters.drawnNodes == 1)
      #expect(form.session.host.counters.layouts == 0)
      #expect(form.lastFrame == Array(String(character).utf8))
    }
  }

  @Test("a key that changes nothing writes nothing")
  func nothing() {
    let form = TestForm { Few() }
    form.press("Tab", "Left")
    #expect(form.lastFrame == [])
    #expect(form.updates == 0)
    form.draw()
    #expect(form.lastFrame == [])
  }

  @Test("moving focus evaluates no body and writes little more than the two marks, labels and fields")
  func moving() {
    let form = TestForm { Few() }
    form.press("Tab")
    form.type("Ada")
    form.press("Tab")
    #expect(form.updates == 0)
    #expect(form.lastFrame.count < 140, "\(form.lastFrame.count)")
  }

  @Test("Tab and a typed character cost the same in a form of 10 and of 1,000 fields", arguments: [10, 1000])
  func flat(count: Int) {
    let form = TestForm { Many(count) }
    form.press("Tab", "Tab")
    let graph = form.session.host.graph
    var edges = graph.counters.edgesWalked
    form.press("Tab")
    #expect(form.updates == 0)
    #expect(graph.counters.edgesWalked - edges < 60)
    #expect(form.session.host.counters.layouts == 0)
    edges = graph.counters.edgesWalked
    form.type("ab")
    #expect(form.updates == 0)
    #expect(form.lastFrame == [UInt8(ascii: "b")])
    #expect(form.session.host.counters.layouts == 0)
  }

  @Test("a long form scrolls to what has focus, and wraps to its end")
  func scrollingForm() {
    let form = TestForm(rows: 10) { Many(1000) }
    for _ in 0..<12 { form.press("Tab") }
    #expect(form.markedRow == "field")
    #expect(form.lines.contains { $0.hasPrefix("▌ field 11") })
    form.press("Ctrl+A", "Shift+Tab")
    for _ in 0..<12 { form.press("Shift+Tab") }
    #expect(form.lines.contains { $0.hasPrefix("▌ field 998") })
  }

  @Test("a burst of 2,000 characters is one frame, and nothing is lost")
  func burst() {
    let form = TestForm(columns: 40) { Few() }
    form.press("Tab")
    let text = String(repeating: "0123456789", count: 200)
    form.send(Array(text.utf8))
    #expect(form.session.host.counters.frames <= 1)
    form.press("Ctrl+A", "Ctrl+K", "Tab", "Ctrl+Y")
    #expect((form.session.focus.focused as? TextControl)?.buffer.text == text)
  }
}
