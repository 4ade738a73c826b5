import FormControls
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
    @State private var isEditing: Bool

    init(count: Int, isEditing: Bool = false) {
      self.count = count
      _isEditing = State(initialValue: isEditing)
    }

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

  @Test("a form in edit mode makes the same rows as out of it, whatever its length", arguments: [100, 1000])
  func opening(count: Int) {
    let reading = TestForm(columns: 50, rows: 10) { Rows(count: count) }
    let editing = TestForm(columns: 50, rows: 10) { Rows(count: count, isEditing: true) }
    let made = { (form: TestForm) in form.lines.dropLast(2).count }
    #expect(made(reading) == made(editing))
    // A row is a body, and its field or its text two more with the label.
    #expect(editing.updates <= reading.updates * 2)
    #expect(editing.updates <= 300)
    editing.press("Tab")
    editing.type("!")
    #expect(editing.lines[0].hasPrefix("▌ F0  text 0!"))
  }

  @Test("the switch to edit mode evaluates the rows that are made, not those out of sight")
  func switching() {
    let form = TestForm(columns: 50, rows: 10) { Rows(count: 1000) }
    form.press("F5")
    let updates = form.updates
    let longer = TestForm(columns: 50, rows: 10) { Rows(count: 4000) }
    longer.press("F5")
    #expect(longer.updates == updates)
    form.press("Tab")
    form.type("!")
    #expect(form.lines[0].hasPrefix("▌ F0  text 0!"))
    form.press("F5")
    #expect(form.lines[0].hasPrefix("  F0  text 0!"))
  }
}
