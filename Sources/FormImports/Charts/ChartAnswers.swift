internal import FormDefinitions
internal import Values
internal import Wording

/// The answers of a chart's form as the values that differ from the chart's own, and given values as answers.
struct ChartAnswers: Sendable {
  private let form: ChartForm
  private let definition: FormDefinition
  private let fields: [[String]: FieldDefinition]
  /// The values that are asked for as YAML.
  private let yaml: [[String]: ChartValue]

  init(_ form: ChartForm, _ definition: FormDefinition) {
    (self.form, self.definition) = (form, definition)
    let fields = Dictionary(firstOfEach: definition.fields.map { ($0.answerPath, $0) })
    self.fields = fields
    var yaml: [[String]: ChartValue] = [:]
    func visit(_ value: ChartValue, at path: [String]) {
      if fields[path]?.type == .textarea, form.isYAML(value, at: path) { yaml[path] = value }
      for (name, child) in value.children { visit(child, at: path + [name]) }
    }
    visit(form.chart.root, at: [])
    self.yaml = yaml
  }

  /// Documents of values as answers.
  func given(_ documents: [GivenDocument]) -> PartialForm.Given {
    var given = PartialForm.Given()
    let values = AnswerValue.object([]).laying(documents.map { VerbatimAnswer($0.value, at: []) })
    let problems = form.chart.problems(of: values).filter { $0.keyword != "required" }
    let refused = GivenDocument.Mistakes(in: documents, hidesLines: form.chart.root.holdsSecret)
    for problem in problems {
      refused.report("\(problem.path.joined(separator: ".")): \(Self.message(problem))", at: problem.path)
    }
    given.refused = refused.diagnostics
    given.verbatim = definition.verbatim(values, by: SchemaVerdict(refused: problems.map(\.path), forbidden: []))
    for index in given.verbatim.indices {
      given.verbatim[index].mayHoldSecret = form.chart.root.mayHoldSecret(at: given.verbatim[index].path)
    }
    for answer in given.verbatim {
      guard let id = answer.field, let field = fields[answer.path] else { continue }
      let isText = answer.value == .null || !isYAML(at: answer.path)
      let shown = isText ? answer.value : .string(String(YAMLText.block(answer.value).dropLast()))
      given.answers[id] = field.shown(of: shown)
    }
    return given
  }

  /// The schema of a value that is asked for as YAML, with the chart's own value.
  func schema(ofYAMLAt path: [String]) -> JSONValue? {
    guard let value = yaml[path] else { return nil }
    let schema: AnswerValue = if case .object = value.schema { value.schema } else { .object([]) }
    return (value.fallback.map { schema.setting("default", $0) } ?? schema).json
  }

  private func isYAML(at path: [String]) -> Bool { yaml[path] != nil }

  /// The values that differ from the chart's, and what its schemas say of all of them.
  func finished(_ answers: FieldAnswers, _ verbatim: [VerbatimAnswer]) -> PartialForm.Outcome {
    var outcome = PartialForm.Outcome(value: .object([]))
    let values = definition.value(of: answers, verbatim) { decoded($0, at: [], &outcome.problems) }
    let cleared = Set(answers.lazy.filter { $0.value == .null }.map(\.id))
    outcome.value = difference(values, form.chart.root, at: [], cleared) ?? .object([])
    outcome.problems += form.chart.problems(of: outcome.value).map { ($0.path, Self.message($0)) }
    outcome.remarks = Self.replaced(by: outcome.value, over: form.chart.root, at: [])
    return outcome
  }

  /// The chart's maps in whose place other values stand: all that is in them goes, which templates rarely expect.
  private static func replaced(by value: AnswerValue, over chart: ChartValue, at path: [String]) -> [String] {
    guard value != .null, case .object? = HelmChart.defaults(of: chart) else { return [] }
    guard case .object(let members) = value else {
      let name = path.joined(separator: ".")
      return ["'\(name)' is a map in the chart, and \(value.kindName) here, which takes its place"]
    }
    let children = Dictionary(firstOfEach: chart.children.map { ($0.name, $0.value) })
    return members.flatMap { member in
      children[member.name].map { replaced(by: member.value, over: $0, at: path + [member.name]) } ?? []
    }
  }

  private static func message(_ problem: SchemaValidator.Problem) -> String {
    DisplayLanguage.english.refusal(by: problem.keyword, problem.argument)
  }

  /// The value that an answer stands for; reports YAML that cannot be read.
  private func decoded(
    _ value: AnswerValue, at path: [String], _ problems: inout [(path: [String], message: String)]
  ) -> AnswerValue {
    switch value {
    case .string(let text) where isYAML(at: path):
      let (read, problem) = ForeignFile.value(ofYAML: text)
      if let problem { problems.append((path, problem)) }
      return read ?? value
    case .object(let members):
      return .object(members.map { .init($0.name, decoded($0.value, at: path + [$0.name], &problems)) })
    case .list(let items): return .list(items.map { $0 == .null ? .string("") : $0 })
    default: return value
    }
  }

  /// A value as far as it differs from the chart's: of maps the members, anything else whole, null for what is taken
  /// away.
  /// - Parameter cleared: The fields without a value. Of others the answer may be missing, too: a default is not written
  ///   in an object that nobody touched.
  private func difference(
    _ value: AnswerValue?, _ chart: ChartValue?, at path: [String], _ cleared: Set<String>
  ) -> AnswerValue? {
    // An object in which everything was cleared is not among the answers.
    if case .object(let children)? = chart?.shape, fields[path] == nil, case .object(let members) = value ?? .object([])
    {
      let (values, known) = (value?.membersByName ?? [:], Set(children.map(\.name)))
      var own: [AnswerValue.Member] = children.compactMap { name, child in
        difference(values[name], child, at: path + [name], cleared).map { .init(name, $0) }
      }
      own += members.filter { $0.value != .null && !known.contains($0.name) }
      return own.isEmpty ? nil : .object(own)
    }
    guard let value else {
      // What was there and was cleared is taken away.
      guard let field = fields[path], field.defaultValue != nil, cleared.contains(field.id) else { return nil }
      return .null
    }
    guard let chart else { return value == .null ? nil : value }
    let fallback = HelmChart.defaults(of: chart)
    if value == .null { return fallback == nil ? nil : .null }
    return fallback?.isSame(as: value) ?? false ? nil : value
  }
}
