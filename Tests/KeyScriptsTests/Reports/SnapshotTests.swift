import TestSupport
import Testing

@testable import KeyScripts

@Suite("Snapshots beside scripts")
struct SnapshotTests {
  /// A folder in memory.
  final class Folder {
    var files: [String: String] = [:]

    var snapshots: SnapshotFiles {
      SnapshotFiles(read: { self.files[$0] }, write: { self.files[$0] = $1 })
    }
  }

  @Test("a snapshot stands beside its script", arguments: [("forms/a.keys", "forms/x.screen"), ("a.keys", "x.screen")])
  func paths(script: String, expected: String) {
    #expect(SnapshotFiles.path(of: "x", besideScript: script) == expected)
  }

  @Test("an equal screen passes, whatever the ends of the lines")
  func same() {
    let folder = Folder()
    folder.files["x.screen"] = "one\r\ntwo  \r\n\r\n"
    #expect(folder.snapshots.check("x", screen: "one\ntwo\n", script: "a.keys", mode: .compare) == .same)
    #expect(folder.snapshots.check("x", screen: "one\ntwo\n", script: "a.keys", mode: .update) == .same)
    #expect(folder.files["x.screen"] == "one\r\ntwo  \r\n\r\n")
  }

  @Test("a different screen fails with the difference, and is written on demand")
  func different() {
    let folder = Folder()
    folder.files["x.screen"] = "one\ntwo\nthree\n"
    let outcome = folder.snapshots.check("x", screen: "one\n2\nthree\nfour\n", script: "a.keys", mode: .compare)
    guard case .different(let difference) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(difference.description == "  one\n- two\n+ 2\n  three\n+ four")
    #expect(!difference.isEmpty)
    #expect(
      folder.snapshots.check("x", screen: "one\n2\nthree\nfour\n", script: "a.keys", mode: .update)
        == .updated(difference))
    #expect(folder.files["x.screen"] == "one\n2\nthree\nfour\n")
  }

  @Test("a new snapshot is missing until it is recorded, and recording it does not pass")
  func new() {
    let folder = Folder()
    #expect(folder.snapshots.check("x", screen: "one\n", script: "a.keys", mode: .compare) == .missing)
    let outcome = folder.snapshots.check("x", screen: "one\n", script: "a.keys", mode: .update)
    #expect(!outcome.isPassed)
    #expect(folder.snapshots.check("x", screen: "one\n", script: "a.keys", mode: .compare).isPassed)
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
