import DefinedForms
import FormModels
import FormDefinitions
import Pictures
import TerminalEmulation
import TerminalModel
import Values

/// Evaluates `Expect` lines and words their failures.
extension ScriptRun {
  func check(_ expectation: ScriptExpectation) throws(Mismatch) {
    switch expectation.naming(fields: id) {
    case .focus(let id):
      try expect(form.focusedField == id, Self.focus(on: id), found: Self.focus(on: form.focusedField))
    case .value(let id, let value): try checkValue(value, of: id)
    case .error(let id, let text):
      let errors = form.errors(of: id)
      try expect(errors.contains(where: text.matches), "the error \(text)", found: Self.list(errors, none: "no error"))
    case .noError(let id):
      let errors = form.errors(of: id)
      try expect(errors.isEmpty, "no error", found: Self.list(errors, none: ""))
    case .noErrors: try expect(shownErrors.isEmpty, "no errors", found: shownErrors.joined(separator: "\n"))
    case .suggestion(let text): try expect(form.suggestion == text, ScriptText.quoted(text), found: foundSuggestion)
    case .toolbar, .noToolbar: try checkToolbar(expectation)
    case .visible(let id): try expect(form.exists(id), "a field \(id)", found: "it does not exist now")
    case .notVisible(let id): try expect(!form.exists(id), "no field \(id)", found: "it exists")
    case .screen, .noScreen, .line:
      guard var mismatch = expectation.mismatch(on: lines) else { return }
      // A revealed secret is compared, but not reported.
      if let row = mismatch.expectedRows.keys.first {
        mismatch.found = ScriptText.quoted(withoutSecret { host.terminal.line(row) })
      }
      throw mismatch
    case .cursor(let column, let row): try checkCursor(column, row)
    case .updates(let comparison, let count):
      let updates = host.updates
      try expect(comparison.holds(updates, count), "updates \(comparison.rawValue) \(count)", found: "\(updates)")
    case .state(let state): try expect(FormPhase(form).state == state, state.rawValue, found: foundPhase)
    case .answers(let answers): try checkAnswers(answers)
    // Refused before the script is played.
    case .status: preconditionFailure("a form has no exit status")
    case .submits(let fields):
      let submitted = form.submittedFields
      try expect(submitted == fields, Self.words(fields), found: Self.words(submitted))
    }
  }

  private func expect(_ holds: Bool, _ expected: String, found: @autoclosure () -> String) throws(Mismatch) {
    if !holds { throw Mismatch(expected: expected, found: found()) }
  }

  // Fields.

  /// The id of a field, which a script may also give by its answer name.
  private func id(of name: String) -> String {
    let definition = form.model.definition
    return definition.field(name)?.id ?? definition.fields.first { $0.answerName == name }?.id ?? name
  }

  private func checkValue(_ value: JSONValue, of id: String) throws(Mismatch) {
    let found = form.exists(id) ? form.value(of: id) ?? .null : .null
    try expect(
      secretAnswers.match(value, found.json, of: form.model.definition.field(at: id)), "\(value)",
      found: "\(concealed(found, of: id).json)")
  }

  private func checkAnswers(_ expected: JSONValue) throws(Mismatch) {
    guard form.session.outcome == .submitted else {
      throw Mismatch(expected: "the answers \(expected)", found: foundPhase)
    }
    let answers = form.answers.map { JSONValue.Member(name: $0.id, value: $0.value.json) }
    // By id, or in output form.
    let written = form.model.definition.written(form.answers, verbatim: form.verbatim)
      .map { JSONValue.Member(name: $0.id, value: $0.value.json) }
    try expect(
      matches(expected, answers) || matches(expected, written), "\(expected)",
      found: difference(from: expected))
  }

  /// The changes that would make the expected answers match, one per line, whatever order they are in.
  private func difference(from expected: JSONValue) -> String {
    let secretAnswers = secretAnswers
    let answers = form.answers
    func line(_ name: String, _ value: JSONValue) -> String { "\(JSONValue.string(name)): \(value)" }
    let found = answers.map { line($0.id, concealed($0.value, of: $0.id).json) }
    guard case .object(let members) = expected else { return found.joined(separator: "\n") }
    let places = Dictionary(answers.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let inOrder = members.sorted { places[$0.name] ?? answers.count < places[$1.name] ?? answers.count }
    let wanted = inOrder.map { member in
      let answer = places[member.name]
      guard let answer,
        secretAnswers.match(member.value, answers[answer].value.json, of: form.model.definition.field(member.name))
      else { return line(member.name, member.value) }
      return found[answer]
    }
    return LineDifference(from: wanted.joined(separator: "\n"), to: found.joined(separator: "\n")).description
  }

  private var secretAnswers: SecretAnswers {
    SecretAnswers(definition: form.model.definition, variable: variable, isGranted: isGranted)
  }

  private func matches(_ expected: JSONValue, _ answers: [JSONValue.Member]) -> Bool {
    guard case .object(let members) = expected, members.count == answers.count else { return false }
    let secretAnswers = secretAnswers
    return answers.allSatisfy { answer in
      expected[answer.name].map {
        secretAnswers.match($0, answer.value, of: form.model.definition.field(id(of: answer.name)))
      } ?? false
    }
  }

  /// Failures must not contain secrets.
  private func concealed(_ value: AnswerValue, of id: String) -> AnswerValue {
    form.model.field(id).map { value.concealed(in: $0.definition) } ?? value
  }

  private var shownErrors: [String] {
    form.model.fieldsInMadeRows.filter(\.exists.current).flatMap { field in
      field.shownProblems.map { "\(field.id): \($0)" }
    }
  }

  /// The shown suggestion, and those that are available but not shown.
  private var foundSuggestion: String {
    let shown = form.suggestion.map { ScriptText.quoted($0) } ?? "none"
    let others = form.suggestions.filter { $0 != form.suggestion }.prefix(5)
    return others.isEmpty
      ? shown : "\(shown); not shown: \(others.map { ScriptText.quoted($0) }.joined(separator: ", "))"
  }

  private func checkToolbar(_ expectation: ScriptExpectation) throws(Mismatch) {
    let labels = form.toolbarLabels
    let found = labels.isEmpty ? "no item" : labels.map { ScriptText.quoted($0) }.joined(separator: ", ")
    switch expectation {
    case .toolbar(let label):
      try expect(labels.contains(label), "the toolbar item \(ScriptText.quoted(label))", found: found)
    case .noToolbar(let label?):
      try expect(!labels.contains(label), "no toolbar item \(ScriptText.quoted(label))", found: found)
    default: try expect(labels.isEmpty, "no toolbar item", found: found)
    }
  }

  /// The phase of the form and, while it runs, its focus and errors.
  private var foundPhase: String {
    let phase = "\(FormPhase(form))"
    guard form.session.outcome == nil else { return phase }
    return (["\(phase), \(Self.focus(on: form.focusedField))"] + shownErrors).joined(separator: "\n")
  }

  // The screen.

  /// The screen; a revealed secret is hidden if the script must not know it.
  private var lines: [String] { knowsSecrets ? host.terminal.lines : withoutSecret { host.terminal.lines } }

  private func checkCursor(_ column: Int, _ row: Int) throws(Mismatch) {
    let expected = "the cursor in column \(column) of row \(row)"
    guard host.terminal.cursorVisible else { throw Mismatch(expected: expected, found: "no cursor") }
    let cursor = host.terminal.cursor
    let found = "column \(cursor.column + 1) of row \(cursor.row + 1)"
    try expect(cursor.column == column - 1 && cursor.row == row - 1, expected, found: found)
  }

  // Words.

  private static func focus(on id: String?) -> String { id.map { "focus on \($0)" } ?? "no focus" }
  private static func words(_ ids: [String]) -> String { ids.isEmpty ? "none" : ids.joined(separator: " ") }
  private static func list(_ texts: [String], none: String) -> String {
    texts.isEmpty ? none : texts.map { ScriptText.quoted($0) }.joined(separator: "\n")
  }
}

nonisolated extension AnswerValue {
  /// The answer with dots in place of secrets.
  fileprivate func concealed(in field: FieldDefinition) -> AnswerValue {
    if field.isSecret { return self == .null ? .null : .string("••••••") }
    return mappingRows(of: field, keepsStrangers: !field.holdsSecrets) { answer, inner, _ in
      answer.concealed(in: inner)
    }
  }
}

nonisolated extension ScriptExpectation {
  /// The lines of a screen, then as they are read those that stand there in another order.
  private static func text(of lines: [String]) -> String {
    let read = lines.lazy.map { ($0, VisualLine.reordered($0)) }.filter { $0 != $1 }.map(\.1)
    return (lines + read).joined(separator: "\n")
  }

  /// Why the text of a screen is not as expected; nil if it is, or the expectation is not about that.
  func mismatch(on lines: [String]) -> Mismatch? {
    switch self {
    case .screen(let pattern):
      guard !pattern.matches(Self.text(of: lines)) else { return nil }
      return Mismatch(expected: "\(pattern) on the screen", found: "no match")
    case .noScreen(let pattern):
      guard pattern.matches(Self.text(of: lines)) else { return nil }
      return Mismatch(expected: "no match of \(pattern) on the screen", found: "a match")
    case .line(let row, let text):
      guard row <= lines.count else {
        return Mismatch(expected: ScriptText.quoted(text), found: "a screen of \(lines.count) rows")
      }
      let expected = String(text.reversed().drop { $0 == " " }.reversed())
      guard lines[row - 1] != expected else { return nil }
      return Mismatch(
        expected: ScriptText.quoted(text), found: ScriptText.quoted(lines[row - 1]),
        expectedRows: [row - 1: expected])
    default: return nil
    }
  }
}

/// Snapshots of the screen, in files next to the script.
extension ScriptRun {
  /// Compares the screen with its file; returns the difference if the file was updated.
  func checkSnapshot(_ name: String, _ style: SnapshotStyle) throws(Mismatch) -> Mismatch? {
    let path = SnapshotFile.path(of: name, besideScript: script.path)
    let expected = "the screen in \(path)"
    let screen = withoutSecret { host.terminal.snapshot(style) }
    let old = player.files.readWritten(path)
    let text = (try? old.get()).map { String(decoding: $0, as: UTF8.self) }
    if let text, SnapshotFile.isSame(text, screen) { return nil }
    let difference = LineDifference(from: text ?? "", to: screen)
    switch (player.snapshotMode, old) {
    case (.compare, .success): throw Mismatch(expected: expected, found: difference.description)
    case (.compare, .failure(let error)):
      throw Mismatch(expected: expected, found: "\(error.reason); 'formline test --update' writes it")
    case (.update, _):
      if let problem = player.files.write(path, Array(screen.utf8)) {
        throw Mismatch(expected: expected, found: "it cannot be written: \(problem.reason)")
      }
      return Mismatch(expected: expected, found: "written anew:\n\(difference)")
    }
  }
}
