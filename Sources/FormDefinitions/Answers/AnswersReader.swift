/// Reads answers that are given before anybody is asked: files of answers, and assignments on the command line.
package enum AnswersReader {
  /// Reads a file of answers, JSON or YAML: one object of field ids and values, typed by the fields. What `json` and
  /// `yaml` wrote reads back the same; answers of computed fields are passed over.
  ///
  /// - Parameters:
  ///   - names: The ids of fields by what their answers are called, where others are for other forms and passed over;
  ///     nil for the ids of the form.
  ///   - leftOut: Called with the name of a text that is taken without its control characters.
  /// - Returns: The answers that fit, and what is wrong with the others, in file order. Values of secret fields are in
  ///   no diagnostic.
  package static func read(
    _ bytes: [UInt8], path: String, for form: FormDefinition, in context: ReadingContext = ReadingContext(),
    names: [String: String]? = nil, leftOut: (_ name: String) -> Void = { _ in }
  ) -> (answers: [String: AnswerValue], diagnostics: [Diagnostic]) {
    let source = SourceText(path: path, bytes: bytes)
    let outcome = source.parsed()
    // The line of a mistake may hold a secret.
    var problems = form.hasSecrets ? outcome.problems.withoutSource : outcome.problems
    var answers: [String: AnswerValue] = [:]
    if outcome.isEmpty { problems.add(.emptyAnswers, at: .beginning) }
    if let root = outcome.root {
      if let pairs = root.mapping {
        var fields = Dictionary(form.fields.map { ($0.answerName, $0) }, uniquingKeysWith: { first, _ in first })
        if let names { fields = names.compactMapValues { form.field($0) } }
        for pair in pairs where names == nil || fields[pair.key] != nil {
          read(pair, fields, form, context, into: &answers, &problems)
          if case .string(let text) = AnswerValue(pair.value), let field = fields[pair.key],
            AnswerConversion.leavesOut(text, in: field)
          {
            leftOut(pair.key)
          }
        }
      } else {
        var problem = Problem.answersNotAnObject(found: root.kindName)
        problem.hidesSource = form.hasSecrets
        problems.add(problem, at: root.range)
      }
    }
    return (answers, source.diagnostics(problems))
  }

  /// True if the answers are an object, whatever its members.
  package static func isObject(_ bytes: [UInt8]) -> Bool {
    let outcome = SourceText(path: "", bytes: bytes).parsed()
    return outcome.root?.mapping != nil && outcome.problems.isEmpty
  }

  /// Reads assignments of the command line. Those of one `multiselect` or `list` add up; else the last one holds.
  package static func parse(
    _ assignments: [String], for form: FormDefinition, in context: ReadingContext = ReadingContext(),
    leftOut: (_ name: String) -> Void = { _ in }
  ) -> (answers: [String: AnswerValue], mismatches: [AnswerMismatch]) {
    var answers: [String: AnswerValue] = [:]
    var mismatches: [AnswerMismatch] = []
    for assignment in assignments {
      switch parse(assignment: assignment, for: form, in: context, leftOut: leftOut) {
      case .success(let (id, value)):
        guard case .list(let earlier)? = answers[id], case .list(let items) = value, let field = form.field(id) else {
          answers[id] = value
          continue
        }
        let new = field.type == .list ? items : items.filter { item in !earlier.contains { $0.isSame(as: item) } }
        // In the order of the options, which each of them fits.
        let sum = AnswerConversion.convert(.list(earlier + new), for: field, in: context)
        answers[id] = (try? sum.get()) ?? value
      case .failure(let mismatch): mismatches.append(mismatch)
      }
    }
    return (answers, mismatches)
  }

  /// Reads `ID=VALUE` of the command line, the value spelled as it is typed: `yes`, `2026-02-28`, `a,b` or `["a","b"]`
  /// for several options. An empty value is no answer.
  package static func parse(
    assignment: String, for form: FormDefinition, in context: ReadingContext = ReadingContext(),
    leftOut: (_ name: String) -> Void = { _ in }
  ) -> Result<(id: String, value: AnswerValue), AnswerMismatch> {
    guard let equals = assignment.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      return .failure(AnswerMismatch("\(Problem.quoted(assignment)) is not of the form ID=VALUE"))
    }
    let id = String(assignment[..<equals])
    let text = String(assignment[assignment.utf8.index(after: equals)...])
    guard let field = form.fields.first(where: { $0.answerName == id }), field.hasAnswer else {
      let problem = Problem.unknownAnswer(id, known: form.fields.filter(\.hasAnswer).map(\.answerName))
      return .failure(AnswerMismatch(problem.message, help: problem.help))
    }
    if AnswerConversion.leavesOut(text, in: field) { leftOut(id) }
    switch AnswerConversion.parse(typed: text, for: field.inEnglish, in: context, language: field.language) {
    case .success(let value): return .success((field.id, value))
    case .failure(let mismatch):
      var placed = AnswerMismatch("'\(id)': \(mismatch.message)", help: mismatch.help)
      placed.field = field.id
      return .failure(placed)
    }
  }

  private static func read(
    _ pair: YAMLPair, _ fields: [String: FieldDefinition], _ form: FormDefinition, _ context: ReadingContext,
    into answers: inout [String: AnswerValue], _ problems: inout ProblemList
  ) {
    guard let field = fields[pair.key], field.hasAnswer else {
      var problem = Problem.unknownAnswer(pair.key, known: form.fields.filter(\.hasAnswer).map(\.answerName))
      // What stands under a misspelt id may be the secret of the field that was meant.
      problem.hidesSource = form.hasSecrets
      problems.add(problem, at: pair.keyRange)
      return
    }
    guard field.type != .computed else { return }
    let value = AnswerValue(pair.value)
    switch AnswerConversion.convert(value, for: field.inEnglish, in: context, language: field.language) {
    case .success(let value): answers[field.id] = value
    case .failure(let mismatch):
      var problem = Problem.answerDoesNotFit(field.answerName, mismatch)
      problem.field = field.id
      if problem.help == nil { problem.help = pair.value.scalar.flatMap { YAMLTrap.hint($0, for: field.type) } }
      // In JSON the whole object may be on this line, secrets and all.
      problem.hidesSource = form.hasSecrets
      problems.add(problem, at: pair.value.range)
    }
  }
}
