/// Actions.
extension DefinitionParser {
  mutating func parseAction(_ node: YAMLNode) -> ActionDefinition? {
    if let items = node.sequence {
      if items.isEmpty { report(.emptyActions, at: node.range) }
      return .sequence(items.compactMap { parseAction($0) })
    }
    if let word = node.string {
      if let known = ActionDefinition.words.first(where: { $0.word == word }) { return known.action }
      if ActionKey(rawValue: word)?.isAction ?? false {
        report(.actionNeedsValue(word), at: node.range)
      } else {
        report(.unknownAction(word), at: node.range)
      }
      return nil
    }
    guard let pairs = node.mapping else {
      report(.wrongKind("an action", wanted: Problem.actionKind, found: node.kindName), at: node.range)
      return nil
    }
    return parseMappedAction(pairs, at: node.range)
  }

  private mutating func parseMappedAction(_ pairs: [YAMLPair], at range: SourceRange) -> ActionDefinition? {
    var found: [(key: ActionKey, pair: YAMLPair)] = []
    for pair in pairs {
      if let key = ActionKey(rawValue: pair.key) {
        found.append((key, pair))
      } else if ActionDefinition.words.contains(where: { $0.word == pair.key }) {
        report(.wordIsNotAKey(pair.key), at: pair.keyRange)
        return nil
      } else {
        report(.unknownKey(pair.key, of: ActionKey.owner, known: ActionKey.names), at: pair.keyRange)
        return nil
      }
    }
    let actions = found.filter(\.key.isAction)
    guard let (key, pair) = actions.first, actions.count == 1 else {
      report(.exactlyOne(of: ActionKey.allCases.filter(\.isAction).map(\.rawValue), in: "an action"), at: range)
      return nil
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
    let expression = parseExpression(condition, isCondition: true)
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
      report(
        .wrongKind("'set'", wanted: "a mapping of field ids to expressions", found: pair.value.phrase),
        at: pair.value.range)
      return nil
    }
    var assignments: [ActionDefinition.Assignment] = []
    for entry in entries {
      references.append(PendingReference(id: entry.key, use: .change("set"), range: entry.keyRange))
      if let value = parseExpression(entry, isCondition: false) {
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
