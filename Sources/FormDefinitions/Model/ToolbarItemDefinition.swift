package import ContentTypes
package import TerminalModel

/// One item of the toolbar.
package enum ToolbarItemDefinition: Sendable {
  /// The items a file can name by a word.
  package enum Ready: String, Sendable, CaseIterable {
    case previous, next, clear, undo, suggest, reveal, done, cancel
  }

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
    /// Whether it is shown.
    package var when = Condition.always
    package var enabled = Condition.always
    /// Empty: for every field.
    package var targets: [Target] = []
    package var range = SourceRange.beginning
  }

  case ready(Ready)
  case custom(Custom)
}
