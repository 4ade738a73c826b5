import TestSupport
import Testing

@testable import KeyScripts

@Suite("Snapshots beside scripts")
struct SnapshotTests {
  @Test("a snapshot stands beside its script", arguments: [("forms/a.keys", "forms/x.screen"), ("a.keys", "x.screen")])
  func paths(script: String, expected: String) {
    #expect(SnapshotFile.path(of: "x", besideScript: script) == expected)
  }

  @Test("a screen is the same, whatever the ends of the lines")
  func same() {
    #expect(SnapshotFile.isSame("one\r\ntwo  \r\n\r\n", "one\ntwo\n"))
    #expect(!SnapshotFile.isSame("one\n  two\n", "one\ntwo\n"))
  }

  @Test("a difference shows what was there before what is there")
  func different() {
    let difference = LineDifference(from: "one\ntwo\nthree\n", to: "one\n2\nthree\nfour\n")
    #expect(difference.description == "  one\n- two\n+ 2\n  three\n+ four")
  }

  @Test("a difference applied to the old text gives the new one")
  func randomDifferences() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      func text() -> [String] {
        (0..<Int.random(in: 0...8, using: &random)).map { _ in ["a", "b", "c"].randomElement(using: &random) ?? "" }
      }
      let (old, new) = (text(), text())
      let difference = LineDifference(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
      var (before, after): ([String], [String]) = ([], [])
      for line in difference.lines {
        switch line {
        case .same(let text):
          before.append(text)
          after.append(text)
        case .removed(let text): before.append(text)
        case .added(let text): after.append(text)
        }
      }
      #expect(before == old)
      #expect(after == new)
    }
  }
}
