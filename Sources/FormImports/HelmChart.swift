package import FormDefinitions
internal import Expressions
internal import Values
internal import Wording

/// The files of an unpacked Helm chart.
package struct HelmChartFiles: Sendable {
  /// The name of the folder, for messages.
  package var path = ""
  package var chart: [UInt8]?
  package var values: [UInt8]?
  package var schema: [UInt8]?
  /// The subcharts in `charts/`, by the name of their folder.
  package var subcharts: [(name: String, files: HelmChartFiles)] = []

  package init(path: String) { self.path = path }
}

/// A value of a chart: its default and comments from `values.yaml`, its type and rules from `values.schema.json`.
struct ChartValue: Sendable {
  enum Shape: Sendable {
    case object([(name: String, value: ChartValue)])
    /// A field of this type of JSON Schema.
    case scalar(String)
    case texts
    /// Written as YAML: lists and maps of anything, and values without a type.
    case yaml
  }

  var shape: Shape
  /// nil without one in `values.yaml`.
  var fallback: AnswerValue?
  let schema: AnswerValue
  var description: String?
  /// True if the schema requires it and the chart has no default.
  var isMissing = false
  let node: DefinitionNode

  var children: [(name: String, value: ChartValue)] { if case .object(let children) = shape { children } else { [] } }

  /// True if it is missing, or a value in it.
  var holdsMissing: Bool { isMissing || children.contains { $0.value.holdsMissing } }

  func value(at path: some Sequence<String>) -> ChartValue? {
    path.reduce(self as ChartValue?) { value, name in value?.children.first { $0.name == name }?.value }
  }
}

/// A Helm chart as a form of its values, whose answers are those that differ.
struct HelmChart: Sendable {
  let root: ChartValue
  /// The chart's own schema, and those of its subcharts with the names under which their values stand.
  let validators: [(name: String?, validator: SchemaValidator)]
  let title: String

  // MARK: Reading

  /// - Returns: nil after reporting why the chart cannot be read.
  init?(_ files: HelmChartFiles, in file: ForeignFile, at place: DefinitionNode) {
    let chart = files.chart.map { ForeignFile($0, path: "Chart.yaml").root }
    title = chart??["name"]?.text ?? String(files.path.fileName)
    guard var root = Self.values(of: files, in: file, at: place) else { return nil }
    var validators: [(name: String?, validator: SchemaValidator)] = []
    if let schema = Self.schema(of: files, in: file, at: place) {
      validators.append((nil, SchemaValidator(document: schema, patterns: .expression)))
    }
    // The parent's values lie over those of its subcharts.
    let aliases = (chart??["dependencies"]?.items ?? []).compactMap { dependency -> (String, String)? in
      guard let name = dependency["name"]?.text else { return nil }
      return (name, dependency["alias"]?.text ?? name)
    }
    for (folder, subfiles) in files.subcharts {
      guard let sub = HelmChart(subfiles, in: file, at: place) else { return nil }
      for name in aliases.filter({ $0.0 == folder || $0.0 == sub.title }).map(\.1).nonEmpty(or: [sub.title]) {
        let own = root.children.first { $0.name == name }?.value
        let merged = Self.merged(own, over: sub.root)
        root.shape = .object(root.children.filter { $0.name != name } + [(name, merged)])
        validators += sub.validators.map { ($0.name == nil ? name : nil, $0.validator) }
      }
    }
    self.root = root
    self.validators = validators
  }

  private static func schema(
    of files: HelmChartFiles, in file: ForeignFile, at place: DefinitionNode
  ) -> AnswerValue? {
    guard let bytes = files.schema else { return nil }
    let read = ForeignFile(json: bytes, path: "\(files.path)/values.schema.json")
    if let problem = read.diagnostics.first { file.report("values.schema.json: \(problem.message)", at: place) }
    return read.root?.value
  }

  private static func values(
    of files: HelmChartFiles, in file: ForeignFile, at place: DefinitionNode
  ) -> ChartValue? {
    let schema = schema(of: files, in: file, at: place) ?? .object([])
    let index = SchemaIndex(of: schema)
    let bytes = files.values ?? []
    let read = ForeignFile(bytes, path: "\(files.path)/values.yaml")
    if read.hasErrors, let problem = read.diagnostics.first, !bytes.allSatisfy({ $0 <= 0x20 }), read.root != nil {
      file.report("values.yaml: \(problem.message)", at: place)
    }
    let comments = ChartComments(bytes)
    let node = read.root ?? place.object([:])
    guard node.members != nil else {
      file.report("values.yaml must be an object, not \(node.value.kindName)", at: place)
      return nil
    }
    return value(node, schema, index, comments, at: [], key: nil, from: node, depth: 0)
  }

  private static let deepest = 16

  /// The schema itself, or the target of its reference.
  private static func resolved(_ schema: AnswerValue?, _ index: SchemaIndex<AnswerValue>) -> AnswerValue {
    var schema = schema ?? .object([])
    var steps = 0
    while case .string(let reference)? = schema["$ref"], let target = index.target(of: reference), steps < 20 {
      var whole = target
      for member in schema.members ?? [] where member.name != "$ref" {
        whole = whole.setting(member.name, member.value)
      }
      schema = whole
      steps += 1
    }
    for part in schema["allOf"]?.items ?? [] {
      for member in resolved(part, index).members ?? [] where schema[member.name] == nil {
        schema = schema.setting(member.name, member.value)
      }
    }
    return schema
  }

  private static func value(
    _ node: DefinitionNode?, _ schema: AnswerValue?, _ index: SchemaIndex<AnswerValue>, _ comments: ChartComments,
    at path: [String], key: DefinitionNode?, from origin: DefinitionNode, depth: Int
  ) -> ChartValue? {
    let schema = resolved(schema, index)
    let place = node ?? key ?? origin
    var types = schema["type"]?.items?.map(\.text) ?? schema["type"].map { [$0.text] } ?? []
    types.removeAll { $0 == "null" }
    let declared = schema["properties"]?.members ?? []
    let said = schema["description"].map(\.text)
    let comment = key.flatMap { comments.text(at: $0.place, path: path) }
    var result = ChartValue(
      shape: .yaml, fallback: node?.value, schema: schema,
      description: [said, comment == said ? nil : comment].compactMap { $0 }.filter { !$0.isEmpty }
        .joined(separator: "\n\n"), node: place)
    if result.description?.isEmpty ?? false { result.description = nil }
    let members = node?.members
    if let members, !members.isEmpty || !declared.isEmpty, depth < deepest {
      let keys = node?.keys ?? []
      var children: [(name: String, value: ChartValue)] = []
      for (position, member) in members.enumerated() {
        let inner = declared.first { $0.name == member.name }?.value ?? objectSchema(schema["additionalProperties"])
        let own = path + [member.name]
        if comments.skipped.contains(own.joined(separator: ".")) { continue }
        guard
          let child = value(
            member.value, inner, index, comments, at: own, key: keys[position], from: origin, depth: depth + 1)
        else { continue }
        children.append((member.name, child))
      }
      for (name, inner) in declared where !children.contains(where: { $0.name == name }) {
        guard inner != .bool(false),
          let child = value(nil, inner, index, comments, at: path + [name], key: nil, from: place, depth: depth + 1)
        else { continue }
        children.append((name, child))
      }
      let required = Set(schema["required"]?.items?.map(\.text) ?? [])
      result.shape = .object(
        children.map { name, child in
          var child = child
          child.isMissing = required.contains(name) && (child.fallback ?? .null) == .null && child.children.isEmpty
          return (name, child)
        })
      return result
    }
    result.shape = shape(of: node?.value, types, schema, declared.isEmpty)
    return result
  }

  private static func objectSchema(_ schema: AnswerValue?) -> AnswerValue? {
    if case .object? = schema { schema } else { nil }
  }

  /// How a value without known parts is asked for.
  private static func shape(
    of fallback: AnswerValue?, _ types: [String], _ schema: AnswerValue, _ hasNoParts: Bool
  ) -> ChartValue.Shape {
    switch fallback {
    case .bool where types.isEmpty || types.contains("boolean"): return .scalar("boolean")
    case .integer where types.contains("integer"): return .scalar("integer")
    case .integer where types.isEmpty || types.contains("number"): return .scalar(types.isEmpty ? "integer" : "number")
    case .number where types.isEmpty || types.contains("number"): return .scalar("number")
    case .string where types.isEmpty || types.contains("string"): return .scalar("string")
    case .list(let items) where !items.isEmpty && items.allSatisfy({ if case .string = $0 { true } else { false } }):
      return .texts
    case .list, .object: return .yaml
    default: break
    }
    if fallback == nil || fallback == .null, types.count == 1, types[0] != "array", types[0] != "object" {
      return .scalar(types[0])
    }
    return .yaml
  }

  private static func merged(_ parent: ChartValue?, over sub: ChartValue) -> ChartValue {
    guard let parent else { return sub }
    guard case .object(let own) = parent.shape, case .object(let others) = sub.shape else {
      var result = sub
      if let fallback = parent.fallback { result.fallback = fallback }
      return result
    }
    var result = sub
    result.shape = .object(
      others.map { name, value in (name, merged(own.first { $0.name == name }?.value, over: value)) }
        + own.filter { mine in !others.contains { $0.name == mine.name } })
    result.fallback = nil
    return result
  }

  /// All defaults.
  static func defaults(of value: ChartValue) -> AnswerValue? {
    // A value of null is none.
    guard case .object(let children) = value.shape else { return value.fallback == .null ? nil : value.fallback }
    let members = children.compactMap { name, child in defaults(of: child).map { AnswerValue.Member(name, $0) } }
    return members.isEmpty && value.fallback == nil ? nil : .object(members)
  }

  // MARK: The part that is asked

  /// The JSON Schema of the part that is asked.
  func asked(_ opening: PartialForm.Opening, at place: DefinitionNode) -> DefinitionNode {
    let given = opening.given.flatMap(\.leafPaths)
    func part(_ value: ChartValue, at path: [String]) -> DefinitionNode? {
      let isGiven = given.contains { $0.starts(with: path) || (path.starts(with: $0) && !$0.isEmpty) }
      let isDirect = opening.paths.contains(Array(path.dropLast())) && value.children.isEmpty
      let leadsOn = opening.paths.contains { $0.count > path.count && $0.starts(with: path) }
      guard isGiven || isDirect || leadsOn || opening.paths.contains(path) || opening.isAll || value.holdsMissing
      else { return nil }
      guard case .object(let children) = value.shape else { return leaf(value, at: path, opening.given) }
      var properties = value.node.object([:])
      for (name, child) in children {
        if let part = part(child, at: path + [name]) { properties = properties.setting(name, part) }
      }
      guard properties.members?.isEmpty == false else { return nil }
      return value.node.object([
        "type": "object", "description": value.description, "properties": properties, "required": missing(value),
      ])
    }
    // An object with a value that is missing is there already, or needed.
    func missing(_ value: ChartValue) -> [String]? {
      let names = value.children.filter { $0.value.holdsMissing }.map(\.name)
      return names.isEmpty ? nil : names
    }
    var properties = place.object([:])
    for (name, child) in root.children {
      if let part = part(child, at: [name]) { properties = properties.setting(name, part) }
    }
    return place.object([
      "title": title, "description": root.description, "type": "object", "properties": properties,
      "required": missing(root),
    ])
  }

  private func leaf(_ value: ChartValue, at path: [String], _ given: [AnswerValue]) -> DefinitionNode {
    var result = value.node.object([
      "title": path.last.map(FieldDefinition.readableLabel(for:)), "description": value.description,
    ])
    func yaml() -> DefinitionNode {
      result = result.setting("type", "string").setting("contentMediaType", "application/yaml")
      guard let fallback = value.fallback, !fallback.isEmpty else { return result }
      return result.setting("default", String(YAMLText.block(fallback).dropLast()))
    }
    // A given value of another type than the default is asked for as YAML.
    if !fits(value, given.compactMap { $0.value(at: path) }) { return yaml() }
    switch value.shape {
    case .object, .yaml: return yaml()
    case .texts:
      return result.setting("type", "array").setting("items", value.node.object(["type": "string"]))
        .setting("default", value.fallback)
    case .scalar(let type):
      result = result.setting("type", type)
      for keyword in ["enum", "minimum", "maximum", "minLength", "maxLength", "exclusiveMinimum", "exclusiveMaximum"] {
        guard let argument = value.schema[keyword] else { continue }
        if keyword == "enum", argument.items?.isEmpty ?? true || argument.items?.contains(.null) ?? false { continue }
        result = result.setting(keyword, argument.node(at: value.node))
      }
      if case .string(let pattern)? = value.schema["pattern"], (try? Pattern(parsing: pattern, as: .schema)) != nil {
        result = result.setting("pattern", pattern)
      }
      let texts = [value.fallback].compactMap { $0 } + given.compactMap { $0.value(at: path) }
      if type == "string", texts.contains(where: { $0.text.contains(where: \.isNewline) }) {
        result = result.setting("contentMediaType", "text/plain")
      }
      if let fallback = value.fallback, !fallback.isEmpty { result = result.setting("default", fallback) }
      return result
    }
  }

  private func fits(_ value: ChartValue, _ given: [AnswerValue]) -> Bool {
    given.allSatisfy { answer in
      switch (value.shape, answer) {
      case (_, .null), (.scalar("string"), .string), (.scalar("boolean"), .bool), (.scalar("integer"), .integer),
        (.scalar("number"), .integer), (.scalar("number"), .number):
        true
      // An assignment is typed, and read as what the field takes.
      case (.scalar, .string), (.texts, .string): true
      case (.texts, .list(let items)): items.allSatisfy { if case .string = $0 { true } else { false } }
      default: false
      }
    }
  }

  // MARK: Values

  /// Given values as answers of a form: YAML where they are asked for as such.
  func encoded(_ values: AnswerValue, in form: FormDefinition) -> AnswerValue {
    let lines = Set(form.fields.filter { $0.type == .textarea }.map(\.answerPath))
    func encode(_ value: AnswerValue, at path: [String]) -> AnswerValue {
      if lines.contains(path), value != .null {
        if case .scalar("string")? = root.value(at: path)?.shape, case .string = value { return value }
        return .string(String(YAMLText.block(value).dropLast()))
      }
      guard case .object(let members) = value else { return value }
      return .object(members.map { .init($0.name, encode($0.value, at: path + [$0.name])) })
    }
    return encode(values, at: [])
  }

  /// The values that differ from the chart's, and what its schemas say of all of them.
  func finished(_ written: [(id: String, value: AnswerValue)], _ form: FormDefinition) -> PartialForm.Outcome {
    var outcome = PartialForm.Outcome(value: .object([]))
    let answers = AnswerValue.object(written.map { AnswerValue.Member($0.id, $0.value) })
    let fields = Dictionary(form.fields.map { ($0.answerPath, $0) }) { first, _ in first }
    func difference(_ value: AnswerValue?, _ chart: ChartValue?, at path: [String]) -> AnswerValue? {
      if let chart, case .object(let children) = chart.shape, fields[path] == nil {
        var members: [AnswerValue.Member] = []
        for (name, child) in children {
          if let own = difference(value?[name], child, at: path + [name]) { members.append(.init(name, own)) }
        }
        for member in value?.members ?? [] where !children.contains(where: { $0.name == member.name }) {
          members.append(.init(member.name, member.value))
        }
        return members.isEmpty ? nil : .object(members)
      }
      guard var value else {
        // What was there and was cleared is taken away.
        return fields[path]?.defaultValue == nil ? nil : .null
      }
      let isText = if case .scalar("string")? = chart?.shape { true } else { false }
      if let field = fields[path], field.type == .textarea, !isText, case .string(let text) = value {
        let (read, problem) = ForeignFile.value(ofYAML: text)
        if let problem { outcome.problems.append((path, problem)) }
        value = read ?? value
      }
      if let fallback = chart?.fallback, fallback.isSame(as: value) { return nil }
      return value
    }
    outcome.value = difference(answers, root, at: []) ?? .object([])
    outcome.problems += problems(of: outcome.value)
    return outcome
  }

  /// What the schemas refuse of the merged values; not what they refuse of the chart's own.
  private func problems(of difference: AnswerValue) -> [(path: [String], message: String)] {
    let own = Self.defaults(of: root) ?? .object([])
    let whole = Self.overlaid(difference, over: own)
    return validators.flatMap { name, validator -> [(path: [String], message: String)] in
      let part = name.flatMap { whole[$0] } ?? whole
      let before = Set(validator.problems(of: name.flatMap { own[$0] } ?? own))
      return validator.problems(of: part).filter { $0.keyword == "required" || !before.contains($0) }.map { problem in
        ((name.map { [$0] } ?? []) + problem.path, ProblemPhrase.refusedBySchema(problem.keyword).text(in: .english))
      }
    }
  }

  /// What the chart's schema refuses of its own values.
  var contradictions: [String] {
    let own = Self.defaults(of: root) ?? .object([])
    return validators.filter { $0.name == nil }.flatMap { _, validator in
      validator.problems(of: own).filter { $0.keyword != "required" }.map {
        "\($0.path.joined(separator: ".")) breaks '\($0.keyword)'"
      }
    }
  }

  /// Maps are merged, lists and scalars replaced, null deletes.
  static func overlaid(_ value: AnswerValue, over base: AnswerValue?) -> AnswerValue {
    guard case .object(let members) = value, case .object? = base else { return value }
    var result = base ?? .object([])
    for member in members {
      if member.value == .null {
        if case .object(let kept) = result { result = .object(kept.filter { $0.name != member.name }) }
      } else {
        result = result.setting(member.name, overlaid(member.value, over: result[member.name]))
      }
    }
    return result
  }

  /// Every path of the chart, with its description.
  var candidates: [(path: String, description: String)] {
    var found: [(path: String, description: String)] = []
    func visit(_ value: ChartValue, _ path: String) {
      for (name, child) in value.children {
        let own = path.isEmpty ? name : "\(path).\(name)"
        found.append((own, String((child.description ?? "").prefix { !$0.isNewline }.prefix(160))))
        visit(child, own)
      }
    }
    visit(root, "")
    return found
  }
}

extension Array {
  fileprivate func nonEmpty(or other: [Element]) -> [Element] { isEmpty ? other : self }
}

extension ImportedForm {
  /// A chart as a form of its values.
  package static func chart(
    _ files: HelmChartFiles, options: ImportOptions, reading: ReadingOptions
  ) -> ImportedForm {
    let file = ForeignFile(
      files.values.flatMap { $0.contains { $0 > 0x20 } ? $0 : nil } ?? Array("{}".utf8),
      path: "\(files.path)/values.yaml")
    guard let place = file.root, let chart = HelmChart(files, in: file, at: place), !file.hasErrors else {
      return ImportedForm(kind: .helm, reading: file.unread)
    }
    let contradictions = chart.contradictions
    for text in contradictions.prefix(5) {
      file.warn("values.schema.json refuses the chart's own values: \(text)", at: place)
    }
    return opened(chart, file.copies, options.opening, reading)
  }

  private static func opened(
    _ chart: HelmChart, _ files: @escaping @Sendable () -> ForeignFile, _ opening: PartialForm.Opening,
    _ reading: ReadingOptions
  ) -> ImportedForm {
    let file = files()
    guard let place = file.root else { return ImportedForm(kind: .helm, reading: file.unread) }
    var opening = opening
    if !opening.isOnly { opening.paths.append([]) }
    let asked = chart.asked(opening, at: place)
    var tree: DefinitionNode?
    if asked["properties"]?.members?.isEmpty ?? true {
      let note = place.object(["type": "note", "label": " "])
      tree = place.object(["formline": 1, "title": chart.title, "answer": "nested", "fields": [note]])
    } else {
      tree = SchemaForm(asked, at: "", reading.displayLanguage, in: file).tree
    }
    guard let tree, !file.hasErrors else { return ImportedForm(kind: .helm, reading: file.unread) }
    let (made, own) = file.readingWithoutWrongDefaults(of: tree.countingCodePoints, options: reading)
    var form = ImportedForm(kind: .helm, reading: made, definitionText: own.definitionText)
    guard let definition = made.definition else { return form }
    form.partial = PartialForm(
      candidates: { chart.candidates },
      opened: { opened(chart, files, $0, reading) },
      encoded: { chart.encoded($0, in: definition) },
      finished: { chart.finished($0, definition) })
    form.partial?.takesOthers = true
    return form
  }
}
