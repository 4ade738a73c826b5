public import ViewTree
import Wording

/// What Return does in a field, in a word.
public enum SubmitLabel: String, Hashable, Sendable, CaseIterable {
  case done, go, send, join, route, search, `return`, next, `continue`

  /// The word itself.
  func text(in language: DisplayLanguage) -> String {
    let phrase: Phrase =
      switch self {
      case .done: .done
      case .go: .go
      case .send: .send
      case .join: .join
      case .route: .route
      case .search: .search
      case .return: .return
      case .next: .next
      case .continue: .continue
      }
    return phrase.text(in: language)
  }
}

private struct SubmitLabelKey: EnvironmentKey {
  static var defaultValue: SubmitLabel? { nil }
}

extension EnvironmentValues {
  /// What Return does in fields inside.
  public var submitLabel: SubmitLabel? {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}

extension View {
  /// Says what Return does in fields inside this view; shown as the key's hint.
  public func submitLabel(_ label: SubmitLabel) -> some View { environment(\.submitLabel, label) }
}
