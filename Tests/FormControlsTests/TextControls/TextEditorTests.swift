import FormControls
import Testing

@Suite struct TextEditorTests {
  struct Fields: View {
    let value: Box<String>
    let log: Log
    @State var text = ""
    @State private var other = ""

    var body: some View {
      Form {
        TextField("Name", text: $other)
        LabeledContent("Notes") {
          TextEditor(text: Binding(get: { text }, set: { set($0) }), prompt: "anything", rows: 3)
        }
        TextField("Other", text: $other)
      }
      .onSubmit { log("submit") }
    }

    private func set(_ typed: String) {
      text = typed
      value.value = typed
    }
  }

  private func open(_ text: String = "", columns: Int = 60) -> (form: TestForm, value: Box<String>, log: Log) {
    let value = Box(text)
    let log = Log()
    let form = TestForm(columns: columns) { Fields(value: value, log: log, text: text) }
    form.press("Tab", "Tab")
    return (form, value, log)
  }

  @Test("Return makes a new line, Ctrl-J submits")
  func lines() {
    let (form, value, log) = open()
    #expect(form.linesWithCursor[1] == "▌ Notes ▏▏anything")
    form.type("one")
    form.press("Enter")
    form.type("two")
    #expect(value.value == "one\ntwo")
    #expect(form.linesWithCursor == ["  Name", "▌ Notes ▏one", "▌       ▏two▏", "▌       ▏", "  Other"])
    #expect(log.take() == [])
    form.press("Ctrl+J")
    #expect(log.take() == ["submit"])
    #expect(value.value == "one\ntwo")
  }

  @Test("Up and Down keep their column through shorter lines, and leave the editor at its ends")
  func vertical() {
    let (form, _, _) = open("first line\nab\nthird line")
    form.press("Left", "Left", "Up")
    #expect(form.linesWithCursor[2] == "▌       ▏ab▏")
    form.press("Up")
    #expect(form.linesWithCursor[1] == "▌ Notes ▏first li▏ne")
    form.press("Up")
    #expect(form.markedRow == "Name")
    form.press("Down", "Down", "Down")
    #expect(form.markedRow == "Notes")
    form.press("Down")
    #expect(form.markedRow == "Other")
  }

  @Test("long lines are broken, and the cursor has a place after a full one")
  func wrapping() {
    let (form, value, _) = open(columns: 44)
    // Between the edges of the box.
    let width = 44 - 8 - 2
    form.type(String(repeating: "x", count: width))
    #expect(form.linesWithCursor[1] == "▌ Notes ▏" + String(repeating: "x", count: width) + "▏")
    form.type("yz")
    #expect(form.linesWithCursor[2] == "▌       ▏yz▏")
    form.press("Up")
    #expect(form.linesWithCursor[1] == "▌ Notes ▏xx▏" + String(repeating: "x", count: width - 2))
    form.type("漢")
    #expect(value.value == "xx漢" + String(repeating: "x", count: width - 2) + "yz")
    #expect(form.linesWithCursor[1] == "▌ Notes ▏xx漢▏" + String(repeating: "x", count: width - 4))
  }

  @Test("it scrolls to point, and shows its beginning without focus")
  func scrolling() {
    let (form, _, _) = open("1\n2\n3\n4\n5")
    #expect(
      form.lines[1...3] == ["▌ Notes ▏3", "▌       ▏4", "▌       ▏5                                           ▐"])
    form.press("Tab")
    #expect(
      form.lines[1...3] == ["  Notes ▏1                                           ▐", "        ▏2", "        ▏3"])
  }

  @Test("what scrolled away in a small terminal comes back in a large one")
  func growsAgain() {
    let form = open("one\ntwo\nthree has many words, and one more").form
    form.press("Down", "Down")
    let before = form.lines
    form.resize(columns: 20, rows: 6)
    #expect(!form.screen.contains("two"))
    form.resize(columns: 60, rows: 24)
    #expect(form.lines == before)
  }

  @Test("a paste keeps its lines")
  func pasting() {
    let (form, value, _) = open()
    form.paste("a\r\nb\nc")
    #expect(value.value == "a\nb\nc")
    #expect(form.linesWithCursor[3] == "▌       ▏c▏")
  }

  @Test("typed lines and Up in one burst are one after the other")
  func burst() {
    let (form, value, _) = open()
    form.send(Array("abc\rdef\u{1B}[A!".utf8))
    #expect(value.value == "abc!\ndef")
  }

  @Test("a click puts the cursor under the pointer")
  func mouse() {
    let (form, _, _) = open("first\n漢字")
    form.click("first", offset: 2)
    #expect(form.linesWithCursor[1] == "▌ Notes ▏fi▏rst")
    form.click("漢字", offset: 3)
    #expect(form.linesWithCursor[2] == "▌       ▏漢▏字")
    form.click("漢字", offset: 30)
    #expect(form.linesWithCursor[2] == "▌       ▏漢字▏")
  }
}

/// How many rows an editor has.
@Suite struct TextEditorHeightTests {
  private struct Notes: View {
    let height: Double?
    let rows: Int?
    @State private var text = "1\n2\n3\n4\n5\n6\n7"
    init(height: Double?, rows: Int?) {
      self.height = height
      self.rows = rows
    }

    var body: some View {
      Form {
        VStack {
          Text("Notes")
          TextEditor(text: $text, rows: rows).frame(height: height)
          Text("end")
        }
      }
    }
  }

  @Test(
    "the rows of its frame, those it was given, or four; less where there is less room",
    arguments: [(2, nil, 2), (6, nil, 6), (nil, nil, 4), (nil, 3, 3), (2, 3, 2)] as [(Double?, Int?, Int)])
  func rows(height: Double?, rows: Int?, shown: Int) {
    let form = TestForm(columns: 30, rows: 20) { Notes(height: height, rows: rows) }
    let thumb = /\ +▐/
    #expect(form.lines.map { $0.replacing(thumb, with: "") } == ["Notes"] + (1...shown).map { "▏ \($0)" } + ["end"])
    form.press("Tab", "Down", "Down", "Down", "Down", "Down", "Down")
    #expect(form.lines[shown].replacing(thumb, with: "") == "▏ 7")
  }
}
