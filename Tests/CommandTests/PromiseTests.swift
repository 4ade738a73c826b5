import Foundation
import Testing

/// PROMISES.md and RULES.md name tests that exist.
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
      let held = suites[suite]?.contains { $0.contains("`\(cells[2])`") || $0.contains("\"\(cells[2])\"") } ?? false
      #expect(held, "there is no test '\(cells[2])' in \(suite)")
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
