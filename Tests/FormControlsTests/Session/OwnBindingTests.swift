import FormControls
import Testing

/// Bindings hold whatever has focus, in every mode, and keys that only some terminals tell apart can have their own.
struct OwnBindingTests {
  struct Fields: View {
    let log: Log
    @State private var name = ""
    @State private var isOn = false
    @State private var plan = 0
    @State private var note = "first\nsecond"

    var body: some View {
      Form {
        TextField("Name", text: $name)
        Toggle("On", isOn: $isOn)
        Picker("Plan", selection: $plan) {
          ForEach(0..<4, id: \.self) { Text("plan \($0)").tag($0) }
        }
        LabeledContent("Note") { TextEditor(text: $note, rows: 2) }
      }
      .onSubmit { log("submit") }
      .toolbar { Button("Save") { log("save") } }
    }
  }

  private func open(_ inputrc: String) -> (form: TestForm, log: Log) {
    let log = Log()
    let form = TestForm(inputrc: .text(inputrc)) { Fields(log: log) }
    form.session.onSuspend = { log("suspend") }
    form.press("Tab")
    return (form, log)
  }

  nonisolated private static let commands = [
    "form-next-field", "form-previous-field", "form-first-field", "form-last-field", "form-submit", "form-toolbar-1",
    "form-help", "form-cancel", "form-interrupt", "form-redraw", "form-suspend",
  ]

  /// What a command does, from the second field.
  private func effect(of command: String, on form: TestForm, _ log: Log) -> Bool {
    switch command {
    case "form-next-field": form.markedRow == "Plan"
    case "form-previous-field", "form-first-field": form.markedRow == "Name"
    case "form-last-field": form.markedRow == "Note"
    case "form-submit": log.take() == ["submit"]
    case "form-toolbar-1": log.take() == ["save"]
    case "form-help": form.lines.first == "  Keys"
    case "form-interrupt": form.session.outcome == .interrupted
    case "form-redraw": String(decoding: form.lastFrame, as: UTF8.self).contains("Name")
    case "form-suspend": log.take() == ["suspend"]
    default: form.session.outcome == .cancelled
    }
  }

  @Test(arguments: commands, ["emacs", "vi-insert", "vi-command"])
  func `every command can have another key, in every mode, on a toggle too`(command: String, keymap: String) {
    let mode = keymap == "emacs" ? "" : "set editing-mode vi\nset keyseq-timeout 10\n"
    let (form, log) = open("\(mode)set keymap \(keymap)\n\"\\C-xq\": \(command)\n")
    form.press("Tab")
    if keymap == "vi-command" { form.press("Esc") }
    // At once: in vi's insert mode Ctrl-X alone means something when the time for the rest is over.
    form.send([0x18, UInt8(ascii: "q")])
    #expect(effect(of: command, on: form, log), "\(form.screen)")
  }

  @Test func `in a list the keys of the history move, in vi's command mode j and k`() {
    let (form, _) = open("")
    form.press("Tab", "Tab", "Ctrl+N", "Ctrl+N", "Ctrl+P")
    #expect(form.screen.contains("› ○ plan 1"))
    let (vi, _) = open("set editing-mode vi\nset keyseq-timeout 10")
    vi.press("Tab", "Tab", "Esc", "j", "2", "j", "k")
    #expect(vi.screen.contains("› ○ plan 2"))
  }

  @Test(arguments: ["\"\\e[A\": history-search-backward", "\"\\e[A\": previous-history", "\"\\e[A\": form-up"])
  func `whatever Up is bound to, it moves in lists and among lines`(binding: String) {
    let (form, _) = open(binding + "\n\"\\C-t\": form-next-field")
    form.press("Ctrl+T", "Ctrl+T", "Ctrl+N", "Ctrl+N", "Up")
    #expect(form.screen.contains("› ○ plan 1"))
    form.press("Ctrl+T", "Up")
    form.type("X")
    #expect(form.screen.contains("▏firstX"))
  }

  @Test func `keys that other terminals confuse do what they do there, until they are bound`() {
    let (form, _) = open("")
    form.send(Array("\u{1B}[105;5u".utf8))
    #expect(form.markedRow == "On")
    let (own, _) = open("\"\\e[105;5u\": \"typed\"\n\"\\e[13;2u\": form-last-field")
    own.send(Array("\u{1B}[105;5u".utf8))
    #expect(own.linesWithCursor[0] == "▌ Name  typed▏")
    own.press("Tab")
    #expect(own.markedRow == "On")
    own.send(Array("\u{1B}[13;2u".utf8))
    #expect(own.markedRow == "Note")
  }

  @Test func `in a text area Shift-Return makes a line, Ctrl-Return submits where the terminal tells it`() {
    let (form, log) = open("")
    form.press("Tab", "Tab", "Tab")
    form.send(Array("\u{1B}[13;2u".utf8))
    #expect(log.take() == [])
    #expect(form.screen.contains("▏second"))
    form.send(Array("\u{1B}[13;5u".utf8))
    #expect(log.take() == ["submit"])
  }

  @Test func `a lone Esc of the kitty protocol waits for nothing`() {
    let (form, _) = open("")
    form.session.receive(Array("\u{1B}[27u".utf8), at: 0)
    #expect(form.session.outcome == .cancelled)
  }
}
