@testable import FormControls
import LineEditing
import TerminalModel
import Testing

/// F1: the keys that hold now.
struct HelpTests {
  struct Fields: View {
    @State private var name = ""
    @State private var secret = ""
    @State private var note = ""
    @State private var isOn = false
    @State private var plan = 0

    var body: some View {
      Form {
        TextField("Name", text: $name)
        SecureField("Password", text: $secret)
        LabeledContent("Note") { TextEditor(text: $note, rows: 2) }
        Toggle("On", isOn: $isOn)
        Picker("Plan", selection: $plan) {
          Text("Free").tag(0)
          Text("Team").tag(1)
        }
      }
    }
  }

  private func open(columns: Int = 80, rows: Int = 30, tabs: Int = 1, inputrc: String = "") -> TestForm {
    let form = TestForm(columns: columns, rows: rows, inputrc: .text(inputrc)) { Fields() }
    for _ in 0..<tabs { form.press("Tab") }
    return form
  }

  @Test func `on a wide terminal the topics stand side by side`() {
    let form = open()
    form.press("F1")
    #expect(
      form.linesWithCursor == [
        "  Keys", "",
        "  This field                             Editing",
        "  Return            submit the field     Home, End      start, end",
        "                                         Alt+b/f        word back, on",
        "  The form                               Ctrl+W         cut the word before",
        "  Tab, Shift+Tab    next field, back     Alt+d          cut the word after",
        "  Up, Down          field above, below   Ctrl+U/K       cut before, after",
        "  Ctrl+Home/End     first, last field    Ctrl+Y         paste what was cut",
        "  PageUp, PageDown  half a screen        Ctrl+_         undo",
        "  Esc               close, then cancel   Ctrl+P/N       earlier answers",
        "  Ctrl+C            cancel at once       Ctrl+R         search in them",
        "  Ctrl+L            draw again           Ctrl+X Ctrl+E  in your editor",
        "  Ctrl+Z            suspend", "",
        "  any key: back",
      ])
  }

  @Test(arguments: DisplayLanguage.allCases, [60, 80, 100, 120])
  func `nothing is cut off, in any language: where two columns cannot be read whole there is one`(
    language: DisplayLanguage, columns: Int
  ) {
    let form = TestForm(columns: columns, rows: 60) { Fields() }
    form.press("Tab")
    let contents = HelpContents(editor: .shared, control: form.session.focus.focused, language: language)
    let help = HelpScreen(topics: contents.topics, theme: .standard, language: language)
    var grid = CellGrid(columns: columns, rows: 60)
    help.draw(into: &grid)
    for entry in contents.topics.flatMap(\.entries) {
      #expect(grid.lines.contains { $0.contains(entry.keys) && $0.contains(entry.text) }, "\(entry.text)")
    }
  }

  @Test func `any key closes it and does nothing else; the form is as it was`() {
    let form = open()
    form.type("Ada")
    let before = form.linesWithCursor
    for key in ["F1", "Esc", "x", "Tab", "Enter", "Down"] {
      form.press("F1")
      #expect(form.lines.first == "  Keys")
      #expect(form.session.cursor == nil)
      form.press(key)
      #expect(form.linesWithCursor == before, "\(key)")
    }
    form.press("F1")
    form.paste("pasted")
    #expect(form.linesWithCursor == before)
    form.press("F1", "Ctrl+C")
    #expect(form.session.outcome == .interrupted)
  }

  @Test func `keys of the user's own are told, by the names people use`() {
    let form = open(
      inputrc: "\"\\C-xn\": form-next-field\n\"\\t\": self-insert\n\"\\C-o\": form-help\n\"\\eOP\": kill-line")
    form.press("F1")
    #expect(form.lines.first != "  Keys")
    form.press("Ctrl+O")
    #expect(form.screen.contains("Ctrl+X n, Shift+Tab  next field, back"))
  }

  @Test func `what cannot be done in a field is not told`() {
    #expect(!open(tabs: 2).helpText.contains("your editor"))
    #expect(open(tabs: 1).helpText.contains("Ctrl+X Ctrl+E  in your editor"))
    #expect(open(tabs: 3).helpText.contains("Ctrl+J            submit the field"))
    #expect(open(tabs: 4).helpText.contains("y, n"))
    #expect(open(tabs: 5).helpText.contains("letters    filter"))
    #expect(!open(tabs: 5).helpText.contains("Editing"))
  }

  @Test func `in vi mode the keys are those of the mode`() {
    let form = open(inputrc: "set editing-mode vi\nset keyseq-timeout 10")
    #expect(form.helpText.contains("vi: commands"))
    form.press("Esc")
    #expect(form.helpText.contains("vi: insert"))
  }

  @Test func `a help that is longer than the terminal scrolls`() {
    let form = open(columns: 40, rows: 10)
    form.press("F1")
    #expect(form.lines.count == 10)
    #expect(form.lines.last == "  Up, Down: more; any other key: back")
    let first = form.lines[2]
    form.press("Down")
    #expect(form.lines[2] != first)
    for _ in 0..<10 { form.press("PageDown") }
    #expect(form.screen.contains("your editor"))
    form.press("Up")
    #expect(form.lines.first == "  Keys")
    form.resize(columns: 100, rows: 40)
    #expect(form.lines[2].contains("This field"))
    form.press("Esc")
    #expect(form.lines.first == "▌ Name")
  }

  @Test func `on a narrow terminal what a key does stands below it`() {
    let form = open(columns: 20, rows: 12)
    form.press("F1")
    #expect(
      form.lines == [
        "  Keys", "", "  This field", "  Return", "    submit the field", "", "  The form", "  Tab, Shift+Tab",
        "    next field, back", "  Up, Down", "", "  Up, Down: more; a…",
      ])
  }
}

extension TestForm {
  /// The help as it stands on the screen, which is then closed.
  fileprivate var helpText: String {
    press("F1")
    defer { press("Esc") }
    return screen
  }
}
