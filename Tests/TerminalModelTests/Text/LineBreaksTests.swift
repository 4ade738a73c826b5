import Foundation
import TerminalModel
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

  @Test func `the classes are those of the version the tests are for`() {
    #expect(LineBreaks.unicodeVersion == "15.0.0")
    #expect(LineBreaks.opportunities(in: "") == [])
  }
}
