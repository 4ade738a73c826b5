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

  private func place(of string: String) -> UInt {
    var string = string
    return string.withUTF8 { UInt(bitPattern: $0.baseAddress) }
  }

  /// Where the strings lie that are given out for these texts, if nobody keeps any.
  private func places(of texts: [String]) -> [UInt] {
    var text = ReusedText()
    return texts.map { next in
      var next = next
      next.withUTF8 { text.become(UnsafeRawBufferPointer($0), isSecret: false) }
      return place(of: text.string)
    }
  }

  @Test("two strings take turns, and grow only now and then")
  func turns() {
    let long = String(repeating: "x", count: 16)
    let places = places(of: (0..<400).map { long + String(repeating: "y", count: $0) })
    #expect(Set(places).count <= 14)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test("a string that somebody keeps is not used again")
  func keptString() {
    var text = ReusedText()
    var kept: [String] = []
    for count in 20..<40 {
      Array(repeating: UInt8(ascii: "x"), count: count).withUnsafeBytes { text.become($0, isSecret: false) }
      kept.append(text.string)
    }
    #expect(kept.map(\.count) == Array(20..<40))
    #expect(Set(kept.map(place)).count == kept.count)
  }

  @Test("a buffer keeps a secret as a string only while it is edited")
  func restingSecret() {
    let secret = "correct horse battery staple 77"
    let (buffer, other) = (LineBuffer(kind: .secret), LineBuffer())
    LineEditor.shared.activate(buffer)
    defer { LineEditor.shared.activate(nil) }
    buffer.insert(secret)
    #expect(place(of: buffer.text) == place(of: buffer.text))
    LineEditor.shared.activate(other)
    let first = buffer.text
    #expect(first == secret && place(of: first) != place(of: buffer.text))
    buffer.wipe()
    #expect(buffer.text == "")
  }
}
