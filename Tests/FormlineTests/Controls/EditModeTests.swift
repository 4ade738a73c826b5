import Formline
import Testing

/// A form that is read until somebody edits it: text and field stand in for one another.
@Suite struct EditModeTests {
  private struct Row: View {
    let name: String
    @Binding var text: String
    let isEditing: Bool

    var body: some View {
      LabeledContent(name) {
        if isEditing { TextField(name, text: $text) } else { Text(text) }
      }
    }
  }

  private struct Rows: View {
    let count: Int
    @State private var texts: [Int: String] = [:]
    @State private var isEditing = false

    var body: some View {
      Form {
        ForEach(0..<count, id: \.self) { index in
          Row(
            name: "F\(index)",
            text: Binding(get: { texts[index, default: "text \(index)"] }, set: { texts[index] = $0 }),
            isEditing: isEditing)
        }
      }
      .toolbar { Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }.keyboardShortcut("F5") }
    }
  }

  @Test("text becomes a field and a field text, the value staying the same")
  func swapping() {
    let form = TestForm(columns: 50) { Rows(count: 2) }
    #expect(form.lines.prefix(2) == ["  F0  text 0", "  F1  text 1"])
    form.press("Tab")
    form.type("x")
    #expect(form.lines[0] == "  F0  text 0")
    form.press("F5", "Tab")
    form.type("!")
    #expect(form.linesWithCursor[0] == "▌ F0  text 0!▏")
    form.press("F5")
    #expect(form.lines.prefix(2) == ["  F0  text 0!", "  F1  text 1"])
    #expect(form.session.focus.focused == nil)
    form.press("F5")
    #expect(form.lines.prefix(2) == ["  F0  text 0!", "  F1  text 1"])
  }

  private struct Disabling: View {
    @State private var text = "kept"
    @State private var isEditing = true
    @FocusState private var isFocused: Bool

    var body: some View {
      Form { TextField("Name", text: $text).disabled(!isEditing).focused($isFocused) }
        .toolbar { Button("Edit") { isEditing.toggle() }.keyboardShortcut("F5") }
    }
  }

  @Test("one field that is disabled out of edit mode keeps its identity: undo goes on where it was")
  func disabling() {
    let form = TestForm(columns: 50) { Disabling() }
    form.press("Tab")
    form.type(" a")
    let control = form.session.focus.focused
    form.press("F5")
    form.type("lost")
    #expect(form.lines[0] == "  Name  kept a")
    form.press("F5", "Tab")
    #expect(form.session.focus.focused === control)
    form.press("Ctrl+_")
    #expect(form.lines[0] == "▌ Name  kept")
  }

  @Test("a thousand rows cost one body each to go into edit mode, and a key there still one")
  func thousand() {
    let form = TestForm(columns: 50, rows: 10) { Rows(count: 1000) }
    form.press("F5")
    #expect(form.updates <= 4 * 1000 + 20)
    form.press("Tab")
    form.type("!")
    #expect(form.lines[0].hasPrefix("▌ F0  text 0!"))
    form.press("F5")
    #expect(form.lines[0].hasPrefix("  F0  text 0!"))
  }
}
