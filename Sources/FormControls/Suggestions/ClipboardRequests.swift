/// Requests the clipboard from the terminal (OSC 52) when a field wants suggestions from it. Many terminals do not
/// answer, or ask their user first, so nothing waits.
final class ClipboardRequests {
  /// The query, terminated by ST (ECMA-48, 5.6).
  static let question = Array("\u{1B}]52;c;?\u{1B}\\".utf8)

  /// True if the query is to be written with the next frame.
  private(set) var isDue = false
  @Anchored private var asker: TextControl?

  /// Requests the clipboard for a field.
  func ask(for control: TextControl) {
    asker = control
    isDue = true
  }

  /// Returns the query, once.
  func takeQuestion() -> [UInt8] {
    guard isDue else { return [] }
    isDue = false
    return Self.question
  }

  /// Handles the clipboard sent by the terminal: passes it to the requesting field, once.
  func answer(_ text: String, focused: Control?) {
    guard let control = asker, control === focused else { return }
    asker = nil
    control.offerClipboard(text)
  }
}

extension TextControl {
  /// Content types for which the clipboard often holds the answer.
  private var wantsClipboard: Bool {
    switch contentType {
    case .oneTimeCode, .URL, .shipmentTrackingNumber: true
    default: false
    }
  }

  /// Requests the clipboard if it may hold an answer.
  func requestClipboard() {
    guard wantsClipboard else { return }
    host.attachments[ClipboardRequests.self]?.ask(for: self)
  }

  fileprivate func offerClipboard(_ text: String) {
    guard let contentType, let engine = offered as? EngineSuggestions else { return }
    let source = ClipboardSource(text: text)
    engine.add(source.suggestions(for: SuggestionQuery(contentType: contentType)), from: source)
    if popup == nil { showSuggestions() }
  }
}
