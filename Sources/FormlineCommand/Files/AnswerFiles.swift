import DefinedForms
import FormDefinitions
import FormImports
import TerminalModel

/// The prefilled answers: files in order, then assignments.
nonisolated struct AnswerFiles {
  let options: AnswerOptions
  let definition: FormDefinition
  /// The imported form, if the file has another format.
  var imported: ImportedForm?
  /// The day and the time zone in which dates and times are read.
  var context = ReadingContext.system

  /// The answers by field, and those without a field.
  /// - Throws: The first unreadable file; else all mismatches.
  func read() throws(CommandFailure) -> Given {
    let given = try readAll()
    guard given.misfits.isEmpty else {
      throw CommandFailure(.wrongInput, problems: given.misfits.named(in: definition))
    }
    return given
  }

  /// Like `read()`, but also rejects answers that their field refuses regardless of other answers.
  func readForPerson() throws(CommandFailure) -> Given {
    var given = try readAll()
    // What the format's own schema accepts, no field refuses.
    let accepted = Set(given.verbatim.filter(\.fits).compactMap(\.field))
    let misfit = Set(given.misfits.compactMap(\.id).flatMap(\.idsAround))
    given.misfits = (given.misfits + given.lasting + given.refused).named(in: definition)
    if given.refused.isEmpty {
      given.misfits += FieldValidation.problems(
        ofGiven: given.answers.filter { !accepted.contains($0.key) && !misfit.contains($0.key) }, in: definition)
    }
    guard given.misfits.isEmpty else { throw CommandFailure(.wrongInput, problems: given.misfits) }
    return given
  }

  /// Like `read()`, but returns mismatches to the caller.
  /// - Throws: Unreadable files, and files without answers for this form.
  func readLeniently() throws(CommandFailure) -> Given {
    var given = try readAll()
    guard !given.hasStrangers else {
      throw CommandFailure(.wrongInput, problems: given.misfits.named(in: definition))
    }
    given.misfits += given.lasting
    return given
  }

  struct Given {
    /// By field.
    var answers: [String: AnswerValue] = [:]
    /// Answers that are written as they were given, among them those without a field that the imported format permits.
    var verbatim: [VerbatimAnswer] = []
    /// What files have for computed fields, by field.
    var computed: [String: AnswerValue] = [:]
    /// By the ids of fields.
    var misfits: [ReportedProblem] = []
    /// True if some of them are of no field of the form.
    var hasStrangers = false
    /// Values that the format will refuse, unless a person changes them.
    var refused: [ReportedProblem] = []
    /// Those of them that no field holds.
    var lasting: [ReportedProblem] = []
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
      let (found, strays) = issue.answers(fromBody: String(text.trimmingPrefix("\u{FEFF}")))
      for stray in strays { StandardError.report([.warning("the body holds what is no answer: \(stray)")]) }
      merge(Array(found.text.utf8), path, isStrict: true, into: &given)
    }
    if let partial = imported?.partial {
      try read(partial, into: &given)
    } else {
      for path in options.files { merge(try options.bytes(of: path), path, isStrict: isStrict, into: &given) }
    }
    let assignments = options.assignments.filter { assignment in
      let name = assignment.utf8.firstIndex(of: UInt8(ascii: "=")).map { String(assignment[..<$0]) }
      return !(imported?.issue?.isUnaskedTitle(name ?? assignment) ?? false)
    }
    var withControls: [String] = []
    let (assigned, mismatches) = AnswersReader.parse(assignments, for: definition, in: context) {
      withControls.append($0)
    }
    note(withControls, in: "--set", &given)
    given.answers.merge(assigned) { $1 }
    given.verbatim.removeAll { answer in answer.field.map { assigned[$0] != nil } ?? false }
    given.hasStrangers = given.hasStrangers || mismatches.contains { $0.isUnknownName || $0.field == nil }
    given.misfits += mismatches.map { mismatch in
      let sentence = "formline: --set: \(mismatch.message)" + (mismatch.help.map { "\nhelp: \($0)" } ?? "")
      return ReportedProblem(
        of: mismatch.field, mismatch.message, hint: mismatch.help, text: DisplayText.visible(sentence))
    }
    imported?.schema?.settle(&given.answers, &given.verbatim, in: definition)
    return given
  }

  /// Reads documents of a format of which only a part is asked.
  private func read(_ partial: PartialForm, into given: inout Given) throws(CommandFailure) {
    var documents: [GivenDocument] = []
    for path in options.files {
      documents.append(try GivenDocument(reading: try options.bytes(of: path), path, of: partial))
    }
    let read = partial.given(documents)
    (given.answers, given.verbatim) = (read.answers, read.verbatim)
    given.hasStrangers = given.hasStrangers || !read.strangers.isEmpty
    given.misfits += (read.strangers + read.misfits).map(\.reported)
    given.refused += read.refused.map(\.reported)
    given.lasting += read.lasting.map(\.reported)
  }

  private func merge(_ bytes: [UInt8], _ path: String, isStrict: Bool, into given: inout Given) {
    let source = path == "-" ? "standard input" : path
    let read = AnswersReader.given(
      bytes, path: source, for: definition, in: isStrict ? nil : context,
      ignoring: options.ignored, takesOthers: { imported?.takesOther($0) ?? false }, verdict: imported?.verdict)
    note(read.withoutControls, in: source, &given)
    given.hasStrangers = given.hasStrangers || read.diagnostics.contains { $0.field == nil }
    given.misfits += read.diagnostics.map(\.reported)
    given.answers.merge(read.answers) { $1 }
    given.computed.merge(read.computed) { $1 }
    for answer in read.verbatim {
      if let held = imported?.schema?.held(at: answer.path), !held.isSame(as: answer.value) {
        let mismatch = AnswerMismatch.otherThanConstant(held)
        given.misfits.append(byID(ReportedProblem(of: answer.path.joined(separator: "."), mismatch.message)))
      }
    }
    let paths = Set(read.verbatim.map(\.path))
    given.verbatim.removeAll { paths.contains($0.path) }
    given.verbatim += read.verbatim
  }

  /// Warns of texts from which control characters were removed. A schema judges a value as it is given, and another one
  /// in its place might pass: it is refused.
  private func note(_ names: [String], in source: String, _ given: inout Given) {
    for name in names {
      if imported?.schema == nil {
        let answer = definition.field(answering: name)?.answerName ?? name
        StandardError.report([.withoutControls(answer, in: source)])
      } else {
        given.misfits.append(byID(.holdsControls(name)))
      }
    }
  }

  /// The problem of an answer, by the id of its field.
  private func byID(_ problem: ReportedProblem) -> ReportedProblem {
    var problem = problem
    problem.id = problem.id.map { definition.field(answering: $0)?.id ?? $0 }
    return problem
  }
}
