/// Reads prefilled answers: from files and from assignments on the command line.
package enum AnswersReader {
  /// Reads an answers file, JSON or YAML: one object of answer names and values, typed by the fields. Output of `json`
  /// and `yaml` reads back unchanged; answers of computed fields are skipped.
  ///
  /// - Parameters:
  ///   - context: The context for parsing texts that stand for a number, a date or an option; nil to accept exact
  ///     values only.
  ///   - names: The field ids by answer name, if unknown answers belong to other forms and are skipped; nil for the
  ///     form's own names.
  ///   - keepsOrder: True to keep several options in the order in which they are given, not in that of the form.
  ///   - takesOthers: Decides by path whether to keep an answer without a field.
  /// - Returns: The valid answers, and the mistakes in the others, in file order. No diagnostic contains a value of a
  ///   secret field.
  package static func given(
    _ bytes: [UInt8], path: String, for form: FormDefinition, in context: ReadingContext?,
    names: [String: String]? = nil, keepsOrder: Bool = false,
    takesOthers: @escaping ([String]) -> Bool = { _ in false }
  ) -> GivenAnswers {
    let source = SourceText(path: path, bytes: bytes)
    let outcome = source.parsed()
    let fields =
      names?.compactMapValues { form.field($0) }
      ?? Dictionary(form.fields.map { ($0.answerName, $0) }, uniquingKeysWith: { first, _ in first })
    var reader = Reader(
      form: form, context: context, fields: fields, keepsOrder: keepsOrder, takesOthers: takesOthers,
      // The line of a mistake may contain a secret.
      problems: form.hasSecrets ? outcome.problems.withoutSource : outcome.problems)
    if outcome.isEmpty { reader.problems.add(.emptyAnswers, at: .beginning) }
    if let root = outcome.root {
      if root.mapping == nil { reader.report(.answersNotAnObject(found: root.kindName), at: root.range) }
      for pair in root.mapping ?? [] where names == nil || fields[pair.key] != nil { reader.read(pair, at: [pair.key]) }
    }
    reader.given.diagnostics = source.diagnostics(reader.problems)
    return reader.given
  }

  /// Reads answers leniently, with no answers but those of the form.
  package static func read(
    _ bytes: [UInt8], path: String, for form: FormDefinition, in context: ReadingContext = ReadingContext(),
    names: [String: String]? = nil
  ) -> (answers: [String: AnswerValue], diagnostics: [Diagnostic]) {
    let given = given(bytes, path: path, for: form, in: context, names: names)
    return (given.answers, given.diagnostics)
  }

  /// True if the text is an object, whatever its members.
  package static func isObject(_ bytes: [UInt8]) -> Bool {
    let outcome = SourceText(path: "", bytes: bytes).parsed()
    return outcome.root?.mapping != nil && outcome.problems.isEmpty
  }

  /// Parses assignments on the command line. Those to one `multiselect` or `list` accumulate, else the last one wins.
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
        // Sorts the options; each of them fits already.
        let sum = AnswerConversion.convert(.list(earlier + new), for: field, in: context)
        answers[id] = (try? sum.get()) ?? value
      case .failure(let mismatch): mismatches.append(mismatch)
      }
    }
    return (answers, mismatches)
  }

  /// Parses `ID=VALUE`, with the value spelled as typed: `yes`, `2026-02-28`, `a,b` or `["a","b"]` for several options.
  /// An empty value means no answer.
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
    switch AnswerConversion.parse(typed: text, for: field, in: context) {
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
  /// The valid answers, by field.
  package var answers: [String: AnswerValue] = [:]
  /// The answers without a field, by path.
  package var others: [(path: [String], value: AnswerValue)] = []
  /// The names of texts from which control characters were removed.
  package var withoutControls: [String] = []
  /// The mistakes, in file order.
  package var diagnostics: [Diagnostic] = []
}

extension AnswersReader {
  /// Finds the fields of answers.
  private struct Reader {
    let form: FormDefinition
    let context: ReadingContext?
    /// By answer name.
    let fields: [String: FieldDefinition]
    let keepsOrder: Bool
    let takesOthers: ([String]) -> Bool
    var given = GivenAnswers()
    var problems: ProblemList

    mutating func read(_ pair: YAMLPair, at path: [String]) {
      // Nested answers may also be given by dotted names.
      let name = path.joined(separator: ".")
      guard let field = fields[name], field.hasAnswer else {
        if let members = pair.value.mapping, fields.values.contains(where: { isInside($0, path) }) {
          for member in members { read(member, at: path + [member.key]) }
        } else if takesOthers(path) {
          given.others.append((path, pair.value.value))
        } else {
          // The value of a misspelt name may be a secret.
          report(.unknownAnswer(name, known: form.fields.filter(\.hasAnswer).map(\.answerName)), at: pair.keyRange)
        }
        return
      }
      guard field.type != .computed else {
        if let constant = field.constant, !constant.isSame(as: pair.value.value) {
          var problem = Problem.answerDoesNotFit(name, .otherThanConstant(constant, field))
          problem.field = field.id
          report(problem, at: pair.value.range)
        }
        return
      }
      var value = field.unnamed(pair.value.value)
      // A number or boolean that is written as text is read back from it.
      if form.answerShape == .texts, case .string(let text) = value, [.boolean, .integer, .number].contains(field.type)
      {
        value = AnswerValue(parsing: Array(text.utf8)) ?? value
      }
      if case .string(let text) = value, AnswerConversion.leavesOut(text, in: field) {
        given.withoutControls.append(name)
      }
      switch AnswerConversion.convert(value, for: field.inEnglish, in: context, language: field.language) {
      case .success(let answer): given.answers[field.id] = context == nil ? inGivenOrder(value, answer, field) : answer
      case .failure(let mismatch):
        var problem = Problem.answerDoesNotFit(name, mismatch)
        problem.field = field.id
        if problem.help == nil { problem.help = pair.value.scalar.flatMap { YAMLTrap.hint($0, for: field.type) } }
        report(problem, at: pair.value.range)
      }
    }

    /// Reports a problem; in JSON the whole object, secrets included, may be on its line.
    mutating func report(_ problem: Problem, at range: SourceRange) {
      problems.add(form.hasSecrets ? problem.withoutSource : problem, at: range)
    }

    /// The options in the given order, where that is part of the value.
    private func inGivenOrder(_ value: AnswerValue, _ answer: AnswerValue, _ field: FieldDefinition) -> AnswerValue {
      guard keepsOrder, field.type == .multiselect, case .list(let items) = value, case .list(let options) = answer
      else {
        return answer
      }
      return .list(items.map { item in options.first { $0.isSame(as: item) } ?? item })
    }

    /// True if the field's answer is nested in the object at a path.
    private func isInside(_ field: FieldDefinition, _ path: [String]) -> Bool {
      guard let own = field.path else { return false }
      return own.count > path.count && own.starts(with: path)
    }
  }
}
