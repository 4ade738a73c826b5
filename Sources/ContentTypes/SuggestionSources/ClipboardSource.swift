internal import Values

/// A text that the user took from the clipboard on request. Only the part that fits the field is offered.
public struct ClipboardSource: SuggestionSource {
  private let text: String

  /// A source of one text.
  public init(text: String) {
    self.text = text
  }

  /// `clipboard`.
  public var name: String { "clipboard" }

  /// True: a one-time code comes this way.
  public var offersSecrets: Bool { true }

  /// The one run of 4 to 8 digits for a one-time code, the first URL, or the first tracking number.
  public func suggestions(for query: SuggestionQuery) -> [Suggestion] {
    switch query.contentType {
    case .oneTimeCode:
      let runs = text.split { !$0.isASCIIDigit }.filter { 4...8 ~= $0.count }
      return runs.count == 1 ? suggest(String(runs[0]), "the code in the clipboard") : []
    case .URL: return first(of: .URL) { $0.contains("://") }
    case .shipmentTrackingNumber:
      return first(of: .shipmentTrackingNumber) { $0.count >= 8 && $0.contains(where: \.isASCIIDigit) }
    default: return []
    }
  }

  private func first(of type: TextContentType, where isLikely: (String) -> Bool) -> [Suggestion] {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    return suggest(words.first { isLikely($0) && type.problem(in: $0) == nil }, "from the clipboard")
  }
}
