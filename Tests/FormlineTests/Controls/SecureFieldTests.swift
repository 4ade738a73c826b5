import Formline
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
}
