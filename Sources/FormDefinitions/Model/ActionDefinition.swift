package import ContentTypes
package import TerminalModel

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

/// One item of the toolbar.
package enum ToolbarItemDefinition: Sendable {
  /// The items a file can name by a word.
  package enum Ready: String, Sendable, CaseIterable { case previous, next, clear, undo, suggest, reveal, done, cancel }

  /// What an item shows up for.
  package enum Target: Sendable {
    case field(String)
    case contentType(TextContentType)
  }

  /// An item written out.
  package struct Custom: Sendable {
    package var label: String
    /// The key that fires it; nil when only the mouse and the toolbar itself do.
    package var key: Key?
    /// The key as the file wrote it, to be shown.
    package var keyName: String?
    package var action: ActionDefinition
    /// Decides whether it is shown.
    package var when = Condition.always
    package var enabled = Condition.always
    /// Empty: for every field.
    package var targets: [Target] = []
    package var range = SourceRange.beginning
  }

  case ready(Ready)
  case custom(Custom)
}
