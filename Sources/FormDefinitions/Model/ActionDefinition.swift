package import ContentTypes
package import TerminalModel

/// The action of an `onSubmit`, an `onChange` or a toolbar item.
package indirect enum ActionDefinition: Sendable {
  case next, previous, first, last, stay
  /// Focuses the field with this id; nil removes focus.
  case focus(String?)
  /// Assigns computed values to fields, in file order.
  case set([Assignment])
  case clear(String)
  /// Inserts text at the point of the focused field.
  case insert(String)
  case suggest, accept, undo, redo, toggleReveal
  case nextPage, previousPage
  case validate, submit, cancel
  case `if`(DefinitionExpression, then: ActionDefinition, else: ActionDefinition?)
  case sequence([ActionDefinition])

  package struct Assignment: Sendable {
    package var field: String
    package var value: DefinitionExpression
  }

  /// The steps that a key may take: each may go through the whole form.
  static let mostSteps = 100

  /// The number of steps, in both branches of a condition.
  var steps: Int {
    switch self {
    case .sequence(let actions): actions.reduce(0) { $0 + $1.steps }
    case .if(_, let then, let otherwise): then.steps + (otherwise?.steps ?? 0)
    default: 1
    }
  }

  /// The actions that are written as a single word.
  package static let words: [(word: String, action: ActionDefinition)] = [
    ("next", .next), ("previous", .previous), ("first", .first), ("last", .last), ("stay", .stay),
    ("suggest", .suggest), ("accept", .accept), ("undo", .undo), ("redo", .redo), ("toggleReveal", .toggleReveal),
    ("nextPage", .nextPage), ("previousPage", .previousPage), ("validate", .validate), ("submit", .submit),
    ("cancel", .cancel),
  ]
}

package enum ToolbarItemDefinition: Sendable {
  /// Predefined items, written as a single word.
  package enum Ready: String, Sendable, CaseIterable { case previous, next, clear, undo, suggest, reveal, done, cancel }

  /// The fields for which an item is shown.
  package enum Target: Hashable, Sendable {
    case field(String)
    case contentType(TextContentType)
  }

  /// An item given as a mapping.
  package struct Custom: Sendable {
    package var label: String
    /// The key that triggers it; nil if only a click or the toolbar does.
    package var key: Key?
    /// The key as written in the file, for display.
    package var keyName: String?
    package var action: ActionDefinition
    /// Decides whether it is shown.
    package var when = Condition.always
    package var enabled = Condition.always
    /// Empty for every field.
    package var targets: [Target] = []
    package var range = SourceRange.beginning
  }

  case ready(Ready)
  case custom(Custom)
}
