/// What happened, in order; views write to it from their bodies and actions.
final class Log {
  private(set) var entries: [String] = []

  func callAsFunction(_ entry: String) { entries.append(entry) }

  /// What happened since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
