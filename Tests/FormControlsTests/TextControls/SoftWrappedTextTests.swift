import TestSupport
import Testing

@testable import FormControls

/// A text in lines of the screen.
struct SoftWrappedTextTests {
  private func lines(_ text: String, _ columns: Int) -> [String] {
    var wrapped = SoftWrappedText()
    wrapped.update(text: text, columns: columns)
    return wrapped.shownLines
  }

  @Test(arguments: [
    ("", 10, [""]), ("short", 10, ["short"]), ("one\ntwo\n", 10, ["one", "two", ""]), ("\n\n", 10, ["", "", ""]),
    ("aaa bbb ccc", 8, ["aaa bbb ", "ccc"]), ("aaa bbb ccc", 7, ["aaa bbb ", "ccc"]),
    ("aaa bbb ccc", 6, ["aaa ", "bbb ", "ccc"]),
    ("a long-word-that-fits-nowhere b", 10, ["a long-wor", "d-that-fit", "s-nowhere ", "b"]),
    ("abcdefghij", 10, ["abcdefghij"]), ("abcdefghijk", 10, ["abcdefghij", "k"]), ("abcd  ef", 5, ["abcd  ", "ef"]),
    ("日本語日本語", 5, ["日本", "語日", "本語"]), ("ab 日本語", 6, ["ab 日", "本語"]), ("a\u{1B}bc", 3, ["a\u{1B}b", "c"]),
    ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", 4, ["👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧"]), ("xyz", 1, ["x", "y", "z"]), ("日本", 1, ["日", "本"]),
  ])
  func `long lines are broken behind blanks, between wide characters, or where they end`(
    text: String, columns: Int, expected: [String]
  ) {
    #expect(lines(text, columns) == expected)
  }

  @Test func `a key in a long line breaks the lines around it anew, and no others`() {
    var wrapped = SoftWrappedText()
    var text = Array(repeating: "word", count: 10_000).joined(separator: " ")
    wrapped.update(text: text, columns: 40)
    for place in [0, 25_000, text.count] {
      text.insert("x", at: text.index(text.startIndex, offsetBy: place))
      wrapped.update(text: text, columns: 40)
      #expect(wrapped.linesBroken <= 5)
    }
  }

  @Test func `a place at a break belongs to the line after it`() {
    var wrapped = SoftWrappedText()
    wrapped.update(text: "aaa bbb\nccc", columns: 5)
    #expect(wrapped.shownLines == ["aaa ", "bbb", "ccc"])
    #expect([0, 3, 4, 7, 8, 11].map { wrapped.line(showing: $0) } == [0, 0, 1, 1, 2, 2])
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `after any change the lines are those of the whole text broken anew`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Half of the texts are one long line.
    let pieces =
      ["a", "word ", "日本", " ", "long-word-without-blanks", "é", "\u{1B}", "\u{301}", "🇩🇪", "🇫", "👩\u{200D}"]
      + (seed.isMultiple(of: 2) ? ["\n", "\n\n"] : [])
    var wrapped = SoftWrappedText()
    var text: [Character] = []
    for _ in 0..<100 {
      let start = Int.random(in: 0...text.count, using: &random)
      let end = min(text.count, start + Int.random(in: 0...4, using: &random))
      let inserted = (0..<Int.random(in: 0...3, using: &random)).map { _ in pieces.randomElement(using: &random)! }
      text.replaceSubrange(start..<end, with: Array(inserted.joined()))
      let columns = Int.random(in: 0..<10, using: &random) == 0 ? Int.random(in: 1...20, using: &random) : 12
      let before = wrapped.shownLines
      var changed: [Int] = []
      wrapped.update(text: String(text), columns: columns, watching: 2..<8) { changed.append($0) }
      var anew = SoftWrappedText()
      anew.update(text: String(text), columns: columns)
      #expect(wrapped.lines == anew.lines, "\(String(text))")
      // Whoever draws lines is told which look different, and no others.
      let after = wrapped.shownLines
      #expect(changed == (2..<8).filter { before.at($0) != after.at($0) })
    }
  }
}

extension SoftWrappedText {
  fileprivate var shownLines: [String] { lines.map { String(shown($0)) } }
}

extension Array {
  fileprivate func at(_ index: Int) -> Element? { index < count ? self[index] : nil }
}
