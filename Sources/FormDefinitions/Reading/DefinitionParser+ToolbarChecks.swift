internal import TerminalModel

/// Toolbar items that cannot stand beside each other.
extension DefinitionParser {
  mutating func checkToolbar(_ items: [ToolbarItemDefinition], _ fields: [FieldDefinition]) {
    var takenBy: [Key: [ToolbarItemDefinition.Custom]] = [:]
    for item in items {
      guard case .custom(let item) = item, let key = item.key else { continue }
      let others = takenBy[key.legacyEquivalent] ?? []
      for other in others {
        guard let field = Self.sharedField(item, other, fields) else { continue }
        let everywhere = item.targets.isEmpty && other.targets.isEmpty
        report(
          .keyClash(item.keyName ?? key.name, other.label, field: everywhere ? nil : field), at: item.range,
          first: other.range)
        break
      }
      takenBy[key.legacyEquivalent, default: []].append(item)
    }
  }

  /// A field that shows both items.
  private static func sharedField(
    _ one: ToolbarItemDefinition.Custom, _ other: ToolbarItemDefinition.Custom, _ fields: [FieldDefinition]
  ) -> String? {
    if one.targets.isEmpty, other.targets.isEmpty { return "" }
    return fields.first { one.isShown(for: $0) && other.isShown(for: $0) }?.id
  }
}

extension ToolbarItemDefinition.Custom {
  /// Whether the item is for a field; `when` is another matter.
  package func isShown(for field: FieldDefinition) -> Bool {
    guard !targets.isEmpty else { return true }
    return targets.contains { target in
      switch target {
      case .field(let id): id == field.id
      case .contentType(let type): type == field.text?.contentType
      }
    }
  }
}
