import FormDefinitions

/// The keys of a mapping as a table in Markdown.
nonisolated enum KeyTable {
  static func markdown<Key: DefinitionKey>(of keys: Key.Type) -> String {
    let areFields = Key.self == FieldKey.self
    var rows = [
      areFields ? "| key | for | meaning |" : "| key | meaning |", areFields ? "| --- | --- | --- |" : "| --- | --- |",
    ]
    for key in Key.allCases {
      let types = (key as? FieldKey).map { " \(self.types(of: $0)) |" } ?? ""
      let meaning = key.summary.replacing("|", with: "\\|").replacing("*", with: "\\*")
        .replacing(#/(\{[^{}]*\}|--[a-z-]+)/#) { "`\($0.output.0)`" }
      rows.append("| `\(key.rawValue)` |\(types) \(meaning)\(key.isRequired ? " Required." : "") |")
    }
    return rows.map { $0 + "\n" }.joined()
  }

  /// The types that a key is for, the short way.
  private static func types(of key: FieldKey) -> String {
    let missing = FieldType.allCases.filter { !key.types.contains($0) }
    if missing.isEmpty { return "all" }
    if missing.count <= 2 { return "all but " + missing.map(\.rawValue).joined(separator: ", ") }
    return key.types.map(\.rawValue).joined(separator: ", ")
  }
}
