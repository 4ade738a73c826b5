/// The keys of actions that are mappings.
package enum ActionKey: String, DefinitionKey {
  case focus, set, clear, insert, `if`, then, `else`

  package static let owner = "an action"

  /// Whether the key alone says which action it is.
  package var isAction: Bool { self != .then && self != .else }

  package var shape: ValueShape {
    switch self {
    case .focus: .either([.id, .nothing])
    case .set: .fields(of: .expression)
    case .clear: .id
    case .insert: .text
    case .if: .expression
    case .then, .else: .action
    }
  }

  package var summary: String {
    switch self {
    case .focus: "Move focus to a field; null takes it away."
    case .set: "Give fields computed values."
    case .clear: "Empty a field."
    case .insert: "Insert text at the point of the focused field."
    case .if: "A condition."
    case .then: "What to do when it holds."
    case .else: "What to do when it does not."
    }
  }
}
