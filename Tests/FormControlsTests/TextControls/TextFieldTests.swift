import FormControls
import Testing

@Suite struct TextFieldTests {
  struct Fields: View {
    let value: Box<String>
    var prompt: String?
    var suggestions: [String] = []
    var makes: (String) -> String = { $0 }
    @State private var text = ""
    @State private var other = ""

    var body: some View {
      Form {
        TextField("Name", text: Binding(get: { text }, set: { set($0) }), prompt: prompt)
          .environment(\.textInput.suggestions, SuggestionProvider { _ in Texts(suggestions) })
        TextField("Other", text: $other)
      }
    }

    private func set(_ typed: String) {
      text = makes(typed)
      value.value = text
    }
  }

  private func open(
    columns: Int = 60, prompt: String? = nil, suggestions: [String] = [], makes: @escaping (String) -> String = { $0 },
    typing text: String = ""
  ) -> (form: TestForm, value: Box<String>) {
    let value = Box("")
    let form = TestForm(columns: columns) {
      Fields(value: value, prompt: prompt, suggestions: suggestions, makes: makes)
    }
    form.press("Tab")
    form.type(text)
    return (form, value)
  }

  // Drawing.

  @Test("an empty field shows its prompt, and the cursor at its beginning")
  func prompt() {
    let (form, _) = open(prompt: "Ada")
    #expect(form.linesWithCursor[0] == "▌ Name   ▏Ada")
  }

  @Test("outside of a form the label is the prompt")
  func labelAsPrompt() {
    struct Bare: View {
      @State private var text = ""
      var body: some View { TextField("Your name", text: $text) }
    }
    #expect(TestForm { Bare() }.lines == ["Your name"])
  }

  @Test(
    "the cursor stands where point is",
    arguments: [
      ("abc", ["Left"], "ab▏c"), ("abc", ["Home"], "▏abc"), ("漢字x", ["Left"], "漢字▏x"),
      ("漢字x", ["Left", "Left"], "漢▏字x"), ("e\u{301}f", ["Left", "Left"], "▏e\u{301}f"),
      ("a👨‍👩‍👧b", ["Left"], "a👨‍👩‍👧▏b"), ("a👨‍👩‍👧b", ["Left", "Backspace"], "a▏b"), ("ab", ["Ctrl+A", "Ctrl+K"], "▏"),
    ])
  func cursor(text: String, keys: [String], shown: String) {
    let (form, _) = open(typing: text)
    for key in keys { form.press(key) }
    #expect(form.linesWithCursor[0] == "▌ Name   \(shown)" || form.linesWithCursor[0] == "▌ Name   ▏")
    #expect(form.linesWithCursor[0].hasSuffix(shown))
  }

  @Test("a long text scrolls sideways to keep the cursor in sight, and back without leaving the field half empty")
  func scrolling() {
    let (form, _) = open(columns: 60, typing: String(repeating: "0123456789", count: 6))
    // 44 columns: 43 characters and the cursor.
    let all = String(repeating: "0123456789", count: 6)
    #expect(form.linesWithCursor[0] == "▌ Name   " + all.suffix(43) + "▏")
    form.press("Backspace", "Backspace", "Backspace")
    #expect(form.linesWithCursor[0] == "▌ Name   " + all.dropLast(3).suffix(43) + "▏")
    form.press("Ctrl+A")
    #expect(form.linesWithCursor[0] == "▌ Name   ▏" + all.prefix(44))
    form.press("Right", "Right")
    #expect(form.linesWithCursor[0] == "▌ Name   01▏" + all.prefix(44).dropFirst(2))
    form.press("Tab")
    #expect(form.lines[0] == "  Name   " + all.prefix(43) + "…")
  }

  @Test("wide characters scroll by whole cells; one that is cut leaves a blank")
  func scrollingWide() {
    let (form, _) = open(columns: 20, typing: "漢字漢字漢字漢字漢字漢字")
    // The label stands above: 17 columns from the third on, one of them for the cursor.
    #expect(form.linesWithCursor == ["▌ Name", "▌  字漢字漢字漢字漢字▏", "  Other"] || form.linesWithCursor[1].hasSuffix("字▏"))
    #expect(form.session.cursor?.column == 18)
    for _ in 0..<12 { form.press("Left") }
    #expect(form.linesWithCursor[1] == "▌ ▏漢字漢字漢字漢字")
  }

  @Test("control characters and overrides in a value are shown, not obeyed")
  func hostileText() {
    let (form, _) = open(typing: "a")
    form.paste("\u{202E}b")
    #expect(form.lines[0] == "▌ Name   a⟨202E⟩b")
    #expect(form.session.cursor?.column == 17)
  }

  // The binding.

  @Test("what the binding makes of the typed text is what stands in the field, point kept")
  func transforming() {
    let (form, value) = open(makes: { $0.uppercased() }, typing: "ac")
    #expect(form.linesWithCursor[0] == "▌ Name   AC▏")
    form.press("Left")
    form.type("b")
    #expect(form.linesWithCursor[0] == "▌ Name   AB▏C")
    #expect(value.value == "ABC")
  }

  @Test("text that the binding refuses does not stay", arguments: ["", "keep"])
  func refusing(text: String) {
    let (form, _) = open(makes: { _ in text }, typing: "abc")
    #expect(form.linesWithCursor[0] == "▌ Name   \(text)▏")
  }

  @Test("a formatting binding keeps point before the same text")
  func formatting() {
    let (form, value) = open(
      makes: { $0.replacing("-", with: "").enumerated().map { $0 > 0 && $0 % 3 == 0 ? "-\($1)" : "\($1)" }.joined() },
      typing: "123456")
    #expect(form.linesWithCursor[0] == "▌ Name   123-456▏")
    form.press("Left", "Left", "Left", "Left")
    form.type("x")
    #expect(value.value == "123-x45-6")
  }

  @Test("a constant binding cannot be typed into")
  func constant() {
    struct Fixed: View {
      var body: some View { Form { TextField("Name", text: .constant("fixed")) } }
    }
    let form = TestForm { Fixed() }
    form.press("Tab")
    form.type("abc")
    #expect(form.linesWithCursor[0] == "▌ Name  fixed▏")
  }

  @Test("a value set from outside is there at once and can be undone")
  func settingFromOutside() {
    struct Fields: View {
      @State private var text = "old"
      var body: some View {
        Form {
          TextField("Name", text: $text)
          Button("Set") { text = "new text" }.keyboardShortcut("F5")
        }
      }
    }
    let form = TestForm { Fields() }
    form.press("Tab", "F5")
    #expect(form.linesWithCursor[0] == "▌ Name  new text▏")
    form.press("Ctrl+_")
    #expect(form.lines[0] == "▌ Name  old")
    form.press("Ctrl+_")
    #expect(form.lines[0] == "▌ Name  old")
  }

  // Editing is readline's.

  @Test("readline edits: words, kill and yank across fields, undo")
  func readline() {
    let (form, value) = open(typing: "git push orig")
    form.press("Ctrl+W")
    #expect(value.value == "git push ")
    form.press("Tab", "Ctrl+Y")
    #expect(form.lines[1] == "▌ Other  orig")
    form.press("Shift+Tab", "Ctrl+_")
    #expect(value.value == "git push orig")
  }

  @Test("a paste of several lines becomes one")
  func pasting() {
    let (form, value) = open()
    form.paste("one\ntwo\n")
    #expect(value.value == "one two")
    #expect(form.linesWithCursor[0] == "▌ Name   one two▏")
  }

  // Suggestions.

  @Test(
    "a suggestion stands after the text and is accepted by moving right at the end",
    arguments: ["Right", "Ctrl+E", "End"])
  func accepting(key: String) {
    let (form, value) = open(suggestions: ["Ada Lovelace"], typing: "Ada")
    #expect(form.linesWithCursor[0] == "▌ Name   Ada▏ Lovelace")
    #expect(value.value == "Ada")
    form.press("Left", key)
    #expect(value.value == (key == "Right" ? "Ada" : "Ada"))
    form.press(key)
    #expect(value.value == "Ada Lovelace")
    #expect(form.linesWithCursor[0] == "▌ Name   Ada Lovelace▏")
  }

  @Test("a suggestion stands only while point is at the end and the field has focus, and is never taken unasked")
  func ghostOnlyAtEnd() {
    let (form, value) = open(suggestions: ["Ada"], typing: "A")
    form.press("Home")
    #expect(form.lines[0] == "▌ Name   A")
    form.press("End", "Tab")
    #expect(form.lines[0] == "  Name   A")
    #expect(value.value == "A")
  }

  @Test("Alt-F takes a suggestion word by word, and moves on where there is none")
  func wordByWord() {
    let (form, value) = open(suggestions: ["Ada King, Countess of Lovelace"], typing: "A")
    form.press("Alt+f")
    #expect(form.linesWithCursor[0] == "▌ Name   Ada▏ King, Countess of Lovelace")
    form.press("Alt+2", "Alt+f")
    #expect(value.value == "Ada King, Countess")
    form.press("Ctrl+A", "Alt+f")
    #expect(form.linesWithCursor[0] == "▌ Name   Ada▏ King, Countess")
    form.press("Alt+f", "Alt+f", "Alt+f", "Alt+f", "Alt+f")
    #expect(form.linesWithCursor[0] == "▌ Name   Ada King, Countess of Lovelace▏")
  }

  @Test("a suggestion wider than the field ends at its edge")
  func wideGhost() {
    let (form, _) = open(columns: 50, suggestions: [String(repeating: "x", count: 80)], typing: "x")
    #expect(form.lines[0] == "▌ Name   " + String(repeating: "x", count: 39) + "…")
    #expect(form.lines[1] == "  Other")
  }

  @Test("a field says when it is edited and when Return commits it, behind the submit actions")
  func editingActions() {
    struct Fields: View {
      let log: Log
      @State private var text = ""

      var body: some View {
        Form {
          TextField(
            "Name", text: $text, onEditingChanged: { log("editing \($0)") }, onCommit: { log("commit \(text)") }
          )
          .onSubmit { log("field") }
          TextField("Other", text: $text, onCommit: { log("other") })
        }
        .onSubmit { log("form") }
      }
    }
    let log = Log()
    let form = TestForm { Fields(log: log) }
    form.press("Tab")
    form.type("ab")
    #expect(log.take() == ["editing true"])
    form.press("Enter")
    #expect(log.take() == ["form", "field", "commit ab", "editing false"])
    form.press("Ctrl+Home", "Tab", "Enter")
    #expect(log.take() == ["editing true", "editing false", "form", "other"])
    #expect(form.markedRow == nil)
  }

  @Test("in a form the label stands beside the prompt; elsewhere the label stands in an empty field without prompt")
  func labelAndPrompt() {
    struct Fields: View {
      @State private var text = ""
      var body: some View {
        VStack {
          Form {
            TextField("Name", text: $text, prompt: "Ada")
            TextField("Mail", text: $text)
          }
          TextField("Alone", text: $text)
          TextField("Alone", text: $text, prompt: "Prompt")
        }
      }
    }
    #expect(TestForm { Fields() }.lines == ["  Name  Ada", "  Mail", "Alone", "Prompt"])
  }

  @Test func `a prompt that does not fit ends in an ellipsis, that of a text area goes on in the next row`() {
    struct Prompts: View {
      @State private var text = ""
      var body: some View {
        TextField("", text: $text, prompt: "Checkout answered 500")
        TextEditor(text: $text, prompt: "What happened, and what did you expect?", rows: 2)
      }
    }
    let form = TestForm(columns: 18, rows: 9) { Prompts() }
    #expect(form.lines == ["Checkout answered…", "▏ What happened,", "▏ and what did y…"])
  }
}
