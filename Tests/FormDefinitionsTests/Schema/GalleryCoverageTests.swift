import Foundation
import Testing

@testable import FormDefinitions

/// The forms in forms/ show everything that the format has.
struct GalleryCoverageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "forms")

  private static func used() throws -> FormatUse {
    var use = FormatUse()
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for file in files where ["yaml", "json"].contains(file.pathExtension) {
      let root = try #require(YAMLReader.read(Array(try Data(contentsOf: file))).root)
      use.visit(root, keys: FormKey.self)
    }
    return use
  }

  @Test func `every key is used somewhere`() throws {
    let used = try Self.used().keys
    var missing: [String] = []
    func expect<Key: DefinitionKey>(_: Key.Type) {
      missing += Key.allCases.map { FormatUse.name($0) }.filter { !used.contains($0) }
    }
    expect(FormKey.self)
    expect(SectionKey.self)
    expect(FieldKey.self)
    expect(OptionKey.self)
    expect(FieldRuleKey.self)
    expect(FormRuleKey.self)
    expect(ToolbarItemKey.self)
    expect(CommandCheckKey.self)
    expect(SourceKey.self)
    expect(ActionKey.self)
    #expect(missing == [])
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

/// Which keys and words of the format definitions use, found by the shapes of the tables of keys.
private struct FormatUse {
  var keys: Set<String> = []
  var words: Set<String> = []

  static func name<Key: DefinitionKey>(_ key: Key) -> String { "\(Key.owner): \(key.rawValue)" }

  mutating func visit<Key: DefinitionKey>(_ node: YAMLNode, keys: Key.Type) {
    for pair in node.mapping ?? [] {
      guard let key = Key(rawValue: pair.key) else { continue }
      self.keys.insert(Self.name(key))
      visit(pair.value, key.shape)
    }
  }

  private mutating func visit(_ node: YAMLNode, _ shape: ValueShape) {
    switch shape {
    case .word: if let word = node.string { words.insert(word) }
    case .list(let items, _): for item in node.sequence ?? [] { visit(item, items) }
    case .either(let shapes): for shape in shapes { visit(node, shape) }
    case .mapping(let mapping): visit(node, mapping)
    case .action:
      if let word = node.string { words.insert(word) }
      for item in node.sequence ?? [] { visit(item, .action) }
      visit(node, keys: ActionKey.self)
    case .toolbarItem:
      if let word = node.string { words.insert(word) }
      visit(node, keys: ToolbarItemKey.self)
    default: break
    }
  }

  private mutating func visit(_ node: YAMLNode, _ mapping: ValueShape.Mapping) {
    switch mapping {
    case .section: visit(node, keys: SectionKey.self)
    case .field: visit(node, keys: FieldKey.self)
    case .fieldRule: visit(node, keys: FieldRuleKey.self)
    case .formRule: visit(node, keys: FormRuleKey.self)
    case .option: visit(node, keys: OptionKey.self)
    case .customToolbarItem: visit(node, keys: ToolbarItemKey.self)
    case .commandCheck: visit(node, keys: CommandCheckKey.self)
    case .lines, .command, .history, .computed: visit(node, keys: SourceKey.self)
    }
  }
}
