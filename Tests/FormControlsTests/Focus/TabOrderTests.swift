import Testing

@testable import FormControls

@Suite struct TabOrderTests {
  struct Fields: View {
    @State private var text = ""
    @State private var isOn = false
    @State private var plan = 1

    var body: some View {
      Form {
        TextField("Name", text: $text)
        Section("Account") {
          SecureField("Secret", text: $text)
          TextField("Off", text: $text).disabled(true)
          Toggle("News", isOn: $isOn)
        }
        Picker("Plan", selection: $plan) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        LabeledContent("Notes") { TextEditor(text: $text, rows: 2) }
      }
      .toolbar { Button("Done") {}.keyboardShortcut("F10") }
    }
  }

  @Test("Tab goes through every kind of control in tree order and wraps; Shift-Tab goes back")
  func order() {
    let form = TestForm { Fields() }
    var visited: [String] = []
    for _ in 0..<6 {
      form.press("Tab")
      visited.append(form.markedRow ?? "none")
    }
    #expect(visited == ["Name", "Secret", "News", "Plan", "Notes", "Name"])
    visited = []
    for _ in 0..<5 {
      form.press("Shift+Tab")
      visited.append(form.markedRow ?? "none")
    }
    #expect(visited == ["Notes", "Plan", "News", "Secret", "Name"])
  }

  @Test("Shift-Tab without focus begins at the end")
  func backwardFromNothing() {
    let form = TestForm { Fields() }
    form.press("Shift+Tab")
    #expect(form.markedRow == "Notes")
  }

  @Test("the first and the last field are never the toolbar's")
  func ends() {
    let form = TestForm(inputrc: .text("\"\\e[1;5F\": form-last-field\n\"\\e[1;5H\": form-first-field")) { Fields() }
    form.press("Ctrl+End")
    #expect(form.markedRow == "Notes")
    form.press("Ctrl+Home")
    #expect(form.markedRow == "Name")
  }

  @Test("Up and Down go to the field above and below in fields of one line")
  func arrows() {
    let form = TestForm { Fields() }
    form.press("Down", "Down", "Down", "Up")
    #expect(form.markedRow == "Secret")
  }

  @Test("a numeric argument goes on as many fields")
  func numericArgument() {
    let form = TestForm { Fields() }
    form.press("Tab", "Alt+2", "Tab")
    #expect(form.markedRow == "News")
  }

  @Test("without any field, Tab does nothing")
  func nothingToFocus() {
    let form = TestForm { Text("read only") }
    form.press("Tab", "Shift+Tab", "PageDown", "Enter")
    #expect(form.session.outcome == nil)
    #expect(form.lines == ["read only"])
  }

  @Test("PageDown moves half a screen of fields in one change of focus")
  func pages() {
    struct Many: View {
      let log: Log
      @State private var text = ""
      @FocusState private var focus: Int?

      var body: some View {
        Form {
          ForEach(0..<30) { index in TextField("f\(index)", text: $text).focused($focus, equals: index) }
        }
        .onChange(of: focus) { _, new in log(new.map { "\($0)" } ?? "nil") }
      }
    }
    let log = Log()
    let form = TestForm(rows: 10) { Many(log: log) }
    form.press("Tab", "PageDown", "PageDown", "PageUp")
    #expect(log.take() == ["0", "5", "10", "5"])
    form.press("PageDown", "PageDown", "PageDown", "PageDown", "PageDown", "PageDown")
    #expect(log.entries.last == "29")
    #expect(form.markedRow == "f29")
  }
}

/// Views side by side are gone through row by row, sections as a whole.
@Suite struct LayoutOrderTests {
  private struct Field: View {
    let name: String
    @FocusState.Binding var focus: String?
    @State private var text = ""

    var body: some View { TextField(name, text: $text).frame(width: 8).focused($focus, equals: name) }
  }

  private struct Columns: View {
    let box: Box<String?>
    var sections: Set<Int> = []
    @FocusState private var focus: String?

    var body: some View {
      VStack {
        Field(name: "top", focus: $focus)
        HStack(alignment: .top, spacing: 2) {
          column(1)
          Text("between").focusSection()
          column(2)
        }
        Field(name: "end", focus: $focus)
      }
      .onChange(of: focus) { _, focus in box.value = focus }
    }

    @ViewBuilder private func column(_ number: Int) -> some View {
      let fields = VStack { ForEach(["a", "b", "c"], id: \.self) { Field(name: "\($0)\(number)", focus: $focus) } }
      if sections.contains(number) { fields.focusSection() } else { fields }
    }
  }

  @Test(
    "Tab goes from left to right and then down; a section is visited whole before what stands beside it",
    arguments: [
      ([], "top a1 a2 b1 b2 c1 c2 end"), ([1], "top a1 b1 c1 a2 b2 c2 end"), ([2], "top a1 a2 b2 c2 b1 c1 end"),
      ([1, 2], "top a1 b1 c1 a2 b2 c2 end"),
    ])
  func order(sections: [Int], order: String) {
    let box = Box<String?>(nil)
    let form = TestForm { Columns(box: box, sections: Set(sections)) }
    func visited(_ key: String) -> String {
      (0..<8).map { _ in
        form.press(key)
        return box.value ?? "none"
      }.joined(separator: " ")
    }
    #expect(visited("Tab") == order)
    form.press("Tab")
    #expect(box.value == "top")
    #expect(visited("Shift+Tab") == order.split(separator: " ").reversed().joined(separator: " "))
  }

  @Test(
    "frames are read row by row, one whose middle lies beside another being in its row",
    arguments: [
      // Two columns of three rows.
      ([(0, 0, 1), (0, 1, 1), (0, 2, 1), (9, 0, 1), (9, 1, 1), (9, 2, 1)], [0, 3, 1, 4, 2, 5]),
      // A high one at the left is read before all that stand beside it, one at the right after the first row.
      ([(0, 0, 4), (9, 0, 1), (9, 1, 1), (9, 2, 1)], [0, 1, 2, 3]),
      ([(0, 0, 1), (0, 1, 1), (0, 2, 1), (9, 0, 4)], [0, 3, 1, 2]),
      // A button in the middle beside an editor.
      ([(0, 1, 1), (9, 0, 4)], [0, 1]), ([], []), ([(0, 0, 0), (0, 0, 0)], [0, 1]),
    ] as [([(x: Double, y: Double, height: Double)], [Int])])
  func reading(frames: [(x: Double, y: Double, height: Double)], order: [Int]) {
    let rects = frames.map { Rect(origin: Point(x: $0.x, y: $0.y), size: Size(width: 5, height: $0.height)) }
    #expect(ReadingOrder.places(of: rects) == order)
  }
}
