internal import Expressions
internal import Wording

/// The form and its sections.
extension DefinitionParser {
  /// The form of a file; nil if the file is not a mapping.
  mutating func parseForm(_ root: DefinitionNode) -> FormDefinition? {
    guard let pairs = root.mapping else { return refuse(.notAMapping(found: root.kindName), at: root.range) }
    var form = FormDefinition()
    form.language = language
    form.submitLabel = Message.formSubmit.text(in: language)
    fieldNames = Self.fieldNames(in: root)
    // Fields depend on these two keys, which may come after them.
    for pair in pairs {
      switch FormKey(rawValue: pair.key) {
      case .answer: answerShape = word(pair, as: "shape of answers", plural: "shapes of answers") ?? .all
      case .lengths: lengths = word(pair, as: "unit of lengths", plural: "units of lengths") ?? .characters
      default: break
      }
    }
    (form.answerShape, form.lengths) = (answerShape, lengths)
    var hasVersion = false
    var fieldsRange: SourceRange?
    var sectionsRange: SourceRange?
    var ownFields: [FieldDefinition] = []
    var toolbarNodes: [DefinitionNode]?
    for pair in pairs {
      guard let key = FormKey(rawValue: pair.key) else {
        report(.unknownKey(pair.key, of: FormKey.owner, known: FormKey.names), at: pair.keyRange)
        continue
      }
      switch key {
      case .formline:
        hasVersion = true
        if pair.value.scalar?.resolved != .integer(1) {
          let text = pair.value.scalar?.text ?? pair.value.kindName
          report(text == "1" ? .versionIsText : .wrongVersion(text), at: pair.value.range)
        }
      case .title: form.title = translated(pair)
      case .description: form.description = optionalTranslated(pair)
      case .submitLabel: form.submitLabel = translated(pair) ?? form.submitLabel
      case .layout: form.layout = word(pair, as: "layout", plural: "layouts") ?? .scroll
      case .density: form.density = word(pair, as: "density", plural: "densities") ?? .auto
      case .answer, .lengths: break
      case .review: form.review = bool(pair) ?? false
      case .history: form.history = bool(pair) ?? true
      case .fields:
        fieldsRange = pair.keyRange
        ownFields = parseFields(pair)
      case .sections:
        sectionsRange = pair.keyRange
        form.sections = (list(pair, of: "sections", allowsEmpty: false) ?? []).compactMap { parseSection($0) }
      case .toolbar: toolbarNodes = list(pair, of: "toolbar items", allowsEmpty: true)
      case .validate: form.rules = (list(pair, of: "rules", allowsEmpty: true) ?? []).compactMap { parseFormRule($0) }
      case .onSubmit: form.onSubmit = parseAction(pair.value)
      case .from: form.former = parseFormer(pair.value)
      }
    }
    if !hasVersion, !FormKey.formline.isMeant(in: pairs) { report(.missingVersion, at: root.range) }
    if let range = fieldsRange {
      if let sectionsRange { report(.fieldsAndSections, at: later(range, sectionsRange)) }
      if form.layout == .pages, sectionsRange == nil { report(.pagesWithoutSections, at: range) }
      var section = SectionDefinition()
      section.fields = ownFields
      section.range = range
      form.sections.insert(section, at: 0)
    } else if sectionsRange == nil, !FormKey.fields.isMeant(in: pairs), !FormKey.sections.isMeant(in: pairs) {
      report(.noFields, at: root.range)
    }
    if answerShape == .nested { nestAnswers(of: &form) }
    form.translations = translations
    form.toolbar = toolbarNodes.map { parseToolbar($0, ids: Set(form.fields.map(\.id))) }
    checkForm(form)
    keepSecrets(in: &form)
    form.variables = variableNames
    return form
  }

  /// The ids of all fields, collected first, so that expressions can tell fields from other names.
  private static func fieldNames(in node: DefinitionNode) -> Set<String> {
    var names: Set<String> = []
    func visit(_ node: DefinitionNode) {
      for pair in node.mapping ?? [] where pair.key == "fields" || pair.key == "sections" {
        for item in pair.value.items ?? [] {
          if pair.key == "fields", let id = item.mapping?.first(where: { $0.key == "id" })?.value.text {
            names.insert(id)
          }
          visit(item)
        }
      }
    }
    visit(node)
    // Reserved names never refer to fields.
    return names.subtracting(reservedIDs)
  }

  private func later(_ left: SourceRange, _ right: SourceRange) -> SourceRange {
    left.utf8Offset > right.utf8Offset ? left : right
  }

  private mutating func parseSection(_ node: DefinitionNode) -> SectionDefinition? {
    guard let keys = keys(of: node, as: SectionKey.self) else { return nil }
    var section = SectionDefinition()
    section.range = node.range
    for (key, pair) in keys {
      switch key {
      case .id:
        section.id = parseID(pair)
        section.idRange = pair.value.range
      case .name: section.path = names(pair)
      case .required: section.isRequired = bool(pair) ?? false
      case .title: section.title = translated(pair)
      case .description: section.description = optionalTranslated(pair)
      case .when: section.when = parseExpression(pair, for: .condition)
      case .fields: section.fields = parseFields(pair)
      case .onSubmit: section.onSubmit = parseAction(pair.value)
      case .submitScope: section.submitScope = bool(pair) ?? false
      }
    }
    return section
  }

  private mutating func parseFormRule(_ node: DefinitionNode) -> FormRule? {
    guard let keys = keys(of: node, as: FormRuleKey.self) else { return nil }
    var rule: DefinitionExpression?
    var message = ""
    var fields: [String]?
    for (key, pair) in keys {
      switch key {
      case .rule: rule = parseExpression(pair, for: .condition)
      case .message: message = translated(pair) ?? ""
      case .at:
        let nodes = pair.value.items ?? [pair.value]
        if nodes.isEmpty { report(.empty("'at'"), at: pair.value.range) }
        fields = nodes.compactMap { text($0, "'at'", allowsEmpty: false) }
        for node in nodes {
          if let id = node.text { references.append(PendingReference(id: id, use: .ruleTarget, range: node.range)) }
        }
      }
    }
    guard let rule else { return nil }
    // A name that no field has is reported as such.
    if fields == nil, rule.expression.references.isSubset(of: Self.reservedIDs) {
      report(.ruleWithoutField, at: rule.range)
    }
    return FormRule(rule: rule, message: message, fields: fields ?? rule.fields.sorted())
  }

  private mutating func parseFormer(_ node: DefinitionNode) -> FormerAnswers? {
    guard let keys = keys(of: node, as: FormerKey.self) else { return nil }
    var former = FormerAnswers()
    for (key, pair) in keys {
      switch key {
      case .rename:
        for entry in fields(of: pair) {
          if let id = text(entry.value, "'rename'", allowsEmpty: false), isField(id, "'rename'", at: entry.value.range)
          {
            former.renamed.append((old: entry.key, new: id))
          }
        }
      case .drop:
        for item in list(pair, of: "names", allowsEmpty: true) ?? [] {
          if let name = text(item, "'drop'", allowsEmpty: false) { former.dropped.append(name) }
        }
      case .set:
        for entry in fields(of: pair) where isField(entry.key, "'set'", at: entry.keyRange) {
          guard let scalar = entry.value.scalar else {
            report(
              .wrongKind("'\(entry.key)'", wanted: .expression, found: entry.value.kindName), at: entry.value.range)
            continue
          }
          do throws(ExpressionDiagnostics) {
            former.computed.append((id: entry.key, value: try Expression(parsing: scalar.text)))
          } catch {
            report(error.all, in: scalar.text, at: entry.value.range)
          }
        }
      }
    }
    return former
  }

  private mutating func fields(of pair: YAMLPair) -> [YAMLPair] {
    if let pairs = pair.value.mapping {
      if pairs.isEmpty { report(.empty("'\(pair.key)'"), at: pair.value.range) }
      return pairs
    }
    report(
      .wrongKind("'\(pair.key)'", wanted: .mapping, found: pair.value.kindName), at: pair.value.range)
    return []
  }

  private mutating func isField(_ id: String, _ place: String, at range: SourceRange) -> Bool {
    if fieldNames.contains(id) { return true }
    let names = fieldNames
    report(.unknownField(id, in: place, known: names.sorted()), at: range)
    return false
  }

  /// Nests each section's answers in an object.
  private func nestAnswers(of form: inout FormDefinition) {
    for index in form.sections.indices {
      let section = form.sections[index]
      guard let path = section.path ?? section.id.map({ [$0] }) else { continue }
      if section.isRequired { form.objects.append(path) }
      for field in section.fields.indices {
        form.sections[index].fields[field].path = path + section.fields[field].answerPath
      }
    }
  }
}
