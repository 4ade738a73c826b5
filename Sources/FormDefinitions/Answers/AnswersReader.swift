internal import Values

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
  ///   - ignored: The names of answers that were taken already.
  ///   - takesOthers: Decides by path whether to keep an answer without a field.
  ///   - verdict: What the form's own schema says of the file. What it accepts is taken, whether a field can hold it or
  ///     not, and kept as it is given; nil for a form that has no schema.
  /// - Returns: The valid answers, and the mistakes in the others, in file order. No diagnostic contains a value of a
  ///   secret field.
  package static func given(
    _ bytes: [UInt8], path: String, for form: FormDefinition, in context: ReadingContext?,
    names: [String: String]? = nil, ignoring ignored: Set<String> = [],
    takesOthers: @escaping ([String]) -> Bool = { _ in false },
    verdict: ((_ document: AnswerValue) -> SchemaVerdict)? = nil
  ) -> GivenAnswers {
    let source = SourceText(path: path, bytes: bytes)
    let outcome = source.parsed()
    let fields =
      names?.compactMapValues { form.field($0) }
      ?? Dictionary(
        firstOfEach: form.fields.map { ($0.answerName, $0) }
          + (verdict == nil && context != nil ? form.fields.map { ($0.id, $0) } : []))
    // What a choice among alternatives is answered with is in no answer, and the schema does not know it.
    let unwritten = Set(form.fields.lazy.filter { !$0.isInAnswers }.map(\.answerPath))
    var reader = Reader(
      form: form, context: context, fields: fields,
      objects: Set(fields.values.lazy.compactMap(\.path).flatMap(\.objectsAround)), takesOthers: takesOthers,
      verdict: outcome.root.flatMap { root in
        verdict.map { $0(unwritten.isEmpty ? root.value : root.value.removing(unwritten)) }
      },
      hidesLines: form.hasSecrets || names != nil)
    reader.problems = reader.hidesLines ? outcome.problems.withoutSource : outcome.problems
    if outcome.isEmpty { reader.problems.add(.emptyAnswers, at: .beginning) }
    if let root = outcome.root {
      if root.mapping == nil { reader.report(.answersNotAnObject(found: root.kindName), at: root.range) }
      if verdict != nil, let lost = root.firstLostNumber { reader.report(.lostNumber, at: lost.range) }
      for pair in root.mapping ?? [] where names == nil || fields[pair.key] != nil {
        if !ignored.contains(pair.key) { reader.read(pair, at: [pair.key]) }
      }
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
    // Put together at the end, so that each assignment costs what it holds.
    var given: [String: [AnswerValue]] = [:]
    var mismatches: [AnswerMismatch] = []
    for assignment in assignments {
      let isHelped = mismatches.count < ProblemList.limit
      switch parse(assignment: assignment, for: form, in: context, isHelped: isHelped, leftOut: leftOut) {
      case .success(let (id, value)):
        if given[id]?.last.map(value.accumulates(to:)) != true { given[id] = [] }
        given[id]?.append(value)
      case .failure(let mismatch): mismatches.append(mismatch)
      }
    }
    var answers: [String: AnswerValue] = [:]
    for (id, values) in given { answers[id] = form.field(id).map { sum(values, for: $0, in: context) } }
    return (answers, mismatches)
  }

  /// Several lists as one, or several objects, of which the last has its say about a name.
  private static func sum(
    _ values: [AnswerValue], for field: FieldDefinition, in context: ReadingContext
  ) -> AnswerValue {
    guard values.count > 1, let last = values.last else { return values.first ?? .null }
    if case .object = last { return .object(values.flatMap(\.members).lastOfEachName) }
    // Sorts the options; each of them fits already.
    let all = AnswerValue.list(values.flatMap { $0.items ?? [] })
    return (try? AnswerConversion.convert(all, for: field, in: context).get()) ?? last
  }

  /// Parses `ID=VALUE`, with the value spelled as typed: `yes`, `2026-02-28`, `a,b` or `["a","b"]` for several options.
  /// An empty value means no answer.
  /// - Parameter isHelped: False to spare the search for the name that an unknown one stands for.
  package static func parse(
    assignment: String, for form: FormDefinition, in context: ReadingContext = ReadingContext(),
    isHelped: Bool = true, leftOut: (_ name: String) -> Void = { _ in }
  ) -> Result<(id: String, value: AnswerValue), AnswerMismatch> {
    guard let equals = assignment.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      return .failure(AnswerMismatch("\(Problem.quoted(assignment)) is not of the form ID=VALUE"))
    }
    let id = String(assignment[..<equals])
    let text = String(assignment[assignment.utf8.index(after: equals)...])
    guard let field = form.field(answering: id), field.takesAnswer else {
      let problem = Problem.unknownAnswer(id, known: isHelped ? form.namesOfAnswers : [])
      var unknown = AnswerMismatch(problem.message, help: problem.help)
      (unknown.field, unknown.isUnknownName) = (id, true)
      return .failure(unknown)
    }
    let entry = AnswerConversion.entry(text, of: field)
    let json = entry?.value ?? text
    let root = field.type.hasRows ? SourceText(path: "", bytes: Array(json.utf8)).parsedAsJSON().root : nil
    let value = root.map { root in entry.map { .object([.init($0.key, root.value)]) } ?? root.value }
    if root?.firstLostNumber != nil {
      var lost = AnswerMismatch("'\(id)': \(Problem.lostNumber.message)", help: Problem.lostNumber.help)
      lost.field = field.id
      return .failure(lost)
    }
    if AnswerConversion.leavesOut(value ?? .string(text), in: field) { leftOut(id) }
    switch AnswerConversion.parse(typed: text, for: field, in: context) {
    case .success(let value): return .success((field.id, value))
    case .failure(let mismatch):
      var placed = AnswerMismatch("'\(id)': \(mismatch.message)", help: mismatch.help)
      (placed.field, placed.isUnknownName) = (field.id, mismatch.isUnknownName)
      return .failure(placed)
    }
  }
}

package struct GivenAnswers {
  /// The valid answers, by field.
  package var answers: [String: AnswerValue] = [:]
  /// The answers without a field and, if the form has a schema, all others as they are given.
  package var verbatim: [VerbatimAnswer] = []
  /// The values of computed fields, which are no answers, by field.
  package var computed: [String: AnswerValue] = [:]
  /// The names of texts from which control characters were removed.
  package var withoutControls: [String] = []
  /// The fields that null was given for, in whatever words the file has for it.
  package var nulls: Set<String> = []
  /// The mistakes, in file order.
  package var diagnostics: [Diagnostic] = []
}

/// What a schema refuses in a value.
package struct SchemaVerdict {
  /// The paths of names and indexes.
  package let refused: Set<[String]>
  /// The paths whose last name is forbidden.
  private let forbidden: Set<[String]>
  /// The paths of everything around them.
  private let around: Set<[String]>

  package init(refused: [[String]], forbidden: [[String]]) {
    self.refused = Set(refused)
    self.forbidden = Set(forbidden)
    around = refused.reduce(into: []) { paths, path in
      var path = path.dropLast()
      while paths.insert(Array(path)).inserted, !path.isEmpty { path = path.dropLast() }
    }
  }

  /// True if there may be something at a path.
  func takes(_ path: [String]) -> Bool { !forbidden.contains(path) }

  static let accepting = SchemaVerdict(refused: [], forbidden: [])

  /// True if everything at a path fits, and what is around it.
  func fits(_ path: [String]) -> Bool {
    !around.contains(path) && !(0...path.count).contains { refused.contains(Array(path.prefix($0))) }
  }
}

extension AnswersReader {
  /// Finds the fields of answers.
  private struct Reader {
    let form: FormDefinition
    let context: ReadingContext?
    /// By answer name.
    let fields: [String: FieldDefinition]
    /// The paths of the objects in which nested answers are.
    let objects: Set<[String]>
    let takesOthers: ([String]) -> Bool
    /// Of the form's own schema.
    let verdict: SchemaVerdict?
    /// True if the line of a mistake may contain a secret, also of another form.
    let hidesLines: Bool
    var given = GivenAnswers()
    var problems = ProblemList()

    mutating func read(_ pair: YAMLPair, at path: [String]) {
      // Nested answers may also be given by dotted names.
      let name = path.joined(separator: ".")
      guard let field = fields[name], field.takesAnswer else { return readOther(pair, at: path) }
      if verdict != nil, field.isInAnswers, !field.holdsAsGiven(pair.value.value) {
        let fits = (verdict?.fits(path) ?? false) && !field.refusesFormat(pair.value.value)
        given.verbatim.append(VerbatimAnswer(pair.value.value, at: field.answerPath, of: field.id, fits: fits))
      }
      guard field.type != .computed else {
        if let constant = field.constant, !constant.isSame(as: pair.value.value), !(verdict?.fits(path) ?? false) {
          var problem = Problem.answerDoesNotFit(name, .otherThanConstant(constant, field))
          problem.field = field.id
          report(problem, at: pair.value.range)
        }
        given.computed[field.id] = pair.value.value
        return
      }
      var value = field.unnamed(pair.value.value, withStrangers: verdict != nil)
      // A number or boolean that is written as text is read back from it.
      if form.answerShape == .texts, case .string(let text) = value, [.boolean, .integer, .number].contains(field.type)
      {
        value = text.isEmpty && field.isEmptied(by: .null) ? .null : AnswerValue(parsing: Array(text.utf8)) ?? value
        if case .number(let number) = value, DecimalNumber(text)?.isKept(by: number) == false {
          var problem = Problem.lostNumber
          problem.field = field.id
          return report(problem, at: pair.value.range)
        }
      }
      if pair.value.isNull { given.nulls.insert(field.id) }
      if losesCharacters(value, in: field) { given.withoutControls.append(name) }
      // What is right in rows stays, and all that is wrong in them is told, once.
      var told: Set<[String]> = []
      for _ in 0..<(field.list == nil ? 1 : Self.mostMistakesInRows) {
        do throws(AnswerMismatch) {
          if context == nil, value.lacksOffset(in: field) { throw .withoutOffset }
          // What a format refuses is for its author; otherwise it is as if it had been typed.
          let kind = context == nil ? field.inEnglish : field
          let answer = try AnswerConversion.convert(value, for: kind, in: context, verdict, at: path).get()
          if verdict == nil, told.isEmpty, let lost = pair.value.firstLostNumber {
            var problem = Problem.lostNumber
            problem.field = field.id
            return report(problem, at: lost.range)
          }
          given.answers[field.id] = answer
          return
        } catch let mismatch {
          var problem = Problem.answerDoesNotFit(name, mismatch)
          problem.field = mismatch.isUnknownName ? nil : field.id(at: mismatch.place[...])
          if mismatch.isUnknownName {
            problem.unknownName = field.id(at: mismatch.place[...], showsUnknown: !field.holdsSecrets)
          }
          problem.help = pair.value.help(for: mismatch)
          if problem.help == nil { problem.help = pair.value.scalar.flatMap { YAMLTrap.hint($0, for: field.type) } }
          if told.insert(mismatch.place).inserted { report(problem, at: pair.range(of: mismatch)) }
          guard !mismatch.place.isEmpty else { return }
          value = value.removing(at: mismatch.place[...])
        }
      }
    }

    private static let mostMistakesInRows = 20

    /// Reads an object of answers, or an answer without a field.
    private mutating func readOther(_ pair: YAMLPair, at path: [String]) {
      let name = path.joined(separator: ".")
      let isObject = objects.contains(path)
      if isObject, let members = pair.value.mapping {
        if members.isEmpty, verdict != nil { given.verbatim.append(VerbatimAnswer(.object([]), at: path)) }
        for member in members { read(member, at: path + [member.key]) }
      } else if takesOthers(path) || verdict.map({ isObject ? $0.fits(path) : $0.takes(path) }) ?? false {
        given.verbatim.append(VerbatimAnswer(pair.value.value, at: path))
      } else if isObject {
        guard !pair.value.isNull else { return }
        report(
          .answerDoesNotFit(name, AnswerMismatch("expected an object, not \(pair.value.kindName)")),
          at: pair.value.range)
      } else {
        let form = form
        // The value of a misspelt name may be a secret.
        report(.unknownAnswer(name, known: form.namesOfAnswers), at: pair.keyRange)
      }
    }

    /// True if a text, or one in rows, has characters that its field would leave out or, where a format's own value is
    /// expected, replace.
    private func losesCharacters(_ value: AnswerValue, in field: FieldDefinition) -> Bool {
      AnswerConversion.leavesOut(value, in: field) || context == nil && joinsLines(value, in: field)
    }

    private func joinsLines(_ value: AnswerValue, in field: FieldDefinition) -> Bool {
      if case .string(let text) = value {
        return [.text, .password].contains(field.type) && text.contains(where: \.endsLine)
      }
      return verdict != nil && value.hasInRows(of: field) { joinsLines($0, in: $1) }
    }

    /// Reports a problem; in JSON the whole object, secrets included, may be on its line.
    mutating func report(_ problem: @autoclosure () -> Problem, at range: SourceRange) {
      let hidesLines = hidesLines
      problems.add(hidesLines ? problem().withoutSource : problem(), at: range)
    }
  }
}

extension FieldDefinition {
  /// True if a text in a value has not the format of its field. Schemas leave formats to fields.
  fileprivate func refusesFormat(_ value: AnswerValue) -> Bool {
    if case .string(let text) = value { return self.text?.format?.problem(in: text, language) != nil }
    var refuses = false
    _ = value.mappingRows(of: self) { answer, inner, _ in
      refuses = refuses || inner.refusesFormat(answer)
      return answer
    }
    return refuses
  }
}

extension YAMLPair {
  /// Where a value does not fit; the name, if that is unknown.
  fileprivate func range(of mismatch: AnswerMismatch) -> SourceRange {
    mismatch.isUnknownName && mismatch.place.isEmpty ? keyRange : value.range(of: mismatch)
  }
}

extension DefinitionNode {
  /// How to write a value that does not fit, with what is written there.
  func help(for mismatch: AnswerMismatch) -> String? {
    guard mismatch.lacksQuotes, let written = place(of: mismatch).node.scalar?.text else { return mismatch.help }
    return AnswerMismatch.quotesHelp(written)
  }

  /// Where a value in this one does not fit; the name, if that is unknown.
  func range(of mismatch: AnswerMismatch) -> SourceRange {
    let place = place(of: mismatch)
    return mismatch.isUnknownName ? place.key ?? place.node.range : place.node.range
  }

  /// The value in this one that does not fit, or the innermost around it, and its name if it has one.
  private func place(of mismatch: AnswerMismatch) -> (node: DefinitionNode, key: SourceRange?) {
    var (node, key) = (self, nil as SourceRange?)
    for step in mismatch.place {
      if let pair = node.mapping?.first(where: { $0.key == step }) {
        (node, key) = (pair.value, pair.keyRange)
      } else if let items = node.items, let index = Int(step), items.indices.contains(index) {
        node = items[index]
      } else {
        return (node, nil)
      }
    }
    return (node, key)
  }
}

extension FieldDefinition {
  /// The id of what is at a place in the rows: `rows[0].name`.
  /// - Parameter showsUnknown: True to have a name in it that no field of the row has.
  package func id(at place: ArraySlice<String>, showsUnknown: Bool = false) -> String {
    guard let list, !list.isMap, let index = place.first.flatMap({ Int($0) }) else { return id }
    let (row, rest) = ("\(id)[\(index)]", place.dropFirst())
    let inner = list.fields.first { list.holdsSingles || !rest.isEmpty && rest.starts(with: $0.answerPath) }
    guard let inner else { return showsUnknown && !rest.isEmpty ? "\(row).\(rest.joined(separator: "."))" : row }
    let steps = rest.dropFirst(list.holdsSingles ? 0 : inner.answerPath.count)
    return "\(row).\(inner.id(at: steps, showsUnknown: showsUnknown))"
  }
}

extension FormDefinition {
  fileprivate var namesOfAnswers: [String] { fields.filter(\.takesAnswer).map(\.answerName) }
}

extension [String] {
  /// The paths of the objects that lead to what is at this path.
  package var objectsAround: [[String]] { indices.dropFirst().map { Array(self[..<$0]) } }
}

extension AnswerValue {
  /// True if a value is added to this one that came before.
  fileprivate func accumulates(to earlier: AnswerValue) -> Bool {
    switch (earlier, self) {
    case (.list, .list), (.object, .object): true
    default: false
    }
  }

  fileprivate func removing(_ paths: Set<[String]>, below path: [String] = []) -> AnswerValue {
    guard case .object(let members) = self else { return self }
    return .object(
      members.compactMap { member in
        let inner = path + [member.name]
        return paths.contains(inner) ? nil : Member(member.name, member.value.removing(paths, below: inner))
      })
  }

  /// The value without what is at a path: a member is left out, an item of a list becomes an empty one.
  fileprivate func removing(at path: ArraySlice<String>) -> AnswerValue {
    if case .list(var items) = self, let index = path.first.flatMap({ Int($0) }), items.indices.contains(index) {
      items[index] =
        path.count > 1 ? items[index].removing(at: path.dropFirst()) : items[index] == .null ? .object([]) : .null
      return .list(items)
    }
    guard case .object(let members) = self, let name = path.first else { return self }
    return .object(
      members.compactMap { member in
        guard member.name == name else { return member }
        return path.count == 1 ? nil : Member(name, member.value.removing(at: path.dropFirst()))
      })
  }
}
