/// Reads answers that are given before anybody is asked: files of answers, and assignments on the command line.
package enum AnswersReader {
  /// Reads a file of answers, JSON or YAML: one object of field ids and values, typed by the fields. What `json` and
  /// `yaml` wrote reads back the same; answers of computed fields are passed over.
  ///
  /// - Parameters:
  ///   - context: What texts are read with that mean a number, a day or an option; nil where only the value itself will
  ///     do.
  ///   - names: The ids of fields by what their answers are called, where others are for other forms and passed over;
  ///     nil for the names of the form.
  ///   - takesTexts: Whether a number or a boolean may also be the text that JSON has for it.
  ///   - takesOthers: Whether an answer that no field has is kept, by the names that lead to it.
  /// - Returns: The answers that fit, and what is wrong with the others, in file order. Values of secret fields are in
  ///   no diagnostic.
  package static func given(
    _ bytes: [UInt8], path: String, for form: FormDefinition, in context: ReadingContext?,
    names: [String: String]? = nil, takesTexts: Bool = false,
    takesOthers: @escaping ([String]) -> Bool = { _ in false }
  ) -> GivenAnswers {
    let source = SourceText(path: path, bytes: bytes)
    let outcome = source.parsed()
    // The line of a mistake may hold a secret.
    var problems = form.hasSecrets ? outcome.problems.withoutSource : outcome.problems
    var given = GivenAnswers()
    if outcome.isEmpty { problems.add(.emptyAnswers, at: .beginning) }
    if let root = outcome.root {
      if let pairs = root.mapping {
        var fields = Dictionary(form.fields.map { ($0.answerName, $0) }, uniquingKeysWith: { first, _ in first })
        if let names { fields = names.compactMapValues { form.field($0) } }
        let reader = Reader(
          form: form, context: context, fields: fields, takesTexts: takesTexts, takesOthers: takesOthers)
        for pair in pairs where names == nil || fields[pair.key] != nil {
          reader.read(pair, at: [pair.key], into: &given, &problems)
        }
      } else {
        var problem = Problem.answersNotAnObject(found: root.kindName)
        problem.hidesSource = form.hasSecrets
        problems.add(problem, at: root.range)
      }
    }
    given.diagnostics = source.diagnostics(problems)
    return given
  }

  /// The same with texts read as they are meant, and no other answers than those of the form.
  /// - Parameter leftOut: Called with the name of a text that is taken without its control characters.
  package static func read(
    _ bytes: [UInt8], path: String, for form: FormDefinition, in context: ReadingContext = ReadingContext(),
    names: [String: String]? = nil, leftOut: (_ name: String) -> Void = { _ in }
  ) -> (answers: [String: AnswerValue], diagnostics: [Diagnostic]) {
    let given = given(bytes, path: path, for: form, in: context, names: names)
    for name in given.withoutControls { leftOut(name) }
    return (given.answers, given.diagnostics)
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
        if case .object(let earlier)? = answers[id], case .object(let entries) = value {
          answers[id] = .object(earlier.filter { old in !entries.contains { $0.name == old.name } } + entries)
          continue
        }
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
    guard let field = form.fields.first(where: { $0.answerName == id }) ?? form.field(id), field.hasAnswer else {
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
}

/// The answers of a file.
package struct GivenAnswers {
  /// Those that fit, by field.
  package var answers: [String: AnswerValue] = [:]
  /// Those that no field has, by the names that lead to them.
  package var others: [(path: [String], value: AnswerValue)] = []
  /// The names of texts that are taken without their control characters.
  package var withoutControls: [String] = []
  /// What is wrong, in file order.
  package var diagnostics: [Diagnostic] = []
}

extension AnswersReader {
  /// Finds the fields of answers.
  private struct Reader {
    let form: FormDefinition
    let context: ReadingContext?
    /// By what answers call them.
    let fields: [String: FieldDefinition]
    let takesTexts: Bool
    let takesOthers: ([String]) -> Bool

    func read(
      _ pair: YAMLPair, at path: [String], into given: inout GivenAnswers, _ problems: inout ProblemList
    ) {
      // Answers of nested objects may also be given by their names with dots between.
      let name = path.joined(separator: ".")
      guard let field = fields[name], field.hasAnswer else {
        if let members = pair.value.mapping, fields.values.contains(where: { isInside($0, path) }) {
          for member in members { read(member, at: path + [member.key], into: &given, &problems) }
          return
        }
        return readOther(pair, at: path, into: &given, &problems)
      }
      guard field.type != .computed else { return }
      var value = field.unnamed(AnswerValue(pair.value))
      if takesTexts, case .string(let text) = value, [.boolean, .integer, .number].contains(field.type) {
        value = AnswerValue(parsing: Array(text.utf8)) ?? value
      }
      if case .string(let text) = value, AnswerConversion.leavesOut(text, in: field) {
        given.withoutControls.append(name)
      }
      switch AnswerConversion.convert(value, for: field.inEnglish, in: context, language: field.language) {
      case .success(let answer): given.answers[field.id] = context == nil ? inGivenOrder(value, answer, field) : answer
      case .failure(let mismatch):
        var problem = Problem.answerDoesNotFit(field.answerName, mismatch)
        problem.field = field.id
        if problem.help == nil { problem.help = pair.value.scalar.flatMap { YAMLTrap.hint($0, for: field.type) } }
        // In JSON the whole object may be on this line, secrets and all.
        problem.hidesSource = form.hasSecrets
        problems.add(problem, at: pair.value.range)
      }
    }

    /// Options in the order in which they were given, which is a part of the value where that is taken to the letter.
    private func inGivenOrder(_ value: AnswerValue, _ answer: AnswerValue, _ field: FieldDefinition) -> AnswerValue {
      guard field.type == .multiselect, case .list(let items) = value, case .list(let options) = answer else {
        return answer
      }
      return .list(items.map { item in options.first { $0.isSame(as: item) } ?? item })
    }

    /// Whether the answer of a field stands inside the object at a path.
    private func isInside(_ field: FieldDefinition, _ path: [String]) -> Bool {
      guard let own = field.path else { return false }
      return own.count > path.count && own.starts(with: path)
    }

    private func readOther(
      _ pair: YAMLPair, at path: [String], into given: inout GivenAnswers, _ problems: inout ProblemList
    ) {
      if takesOthers(path) {
        given.others.append((path, AnswerValue(pair.value)))
        return
      }
      let known = form.fields.filter(\.hasAnswer).map(\.answerName)
      var problem = Problem.unknownAnswer(path.joined(separator: "."), known: known)
      // What stands under a misspelt id may be the secret of the field that was meant.
      problem.hidesSource = form.hasSecrets
      problems.add(problem, at: pair.keyRange)
    }
  }
}
