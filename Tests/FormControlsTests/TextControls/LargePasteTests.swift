import FormControls
import TerminalModel
import Testing

/// A mebibyte at once.
struct LargePasteTests {
  struct Note: View {
    let value: Box<String>
    @State private var text = "before "

    var body: some View {
      Form { TextEditor(text: Binding(get: { text }, set: { set($0) }), rows: 3) }
    }

    private func set(_ edited: String) {
      text = edited
      value.value = edited
    }
  }

  @Test func `is one edit, one undo step and one frame, in whatever pieces it arrives`() {
    let value = Box("")
    let form = TestForm { Note(value: value) }
    form.press("Tab")
    let line = "a line of what somebody has copied from somewhere\n"
    let text = String(repeating: line, count: (1 << 20) / line.utf8.count - 1)
    let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)
    var frames = 0
    for start in stride(from: 0, to: bytes.count, by: 65_536) {
      form.session.receive(bytes[start..<min(bytes.count, start + 65_536)], at: 0)
      if !form.session.frame().isEmpty { frames += 1 }
    }
    #expect(frames == 1)
    #expect(form.updates <= 4)
    #expect(value.value == "before " + text)
    #expect(form.linesWithCursor.last?.hasPrefix("▏ ▏ ") == true)
    form.press("Ctrl+_")
    #expect(value.value == "before ")
    #expect(form.linesWithCursor == ["▏ before ▏", "▏", "▏"])
  }

  @Test func `a byte among them that is no UTF-8 is left out, and nothing else`() {
    let value = Box("")
    let form = TestForm { Note(value: value) }
    form.press("Tab")
    let many = [UInt8](repeating: UInt8(ascii: "a"), count: 300)
    form.send(many + [0xFF] + many + [0xC3] + Array("é".utf8))
    #expect(value.value == "before " + String(repeating: "a", count: 600) + "é")
  }

  struct SecretAndChoice: View {
    let edits: Box<Int>
    @State private var secret = ""
    @State private var choice: Int?

    var body: some View {
      Form {
        SecureField("Secret", text: Binding(get: { secret }, set: { set($0) }))
        Picker("Choice", selection: $choice) { ForEach(0..<30, id: \.self) { Text("\($0)").tag(Int?($0)) } }
      }
    }

    private func set(_ edited: String) {
      secret = edited
      edits.value += 1
    }
  }

  @Test func `is one edit without brackets, too, in a secret and in the search of a list`() {
    let edits = Box(0)
    let form = TestForm { SecretAndChoice(edits: edits) }
    let flood = [UInt8](repeating: UInt8(ascii: "a"), count: 60_000)
    form.press("Tab")
    form.session.receive(flood, at: 0)
    #expect(edits.value == 1)
    form.press("Tab")
    form.session.receive(flood, at: 0)
    #expect(form.session.focus.focused?.buffer.text.count == 1000)
    #expect(form.session.outcome == nil)
  }
}
