/// What happened, in order; views write to it from their bodies and actions.
@MainActor package final class Log {
  package private(set) var entries: [String] = []

  package init() {}

  package func callAsFunction(_ entry: String) { entries.append(entry) }

  /// What happened since the last call.
  package func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
