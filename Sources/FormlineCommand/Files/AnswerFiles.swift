import DefinedForms
import FormDefinitions
import FormImports
import Glibc
import TerminalDriver
import TerminalModel
import Values

/// The answers that are given before anybody is asked: files in their order, then assignments.
nonisolated struct AnswerFiles {
  let options: AnswerOptions
  let definition: FormDefinition
  let isColored: Bool
  /// The file that the form was made of, if it is none of ours.
  var imported: ImportedForm?

  /// The answers by field, and those that no field has.
  /// - Throws: The first unreadable file; else every mismatch at once.
  func read() throws(CommandFailure) -> Given {
    let given = try readAll()
    guard given.misfits.isEmpty else { throw CommandFailure(.wrongInput, problems: given.misfits) }
    return given
  }

  /// The same, none of them an answer that its field refuses whatever the others are: a person finds nothing wrong that
  /// another one has given.
  func readForPerson() throws(CommandFailure) -> Given {
    var given = try readAll()
    for field in definition.fields {
      guard let answer = given.answers[field.id], !answer.isEmpty else { continue }
      given.misfits += FieldValidation.problems(ofGiven: answer, field: field)
        .map { ReportedProblem(of: field.answerName, $0) }
    }
    guard given.misfits.isEmpty else { throw CommandFailure(.wrongInput, problems: given.misfits) }
    return given
  }

  /// The same, with mismatches for the caller to judge.
  /// - Throws: Unreadable files, and files that hold no answers for this form.
  func readLeniently() throws(CommandFailure) -> Given {
    let given = try readAll()
    guard given.misfits.allSatisfy({ $0.id != nil }) else { throw CommandFailure(.wrongInput, problems: given.misfits) }
    return given
  }

  /// What was given.
  struct Given {
    /// By field.
    var answers: [String: AnswerValue] = [:]
    /// Answers that no field has and that the owner of the format lets through.
    var others: [(path: [String], value: AnswerValue)] = []
    var misfits: [ReportedProblem] = []
  }

  private func readAll() throws(CommandFailure) -> Given {
    var given = Given()
    // Other formats say what their values are; only what is typed is read as it is meant.
    let isStrict = imported?.kind != nil
    if let path = options.body {
      guard let issue = imported?.issue else {
        throw CommandFailure(.usage, "'--answers-body' is for issue forms")
      }
      let text = String(decoding: try bytes(of: path), as: UTF8.self)
      let (found, strays) = issue.answers(fromBody: text)
      for stray in strays { StandardError.report([.warning("the body holds what is no answer: \(stray)")]) }
      merge(Array(found.text.utf8), path, isStrict: true, into: &given)
    }
    for path in options.files { merge(try bytes(of: path), path, isStrict: isStrict, into: &given) }
    let assignments = options.assignments.filter { assignment in
      let name = assignment.utf8.firstIndex(of: UInt8(ascii: "=")).map { String(assignment[..<$0]) }
      return !(imported?.issue?.isUnaskedTitle(name ?? assignment) ?? false)
    }
    let (assigned, mismatches) = AnswersReader.parse(
      assignments, for: definition, in: .system, leftOut: warning(of: "--set"))
    given.answers.merge(assigned) { $1 }
    given.misfits += mismatches.map { mismatch in
      let sentence = "formline: --set: \(mismatch.message)" + (mismatch.help.map { "\nhelp: \($0)" } ?? "")
      return ReportedProblem(
        of: mismatch.field, mismatch.message, hint: mismatch.help, text: DisplayText.visible(sentence))
    }
    if let schema = imported?.schema { given.answers = schema.completed(given.answers, in: definition) }
    return given
  }

  private func merge(_ bytes: [UInt8], _ path: String, isStrict: Bool, into given: inout Given) {
    let source = path == "-" ? "standard input" : path
    let read = AnswersReader.given(
      bytes, path: source, for: definition, in: isStrict ? nil : .system, takesTexts: imported?.kind == .workflow,
      takesOthers: { imported?.takesOther($0) ?? false })
    for name in read.withoutControls { warning(of: source)(name) }
    given.misfits += read.diagnostics.map { $0.report(color: isColored) }
    given.answers.merge(read.answers) { $1 }
    given.others += read.others
  }

  /// Tells of texts that are not taken as they are.
  private func warning(of source: String) -> (_ name: String) -> Void {
    { StandardError.report([.warning("\(source): '\($0)' is taken without its control characters")]) }
  }

  private func bytes(of path: String) throws(CommandFailure) -> [UInt8] {
    do throws(FileError) {
      return try InputFile.read(path, limit: FormFile.limit)
    } catch {
      throw CommandFailure(reading: error)
    }
  }
}

/// Where the answers go, and how they are written.
nonisolated struct AnswerSink {
  /// The file; nil for standard output.
  private let path: String?
  private let encode: ([(id: String, value: AnswerValue)]) throws(AnswerFormat.EncodingError) -> String

  /// - Parameter encode: The text of the answers, with what ends its last line.
  init(
    to path: String?,
    encode: @escaping ([(id: String, value: AnswerValue)]) throws(AnswerFormat.EncodingError) -> String
  ) {
    self.path = path
    self.encode = encode
  }

  /// - Parameters:
  ///   - others: Answers that no field has.
  ///   - file: The file of the form.
  ///   - name: The name of a field's answer where it is a variable, by its id.
  /// - Throws: Mistakes in the template or the names, before anybody fills in the form.
  init(
    options: OutputOptions, definition: FormDefinition, isColored: Bool, imported: ImportedForm? = nil,
    adding others: [(path: [String], value: AnswerValue)] = [], file: String = "",
    name: @escaping (String) -> String = { $0 }
  ) throws(CommandFailure) {
    path = options.path == "-" ? nil : options.path
    if [.body, .issue, .url, .args].contains(options.format) {
      let issue = imported?.issue
      let isWorkflow = imported?.kind == .workflow
      guard options.format == .args ? isWorkflow : issue != nil else {
        throw CommandFailure(
          .usage,
          "'--output \(options.format.rawValue)' is for \(options.format == .args ? "workflows" : "issue forms")")
      }
      let format = options.format
      let repository = format == .url ? RepositoryAddress.web(of: file) : nil
      if format == .url, repository == nil {
        StandardError.report([
          .warning("no repository is known for the address: write its name for OWNER/REPO, or set GH_REPO")
        ])
      }
      encode = { (answers) throws(AnswerFormat.EncodingError) in
        switch format {
        case .args:
          let words = definition.written(answers).map {
            "-f \("\($0.id)=\($0.value.text)".quotedForShell)"
          }
          return words.joined(separator: " ") + "\n"
        case .body: return (issue?.body(answers) ?? "") + "\n"
        case .issue: return (issue?.issue(answers).text(.spaced) ?? "") + "\n"
        default:
          let name = file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[file.utf8.index(after: $0)...]) }
          let base = repository ?? "https://github.com/OWNER/REPO"
          return (issue?.address(answers, repository: base, file: name ?? file) ?? "") + "\n"
        }
      }
      return
    }
    if options.format == .env || options.format == .shell {
      let names = definition.fields.filter(\.hasAnswer).map { name($0.id) }
      if let name = names.first(where: { AnswerFormat.isShellVariable((options.prefix ?? "") + $0) }) {
        throw CommandFailure(
          .usage,
          "a shell acts on the variable '\(options.prefix ?? "")\(name)' itself; '--prefix FORM_' writes it as "
            + "'FORM_\(name)'")
      }
    }
    guard let path = options.template else {
      let (format, prefix) = (options.format.answerFormat ?? .json, options.prefix ?? "")
      encode = { (answers) throws(AnswerFormat.EncodingError) in
        var written: [(id: String, value: AnswerValue)]
        if format == .json || format == .yaml {
          written = definition.written(answers, adding: others)
        } else {
          written = definition.writtenFlat(answers).map { (id: prefix + name($0.id), value: $0.value) }
        }
        if let imported { written = imported.outputAnswers(written) }
        return try format.encode(written)
      }
      return
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.read(path, limit: FormFile.limit)
    } catch {
      throw CommandFailure(reading: error)
    }
    let (template, diagnostics) = AnswerTemplate.read(bytes, path: path, for: definition)
    guard let template else {
      throw CommandFailure(.wrongInput, problems: diagnostics.map { $0.report(color: isColored) })
    }
    encode = { (answers) throws(AnswerFormat.EncodingError) in try template.text(answers) }
  }

  /// Checks in advance, as far as possible, that the answers can be written: nobody should fill in a form for nothing.
  func prepare() throws(CommandFailure) {
    guard let path else {
      // A closed stream was replaced by one that cannot be written to.
      let flags = fcntl(STDOUT_FILENO, F_GETFL)
      guard flags >= 0, flags & O_ACCMODE != O_RDONLY else {
        throw CommandFailure(.unwritable, "cannot write standard output: \(SystemError(number: EBADF).sentence)")
      }
      return
    }
    try Self.checkWritable(path)
  }

  /// Finds out whether a file can be made, or replaced, at a path.
  static func checkWritable(_ path: String) throws(CommandFailure) {
    do throws(FileError) {
      try AtomicFile.checkWritable(path)
    } catch {
      throw CommandFailure(.unwritable, "\(error)")
    }
  }

  /// Writes the answers, all of them or none.
  func write(_ answers: [(id: String, value: AnswerValue)]) throws(CommandFailure) {
    let text: String
    do throws(AnswerFormat.EncodingError) {
      text = try encode(answers)
    } catch {
      throw CommandFailure(.unwritable, error.message)
    }
    do throws(FileError) {
      if let path {
        try AtomicFile.write(Array(text.utf8), to: path)
      } else {
        try StandardOutput.write(Array(text.utf8))
      }
    } catch {
      throw CommandFailure(.unwritable, "\(error)")
    }
  }
}
