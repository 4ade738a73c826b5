import FormControls
import Testing

@Suite struct PickerStyleTests {
  private struct Plans: View {
    let style: PickerStyle
    let log: Log
    @State private var plan = "team"
    @State private var other = ""

    var body: some View {
      Form {
        Picker("Plan", selection: $plan) {
          Text("Free").tag("free")
          Text("Team").tag("team")
          Text("Business").tag("business")
        }
        .pickerStyle(style)
        TextField("Other", text: $other)
      }
      .onChange(of: plan) { _, plan in log(plan) }
      .onSubmit { log("submit") }
    }
  }

  private func open(_ style: PickerStyle) -> (form: TestForm, log: Log) {
    let log = Log()
    let form = TestForm(columns: 50) { Plans(style: style, log: log) }
    return (form, log)
  }

  @Test("segments stand in one row; Left, Right, digits and the mouse choose")
  func segmented() {
    let (form, log) = open(.segmented)
    form.press("Tab")
    #expect(form.linesWithCursor[0] == "▌ Plan    Free  [▏Team]  Business")
    form.press("Right", "Right", "Left", "1", "Space")
    #expect(log.take() == ["business", "team", "free", "team"])
    form.click("Business")
    #expect(log.take() == ["business"])
    form.press("Down")
    #expect(form.markedRow == "Other")
    form.resize(columns: 24, rows: 10)
    #expect(form.lines.prefix(3) == ["  Plan", "   Free   Team", "  [Business]"])
  }

  @Test("a menu is one row that opens its list with Space; taking an entry closes it")
  func menu() {
    let (form, log) = open(.menu)
    form.press("Tab")
    #expect(form.lines.prefix(2) == ["▌ Plan   Team                                   ▾", "  Other"])
    form.press("Space")
    #expect(
      form.lines.prefix(5) == [
        "▌ Plan   Team                                   ▾", "▌          Free", "▌        › Team",
        "▌          Business", "  Other",
      ])
    form.press("Down", "Enter")
    #expect(log.take() == ["business"])
    #expect(form.lines.prefix(2) == ["▌ Plan   Business                               ▾", "  Other"])
    form.press("Enter")
    #expect(log.take() == ["submit"])
  }

  @Test("in a menu typing finds an entry by its beginning, and Esc takes nothing")
  func menuTyping() {
    let (form, log) = open(.menu)
    form.press("Tab")
    form.type("f")
    #expect(form.lines[1] == "▌        › Free")
    form.press("Esc")
    #expect(log.take() == [])
    #expect(form.session.outcome == nil)
    form.type("b ")
    #expect(log.take() == ["business"])
    form.click("Business")
    form.click("Free")
    #expect(log.take() == ["free"])
  }

  @Test("an inline picker is open without focus too, its mark only with it")
  func inline() {
    let (form, log) = open(.inline)
    #expect(
      form.lines.prefix(3) == [
        "  Plan   Team                                   ▾", "           ○ Free", "           ● Team",
      ])
    form.press("Tab", "Down")
    #expect(
      form.lines.prefix(3) == [
        "▌ Plan   Team                                   ▾", "▌          ○ Free", "▌          ● Team",
      ])
    form.press("Enter")
    #expect(log.take() == ["submit", "business"])
  }
}
