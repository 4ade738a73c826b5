import FormControls
import TerminalModel
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

  /// Everything that actions for kinds of keys are told.
  private struct Kinds: View {
    let log: Log
    @State private var text = ""

    var body: some View {
      Form {
        TextField("Digits", text: $text).onKeyPress(characters: .decimalDigits) { press in
          log("digit \(press.characters)")
          return .handled
        }
        TextField("Arrows", text: $text).onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
          log("\(press.key == .leftArrow ? "left" : "right") \(press.modifiers.rawValue)")
          return .handled
        }
        TextField("All", text: $text).onKeyPress { press in
          log("'\(press.characters)' \(press.phase.rawValue)")
          return press.key == .tab ? .ignored : .handled
        }
        TextField("Held", text: $text).onKeyPress(.upArrow, phases: .all) { press in
          log("up \(press.phase.rawValue)")
          return .handled
        }
        TextField("Plain", text: $text).onKeyPress(.home) {
          log("home")
          return .handled
        }
      }
    }
  }

  @Test(
    "an action is for a key, for several, for the characters that keys type, or for all of them",
    arguments: [
      (1, ["a", "7", "Alt+7"], ["digit 7"]),
      (2, ["Left", "Ctrl+Right", "Up"], ["left 0", "right 4"]),
      (3, ["Space", "X", "Ctrl+A", "F5"], ["' ' 1", "'X' 1", "'' 1", "'' 1"]),
      (5, ["Home", "Shift+Home"], ["home"]),
    ])
  func kinds(row: Int, keys: [String], told: [String]) {
    let log = Log()
    let form = TestForm { Kinds(log: log) }
    for _ in 0..<row { form.press("Tab") }
    _ = log.take()
    for key in keys { form.press(key) }
    #expect(log.take() == told)
  }

  @Test("keys that are held repeat, and a release is told to whoever asks, where the terminal knows of it")
  func phases() {
    let log = Log()
    let form = TestForm { Kinds(log: log) }
    form.press("Shift+Tab", "Shift+Tab")
    _ = log.take()
    form.send(Array("\u{1B}[1;1:1A\u{1B}[1;1:2A\u{1B}[1;1:3A\u{1B}[1;1:3B".utf8))
    #expect(log.take() == ["up 1", "up 2", "up 4"])
    form.press("Shift+Tab")
    _ = log.take()
    form.send(Array("\u{1B}[1;1:2A\u{1B}[1;1:3A".utf8))
    #expect(log.take() == ["'' 2"])
  }

  @Test("releases are asked for once, of a terminal that can tell, and only where an action wants them")
  func askingForReleases() {
    func firstFrames(kitty: Bool, phases: FormControls.KeyPress.Phases) -> [Bool] {
      let session = Session(
        columns: 40, rows: 10, capabilities: TerminalCapabilities(colorDepth: .none, kittyKeyboard: kitty)
      ) { _ in Text("Pad").focusable().onKeyPress(.upArrow, phases: phases) { _ in .handled } }
      return (0..<3).map { turn in
        if turn == 2 { session.redraw() }
        return String(decoding: session.frame(), as: UTF8.self).contains("\u{1B}[=3;1u")
      }
    }
    #expect(firstFrames(kitty: true, phases: .all) == [true, false, true])
    #expect(firstFrames(kitty: true, phases: [.down, .repeat]) == [false, false, false])
    #expect(firstFrames(kitty: false, phases: .all) == [false, false, false])
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
