internal import TerminalModel

/// Keys a definition cannot take, because the form could not be used without them.
enum ReservedKeys {
  /// What the key does; nil when a definition may have it. Keys that terminals report alike (Tab and Ctrl+I) count as
  /// one.
  static func use(of key: Key) -> String? {
    for (name, use) in reserved where key.legacyEquivalent == Key(parsing: name) { return use }
    return nil
  }

  /// Whether the key types a character into a field.
  static func typesText(_ key: Key) -> Bool { key.typedCharacter != nil }

  private static let reserved: KeyValuePairs = [
    "Tab": "moves to the next field", "Shift+Tab": "moves to the previous field", "Enter": "submits the field",
    "Esc": "cancels", "Ctrl+C": "cancels at once", "Ctrl+Z": "suspends the form",
  ]
}
