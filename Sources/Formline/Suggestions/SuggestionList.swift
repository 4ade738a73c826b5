/// The suggestions of a field while it has focus: looked up when focus enters, filtered with each key.
package protocol SuggestionList {
  /// The rest of the best suggestion after the typed text.
  func ghost(for text: String) -> Substring?
  /// The whole text after accepting the suggestion that is shown.
  func acceptance(of text: String) -> String?
  /// Every suggestion that fits the typed text, the best first.
  func entries(for text: String) -> [PopupEntry]
  /// Every whole text that the typed one may be completed to.
  func completions(of text: String) -> [String]
  /// The typed text, completed as far as all completions agree; nil where Tab completes nothing.
  func completed(_ text: String) -> String?
  /// What was answered before, the oldest first: what the history commands of readline go through.
  var pastTexts: [String] { get }
}

extension SuggestionList {
  /// The texts of the listed entries.
  package func completions(of text: String) -> [String] { entries(for: text).map(\.text) }

  /// Nothing.
  package func completed(_ text: String) -> String? { nil }

  /// None.
  package var pastTexts: [String] { [] }
}

/// Finds the suggestions of a field when focus enters it. A struct, since generic code would wrap a closure whenever it
/// is passed on.
package struct SuggestionProvider {
  private let find: (TextControl) -> SuggestionList?

  package init(_ find: @escaping (TextControl) -> SuggestionList?) { self.find = find }

  func callAsFunction(_ control: TextControl) -> SuggestionList? { find(control) }
}
