import TestSupport
import Testing

@testable import FormControls

@Suite struct ChoiceListTests {
  struct Fields: View {
    let entries: OptionList
    let selection: Box<Set<Int>>
    let allowsSeveral: Bool
    var most: Int?
    @State private var selected: Set<Int> = []

    var body: some View {
      Form {
        FieldRow("List") {
          ChoiceList(options: entries, selected: selected.sorted(), allowsSeveral: allowsSeveral, prompt: "choose…") {
            index in
            selected = allowsSeveral ? selected.symmetricDifference([index]) : [index]
            selection.value = selected
          }
          .limited(least: 1, most: most) { indices in
            selected = selected.symmetricDifference(indices)
            selection.value = selected
          }
        }
        Text("below")
      }
    }
  }

  @Test("remarks behind labels stand in one column, where there is room for it")
  func remarks() {
    let entries = OptionList([
      OptionList.Entry(label: "feat", detail: "something new"), OptionList.Entry(label: "漢字"),
      OptionList.Entry(label: "refactor", detail: "neither"),
    ])
    func lines(columns: Int) -> [String] {
      let form = TestForm(columns: columns, rows: 20) {
        Fields(entries: entries, selection: Box([]), allowsSeveral: false)
      }
      form.press("Tab")
      return form.lines.dropLast()
    }
    #expect(
      lines(columns: 50) == [
        "▌ List  choose…                                 ▾", "▌       › ○ feat      something new", "▌         ○ 漢字",
        "▌         ○ refactor  neither",
      ])
    #expect(
      lines(columns: 20) == [
        "▌ List", "▌ choose…         ▾", "▌ › ○ feat", "▌     something new", "▌   ○ 漢字", "▌   ○ refactor",
        "▌     neither",
      ])
  }

  private func open(
    _ labels: [String], disabled: Set<String> = [], columns: Int = 40, rows: Int = 20, allowsSeveral: Bool = false,
    most: Int? = nil
  ) -> (form: TestForm, selection: Box<Set<Int>>) {
    let entries = OptionList(labels.map { OptionList.Entry(label: $0, isEnabled: !disabled.contains($0)) })
    let selection = Box<Set<Int>>([])
    let form = TestForm(columns: columns, rows: rows) {
      Fields(entries: entries, selection: selection, allowsSeveral: allowsSeveral, most: most)
    }
    form.press("Tab")
    return (form, selection)
  }

  @Test("without entries, it says once that there is no choice yet")
  func empty() {
    #expect(open([], columns: 44).form.lines == ["▌ List  choose…                           ▾", "  below"])
  }

  @Test("of several, a key chooses all that the filter shows, but for those that cannot be, and another gives them up")
  func allAndNone() {
    let (form, selection) = open(
      ["red", "green", "dark red", "infrared"], disabled: ["infrared"], columns: 44, allowsSeveral: true)
    #expect(
      form.lines == [
        "▌ List  choose…                           ▾", "▌       › [ ] red", "▌         [ ] green",
        "▌         [ ] dark red", "▌          ·  infrared", "▌       0 chosen, at least 1", "  below",
      ])
    form.type("red")
    form.press("Alt+a")
    #expect(selection.value == [0, 2])
    #expect(form.lines[0] == "▌ List  red                               ▾")
    form.press("Esc", "Alt+a")
    #expect(selection.value == [0, 1, 2])
    form.type("dark")
    form.press("Alt+n")
    #expect(selection.value == [0, 1])
    form.press("Alt+n", "Esc", "Alt+n", "Alt+n")
    #expect(selection.value == [])
  }

  @Test("where there is no room for both, how many are chosen is told rather than how many match")
  func narrowHead() {
    let (form, _) = open((1...9).map { "entry \($0)" }, columns: 52, allowsSeveral: true, most: 3)
    #expect(form.lines.contains { $0.hasSuffix("0 of 3 chosen, at least 1") })
  }

  @Test("more than can be chosen are not chosen at once, and it says why")
  func tooMany() {
    let (form, selection) = open(["red", "green", "blue"], columns: 44, allowsSeveral: true, most: 2)
    form.press("Space", "Alt+a")
    #expect(selection.value == [0])
    #expect(form.lines[0] == "▌ List  red                               ▾")
    #expect(form.lines.last?.contains("Choose at most 2") == true)
    form.type("green")
    form.press("Alt+a")
    #expect(selection.value == [0, 1])
  }

  @Test("of several, Space turns entries on and off and Up and Down only move")
  func several() {
    let (form, selection) = open(["red", "green", "blue"], columns: 44, allowsSeveral: true)
    form.press("Space", "Down", "Down", "Space")
    #expect(selection.value == [0, 2])
    #expect(
      form.lines == [
        "▌ List  red, blue                         ▾", "▌         [✓] red", "▌         [ ] green", "▌       › [✓] blue",
        "▌       2 chosen", "  below",
      ])
    form.press("Space", "Tab")
    #expect(selection.value == [0])
    form.press("Tab")
  }

  @Test("closed, it names all that are chosen")
  func closed() {
    let (form, _) = open(["red", "green", "漢字"], columns: 44, allowsSeveral: true)
    form.press("Space", "Down", "Down", "Space")
    form.session.focus.focus(nil)
    form.draw()
    #expect(form.lines == ["  List  red, 漢字                         ▾", "  below"])
  }

  @Test("of several, a filter stays while Space turns entries on; a pasted word is a filter with its space")
  func filteringSeveral() {
    let (form, selection) = open(["red", "dark red", "blue"], columns: 44, allowsSeveral: true)
    form.type("red")
    form.press("Down", "Space")
    #expect(selection.value == [1])
    #expect(form.lines[0] == "▌ List  red                               ▾")
    form.press("Esc")
    form.paste("red ")
    #expect(selection.value == [1])
    #expect(form.lines[0] == "▌ List  red                               ▾")
  }

  @Test("of one, a filter may have several words, the matches that begin with the first one first")
  func words() {
    let (form, selection) = open(["dark red", "red", "red dark"], columns: 44)
    form.type("red")
    form.type(" k")
    #expect(selection.value == [])
    #expect(
      form.lines == [
        "▌ List  red k                             ▾", "▌       › ○ red dark", "▌         ○ dark red", "▌       2 of 3",
        "  below",
      ])
    form.press("Backspace", "Backspace", "Backspace", "Backspace", "Backspace")
    #expect(form.lines.count == 5)
    form.type("dark r")
    form.press("Enter")
    #expect(selection.value == [0])
  }

  @Test("entries that cannot be chosen are passed over, also at the ends")
  func disabled() {
    let (form, selection) = open(["off", "a", "out", "b", "no"], disabled: ["off", "out", "no"], columns: 44)
    form.press("Down", "Space")
    #expect(selection.value == [3])
    form.press("Up", "Space")
    #expect(selection.value == [1])
    form.press("Down")
    form.click("off")
    #expect(selection.value == [1])
    #expect(form.lines[3...5] == ["▌         · out", "▌       › ○ b", "▌         · no"])
  }

  @Test("a list where nothing can be chosen, or without entries, chooses nothing", arguments: [[], ["a", "b"]])
  func nothingToChoose(labels: [String]) {
    let (form, selection) = open(labels, disabled: Set(labels), columns: 44)
    form.press("Down", "Up", "Space", "PageDown", "PageUp", "a", "Esc", "Enter")
    #expect(selection.value == [])
    #expect(form.session.outcome == nil)
  }

  @Test("long lists show what the screen allows below the search, and scroll with the highlight")
  func scrolling() {
    let (form, selection) = open((0..<100).map { "entry \($0)" }, columns: 44)
    #expect(form.lines.count == 13)
    #expect(form.lines[0] == "▌ List  type to filter                    ▾")
    form.press("PageDown", "PageDown")
    #expect(selection.value == [])
    // Beyond the highlight one more is to be seen, with the mark of what is in sight.
    #expect(form.lines[9...10] == ["▌       › ○ entry 20", "▌         ○ entry 21"])
    #expect(form.lines[1] == "▌         ○ entry 12")
    form.type("99")
    form.press("Esc")
    #expect(form.lines.contains { $0.hasPrefix("▌       › ○ entry 99") })
    form.press("Space")
    #expect(selection.value == [99])
  }

  @Test("labels wider than the list are wrapped, wide characters and hostile ones kept in their cells")
  func wideLabels() {
    let (form, _) = open(["漢字漢字漢字漢字漢字漢字", "a\u{1B}[31mb"], columns: 24)
    #expect(
      form.lines == ["▌ List", "▌ choose…             ▾", "▌ › ○ 漢字漢字漢字漢字", "▌     漢字漢字", "▌   ○ a␛[31mb", "  below"])
    form.press("Down")
    #expect(
      form.lines == ["▌ List", "▌ choose…             ▾", "▌   ○ 漢字漢字漢字漢字", "▌     漢字漢字", "▌ › ○ a␛[31mb", "  below"])
  }

  @Test(
    "where the text stands nowhere, its letters are found in order, the closest first",
    arguments: [
      ("bbn", ["bubble nest", "big brown bear", "rubber band"], [0, 2, 1]),
      ("dr", ["redraw", "dr", "dark red", "a drum", "dried"], [1, 4, 3, 0]),
      ("2.4", ["v2.4.1 · 2 Nov", "v2.2.0 · 4 Jul", "v2.0.3 · 24 Feb", "v2.4.0"], [0, 3]),
      ("2.2 jl", ["v2.4.1 · 2 Nov", "v2.2.0 · 4 Jul"], [1]),
      ("red dark", ["dark red", "red", "red dark"], [2, 0]),
      ("koln", ["Kolumbien", "Köln"], [1]), ("koln", ["Ko\u{308}ln", "Kolumbien"], [0]),
      ("größe", ["Grosse", "groß"], [0]),
      ("izm", ["İzmir", "çizmeli"], [0, 1]), ("ıs", ["Isparta", "Kars"], [0]), ("DİK", ["dikey", "a dık"], [0, 1]),
      ("b c", ["c b", "b x c", "a b c", "b c d", "b c"], [4, 3, 2, 0, 1]), ("zz", ["a", "b"], []),
    ] as [(String, [String], [Int])])
  func fuzzy(filter: String, labels: [String], order: [Int]) {
    var index = OptionIndex(OptionList(labels.map { OptionList.Entry(label: $0) }))
    var matches: [Int] = []
    index.find(filter, in: &matches)
    #expect(matches == order)
  }

  @Test(
    "the letters that were typed are marked where they were found",
    arguments: [
      ("red", "Dark Red", "     ^^^"), ("dr", "Dark Red", "^ ^     "), ("r d", "dark red", "^    ^  "),
      ("漢", "a漢字", " ^ "), ("izm", "İzmir", "^^^  "), ("ss", "Straße", "    ^ "),
      ("d'i", "Côte d’Ivoire", "     ^^^     "), ("İR", "izmır", "   ^^"), ("x", "abc", "   "),
    ])
  func marks(filter: String, label: String, marked: String) {
    var marks = MarkedLabel()
    // What was read before leaves nothing behind.
    for label in ["longer than the label", label] { marks.read(label, filter: filter) }
    #expect(marks.isMarked.map { $0 ? "^" : " " }.joined() == marked)
  }

  @Test("Home and End go to the ends of a list, and to those of the filter once there is one")
  func ends() {
    let (form, selection) = open((0..<100).map { "entry \($0)" }, columns: 44)
    form.press("End")
    #expect(form.lines.contains { $0.hasPrefix("▌       › ○ entry 99") })
    form.press("Home", "Space")
    #expect(selection.value == [0])
    form.type("9")
    form.press("Home")
    form.type("1")
    #expect(form.lines[0] == "▌ List  19                                ▾")
    form.press("Enter")
    #expect(selection.value == [19])
  }

  @Test("where there is no room for whole labels, the highlighted entry shows all of its own")
  func wideHighlight() {
    let long = "the quick brown fox jumps over the lazy dog again and again"
    let (form, selection) = open([long, "short", long], columns: 46, rows: 10)
    #expect(
      form.lines == [
        "▌ List  choose…                             ▾", "▌       › ○ the quick brown fox jumps over",
        "▌           the lazy dog again and again", "▌         ○ short",
        "▌         ○ the quick brown fox jumps over t…", "  below",
      ])
    form.press("Down")
    #expect(form.lines[0] == "▌ List  choose…                             ▾")
    #expect(form.lines[1] == "▌         ○ the quick brown fox jumps over t…")
    form.press("Down")
    #expect(form.lines.count == 6)
    form.click("short")
    #expect(selection.value == [1])
  }

  @Test("on a small screen fewer entries leave the label in sight")
  func smallScreen() {
    let (form, _) = open((0..<20).map { "entry \($0)" }, columns: 30, rows: 10)
    #expect(form.lines.prefix(3) == ["▌ List", "▌   type to filter          ▾", "▌   › ○ entry 0              ▐"])
    form.press("Down", "Down", "Down", "Down")
    #expect(form.lines[0] == "▌ List")
    #expect(form.screen.contains("› ○ entry 4"))
  }

  @Test("in three rows the highlighted entry is in sight")
  func fewRows() {
    let (form, _) = open((0..<20).map { "entry \($0)" }, columns: 44, rows: 3)
    for _ in 0..<5 { form.press("Down") }
    #expect(form.screen.contains("› ○ entry 5"))
    form.press("Up", "Up", "Up", "Up", "Up")
    #expect(form.screen.contains("› ○ entry 0"))
  }

  @Test("moving and filtering evaluate no body, choosing those that show the choice")
  func updates() {
    let (form, _) = open((0..<1000).map { "entry \($0)" }, columns: 44, allowsSeveral: true)
    form.press("Down")
    #expect(form.updates == 0)
    form.type("9")
    #expect(form.updates == 0)
    form.press("Space")
    #expect(form.updates <= 3)
  }

  @Test("filtering finds what looking at every label would find")
  func oracle() {
    var random = SeededGenerator(seed: 7)
    let letters = ["a", "b", "A", "é", "É", "ß", "漢", " "]
    func text(_ length: ClosedRange<Int>) -> String {
      (0..<Int.random(in: length, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }.joined()
    }
    for _ in 0..<50 {
      let labels = (0..<30).map { _ in text(0...8) }
      var index = OptionIndex(OptionList(labels.map { OptionList.Entry(label: $0) }))
      var (filter, matches) = ("", [Int]())
      for _ in 0..<6 {
        filter = Bool.random(using: &random) ? filter + text(1...1) : String(filter.dropLast())
        index.find(filter, in: &matches)
        #expect(matches == Self.slowMatches(labels, filter), "\(filter) in \(labels)")
      }
    }
  }

  @Test("a filter reads every label once, and those that come later when they have come")
  func readsOnce() {
    let options = CountedOptions()
    options.count = 1000
    var (index, matches) = (OptionIndex(options), [Int]())
    for filter in ["9", "99", "9", "8"] { index.find(filter, in: &matches) }
    #expect(options.read == Array(0..<1000))
    options.count = 1010
    index.extend(options)
    index.find("1009", in: &matches)
    #expect(matches == [1009])
    #expect(options.read == Array(0..<1010))
  }

  /// Numbers, and which of them were read.
  private final class CountedOptions: OptionProvider {
    var count = 0
    var read: [Int] = []

    func label(at index: Int) -> String {
      read.append(index)
      return "\(index)"
    }
    func detail(at index: Int) -> String { "" }
    func isEnabled(at index: Int) -> Bool { true }
  }

  @Test func `letters in order are those of one name`() {
    func rank(_ word: String, _ label: String) -> Int? {
      Array(word.utf8).withUnsafeBufferPointer { word in
        Array(label.utf8).withUnsafeBufferPointer { WordMatch.find(word, in: $0)?.rank }
      }
    }
    #expect(rank("zz", "czechia\ncz") == nil)
    #expect(rank("cza", "switzerland\nczechia") == rank("cza", "czechia"))
    #expect(rank("cza", "czechia\nx") == rank("cza", "czechia"))
  }

  /// The same answer from the definition of what matches and what is better, looking at every stretch of every label.
  private static func slowMatches(_ labels: [String], _ filter: String) -> [Int] {
    let words = filter.lowercased().split(separator: " ").map { Array($0.utf8) }
    let ranked = labels.enumerated().compactMap { index, label -> (index: Int, rank: Int, isWhole: Bool)? in
      let label = Array(label.lowercased().utf8)
      let ranks = words.map { slowRank(of: $0, in: label) }
      guard !ranks.contains(nil) else { return nil }
      let known = ranks.compactMap { $0 }
      return (index, known.reduce(0, +), known.allSatisfy { $0 <= WordMatch.lastRankOfWhole })
    }
    let wholes = ranked.filter(\.isWhole)
    return (wholes.isEmpty ? ranked : wholes).sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.index)
  }

  private static func slowRank(of word: [UInt8], in label: [UInt8]) -> Int? {
    func begins(_ start: Int) -> Bool { start == 0 || WordMatch.separatesWords(label[start - 1]) }
    if label == word { return 0 }
    if label.starts(with: word) { return 1 }
    let whole = label.indices.filter { label[$0...].starts(with: word) }
    if !whole.isEmpty { return whole.contains(where: begins) ? 2 : 3 }
    // The first place where the letters have all come, and the shortest stretch before it that holds them.
    func holds(_ stretch: ArraySlice<UInt8>) -> Bool {
      var rest = word[...]
      for letter in stretch where letter == rest.first { rest = rest.dropFirst() }
      return rest.isEmpty
    }
    guard let end = label.indices.first(where: { holds(label[...$0]) }),
      let start = label.indices.last(where: { $0 <= end && holds(label[$0...end]) })
    else { return nil }
    return 8 + min(end + 1 - start - word.count, 60) * 2 - (begins(start) ? 1 : 0)
  }
}
