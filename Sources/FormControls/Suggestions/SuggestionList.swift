/// The suggestions of a field while it has focus: looked up when focus enters, filtered with each key.
package protocol SuggestionList {
  /// The rest of the best suggestion after the typed text.
  func ghost(for text: String) -> Substring?
  /// The whole text after accepting the visible suggestion.
  func acceptance(of text: String) -> String?
  /// All suggestions that match the typed text, the best first.
  func entries(for text: String) -> [PopupEntry]
  /// All texts to which the typed one may be completed.
  func completions(of text: String) -> [String]
  /// The typed text, completed as far as all completions agree; nil if Tab completes nothing.
  func completed(_ text: String) -> String?
  /// Earlier answers, the oldest first, for readline's history commands.
  var pastTexts: [String] { get }
}

extension SuggestionList {
  /// The texts of the listed entries, without headings.
  package func completions(of text: String) -> [String] { entries(for: text).filter(\.isEnabled).map(\.text) }

  /// No completion.
  package func completed(_ text: String) -> String? { nil }

  /// No earlier answers.
  package var pastTexts: [String] { [] }
}

/// Finds the suggestions of a field when focus enters it. A struct, since generic code would allocate a wrapper
/// whenever it passes a closure on.
package struct SuggestionProvider {
  private let find: (TextControl) -> SuggestionList?

  package init(_ find: @escaping (TextControl) -> SuggestionList?) { self.find = find }

  func callAsFunction(_ control: TextControl) -> SuggestionList? { find(control) }
}
