import FormControls
import LineEditing
import Testing

@Suite struct SecureFieldTests {
  struct Fields: View {
    let value: Box<String>
    @State private var secret = ""
    @State private var other = ""

    var body: some View {
      Form {
        SecureField("Secret", text: Binding(get: { secret }, set: { set($0) }))
        TextField("Other", text: $other)
      }
    }

    private func set(_ typed: String) {
      secret = typed
      value.value = typed
    }
  }

  @Test("a dot stands for each character that a person sees")
  func dots() {
    let value = Box("")
    let form = TestForm { Fields(value: value) }
    form.press("Tab")
    form.type("a漢e\u{301}👨‍👩‍👧")
    #expect(value.value == "a漢e\u{301}👨‍👩‍👧")
    #expect(form.linesWithCursor[0] == "▌ Secret  ••••▏")
    form.press("Left")
    #expect(form.linesWithCursor[0] == "▌ Secret  •••▏•")
    form.press("Backspace")
    #expect(value.value == "a漢👨‍👩‍👧")
    #expect(form.linesWithCursor[0] == "▌ Secret  ••▏•")
  }

  @Test("a length that is hidden is not seen")
  func hiddenLength() {
    let form = TestForm { Fields(value: Box("")).secretLengthHidden() }
    form.press("Tab")
    #expect(form.linesWithCursor[0] == "▌ Secret  ▏")
    for text in ["a", "bc", "defghijklmnop"] {
      form.type(text)
      #expect(form.linesWithCursor[0] == "▌ Secret  ••••••••▏")
    }
    for _ in 0..<3 { form.press("Left") }
    #expect(form.linesWithCursor[0] == "▌ Secret  ••••••••▏")
    for _ in 0..<40 { form.press("Backspace") }
    form.press("End")
    for _ in 0..<3 { form.press("Backspace") }
    #expect(form.linesWithCursor[0] == "▌ Secret  ▏")
  }

  @Test("it can be shown, and is hidden again when focus leaves")
  func reveal() {
    let form = TestForm(inputrc: .text("\"\\C-t\": form-reveal")) { Fields(value: Box("")) }
    form.press("Tab")
    form.type("pässword")
    form.press("Ctrl+T")
    #expect(form.linesWithCursor[0] == "▌ Secret  pässword▏")
    form.press("Tab")
    #expect(form.lines[0] == "  Secret  ••••••••")
    form.press("Shift+Tab")
    #expect(form.lines[0] == "▌ Secret  ••••••••")
  }

  @Test("what is killed in it cannot be put anywhere else")
  func killing() {
    let form = TestForm { Fields(value: Box("")) }
    form.press("Tab")
    form.type("secret")
    form.press("Ctrl+U", "Tab", "Ctrl+Y")
    #expect(form.lines == ["  Secret", "▌ Other"])
  }

  @Test("nothing of it is in the bytes of a frame")
  func bytes() {
    let form = TestForm { Fields(value: Box("")) }
    form.press("Tab")
    form.type("x")
    #expect(!form.lastFrame.contains(UInt8(ascii: "x")))
  }

  private struct Pair: View {
    @State private var text = ""
    @State private var secret = ""
    var body: some View {
      Form {
        TextField("Name", text: $text)
        SecureField("Secret", text: $secret)
      }
    }
  }

  @Test("F7 shows it, as the bottom row and the help say, and leaving hides it; a user's own binding of F7 holds")
  func revealKey() {
    let form = TestForm(columns: 50) { Pair() }
    form.press("Tab", "Tab")
    form.type("abc")
    #expect(form.lines[1] == "▌ Secret  •••")
    #expect(form.lines.last?.hasSuffix("  F7 Reveal") == true)
    form.press("F7")
    #expect(form.lines[1] == "▌ Secret  abc")
    form.press("F1")
    #expect(form.lines.contains { $0.contains("F7") && $0.contains("show what is typed") })
    form.press("Esc", "Shift+Tab")
    #expect(form.lines == ["▌ Name", "  Secret  •••"])
    form.press("F7")
    #expect(form.lines == ["▌ Name", "  Secret  •••"])
    let own = TestForm(columns: 50, inputrc: .text("\"\\e[18~\": kill-whole-line")) { Pair() }
    own.press("Tab", "Tab")
    own.type("abc")
    own.press("F7")
    #expect(own.lines[1].hasPrefix("▌ Secret") && !own.lines[1].contains("•") && !own.lines[1].contains("abc"))
  }
}
