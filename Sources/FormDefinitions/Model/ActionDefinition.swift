/// What an `onSubmit`, an `onChange` or a toolbar item does.
package indirect enum ActionDefinition: Sendable {
  case next, previous, first, last, stay
  /// Focus the field with this id; nil takes focus away.
  case focus(String?)
  /// Give fields computed values, in file order.
  case set([Assignment])
  case clear(String)
  /// Insert text at the point of the focused field.
  case insert(String)
  case suggest, accept, undo, redo, toggleReveal
  case nextPage, previousPage
  case validate, submit, cancel
  case `if`(DefinitionExpression, then: ActionDefinition, else: ActionDefinition?)
  /// Run in order.
  case sequence([ActionDefinition])

  /// One entry of `set`.
  package struct Assignment: Sendable {
    /// The field that gets the value.
    package var field: String
    package var value: DefinitionExpression
  }

  /// The actions that are a bare word in a file.
  package static let words: [(word: String, action: ActionDefinition)] = [
    ("next", .next), ("previous", .previous), ("first", .first), ("last", .last), ("stay", .stay),
    ("suggest", .suggest), ("accept", .accept), ("undo", .undo), ("redo", .redo), ("toggleReveal", .toggleReveal),
    ("nextPage", .nextPage), ("previousPage", .previousPage), ("validate", .validate), ("submit", .submit),
    ("cancel", .cancel),
  ]
}
