import DefinedForms
import FormDefinitions
import FormImports
import TerminalDriver
import TerminalModel
import Values

/// The prefilled answers: files in order, then assignments.
nonisolated struct AnswerFiles {
  let options: AnswerOptions.Values
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
    for path in options.files { merge(try FormFile.bytes(of: path), path, isStrict: isStrict, into: &given) }
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
    given.misfits += read.diagnostics.map(\.reported)
    given.answers.merge(read.answers) { $1 }
    given.others += read.others
  }

  /// Warns of texts from which control characters were removed.
  private func warning(of source: String) -> (_ name: String) -> Void {
    { StandardError.report([.warning("\(source): '\($0)' is taken without its control characters")]) }
  }
}
