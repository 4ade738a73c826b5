import Formline

/// What a field for paths offers: nothing unasked, since that would read directories on the way of a key.
final class PathSuggestions: SuggestionList {
  private let completion: PathCompletion

  init(_ completion: PathCompletion) { self.completion = completion }

  func ghost(for text: String) -> Substring? { nil }
  func acceptance(of text: String) -> String? { nil }
  func entries(for text: String) -> [PopupEntry] { completion.candidates(for: text).map { PopupEntry($0, source: "") } }
  func completed(_ text: String) -> String? { text.isEmpty ? nil : completion.completed(text) }
}
