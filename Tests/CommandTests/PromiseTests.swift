import Foundation
import Testing

/// PROMISES.md and RULES.md name tests that run, and expect something.
@Suite struct PromiseTests {
  private static let folder = URL(filePath: ManualCommandTests.root + "/Tests")

  @Test(arguments: [("PROMISES.md", 250), ("RULES.md", 70)])
  func `every promise is held by a test`(file: String, atLeast expected: Int) throws {
    let table = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
    let rows = table.split(separator: "\n").filter {
      $0.hasPrefix("| ") && $0.contains("`") && !$0.contains("| suite |")
    }
    #expect(rows.count >= expected)
    let suites = try Self.suites()
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(cells.count == 3, "\(row)")
      let suite = cells[1].replacing("`", with: "")
      let held = suites[suite]?.contains { Self.holds($0, cells[2]) } ?? false
      #expect(held, "there is no test '\(cells[2])' in \(suite) that expects anything")
    }
  }

  /// Whether a source has a test of that name, not turned off, in whose body or arguments something is expected.
  private static func holds(_ source: String, _ name: String) -> Bool {
    let code = source.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    return code.components(separatedBy: "@Test").dropFirst().contains { test in
      guard test.contains("`\(name)`") || test.contains("\"\(name)\""), !test.contains(".disabled(") else {
        return false
      }
      return ["#expect", "#require", "expect", "Issue.record", "check"].contains { test.contains($0) }
    }
  }

  /// The sources of every suite, by its name; some are there in more than one target.
  private static func suites() throws -> [String: [String]] {
    var suites: [String: [String]] = [:]
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      suites[file.deletingPathExtension().lastPathComponent, default: []].append(
        try String(contentsOf: file, encoding: .utf8))
    }
    return suites
  }
}
