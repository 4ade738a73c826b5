import TestSupport
import Testing

@testable import LineEditing

@Suite("The text of a line is a string in memory that is used again")
struct ReusedTextTests {
  private static let pieces = [
    "a", "word ", "日本", "é", "e\u{301}", "👨‍👩‍👧", "\n", "a text longer than any string inside of itself",
  ]

  /// Some bytes of a text, edited at random; now and then no UTF-8.
  private struct Edits {
    var random: SeededGenerator
    var bytes: [UInt8] = []

    mutating func next() -> [UInt8] {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...(Bool.random(using: &random) ? 3 : 60), using: &random))
      let added = (0..<Int.random(in: 0...2, using: &random)).map { _ in
        ReusedTextTests.pieces.randomElement(using: &random) ?? ""
      }
      bytes.replaceSubrange(start..<end, with: Array(added.joined().utf8))
      if Int.random(in: 0..<200, using: &random) == 0 { bytes = [] }
      return bytes
    }
  }

  @Test(
    "it is the text that bytes stand for, also broken ones, and what was given out stays",
    arguments: 1...20 as ClosedRange<UInt64>)
  func meaning(seed: UInt64) {
    var edits = Edits(random: SeededGenerator(seed: seed))
    var text = ReusedText()
    var kept: [(given: String, expected: String)] = []
    for _ in 0..<400 {
      let bytes = edits.next()
      if Int.random(in: 0..<4, using: &edits.random) == 0 { text.willBeRevised() }
      bytes.withUnsafeBytes { text.become($0, isSecret: seed.isMultiple(of: 2)) }
      let expected = String(decoding: bytes, as: UTF8.self)
      #expect(Array(text.string.utf8) == Array(expected.utf8))
      #expect(text.string.count == expected.count && text.string == expected)
      // Some readers keep what they were given, as an app may.
      if Bool.random(using: &edits.random) { kept.append((text.string, expected)) }
      if kept.count > 8 { kept.remove(at: Int.random(in: 0..<kept.count, using: &edits.random)) }
      #expect(kept.allSatisfy { Array($0.given.utf8) == Array($0.expected.utf8) })
    }
  }

  /// How often these texts need memory, if nobody keeps the strings or if somebody keeps all.
  private func growths(for texts: [String], isSecret: Bool = false, keeping: Bool = false) -> Int {
    var text = ReusedText()
    var kept: [String] = []
    for next in texts {
      Array(next.utf8).withUnsafeBytes { text.become($0, isSecret: isSecret) }
      if keeping { kept.append(text.string) }
    }
    #expect(!keeping || kept == texts)
    return text.storageGrowths
  }

  private func texts(_ lengths: some Sequence<Int>) -> [String] { lengths.map { String(repeating: "x", count: $0) } }

  @Test("two strings take turns, and grow only now and then")
  func turns() {
    #expect(growths(for: texts(0...15)) == 0)
    #expect(growths(for: texts(16...1000)) <= 14)
    let edits = texts(Array(990...1000) + (500...1000).reversed() + Array(500...1000))
    // One more where the memory that is asked for is given without any to spare.
    #expect(growths(for: edits) <= growths(for: texts(990...1000)) + 1)
    #expect(growths(for: texts([5000, 5001, 20, 21, 22, 5000, 5001])) == 6, "what is far too large is given back")
  }

  @Test("a string that somebody keeps is not used again")
  func keptStrings() { #expect(growths(for: texts(20..<60), keeping: true) == 40) }

  @Test("memory that a longer secret lay in is not used again")
  func shorterSecrets() {
    #expect(growths(for: texts(16...120), isSecret: true) == 2)
    #expect(growths(for: texts((16...120).reversed()), isSecret: true) == 105)
    #expect(growths(for: texts([40, 41, 5, 40, 41]), isSecret: true) == 4)
  }

  @Test("a buffer keeps a secret as a string only while it is edited")
  func restingSecret() {
    let secret = "correct horse battery staple 77"
    let (buffer, other) = (LineBuffer(kind: .secret), LineBuffer())
    LineEditor.shared.activate(buffer)
    defer { LineEditor.shared.activate(nil) }
    buffer.insert(secret)
    let growths = buffer.textGrowths
    #expect((buffer.text, buffer.text) == (secret, secret) && buffer.textGrowths == growths + 1)
    LineEditor.shared.activate(other)
    #expect(buffer.text == secret && buffer.textGrowths == 0)
    LineEditor.shared.activate(buffer)
    #expect(buffer.text == secret && buffer.textGrowths == 1)
    buffer.wipe()
    #expect(buffer.text == "")
  }
}
