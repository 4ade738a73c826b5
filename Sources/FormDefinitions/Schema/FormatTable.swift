/// The keys of the format as tables in Markdown, for the documentation.
package enum FormatTable {
  /// The keys of a field: key, types, meaning.
  package static func fields() -> String {
    var lines = ["| key | for | meaning |", "| --- | --- | --- |"]
    for key in FieldKey.allCases {
      lines.append("| `\(key.rawValue)` | \(types(key)) | \(key.summary) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The keys of any other mapping: key, meaning.
  package static func keys<Key: DefinitionKey>(_ type: Key.Type) -> String {
    var lines = ["| key | meaning |", "| --- | --- |"]
    for key in Key.allCases {
      lines.append("| `\(key.rawValue)`\(key.isRequired ? " (required)" : "") | \(key.summary) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func types(_ key: FieldKey) -> String {
    let missing = FieldType.allCases.filter { !key.types.contains($0) }
    if missing.isEmpty { return "all" }
    if missing.count <= 3 { return "all but " + missing.map { "`\($0.rawValue)`" }.joined(separator: " ") }
    return key.types.map { "`\($0.rawValue)`" }.joined(separator: " ")
  }
}
