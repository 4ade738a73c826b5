import FormDefinitions
import Foundation
import Testing

/// The schema and the tables come from the keys that the reader knows.
struct SchemaTests {
  @Test func `the schema is JSON that names every key`() throws {
    let text = DefinitionSchema.text()
    #expect(text.hasPrefix("{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n"))
    for key in FieldKey.names + FormKey.names + SectionKey.names + ToolbarItemKey.names {
      #expect(text.contains("\"\(key)\": {"), "\(key)")
    }
  }

  @Test func `every summary is a sentence`() {
    let summaries =
      FormKey.allCases.map(\.summary) + SectionKey.allCases.map(\.summary) + FieldKey.allCases.map(\.summary)
      + OptionKey.allCases.map(\.summary) + ActionKey.allCases.map(\.summary) + ToolbarItemKey.allCases.map(\.summary)
    for summary in summaries { #expect(summary.hasSuffix(".") && summary.first?.isUppercase == true, "\(summary)") }
  }

  /// The definitions that `make schema` shows to a JSON Schema validator.
  @Test func `what the schema must refuse, the reader refuses too`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "wrong-definitions.json")
    let cases = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]])
    #expect(cases.count > 50)
    for wrong in cases {
      let form = try JSONSerialization.data(withJSONObject: try #require(wrong["form"]))
      let reading = DefinitionReader.read(Array(form), path: "wrong.json", resources: resource)
      #expect(!reading.isUsable, "\(wrong["why"] ?? "")")
    }
  }

  @Test(arguments: [
    "90s", "1.5s", "1h30m", ".5h", "1.h", "+2m", "250µs", "250μs", "5us", "9ns1ms", "1d", "s", "1", "1.5", "-1s", "1 s",
    "1s,", ".s", "",
  ])
  func `the schema takes the durations that the reader takes`(text: String) throws {
    let schema = try JSONSerialization.jsonObject(with: Data(DefinitionSchema.text().utf8)) as? [String: Any]
    let definitions = try #require(schema?["$defs"] as? [String: [String: Any]])
    let keys = try #require(definitions["host"]?["properties"] as? [String: [String: Any]])
    let pattern = try #require(keys["timeout"]?["pattern"] as? String)
    let form = "formline: 1\nfields: [{id: a, suggestions: {host: h, timeout: '\(text)'}}]\n"
    let reading = DefinitionReader.read(Array(form.utf8), path: "f.yaml", resources: resource)
    let isTaken = !reading.diagnostics.contains { $0.message.contains("duration") || $0.message.contains("timeout") }
    #expect((text.range(of: pattern, options: .regularExpression) != nil) == isTaken)
  }
}
