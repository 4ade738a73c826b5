import Formline

/// Suggestions from a fixed list, the first that fits as the ghost.
final class Texts: SuggestionList {
  private let texts: [String]

  init(_ texts: [String]) { self.texts = texts }

  func ghost(for text: String) -> Substring? { acceptance(of: text)?.dropFirst(text.count) }
  func acceptance(of text: String) -> String? { matches(for: text).first }
  func entries(for text: String) -> [PopupEntry] { matches(for: text).map { PopupEntry($0, source: "list") } }
  private func matches(for text: String) -> [String] { texts.filter { $0.hasPrefix(text) && $0 != text } }
}
