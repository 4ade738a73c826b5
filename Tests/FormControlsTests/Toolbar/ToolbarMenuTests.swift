import FormControls
import Testing
import TestSupport

/// A menu among the items of the bottom row, used by keys while a field keeps focus.
@Suite struct ToolbarMenuTests {
  private struct Notes: View {
    let log: Log
    @State private var text = ""
    @State private var other = ""

    var body: some View {
      Form {
        TextField("Name", text: $text).onSubmit { log("submitted") }
        TextField("Other", text: $other)
      }
      .toolbar {
        Menu("Sort") {
          Button("By name") { log("name") }
          Button("By date") { log("date") }
          Menu("More") { Button("By size") { log("size") } }
        }
        Button("Save") { log("save") }
      }
    }
  }

  private func open() -> (form: TestForm, log: Log) {
    let log = Log()
    let form = TestForm(columns: 60, rows: 16) { Notes(log: log) }
    form.press("Tab")
    form.type("ab")
    return (form, log)
  }

  @Test("its key opens it; Down and Return choose, and the field keeps focus and its text")
  func keys() {
    let (form, log) = open()
    form.press("F2")
    #expect(form.screen.contains("› By name"))
    form.press("Down", "Enter")
    #expect(log.take() == ["date"])
    #expect(!form.screen.contains("By name"))
    form.type("c")
    #expect(form.lines[0] == "▌ Name   abc")
    form.press("Enter")
    #expect(log.take() == ["submitted"])
  }

  @Test("Space takes the highlighted entry, letters find one, Tab takes one, a menu in it opens in its place")
  func otherKeys() {
    let (form, log) = open()
    form.press("F2", "Space")
    #expect(log.take() == ["name"])
    form.press("F2")
    form.type("m")
    form.press("Enter")
    #expect(form.screen.contains("› By size"))
    form.press("Tab")
    #expect(log.take() == ["size"])
    #expect(form.lines[0] == "▌ Name   ab")
  }

  @Test("Esc and its key close it and nothing else")
  func closing() {
    let (form, log) = open()
    for key in ["Esc", "F2"] {
      form.press("F2", key)
      #expect(!form.screen.contains("By name"))
      #expect(form.session.outcome == nil)
    }
    form.type("c")
    #expect(form.lines[0] == "▌ Name   abc")
    #expect(log.take().isEmpty)
  }

  @Test("it opens from the row as well, and a press of the mouse chooses")
  func row() {
    let (form, log) = open()
    form.press("F2")
    form.click("By date")
    #expect(log.take() == ["date"])
    form.type("c")
    #expect(form.lines[0] == "▌ Name   abc")
  }
}
