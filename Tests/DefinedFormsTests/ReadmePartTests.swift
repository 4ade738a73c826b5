import FormDefinitions
import Foundation
import Testing

@testable import KeyScripts

/// What README.md says of the format is what the code says. `UPDATE_README=1` writes the tables, the screen and the
/// source anew.
@Suite struct ReadmePartTests {
  nonisolated static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  nonisolated private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// A part of the README that comes from elsewhere: where it stands, and what it has to be.
  nonisolated struct Part: Sendable, CustomTestStringConvertible {
    let start: String
    let end: String
    let expected: @Sendable () throws -> String

    var testDescription: String { start }

    static func table<Key: DefinitionKey>(_: Key.Type) -> Part {
      Part(start: "<!-- keys of \(Key.owner) -->\n", end: "<!-- end -->") { KeyTable.markdown(of: Key.self) }
    }
  }

  nonisolated static let parts: [Part] = [
    .table(FormKey.self), .table(SectionKey.self), .table(FieldKey.self), .table(OptionKey.self),
    .table(FieldRuleKey.self), .table(FormRuleKey.self), .table(ToolbarItemKey.self),
    Part(start: "<!-- screen: forms/signup-errors.screen -->\n```text\n", end: "```") {
      try text("forms/signup-errors.screen")
    },
    Part(start: "<!-- source: Sources/SignInExample/SignInForm.swift -->\n```swift\n", end: "```") {
      try text("Sources/SignInExample/SignInForm.swift")
    },
  ]

  @Test(arguments: parts)
  func `a part that comes from elsewhere is up to date`(part: Part) throws {
    let readme = try Self.text("README.md")
    let start = try #require(readme.range(of: part.start))
    let end = try #require(readme.range(of: part.end, range: start.upperBound..<readme.endIndex))
    let expected = try part.expected()
    let found = start.upperBound..<end.lowerBound
    #expect(readme[found] == expected, "'UPDATE_README=1 make test' writes it anew")
    guard ProcessInfo.processInfo.environment["UPDATE_README"] != nil, readme[found] != expected else { return }
    try readme.replacingCharacters(in: found, with: expected)
      .write(to: Self.root.appending(path: "README.md"), atomically: true, encoding: .utf8)
  }

  @Test func `the definition and the script that it shows belong together`() throws {
    let readme = try Self.text("README.md")
    let definition = try #require(Self.block("yaml", of: readme))
    let script = try #require(Self.block("keys", of: readme))
    let files = ["order.yaml": definition, "order.keys": script]
    let access = FileAccess(
      read: { files[$0].map { .success(Array($0.utf8)) } ?? .failure(ResourceError(reason: "no such file")) },
      write: { _, _ in ResourceError(reason: "tests write nothing") })
    let report = TestRunner(player: ScriptPlayer(files: access)).run(["order.keys"])
    #expect(TestReport.prettyDetails(of: report.results[0]) == "")
  }

  private static func block(_ language: String, of readme: String) -> String? {
    guard let start = readme.range(of: "```\(language)\n"),
      let end = readme.range(of: "```", range: start.upperBound..<readme.endIndex)
    else { return nil }
    return String(readme[start.upperBound..<end.lowerBound])
  }
}
