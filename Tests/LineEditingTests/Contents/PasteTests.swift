import Platform
import Testing

@testable import LineEditing

@Suite("A paste is one edit")
struct PasteTests {
  let editor = LineEditor.shared

  nonisolated static let texts: [(String, PastePolicy, String)] = [
    ("one\ntwo", PastePolicy(newlines: .space), "one two"),
    ("one\r\ntwo\rthree\n\n", PastePolicy(newlines: .space), "one two three"),
    ("one\r\ntwo\n", PastePolicy(newlines: .keep), "one\ntwo\n"),
    ("one\ntwo", PastePolicy(newlines: .firstLine), "one"),
    ("\r\n\none\ntwo", PastePolicy(newlines: .firstLine), "one"),
    ("a\tb", PastePolicy(newlines: .space), "ab"),
    ("a\tb", PastePolicy(newlines: .keep), "a\tb"),
    ("a\u{1B}[31mb\u{7F}\u{85}c", PastePolicy(newlines: .space), "a[31mbc"),
    ("a\u{0}b\u{1}\u{9F}", PastePolicy(newlines: .keep), "ab"),
    ("👨‍👩‍👧 日本\u{301}", PastePolicy(newlines: .space), "👨‍👩‍👧 日本\u{301}"),
  ]

  @Test("what is taken of it is the buffer's policy", arguments: texts)
  func policy(pasted: String, policy: PastePolicy, taken: String) throws {
    #expect(try policy.accepted(Array(pasted.utf8)) == taken)
  }

  @Test(
    "what cannot be held as it is, is not taken at all",
    arguments: [
      (Array("one\ntwo".utf8), PastePolicy.Newlines.reject, PasteRefusal.severalLines),
      ([0x61, 0xFF], .space, .notText), ([0x61, 0xE9, 0x0A], .keep, .notText), ([0xC0, 0xAF], .space, .notText),
      ([0xED, 0xA0, 0x80], .keep, .notText), ([0xE2, 0x82], .firstLine, .notText),
    ])
  func refusals(pasted: [UInt8], newlines: PastePolicy.Newlines, refusal: PasteRefusal) {
    let policy = PastePolicy(newlines: newlines)
    #expect(throws: refusal) { try policy.accepted(pasted) }
    let buffer = open("a|b")
    buffer.pastePolicy = policy
    let bells = editor.bellCount
    #expect(editor.paste(pasted) == refusal)
    #expect(buffer.spelling == "a|b")
    #expect(editor.bellCount == bells + 1)
  }

  @Test(
    "one undo step, in the middle of anything",
    arguments: [
      ("", EditMode.emacs, "axy z|b"), ("Ctrl+V", .emacs, "axy z|b"),
      ("Ctrl+X", .emacs, "axy z|b"),
      ("", .vi, "axy z|b"), ("Esc", .vi, "xy z|ab"), ("Esc d", .vi, "xy z|ab"),
    ])
  func undo(keys: String, mode: EditMode, after: String) {
    let buffer = open("a|b", mode: mode)
    editor.feed(keys)
    editor.paste(Array("x\ty\u{1B}\rz".utf8))
    #expect(buffer.spelling == after)
    #expect(buffer.undo())
    #expect(buffer.text == "ab")
  }

  @Test("line breaks stay in a text")
  func kinds() {
    let text = open("|", kind: .text)
    #expect(editor.paste(Array("one\ntwo".utf8)) == nil)
    #expect(text.spelling == "one\ntwo|")
  }

  @Test("in a search it is part of what is searched for")
  func search() {
    let buffer = open("|", history: ["alpha beta", "gamma"])
    editor.feed("Ctrl+R")
    editor.paste(Array("pha b".utf8))
    #expect(buffer.text == "alpha beta")
  }

  @Test(
    "the part that is too long is cut",
    arguments: [
      (2, "é", 5000, 1002), (0, "é", 5000, 1000), (2, "e\u{301}", 1002, 1002), (nil, "a", 3 << 20, 1 << 20),
      (nil, "日", 1 << 20, (1 << 20) / 3),
    ] as [(Int?, String, Int, Int)])
  func cut(most: Int?, unit: String, count: Int, length: Int) {
    let buffer = open("|")
    buffer.pastePolicy.limit(to: most)
    for pasted in [count, 1] {
      editor.feed(paste: Array(String(repeating: unit, count: pasted).utf8))
      var events: [LineEditor.Event] = []
      while let event = editor.next() { events.append(event) }
      #expect(events == (pasted > length || pasted == 1 ? [.cut] : []))
    }
    #expect(buffer.text.count == length)
    // Typing goes on.
    editor.type("x")
    #expect(buffer.text.count == length + 1)
  }

  /// readline's incremental search costs the cube of the length: 4,000 letters took 14 seconds.
  @Test(
    "a search takes 200 characters; the rest is refused with a bell",
    arguments: ["Ctrl+R", "Ctrl+S"], ["a", "é"])
  func longSearch(key: String, letter: String) {
    for isPasted in [true, false] {
      _ = open("|" + String(repeating: letter, count: 20_000))
      editor.feed(key)
      let bells = editor.bellCount
      let text = String(repeating: letter, count: 5_000)
      if isPasted { editor.paste(text) } else { text.unicodeScalars.forEach { editor.press(Array(String($0).utf8)) } }
      let searched = editor.status.message?.split(separator: "`").last?.split(separator: "'").first ?? ""
      #expect(searched.unicodeScalars.count == 200)
      #expect(editor.bellCount > bells)
      editor.press([0x7F])
      editor.press([0x07])
      #expect(editor.phase == .ready)
    }
  }

  @Test("what a search takes from the text is bounded, too", arguments: [UInt8(0x17), 0x19])
  func longSearchFromText(key: UInt8) {
    _ = open("|" + String(repeating: "a", count: 20_000))
    editor.feed("Ctrl+S")
    let bells = editor.bellCount
    editor.press([key])
    #expect(editor.status.message?.contains("`'") == true)
    #expect(editor.bellCount > bells)
    editor.press([0x07])
  }

  @Test("a mebibyte is no more than a copy or two")
  func large() {
    let buffer = open("<|>")
    let pasted = String(repeating: "0123456789abcdé\n", count: 60_000)
    // Of the processor, which may have much else to do.
    let start = clock()
    editor.paste(Array(pasted.utf8))
    let microseconds = clock() - start
    #expect(buffer.text.utf8.count == 2 + pasted.utf8.count - 1)
    #expect(microseconds < 2_000_000)
    #expect(buffer.undo())
    #expect(buffer.spelling == "<|>")
  }
}
