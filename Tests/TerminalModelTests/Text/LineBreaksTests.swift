import Foundation
import TerminalModel
import TestSupport
import Testing

@Suite struct LineBreaksTests {
  /// Lines such as `× 0041 × 0020 ÷ 0042 ÷`.
  private static let cases: [Substring] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Unicode/LineBreakTest-15.0.0.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }()

  @Test func `lines may be broken where the tests of Unicode say`() {
    #expect(Self.cases.count > 2_500)
    for line in Self.cases {
      var scalars = String.UnicodeScalarView()
      var expected: [Bool] = []
      var isBreak = false
      for word in line.split(separator: " ") {
        switch word {
        case "÷", "×": isBreak = word == "÷"
        default:
          guard let scalar = UInt32(word, radix: 16).flatMap(Unicode.Scalar.init) else { continue }
          scalars.append(scalar)
          expected.append(isBreak && !expected.isEmpty)
        }
      }
      #expect(LineBreaks.opportunities(in: String(scalars)) == expected, "\(line)")
    }
  }

  @Test(
    "a text is broken between words, and a longer word where the line ends",
    arguments: [
      ("", 5, [""]), ("ab cd", 5, ["ab cd"]), ("ab cde", 5, ["ab", "cde"]), ("ab   cde", 4, ["ab", "cde"]),
      ("ab cdefghij k", 4, ["ab", "cdef", "ghij", "k"]), ("ab\n\ncd ", 9, ["ab", "", "cd "]),
      ("well-known", 6, ["well-", "known"]), ("漢字かな。", 4, ["漢字", "か", "な。"]), ("漢字", 1, ["漢", "字"]),
      ("  ab cd", 5, ["  ab", "cd"]), ("abcde f", 5, ["abcde", "f"]), ("ab cd ef gh", 5, ["ab cd", "ef gh"]),
      ("abcd: ", 5, ["abcd:"]), ("abcd: ", 6, ["abcd: "]),
    ])
  func lines(text: String, columns: Int, lines: [Substring]) {
    #expect(LineBreaks.lines(of: text, columns: columns) == lines)
  }

  @Test(arguments: 0..<40 * FuzzEffort.factor)
  func `no line is too long, and nothing but blanks is lost`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let text = String(
      (0..<Int.random(in: 0...60, using: &random)).map { _ in "ab -漢.\n".randomElement(using: &random)! })
    let columns = Int.random(in: 2...12, using: &random)
    let lines = LineBreaks.lines(of: text, columns: columns)
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " && $0 != "\n" })
    for line in lines {
      let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
      #expect(TextWidth.columns(of: String(line[..<end])) <= columns, "\(text.debugDescription) \(lines)")
    }
  }

  @Test func `the classes are those of the version the tests are for`() {
    #expect(LineBreaks.unicodeVersion == "15.0.0")
    #expect(LineBreaks.opportunities(in: "") == [])
  }
}
