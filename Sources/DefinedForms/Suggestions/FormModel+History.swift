import ContentTypes
import FormDefinitions

extension FormModel {
  /// Remembers what the person has answered, for the forms to come.
  func rememberAnswers() {
    guard let history = configuration.history else { return }
    var answers: [HistoryTopic: [HistorySource.Entry]] = [:]
    for field in existingInRows where field.isEdited {
      guard let topic = field.historyTopic, let entry = entry(of: field) else { continue }
      answers[topic, default: []].append(entry)
    }
    if !answers.isEmpty { history.remember(answers) }
  }

  private func entry(of field: FieldModel) -> HistorySource.Entry? {
    let text = field.text.current
    guard text.contains(where: { !$0.isWhitespace }), text.utf8.count <= HistoryLines.longestText else { return nil }
    return HistorySource.Entry(
      text: text, contentType: field.definition.text?.contentType, form: configuration.name, field: field.name)
  }
}
