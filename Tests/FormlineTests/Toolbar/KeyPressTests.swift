import Formline
import Testing

@Suite struct KeyPressTests {
  @Test("key actions run inner to outer until one has handled the key, only while focus is inside")
  func order() {
    struct Fields: View {
      let log: Log
      @State private var text = ""

      var body: some View {
        Form {
          TextField("Name", text: $text)
            .onKeyPress("Ctrl+T") {
              log("inner")
              return text.isEmpty ? .handled : .ignored
            }
          TextField("Email", text: $text)
        }
        .onKeyPress("Ctrl+T") {
          log("outer")
          return .handled
        }
      }
    }
    let log = Log()
    let form = TestForm { Fields(log: log) }
    form.press("Ctrl+T")
    #expect(log.take() == [])
    form.press("Tab", "Ctrl+T")
    #expect(log.take() == ["inner"])
    form.type("a")
    form.press("Ctrl+T")
    #expect(log.take() == ["inner", "outer"])
    form.press("Tab", "Ctrl+T")
    #expect(log.take() == ["outer"])
  }

  @Test("a key that was ignored reaches readline")
  func ignored() {
    struct Fields: View {
      @State private var text = ""

      var body: some View { Form { TextField("Name", text: $text).onKeyPress("x") { .ignored } } }
    }
    let form = TestForm { Fields() }
    form.press("Tab")
    form.type("axb")
    #expect(form.lines[0] == "▌ Name  axb")
  }

  @Test("Esc closes what is open, then runs the innermost exit command, else cancels")
  func exitCommand() {
    struct Fields: View {
      let log: Log
      @State private var text = ""
      @State private var plan = 1

      var body: some View {
        Form {
          Section {
            Picker("Plan", selection: $plan) {
              Text("one").tag(1)
              Text("two").tag(2)
            }
          }
          .onExitCommand { log("inner") }
          TextField("Name", text: $text)
        }
        .onExitCommand { log("outer") }
      }
    }
    let log = Log()
    let form = TestForm { Fields(log: log) }
    form.press("Tab")
    form.type("tw")
    form.press("Esc")
    #expect(log.take() == [])
    form.press("Esc")
    #expect(log.take() == ["inner"])
    form.press("Tab", "Esc")
    #expect(log.take() == ["outer"])
    #expect(form.session.outcome == nil)
    form.press("Tab", "Shift+Tab")
    form.session.focus.focus(nil)
    form.press("Esc")
    #expect(form.session.outcome == .cancelled)
  }
}
