internal import ContentTypes
internal import Expressions
internal import TerminalModel
internal import Values

/// Checks that need the whole form.
extension DefinitionParser {
  mutating func checkForm(_ form: FormDefinition) {
    let fields = form.fields
    checkIDs(fields)
    checkSectionIDs(form.sections)
    checkReferences(form, fields)
    checkExpressions(fields)
    checkVariables()
    checkCycles(form)
    if let toolbar = form.toolbar { checkToolbar(toolbar, fields) }
  }

  // MARK: Ids

  private mutating func checkIDs(_ fields: [FieldDefinition]) {
    var seen: [String: SourceRange] = [:]
    seen.reserveCapacity(fields.count)
    checkAnswerNames(fields)
    for field in fields {
      if !field.id.isEmpty, let first = seen.noted(field.id, at: field.range) {
        report(.duplicateID(field.id), at: field.range, first: first)
      }
      if let list = field.list { checkIDs(list.fields) }
    }
  }

  /// Answer names must be unique, and none may also be the name of an object.
  private mutating func checkAnswerNames(_ fields: [FieldDefinition]) {
    guard fields.contains(where: { $0.path != nil }) else { return }
    /// The field that has each path.
    var leaves: [[String]: String] = [:]
    var objects: Set<[String]> = []
    for field in fields where field.hasAnswer && field.isInAnswers && !field.id.isEmpty {
      let path = field.answerPath
      let around = path.objectsAround
      let holder = leaves[path]
      // Duplicate ids are reported elsewhere.
      let isOfOther = holder.map { $0 != field.id || field.path != nil } ?? false
      if isOfOther || objects.contains(path) || around.contains(where: { leaves[$0] != nil }) {
        report(.duplicateName(field.answerName), at: field.nameRange ?? field.range)
      }
      leaves[path] = holder ?? field.id
      objects.formUnion(around)
    }
  }

  private mutating func checkSectionIDs(_ sections: [SectionDefinition]) {
    var seen: [String: SourceRange] = [:]
    for section in sections {
      if let id = section.id, let first = seen.noted(id, at: section.idRange) {
        report(.duplicateSection(id), at: section.idRange, first: first)
      }
    }
  }

  // MARK: References

  private mutating func checkReferences(_ form: FormDefinition, _ fields: [FieldDefinition]) {
    guard !references.isEmpty else { return }
    let absent = Set(form.sections.filter { $0.when?.isNeverTrue ?? false }.flatMap { $0.fields.map(\.id) })
    let all = Dictionary(firstOfEach: fields.map { ($0.id, $0) })
    var scope = Scope(TypeEnvironment())
    var objects: [Int: Set<[String]>] = [:]
    for reference in references where !problems.isFull {
      if case .object(let path) = reference.use {
        let rows = reference.rowFields.first
        let known = objects[rows?.number ?? 0] ?? Self.objects(in: rows?.fields ?? fields, of: rows == nil ? form : nil)
        objects[rows?.number ?? 0] = known
        if !known.contains(path) {
          report(.unknownObject(path, known: known.map { $0.joined(separator: ".") }.sorted()), at: reference.range)
        }
        continue
      }
      scope.enter(reference.rowFields)
      let inRows = scope.field(reference.id)
      if let field = inRows ?? all[reference.id] {
        check(reference, names: field, isAbsent: inRows == nil && absent.contains(field.id))
      } else {
        report(
          Self.unknown(reference, known: (reference.rowFields.flatMap(\.fields) + fields).map(\.id)),
          at: reference.range)
      }
    }
  }

  /// The objects in which answers are, of a form or of a row, by the names that lead to them.
  private static func objects(in fields: [FieldDefinition], of form: FormDefinition?) -> Set<[String]> {
    var objects = Set((form?.sections ?? []).compactMap { section in section.path ?? section.id.map { [$0] } })
    for field in fields { objects.formUnion(field.answerPath.objectsAround) }
    return objects
  }

  private static func unknown(_ reference: PendingReference, known: [String]) -> Problem {
    switch reference.use {
    case .focus: .actionTarget(reference.id, action: "focus", known: known)
    case .change(let action): .actionTarget(reference.id, action: action, known: known)
    case .ruleTarget: .unknownField(reference.id, in: "'at'", known: known)
    case .confirmed: .unknownField(reference.id, in: "'confirms'", known: known)
    case .sourceInput: .unknownField(reference.id, in: "'of'", known: known)
    case .toolbarTarget: .unknownTarget(reference.id, known: known + TextContentType.allNames)
    case .object: preconditionFailure("objects are no fields")
    }
  }

  private mutating func check(_ reference: PendingReference, names field: FieldDefinition, isAbsent: Bool) {
    if case .sourceInput = reference.use {
      if field.type == .note { report(.sourceOfNote(field.id), at: reference.range) }
      if field.holdsSecrets { report(.sourceOfSecret(field.id), at: reference.range) }
      return
    }
    guard !field.type.isEditable else {
      if case .focus = reference.use, let key = isAbsent ? "when" : unfulfilledKey(of: field) {
        report(.focusNever(field.id, key: key), at: reference.range)
      }
      return
    }
    let isNote = field.type == .note
    switch reference.use {
    case .focus: report(isNote ? .focusOnNote(field.id) : .focusOnComputed(field.id), at: reference.range)
    case .change(let action):
      report(isNote ? .changesNote(action, field.id) : .changesComputed(action, field.id), at: reference.range)
    case .ruleTarget, .toolbarTarget, .sourceInput, .confirmed, .object: break
    }
  }

  /// The key that prevents a field from ever having focus.
  private func unfulfilledKey(of field: FieldDefinition) -> String? {
    if field.when.isNeverTrue { return "when" }
    return field.enabled.isNeverTrue ? "enabled" : nil
  }

  // MARK: Expressions

  private mutating func checkExpressions(_ fields: [FieldDefinition]) {
    guard !expressions.isEmpty else { return }
    var variables: [String: ExpressionType] = [
      "focus": .nullable(.string), "env": .map(key: .string, value: .string), "today": .timestamp, "now": .timestamp,
    ]
    for field in fields where field.hasAnswer && !field.id.isEmpty && variables[field.id] == nil {
      variables[field.id] = field.expressionType
    }
    // A field with a reserved name was reported already, so the name may have any type.
    for field in fields where Self.reservedIDs.contains(field.id) && variables[field.id] != nil {
      variables[field.id] = .any
    }
    let byID = Dictionary(firstOfEach: fields.map { ($0.id, $0) })
    var scope = Scope(TypeEnvironment(variables: variables))
    for pending in expressions where !problems.isFull {
      scope.enter(pending.rowFields)
      scope.environment.variables["self"] = pending.selfType
      let expression = pending.expression.expression
      let diagnostics =
        switch pending.use {
        case .condition: expression.check(scope.environment, expecting: .bool)
        case .value(of: let id):
          if let field = scope.field(id) ?? byID[id] {
            expression.check(scope.environment, expecting: field.expressionType) { field.mayHold($0) }
          } else {
            expression.check(scope.environment)
          }
        case .options:
          // Null stands for none; but what may be null besides is to be a list.
          expression.check(scope.environment, expecting: .list(of: .any)) {
            $0.unwrapped == .null || $0.mayBe(.list(of: .any))
          }
        case .computed: expression.check(scope.environment)
        }
      report(diagnostics, in: pending.expression.source, at: pending.expression.range)
    }
  }
}

/// What the ids in an expression or a reference name. It is kept from one to the next, since most are in the same rows,
/// and leaves and enters only the rows in which they differ.
private struct Scope {
  var environment: TypeEnvironment
  /// From the outermost to the innermost, with the types of outer fields of the same ids.
  private var levels: [(number: Int, fields: [String: FieldDefinition], hidden: [String: ExpressionType?])] = []

  init(_ environment: TypeEnvironment) { self.environment = environment }

  /// - Parameter rows: The innermost first.
  mutating func enter(_ rows: [RowFields]) {
    let rows = rows.reversed()
    let common = zip(levels, rows).prefix { $0.number == $1.number }.count
    while levels.count > common {
      for (id, type) in levels.removeLast().hidden { environment.variables[id] = type }
    }
    for rows in rows.dropFirst(common) {
      let fields = Dictionary(firstOfEach: rows.fields.map { ($0.id, $0) })
      var hidden: [String: ExpressionType?] = [:]
      for (id, field) in fields where field.hasAnswer && !id.isEmpty {
        hidden[id] = .some(environment.variables[id])
        environment.variables[id] = DefinitionParser.reservedIDs.contains(id) ? .any : field.expressionType
      }
      levels.append((rows.number, fields, hidden))
    }
  }

  func field(_ id: String) -> FieldDefinition? { levels.lazy.reversed().compactMap { $0.fields[id] }.first }
}

/// Environment variables.
extension DefinitionParser {
  private var readersOfEnvironment: [DefinitionExpression] {
    expressions.map(\.expression).filter { $0.expression.references.contains("env") }
  }

  /// The distinct variables that expressions read or test for, in file order; all that they may read where one reads
  /// them as a whole.
  var variableNames: [String] {
    var seen: Set<String> = []
    let named = readersOfEnvironment.flatMap { $0.expression.memberUses(of: "env") }.map(\.name)
    let readsAll = readersOfEnvironment.contains { $0.expression.usesWhole("env") }
    let all = readsAll ? options.grants.variables.union(Grants.ungrantedVariables).sorted() : []
    return (named + all).filter { seen.insert($0).inserted }
  }

  /// Reports variables that were not granted, except in expressions that handle their absence.
  private mutating func checkVariables() {
    // A field of that name was reported already, and may be what the expression refers to.
    guard !refusedIDs.contains("env") else { return }
    for expression in readersOfEnvironment {
      let refused = expression.expression.memberUses(of: "env")
        .filter { !$0.isOptional && !options.grants.allows(variable: $0.name) }
      guard !refused.isEmpty else { continue }
      let map = ScalarSource(text: expression.source, source: source, utf8Offset: expression.range.utf8Offset)
      for use in refused { report(.variableRefused(use.name), at: map.range(of: use.range)) }
    }
  }
}

/// Conflicts between toolbar items.
extension DefinitionParser {
  mutating func checkToolbar(_ items: [ToolbarItemDefinition], _ fields: [FieldDefinition]) {
    let types = Dictionary(firstOfEach: fields.map { ($0.id, $0.text?.contentType) })
    let knownTypes = Set(types.values.compactMap(\.self))
    var uses: [Key: KeyUses] = [:]
    for case .custom(let item) in items where !problems.isFull {
      guard let key = item.key else { continue }
      if let other = uses[key.legacyEquivalent, default: KeyUses(types, knownTypes)].add(item) {
        let field = item.targets.isEmpty && other.targets.isEmpty ? nil : Self.sharedField(item, other, fields)
        report(.keyClash(item.keyName ?? key.name, other.label, field: field), at: item.range, first: other.range)
      }
    }
  }

  /// The first field for which both items are shown.
  private static func sharedField(
    _ one: ToolbarItemDefinition.Custom, _ other: ToolbarItemDefinition.Custom, _ fields: [FieldDefinition]
  ) -> String? {
    let (one, other) = (Set(one.targets), Set(other.targets))
    func isTarget(_ field: FieldDefinition, of targets: Set<ToolbarItemDefinition.Target>) -> Bool {
      targets.isEmpty || targets.contains(.field(field.id))
        || field.text?.contentType.map { targets.contains(.contentType($0)) } ?? false
    }
    return fields.first { isTarget($0, of: one) && isTarget($0, of: other) }?.id
  }
}

/// The toolbar items that one key triggers, by where they are shown: many may share it, each for fields of its own.
private struct KeyUses {
  private typealias Target = ToolbarItemDefinition.Target
  /// The content types of the form's fields, by id.
  private let types: [String: TextContentType?]
  private let knownTypes: Set<TextContentType>
  private var items: [ToolbarItemDefinition.Custom] = []
  /// The first item for all fields, and the first for any.
  private var everywhere: Int?
  private var anywhere: Int?
  /// The first item for each target, and the first for a field of each content type.
  private var ofTarget: [Target: Int] = [:]
  private var ofFieldIn: [TextContentType: Int] = [:]

  init(_ types: [String: TextContentType?], _ knownTypes: Set<TextContentType>) {
    (self.types, self.knownTypes) = (types, knownTypes)
  }

  /// Adds an item.
  /// - Returns: The first of those before it that is shown for a field for which it is shown, too.
  mutating func add(_ item: ToolbarItemDefinition.Custom) -> ToolbarItemDefinition.Custom? {
    let place = items.count
    items.append(item)
    var clashes = [item.targets.isEmpty ? anywhere : nil]
    if item.targets.isEmpty, !types.isEmpty {
      (everywhere, anywhere) = (everywhere ?? place, anywhere ?? place)
    }
    for target in item.targets where isKnown(target) {
      clashes += [everywhere, ofTarget[target]]
      switch target {
      case .field(let id):
        guard let type = types[id] ?? nil else { break }
        clashes.append(ofTarget[.contentType(type)])
        ofFieldIn[type] = ofFieldIn[type] ?? place
      case .contentType(let type): clashes.append(ofFieldIn[type])
      }
      ofTarget[target] = ofTarget[target] ?? place
      anywhere = anywhere ?? place
    }
    return clashes.compactMap(\.self).filter { $0 < place }.min().map { items[$0] }
  }

  /// True if there is a field for which an item with this target is shown.
  private func isKnown(_ target: Target) -> Bool {
    switch target {
    case .field(let id): types[id] != nil
    case .contentType(let type): knownTypes.contains(type)
    }
  }
}

extension ToolbarItemDefinition.Custom {
  /// True if the item is for a field, regardless of `when`.
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

/// Keys that a definition cannot reassign, since the form would be unusable without them.
enum ReservedKeys {
  /// What the key does; nil if it is free. Keys that terminals report alike (Tab and Ctrl+I) count as one.
  static func use(of key: Key) -> String? {
    for (name, use) in reserved where key.legacyEquivalent == Key(parsing: name) { return use }
    return nil
  }

  static func typesText(_ key: Key) -> Bool { key.typedCharacter != nil }

  private static let reserved: KeyValuePairs = [
    "Tab": "moves to the next field", "Shift+Tab": "moves to the previous field", "Enter": "submits the field",
    "Esc": "cancels", "Ctrl+C": "cancels at once", "Ctrl+Z": "suspends the form",
  ]
}
