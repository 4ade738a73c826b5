import DefinedForms
import FormModels
import Formline
import KeyScripts
import Pictures
import TerminalEmulation
public import Values

/// The state of the form.
extension FormSession {
  // The end.

  /// True while the form is running.
  public var isRunning: Bool { host.session.outcome == nil }

  /// True if the form was submitted.
  public var isSubmitted: Bool { host.session.outcome == .submitted }

  /// True if the form was cancelled, also by Ctrl+C.
  public var isCancelled: Bool { !isRunning && !isSubmitted }

  // Focus.

  /// The focused field: the id of a definition's field, or the value of the view's focus state; nil without focus, or
  /// if the focused view has no focus state of this type.
  public var focus: Field? {
    guard let form else { return host.session.focus.focused?.focusValue(as: Field.self) }
    return form.focusedField as? Field
  }

  /// The id of a definition's focused field; nil without focus, and for views.
  public var focusedField: String? { form?.focusedField }

  // Fields of a definition.

  /// The answers of existing fields by id, in form order. Null for views.
  public var answers: JSONValue {
    guard let form else { return .null }
    return .object(form.answers.map { JSONValue.Member(name: $0.id, value: $0.value.json) })
  }

  /// The answer that an `AnsweringView` would give now; nil for other views and for answers of another type.
  ///
  ///     #expect(form.answer(as: Release.self)?.branch == "main")
  public func answer<Answer>(as type: Answer.Type = Answer.self) -> Answer? { readAnswer() as? Answer }

  /// The value of a field; null if it is unanswered or does not exist.
  public func value(of id: String) -> JSONValue {
    guard let form, form.exists(id) else { return .null }
    return form.value(of: id)?.json ?? .null
  }

  /// Every displayed error by field id; in the rows of lists by place, such as `guests[0].name`.
  public var errors: [String: [String]] {
    guard let form else { return [:] }
    let shown = form.model.fieldsInMadeRows.filter(\.exists.current).map { ($0.id, $0.shownProblems) }
    return Dictionary(uniqueKeysWithValues: shown.filter { !$0.1.isEmpty })
  }

  /// True if a field exists now.
  public func exists(_ id: String) -> Bool { form?.exists(id) ?? false }

  /// The fields submitted with Return so far, in order.
  public var submittedFields: [String] { form?.submittedFields ?? [] }

  /// The labels of the toolbar items for the focused field.
  public var toolbar: [String] { form?.toolbarLabels ?? host.session.toolbarLabels }

  /// The suggestion shown in the focused field, as the full text after accepting it.
  public var suggestion: String? { host.session.focus.focused?.textEditing?.suggestion }

  // The screen.

  /// The rows of the terminal without trailing blanks.
  public var screen: [String] { host.terminal.lines }

  /// True if a row of the screen contains a text.
  public func contains(_ text: String) -> Bool { host.terminal.find(text) != nil }

  /// A row of the terminal, from 1; empty if out of range.
  public func line(_ row: Int) -> String { (1...host.terminal.rows).contains(row) ? host.terminal.line(row - 1) : "" }

  /// The position of the cursor, from 1; nil if hidden.
  public var cursor: (column: Int, row: Int)? {
    guard host.terminal.cursorVisible else { return nil }
    return (host.terminal.cursor.column + 1, host.terminal.cursor.row + 1)
  }

  /// The screen as text, in the format of `Snapshot` in key scripts.
  public func snapshot() -> String { host.terminal.snapshot(.plain) }

  /// The screen with its size, the cursor and the styles of its cells.
  public func styledSnapshot() -> String { host.terminal.snapshot(.styled) }

  /// Films the effects of `body` at a person's speed:
  ///
  ///     let picture = form.film("Shopping") { form.type("Tea\n") }
  ///
  /// - Returns: An animated SVG picture.
  public func film(_ title: String, _ body: () throws -> Void) rethrows -> String {
    try host.film(body).film.svg(title: title)
  }

  // The work.

  /// View bodies evaluated since the last key.
  public var updates: Int { host.updates }

  /// Mistakes in the form's views reported by the runtime, a sentence each: update loops, ambiguous focus.
  public var issues: [String] { host.issues }
}
