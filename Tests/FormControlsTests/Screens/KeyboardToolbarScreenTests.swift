import FormControls
import Testing

/// The row above the keyboard: Previous, Next and Done, as every tutorial has it.
@Suite struct KeyboardToolbarScreenTests {
  private struct Order: View {
    enum Field: Int, CaseIterable { case name, amount, note }

    @State private var name = ""
    @State private var amount = 9.5
    @State private var note = ""
    @State private var hasNews = false
    @FocusState private var focus: Field?

    var body: some View {
      Form {
        TextField("Name", text: $name).focused($focus, equals: .name)
        TextField("Amount", value: $amount, format: .currency(code: "USD"), prompt: Text("0"))
          .focused($focus, equals: .amount)
          .keyboardType(.decimalPad)
        TextField("Note", text: $note, axis: .vertical).focused($focus, equals: .note)
        Toggle(isOn: $hasNews) { Text("News") }
      }
      .environment(\.locale, LocaleName(posix: "en_US"))
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          if focus == .amount { Button("Clear") { amount = 0 } }
          Spacer()
          Button("Previous", action: previous).disabled(!canGoBack)
          Button("Next", action: next).disabled(!canGoOn)
          Spacer()
          Button("Done") { focus = nil }
        }
      }
    }

    private var canGoBack: Bool { (focus?.rawValue ?? 0) > 0 }
    private var canGoOn: Bool { (focus?.rawValue ?? 2) < 2 }
    private func previous() { focus = focus.flatMap { Field(rawValue: $0.rawValue - 1) } }
    private func next() { focus = focus.flatMap { Field(rawValue: $0.rawValue + 1) } }
  }

  @Test("the row is there while a text is edited, items keep their keys, and a step commits the value")
  func stepping() {
    let form = TestForm(columns: 60) { Order() }
    #expect(!form.screen.contains("Next"))
    form.press("Tab")
    #expect(form.lines.last == "  F2 Previous  F3 Next  F4 Done")
    form.press("F2", "F3")
    #expect(form.lines.last == "  F5 Clear  F2 Previous  F3 Next  F4 Done")
    form.press("Ctrl+U")
    form.type("1234.5")
    form.press("F3")
    #expect(form.markedRow == "Note")
    #expect(form.lines[1] == "  Amount  $1,234.50")
    form.press("F4")
    #expect(form.markedRow == nil)
    #expect(!form.screen.contains("Next"))
    form.press("Shift+Tab")
    #expect(form.markedRow == "News")
    #expect(!form.screen.contains("Next"))
  }

  @Test("an item changes the value of the field that is being edited")
  func clearing() {
    let form = TestForm(columns: 60) { Order() }
    form.press("Tab", "Tab", "F5")
    #expect(form.lines[1] == "▌ Amount  $0.00")
    form.press("Tab")
    #expect(form.lines[1] == "  Amount  $0.00")
  }
}
