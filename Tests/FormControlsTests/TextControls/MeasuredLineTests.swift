import TerminalModel
import TestSupport
import Testing

@testable import FormControls

/// A line of text whose clusters are measured once.
struct MeasuredLineTests {
  private static func line(_ text: String) -> MeasuredLine {
    var line = MeasuredLine()
    line.update(text, columns: { DisplayText.columns(of: $0) })
    return line
  }

  @Test func `offsets and columns are those of clusters`() {
    let line = Self.line("a日e\u{301}b")
    #expect(line.columns == 5)
    #expect([0, 1, 2, 4, 5, 7, 8].map(line.column(at:)) == [0, 1, 1, 3, 3, 4, 5])
    #expect([0, 1, 2, 3, 4, 5].map(line.utf8Offset(atColumn:)) == [0, 1, 1, 4, 7, 8])
  }

  @Test func `a part has every cluster that is in sight, also where its edge cuts one`() {
    let line = Self.line("a日e\u{301}b")
    let parts = [0..<9, 2..<4, 5..<9, 2..<2].map(line.part)
    #expect(parts.map(\.text) == ["a日e\u{301}b", "日e\u{301}", "", ""])
    #expect(parts.map(\.column) == [0, 1, 5, 1])
    #expect(Self.line("").part(0..<9).text.isEmpty)
  }

  @Test func `a key measures the clusters around it, and no others`() {
    var text = String(repeating: "ü日", count: 5_000)
    var line = Self.line(text)
    for place in [0, 4_321, text.count] {
      text.insert("x", at: text.index(text.startIndex, offsetBy: place))
      line.update(text, columns: { DisplayText.columns(of: $0) })
      #expect(line.clustersMeasured <= 3)
    }
  }

  @Test func `a change is found to the byte, wherever the words that are compared end`() {
    for length in 0...100 {
      let text = String(repeating: "a", count: length)
      for place in 0...length {
        var changed = text
        changed.insert("b", at: changed.index(changed.startIndex, offsetBy: place))
        let change = TextChange(from: text, to: changed)
        #expect(change.start == place && change.end == length - place && change.shift == 1)
      }
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `after any change it is as if measured anew`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "a", "bc", "日本", "\u{301}", "é", "🇩", "🇪🇫", "👩", "\u{200D}", "👧", "\u{FE0F}", "क", "्", "\u{1B}", "\r", "\n",
    ]
    var line = MeasuredLine()
    var scalars: [Unicode.Scalar] = []
    for _ in 0..<100 {
      let start = Int.random(in: 0...scalars.count, using: &random)
      let end = min(scalars.count, start + Int.random(in: 0...3, using: &random))
      let inserted = (0..<Int.random(in: 0...2, using: &random)).map { _ in pieces.randomElement(using: &random)! }
      scalars.replaceSubrange(start..<end, with: Array(inserted.joined().unicodeScalars))
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      let before = line
      let changed = line.update(text, columns: { DisplayText.columns(of: $0) })
      let anew = Self.line(text)
      for offset in 0...text.utf8.count { #expect(line.column(at: offset) == anew.column(at: offset), "\(text)") }
      #expect(line.columns == anew.columns)
      // What stands before the first change looks as it did.
      guard let changed else { continue }
      #expect(line.part(0..<changed).text == before.part(0..<changed).text)
    }
  }
}
