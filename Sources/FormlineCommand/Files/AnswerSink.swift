import FormDefinitions
import FormImports
import TerminalModel
import Values

/// The destination and format of the answers.
nonisolated struct AnswerSink {
  private let path: String
  private let encode: Encoding

  /// Formats the answers, including a final newline.
  /// - Parameter verbatim: Those that are written as they were given.
  typealias Encoding = (
    _ answers: [(id: String, value: AnswerValue)], _ verbatim: [VerbatimAnswer]
  ) throws(AnswerFormat.EncodingError) -> String

  init(to path: String?, encode: @escaping Encoding) {
    self.path = path ?? OutputFile.standardOutput
    self.encode = encode
  }

  /// - Parameters:
  ///   - file: The path of the form.
  ///   - name: Maps a field's id to the name of its variable.
  /// - Throws: Mistakes in the template or the names, before the form is filled in.
  init(
    options: OutputOptions, definition: FormDefinition, imported: ImportedForm? = nil,
    file: String = "",
    name: ((String) -> String)? = nil
  ) throws(CommandFailure) {
    path = options.path ?? OutputFile.standardOutput
    switch options.format {
    case .body, .issue, .url:
      encode = try Self.issue(imported, as: options.format, file: file)
    case .resolved:
      guard let inputs = imported?.inputs else {
        throw CommandFailure(.usage, "'--output resolved' is for inputs of editors and agents")
      }
      encode = { (answers, _) throws(AnswerFormat.EncodingError) in
        try inputs.resolved(definition.written(answers)).json.text(.indented) + "\n"
      }
    case .env where imported?.inputs != nil:
      guard let inputs = imported?.inputs else { preconditionFailure("checked by the case") }
      guard let variables = try? inputs.variables([]) else {
        throw CommandFailure(
          .usage,
          "'--output env' writes the variables of one server: choose it with --for, one of "
            + inputs.entryNames.joined(separator: ", "))
      }
      let prefix = options.prefix ?? ""
      if let name = variables.map({ prefix + $0.id }).first(where: { !FieldDefinition.isID($0) }) {
        throw CommandFailure(
          .wrongInput,
          "the server has a variable that no variable can be called: \(DisplayText.visible(JSONValue.string(name).text(.compact)))"
        )
      }
      encode = { (answers, _) throws(AnswerFormat.EncodingError) in
        let variables = try inputs.variables(definition.written(answers)) ?? []
        return try Self.environment(variables.map { (id: prefix + $0.id, value: $0.value) })
      }
    case .args:
      guard definition.answerShape == .texts else { throw CommandFailure(.usage, "'--output args' is for workflows") }
      encode = { answers, _ in Self.arguments(definition.written(answers)) }
    case .template:
      let template = try Self.template(at: options.template ?? "", for: definition)
      encode = { (answers, _) throws(AnswerFormat.EncodingError) in try template.text(answers) }
    case _ where imported?.partial != nil && (!options.isFormatGiven || !(options.format.answerFormat?.isFlat ?? true)):
      guard let partial = imported?.partial else { preconditionFailure("checked by the case") }
      let isJSON = options.isFormatGiven && options.format == .json
      encode = { answers, verbatim in
        let outcome = partial.finished(answers, verbatim)
        StandardError.report(outcome.remarks.map { .warning($0) })
        return isJSON ? outcome.value.json.text(.spaced) + "\n" : YAMLText.block(outcome.value)
      }
    default:
      let (format, prefix) = (options.format.answerFormat ?? .json, options.prefix ?? "")
      let names = name == nil && format.hasVariables ? definition.variableNames : [:]
      let name = name ?? { names[$0] ?? $0 }
      if format.hasVariables {
        try Self.checkVariables(definition.fields.filter(\.hasAnswer), name, prefix)
      }
      encode = { (answers, verbatim) throws(AnswerFormat.EncodingError) in
        let written =
          format.isFlat
          ? definition.writtenFlat(answers, verbatim: verbatim).map { (id: prefix + name($0.id), value: $0.value) }
          : imported?.written(answers, verbatim: verbatim) ?? definition.written(answers, verbatim: verbatim)
        if format == .env { return try Self.environment(written) }
        return try format.encode(format.isFlat ? written : imported?.inputs?.completed(written) ?? written)
      }
    }
  }

  /// The text of a dotenv file. Warns of values whose end python-dotenv does not find: it takes `\\"` for a quote inside,
  /// in single quotes as well, and goes on to the next one. No spelling is read by it, docker compose and systemd alike.
  private static func environment(
    _ variables: [(id: String, value: AnswerValue)]
  ) throws(AnswerFormat.EncodingError) -> String {
    let unended = variables.dropLast().filter { $0.value.text.utf8.last == UInt8(ascii: "\\") }
    StandardError.report(
      unended.map {
        .warning("'\($0.id)' ends in a backslash: docker compose and systemd read it back, python-dotenv does not")
      })
    return try AnswerFormat.env.encode(variables)
  }

  /// The answers to an issue form: the text of the issue, a JSON object, or the URL of the form on GitHub.
  private static func issue(
    _ imported: ImportedForm?, as format: OutputFormat, file: String
  ) throws(CommandFailure) -> Encoding {
    guard let issue = imported?.issue else {
      throw CommandFailure(.usage, "'--output \(format.rawValue)' is for issue forms")
    }
    switch format {
    case .body: return { answers, _ in issue.body(answers) + "\n" }
    case .issue: return { answers, _ in issue.issue(answers).text(.spaced) + "\n" }
    default:
      let repository = RepositoryAddress.web(of: file)
      if repository == nil {
        StandardError.report([
          .warning("no repository is known for the address: write its name for OWNER/REPO, or set GH_REPO")
        ])
      }
      return { answers, _ in
        issue.address(
          answers, repository: repository ?? "https://github.com/OWNER/REPO", file: String(file.fileName)) + "\n"
      }
    }
  }

  /// The arguments of `gh workflow run`.
  private static func arguments(_ answers: [(id: String, value: AnswerValue)]) -> String {
    answers.map { "-f \("\($0.id)=\($0.value.text)".quotedForShell)" }.joined(separator: " ") + "\n"
  }

  private static func template(at path: String, for definition: FormDefinition) throws(CommandFailure) -> AnswerTemplate
  {
    let (template, diagnostics) = AnswerTemplate.read(try FormFile.bytes(of: path), path: path, for: definition)
    guard let template else { throw CommandFailure(.wrongInput, problems: diagnostics.map(\.reported)) }
    return template
  }

  private static func checkVariables(
    _ fields: [FieldDefinition], _ name: (String) -> String, _ prefix: String
  ) throws(CommandFailure) {
    for field in fields {
      do throws(VariableNames.Refusal) {
        try VariableNames.check(name(field.id), prefix: prefix)
      } catch {
        var problem = ReportedProblem(saying: error.message)
        problem.id = field.answerName
        throw CommandFailure(.usage, problems: [problem])
      }
    }
  }

  /// Checks in advance, as far as possible, that the answers can be written.
  func prepare() throws(CommandFailure) { try OutputFile.checkWritable(path) }

  /// Writes all answers or none.
  /// - Parameter verbatim: Those that are written as they were given.
  func write(
    _ answers: [(id: String, value: AnswerValue)], verbatim: [VerbatimAnswer] = []
  ) throws(CommandFailure) {
    let text: String
    do throws(AnswerFormat.EncodingError) {
      text = try encode(answers, verbatim)
    } catch {
      throw CommandFailure(.unwritable, error.message)
    }
    try OutputFile.write(text, to: path, mode: 0o600)
  }
}
