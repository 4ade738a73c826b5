/// Requests the clipboard from the terminal (OSC 52) when a field wants suggestions from it. Many terminals do not
/// answer, or ask their user first, so nothing waits.
final class ClipboardRequests {
  /// The question, ended by ST (ECMA-48, 5.6).
  static let question = Array("\u{1B}]52;c;?\u{1B}\\".utf8)

  /// True if the question is written with the next frame.
  private(set) var isDue = false
  @Anchored private var asker: TextControl?

  /// The field wants the clipboard.
  func ask(for control: TextControl) {
    asker = control
    isDue = true
  }

  /// The question, once.
  func takeQuestion() -> [UInt8] {
    guard isDue else { return [] }
    isDue = false
    return Self.question
  }

  /// The terminal has sent the clipboard. Only the field that asked is given it, and only once.
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

  /// Asks for the clipboard where it may hold an answer.
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
