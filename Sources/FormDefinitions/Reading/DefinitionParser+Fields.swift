internal import ContentTypes
internal import Expressions

/// Fields.
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

  private mutating func parseField(_ node: YAMLNode) -> FieldDefinition? {
    guard let keys = keys(of: node, as: FieldKey.self) else { return nil }
    let type = fieldType(keys)
    var draft = FieldDraft(type: type ?? .text)
    var field = FieldDefinition(id: "", type: draft.type, kind: .note)
    field.range = node.range
    field.language = language
    draft.isSecretList =
      type == .list && keys.contains { $0.key == .secret && $0.pair.value.scalar?.resolved == .bool(true) }
    for (key, pair) in keys {
      draft.pairs[key] = pair
      guard applies(key, pair, to: type) else { continue }
      parse(key, pair, into: &field, &draft)
    }
    finish(&field, &draft, of: node)
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

  /// True if a key is for a type; reports it otherwise. In a field of unknown type only keys for all types are read.
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
    case .name: field.name = text(pair)
    case .label:
      if let label = translated(pair) {
        field.label = label
        field.hasOwnLabel = true
      }
    case .description: field.description = optionalTranslated(pair)
    case .placeholder: field.placeholder = optionalTranslated(pair)
    case .default: draft.defaultNode = pair.value
    case .required: field.required = parseCondition(pair, default: .never)
    case .when: field.when = parseCondition(pair, default: .always)
    case .enabled: field.enabled = parseCondition(pair, default: .always)
    // `self` has the field's type, which its options decide: read when they are known.
    case .validate: break
    case .onSubmit: field.onSubmit = parseAction(pair.value)
    case .onChange: field.onChange = parseAction(pair.value)
    case .secret: field.isSecret = bool(pair) ?? false
    case .hideLength: field.hidesLength = bool(pair) ?? false
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
    case .fields: draft.fields = parseRowFields(pair, areSecret: draft.isSecretList)
    case .cel: draft.computed = parseExpression(pair, for: .computed)
    }
  }

  /// The fields of a list's rows: what stands inside may name them. In a list that is secret all of them are.
  private mutating func parseRowFields(_ pair: YAMLPair, areSecret: Bool) -> [FieldDefinition] {
    let isOuterSecret = isInSecretList
    isInSecretList = isOuterSecret || areSecret
    let wasInRows = isInRows
    isInRows = true
    defer { (isInSecretList, isInRows) = (isOuterSecret, wasInRows) }
    let firstExpression = expressions.count
    let firstReference = references.count
    let fields = parseFields(pair)
    for field in fields where field.name != nil {
      report(.unknownKey("name", of: "a field of a row", known: []), at: field.range)
    }
    for index in firstExpression..<expressions.count { expressions[index].rowFields.append(fields) }
    for index in firstReference..<references.count { references[index].rowFields.append(fields) }
    return fields
  }

  // MARK: When all keys are read

  private mutating func finish(_ field: inout FieldDefinition, _ draft: inout FieldDraft, of node: YAMLNode) {
    func isMissing(_ key: FieldKey) -> Bool { draft.pairs[key] == nil && !key.isMeant(in: node.mapping ?? []) }
    if draft.type != .note, isMissing(.id) { report(.missingKey("id", in: FieldKey.owner), at: node.range) }
    if !field.hasOwnLabel { field.label = FieldDefinition.readableLabel(for: field.id) }
    if let idRange = draft.pairs[.id]?.value.range { field.range = idRange }
    for needed in [FieldKey.options, .fields, .cel] where needed.types.contains(draft.type) {
      if isMissing(needed) { report(.typeNeeds(needed.rawValue, type: draft.type), at: field.range) }
    }
    if draft.type == .note, !field.hasOwnLabel, field.description == nil { report(.noteNeedsText, at: field.range) }
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

  private mutating func parseFieldRule(_ node: YAMLNode, selfType: ExpressionType) -> FieldRule? {
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

  private mutating func parseDefault(_ node: YAMLNode, of field: inout FieldDefinition) {
    if field.type != .list, let pairs = node.mapping {
      guard let pair = pairs.first, pairs.count == 1, pair.key == "cel" else {
        report(
          .wrongKind("'default'", wanted: "a value or {cel: …}", found: "a mapping of other keys"), at: node.range)
        return
      }
      field.defaultValue = parseExpression(pair, for: .value(of: field.id)).map { .computed($0) }
      return
    }
    guard !node.isNull else {
      if field.type == .boolean { field.defaultValue = .literal(.null) }
      return
    }
    if field.type == .list, let pair = node.mapping?.first, pair.key == "cel" {
      field.defaultValue = parseExpression(pair, for: .value(of: field.id)).map { .computed($0) }
      return
    }
    if field.isSecret { report(.defaultSecret, at: node.range) }
    switch AnswerConversion.convert(AnswerValue(node), for: field.inEnglish) {
    case .success(let value):
      field.defaultValue = .literal(value)
      if field.type == .integer || field.type == .number { warnOfOctal(node) }
      reportUnfitDefault(value, of: field, at: node.range)
    case .failure(let mismatch):
      for (node, mismatch) in misfits(in: node, of: field) ?? [(node, mismatch)] {
        var problem = Problem.defaultDoesNotFit(mismatch.message, isSecret: field.holdsSecrets)
        problem.help = mismatch.help ?? node.scalar.flatMap { YAMLTrap.hint($0, for: field.type) } ?? problem.help
        report(problem, at: node.range)
      }
    }
  }

  /// Of several options each that does not fit; nil where it is not for one of them that a default does not.
  private func misfits(in node: YAMLNode, of field: FieldDefinition) -> [(YAMLNode, AnswerMismatch)]? {
    guard field.type == .multiselect, let items = node.sequence else { return nil }
    let misfits = items.compactMap { item -> (YAMLNode, AnswerMismatch)? in
      guard case .failure(let mismatch) = AnswerConversion.convert(.list([AnswerValue(item)]), for: field.inEnglish)
      else { return nil }
      return (item, mismatch)
    }
    return misfits.isEmpty ? nil : misfits
  }

  private mutating func reportUnfitDefault(_ value: AnswerValue, of field: FieldDefinition, at range: SourceRange) {
    var alone = field.inEnglish
    alone.required = .never
    // Rules that read other fields cannot be judged before there are answers.
    alone.rules = field.rules.filter { rule in
      rule.rule.fields.isEmpty && rule.rule.expression.references.isSubset(of: ["self"])
    }
    for message in FieldValidation.problems(of: value, field: alone, lookup: { _ in nil }) {
      report(.defaultDoesNotFit(message, isSecret: field.holdsSecrets), at: range)
    }
  }
}

extension FieldKind {
  /// A stand-in for a field that cannot be used because of a mistake.
  fileprivate static func placeholder(for type: FieldType) -> FieldKind {
    switch type {
    case .select, .multiselect: .choice(ChoiceTraits(options: .list([])))
    case .list: .list(ListTraits(fields: []))
    default: .note
    }
  }
}

/// A field while its keys are read, in whatever order they stand.
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
  /// True for a list whose rows are secret.
  var isSecretList = false
  var computed: DefinitionExpression?
  var defaultNode: YAMLNode?
  /// Where the keys stand.
  var pairs: [FieldKey: YAMLPair] = [:]

  init(type: FieldType) { self.type = type }

  /// What the type makes of it; nil when something it cannot be without is missing.
  var kind: FieldKind? {
    switch type {
    case .text, .password, .textarea, .path: hasTextTraits ? .text(text) : .plainText
    case .integer, .number: .number(numberLimits, numberStyle)
    case .boolean: .boolean(words)
    case .select, .multiselect: options.map { .choice(ChoiceTraits(options: $0, takesOther: takesOther, items: items)) }
    case .date, .time, .datetime: .moment(momentLimits)
    case .list: fields.isEmpty ? nil : .list(ListTraits(fields: fields, items: items))
    case .computed: computed.map { .computed($0, numberStyle) }
    case .note: .note
    }
  }
}
