package import FormDefinitions
package import TerminalModel

/// What shows a form, as far as the form knows it. Without one, actions about focus and the screen do nothing.
package protocol FormScreen: AnyObject {
  /// False once the form has ended: no action runs any more.
  var isOpen: Bool { get }
  /// The field that has focus. In a rule, it becomes a dependency.
  var focusedField: String? { get }
  /// The nanoseconds since the form was opened, on the clock of the screen.
  var nanosecondsSinceStart: UInt64 { get }
  /// Runs an action that is not about values.
  func perform(_ action: ActionDefinition, from field: FieldModel?)
  /// Calls a function later.
  /// - Parameter leeway: How much earlier it may be called, if something comes in.
  /// - Returns: Cancels the call.
  func after(nanoseconds: UInt64, leeway: UInt64, _ action: @escaping () -> Void) -> () -> Void
  /// Called when the value of a field has changed.
  func answerDidChange()
  /// Called when a source has answered, or when it no longer needs to.
  func sourceDidEnd()
  /// Called when the suggestions of a field have arrived or become invalid.
  func suggestionsDidChange(of field: FieldModel)
  /// Called when a list has many rows with fields, while something may be evaluated: `letDistantRowsGo` is due.
  func hasMany(rowsIn list: ListModel)
  /// Called when an earlier draft was filled in, before anything is brought up to date.
  /// - Parameter field: The one that had focus.
  func didResume(at field: String?)
}

/// How an action ends a form.
nonisolated package enum FormEnding: Sendable { case submit, cancel }

/// When every answer is shown before a form is submitted.
nonisolated package enum Review: Sendable {
  /// If the definition says so.
  case asDefined
  /// Also if part of the form is off-screen.
  case unlessAllIsInSight
  case always
}

/// A way to leave a form that its host offers beside submitting and cancelling.
package struct HostedItem {
  package let label: String
  package let key: Key
  /// The word to type for it when questions are asked on lines.
  package let word: String
  /// Called when it was chosen; the form then ends without submission.
  package let action: () -> Void

  package init(label: String, key: Key, word: String, action: @escaping () -> Void) {
    self.label = label
    self.key = key
    self.word = word
    self.action = action
  }
}
