internal import ContentTypes
internal import TerminalModel

/// Toolbar items.
extension DefinitionParser {
  mutating func parseToolbar(_ nodes: [YAMLNode], ids: Set<String>) -> [ToolbarItemDefinition] {
    var seen: [String: SourceRange] = [:]
    for node in nodes {
      guard let word = node.string, ToolbarItemDefinition.Ready(rawValue: word) != nil else { continue }
      if let first = seen[word] { report(.duplicateReadyItem(word), at: node.range, first: first) }
      seen[word] = seen[word] ?? node.range
    }
    return nodes.compactMap { parseToolbarItem($0, ids: ids) }
  }

  private mutating func parseToolbarItem(_ node: YAMLNode, ids: Set<String>) -> ToolbarItemDefinition? {
    if let word = node.string {
      if let ready = ToolbarItemDefinition.Ready(rawValue: word) { return .ready(ready) }
      let known = ToolbarItemDefinition.Ready.allCases.map(\.rawValue)
      report(.unknownWord(word, "toolbar item", plural: "ready items", known: known), at: node.range)
      return nil
    }
    guard let keys = keys(of: node, as: ToolbarItemKey.self) else { return nil }
    var item = ToolbarItemDefinition.Custom(label: "", action: .stay)
    item.range = node.range
    for (key, pair) in keys {
      switch key {
      case .label: item.label = translated(pair) ?? ""
      case .key: parseKey(pair, into: &item)
      case .action: item.action = parseAction(pair.value) ?? .stay
      case .when: item.when = parseCondition(pair, default: .always)
      case .enabled: item.enabled = parseCondition(pair, default: .always)
      case .for: item.targets = parseTargets(pair, ids: ids)
      }
    }
    return .custom(item)
  }

  private mutating func parseKey(_ pair: YAMLPair, into item: inout ToolbarItemDefinition.Custom) {
    guard let name = text(pair), !name.isEmpty else { return }
    guard let key = Key(parsing: name) else {
      report(.badKey(name, nearest: Key.nearestName(to: name)), at: pair.value.range)
      return
    }
    if let use = ReservedKeys.use(of: key) {
      report(.reservedKey(name, use: use), at: pair.value.range)
    } else if ReservedKeys.typesText(key) {
      report(.typingKey(name), at: pair.value.range)
    }
    item.key = key
    item.keyName = name
    item.range = pair.value.range
  }

  private mutating func parseTargets(_ pair: YAMLPair, ids: Set<String>) -> [ToolbarItemDefinition.Target] {
    let nodes = pair.value.sequence ?? [pair.value]
    return nodes.compactMap { node in
      guard let name = text(node, "'for'", allowsEmpty: false), !name.isEmpty else { return nil }
      if !ids.contains(name), let type = TextContentType(named: name) { return .contentType(type) }
      references.append(PendingReference(id: name, use: .toolbarTarget, range: node.range))
      return .field(name)
    }
  }
}
