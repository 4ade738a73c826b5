import TerminalModel

/// How an app names the key of a control.
enum ShortcutName: Hashable, Sendable {
  case key(Key?)
  /// As in key scripts; a character alone is held with Command.
  case named(String)
  case shortcut(KeyboardShortcut?)

  /// The key; nil for none, and for a name that is no key.
  func key(command: CommandKey) -> Key? {
    switch self {
    case .key(let key): key
    case .shortcut(let shortcut): shortcut?.key(command: command)
    case .named(let name) where name.count == 1:
      name.first.map { KeyboardShortcut(KeyEquivalent($0)).key(command: command) }
    case .named(let name): Key(parsing: name)
    }
  }
}
