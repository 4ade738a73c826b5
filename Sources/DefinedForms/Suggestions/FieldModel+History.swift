import ContentTypes
import FormDefinitions

extension FieldModel {
  /// What this field's answers are remembered with; nil where none are: secrets never, what is personal or means nothing
  /// to other fields only where the definition asks for it with `{history: true}`.
  var historyTopic: HistoryTopic? {
    guard !definition.isSecret, let traits = definition.text else { return nil }
    let isAskedFor = if case .history? = traits.suggestions { true } else { false }
    guard let type = traits.contentType else { return isAskedFor ? HistoryTopic(nil) : nil }
    return type.isRemembered || (isAskedFor && !type.isSecret) ? HistoryTopic(type) : nil
  }

  /// What was answered to fields like this one, the oldest first. Without a content type, that is this field alone.
  var history: [HistorySource.Entry] {
    guard let topic = historyTopic, let entries = form.configuration.history?.entries(of: topic) else { return [] }
    guard topic.contentType == nil else { return entries }
    return entries.filter { $0.field == name && $0.form == form.configuration.name }
  }
}
