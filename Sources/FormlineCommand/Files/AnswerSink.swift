import FormDefinitions
import FormImports
import Glibc
import TerminalDriver
import Values

/// The destination and format of the answers.
nonisolated struct AnswerSink {
  /// The path of the file; nil for standard output.
  private let path: String?
  private let encode: Encoding

  /// Formats the answers, including a final newline.
  typealias Encoding = ([(id: String, value: AnswerValue)]) throws(AnswerFormat.EncodingError) -> String

  init(to path: String?, encode: @escaping Encoding) {
    self.path = path
    self.encode = encode
  }

  /// - Parameters:
  ///   - others: Answers without a field.
  ///   - file: The path of the form.
  ///   - name: Maps a field's id to the name of its variable.
  /// - Throws: Mistakes in the template or the names, before the form is filled in.
  init(
    options: OutputOptions, definition: FormDefinition, imported: ImportedForm? = nil,
    adding others: [(path: [String], value: AnswerValue)] = [], file: String = "",
    name: @escaping (String) -> String = { $0 }
  ) throws(CommandFailure) {
    path = options.path == "-" ? nil : options.path
    switch options.format {
    case .body, .issue, .url:
      encode = try Self.issue(imported, as: options.format, file: file)
    case .resolved:
      guard let inputs = imported?.inputs else {
        throw CommandFailure(.usage, "'--output resolved' is for inputs of editors and agents")
      }
      encode = { inputs.resolved(definition.written($0)).json.text(.indented) + "\n" }
    case .env where imported?.inputs != nil:
      guard let inputs = imported?.inputs else { preconditionFailure("checked by the case") }
      guard inputs.variables([]) != nil else {
        throw CommandFailure(
          .usage,
          "'--output env' writes the variables of one server: choose it with --for, one of "
            + inputs.entryNames.joined(separator: ", "))
      }
      let prefix = options.prefix ?? ""
      encode = { (answers) throws(AnswerFormat.EncodingError) in
        let variables = inputs.variables(definition.written(answers)) ?? []
        return try AnswerFormat.env.encode(variables.map { (id: prefix + $0.id, value: $0.value) })
      }
    case .args:
      guard definition.answerShape == .texts else { throw CommandFailure(.usage, "'--output args' is for workflows") }
      encode = { Self.arguments(definition.written($0)) }
    case .template:
      let template = try Self.template(at: options.template ?? "", for: definition)
      encode = { (answers) throws(AnswerFormat.EncodingError) in try template.text(answers) }
    case _ where imported?.partial != nil && (!options.isFormatGiven || !(options.format.answerFormat?.isFlat ?? true)):
      guard let partial = imported?.partial else { preconditionFailure("checked by the case") }
      let isJSON = options.isFormatGiven && options.format == .json
      encode = { answers in
        let outcome = partial.finished(definition.written(answers, adding: others))
        StandardError.report(outcome.remarks.map { .warning($0) })
        return isJSON ? outcome.value.json.text(.spaced) + "\n" : YAMLText.block(outcome.value)
      }
    default:
      let (format, prefix) = (options.format.answerFormat ?? .json, options.prefix ?? "")
      if format.hasVariables {
        try Self.checkVariables(definition.fields.filter(\.hasAnswer).map { name($0.id) }, prefix)
      }
      encode = { (answers) throws(AnswerFormat.EncodingError) in
        let written =
          format.isFlat
          ? definition.writtenFlat(answers).map { (id: prefix + name($0.id), value: $0.value) }
          : definition.written(answers, adding: others)
        return try format.encode(format.isFlat ? written : imported?.inputs?.completed(written) ?? written)
      }
    }
  }

  /// The answers to an issue form: the text of the issue, a JSON object, or the URL of the form on GitHub.
  private static func issue(
    _ imported: ImportedForm?, as format: OutputFormat, file: String
  ) throws(CommandFailure) -> Encoding {
    guard let issue = imported?.issue else {
      throw CommandFailure(.usage, "'--output \(format.rawValue)' is for issue forms")
    }
    switch format {
    case .body: return { issue.body($0) + "\n" }
    case .issue: return { issue.issue($0).text(.spaced) + "\n" }
    default:
      let repository = RepositoryAddress.web(of: file)
      if repository == nil {
        StandardError.report([
          .warning("no repository is known for the address: write its name for OWNER/REPO, or set GH_REPO")
        ])
      }
      return {
        issue.address(
          $0, repository: repository ?? "https://github.com/OWNER/REPO", file: String(file.fileName)) + "\n"
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

  private static func checkVariables(_ names: [String], _ prefix: String) throws(CommandFailure) {
    do throws(VariableNames.Refusal) {
      for name in names { try VariableNames.check(name, prefix: prefix) }
    } catch {
      throw CommandFailure(.usage, error.message)
    }
  }

  /// Checks in advance, as far as possible, that the answers can be written.
  func prepare() throws(CommandFailure) {
    guard let path else {
      // A closed stream was replaced by one that is not writable.
      let flags = fcntl(STDOUT_FILENO, F_GETFL)
      guard flags >= 0, flags & O_ACCMODE != O_RDONLY else {
        throw CommandFailure(.unwritable, "cannot write standard output: \(SystemError(number: EBADF).sentence)")
      }
      return
    }
    try OutputFile.checkWritable(path)
  }

  /// Writes all answers or none.
  func write(_ answers: [(id: String, value: AnswerValue)]) throws(CommandFailure) {
    let text: String
    do throws(AnswerFormat.EncodingError) {
      text = try encode(answers)
    } catch {
      throw CommandFailure(.unwritable, error.message)
    }
    if let path { try OutputFile.write(text, to: path, mode: 0o600) } else { try StandardOutput.print(text) }
  }
}
