internal import ContentTypes
internal import Expressions
package import TerminalModel
internal import Values

extension DefinitionParser {
  mutating func parseAction(_ node: DefinitionNode) -> ActionDefinition? {
    if let items = node.items {
      if items.isEmpty { report(.emptyActions, at: node.range) }
      let actions = items.compactMap { parseAction($0) }
      let steps = actions.map(\.steps)
      // Of nested lists, the innermost that is too long is told.
      if steps.reduce(0, +) > ActionDefinition.mostSteps, !steps.contains(where: { $0 > ActionDefinition.mostSteps }) {
        report(.longAction(steps: steps.reduce(0, +)), at: node.range)
      }
      return .sequence(actions)
    }
    if let word = node.text {
      if let known = ActionDefinition.words.first(where: { $0.word == word }) { return known.action }
      if ActionKey(rawValue: word)?.isAction ?? false {
        report(.actionNeedsValue(word), at: node.range)
      } else {
        report(.unknownAction(word), at: node.range)
      }
      return nil
    }
    guard let pairs = node.mapping else {
      return refuse(.wrongKind("an action", wanted: Problem.actionKind, found: node.kindName), at: node.range)
    }
    return parseMappedAction(pairs, at: node.range)
  }

  private mutating func parseMappedAction(_ pairs: [YAMLPair], at range: SourceRange) -> ActionDefinition? {
    var found: [(key: ActionKey, pair: YAMLPair)] = []
    for pair in pairs {
      if let key = ActionKey(rawValue: pair.key) {
        found.append((key, pair))
      } else if ActionDefinition.words.contains(where: { $0.word == pair.key }) {
        return refuse(.wordIsNotAKey(pair.key), at: pair.keyRange)
      } else {
        return refuse(.unknownKey(pair.key, of: ActionKey.owner, known: ActionKey.names), at: pair.keyRange)
      }
    }
    let actions = found.filter(\.key.isAction)
    guard let (key, pair) = actions.first, actions.count == 1 else {
      return refuse(.exactlyOne(of: ActionKey.allCases.filter(\.isAction).map(\.rawValue), in: "an action"), at: range)
    }
    if key == .if { return parseConditional(found, pair, at: range) }
    for branch in found where !branch.key.isAction {
      report(.branchWithoutIf(branch.pair.key), at: branch.pair.keyRange)
    }
    switch key {
    case .focus:
      if pair.value.isNull { return .focus(nil) }
      return reference(pair, .focus).map { .focus($0) }
    case .clear: return reference(pair, .change("clear")).map { .clear($0) }
    case .insert: return text(pair).map { .insert($0) }
    case .set: return parseAssignments(pair)
    case .if, .then, .else: return nil
    }
  }

  private mutating func parseConditional(
    _ keys: [(key: ActionKey, pair: YAMLPair)], _ condition: YAMLPair, at range: SourceRange
  ) -> ActionDefinition? {
    let expression = parseExpression(condition, for: .condition)
    var then: ActionDefinition?
    var otherwise: ActionDefinition?
    if !keys.contains(where: { $0.key == .then }) { report(.missingKey("then", in: "an action with 'if'"), at: range) }
    for (key, pair) in keys {
      if key == .then { then = parseAction(pair.value) }
      if key == .else { otherwise = parseAction(pair.value) }
    }
    guard let expression, let then else { return nil }
    return .if(expression, then: then, else: otherwise)
  }

  private mutating func parseAssignments(_ pair: YAMLPair) -> ActionDefinition? {
    if let entries = pair.value.mapping, entries.isEmpty { report(.empty("'set'"), at: pair.value.range) }
    guard let entries = pair.value.mapping else {
      return refuse(
        .wrongKind("'set'", wanted: "a mapping of field ids to expressions", found: pair.value.phrase),
        at: pair.value.range)
    }
    var assignments: [ActionDefinition.Assignment] = []
    for entry in entries {
      references.append(PendingReference(id: entry.key, use: .change("set"), range: entry.keyRange))
      if let value = parseExpression(entry, for: .value(of: entry.key)) {
        assignments.append(ActionDefinition.Assignment(field: entry.key, value: value))
      }
    }
    return .set(assignments)
  }

  private mutating func reference(_ pair: YAMLPair, _ use: PendingReference.Use) -> String? {
    guard let id = text(pair), !id.isEmpty else { return nil }
    references.append(PendingReference(id: id, use: use, range: pair.value.range))
    return id
  }
}

/// Expressions and conditions.
extension DefinitionParser {
  /// Parses the expression of a key; `selfType` is nil if the expression may not read `self`.
  mutating func parseExpression(
    _ pair: YAMLPair, for use: PendingExpression.Use, selfType: ExpressionType? = nil
  ) -> DefinitionExpression? {
    guard let scalar = pair.value.scalar else {
      return refuse(
        .wrongKind("'\(pair.key)'", wanted: .expression, found: pair.value.kindName), at: pair.value.range)
    }
    guard scalar.text.utf8.contains(where: { $0 > 0x20 }) else {
      return refuse(.emptyExpression(pair.key), at: pair.value.range)
    }
    if use == .condition, let hint = YAMLTrap.booleanHint(scalar), !fieldNames.contains(scalar.text) {
      return refuse(
        .wrongKind("'\(pair.key)'", wanted: "true, false or an expression", found: pair.value.phrase, help: hint),
        at: pair.value.range)
    }
    do throws(ExpressionDiagnostics) {
      let expression = try Expression(parsing: scalar.text)
      let parsed = DefinitionExpression(
        source: scalar.text, expression: expression, fields: expression.references.intersection(fieldNames),
        range: pair.value.range)
      expressions.append(
        PendingExpression(expression: parsed, key: pair.key, use: use, selfType: selfType))
      return parsed
    } catch {
      report(error.all, in: scalar.text, at: pair.value.range)
      return nil
    }
  }

  /// Parses `true`, `false` or an expression.
  mutating func parseCondition(_ pair: YAMLPair, default fallback: Condition) -> Condition {
    if case .bool(let value)? = pair.value.scalar?.resolved { return value ? .always : .never }
    return parseExpression(pair, for: .condition).map { .expression($0) } ?? fallback
  }

  /// Reports mistakes in an expression at their positions in the file.
  mutating func report(_ diagnostics: [ExpressionDiagnostic], in text: String, at range: SourceRange) {
    guard !diagnostics.isEmpty else { return }
    let map = ScalarSource(text: text, source: source, utf8Offset: range.utf8Offset)
    for diagnostic in diagnostics {
      report(.expression(diagnostic.message, help: diagnostic.help), at: map.range(of: diagnostic.range))
    }
  }
}

/// Toolbar items.
extension DefinitionParser {
  mutating func parseToolbar(_ nodes: [DefinitionNode], ids: Set<String>) -> [ToolbarItemDefinition] {
    var seen: [String: SourceRange] = [:]
    for node in nodes {
      guard let word = node.text, ToolbarItemDefinition.Ready(rawValue: word) != nil else { continue }
      if let first = seen.noted(word, at: node.range) {
        report(.duplicateReadyItem(word), at: node.range, first: first)
      }
    }
    return nodes.compactMap { parseToolbarItem($0, ids: ids) }
  }

  private mutating func parseToolbarItem(_ node: DefinitionNode, ids: Set<String>) -> ToolbarItemDefinition? {
    if let word = node.text {
      if let ready = ToolbarItemDefinition.Ready(rawValue: word) { return .ready(ready) }
      let known = ToolbarItemDefinition.Ready.allCases.map(\.rawValue)
      return refuse(.unknownWord(word, "toolbar item", plural: "ready items", known: known), at: node.range)
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
    let nodes = pair.value.items ?? [pair.value]
    if nodes.isEmpty { report(.empty("'for'"), at: pair.value.range) }
    return nodes.compactMap { node in
      guard let name = text(node, "'for'", allowsEmpty: false), !name.isEmpty else { return nil }
      if !ids.contains(name), let type = TextContentType(named: name) { return .contentType(type) }
      references.append(PendingReference(id: name, use: .toolbarTarget, range: node.range))
      return .field(name)
    }
  }
}

extension Key {
  /// The key name that `name` most likely means, if one is similar.
  package static func nearestName(to name: String) -> String? {
    func nearest(to word: String, in names: [String]) -> String? {
      word.count == 1 ? word : NearestWord.to(word, among: names)
    }
    let parts = name.split(separator: "+").map(String.init)
    guard let last = parts.last, let base = nearest(to: last, in: baseNames) else { return nil }
    let modifiers = parts.dropLast().compactMap { nearest(to: $0, in: modifierNames) }
    guard modifiers.count == parts.count - 1 else { return nil }
    return Key(parsing: (modifiers + [base]).joined(separator: "+"))?.name
  }
}
