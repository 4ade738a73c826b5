import ContentTypes
import DefinedForms
import TerminalDriver

/// The user's history: a file for each content type, readable by nobody else.
final class HistoryFiles: AnswerHistory {
  private let folder: String
  private var known: [HistoryTopic: [HistorySource.Entry]] = [:]

  /// The largest file that is read.
  private static let limit = 8 << 20
  /// How long another form that is writing the same file is waited for.
  private static let patience = Duration.seconds(2)

  /// Nothing is read or made before a form asks for it.
  init(folder: String) { self.folder = folder }

  func entries(of topic: HistoryTopic) -> [HistorySource.Entry] {
    if let entries = known[topic] { return entries }
    let entries = read(topic) ?? []
    known[topic] = entries
    return entries
  }

  /// Adds answers under a lock, so that forms which end together do not overwrite each other. Failures are ignored.
  func remember(_ answers: [HistoryTopic: [HistorySource.Entry]]) {
    guard Folder.make(folder), let lock = try? FileLock.take(folder + "/.lock", within: Self.patience) else { return }
    defer { lock.release() }
    for (topic, new) in answers {
      // A file that cannot be read now may be readable again later.
      guard let old = read(topic) else { continue }
      let text = HistoryLines.text(of: old + new)
      try? AtomicFile.write(Array(text.utf8), to: path(of: topic), flushing: .later)
    }
  }

  /// The history of a topic; nil for an unreadable file.
  private func read(_ topic: HistoryTopic) -> [HistorySource.Entry]? {
    let path = path(of: topic)
    guard InputFile.exists(at: path) else { return [] }
    guard let bytes = try? InputFile.read(path, limit: Self.limit, kinds: .regularFiles) else { return nil }
    return HistoryLines.read(String(decoding: bytes, as: UTF8.self), of: topic)
  }

  private func path(of topic: HistoryTopic) -> String { "\(folder)/\(topic.name)" }
}

/// Where the command keeps what outlives a run, as the XDG base directories have it.
nonisolated enum StateFolder {
  /// The folder of one kind of things, such as `drafts`; nil without a home. Nothing is made.
  static func path(of kind: String, _ environment: [String: String]) -> String? {
    // The specification has relative paths ignored.
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return "\(state)/formline/\(kind)" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/.local/state/formline/\(kind)"
  }
}
