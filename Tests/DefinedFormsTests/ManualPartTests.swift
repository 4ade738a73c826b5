import ContentTypes
import FormDefinitions
import Foundation
import Testing

@testable import Expressions
@testable import KeyScripts

/// What README.md and the manual say of the format is what the code says. `UPDATE_MANUAL=1` writes the tables, the screen
/// and the sources anew.
@Suite struct ManualPartTests {
  nonisolated static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  nonisolated private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  nonisolated private static func article(_ name: String) -> String { "Sources/Formline/Formline.docc/\(name).md" }

  /// A part that comes from elsewhere: in which file, between which lines, and what it has to be.
  nonisolated struct Part: Sendable, CustomTestStringConvertible {
    let file: String
    let start: String
    var end = "<!-- end -->"
    let expected: @Sendable () throws -> String

    var testDescription: String { "\(file): \(start)" }

    static func table<Key: DefinitionKey>(_: Key.Type, in name: String = "Definitions") -> Part {
      Part(file: article(name), start: "<!-- keys of \(Key.owner) -->\n") { KeyTable.markdown(of: Key.self) }
    }

    static func source(_ path: String, in file: String) -> Part {
      Part(file: file, start: "<!-- source: \(path) -->\n```swift\n", end: "```") { try text(path) }
    }
  }

  nonisolated static let parts: [Part] = [
    .table(FormKey.self), .table(SectionKey.self), .table(FieldKey.self), .table(OptionKey.self),
    .table(FieldRuleKey.self), .table(FormRuleKey.self), .table(FormerKey.self),
    .table(ToolbarItemKey.self, in: "ActionsAndKeys"),
    Part(file: article("Definitions"), start: "<!-- values of contentType -->\n") {
      KeyTable.words(TextContentType.allSpellings)
    },
    Part(file: article("Definitions"), start: "<!-- values of format -->\n") {
      KeyTable.words(TextFormat.allCases.map(\.rawValue))
    },
    Part(file: article("Definitions"), start: "<!-- values of other keys -->\n") {
      "| key | words |\n| --- | --- |\n"
        + "| `type` | \(KeyTable.listed(FieldType.self)) |\n"
        + "| `layout` | \(KeyTable.listed(FormDefinition.Layout.self)) |\n"
        + "| `density` | \(KeyTable.listed(FormDefinition.Density.self)) |\n"
        + "| `submitLabel` | \(KeyTable.listed(TextTraits.SubmitLabel.self)) |\n"
        + "| `capitalization` | \(KeyTable.listed(Capitalization.self)) |\n"
        + "| `kind` | \(KeyTable.listed(TextTraits.PathKind.self)) |\n"
        + "| `pastedLines` | \(KeyTable.listed(TextTraits.PastedLines.self)) |\n"
    },
    Part(file: article("Expressions"), start: "<!-- functions -->\n", expected: KeyTable.functions),
    Part(file: article("ActionsAndKeys"), start: "<!-- responders -->\n") {
      MainActor.assumeIsolated { KeyTable.responders() }
    },
    Part(file: article("ActionsAndKeys"), start: "<!-- commands -->\n") {
      MainActor.assumeIsolated { KeyTable.commands() }
    },
    Part(file: "README.md", start: "<!-- screen: forms/signup-errors.screen -->\n```text\n", end: "```") {
      try text("forms/signup-errors.screen")
    },
    .source("Sources/SignInExample/SignInForm.swift", in: article("SwiftGuide")),
    .source("Tests/Outsider/Sources/Release/main.swift", in: "README.md"),
  ]

  @Test(.serialized, arguments: parts)
  func `a part that comes from elsewhere is up to date`(part: Part) throws {
    let text = try Self.text(part.file)
    let start = try #require(text.range(of: part.start))
    let end = try #require(text.range(of: part.end, range: start.upperBound..<text.endIndex))
    let expected = try part.expected()
    let found = start.upperBound..<end.lowerBound
    #expect(text[found] == expected, "'UPDATE_MANUAL=1 make test' writes it anew")
    guard ProcessInfo.processInfo.environment["UPDATE_MANUAL"] != nil, text[found] != expected else { return }
    try text.replacingCharacters(in: found, with: expected)
      .write(to: Self.root.appending(path: part.file), atomically: true, encoding: .utf8)
  }

  @Test func `the schema that the forms name for editors is up to date`() throws {
    let path = "Sources/Formline/Formline.docc/Resources/definition.schema.json"
    let expected = DefinitionSchema.text()
    #expect((try? Self.text(path)) == expected, "'UPDATE_MANUAL=1 make test' writes it anew")
    if ProcessInfo.processInfo.environment["UPDATE_MANUAL"] != nil {
      try expected.write(to: Self.root.appending(path: path), atomically: true, encoding: .utf8)
    }
    let forms = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "forms").path)
    for form in forms where form.hasSuffix(".yaml") {
      let text = try Self.text("forms/\(form)")
      let isOurs = text.contains("\nformline: 1\n")
      #expect(!isOurs || text.hasPrefix("# yaml-language-server: $schema=../\(path)\n"), "\(form)")
    }
  }

  @Test func `the definition and the script that the manual shows belong together`() throws {
    let definition = try #require(Self.block("yaml", of: try Self.text(Self.article("Definitions"))))
    let script = try #require(Self.block("keys", of: try Self.text(Self.article("KeyScripts"))))
    let files = ["order.yaml": definition, "order.keys": script]
    let access = FileAccess(
      read: { files[$0].map { .success(Array($0.utf8)) } ?? .failure(ResourceError(reason: "no such file")) },
      write: { _, _ in ResourceError(reason: "tests write nothing") })
    let result = ScriptPlayer(files: access).result(ofScriptAt: "order.keys")
    #expect(TestReport.prettyDetails(of: result) == "")
  }

  @Test func `the form of the README has no mistake, and the one it shows is reported as it says`() throws {
    let readme = try Self.text("README.md")
    let form = try #require(Self.block("yaml", of: readme))
    #expect(Self.mistakes(in: form) == [])
    let wrong = Self.mistakes(in: form.replacing("gitBranch", with: "gitBrunch"))
    #expect(wrong.count == 1)
    #expect(readme.contains(try #require(wrong.first)))
  }

  private static func mistakes(in definition: String) -> [String] {
    DefinitionReader.read(Array(definition.utf8), path: "release.yaml") { _ in
      .failure(ResourceError(reason: "tests read nothing"))
    }
    .diagnostics.map { $0.rendered(color: false) }
  }

  private static func block(_ language: String, of text: String) -> String? {
    guard let start = text.range(of: "```\(language)\n"),
      let end = text.range(of: "```", range: start.upperBound..<text.endIndex)
    else { return nil }
    return String(text[start.upperBound..<end.lowerBound])
  }
}
