/// The keys of a toolbar item written out.
package enum ToolbarItemKey: String, DefinitionKey {
  case label, key, action, when, enabled, `for`

  package static let owner = "a toolbar item"

  package var isRequired: Bool { self == .label || self == .action }

  package var shape: ValueShape {
    switch self {
    case .label: .translatable
    case .key: .keyName
    case .action: .action
    case .when, .enabled: .either([.expression, .boolean])
    case .for: .either([.text, .list(of: .text, minimum: 1)])
    }
  }

  package var summary: String {
    switch self {
    case .label: "What the item says."
    case .key: "The key that fires it: F2, Alt+t, Ctrl+T."
    case .action: "What it does."
    case .when: "Whether it is shown."
    case .enabled: "Whether it can be fired."
    case .for: "The field ids and content types it is for; every field if left out."
    }
  }
}
