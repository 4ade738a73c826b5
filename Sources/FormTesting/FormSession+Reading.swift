import DefinedForms
import Formline
import KeyScripts
import Pictures
import TerminalEmulation
public import Values

/// How the form stands.
extension FormSession {
  // The end.

  /// Whether the form still asks.
  public var isRunning: Bool { host.session.outcome == nil }

  /// Whether it ended with its answers given.
  public var isSubmitted: Bool { host.session.outcome == .submitted }

  /// Whether it was cancelled, also with Ctrl+C.
  public var isCancelled: Bool { !isRunning && !isSubmitted }

  // Focus.

  /// What has focus: the id of a definition's field, or the value of the view's focus state; nil without focus, and for a
  /// view that is focused by no focus state of this type.
  public var focus: Field? {
    guard let form else { return host.session.focus.focused?.focusValue(as: Field.self) }
    return form.focusedField as? Field
  }

  /// The id of the field of a definition that has focus; nil without focus, and for views.
  public var focusedField: String? { form?.focusedField }

  // Fields of a definition.

  /// The answers by field id; only of fields that exist, in form order. Null for views.
  public var answers: JSONValue {
    guard let form else { return .null }
    return .object(form.answers.map { JSONValue.Member(name: $0.id, value: $0.value.json) })
  }

  /// The value of a field: null while it is unanswered or does not exist.
  public func value(of id: String) -> JSONValue {
    guard let form, form.exists(id) else { return .null }
    return form.value(of: id)?.json ?? .null
  }

  /// Every error that is shown, by field id; in the rows of lists by place, such as `guests[0].name`.
  public var errors: [String: [String]] {
    guard let form else { return [:] }
    let shown = form.model.existingInRows.map { ($0.id, $0.shownProblems) }
    return Dictionary(uniqueKeysWithValues: shown.filter { !$0.1.isEmpty })
  }

  /// Whether a field exists now.
  public func exists(_ id: String) -> Bool { form?.exists(id) ?? false }

  /// The fields submitted with Return so far, in order.
  public var submittedFields: [String] { form?.submittedFields ?? [] }

  /// The labels of the toolbar's items for the focused field.
  public var toolbar: [String] { form?.toolbarLabels ?? host.session.toolbarLabels }

  /// The suggestion behind the text of the focused field, as the whole text it would give.
  public var suggestion: String? { (host.session.focus.focused as? TextControl)?.suggestion }

  // The screen.

  /// The rows of the terminal, blanks at their ends left out.
  public var screen: [String] { host.terminal.lines }

  /// A row of the terminal, from 1; empty outside it.
  public func line(_ row: Int) -> String { (1...host.terminal.rows).contains(row) ? host.terminal.line(row - 1) : "" }

  /// Where the cursor stands, from 1; nil while it is hidden.
  public var cursor: (column: Int, row: Int)? {
    guard host.terminal.cursorVisible else { return nil }
    return (host.terminal.cursor.column + 1, host.terminal.cursor.row + 1)
  }

  /// The screen as one text, as `Snapshot` of key scripts writes it.
  public func snapshot() -> String { host.terminal.snapshot(.plain) }

  /// The screen with size, cursor and the styles of its cells.
  public func styledSnapshot() -> String { host.terminal.snapshot(.styled) }

  /// Films what is done meanwhile, at a person's speed:
  ///
  ///     let picture = form.film("Shopping") { form.type("Tea\n") }
  ///
  /// - Returns: A picture in SVG that moves by itself, for a manual.
  public func film(_ title: String, _ body: () -> Void) -> String { host.film(body).film.svg(title: title) }

  // The work.

  /// View bodies evaluated since the last key.
  public var updates: Int { host.updates }

  /// What the runtime has to say about mistakes in the form's views, a sentence each: loops of changes, ambiguous
  /// focus.
  public var issues: [String] { host.issues }
}
