import DefinedForms
import FormDefinitions
import FormImports
import TerminalDriver
import TerminalModel
import Values

/// The prefilled answers: files in order, then assignments.
nonisolated struct AnswerFiles {
  let options: AnswerOptions
  let definition: FormDefinition
  /// The imported form, if the file has another format.
  var imported: ImportedForm?

  /// The answers by field, and those without a field.
  /// - Throws: The first unreadable file; else all mismatches.
  func read() throws(CommandFailure) -> Given {
    let given = try readAll()
    guard given.misfits.isEmpty else { throw CommandFailure(.wrongInput, problems: given.misfits) }
    return given
  }

  /// Like `read()`, but also rejects answers that their field refuses regardless of other answers.
  func readForPerson() throws(CommandFailure) -> Given {
    var given = try readAll()
    given.misfits += FieldValidation.problems(ofGiven: given.answers, in: definition)
    guard given.misfits.isEmpty else { throw CommandFailure(.wrongInput, problems: given.misfits) }
    return given
  }

  /// Like `read()`, but returns mismatches to the caller.
  /// - Throws: Unreadable files, and files without answers for this form.
  func readLeniently() throws(CommandFailure) -> Given {
    let given = try readAll()
    guard given.misfits.allSatisfy({ $0.id != nil }) else { throw CommandFailure(.wrongInput, problems: given.misfits) }
    return given
  }

  struct Given {
    /// By field.
    var answers: [String: AnswerValue] = [:]
    /// Answers without a field that the imported format permits.
    var others: [(path: [String], value: AnswerValue)] = []
    var misfits: [ReportedProblem] = []
  }

  private func readAll() throws(CommandFailure) -> Given {
    var given = Given()
    // Other formats require exact values; only typed text is parsed leniently.
    let isStrict = imported?.kind != nil
    if let path = options.body {
      guard let issue = imported?.issue else {
        throw CommandFailure(.usage, "'--answers-body' is for issue forms")
      }
      let text = String(decoding: try FormFile.bytes(of: path), as: UTF8.self)
      let (found, strays) = issue.answers(fromBody: text)
      for stray in strays { StandardError.report([.warning("the body holds what is no answer: \(stray)")]) }
      merge(Array(found.text.utf8), path, isStrict: true, into: &given)
    }
    if let old = imported?.partial.flatMap({ _ in options.old }) {
      merge(old, "the edited resource", isStrict: true, takesOthers: true, into: &given)
      given.others = []
    }
    for path in options.files { merge(try options.bytes(of: path), path, isStrict: isStrict, into: &given) }
    let assignments = options.assignments.filter { assignment in
      let name = assignment.utf8.firstIndex(of: UInt8(ascii: "=")).map { String(assignment[..<$0]) }
      return !(imported?.issue?.isUnaskedTitle(name ?? assignment) ?? false)
    }
    var withControls: [String] = []
    let (assigned, mismatches) = AnswersReader.parse(assignments, for: definition, in: .system) {
      withControls.append($0)
    }
    note(withControls, in: "--set", &given)
    given.answers.merge(assigned) { $1 }
    given.misfits += mismatches.map { mismatch in
      let sentence = "formline: --set: \(mismatch.message)" + (mismatch.help.map { "\nhelp: \($0)" } ?? "")
      return ReportedProblem(
        of: mismatch.field, mismatch.message, hint: mismatch.help, text: DisplayText.visible(sentence))
    }
    if let schema = imported?.schema { given.answers = schema.completed(given.answers, in: definition) }
    return given
  }

  private func merge(
    _ bytes: [UInt8], _ path: String, isStrict: Bool, takesOthers: Bool = false, into given: inout Given
  ) {
    let source = path == "-" ? "standard input" : path
    var bytes = bytes
    if let partial = imported?.partial {
      let (value, problem) = ForeignFile.value(ofYAML: String(decoding: bytes, as: UTF8.self))
      if problem == nil, let value { bytes = Array(partial.encoded(value).json.text(.spaced).utf8) }
    }
    let read = AnswersReader.given(
      bytes, path: source, for: definition, in: isStrict ? nil : .system, keepsOrder: imported?.schema != nil,
      takesOthers: { takesOthers || imported?.takesOther($0) ?? false })
    note(read.withoutControls, in: source, &given)
    given.misfits += read.diagnostics.map(\.reported)
    given.answers.merge(read.answers) { $1 }
    for (path, value) in read.others {
      if let held = imported?.schema?.held(at: path), !held.isSame(as: value) {
        let mismatch = AnswerMismatch.otherThanConstant(held)
        given.misfits.append(ReportedProblem(of: path.joined(separator: "."), mismatch.message))
      }
    }
    given.others += read.others
  }

  /// Warns of texts from which control characters were removed. A schema judges a value as it is given, and another one
  /// in its place might pass: it is refused.
  private func note(_ names: [String], in source: String, _ given: inout Given) {
    for name in names {
      if imported?.schema == nil {
        StandardError.report([.warning("\(source): '\(name)' is taken without its control characters")])
      } else {
        given.misfits.append(ReportedProblem(of: name, "the text holds control characters, which no answer can have"))
      }
    }
  }
}
