package import ContentTypes

/// Where answers are kept for later forms. Nothing here may disturb a form: failures are the store's own.
package protocol AnswerHistory: AnyObject {
  /// What was answered to fields of a topic, the oldest first. Asked when a field of it is visited.
  func entries(of topic: HistoryTopic) -> [HistorySource.Entry]
  /// Adds the answers of a form, the oldest first.
  func remember(_ answers: [HistoryTopic: [HistorySource.Entry]])
}

/// What shares one history: every field of a content type, whatever the form.
nonisolated package struct HistoryTopic: Hashable, Sendable {
  /// The content type; nil for fields without one, whose answers are each field's own.
  package let contentType: TextContentType?

  package init(_ contentType: TextContentType?) {
    self.contentType = contentType
  }

  /// A name that can be a file's.
  package var name: String { contentType?.name ?? "untyped" }
}
