import FormControls
import Testing

@Suite struct FormLayoutTests {
  struct Rows: View {
    @State private var text = "x"
    @State private var isLong = false

    var body: some View {
      Form {
        Section("Person", footer: "as in your passport") {
          FieldRow("A", isRequired: true) { TextField("", text: $text) }
          LabeledContent("Longer label") { Text("shown") }
          if isLong { LabeledContent("The longest label of all of them here") { Text("wide") } }
        }
        Button("More") { isLong.toggle() }.keyboardShortcut("F5")
      }
    }
  }

  @Test("contents line up behind the longest label, and do so again when another row comes or goes")
  func alignment() {
    let form = TestForm { Rows() }
    let before = [
      "", "  Person", "  A *           x", "  Longer label  shown", "  as in your passport", "  More",
    ]
    #expect(form.lines == before)
    form.press("F5")
    #expect(
      form.lines == [
        "", "  Person", "  A *                       x", "  Longer label              shown",
        "  The longest label of all  wide", "  of them here", "  as in your passport", "  More",
      ])
    form.press("F5")
    #expect(form.lines == before)
  }

  @Test("a form whose labels are too long and that scrolls is not laid out again for a key")
  func stableLayout() {
    struct Long: View {
      @State private var text = ""
      var body: some View {
        Form {
          ForEach(0..<20) { index in
            TextField("a label that is longer than two fifths of the form \(index)", text: $text)
          }
        }
      }
    }
    let form = TestForm(rows: 8) { Long() }
    form.press("Tab", "Tab", "x")
    #expect(form.session.host.counters.layouts == 0)
  }

  @Test("hidden labels leave their room to the content")
  func hiddenLabels() {
    struct Hidden: View {
      @State private var text = "x"
      var body: some View { Form { TextField("Name", text: $text).labelsHidden() } }
    }
    #expect(TestForm { Hidden() }.lines == ["x"])
  }
}
