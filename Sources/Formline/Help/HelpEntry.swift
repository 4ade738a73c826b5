/// One line of the help: keys, and what they do.
struct HelpEntry: Equatable {
  /// The names of the keys.
  let keys: String
  let text: String
}

/// Entries that belong together.
struct HelpTopic: Equatable {
  let title: String
  let entries: [HelpEntry]
}
