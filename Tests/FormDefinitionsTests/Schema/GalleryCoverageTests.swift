import Foundation
import Testing
import Values

@testable import FormDefinitions

/// The forms in forms/ show everything that the format has.
struct GalleryCoverageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "forms")

  private static func used() throws -> FormatUse {
    var use = FormatUse()
    let files = try [folder, folder.appending(path: "clients")].flatMap {
      try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    for file in files where ["yaml", "json"].contains(file.pathExtension) {
      let root = try #require(YAMLReader.read(Array(try Data(contentsOf: file))).root)
      use.visit(root, FormatUse.schema, in: "form")
    }
    return use
  }

  @Test func `every key is used somewhere`() throws {
    let known = FormatUse.keys(FormatUse.schema, in: "form").union(
      (FormatUse.schema["$defs"]?.members ?? []).flatMap { FormatUse.keys($0.value, in: $0.name) })
    #expect(known.isSuperset(of: ["form formline", "field cel", "option value", "action else", "lines lines"]))
    #expect(try known.subtracting(Self.used().keys) == [])
  }

  @Test func `so is every type, layout, action and ready item`() throws {
    let words = try Self.used().words
    let all =
      FieldType.allCases.map(\.rawValue) + FormDefinition.Layout.allCases.map(\.rawValue)
      + ActionDefinition.words.map(\.word) + ToolbarItemDefinition.Ready.allCases.map(\.rawValue)
    // What is left out: text is the default type, scroll the default layout.
    #expect(all.filter { !words.contains($0) && $0 != "text" && $0 != "scroll" } == [])
  }
}

/// Which keys and words of the format definitions use, found along the schema.
private struct FormatUse {
  static let schema = DefinitionSchema.document

  /// The name of the mapping in the schema and the key: `field label`.
  var keys: Set<String> = []
  var words: Set<String> = []

  /// The keys of the mappings that a schema has, one in the other, up to its references.
  static func keys(_ schema: JSONValue, in owner: String) -> Set<String> {
    Set(schema["properties"]?.members.map { "\(owner) \($0.name)" } ?? [])
      .union((schema["anyOf"]?.items ?? []).flatMap { keys($0, in: owner) })
  }

  mutating func visit(_ node: DefinitionNode, _ schema: JSONValue, in owner: String) {
    if case .string(let reference)? = schema["$ref"] {
      let name = String(reference.dropFirst("#/$defs/".count))
      if let definition = Self.schema["$defs"]?[name] { visit(node, definition, in: name) }
    }
    if let word = node.text, schema["enum"]?.items.contains(.string(word)) == true { words.insert(word) }
    for alternative in schema["anyOf"]?.items ?? [] { visit(node, alternative, in: owner) }
    if let items = schema["items"] { for item in node.items ?? [] { visit(item, items, in: owner) } }
    for pair in node.mapping ?? [] {
      guard let value = schema["properties"]?[pair.key] else { continue }
      keys.insert("\(owner) \(pair.key)")
      visit(pair.value, value, in: owner)
    }
  }
}

extension JSONValue {
  fileprivate var items: [JSONValue] { if case .array(let items) = self { items } else { [] } }
  fileprivate var members: [Member] { if case .object(let members) = self { members } else { [] } }
}
