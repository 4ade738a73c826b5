import Formline
import Testing

private struct ClearKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var clearable: Binding<String>? {
    get { self[ClearKey.self] }
    set { self[ClearKey.self] = newValue }
  }
}

/// A toolbar that acts on what the focused view offers.
@Suite struct FocusedValueToolbarTests {
  private struct ClearButton: View {
    @FocusedBinding(\.clearable) private var text

    var body: some View {
      Button("Clear") { text = "" }.keyboardShortcut("F4").disabled((text ?? "").isEmpty)
    }
  }

  private struct Fields: View {
    @State private var name = ""
    @State private var email = ""

    var body: some View {
      Form {
        TextField("Name", text: $name).focusedValue(\.clearable, $name)
        TextField("Email", text: $email)
      }
      .toolbar { ClearButton() }
    }
  }

  @Test("an item works on the focused field's value, and is off where there is none")
  func clearing() {
    let form = TestForm(columns: 50) { Fields() }
    form.press("Tab")
    form.type("Ada")
    form.press("F4")
    #expect(form.lines[0] == "▌ Name")
    form.type("Bob")
    form.press("Tab")
    form.type("x")
    form.press("F4")
    #expect(form.lines.prefix(2) == ["  Name   Bob", "▌ Email  x"])
  }
}
