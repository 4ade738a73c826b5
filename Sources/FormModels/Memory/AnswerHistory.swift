package import ContentTypes
import FormDefinitions

/// Stores answers for later forms. Failures are handled by the store and never disturb a form.
package protocol AnswerHistory: AnyObject {
  /// The answers to fields of a topic, oldest first. Called when such a field gets focus.
  func entries(of topic: HistoryTopic) -> [HistorySource.Entry]
  /// Adds the answers of a form, oldest first.
  func remember(_ answers: [HistoryTopic: [HistorySource.Entry]])
}

/// The key of a shared history: all fields of a content type, in any form.
nonisolated package struct HistoryTopic: Hashable, Sendable {
  /// The content type; nil for fields without one, whose history is not shared between fields.
  package let contentType: TextContentType?

  package init(_ contentType: TextContentType?) { self.contentType = contentType }

  /// The topic's name, valid as a file name.
  package var name: String { contentType?.name ?? "untyped" }
}

/// The history of a topic as text: an answer per line, oldest first, followed by its form and field, separated by tabs.
///
///     ada@example.com⇥/home/ada/forms/signup.yaml⇥email
nonisolated package enum HistoryLines {
  /// Beyond this count, the oldest answers of a topic are dropped.
  package static let mostEntries = 1_000
  /// Longer answers are not remembered; the limit for suggestions, in UTF-8 bytes.
  package static let longestText = SuggestionEngine.longestText

  /// Parses answers; malformed lines are skipped.
  package static func read(_ text: String, of topic: HistoryTopic) -> [HistorySource.Entry] {
    text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map { unescaped($0) }
      guard parts.count == 3, !parts[0].isEmpty else { return nil }
      return HistorySource.Entry(
        text: parts[0], contentType: topic.contentType, form: parts[1].isEmpty ? nil : parts[1],
        field: parts[2].isEmpty ? nil : parts[2])
    }
  }

  /// Formats answers: keeps the last of duplicates and the newest `mostEntries`.
  package static func text(of entries: [HistorySource.Entry]) -> String {
    var seen: Set<HistorySource.Entry> = []
    let kept = entries.reversed().filter { seen.insert($0).inserted }.prefix(mostEntries)
    return kept.reversed().map { entry in
      [entry.text, entry.form ?? "", entry.field ?? ""].map(escaped).joined(separator: "\t") + "\n"
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.escaped { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: nil
      }
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    var plain = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      guard isEscaped || scalar != "\\" else {
        isEscaped = true
        continue
      }
      switch scalar {
      case "n" where isEscaped: plain.append("\n")
      case "r" where isEscaped: plain.append("\r")
      case "t" where isEscaped: plain.append("\t")
      default: plain.append(scalar)
      }
      isEscaped = false
    }
    return String(plain)
  }
}

extension FieldModel {
  /// The topic of the field's history; nil for secrets and, unless the definition has `{history: true}`, for personal
  /// answers and those without a specific content type.
  package var historyTopic: HistoryTopic? {
    guard !definition.isSecret, let traits = definition.text else { return nil }
    let isAskedFor = if case .history? = traits.suggestions { true } else { false }
    guard let type = traits.contentType else { return isAskedFor ? HistoryTopic(nil) : nil }
    return type.isRemembered || (isAskedFor && !type.isSecret) ? HistoryTopic(type) : nil
  }

  /// The earlier answers to fields of the same topic, oldest first; without a content type, only to this field.
  package var history: [HistorySource.Entry] {
    guard let topic = historyTopic, let entries = form.memory.history?.entries(of: topic) else { return [] }
    guard topic.contentType == nil else { return entries }
    return entries.filter { $0.field == name && $0.form == form.memory.name }
  }
}

extension FormModel {
  /// Adds the person's answers to the history.
  package func rememberAnswers() {
    guard let history = memory.history else { return }
    var answers: [HistoryTopic: [HistorySource.Entry]] = [:]
    for field in graph.untracked({ presentInMadeRows }) where field.isEdited {
      guard let topic = field.historyTopic, let entry = entry(of: field) else { continue }
      answers[topic, default: []].append(entry)
    }
    if !answers.isEmpty { history.remember(answers) }
  }

  private func entry(of field: FieldModel) -> HistorySource.Entry? {
    let text = field.text.current
    guard text.contains(where: { !$0.isWhitespace }), text.utf8.count <= HistoryLines.longestText else { return nil }
    return HistorySource.Entry(
      text: text, contentType: field.definition.text?.contentType, form: memory.name, field: field.name)
  }
}
