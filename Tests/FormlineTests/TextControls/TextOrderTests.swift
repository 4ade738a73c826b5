import Formline
import TerminalModel
import TestSupport
import Testing

/// Texts that are read from the right, on a terminal that shows cells where they are written.
@Suite struct TextOrderTests {
  struct Names: View {
    let value: Box<String>
    @State var text = ""

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
    form.press("Right")
    #expect(form.linesWithCursor[0].contains("▏גבא"))
    form.press("Home")
    #expect(form.linesWithCursor[0].contains("גב▏א"))
    form.press("End")
    form.type(" 12")
    #expect(form.linesWithCursor[0].contains("▏ 12 גבא"))
    #expect(value.value == "אבג 12")
  }

  struct Narrow: View {
    @State var text = ""

    var body: some View { TextField("שם", text: $text).frame(width: 4) }
  }

  @Test func `a field as wide as its text and the cursor shows all of it`() {
    let form = TestForm(ordersText: true) { Narrow() }
    form.type("אבג")
    #expect(form.lines[0] == " גבא")
    form.type("ד")
    #expect(form.lines[0] == " דגב")
  }

  @Test func `in a text from the left, the cursor after its end is on the right`() {
    let (form, _) = open()
    form.type("ab אב")
    #expect(form.linesWithCursor[0].contains("ab בא▏"))
    form.press("Left")
    #expect(form.linesWithCursor[0].contains("ab ב▏א"))
  }

  @Test(arguments: [false, true], 1...8 as ClosedRange<UInt64>)
  func `Left and Right go from column to column, whatever stands there, and back`(isArea: Bool, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let words = ["אב", "גדה", "ab", "c", "(de)", "12", "3.4", "–", "漢", "ש״ס"]
    // Lines of both directions would each send the cursor back to the other.
    let first = words.prefix(3).randomElement(using: &random)!
    let texts = (0..<(isArea ? 3 : 1)).map { _ in
      first
        + (0..<6).map { _ in words.randomElement(using: &random)! }.joined(
          separator: Bool.random(using: &random) ? " " : "")
    }
    let form = TestForm(ordersText: true) {
      Form {
        if isArea {
          TextEditor(text: .constant(texts.joined(separator: "\n")))
        } else {
          TextField("שם", text: .constant(texts[0]))
        }
      }
    }
    form.press("Tab", "End")
    /// The places of the cursor from the first key on, until it stands still.
    func places(_ key: String) -> [CursorPosition] {
      var places = [form.session.cursor].compactMap(\.self)
      while places.count < 500 {
        form.press(key)
        guard let place = form.session.cursor, place != places.last else { break }
        places.append(place)
      }
      return places
    }
    _ = places("Left")
    let there = places("Right")
    let back = places("Left")
    #expect(there.count > 5)
    #expect(back == there.reversed())
    #expect(Set(there.map { [$0.row, $0.column] }).count == there.count)
    for (place, next) in zip(there, there.dropFirst()) where next.row == place.row {
      #expect(next.column == place.column + 1 || next.column == place.column + 2, "\(texts)")
    }
    if !isArea { #expect(Set(there.map(\.row)).count == 1) }
  }

  @Test func `however long a text is, what is around the cursor is ordered, and a key at any place of it is seen`() {
    let value = Box("")
    let typed = (0..<200).map { "אב\($0) ab" }.joined(separator: " ")
    let form = TestForm(ordersText: true) { Names(value: value, text: typed) }
    form.press("Tab", "End")
    #expect(form.linesWithCursor[0].contains("▏ ab 199בא ab 198בא ab 197בא"))
    form.press("Home")
    #expect(form.linesWithCursor[0].contains("ab 2בא ab 1בא ab 0ב▏א"))
    for _ in 0..<1000 { form.press("Left") }
    let place = form.linesWithCursor[0]
    form.type("ץ")
    #expect(form.linesWithCursor[0] != place)
    #expect(value.value.unicodeScalars.count == typed.unicodeScalars.count + 1)
    form.press("Backspace")
    #expect(value.value == typed)
    #expect(form.linesWithCursor[0].contains("ab 122בא ab 121בא"))
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `in a long text, what is in sight stands as in the whole, wherever the cursor is`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let value = Box("")
    let words = ["אב", "גדה", "ו", "ab", "c", "(de)", "12", "3.4", "–"]
    let typed = (0..<500).map { "\(words.randomElement(using: &random)!)\($0)" }.joined(separator: " ")
    let form = TestForm(ordersText: true) { Names(value: value, text: typed) }
    form.press("Tab", "End")
    for _ in 0..<20 {
      let key = ["Left", "Right", "Alt+B", "Alt+F", "Home", "End"].randomElement(using: &random)!
      for _ in 0..<Int.random(in: 1...60, using: &random) { form.press(key) }
      form.type(words.randomElement(using: &random)!)
      let inSight = form.lines[0].split(separator: "םש  ")[1].trimming(while: { $0 == " " })
      #expect(VisualLine.reordered(value.value).contains(inSight), "\(inSight)")
    }
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

  @Test func `Left and Right move by sight`() {
    let (form, value) = open()
    form.type("אבג")
    form.press("Right", "Right", "Left")
    form.type("x")
    #expect(value.value == "אבxג")
    form.press("Ctrl+U", "Ctrl+K")
    form.type("abc")
    form.press("Left")
    form.type("x")
    #expect(value.value == "abxc")
  }
}

/// A form in a language that is read from the right: the screen is the mirror image, texts are read as they are.
@Suite struct MirroredFormTests {
  struct Booking: View {
    @Bindable var answers: Answers
    @FocusState private var focus: Field?

    var body: some View {
      Form {
        TextField("שם", text: $answers.name).focused($focus, equals: .name)
        TextField("Mail", text: $answers.mail).focused($focus, equals: .email)
        Toggle("מסכים", isOn: $answers.agrees)
        Picker("צבע", selection: $answers.color) { ForEach(["אדום", "כחול"], id: \.self) { Text($0) } }
          .pickerStyle(.segmented)
        DatePicker("Day", selection: $answers.day)
        Text("סך **הכול** 3")
      }
      .toolbar { ToolbarItem(placement: .keyboard) { Button("נקה") { answers.name = "" } } }
    }
  }

  @Observable final class Answers {
    var name = ""
    var mail = ""
    var agrees = false
    var color = "אדום"
    var day = CalendarDate(year: 2026, month: 3, day: 4) ?? .first
  }

  private let answers = Answers()
  private let form: TestForm

  init() {
    let answers = answers
    form = TestForm(columns: 60, ordersText: true, language: DisplayLanguage(rawValue: "he")) {
      Booking(answers: answers)
    }
  }

  /// The row of a text, with the cursor.
  private func row(_ text: String) -> String { form.linesWithCursor.first { $0.contains(text) } ?? "" }

  @Test func `labels stand at the right, the mark of focus beside them, values and the bottom row from the right`() {
    form.press("Tab")
    #expect(form.lines[0].hasSuffix("םש ▐"), "\(form.screen)")
    #expect(row("Mail").hasSuffix("Mail"))
    #expect(row("הקנ").hasSuffix("הקנ F2"))
  }

  @Test func `a text from the right grows to the left, one from the left stands at the right too`() {
    form.type("אב")
    #expect(row("בא").contains("▏ בא"))
    form.press("Tab")
    form.type("ab")
    #expect(row("Mail").contains("ab▏"))
    form.press("Left")
    #expect(row("Mail").contains("a▏b"))
    #expect(answers.name == "אב")
    #expect(answers.mail == "ab")
  }

  @Test func `what is typed into an empty text leaves a column for the cursor, and takes it once focus has gone`()
    throws
  {
    func column() -> Int? {
      let line = form.lines.first { $0.contains("ab") }
      return line.flatMap { line in line.firstRange(of: "ab").map { line[..<$0.lowerBound].count } }
    }
    form.type("ab")
    #expect(row("ab").contains("ab▏"))
    let typed = try #require(column())
    form.press("Tab")
    #expect(column() == typed + 1)
    form.press("Shift+Tab")
    #expect(column() == typed)
  }

  @Test func `a text of several styles is read as one, and so is an option whose search is marked`() {
    #expect(form.lines.contains { $0.hasSuffix("3 לוכה ךס") }, "\(form.screen)")
    let chosen = Box("")
    let list = TestForm(columns: 40, ordersText: true, language: DisplayLanguage(rawValue: "he")) {
      Form {
        ChoiceList(
          options: OptionList([.init(label: "צוות (Team) 5"), .init(label: "חינם")]), selected: [],
          allowsSeveral: false, prompt: nil
        ) { chosen.value = "\($0)" }
      }
    }
    list.type("te")
    #expect(list.screen.contains("5 (Team) תווצ"), "\(list.screen)")

  }

  @Test func `a click is at what is there`() {
    form.type("אבג")
    form.click("גבא", offset: 2)
    form.type("x")
    #expect(answers.name == "xאבג")
    form.click("Mail")
    form.type("y")
    #expect(answers.mail == "y")
  }

  struct Letter: View {
    let value: Box<String>
    @State private var text = ""

    var body: some View {
      TextEditor(
        text: Binding(
          get: { text },
          set: {
            text = $0
            value.value = $0
          }), rows: 4)
    }
  }

  @Test(
    "in every line of an area the cursor stands where the next letter comes, and the mouse lands on what is there",
    arguments: ["", "he"])
  func lines(language: String) {
    let value = Box("")
    let form = TestForm(
      columns: 30, ordersText: true, language: DisplayLanguage(rawValue: language)
    ) { Letter(value: value) }
    form.type("אבג")
    #expect(form.linesWithCursor[0].contains("▏ גבא"))
    form.press("Enter")
    form.type("ab")
    #expect(form.linesWithCursor[1].contains("ab▏"))
    form.press("Left")
    #expect(form.linesWithCursor[1].contains("a▏b"))
    form.click("גבא", offset: 2)
    form.type("x")
    #expect(value.value == "xאבג\nab")
    form.click("ab", offset: 1)
    form.type("y")
    #expect(value.value == "xאבג\nayb")
  }

  @Test func `Left goes on among what stands side by side`() {
    form.press("Tab", "Tab", "Tab", "Tab", "Left")
    #expect(answers.color == "כחול")
    form.press("Right")
    #expect(answers.color == "אדום")
  }

  @Test func `a view knows the direction`() {
    let seen = Box(LayoutDirection.leftToRight)
    struct Reader: View {
      @Environment(\.layoutDirection) private var direction
      let seen: Box<LayoutDirection>
      var body: some View {
        seen.value = direction
        return Text("x")
      }
    }
    _ = TestForm(ordersText: true, language: DisplayLanguage(rawValue: "he")) { Reader(seen: seen) }
    #expect(seen.value == .rightToLeft)
    _ = TestForm(ordersText: false, language: DisplayLanguage(rawValue: "he")) { Reader(seen: seen) }
    #expect(seen.value == .leftToRight)
  }
}
