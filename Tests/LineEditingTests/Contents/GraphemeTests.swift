import TestSupport
import Testing

@testable import LineEditing

@Suite("A character is what a person sees")
struct GraphemeTests {
  let editor = LineEditor.shared
  nonisolated static let clusters = [
    "e\u{301}", "e\u{301}\u{323}", "👨‍👩‍👧‍👦", "👍🏽", "🇯🇵", "1\u{FE0F}\u{20E3}", "❤\u{FE0F}", "\u{1112}\u{1161}\u{11AB}",
    "क्षि", "日", "é", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "ก็", "🏳️‍🌈",
  ]

  @Test("emacs moves over and removes whole clusters", arguments: clusters)
  func emacs(_ cluster: String) {
    #expect(edited("a\(cluster)b|", "Left Left") == "a|\(cluster)b")
    #expect(edited("a|\(cluster)b", "Ctrl+F") == "a\(cluster)|b")
    #expect(edited("a\(cluster)|b", "Backspace") == "a|b")
    #expect(edited("a|\(cluster)b", "Ctrl+D") == "a|b")
    #expect(edited("a\(cluster)b|", "Alt+2 Backspace") == "a|")
    #expect(edited("a\(cluster)b|", "Alt+2 Backspace Ctrl+_") == "a\(cluster)b|")
    #expect(edited("a\(cluster)|b", "Ctrl+T") == "ab\(cluster)|")
    #expect(edited("a\(cluster)|", "Ctrl+T") == "\(cluster)a|")
    #expect(edited("|", "'\(cluster)' Backspace") == "|")
  }

  @Test("vi moves over, removes and replaces whole clusters", arguments: clusters)
  func vi(_ cluster: String) {
    #expect(edited("a\(cluster)b|", "Esc h", mode: .vi) == "a|\(cluster)b")
    #expect(edited("a\(cluster)b|", "Esc 'hx'", mode: .vi) == "a|b")
    #expect(edited("a\(cluster)b|", "Esc X", mode: .vi) == "a|b")
    #expect(edited("a\(cluster)b|", "Esc '0lrx'", mode: .vi) == "a|xb")
    #expect(edited("a\(cluster)b|", "Esc '0lrxu'", mode: .vi).replacing("|", with: "") == "a\(cluster)b")
    #expect(edited("a\(cluster)b|", "Esc '0ldl'", mode: .vi) == "a|b")
    #expect(edited("a\(cluster)|", "Esc", mode: .vi) == "a|\(cluster)")
    #expect(edited("\(cluster)b|", "Esc '0aX'", mode: .vi) == "\(cluster)X|b")
    #expect(edited("\(cluster)b|", "Esc '02~'", mode: .vi).hasSuffix("B"))
  }

  @Test("a flag is two indicators, however many stand in a row")
  func flags() {
    #expect(edited("🇩🇪🇫🇷🇯🇵|", "Left Backspace") == "🇩🇪|🇯🇵")
    #expect(edited("|🇩🇪🇫🇷🇯🇵", "Right Ctrl+D") == "🇩🇪|🇯🇵")
  }

  @Test("a character typed in two parts becomes one")
  func composed() {
    #expect(edited("|", "'e' '\u{301}' Left") == "|e\u{301}")
  }

  @Test("boundaries in a window are those of the whole text", arguments: 1...40)
  func boundaries(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts =
      Self.clusters + ["a", " ", "\n", "\u{301}", "\u{200D}", "🇩", "\u{1F3FD}", "-", "x\u{300}\u{301}\u{302}"]
    let text = (0..<60).map { _ in parts.randomElement(using: &random)! }.joined()
    let bytes = Array(text.utf8)
    var offsets = [0]
    for character in text { offsets.append(offsets.last! + character.utf8.count) }
    bytes.withUnsafeBytes { bytes in
      for (start, end) in zip(offsets, offsets.dropFirst()) {
        #expect(graphemeBoundary(after: start, in: bytes) == end)
        #expect(graphemeBoundary(before: end, in: bytes) == start)
      }
    }
  }
}
