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

  /// The answers by field.
  /// - Throws: The first unreadable file; else every mismatch at once.
  func read() throws(CommandFailure) -> [String: AnswerValue] {
    let (answers, mistakes) = try readAll()
    guard mistakes.isEmpty else { throw CommandFailure(.wrongInput, problems: mistakes) }
    return answers
  }

  /// The answers by field, and mismatches for the caller to judge.
  /// - Throws: Unreadable files, and files that hold no answers for this form.
  func readLeniently() throws(CommandFailure) -> (answers: [String: AnswerValue], misfits: [ReportedProblem]) {
    let (answers, mistakes) = try readAll()
    guard mistakes.allSatisfy({ $0.id != nil }) else { throw CommandFailure(.wrongInput, problems: mistakes) }
    return (answers, mistakes)
  }

  private func readAll() throws(CommandFailure) -> (answers: [String: AnswerValue], mistakes: [ReportedProblem]) {
    var answers: [String: AnswerValue] = [:]
    var mistakes: [ReportedProblem] = []
    let context = ReadingContext.system
    if let path = options.body {
      guard let issue = imported?.issue else {
        throw CommandFailure(.usage, "'--answers-body' is for issue forms")
      }
      let text = String(decoding: try bytes(of: path), as: UTF8.self)
      let (found, strays) = issue.answers(fromBody: text)
      for stray in strays { StandardError.report([.warning("the body holds what is no answer: \(stray)")]) }
      let (given, diagnostics) = AnswersReader.read(
        Array(found.text.utf8), path: path == "-" ? "standard input" : path, for: definition)
      mistakes += diagnostics.map { $0.report(color: isColored) }
      answers = given
    }
    for path in options.files {
      let source = path == "-" ? "standard input" : path
      let (given, diagnostics) = AnswersReader.read(
        try bytes(of: path), path: source, for: definition, in: context, leftOut: warning(of: source))
      mistakes += diagnostics.map { $0.report(color: isColored) }
      answers.merge(given) { $1 }
    }
    let (assigned, mismatches) = AnswersReader.parse(
      options.assignments, for: definition, in: context, leftOut: warning(of: "--set"))
    answers.merge(assigned) { $1 }
    mistakes += mismatches.map { mismatch in
      let sentence = "formline: --set: \(mismatch.message)" + (mismatch.help.map { "\nhelp: \($0)" } ?? "")
      return ReportedProblem(
        of: mismatch.field, mismatch.message, hint: mismatch.help, text: DisplayText.visible(sentence))
    }
    return (answers, mistakes)
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

nonisolated extension ReadingContext {
  /// The present day and the clock of this process.
  static var system: ReadingContext {
    let now = LocalTime.now
    return ReadingContext(today: CalendarDate(year: now.year, month: now.month, day: now.day)) {
      ZoneRules.named(ProcessEnvironment.variable("TZ"))
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

  /// - Parameter name: The name of a field's answer, by its id.
  /// - Throws: Mistakes in the template or the names, before anybody fills in the form.
  init(
    options: OutputOptions, definition: FormDefinition, isColored: Bool, imported: ImportedForm? = nil,
    name: @escaping (String) -> String = { $0 }
  ) throws(CommandFailure) {
    path = options.path
    if [.body, .issue, .args].contains(options.format) {
      let issue = imported?.issue
      let isWorkflow = imported?.kind == .workflow
      guard options.format == .args ? isWorkflow : issue != nil else {
        throw CommandFailure(
          .usage,
          "'--output \(options.format.rawValue)' is for \(options.format == .args ? "workflows" : "issue forms")")
      }
      let format = options.format
      encode = { (answers) throws(AnswerFormat.EncodingError) in
        if format == .args {
          let words = (imported?.outputAnswers(answers) ?? answers).map {
            "-f \(CommandNotice.quoted("\(name($0.id))=\($0.value.text)"))"
          }
          return words.joined(separator: " ") + "\n"
        }
        let issueText = format == .body ? issue?.body(answers) : issue?.issue(answers).text(.spaced)
        return (issueText ?? "") + "\n"
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
        let answers = imported?.outputAnswers(answers) ?? answers
        return try format.encode(answers.map { (id: prefix + name($0.id), value: $0.value) })
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
