internal import Expressions
internal import FormDefinitions
internal import Values

/// A Helm chart as a form of its values: what is missing, and the part that is opened.
struct ChartForm: Sendable {
  let chart: HelmChart
  let opening: PartialForm.Opening
  /// The values that are there already.
  private let there: [IndexedValue]

  init(chart: HelmChart, opening: PartialForm.Opening) {
    (self.chart, self.opening) = (chart, opening)
    there = opening.values.map(IndexedValue.init)
  }

  /// The JSON Schema of the part that is asked.
  func asked(at place: DefinitionNode) -> DefinitionNode {
    let (given, opened) = (PathSet(opening.values.flatMap(\.leafPaths)), PathSet(opening.paths))
    func part(_ value: ChartValue, at path: [String]) -> DefinitionNode? {
      let isGiven = given.leadsOn(from: path) || given.holds(path) || given.holdsSomething(around: path)
      let isDirect = opened.holds(Array(path.dropLast())) && value.children.isEmpty
      let isOpened = isDirect || opened.leadsOn(from: path) || opened.holds(path) || opening.isAll
      guard isGiven || isOpened && !value.isHidden || value.holdsMissing else {
        let count = value.children.count { !$0.value.isHidden }
        let isShown = opening.namesClosed && !value.isHidden && count > 0
        return isShown && opened.holds(Array(path.dropLast()))
          ? opening.closedLine(of: value.node, count, at: path) : nil
      }
      guard case .object(let children) = value.shape else { return leaf(value, at: path) }
      let parts = parts(children, path)
      guard !parts.isEmpty else { return nil }
      return value.node.object([
        "type": "object", "description": value.description, "properties": value.node.object(parts),
        "required": missing(value), "writeOnly": value.isSecret ? true : nil,
      ])
    }
    func parts(
      _ children: [(name: String, value: ChartValue)], _ path: [String]
    ) -> [(name: String, value: any DefinitionPart)] {
      children.compactMap { name, child in part(child, at: path + [name]).map { (name, $0) } }
    }
    // An object with a value that is missing is there already, or needed.
    func missing(_ value: ChartValue) -> [String]? {
      let names = value.children.filter { $0.value.holdsMissing }.map(\.name)
      return names.isEmpty ? nil : names
    }
    return place.object([
      "title": chart.title, "description": chart.root.description, "type": "object",
      "properties": place.object(parts(chart.root.children, [])), "required": missing(chart.root),
    ])
  }

  private func leaf(_ value: ChartValue, at path: [String]) -> DefinitionNode {
    // The chart's own secret stays where nothing is typed, and is not shown.
    let fallback = value.isSecret ? nil : value.fallback
    var result = value.node.object([
      "title": path.last.map(FieldDefinition.readableLabel(for:)), "description": value.description,
      "writeOnly": value.isSecret ? true : nil,
    ])
    func yaml() -> DefinitionNode {
      result = result.setting("type", "string").setting("contentMediaType", "application/yaml")
      guard let fallback, !fallback.isEmpty else { return result }
      return result.setting("default", String(YAMLText.block(fallback).dropLast()))
    }
    if isYAML(value, at: path) { return yaml() }
    switch value.shape {
    case .object, .yaml: preconditionFailure("it is YAML")
    case .texts:
      let lists = [value.fallback].compactMap { $0 } + there.compactMap { $0[path] }
      // A row that somebody added and left is no empty text.
      let types = lists.contains(where: \.holdsEmptyItems) ? ["string", "null"] : ["string"]
      return result.setting("type", "array").setting("items", value.node.object(["type": types]))
        .setting("default", fallback)
    case .scalar(let type):
      result = result.setting("type", type)
      for keyword in Self.kept {
        guard let argument = value.schema[keyword] else { continue }
        if keyword == "enum", argument.items?.isEmpty ?? true || argument.items?.contains(.null) ?? false { continue }
        result = result.setting(keyword, argument.node(at: value.node))
      }
      if case .string(let pattern)? = value.schema["pattern"], (try? Pattern(parsing: pattern, as: .schema)) != nil {
        result = result.setting("pattern", pattern)
      }
      let texts = [value.fallback].compactMap { $0 } + there.compactMap { $0[path] }
      if type == "string", texts.contains(where: \.holdsLines) {
        result = result.setting("contentMediaType", "text/plain")
      }
      if let fallback, !fallback.isEmpty { result = result.setting("default", fallback) }
      return result
    }
  }

  /// The keywords that fields of single values take over.
  private static let kept = [
    "enum", "minimum", "maximum", "minLength", "maxLength", "exclusiveMinimum", "exclusiveMaximum",
  ]

  /// Warns of what the chart's schema says, and a definition of this form does not hold.
  func warnOfLosses(in definition: FormDefinition, to file: ForeignFile, at place: DefinitionNode) {
    file.warn(
      "the definition prints all values that it asks for, not only those that differ from the chart's", at: place)
    let fields = FieldsByPath(definition.fields)
    func visit(_ value: ChartValue, _ path: [String]) {
      let isField = fields[nearest: path]?.answerPath == path
      if isField, isYAML(value, at: path) { return file.warnOfYAML(at: path, value.node) }
      for (keyword, argument) in value.schema.members ?? [] {
        guard SchemaKeywords.judges(keyword, ofType: nil), !isHeld(keyword, argument, of: value) else { continue }
        file.warnOfLoss(of: "'\(keyword)'", at: path, value.node)
      }
      for (name, child) in value.children {
        let path = path + [name]
        if let field = fields[nearest: path], field.answerPath.starts(with: path) { visit(child, path) }
      }
    }
    visit(chart.root, [])
  }

  private func isHeld(_ keyword: String, _ argument: AnswerValue, of value: ChartValue) -> Bool {
    switch (keyword, value.shape) {
    case ("type", _), ("format", _), ("$ref", _): true
    case ("properties", .object), ("required", .object): true
    case ("additionalProperties", .object): argument == .bool(false)
    case ("pattern", .scalar): (try? Pattern(parsing: argument.text, as: .schema)) != nil
    case (_, .scalar): Self.kept.contains(keyword)
    default: false
    }
  }

  /// True if a value is asked for as YAML: it has no simple type, or there is a value of another type than the chart's, or
  /// one of several lines that a row cannot show.
  func isYAML(_ value: ChartValue, at path: [String]) -> Bool {
    let known = there.compactMap { $0[path] }
    switch value.shape {
    case .object, .yaml: return true
    case .texts: return !(known + [value.fallback].compactMap { $0 }).allSatisfy(\.isListOfLines)
    case .scalar(let type): return !known.allSatisfy { $0.isOf(type) }
    }
  }
}

extension AnswerValue {
  /// True for a list of texts of one line; an assignment is typed, and read as one.
  fileprivate var isListOfLines: Bool {
    switch self {
    case .null, .string: true
    case .list(let items): items.allSatisfy { if case .string = $0 { !$0.holdsLines } else { false } }
    default: false
    }
  }

  /// True for null, for text, which may be typed, and for a value of a type of JSON Schema.
  fileprivate func isOf(_ type: String) -> Bool {
    switch (type, self) {
    case (_, .null), (_, .string), ("boolean", .bool), ("integer", .integer), ("number", .integer), ("number", .number):
      true
    default: false
    }
  }
}
