import ContentTypes
import DefinedForms
import FormModels
import TerminalDriver

/// The user's history: a private file for each content type.
final class HistoryFiles: AnswerHistory {
  private let folder: String
  private var known: [HistoryTopic: [HistorySource.Entry]] = [:]

  /// The largest file that is read, in bytes.
  private static let limit = 8 << 20
  /// How long to wait for another form that is writing.
  private static let patience = Duration.seconds(2)

  /// Accesses no file until a form needs it.
  init(folder: String) { self.folder = folder }

  func entries(of topic: HistoryTopic) -> [HistorySource.Entry] {
    if let entries = known[topic] { return entries }
    let entries = read(topic) ?? []
    known[topic] = entries
    return entries
  }

  /// Adds answers under a lock, so that concurrent forms do not overwrite each other's. Failures are ignored.
  func remember(_ answers: [HistoryTopic: [HistorySource.Entry]]) {
    guard Folder.make(folder), let lock = try? FileLock.take(folder + "/.lock", within: Self.patience) else { return }
    defer { lock.release() }
    for (topic, new) in answers {
      // Not overwritten, since a file that cannot be read now may be readable later.
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
