package import ContentTypes

/// The history of one topic as a text: an answer a line, the oldest first, then the form and the field it was given
/// to, with tabs between.
///
///     ada@example.com⇥/home/ada/forms/signup.yaml⇥email
nonisolated package enum HistoryLines {
  /// More answers of one topic push the oldest out.
  package static let mostEntries = 1_000
  /// Longer answers are not remembered, in UTF-8 bytes: that of the longest suggestion.
  package static let longestText = SuggestionEngine.longestText

  /// The answers in a text; lines that are none are passed over.
  package static func read(_ text: String, of topic: HistoryTopic) -> [HistorySource.Entry] {
    text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map { unescaped($0) }
      guard parts.count == 3, !parts[0].isEmpty else { return nil }
      return HistorySource.Entry(
        text: parts[0], contentType: topic.contentType, form: parts[1].isEmpty ? nil : parts[1],
        field: parts[2].isEmpty ? nil : parts[2])
    }
  }

  /// The text of answers: of those that are the same, the last stays, and of too many the newest.
  package static func text(of entries: [HistorySource.Entry]) -> String {
    var seen: Set<HistorySource.Entry> = []
    let kept = entries.reversed().filter { seen.insert($0).inserted }.prefix(mostEntries)
    return kept.reversed().map { entry in
      [entry.text, entry.form ?? "", entry.field ?? ""].map(escaped).joined(separator: "\t") + "\n"
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": escaped.append(contentsOf: "\\n".unicodeScalars)
      case "\r": escaped.append(contentsOf: "\\r".unicodeScalars)
      case "\t": escaped.append(contentsOf: "\\t".unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
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
