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
    let helpers = Self.helpers(in: suites.values.joined())
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(cells.count == 3, "\(row)")
      let suite = cells[1].replacing("`", with: "")
      let held = suites[suite]?.contains { Self.holds($0, cells[2], helpers) } ?? false
      #expect(held, "there is no test '\(cells[2])' in \(suite) that expects anything")
    }
  }

  /// Whether a source has a test of that name, not turned off, that expects something, by itself or by a function.
  private static func holds(_ source: String, _ name: String, _ helpers: Set<Substring>) -> Bool {
    source.components(separatedBy: "@Test").dropFirst().contains { test in
      guard test.contains("`\(name)`") || test.contains("\"\(name)\"") else { return false }
      guard !test.hasPrefix("(.disabled("), !test.contains("\", .disabled(") else { return false }
      return expects(test) || !helpers.isDisjoint(with: test.split { !isPartOfName($0) })
    }
  }

  /// The names of the functions of all tests in which something is expected.
  private static func helpers(in sources: some Sequence<String>) -> Set<Substring> {
    var names: Set<Substring> = []
    for source in sources {
      for function in source.components(separatedBy: "func ").dropFirst() where expects(function) {
        let name = function.prefix(while: isPartOfName)
        if !name.isEmpty { names.insert(name) }
      }
    }
    return names
  }

  private static func expects(_ code: String) -> Bool {
    ["#expect", "#require", "Issue.record"].contains { code.contains($0) }
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
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
