import FormControls
import Testing

/// What the bottom row says of readline.
struct StatusRowTests {
  struct Fields: View {
    @State private var name = "one two"
    @State private var other = ""

    var body: some View {
      Form {
        TextField("Name", text: $name)
        TextField("Other", text: $other)
      }
    }
  }

  private func open(_ inputrc: String = "") -> TestForm {
    let form = TestForm(inputrc: .text(inputrc)) { Fields() }
    form.press("Tab")
    return form
  }

  /// The bottom row without its margins.
  private func row(_ form: TestForm) -> String {
    let row = form.session.lines.last ?? ""
    return String(row.drop { $0 == " " })
  }

  @Test(arguments: [
    ("Alt+3", "(arg: 3)   Alt+3"), ("Ctrl+X", "Ctrl+X"), ("Ctrl+]", "Ctrl+]"), ("Ctrl+R", "(reverse-i-search)`':"),
    ("Ctrl+V", "Ctrl+V"),
    ("a", ""), ("Ctrl+S", "(i-search)`':"),
  ])
  func `what is under way stands there as long as it lasts`(key: String, shown: String) {
    let form = open()
    #expect(row(form) == "")
    form.press(key)
    #expect(row(form).hasPrefix(shown.prefix(8)), "\(row(form))")
    form.press("Ctrl+G", "Ctrl+G")
    #expect(row(form) == "")
  }

  @Test func `a user of vi sees the mode from the beginning, and that of each field`() {
    let form = open("set editing-mode vi\nset keyseq-timeout 10")
    #expect(row(form) == "-- INSERT --")
    form.press("Esc")
    #expect(row(form) == "-- COMMAND --")
    form.press("d")
    #expect(row(form) == "d  -- COMMAND --")
    form.press("w")
    #expect(row(form) == "-- COMMAND --")
    form.press("R")
    #expect(row(form) == "-- REPLACE --")
    form.press("Esc", "Tab")
    #expect(row(form) == "-- INSERT --")
    form.click("Name")
    #expect(row(form) == "-- COMMAND --")
  }
}
