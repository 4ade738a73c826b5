import Formline
import Testing

/// What `keyboardType` does where the keyboard has every key.
@Suite struct KeyboardTypeTests {
  private struct Fields: View {
    @State private var pin = ""
    @State private var amount = ""
    @State private var name = ""
    @State private var email = ""
    @State private var phone = ""

    var body: some View {
      Form {
        TextField("PIN", text: $pin).keyboardType(.numberPad)
        TextField("Amount", text: $amount).keyboardType(.decimalPad)
        TextField("Name", text: $name).keyboardType(.asciiCapable).textInputAutocapitalization(.words)
        TextField("Email", text: $email).keyboardType(.emailAddress)
        TextField("Phone", text: $phone).keyboardType(.phonePad)
      }
      .environment(\.locale, LocaleName(posix: "de_DE"))
    }
  }

  private func open() -> TestForm {
    let form = TestForm(columns: 60) { Fields() }
    form.press("Tab")
    return form
  }

  @Test("a character without a key is not typed, and the bottom row says why until the next key")
  func refusing() {
    let form = open()
    form.type("12a")
    #expect(form.linesWithCursor[0] == "▌ PIN     12▏")
    #expect(form.lines.last?.hasSuffix("  Only digits can be typed here") == true)
    form.type("3")
    #expect(form.lines[0] == "▌ PIN     123")
    #expect(form.lines.last == "  Phone   +49")
  }

  @Test("what is picked by a date picker is typed in its own characters, whatever keyboard holds around it")
  func picker() {
    struct Days: View {
      @State private var day = CalendarDate.first
      var body: some View { Form { DatePicker("Day", selection: $day) }.keyboardType(.numberPad) }
    }
    let form = TestForm { Days() }
    form.press("Tab", "Ctrl+U")
    form.type("2026-03-01")
    #expect(form.lines[0] == "▌ Day  2026-03-01                                 ▾")
  }

  @Test("in the middle of the text too, and what is pasted stays as it is")
  func middleAndPaste() {
    let form = open()
    form.type("12")
    form.press("Left", "x")
    #expect(form.linesWithCursor[0] == "▌ PIN     1▏2")
    form.paste("ab")
    #expect(form.linesWithCursor[0] == "▌ PIN     1ab▏2")
    form.type("y9")
    #expect(form.lines[0] == "▌ PIN     1ab92")
    form.press("Ctrl+_", "Ctrl+_", "Ctrl+_")
    #expect(!form.lines[0].contains("9"))
  }

  @Test("a decimal pad has the locale's separator; one without accents raises letters all the same")
  func others() {
    let form = open()
    form.press("Tab")
    form.type("1.2,5-")
    #expect(form.lines[1] == "▌ Amount  12,5")
    form.press("Tab")
    form.type("adaé löve")
    #expect(form.lines[2] == "▌ Name    Ada Lve")
    #expect(form.lines.last?.hasSuffix("Only ASCII characters can be typed here") == false)
  }

  @Test("an empty field shows an example of what is typed, in the user's region")
  func examples() {
    let form = open()
    #expect(form.lines[3...4] == ["  Email   name@example.com", "  Phone   +49"])
    form.press("Tab", "Tab", "Tab")
    form.type("Löwe 7")
    #expect(form.lines[3] == "▌ Email   Löwe 7")
  }
}
