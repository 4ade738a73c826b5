import Foundation
import Testing

@testable import FormDefinitions

/// Every kind of mistake that the sources phrase is told, word for word, in some test.
struct MistakeCoverageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func sources(below folder: String) throws -> [(name: String, text: String)] {
    let files = try #require(
      FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// What whole-text tests expect after `f.yaml:3:5: error: `.
  private static func toldMessages() throws -> Set<String> {
    var messages: Set<String> = []
    for (_, text) in try sources(below: "Tests/FormDefinitionsTests") {
      for match in text.matches(of: /\S+:\d+:\d+: (?:error|warning): ([^\n]+)/) { messages.insert(String(match.1)) }
    }
    return messages
  }

  @Test func `more than eighty kinds are told word for word`() throws {
    let shapes = Set(
      try Self.toldMessages().map { message in
        message.replacing(/'[^']*'/, with: "'…'").replacing(/\d+/, with: "0")
      })
    #expect(shapes.count >= 130)
  }

  /// Phrases of problems, by the names of their declarations, with what stands in parentheses taken for anything.
  private static func declaredPhrases() throws -> [(name: String, patterns: [String])] {
    try sources(below: "Sources/FormDefinitions/Diagnostics").filter { $0.name.hasPrefix("Problem+") }
      // Those are told to callers with answers and templates, and have tables of their own.
      .filter { $0.name != "Problem+Answer.swift" }
      .flatMap { _, text in
        text.split(separator: "\n  static ").dropFirst().map { declaration in
          let name = declaration.drop { $0 != " " }.dropFirst().prefix { $0.isLetter || $0.isNumber }
          return (String(name), literals(in: String(declaration)))
        }
      }
  }

  /// The string literals of a piece of source as regular expressions.
  private static func literals(in source: String) -> [String] {
    var literals: [String] = []
    var characters = source[...]
    while let start = characters.firstIndex(of: "\"") {
      characters = characters[characters.index(after: start)...]
      var pattern = ""
      while let character = characters.popFirst(), character != "\"" {
        guard character == "\\" else {
          pattern += NSRegularExpression.escapedPattern(for: String(character))
          continue
        }
        guard characters.popFirst() == "(" else { continue }
        var depth = 1
        while depth > 0, let inner = characters.popFirst() { depth += inner == "(" ? 1 : inner == ")" ? -1 : 0 }
        pattern += ".*"
      }
      literals.append(pattern)
    }
    return literals
  }

  /// Declarations whose words come from elsewhere, or that are put together from several.
  private static let indirect: Set<String> = [
    // The words of the Expressions room, and of dates.
    "expression", "notMoment",
    // Given to phrases that name what was wanted: 'unknown …', '… must be …', 'the first is …'.
    "unknownAction", "actionKind", "actionTarget", "optionValue", "firstPlace", "addition",
    // Kept apart from mistakes, and told by the command: HostTests.
    "hostRefused",
    // LibYAML's own words, for what no input is known.
    "otherSyntax",
    // Counted beside a thousand others: DiagnosticRenderingTests.
    "moreMistakes",
  ]

  @Test func `every kind that is declared is told in a whole text`() throws {
    let told = try Self.toldMessages()
    let declared = try Self.declaredPhrases()
    #expect(declared.count > 80)
    let missing = declared.filter { declaration in
      !Self.indirect.contains(declaration.name)
        && !declaration.patterns.contains { pattern in
          // Single words, and what is only help, say nothing about the kind.
          pattern.count > 6 && told.contains { $0.range(of: "^\(pattern)$", options: .regularExpression) != nil }
        }
    }
    #expect(missing.map(\.name) == [])
  }
}
