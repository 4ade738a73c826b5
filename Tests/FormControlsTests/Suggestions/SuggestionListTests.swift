import FormControls
import TerminalModel
import Testing

/// The list of suggestions that opens below a field.
@Suite struct SuggestionListTests {
  /// Two sources, matched whatever the case.
  private final class People: SuggestionList {
    let names: [String]
    init(_ names: [String]) { self.names = names }

    func entries(for text: String) -> [PopupEntry] {
      names.enumerated().filter { $0.element.lowercased().hasPrefix(text.lowercased()) }.map {
        PopupEntry($0.element, source: $0.offset == 0 ? "git" : "environment")
      }
    }
    func acceptance(of text: String) -> String? { entries(for: text).first?.text }
    func ghost(for text: String) -> Substring? { acceptance(of: text)?.dropFirst(text.count) }
  }

  private struct Fields: View {
    let names: [String]
    let log: Log
    @State private var text = ""
    @State private var other = ""

    var body: some View {
      Form {
        TextField("Name", text: $text).environment(\.textInput.suggestions, SuggestionProvider { _ in People(names) })
        TextField("Other", text: $other)
      }
      .onChange(of: text) { _, text in log(text) }
      .onSubmit { log("submitted \(text)") }
    }
  }

  private static let names = ["Ada Lovelace", "Adele Goldberg", "Alan Turing"]

  private func open(
    _ names: [String] = names, columns: Int = 50, rows: Int = 20, typing text: String = "A"
  ) -> (form: TestForm, log: Log) {
    let log = Log()
    let form = TestForm(columns: columns, rows: rows) { Fields(names: names, log: log) }
    form.press("Tab")
    form.type(text)
    form.press("Alt+Down")
    _ = log.take()
    return (form, log)
  }

  @Test("Alt-Down opens the list below the field, each entry with its source, the best one highlighted")
  func opening() {
    let (form, log) = open()
    #expect(
      form.linesWithCursor.prefix(5) == [
        "▌ Name   A▏da Lovelace", "▌        › Ada Lovelace    git", "▌          Adele Goldberg  environment",
        "▌          Alan Turing     environment", "  Other",
      ])
    #expect(log.take() == [])
  }

  @Test("in the list Up and Down move round the ends, and so do the keys of the history, which are free of it")
  func moving() {
    let (form, log) = open()
    let places: [(key: String, line: String)] = [
      ("Down", "▌ Name   Adele Goldberg"), ("Ctrl+N", "▌ Name   Alan Turing"), ("Alt+Down", "▌ Name   Ada Lovelace"),
      ("Up", "▌ Name   Alan Turing"), ("Ctrl+P", "▌ Name   Adele Goldberg"), ("PageDown", "▌ Name   Alan Turing"),
      ("PageUp", "▌ Name   Ada Lovelace"),
    ]
    for place in places {
      form.press(place.key)
      #expect(form.lines[0] == place.line, "after \(place.key)")
    }
    #expect(log.take() == [])
  }

  @Test("Return takes the entry and submits the field with it")
  func returning() {
    let (form, log) = open()
    form.press("Down", "Enter")
    #expect(log.take() == ["submitted Adele Goldberg", "Adele Goldberg"])
    #expect(form.lines[1] == "  Other")
  }

  @Test("Tab takes the entry and stays; the next Tab goes on")
  func tabbing() {
    let (form, log) = open()
    form.press("Down", "Tab")
    #expect(form.linesWithCursor.prefix(2) == ["▌ Name   Adele Goldberg▏", "  Other"])
    #expect(log.take() == ["Adele Goldberg"])
    form.press("Tab")
    #expect(form.markedRow == "Other")
  }

  @Test("Right, End and a press of the mouse take an entry too", arguments: ["Right", "End", "Ctrl+E", "click"])
  func takingOtherwise(key: String) {
    let (form, log) = open()
    if key == "click" {
      form.click("Alan Turing")
    } else {
      form.press("Down", "Down", key)
    }
    #expect(form.linesWithCursor.prefix(2) == ["▌ Name   Alan Turing▏", "  Other"])
    #expect(log.take() == ["Alan Turing"])
  }

  @Test("taking an entry is one undo step")
  func undo() {
    let (form, log) = open()
    form.press("Down", "Tab", "Ctrl+_")
    #expect(form.lines[0] == "▌ Name   Ada Lovelace")
    #expect(log.take() == ["Adele Goldberg", "A"])
  }

  @Test("typing filters the list and keeps what is highlighted as long as it fits; nothing left closes it")
  func typing() {
    let (form, _) = open()
    form.press("Down")
    form.type("d")
    #expect(
      form.lines.prefix(4) == [
        "▌ Name   Adele Goldberg", "▌          Ada Lovelace    git", "▌        › Adele Goldberg  environment",
        "  Other",
      ])
    form.type("x")
    #expect(form.lines.prefix(2) == ["▌ Name   Adx", "  Other"])
    form.press("Backspace")
    #expect(form.lines.prefix(2) == ["▌ Name   Ada Lovelace", "  Other"])
  }

  @Test("Esc closes the list, the next takes the ghost away, and only the third cancels; what was typed stays")
  func escaping() {
    let (form, log) = open()
    form.press("Down", "Esc")
    #expect(form.lines.prefix(2) == ["▌ Name   Ada Lovelace", "  Other"])
    #expect(form.session.outcome == nil)
    #expect(log.take() == [])
    form.press("Esc")
    #expect(form.lines.prefix(2) == ["▌ Name   A", "  Other"])
    #expect(form.session.outcome == nil)
    form.press("Esc")
    #expect(form.session.outcome == .cancelled)
  }

  @Test("leaving the field closes the list and takes nothing", arguments: ["Shift+Tab", "Ctrl+End"])
  func leaving(key: String) {
    let (form, log) = open()
    form.press("Down", key)
    #expect(form.lines.prefix(2) == ["  Name   A", "▌ Other"])
    #expect(log.take() == [])
  }

  @Test("an entry in other letters replaces what was typed with its own")
  func otherCase() {
    let (form, _) = open(typing: "al")
    #expect(form.lines[0] == "▌ Name   alan Turing")
    form.press("Tab")
    #expect(form.lines[0] == "▌ Name   Alan Turing")
  }

  @Test("without anything to suggest, nothing opens")
  func nothing() {
    let (form, _) = open(typing: "zzz")
    #expect(form.lines.prefix(2) == ["▌ Name   zzz", "  Other"])
    #expect(form.session.focus.focused?.popup == nil)
  }

  @Test("a long list shows seven entries and where the highlighted one stands")
  func longList() {
    let (form, _) = open((1...40).map { "A\($0)" })
    form.press("Up")
    #expect(form.lines[7...8] == ["▌        › A40  environment                      ▐", "▌          40 of 40"])
    form.press("PageUp")
    #expect(form.lines[1...2] == ["▌          A32  environment", "▌        › A33  environment"])
    form.press("PageUp", "PageUp", "PageUp", "PageUp", "PageUp")
    #expect(form.lines[1] == "▌        › A1  git                               ▐")
  }

  @Test("where there is little room, sources give way to the entries, and entries are cut")
  func narrow() {
    let (form, _) = open(columns: 24)
    #expect(
      form.lines.prefix(5) == [
        "▌ Name", "▌ Ada Lovelace", "▌ › Ada Lovelace", "▌   Adele Goldberg", "▌   Alan Turing",
      ])
    form.resize(columns: 14, rows: 20)
    #expect(form.lines[3] == "▌   Adele Go…")
  }

  @Test("an open list is scrolled into sight with its field")
  func inSight() {
    struct Many: View {
      @State private var text = ""
      var body: some View {
        Form {
          ForEach(0..<8, id: \.self) { row in
            TextField("F\(row)", text: $text)
              .environment(\.textInput.suggestions, SuggestionProvider { _ in People(["one", "two", "three"]) })
          }
        }
      }
    }
    let form = TestForm(columns: 30, rows: 5) { Many() }
    form.press("Shift+Tab", "Alt+Down")
    #expect(
      form.lines.map { $0.prefix { $0 != "▐" }.trimmed } == [
        "▌ F7", "▌ one", "▌ › one    git", "▌   two    environment", "▌   three  environment",
      ])
  }

  @Test("control characters of an entry never reach the screen")
  func hostileEntry() {
    let (form, _) = open(["A\u{1B}[2Jx"])
    #expect(form.lines[1] == "▌        › A␛[2Jx  git")
  }
}

extension Substring {
  /// Without blanks at the end.
  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
