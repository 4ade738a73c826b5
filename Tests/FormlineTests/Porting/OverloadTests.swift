import Formline
import Platform
import TerminalModel
import Testing

/// Parameters and modifiers that form screens use besides the plain ones: state, keys, state.
@Suite struct OverloadTests {
  @Test func `a stepper from a bound on`() {
    let shown = screens("Tab", "Shift+Down", "Down", "Down", "Up") {
      Editing(2) { count in Stepper("Count", value: count, in: 0...) }
    }
    #expect(shown == [["Count  ‹ 2 ›", "= 2"], ["Count  ‹ 1 ›", "= 1"]])
  }

  @Test func `a stepper up to a bound, and below one`() {
    let shown = screens("Tab", "Shift+Up", "Up", "Up", "Tab", "Shift+Up", "Up") {
      Editing([2, 2]) { count in
        Stepper("Through", value: count[0], in: ...4)
        Stepper("Below", value: count[1], in: ..<4)
      }
    }
    #expect(
      shown == [["Through  ‹ 2 ›", "Below  ‹ 2 ›", "= [2, 2]"], ["Through  ‹ 4 ›", "Below  ‹ 3 ›", "= [4, 3]"]])
  }

  @Test func `a stepper that shows its value in a format`() {
    let shown = screens("Tab", "Shift+Up", "Tab", "Shift+Down") {
      Editing([0.25, 2]) { share in
        Stepper("Share", value: share[0], in: 0...1, step: 0.25, format: .percent)
        Stepper("Price", value: share[1], step: 0.5, format: .currency(code: "EUR"))
      }
    }
    #expect(
      shown == [
        ["Share  ‹ 25% ›", "Price  ‹ €2.00 ›", "= [0.25, 2.0]"],
        ["Share  ‹ 50% ›", "Price  ‹ €1.50 ›", "= [0.5, 1.5]"],
      ])
  }

  @Test func `a stepper and a slider say when they begin and end a change`() {
    let log = Log()
    _ = screens("Tab", "Shift+Up", "Tab", "Right") {
      Editing([1.0, 1.0]) { value in
        Stepper("A", value: value[0], in: 0...3, onEditingChanged: { log("stepper \($0) \(value.wrappedValue[0])") })
        Slider(value: value[1], in: 0...3, step: 1, onEditingChanged: { log("slider \($0) \(value.wrappedValue[1])") })
      }
    }
    #expect(log.take() == ["stepper true 1.0", "stepper false 2.0", "slider true 1.0", "slider false 2.0"])
  }

  @Test func `a field says when it is begun, committed and left`() {
    let log = Log()
    _ = screens("'Ada'", "Enter", "Tab", "Tab", "Shift+Tab") {
      Editing("") { text in
        TextField("Name", text: text, onEditingChanged: { log("editing \($0)") }, onCommit: { log("commit") })
        SecureField("Code", text: .constant(""), onCommit: { log("code") })
      }
    }
    #expect(log.take() == ["editing true", "commit", "editing false", "editing true", "editing false"])
  }

  @Test func `a binding that animates, and one with a transaction`() {
    let shown = screens("Tab", "Space", "Tab", "'x'", "Tab", "'y'") {
      Editing((isOn: false, name: "", other: "")) { value in
        Toggle("On", isOn: value.isOn.animation())
        TextField("Name", text: value.name.animation(.easeInOut))
        TextField("Other", text: value.other.transaction(Transaction(animation: .default)))
        if value.wrappedValue.isOn { Text("more") }
      }
    }
    #expect(
      shown == [
        ["On  [ ] no", "Name", "Other", "= (isOn: false, name: \"\", other: \"\")"],
        ["On  [✓] yes", "x", "y", "more", "= (isOn: true, name: \"x\", other: \"y\")"],
      ])
  }

  @Test(arguments: [true, false])
  func `what a binding animates moves there, what it does not is there at once`(animates: Bool) {
    let form = TestForm(columns: 20) {
      Editing(false) { isOn in
        Toggle("On", isOn: animates ? isOn.animation(.linear(duration: 1)) : isOn)
        Text("x").padding(.leading, isOn.wrappedValue ? 10 : 0)
      }
    }
    form.press("Tab", "Space")
    #expect((form.lines[1] == "          x") == !animates)
    while let time = form.session.deadline, time < 2_000_000_000 {
      form.session.advance(to: time)
      form.draw()
    }
    #expect(form.lines[1] == "          x")
  }

  @Test func `searchable has focus while it is presented`() {
    let shown = screens("Tab", "Tab", "Enter", "'ada'", "Tab") {
      Editing((text: "", searches: false)) { search in
        VStack {
          Text(search.wrappedValue.searches ? "searching" : "not searching")
          Button("Search") { search.wrappedValue.searches = true }
        }
        .searchable(text: search.text, isPresented: search.searches)
      }
    }
    #expect(
      shown == [
        ["  / Search", "not searching", "  Search", "= (text: \"\", searches: false)"],
        ["  / ada", "not searching", "› Search", "= (text: \"ada\", searches: false)"],
      ])
  }

  @Test func `a search that is bound to where to look`() {
    let shown = screens("'ada'", "Tab", "Right", "Tab") {
      Editing((text: "", scope: 1)) { search in
        Button("Other") {}
          .searchable(text: search.text)
          .searchScopes(search.scope) {
            Text("Here").tag(1)
            Text("Everywhere").tag(2)
          }
      }
    }
    #expect(
      shown == [
        ["  / Search", "[Here]  Everywhere", "  Other", "= (text: \"\", scope: 1)"],
        ["  / ada", " Here  [Everywhere]", "› Other", "= (text: \"ada\", scope: 2)"],
      ])
  }

  @Test func `badges of rows, which say nothing of none, and of pages`() {
    let shown = screens("Tab", "Enter") {
      Editing(0) { count in
        Button("More") { count.wrappedValue += 1 }.badge(count.wrappedValue)
        Text("Text").badge(Text("new").bold())
        Text("Optional").badge(count.wrappedValue > 0 ? "some" : nil)
        TabView {
          Text("page").tabItem { Text("One") }.badge(count.wrappedValue)
          Tab("Two", systemImage: "2.circle") { Text("other page") }.badge(7)
        }
      }
    }
    #expect(
      shown == [
        [
          "  More", "Text                                           new", "Optional", "  [One] Two (7)", "", "page",
          "= 0",
        ],
        [
          "› More                                           1", "Text                                           new",
          "Optional                                      some", "  [One (1)] Two (7)", "", "page", "= 1",
        ],
      ])
  }

  @Test func `everyMinute comes at the beginning of the next minute`() {
    let form = TestForm { TimelineView(.everyMinute) { context in Text("\(context.elapsed.components.seconds > 0)") } }
    #expect(form.lines == ["false"])
    let seconds = Int((form.session.deadline ?? 0) / 1_000_000_000)
    let clock = Int(time(nil)) % 60
    // A second may have passed in between.
    #expect([0, 1].contains((seconds + clock) % 60))
    form.session.advance(to: UInt64(seconds) * 1_000_000_000)
    form.draw()
    #expect(form.lines == ["true"])
    #expect(form.session.deadline != nil)
  }

  @Test func `Esc in a presented search`() {
    let shown = screens("'ada'", "Escape", "Escape") {
      Editing((text: "", searches: true)) { search in
        Button("Other") {}.searchable(text: search.text, isPresented: search.searches, prompt: Text("Find"))
      }
    }
    #expect(
      shown == [
        ["  / Find", "  Other", "= (text: \"\", searches: true)"],
        ["  / Find", "  Other", "= (text: \"\", searches: false)"],
      ])
  }

  @Test func `backgrounds and overlays that are views`() {
    let form = TestForm(columns: 20, rows: 8) {
      Text("blue").background { Color.blue }
      Text("shape").background(RoundedRectangle(cornerRadius: 8).fill(.red))
      Text("below").overlay(alignment: .trailing) { Text("!") }
      Text("around").padding(1).overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
      Text("last").background(.green, in: Capsule())
    }
    #expect(form.lines == ["blue", "shape", "belo!", "╭──────╮", "│around│", "╰──────╯", "last"])
    #expect(form.style(column: 0, row: 0).background == .blue)
    #expect(form.style(column: 4, row: 0).background == .standard)
    #expect(form.style(column: 0, row: 1).background == .red)
    #expect(form.style(column: 0, row: 6).background == .green)
  }

  @Test func `colours and shapes are views`() {
    let form = TestForm(columns: 12, rows: 8) {
      Color.red.frame(width: 4, height: 1)
      Rectangle().fill(.blue).frame(width: 3, height: 2)
      Circle().fill(.green).frame(width: 1, height: 1)
      Divider()
      RoundedRectangle(cornerRadius: 4).stroke(.gray).frame(width: 6, height: 3)
    }
    #expect(form.lines == ["", "", "", "●", "────────────", "╭────╮", "│    │", "╰────╯"])
    #expect((0..<5).map { form.style(column: $0, row: 0).background == .red } == [true, true, true, true, false])
    #expect((0..<4).map { form.style(column: $0, row: 2).background == .blue } == [true, true, true, false])
    #expect(form.style(column: 0, row: 3).foreground == .green)
  }

  @Test func `a view of two directions scrolls both ways`() {
    let form = TestForm(columns: 10, rows: 4) {
      ScrollView([.horizontal, .vertical]) {
        VStack { ForEach(0..<6) { Text("\($0) abcdefghijklmnop").fixedSize() } }
      }
    }
    #expect(form.lines == ["0 abcdefg▐", "1 abcdefg▐", "2 abcdefg", "3 abcdefg"])
    form.press("Down", "Right", "Right")
    #expect(form.lines == ["ghijklmno", "ghijklmno▐", "ghijklmno▐", "ghijklmno"])
    form.press("End")
    #expect(form.lines == ["ghijklmno", "ghijklmno", "ghijklmno▐", "────━━━━━▐"])
  }

  @Test func `texts in texts, and markup from literals`() {
    let form = TestForm(columns: 40, rows: 8) {
      Text("Hello, \(Text("you").bold())!")
      Text("**bold** and *emphasis*")
      Text(verbatim: "**as it is**")
      Text("**one** \(Text("two").italic()) *three*")
      Text("one ") + Text("two").underline()
    }
    #expect(form.lines == ["Hello, you!", "bold and emphasis", "**as it is**", "one two three", "one two"])
    func attributes(_ row: Int) -> String {
      (0..<form.lines[row].count).map { column in
        let attributes = form.style(column: column, row: row).attributes
        return attributes.contains(.bold)
          ? "b" : attributes.contains(.italic) ? "i" : attributes.contains(.underline) ? "u" : "-"
      }.joined()
    }
    #expect(
      (0..<5).map(attributes) == ["-------bbb-", "bbbb-----iiiiiiii", "------------", "bbb-iii-iiiii", "----uuu"])
  }
}
