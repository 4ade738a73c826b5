import Formline
import Testing

/// Texts that are read from the right, on a terminal that shows cells where they are written.
@Suite struct TextOrderTests {
  struct Names: View {
    let value: Box<String>
    @State private var text = ""

    var body: some View {
      Form {
        TextField("שם", text: Binding(get: { text }, set: { set($0) }))
        Text("מתוך 43 (abc)")
      }
    }

    private func set(_ typed: String) {
      text = typed
      value.value = typed
    }
  }

  private func open(ordersText: Bool = true) -> (form: TestForm, value: Box<String>) {
    let value = Box("")
    return (TestForm(ordersText: ordersText) { Names(value: value) }, value)
  }

  @Test func `labels and texts stand in the order in which they are read, each by itself`() {
    let (form, _) = open()
    #expect(form.lines[0].contains("םש"))
    #expect(form.lines.contains { $0.hasSuffix("(abc) 43 ךותמ") })
  }

  @Test func `a terminal that orders texts itself gets them as they are`() {
    let (form, _) = open(ordersText: false)
    #expect(form.lines[0].contains("שם"))
    form.type("אב")
    #expect(form.linesWithCursor[0].contains("אב▏"))
  }

  @Test func `what is typed stands from the right, the cursor where the next letter comes`() {
    let (form, value) = open()
    form.type("אבג")
    #expect(form.linesWithCursor[0].contains("▏ גבא"))
    #expect(value.value == "אבג")
    form.press("Left")
    #expect(form.linesWithCursor[0].contains("▏גבא"))
    form.press("Home")
    #expect(form.linesWithCursor[0].contains("גב▏א"))
    form.press("End")
    form.type(" 12")
    #expect(form.linesWithCursor[0].contains("▏ 12 גבא"))
    #expect(value.value == "אבג 12")
  }

  @Test func `in a text from the left, the cursor after its end is on the right`() {
    let (form, _) = open()
    form.type("ab אב")
    #expect(form.linesWithCursor[0].contains("ab בא▏"))
    form.press("Left")
    #expect(form.linesWithCursor[0].contains("ab ▏בא"))
  }

  @Test func `a click is at the letter that is there`() {
    let (form, value) = open()
    form.type("אבג")
    form.click("גבא", offset: 2)
    form.type("x")
    #expect(value.value == "xאבג")
  }

  @Test func `a text that turns round is drawn anew`() {
    let (form, value) = open()
    form.type("ab")
    #expect(form.linesWithCursor[0].contains("ab▏"))
    form.press("Home")
    form.type("א")
    #expect(form.lines[0].contains("abא"))
    form.press("Backspace")
    #expect(form.linesWithCursor[0].contains("▏ab"))
    #expect(value.value == "ab")
  }
}
