internal import ContentTypes
internal import Expressions
internal import Wording

extension DefinitionParser {
  mutating func parseFields(_ pair: YAMLPair) -> [FieldDefinition] {
    guard let items = list(pair, of: "fields", allowsEmpty: false) else { return [] }
    var fields: [FieldDefinition] = []
    fields.reserveCapacity(items.count)
    for item in items {
      if let field = parseField(item) { fields.append(field) }
    }
    return fields
  }

  /// - Parameter id: The id if the field gives none; nil if the field must give one.
  private mutating func parseField(_ node: DefinitionNode, named id: String? = nil) -> FieldDefinition? {
    guard let keys = keys(of: node, as: FieldKey.self) else { return nil }
    let type = fieldType(keys)
    var draft = FieldDraft(type: type ?? .text)
    var field = FieldDefinition(id: id ?? "", type: draft.type, kind: .note)
    field.range = node.range
    field.language = language
    draft.isSecretList =
      type?.hasRows ?? false && keys.contains { $0.key == .secret && $0.pair.value.scalar?.resolved == .bool(true) }
    for (key, pair) in keys {
      draft.pairs[key] = pair
      guard applies(key, pair, to: type) else { continue }
      parse(key, pair, into: &field, &draft)
    }
    finish(&field, &draft, of: node, needsID: id == nil && draft.type != .note)
    field.isLeftOutEmpty = answerShape != .all
    if field.id.isEmpty, !isInRows {
      noteCount += 1
      field.id = "note-\(noteCount)"
    }
    return field
  }

  private mutating func fieldType(_ keys: [(key: FieldKey, pair: YAMLPair)]) -> FieldType? {
    guard let pair = keys.first(where: { $0.key == .type })?.pair else { return .text }
    guard let name = text(pair) else { return nil }
    if let type = FieldType(rawValue: name) { return type }
    if !name.isEmpty { report(.unknownType(name, contentType: Self.contentTypeMeant(by: name)), at: pair.value.range) }
    return nil
  }

  private static func contentTypeMeant(by name: String) -> String? {
    TextContentType(named: name) != nil ? name : TextContentType.nearestName(to: name)
  }

  /// True if a type allows a key; reports it otherwise. A field of unknown type may use only keys that all types have.
  private mutating func applies(_ key: FieldKey, _ pair: YAMLPair, to type: FieldType?) -> Bool {
    guard let type else { return key.types.count == FieldType.allCases.count && key != .type }
    guard !key.types.contains(type) else { return true }
    if key == .required {
      if case .bool(false)? = pair.value.scalar?.resolved { return false }
      report(type == .note ? .requiredNote : .requiredComputed, at: pair.keyRange)
    } else {
      report(.keyDoesNotApply(key.rawValue, type: type, types: key.types.map(\.rawValue)), at: pair.keyRange)
    }
    return false
  }

  private mutating func parse(
    _ key: FieldKey, _ pair: YAMLPair, into field: inout FieldDefinition, _ draft: inout FieldDraft
  ) {
    switch key {
    case .id: field.id = parseID(pair) ?? ""
    case .type: break
    case .name:
      field.path = names(pair)
      field.nameRange = pair.value.range
    case .answer:
      field.isInAnswers = bool(pair) ?? true
      if isInRows, !field.isInAnswers { report(.rowFieldLeftOut, at: pair.keyRange) }
    case .confirms:
      guard !isInRows else { return report(.rowFieldConfirms, at: pair.keyRange) }
      field.confirms = parseID(pair)
      if let id = field.confirms {
        references.append(PendingReference(id: id, use: .confirmed, range: pair.value.range))
      }
    case .label:
      if let label = translated(pair) {
        field.label = label
        field.hasOwnLabel = true
      }
    case .description: field.description = optionalTranslated(pair)
    case .placeholder: field.placeholder = optionalTranslated(pair)
    case .default: draft.defaultNode = pair.value
    case .defaultWith:
      guard let path = names(pair) else { return }
      references.append(PendingReference(id: field.id, use: .object(path), range: pair.value.range))
      if answerShape != .all { field.defaultWith = path }
    case .required: field.required = parseCondition(pair, default: .never)
    case .when: field.when = parseCondition(pair, default: .always)
    case .enabled: field.enabled = parseCondition(pair, default: .always)
    // Parsed later: `self` has the field's type, which depends on its options.
    case .validate: break
    case .onSubmit: field.onSubmit = parseAction(pair.value)
    case .onChange: field.onChange = parseAction(pair.value)
    case .secret: field.isSecret = bool(pair) ?? false
    case .hideLength: field.hidesLength = bool(pair) ?? false
    case .format where draft.type == .time:
      field.carriesOffset = (word(pair, as: "format", plural: "formats") as TimeFormat?) != nil
    case .check, .contentType, .suggestions, .submitLabel, .minLength, .maxLength, .pattern, .format, .mask,
      .capitalization, .pastedLines, .rows, .mustExist, .kind:
      parseText(key, pair, into: &draft.text)
    case .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum, .multipleOf: parseLimit(key, pair, into: &draft)
    case .decimals: draft.numberStyle.decimals = parseDecimals(pair)
    case .unit: parseUnit(pair, into: &draft.numberStyle)
    case .total:
      if !isInRows { report(.totalOutsideOfRows, at: pair.keyRange) }
      field.isTotalled = bool(pair) ?? false
    case .options: draft.options = parseOptions(pair)
    case .other: draft.takesOther = bool(pair) ?? false
    case .yesLabel: draft.words.yes = optionalTranslated(pair)
    case .noLabel: draft.words.no = optionalTranslated(pair)
    case .minItems: draft.items.minItems = wholeNumber(pair, minimum: 0)
    case .maxItems: draft.items.maxItems = wholeNumber(pair, minimum: 0)
    case .uniqueItems: draft.items.uniqueItems = bool(pair) ?? false
    case .fields: draft.fields = parseRowFields(areSecret: draft.isSecretList) { $0.parseFields(pair) }
    case .item: draft.item = parseRowFields(areSecret: draft.isSecretList) { $0.parseItem(pair, "value") }.first
    case .key: draft.key = parseRowFields(areSecret: draft.isSecretList) { $0.parseItem(pair, "key") }.first
    case .cel: draft.computed = parseExpression(pair, for: .computed)
    }
  }

  /// The fields of a list's rows, visible to expressions and references inside; in a secret list, all are secret.
  private mutating func parseRowFields(
    areSecret: Bool, _ parse: (inout DefinitionParser) -> [FieldDefinition]
  ) -> [FieldDefinition] {
    let isOuterSecret = isInSecretList
    isInSecretList = isOuterSecret || areSecret
    let wasInRows = isInRows
    isInRows = true
    defer { (isInSecretList, isInRows) = (isOuterSecret, wasInRows) }
    let firstExpression = expressions.count
    let firstReference = references.count
    let fields = parse(&self)
    rowsCount += 1
    let rows = RowFields(number: rowsCount, fields: fields)
    for index in firstExpression..<expressions.count { expressions[index].rowFields.append(rows) }
    for index in firstReference..<references.count { references[index].rowFields.append(rows) }
    return fields
  }

  /// The single field of a row (required by default), or the key of a map's row (always required). Needs no id.
  private mutating func parseItem(_ pair: YAMLPair, _ id: String) -> [FieldDefinition] {
    guard var field = parseField(pair.value, named: id) else { return [] }
    if field.type == .note || field.type == .computed {
      report(.itemWithoutAnswer(pair.key, type: field.type), at: pair.value.range)
    }
    if pair.key == "key", !field.type.isText, field.type != .select {
      report(.keyIsNoText(type: field.type), at: pair.value.range)
    }
    if !field.hasOwnLabel {
      field.label = (pair.key == "key" ? Message.formEntryKey : .formEntryValue).text(in: language)
    }
    if pair.key == "key" || pair.value.mapping?.contains(where: { $0.key == "required" }) != true {
      field.required = .always
    }
    return [field]
  }

  // MARK: When all keys are read

  private mutating func finish(
    _ field: inout FieldDefinition, _ draft: inout FieldDraft, of node: DefinitionNode, needsID: Bool
  ) {
    func isMissing(_ key: FieldKey) -> Bool { draft.pairs[key] == nil && !key.isMeant(in: node.mapping ?? []) }
    if needsID, isMissing(.id) { report(.missingKey("id", in: FieldKey.owner), at: node.range) }
    if !field.hasOwnLabel { field.label = FieldDefinition.readableLabel(for: field.id) }
    if let idRange = draft.pairs[.id]?.value.range { field.range = idRange }
    for needed in [FieldKey.options, .fields, .cel] where needed.types.contains(draft.type) {
      if isMissing(needed), needed != .fields || isMissing(.item) {
        report(.typeNeeds(needed.rawValue, type: draft.type), at: field.range)
      }
    }
    if draft.type == .note, !field.hasOwnLabel, field.description == nil { report(.noteNeedsText, at: field.range) }
    if let fields = draft.pairs[.fields], let item = draft.pairs[.item] {
      let pair = fields.keyRange.utf8Offset > item.keyRange.utf8Offset ? fields : item
      report(.fieldsAndItem, at: pair.keyRange)
    }
    if draft.type == .map, draft.key == nil {
      draft.key = keyField(at: node.range, isSecret: isInSecretList || draft.isSecretList)
    }
    if draft.fields.isEmpty, let item = draft.item, item.holdsSecrets { field.isSecret = true }
    field.kind = draft.kind ?? .placeholder(for: draft.type)
    if draft.type == .note, !field.hasOwnLabel { field.label = "" }
    finishSecrecy(&field, draft)
    checkLimits(draft)
    if let pair = draft.pairs[.validate], FieldKey.validate.types.contains(draft.type) {
      let rules = list(pair, of: "rules", allowsEmpty: true) ?? []
      let type = field.expressionType
      field.rules = rules.compactMap { parseFieldRule($0, selfType: type) }
    }
    if let node = draft.defaultNode { parseDefault(node, of: &field) }
  }

  /// The default key field of a map, a secret in a secret one.
  private func keyField(at range: SourceRange, isSecret: Bool) -> FieldDefinition {
    var field = FieldDefinition(id: "key", type: .text, kind: .plainText)
    field.isSecret = isSecret
    field.label = Message.formEntryKey.text(in: language)
    field.required = .always
    field.language = language
    field.range = range
    return field
  }

  private mutating func finishSecrecy(_ field: inout FieldDefinition, _ draft: FieldDraft) {
    guard FieldKey.secret.types.contains(draft.type) else { return }
    let isAlwaysSecret = draft.type == .password || isInSecretList || draft.text.contentType?.isSecret ?? false
    if isAlwaysSecret, let pair = draft.pairs[.secret], case .bool(false)? = pair.value.scalar?.resolved {
      report(.secretNeeded, at: pair.value.range)
    }
    if isAlwaysSecret { field.isSecret = true }
    guard field.isSecret else { return }
    if draft.text.check?.source.host != nil, let pair = draft.pairs[.check] {
      report(.checkOfSecret, at: pair.value.range)
    }
    if case .live(let source)? = draft.text.suggestions, source.host != nil, let pair = draft.pairs[.suggestions] {
      report(.checkOfSecret, at: pair.value.range)
    }
  }

  private mutating func parseFieldRule(_ node: DefinitionNode, selfType: ExpressionType) -> FieldRule? {
    guard let keys = keys(of: node, as: FieldRuleKey.self) else { return nil }
    var rule: DefinitionExpression?
    var message: String?
    for (key, pair) in keys {
      switch key {
      case .rule: rule = parseExpression(pair, for: .condition, selfType: selfType)
      case .message: message = translated(pair)
      }
    }
    return rule.map { FieldRule(rule: $0, message: message) }
  }

  private mutating func parseDefault(_ node: DefinitionNode, of field: inout FieldDefinition) {
    if let pairs = node.mapping {
      if let pair = pairs.first, pairs.count == 1, pair.key == "cel" {
        field.defaultValue = parseExpression(pair, for: .value(of: field.id)).map { .computed($0) }
        return
      }
      guard field.type.hasRows else {
        return report(
          .wrongKind("'default'", wanted: "a value or {cel: …}", found: "a mapping of other keys"), at: node.range)
      }
    }
    guard !node.isNull else {
      field.defaultValue = .literal(.null)
      return
    }
    if field.isSecret { report(.defaultSecret, at: node.range) }
    if field.type == .date, node.text == "today" {
      field.defaultValue = parseExpression(
        YAMLPair(key: "default", keyRange: node.range, value: node), for: .value(of: field.id)
      ).map { .computed($0) }
      return
    }
    switch AnswerConversion.convert(field.unnamed(node.value), for: field.inEnglish) {
    case .success(let value):
      field.defaultValue = .literal(value)
      if field.type == .integer || field.type == .number { warnOfOctal(node) }
      reportUnfitDefault(value, of: field, at: node.range)
    case .failure(let mismatch):
      for (node, mismatch) in misfits(in: node, of: field) ?? [(node, mismatch)] {
        var problem = Problem.defaultDoesNotFit(mismatch.message, isSecret: field.holdsSecrets)
        problem.help =
          node.help(for: mismatch) ?? node.scalar.flatMap { YAMLTrap.hint($0, for: field.type) } ?? problem.help
        report(problem, at: node.range(of: mismatch))
      }
    }
  }

  /// The options in a default that do not fit; nil if the mistake is not in one option.
  private func misfits(in node: DefinitionNode, of field: FieldDefinition) -> [(DefinitionNode, AnswerMismatch)]? {
    guard field.type == .multiselect, let items = node.items else { return nil }
    let field = field.inEnglish
    var misfits: [(DefinitionNode, AnswerMismatch)] = []
    for item in items where misfits.count < ProblemList.limit {
      guard case .failure(let mismatch) = AnswerConversion.convert(.list([item.value]), for: field) else { continue }
      misfits.append((item, mismatch))
    }
    return misfits.isEmpty ? nil : misfits
  }

  private mutating func reportUnfitDefault(_ value: AnswerValue, of field: FieldDefinition, at range: SourceRange) {
    for message in FieldValidation.problems(ofGiven: value, field: field.inEnglish) {
      report(.defaultDoesNotFit(message, isSecret: field.holdsSecrets), at: range)
    }
  }
}

extension FieldKind {
  /// A placeholder for a field that cannot be used because of a mistake.
  fileprivate static func placeholder(for type: FieldType) -> FieldKind {
    switch type {
    case .select, .multiselect: .choice(ChoiceTraits(options: .list([])))
    case .list, .map: .list(ListTraits(fields: []))
    default: .note
    }
  }
}

/// A field while its keys are read, in any order.
struct FieldDraft {
  var type: FieldType
  var text = TextTraits() { didSet { hasTextTraits = true } }
  private var hasTextTraits = false
  var numberLimits = Limits<Number>()
  var numberStyle = NumberStyle()
  var momentLimits = Limits<Moment>()
  var options: OptionsSource?
  var takesOther = false
  var words = AnswerWords()
  var items = ItemLimits()
  var fields: [FieldDefinition] = []
  var item: FieldDefinition?
  var key: FieldDefinition?
  /// True for a list whose rows are secret.
  var isSecretList = false
  var computed: DefinitionExpression?
  var defaultNode: DefinitionNode?
  var pairs: [FieldKey: YAMLPair] = [:]

  init(type: FieldType) { self.type = type }

  /// The kind of the field; nil if a required key is missing.
  var kind: FieldKind? {
    switch type {
    case .text, .password, .textarea, .path: hasTextTraits ? .text(text) : .plainText
    case .integer, .number: .number(numberLimits, numberStyle)
    case .boolean: .boolean(words)
    case .select, .multiselect: options.map { .choice(ChoiceTraits(options: $0, takesOther: takesOther, items: items)) }
    case .date, .time, .datetime: .moment(momentLimits)
    case .list:
      if !fields.isEmpty {
        .list(ListTraits(fields: fields, items: items))
      } else {
        item.map { .list(ListTraits(fields: [$0], shape: .values, items: items)) }
      }
    case .map:
      if !fields.isEmpty {
        .list(ListTraits(fields: key.map { [$0] + fields } ?? fields, shape: .entriesOfObjects, items: items))
      } else {
        item.map { .list(ListTraits(fields: (key.map { [$0] } ?? []) + [$0], shape: .entries, items: items)) }
      }
    case .computed: computed.map { .computed($0, numberStyle) }
    case .note: .note
    }
  }
}
