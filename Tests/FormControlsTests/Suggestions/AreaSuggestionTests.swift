import TestSupport
import Testing

@testable import FormControls

/// Suggestions and problems of fields with several lines: those of one line, shown in an area.
@Suite struct AreaSuggestionTests {
  /// The kinds of fields that a text can be typed into.
  enum Kind: CaseIterable {
    case line, vertical, editor
  }

  /// One field of a kind, and another one.
  private struct Fields: View {
    let kind: Kind
    let type: TextContentType?
    let suggestions: SuggestionProvider?
    let log: Log
    @State private var text = ""
    @State private var other = ""

    var body: some View {
      Form {
        Group {
          switch kind {
          case .line: TextField("Text", text: $text)
          case .vertical: TextField("Text", text: $text, axis: .vertical)
          case .editor: LabeledContent("Text") { TextEditor(text: $text, rows: 3) }
          }
        }
        .textContentType(type).validatesContent()
        .environment(\.textInput.suggestions, suggestions)
        TextField("Other", text: $other)
      }
      .environment(
        \.facts, FactsSource { SystemFacts(fullName: "Ada King Lovelace", environment: ["EMAIL": "ada@example.com"]) }
      )
      .onChange(of: text) { _, text in log(text) }
      .onSubmit { log("submitted \(text)") }
    }
  }

  private func open(
    _ kind: Kind, _ type: TextContentType? = nil, suggesting texts: [String]? = nil, columns: Int = 60, rows: Int = 12
  ) -> (form: TestForm, log: Log) {
    let log = Log()
    let form = TestForm(columns: columns, rows: rows) {
      Fields(
        kind: kind, type: type, suggestions: texts.map { texts in SuggestionProvider { _ in Texts(texts) } }, log: log)
    }
    form.press("Tab")
    return (form, log)
  }

  private func text(of form: TestForm) -> String? {
    (form.session.focus.focused as? TextControl).map { "\($0.agreed)|\($0.ghost)" }
  }

  // The same keys, the same answers.

  /// Keys in a field with the street names below, and what is in it then: what is typed, and the ghost.
  private static let streets = ["12 Mill Lane, Oxford", "12 Mill Road, Cambridge", "14 High Street"]

  @Test(
    "the same keys take the same from a field of one line, a vertical field and an editor",
    arguments: [
      ("1", "1|2 Mill Lane, Oxford"),
      ("1 4", "14| High Street"),
      ("1 Right", "12 Mill Lane, Oxford|"),
      ("1 Ctrl+E", "12 Mill Lane, Oxford|"),
      ("1 End", "12 Mill Lane, Oxford|"),
      ("1 Ctrl+F", "12 Mill Lane, Oxford|"),
      ("1 Alt+f", "12| Mill Lane, Oxford"),
      ("1 Alt+f Alt+f", "12 Mill| Lane, Oxford"),
      ("1 Alt+3 Alt+f", "12 Mill Lane|, Oxford"),
      ("1 2 Left", "12|"),
      ("1 2 Left Right", "12| Mill Lane, Oxford"),
      ("1 2 Ctrl+A Ctrl+E", "12| Mill Lane, Oxford"),
      ("1 Alt+Down Down", "1|2 Mill Road, Cambridge"),
      ("1 Alt+Down Down Tab", "12 Mill Road, Cambridge|"),
      ("1 Alt+Down Ctrl+N Ctrl+N Ctrl+P Right", "12 Mill Road, Cambridge|"),
      ("1 Alt+Down Up End", "14 High Street|"),
      ("1 Alt+Down Down Esc", "1|2 Mill Lane, Oxford"),
      ("1 Alt+Down 4", "14| High Street"),
      ("1 Right Ctrl+_", "1|2 Mill Lane, Oxford"),
      ("1 Right Ctrl+W", "12 Mill Lane, |Oxford"),
      ("9 Right Alt+Down", "9|"),
    ])
  func sameKeys(keys: String, result: String) {
    for kind in Kind.allCases {
      let (form, _) = open(kind, suggesting: Self.streets)
      for key in keys.split(separator: " ") { form.press(String(key)) }
      #expect(text(of: form) == result, "\(kind)")
      #expect(form.markedRow == "Text", "\(kind)")
    }
  }

  @Test("seeded keys: after each of them the three hold the same text and the same ghost")
  func randomKeys() {
    let keys = [
      "1", "2", "4", "Space", "M", "H", "Right", "Left", "End", "Home", "Alt+f", "Alt+b", "Alt+Down", "Esc",
      "Backspace",
      "Delete", "Ctrl+W", "Ctrl+K", "Ctrl+U", "Ctrl+_", "Ctrl+Y", "Ctrl+D",
    ]
    for seed in 0..<4 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let forms = Kind.allCases.map { open($0, suggesting: Self.streets).form }
      var isOpen = false
      for step in 0..<60 {
        let key = keys.randomElement(using: &generator) ?? "1"
        // Without a list, Esc asks to leave.
        if key == "Esc", !isOpen { continue }
        for form in forms { form.press(key) }
        isOpen = forms[0].session.focus.focused?.popup != nil
        let texts = forms.map(text)
        #expect(texts.allSatisfy { $0 == texts[0] }, "seed \(seed), step \(step), \(key): \(texts)")
        #expect(forms.allSatisfy { ($0.session.focus.focused?.popup != nil) == isOpen }, "seed \(seed), step \(step)")
      }
    }
  }

  // Content types.

  @Test("an empty field shows what its type looks like, and what its sources suggest once it has focus")
  func hints() {
    for kind in [Kind.vertical, .editor] {
      let (form, _) = open(kind, .name)
      let bar = kind == .editor ? " ▏" : "  "
      #expect(form.linesWithCursor[0] == "▌ Text \(bar)▏Ada King Lovelace")
      form.press("Right", "Ctrl+U", "Tab")
      #expect(form.lines[0] == "  Text \(bar)Ada Lovelace")
    }
    #expect(open(.editor, .fullStreetAddress).form.lines[0] == "▌ Text  ▏12 High Street")
  }

  @Test("what cannot be right is said below the field once it is left, in the same words, and until it is right")
  func problems() {
    let below = Kind.allCases.map { kind in
      let (form, _) = open(kind, .emailAddress, columns: 70)
      form.type("ada")
      #expect(!form.screen.contains("✗"))
      form.press("Tab")
      let row = kind == .editor ? 3 : 1
      let problem = form.lines[row]
      #expect(form.markedRow == "Other", "leaving is never prevented")
      form.press("Shift+Tab")
      form.type("@example.co")
      #expect(!form.screen.contains("✗"))
      return problem.drop { $0 == " " }
    }
    #expect(
      below == Array(repeating: "✗ Enter a valid email address, such as", count: 3))
  }

  @Test("the key that submits looks too: Return in a vertical field, Ctrl-J in an editor")
  func submitting() {
    for (kind, key) in [(Kind.vertical, "Enter"), (.editor, "Ctrl+J")] {
      let (form, log) = open(kind, .emailAddress, columns: 70)
      form.type("ada")
      _ = log.take()
      form.press(key)
      #expect(log.take() == ["submitted ada"])
      #expect(form.screen.contains("✗ Enter a valid email address"))
    }
  }

  @Test("other fields suggest to an area, and an area to them")
  func otherFields() {
    struct Names: View {
      @State private var given = ""
      @State private var family = ""
      @State private var name = ""
      var body: some View {
        Form {
          TextField("Given", text: $given, axis: .vertical).textContentType(.givenName)
          TextField("Family", text: $family).textContentType(.familyName)
          LabeledContent("Name") { TextEditor(text: $name, rows: 1).textContentType(.name) }
        }
        .environment(\.facts, FactsSource { SystemFacts() })
      }
    }
    let form = TestForm(columns: 50) { Names() }
    form.press("Tab")
    form.type("grace\thopper\t")
    #expect(form.linesWithCursor[2] == "▌ Name   ▏▏Grace Hopper")
  }

  @Test("an app's own entries follow what is typed")
  func authored() {
    struct Cities: View {
      @State private var city = ""
      var body: some View {
        Form {
          TextField("City", text: $city, axis: .vertical)
            .textInputSuggestions {
              Text("Near you")
              ForEach(["Berlin", "Bern", "Paris"].filter { $0.hasPrefix(city) }, id: \.self) {
                Text("\($0), far away").textInputCompletion($0)
              }
            }
        }
      }
    }
    let form = TestForm(columns: 50) { Cities() }
    form.press("Tab")
    form.type("Ber")
    #expect(form.linesWithCursor == ["▌ City  Ber▏lin"])
    form.press("Alt+Down")
    #expect(
      form.lines == [
        "▌ City  Berlin", "▌         Near you", "▌       › Berlin, far away", "▌         Bern, far away",
      ])
    form.press("Down", "Tab")
    #expect(form.lines == ["▌ City  Bern"])
  }

  // Keys that an area has for itself.

  @Test("Return takes the entry of an open list: a vertical field is submitted with it, an editor is not, Ctrl-J does")
  func returnInList() {
    for (kind, key, happens) in [
      (Kind.vertical, "Enter", ["submitted 14 High Street", "14 High Street"]),
      (.editor, "Enter", ["14 High Street"]),
      (.editor, "Ctrl+J", ["submitted 14 High Street", "14 High Street"]),
    ] {
      let (form, log) = open(kind, suggesting: Self.streets)
      form.press("Alt+Down", "Up", key)
      #expect(log.take() == happens)
      #expect(form.lines[0].hasSuffix("14 High Street"))
    }
  }

  @Test("Up and Down move in the open list, and between lines once it is closed")
  func vertical() {
    let (form, _) = open(.editor, suggesting: ["one\ntwo", "one\nthree"])
    form.paste("one\nt")
    #expect(form.linesWithCursor[1] == "▌       ▏t▏wo")
    form.press("Alt+Down", "Down")
    #expect(
      form.linesWithCursor[0...4] == [
        "▌ Text  ▏one", "▌       ▏t▏hree", "▌       ▏", "▌          one␊two    list", "▌        › one␊three  list",
      ])
    form.press("Esc", "Up")
    #expect(form.linesWithCursor[0...1] == ["▌ Text  ▏o▏ne", "▌       ▏t"])
    form.press("Down", "Right")
    #expect(form.linesWithCursor[1] == "▌       ▏two▏")
  }

  // The screen.

  @Test("a ghost goes on in the next row where the area has one, and the text stays where it is")
  func wrapping() {
    let (form, _) = open(.editor, suggesting: ["somebody at 12 Mill Lane, Oxford, far beyond the sea"], columns: 30)
    form.type("somebody at 12 Mill La")
    #expect(
      form.linesWithCursor[1...3] == ["▌  ▏somebody at 12 Mill La▏ne,", "▌  ▏Oxford, far beyond the", "▌  ▏sea"])
    form.type("n")
    #expect(
      form.linesWithCursor[1...3] == ["▌  ▏somebody at 12 Mill Lan▏e,", "▌  ▏Oxford, far beyond the", "▌  ▏sea"])
    form.type("e")
    #expect(
      form.linesWithCursor[1...3] == ["▌  ▏somebody at 12 Mill Lane▏,", "▌  ▏Oxford, far beyond the", "▌  ▏sea"])
  }

  @Test("so it is in a field of one line, where no character is typed twice for it")
  func cutInLine() {
    let (form, _) = open(.line, suggesting: ["12 Mill Lane, Oxford, far beyond the sea"], columns: 30)
    form.type("12")
    #expect(form.linesWithCursor == ["▌ Text", "▌   12▏ Mill Lane, Oxford, fa…", "  Other"])
    form.type(" ")
    #expect(form.lastFrame == [UInt8(ascii: " ")])
  }

  @Test("a ghost that has no room is cut; neither the field grows for it nor does the area scroll")
  func cut() {
    let long = "somebody at 12 Mill Lane, Oxford, far beyond the sea and the hills"
    let (form, _) = open(.vertical, suggesting: [long], columns: 30)
    form.type("some")
    #expect(form.linesWithCursor == ["▌ Text", "▌   some▏body at 12 Mill Lane,…", "  Other"])
    form.press("Right")
    #expect(
      form.linesWithCursor == [
        "▌ Text", "▌   somebody at 12 Mill Lane,", "▌   Oxford, far beyond the", "▌   sea and the hills▏", "  Other",
      ])
    let (editor, _) = open(.editor, suggesting: ["1\n2\n3\n4\n5 and six\n7"])
    editor.paste("1\n2\n3\n4\n5")
    #expect(
      editor.linesWithCursor[0...2] == [
        "▌ Text  ▏3", "▌       ▏4", "▌       ▏5▏ and six…                                  ▐",
      ])
  }

  @Test("wide characters, right-to-left text and control characters keep to their columns")
  func scripts() {
    let (wide, _) = open(.editor, suggesting: ["東京都千代田区丸の内一丁目"], columns: 24)
    wide.type("東京都千")
    #expect(wide.linesWithCursor[0...2] == ["▌ Text", "▌▏東京都千▏代田区丸の内", "▌▏一丁目"])
    let (hebrew, _) = open(.vertical, suggesting: ["רחוב הרצל 12"])
    hebrew.type("רחוב")
    #expect(hebrew.linesWithCursor[0] == "▌ Text   רחוב▏ הרצל 12")
    let (hostile, _) = open(.vertical, suggesting: ["a\u{1B}[2Jx"])
    hostile.type("a")
    #expect(hostile.linesWithCursor[0] == "▌ Text   a▏␛[2Jx")
  }

  @Test("a ghost stands only behind the end of the text, and goes with focus")
  func places() {
    let (form, _) = open(.editor, suggesting: Self.streets)
    form.type("14")
    form.press("Left")
    #expect(form.linesWithCursor[0] == "▌ Text  ▏1▏4")
    form.press("Right")
    #expect(form.linesWithCursor[0] == "▌ Text  ▏14▏ High Street")
    form.press("Tab")
    #expect(form.lines[0] == "  Text  ▏14")
    form.press("Shift+Tab", "Ctrl+U")
    #expect(form.linesWithCursor[0] == "▌ Text  ▏▏12 Mill Lane, Oxford")
    form.resize(columns: 20, rows: 12)
    #expect(form.linesWithCursor[0...2] == ["▌ Text", "▌▏▏12 Mill Lane,", "▌▏Oxford"])
  }

  @Test("a typed character is no body and no layout, with a ghost and without, and writes what stands elsewhere then")
  func cost() {
    struct Areas: View {
      @State private var note = ""
      @State private var text = ""
      var body: some View {
        Form {
          TextField("Note", text: $note, axis: .vertical)
          LabeledContent("Text") { TextEditor(text: $text, rows: 3) }
        }
        .environment(\.textInput.suggestions, SuggestionProvider { _ in Texts(["abc abc abc"]) })
      }
    }
    let form = TestForm { Areas() }
    for _ in 0..<2 {
      form.press("Tab")
      form.type("a")
      for character in "bc abx" {
        form.type(String(character))
        #expect(form.updates == 0)
        #expect(form.session.host.counters.layouts == 0)
      }
    }
    form.press("Ctrl+U")
    form.type("a")
    form.type("b")
    #expect(form.lastFrame == [UInt8(ascii: "b")])
  }

  @Test("the help tells the keys")
  func help() {
    let (form, _) = open(.editor, suggesting: Self.streets)
    form.press("F1")
    #expect(form.lines.contains { $0.hasPrefix("  Right") && $0.contains("take suggestion") })
    #expect(form.lines.contains { $0.hasPrefix("  Alt+Down") && $0.contains("suggestions") })
    #expect(form.lines.contains { $0.hasPrefix("  Return") && $0.contains("a new line") })
    let (vertical, _) = open(.vertical)
    vertical.press("F1")
    #expect(vertical.lines.contains { $0.hasPrefix("  Return") && $0.contains("submit the field") })
    #expect(!vertical.screen.contains("suggestion"))
  }

  // Secrets.

  @Test("a password is concealed in an area too, and nothing is suggested for it as a ghost")
  func secrets() {
    for kind in [Kind.vertical, .editor] {
      let (form, _) = open(kind, .newPassword)
      form.press("Alt+Down")
      #expect(form.lines.contains { $0.contains("› ") })
      form.press("Esc")
      form.type("hush")
      #expect(form.lines[0].hasSuffix("••••"))
      form.press("F7")
      #expect(form.lines[0].hasSuffix("hush"))
      form.press("Ctrl+U", "Tab", "Ctrl+Y")
      #expect(!form.screen.contains("hush"))
      let (existing, _) = open(kind, .password)
      existing.press("Alt+Down")
      #expect(existing.session.focus.focused?.popup == nil)
    }
  }
}
