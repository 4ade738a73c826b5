internal import Expressions
internal import FormDefinitions
internal import Values

/// A Helm chart as a form of its values, whose answers are those that differ.
struct HelmChart: Sendable {
  let root: ChartValue
  /// The chart's own schema, and those of its subcharts with the paths at which their values stand.
  let validators: [(path: [String], validator: SchemaValidator)]
  let title: String

  // MARK: Reading

  /// - Returns: nil after reporting why the chart cannot be read.
  init?(_ files: HelmChartFiles, in file: ForeignFile, at place: DefinitionNode) {
    let chart = files.chart.map { ForeignFile($0, path: "Chart.yaml").root }
    title = chart??["name"]?.text ?? String(files.path.fileName)
    guard var root = Self.values(of: files, in: file, at: place) else { return nil }
    var validators: [(path: [String], validator: SchemaValidator)] = []
    if let schema = Self.schema(of: files, in: file, at: place, warns: true) {
      validators.append(([], SchemaValidator(document: schema, patterns: .expression, hasFormat: { _, _ in true })))
    }
    // The parent's values lie over those of its subcharts.
    var aliases: [String: [(place: Int, name: String)]] = [:]
    for (place, dependency) in (chart??["dependencies"]?.items ?? []).enumerated() {
      guard let name = dependency["name"]?.text else { continue }
      aliases[name, default: []].append((place, dependency["alias"]?.text ?? name))
    }
    var names = root.children.map(\.name)
    var values = Dictionary(firstOfEach: root.children.map { ($0.name, $0.value) })
    for (folder, subfiles) in files.subcharts {
      guard let sub = HelmChart(subfiles, in: file, at: place) else { return nil }
      let meant = Set([folder, sub.title]).flatMap { aliases[$0] ?? [] }.sorted { $0.place < $1.place }
      for name in meant.isEmpty ? [sub.title] : meant.map(\.name) {
        values[name] = Self.merged(values[name], over: sub.root)
        names.append(name)
        validators += sub.validators.map { ([name] + $0.path, $0.validator) }
      }
    }
    if !files.subcharts.isEmpty {
      // A subchart stands where it was merged.
      var left = values
      let children = names.reversed().compactMap { name in
        left.removeValue(forKey: name).map { (name: name, value: $0) }
      }
      root.shape = .object(children.reversed())
    }
    self.root = root
    self.validators = validators
  }

  private static func schema(
    of files: HelmChartFiles, in file: ForeignFile, at place: DefinitionNode, warns: Bool = false
  ) -> AnswerValue? {
    guard let bytes = files.schema else { return nil }
    let read = ForeignFile(json: bytes, path: "\(files.path)/values.schema.json")
    if let problem = read.diagnostics.first { file.report("values.schema.json: \(problem.message)", at: place) }
    guard let schema = read.root?.value else { return nil }
    let index = SchemaIndex(of: schema)
    return withoutOutside(schema, index) { reference in
      guard warns else { return }
      file.warn(
        "values.schema.json: '$ref' leads out of the file, and what it says is not known: '\(reference)'",
        help: "the value is asked for as YAML", at: place)
    }
  }

  private static let yamlType = AnswerValue.string("application/yaml")

  /// The schema with what leads out of its file as YAML of any kind.
  private static func withoutOutside(
    _ schema: AnswerValue, _ index: SchemaIndex<AnswerValue>, _ found: (_ reference: String) -> Void
  ) -> AnswerValue {
    switch schema {
    case .object(let members):
      if case .string(let reference)? = schema["$ref"], !reference.hasPrefix("#"), index.target(of: reference) == nil {
        found(reference)
        return .object(members.filter { $0.name != "$ref" } + [.init("contentMediaType", yamlType)])
      }
      return .object(
        members.map { member in
          ["enum", "const", "default", "examples"].contains(member.name)
            ? member : .init(member.name, withoutOutside(member.value, index, found))
        })
    case .list(let items): return .list(items.map { withoutOutside($0, index, found) })
    default: return schema
    }
  }

  private static func values(
    of files: HelmChartFiles, in file: ForeignFile, at place: DefinitionNode
  ) -> ChartValue? {
    let schema = schema(of: files, in: file, at: place) ?? .object([])
    let secrets = SecretSearch(SchemaIndex(of: schema))
    let bytes = files.values ?? []
    let read = ForeignFile(bytes, path: "\(files.path)/values.yaml")
    if read.hasErrors, let problem = read.diagnostics.first, !bytes.allSatisfy({ $0 <= 0x20 }), read.root != nil {
      file.report("values.yaml: \(problem.message)", at: place)
    }
    let comments = ChartComments(bytes)
    let node = read.root ?? place.object([:])
    guard node.isObject else {
      return file.refuse("values.yaml must be an object, not \(node.value.kindName)", at: place)
    }
    return value(node, schema, secrets, comments, at: [], key: nil, from: node, depth: 0)
  }

  private static let deepest = 16

  /// The schema itself, or the target of its reference, with what its parts say.
  private static func resolved(_ schema: AnswerValue?, _ index: SchemaIndex<AnswerValue>) -> AnswerValue {
    var followed: Set<String> = []
    return resolved(schema ?? .object([]), index, &followed)
  }

  /// The most references that are followed for one value.
  private static let mostReferences = 200

  /// - Parameter followed: The references that were followed for the value: none has more to say a second time.
  private static func resolved(
    _ schema: AnswerValue, _ index: SchemaIndex<AnswerValue>, _ followed: inout Set<String>
  ) -> AnswerValue {
    var schema = schema
    while followed.count < mostReferences, case .string(let reference)? = schema["$ref"],
      let target = index.target(of: reference), followed.insert(reference).inserted
    {
      var whole = target
      for member in schema.members ?? [] where member.name != "$ref" {
        whole = whole.setting(member.name, member.value)
      }
      schema = whole
    }
    for part in schema["allOf"]?.items ?? [] {
      for member in resolved(part, index, &followed).members ?? []
      where schema[member.name] == nil && member.name != "$ref" {
        schema = schema.setting(member.name, member.value)
      }
    }
    return schema
  }

  private static func value(
    _ node: DefinitionNode?, _ schema: AnswerValue?, _ secrets: SecretSearch<AnswerValue>, _ comments: ChartComments,
    at path: [String], key: DefinitionNode?, from origin: DefinitionNode, depth: Int
  ) -> ChartValue? {
    let schema = resolved(schema, secrets.index)
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
    result.isSecret = schema.saysSecret
    if schema["contentMediaType"] == yamlType {
      result.isSecret = secrets.finds(in: schema)
      return result
    }
    let members = node?.members
    if let members, !members.isEmpty || !declared.isEmpty, depth < deepest {
      let keys = node?.keys ?? []
      let schemas = Dictionary(firstOfEach: declared.map { ($0.name, $0.value) })
      var children: [(name: String, value: ChartValue)] = []
      for (position, member) in members.enumerated() {
        let inner = schemas[member.name] ?? schema["additionalProperties"].flatMap { $0.members == nil ? nil : $0 }
        let own = path + [member.name]
        guard
          var child = value(
            member.value, inner, secrets, comments, at: own, key: keys[position], from: origin, depth: depth + 1)
        else { continue }
        child.isHidden = comments.leavesOut(at: keys[position].place, path: own)
        children.append((member.name, child))
      }
      let written = Set(children.map(\.name))
      for (name, inner) in declared where !written.contains(name) {
        guard inner != .bool(false),
          let child = value(nil, inner, secrets, comments, at: path + [name], key: nil, from: place, depth: depth + 1)
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
    result.isSecret = secrets.finds(in: schema)
    result.shape = shape(of: node?.value, types)
    return result
  }

  /// How a value without known parts is asked for.
  private static func shape(of fallback: AnswerValue?, _ types: [String]) -> ChartValue.Shape {
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
    var result = sub
    result.isSecret = sub.isSecret || parent.isSecret
    guard case .object(let own) = parent.shape, case .object(let others) = sub.shape else {
      if let fallback = parent.fallback { result.fallback = fallback }
      return result
    }
    let named = Dictionary(firstOfEach: own.map { ($0.name, $0.value) })
    let taken = Set(others.map(\.name))
    result.shape = .object(
      others.map { name, value in (name, merged(named[name], over: value)) } + own.filter { !taken.contains($0.name) })
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

  // MARK: Validation

  /// What the schemas refuse of all values, with some over the chart's own: not what they refuse of those alone, as long
  /// as it is as the chart has it.
  func problems(of values: AnswerValue) -> [SchemaValidator.Problem] {
    let own = Self.defaults(of: root) ?? .object([])
    let whole = Self.overlaid(values, over: own)
    let (ownParts, parts) = (IndexedValue(own), IndexedValue(whole))
    return validators.flatMap { path, validator -> [SchemaValidator.Problem] in
      let (own, all) = (Self.part(of: ownParts, at: path), Self.part(of: parts, at: path))
      let before = Set(validator.problems(of: own))
      let (ownValues, values) = (IndexedValue(own), IndexedValue(all))
      return validator.problems(of: all)
        .filter {
          ["required", SchemaValidator.unjudged].contains($0.keyword) || !before.contains($0)
            || values[nearest: $0.path] != ownValues[nearest: $0.path]
        }
        .map { SchemaValidator.Problem(path: path + $0.path, keyword: $0.keyword, argument: $0.argument) }
    }
  }

  /// The values of a chart or subchart, to which those that are global belong.
  private static func part(of whole: IndexedValue, at path: [String]) -> AnswerValue {
    let part = whole[path] ?? .object([])
    guard !path.isEmpty, let global = whole[["global"]], case .object = part else { return part }
    return part.setting("global", overlaid(global, over: part["global"]))
  }

  /// What the chart's schema refuses of its own values.
  var contradictions: [String] {
    let own = Self.defaults(of: root) ?? .object([])
    return validators.filter(\.path.isEmpty).flatMap { _, validator in
      validator.problems(of: own).filter { $0.keyword != "required" }.map { problem in
        if problem.keyword == SchemaValidator.unjudged { return "there is too much to check" }
        return "\(problem.path.isEmpty ? "the whole" : problem.path.joined(separator: ".")) breaks '\(problem.keyword)'"
      }
    }
  }

  /// Maps are merged, lists and scalars replaced, null deletes.
  static func overlaid(_ value: AnswerValue, over base: AnswerValue?) -> AnswerValue {
    guard case .object(let members) = value, case .object(let under)? = base else { return value }
    let (over, known) = (value.membersByName, Set(under.map(\.name)))
    let kept = under.compactMap { member -> AnswerValue.Member? in
      guard let new = over[member.name] else { return member }
      return new == .null ? nil : .init(member.name, overlaid(new, over: member.value))
    }
    return .object(kept + members.filter { !known.contains($0.name) && $0.value != .null })
  }

  /// Every path of the chart, with its description.
  var candidates: [PartialForm.Candidate] {
    var found: [PartialForm.Candidate] = []
    func visit(_ value: ChartValue, _ path: [String]) {
      for (name, child) in value.children where !child.isHidden {
        let own = path + [name]
        found.append((own, String((child.description ?? "").prefix { !$0.isNewline }.prefix(160))))
        visit(child, own)
      }
    }
    visit(root, [])
    return found
  }
}
