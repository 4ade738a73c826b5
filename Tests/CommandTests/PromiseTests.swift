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
    let targets = try Self.targets()
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(cells.count == 3, "\(row)")
      let suite = cells[1].replacing("`", with: "")
      let held = targets.values.contains { $0.holds(cells[2], in: suite) }
      #expect(held, "there is no test '\(cells[2])' in \(suite) that expects anything")
    }
  }

  @Test(arguments: [
    ("@Test func `it holds`() { #expect(form() == 1) }", true),
    ("@Test func `it holds`() { form() }", false),
    ("@Test func `it holds`() { _ = \"check\"; check }", false),
    ("@Test func `it holds`() { check() }", true),
    ("@Test func `it holds`() { checkAll() }", true),
    ("@Test(.disabled()) func `it holds`() { check() }", false),
    ("@Test\n  func `it holds`() {\n    form()\n  }\n\n  @Test func other() { check() }", false),
    ("@Test(\"it holds\", arguments: [1])\n  func one(number: Int) {\n    check()\n  }", true),
    ("func `it holds`() { check() }", false),
  ])
  func `a test expects something itself, or by a function that does`(test: String, holds: Bool) {
    let helpers = """
        private func form() -> Int { 1 }
        func check() {
          #expect(form() == 1)
        }
        func checkAll() { check() }
      """
    let target = TestTarget(sources: [("SomeTests", "  \(test)\n\(helpers)")])
    #expect(target.holds("it holds", in: "SomeTests") == holds)
  }

  private static func targets() throws -> [String: TestTarget] {
    var sources: [String: [(suite: String, text: String)]] = [:]
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let target = file.pathComponents[folder.pathComponents.count]
      let text = try String(contentsOf: file, encoding: .utf8)
      sources[target, default: []].append((file.deletingPathExtension().lastPathComponent, text))
    }
    return sources.mapValues(TestTarget.init)
  }
}

/// The functions of a test target, as `swift format` lays them out.
private struct TestTarget {
  private struct Function {
    let suite: String
    let name: String
    /// Its attributes and its first line.
    let head: String
    let body: String

    var isTest: Bool { head.contains("@Test") }
    var expects: Bool { body.contains("#expect") || body.contains("Issue.record") }

    /// The names of the functions that it may call.
    var calls: some Sequence<Substring> {
      body.split(separator: "(").dropLast().map { text in
        let before = text.lastIndex { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return before.map { text[text.index(after: $0)...] } ?? text
      }
    }
  }

  private let functions: [Function]
  /// The functions that expect something, themselves or by others.
  private let helpers: Set<Substring>

  init(sources: [(suite: String, text: String)]) {
    functions = sources.flatMap { Self.functions(of: $0.text, in: $0.suite) }
    var others = functions.filter { !$0.isTest }
    var helpers: Set<Substring> = []
    while true {
      let found = others.partition { $0.expects || !helpers.isDisjoint(with: $0.calls) }
      if found == others.count { break }
      helpers.formUnion(others[found...].map { $0.name[...] })
      others.removeSubrange(found...)
    }
    self.helpers = helpers
  }

  /// Whether a suite has a test of that name, not turned off, that expects something.
  func holds(_ name: String, in suite: String) -> Bool {
    functions.contains { test in
      test.suite == suite && test.isTest && !test.head.contains(/[(,]\s*\.disabled\(/)
        && (test.name == name || test.head.contains("\"\(name)\""))
        && (test.expects || test.body.contains("#require") || !helpers.isDisjoint(with: test.calls))
    }
  }

  private static func functions(of text: String, in suite: String) -> [Function] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      guard lines[index].contains("func "),
        let match = lines[index].prefixMatch(of: /( *)(@.*? |[a-z ]*)func (`[^`]+`|[A-Za-z0-9_]+)/)
      else { return nil }
      let end = match.1 + "}"
      let before = lines[..<index].reversed().prefix { !$0.hasPrefix(end) && !$0.contains("func ") }
      let first = lines[index].dropFirst(match.0.count)
      var body = [first]
      let isWhole = first.hasSuffix("}") && first.count(where: { $0 == "{" }) == first.count(where: { $0 == "}" })
      if !isWhole {
        body += lines[(index + 1)...].prefix { $0 != end }
      }
      return Function(
        suite: suite, name: match.3.trimmingCharacters(in: ["`"]),
        head: (before.reversed() + [lines[index].prefix(match.0.count)]).joined(separator: "\n"),
        body: body.joined(separator: "\n"))
    }
  }
}
