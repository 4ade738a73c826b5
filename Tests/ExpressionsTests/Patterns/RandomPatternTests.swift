import TestSupport
import Testing

@testable import Expressions

struct RandomPatternTests {
  @Test("any pattern answers as a slow backtracking matcher does", arguments: 1...20 as ClosedRange<UInt64>)
  func comparison(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let source = pattern(3, &random)
      guard let pattern = try? Pattern(parsing: source) else { continue }
      for _ in 0..<8 {
        let text = String(
          (0..<Int.random(in: 0...6, using: &random)).map { _ in "abAB \n1é".randomElement(using: &random) ?? "a" })
        let expected = try BacktrackingMatcher.matches(source, text)
        #expect(
          pattern.matchesAnywhere(in: text) == expected.anywhere,
          "\(source.debugDescription) in \(text.debugDescription)")
        #expect(pattern.matchesWhole(text) == expected.whole, "\(source.debugDescription) is \(text.debugDescription)")
      }
    }
  }

  @Test("any text is a pattern or has a placed mistake", arguments: 1...10 as ClosedRange<UInt64>)
  func noise(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "a", "b", "(", ")", "[", "]", "{", "}", "*", "+", "?", "|", "\\", "^", "$", ".", "-", "1", ",", ":", "<", "=",
      "!", "P", "é", "😀", "\\u", "\\p", "(?", "[:",
    ]
    for _ in 0..<400 {
      let source = (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in pieces.randomElement(using: &random) }
        .joined()
      do throws(PatternError) {
        _ = try Pattern(parsing: source).matchesAnywhere(in: "ab1é😀")
      } catch {
        #expect(error.range.lowerBound >= 0 && error.range.upperBound <= source.utf8.count, "\(source)")
        #expect(!error.message.isEmpty)
      }
    }
  }

  private func pattern(_ depth: Int, _ random: inout SeededGenerator) -> String {
    let part: String =
      switch Int.random(in: 0..<(depth == 0 ? 5 : 10), using: &random) {
      case 0, 1: ["a", "b", "A", "é", "1"].randomElement(using: &random) ?? "a"
      case 2: ["[ab]", "[^a]", "[a-z1]", #"\d"#, #"\w"#, #"\S"#, "."].randomElement(using: &random) ?? "."
      case 3: ["^", "$", #"\b"#, #"\B"#, #"\A"#, #"\z"#].randomElement(using: &random) ?? "^"
      case 4: ["", "(?i)", "(?m)", "(?s)"].randomElement(using: &random) ?? ""
      case 5: "(\(pattern(depth - 1, &random))|\(pattern(depth - 1, &random)))"
      case 6: "(?:\(pattern(depth - 1, &random)))"
      case 7, 8: pattern(depth - 1, &random) + pattern(depth - 1, &random)
      default:
        "(\(pattern(depth - 1, &random)))"
          + (["*", "+", "?", "{2}", "{1,3}", "{0,2}", "{1,}", "*?"].randomElement(using: &random) ?? "*")
      }
    return part
  }
}
