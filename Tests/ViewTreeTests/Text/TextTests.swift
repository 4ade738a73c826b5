import TerminalModel
import TestSupport
import Testing
import ViewTree

@Suite("Text") struct TextTests {
  private func wrap(_ text: String, _ columns: Int, limit: Int? = nil) -> [String] {
    TextWrapping.lines(of: [StyledText(text, style: .plain)], columns: columns, limit: limit).map {
      $0.map(\.text).joined()
    }
  }

  @Test(arguments: [
    ("", 5, [""]),
    ("one two", 7, ["one two"]),
    ("one two", 6, ["one", "two"]),
    ("one two three", 7, ["one two", "three"]),
    ("one  two", 5, ["one", "two"]),
    ("one two ", 7, ["one two"]),
    ("onetwothree", 4, ["onet", "woth", "ree"]),
    ("a onetwothree b", 4, ["a", "onet", "woth", "ree", "b"]),
    ("one\ntwo", 9, ["one", "two"]),
    ("one\n\ntwo", 9, ["one", "", "two"]),
    ("one\n  two three", 7, ["one", "  two", "three"]),
    ("  one", 4, ["one"]),
    ("     one", 4, ["one"]),
    ("日本語", 4, ["日本", "語"]),
    ("日本語", 3, ["日", "本", "語"]),
    ("日本語", 1, ["日", "本", "語"]),
    ("ab日cd", 4, ["ab日", "cd"]),
    ("日本。語", 4, ["日", "本。", "語"]),
    ("日「本」語", 4, ["日", "「本", "」語"]),
    ("日本「語」", 6, ["日本", "「語」"]),
    ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]),
    ("👩‍👩‍👧👩‍👩‍👧", 3, ["👩‍👩‍👧", "👩‍👩‍👧"]),
    ("well-known words", 6, ["well-", "known", "words"]),
    ("to -5 °C or 1,000.50 €", 8, ["to -5 °C", "or", "1,000.50", "€"]),
    ("see /usr/share/doc", 9, ["see /usr/", "share/doc"]),
    ("(a b) [c]", 4, ["(a", "b)", "[c]"]),
    ("wait !", 5, ["wait", "!"]),
    ("« oui »", 5, ["« oui", "»"]),
    ("한국어 문장", 5, ["한국", "어 문", "장"]),
    ("ア・イー", 4, ["ア・", "イー"]),
    ("价格100元", 5, ["价格", "100元"]),
    ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
  ])
  func `text breaks between words, between wide characters, and inside words that are too long`(
    text: String, columns: Int, lines: [String]
  ) {
    #expect(wrap(text, columns) == lines)
  }

  @Test(arguments: [
    ("one two three", 7, 1, ["one tw…"]),
    ("one two three", 7, 2, ["one two", "three"]),
    ("one two three four", 7, 2, ["one two", "three…"]),
    ("one\ntwo", 9, 1, ["one…"]),
    ("onetwothree", 4, 2, ["onet", "wot…"]),
    ("日本語", 4, 1, ["日…"]),
    ("one two", 9, 1, ["one two"]),
    ("one", 1, 1, ["…"]),
    ("one two", 4, 0, ["one…"]),
  ])
  func `text beyond the limit of lines ends in an ellipsis that uses the room there is`(
    text: String, columns: Int, limit: Int, lines: [String]
  ) {
    #expect(wrap(text, columns, limit: limit) == lines)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abc def", 5, "abc…"), ("日本語", 5, "日本…"),
    ("日本語", 4, "日…"), ("abc", 1, "…"), ("abc", 0, ""), ("", 0, ""),
  ])
  func `a line that is too long is cut with an ellipsis`(text: String, columns: Int, cut: String) {
    let line = TextWrapping.truncated([StyledText(text, style: .plain)], columns: columns)
    #expect(line.map(\.text).joined() == cut)
    #expect(line.reduce(0) { $0 + TextWidth.columns(of: $1.text) } <= columns)
  }

  @Test(arguments: [
    (Text.TruncationMode.tail, "a folder/fi…"), (.head, "…er/file.txt"), (.middle, "a fold…e.txt"),
  ])
  func `what does not fit is left out at the end, at the beginning or in the middle`(
    mode: Text.TruncationMode, shown: String
  ) {
    #expect(screen(12, 2) { Text("a folder/file.txt").lineLimit(1).truncationMode(mode) } == [shown])
    #expect(screen(20, 2) { Text("a folder/file.txt").lineLimit(1).truncationMode(mode) } == ["a folder/file.txt"])
  }

  @Test func `of several lines the last one is shortened`() {
    func lines(_ mode: Text.TruncationMode) -> [String] {
      screen(8, 5) { Text("one two three four five six").lineLimit(2).truncationMode(mode) }
    }
    #expect(lines(.tail) == ["one two", "three f…"])
    #expect(lines(.head) == ["one two", "…ive six"])
    #expect(lines(.middle) == ["one two", "thre…six"])
  }

  @Test(arguments: 0..<100)
  func `however a text is shortened it fits, and is its beginning and its end`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let pieces = ["a", "bc", " ", "日", "本", "e\u{301}", "👩‍👩‍👧", "word"]
    let text = (0..<Int.random(in: 1...20, using: &generator)).compactMap { _ in
      pieces.randomElement(using: &generator)
    }.joined()
    let columns = Int.random(in: 1...14, using: &generator)
    for mode in [Text.TruncationMode.head, .middle, .tail] {
      let line = TextWrapping.truncated([StyledText(text, style: .plain)], columns: columns, mode: mode)
      let shown = line.map(\.text).joined()
      #expect(TextWidth.columns(of: shown) <= columns, "\(text) \(mode)")
      guard shown != text else { continue }
      let parts = shown.split(separator: "…", omittingEmptySubsequences: false)
      #expect(parts.count == 2 && text.hasPrefix(parts[0]) && text.hasSuffix(parts[1]), "\(text) \(shown)")
      #expect(mode != .head || parts[0].isEmpty)
      #expect(mode != .tail || parts[1].isEmpty)
    }
  }

  @Test func `lines stand at the left, in the middle or at the right of the text`() {
    func lines(_ alignment: TextAlignment) -> [String] {
      screen(9, 5) { Text("one\nthree\nlonger").multilineTextAlignment(alignment) }
    }
    #expect(lines(.leading) == ["one", "three", "longer"])
    #expect(lines(.center) == [" one", "three", "longer"])
    #expect(lines(.trailing) == ["   one", " three", "longer"])
  }

  @Test func `a text can take lines that it does not need`() {
    #expect(
      screen(9, 9) {
        Text("one").lineLimit(2, reservesSpace: true)
        Text("two").lineLimit(2...3)
        Text("a b c d e f g h i j k l m n o p").lineLimit(2...3)
        Text("end")
      } == ["one", "", "two", "", "a b c d e", "f g h i j", "k l m n…", "end"])
  }

  @Test(arguments: 0..<200)
  func `no line is wider than asked, no text is lost, and breaking lines again changes nothing`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let pieces = ["a", "bc", "def ", " ", "\n", "日", "本", "、", "「", "-", "e\u{301}", "👩‍👩‍👧", "longerword"]
    let text = (0..<Int.random(in: 0...20, using: &generator)).compactMap { _ in
      pieces.randomElement(using: &generator)
    }.joined()
    let columns = Int.random(in: 2...12, using: &generator)
    let lines = wrap(text, columns)
    #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= columns }, "\(text.debugDescription) \(columns)")
    func letters(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    #expect(letters(lines.joined()) == letters(text))
    let widest = lines.map { TextWidth.columns(of: $0) }.max() ?? 0
    if lines.count > 1 { #expect(wrap(text, max(1, widest)) == lines, "\(text.debugDescription) \(columns)") }
  }

  @Test func `styles stay with their text over line breaks`() {
    let red = Style(foreground: .ansi(1))
    let runs = [StyledText("one ", style: .plain), StyledText("two three", style: red)]
    #expect(
      TextWrapping.lines(of: runs, columns: 7) == [
        [StyledText("one ", style: .plain), StyledText("two", style: red)], [StyledText("three", style: red)],
      ])
  }

  @Test(arguments: [
    ("plain", "plain"), ("*a* b", "<i>a</i> b"), ("**a** b", "<b>a</b> b"), ("`a*b*`", "<b>a*b*</b>"),
    ("2 * 3 * 4", "2 * 3 * 4"), ("*open", "*open"), ("a** b", "a** b"), ("*a **b** c*", "<i>a </i><ib>b</ib><i> c</i>"),
    ("**a *b* c**", "<b>a </b><ib>b</ib><b> c</b>"), ("", ""), ("**", "**"), ("* a*", "* a*"), ("``", "``"),
    ("*a* and *b*", "<i>a</i> and <i>b</i>"),
  ])
  func `inline markup is emphasis, strong and code; marks without a partner stand for themselves`(
    markup: String, expected: String
  ) {
    let screen = TestScreen(columns: 40, rows: 1) { Text(markup: markup) }
    var shown = ""
    var open = ""
    for column in 0..<40 {
      let attributes = screen.grid.style(row: 0, column: column).attributes
      let tag = (attributes.contains(.italic) ? "i" : "") + (attributes.contains(.bold) ? "b" : "")
      if tag != open { shown += (open.isEmpty ? "" : "</\(open)>") + (tag.isEmpty ? "" : "<\(tag)>") }
      open = tag
      shown += screen.grid.cluster(row: 0, column: column)
    }
    #expect(String(shown.reversed().drop { $0 == " " }.reversed()) == expected)
  }

  @Test func `texts join, and what one says of its look wins over what is around it`() {
    let screen = TestScreen {
      (Text("a").bold() + Text("b").foregroundStyle(.ansi(2))).foregroundStyle(.ansi(3)).underline()
      Text("c").bold(false).bold()
    }
    #expect(screen.lines == ["ab", "c"])
    let first = screen.grid.style(row: 0, column: 0)
    #expect(first.attributes == [.bold, .underline])
    #expect(first.foreground == .ansi(3))
    #expect(screen.grid.style(row: 0, column: 1).attributes == .underline)
    #expect(screen.grid.style(row: 1, column: 0).attributes == [])
  }

  @Test func `control characters are shown, not obeyed`() {
    #expect(screen(20, 2) { Text("a\u{1B}[31mb") } == ["a␛[31mb"])
  }

  @Test func `rows that are not there end in an ellipsis`() {
    #expect(screen(7, 1) { Text("one two three") } == ["one tw…"])
    #expect(
      screen(7, 2) {
        VStack {
          Text("one two three"); Text("x")
        }
      } == ["one tw…", "x"])
    #expect(screen(7, 3) { Text("one two three four").lineLimit(2) } == ["one two", "three…"])
  }

  @Test func `text that takes the same room is drawn again without a new layout`() {
    let model = Model("one")
    let screen = TestScreen { Owner(model) { Text($0) } }
    screen.resetCounters()
    model.value = "two"
    screen.draw()
    #expect(screen.lines == ["two"])
    #expect(screen.host.counters.layouts == 0)
    // Blanked and written.
    #expect(screen.grid.cellsWritten == 6)
    model.value = "three"
    screen.draw()
    #expect(screen.lines == ["three"])
    #expect(screen.host.counters.layouts == 1)
  }
}
