public import ViewTree
import Wording

extension ViewInputs {
  fileprivate func adding(_ link: SubmitChain.Link) -> ViewInputs {
    deriving { SubmitChain(links: ($0?.links ?? []) + [link]) }
  }
}

extension View {
  /// Runs an action when a field inside this view is submitted with Return.
  ///
  /// Actions run outer to inner, so the innermost decides on focus; one for another trigger blocks those outside of it.
  /// Focus and every `FocusState` change afterwards. If no action sets a `FocusState`, the field loses focus.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    trait(of: action) { inputs, action in inputs.adding(.action(triggers) { action()() }) }
  }

  /// Prevents submissions inside this view from reaching outer actions.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    trait(of: isBlocking) { inputs, isBlocking in inputs.adding(.scope(isBlocking: isBlocking)) }
  }
}

/// The submit actions around a control, the innermost last.
struct SubmitChain {
  enum Link {
    case action(SubmitTriggers, () -> Void)
    /// Blocks actions outside of it while `isBlocking`.
    case scope(isBlocking: () -> Bool)
  }

  var links: [Link] = []

  /// Runs the actions outer to inner. An action for another trigger blocks everything outside of it.
  /// - Returns: True if there was one.
  func fire(_ trigger: SubmitTriggers) -> Bool {
    var due: [() -> Void] = []
    gathering: for link in links.reversed() {
      switch link {
      case .action(let triggers, let action):
        guard !triggers.isDisjoint(with: trigger) else { break gathering }
        due.append(action)
      case .scope(let isBlocking): if isBlocking() { break gathering }
      }
    }
    for action in due.reversed() { action() }
    return !due.isEmpty
  }
}

/// The kinds of fields that are submitted.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// The triggers from their bits.
  public nonisolated init(rawValue: Int) { self.rawValue = rawValue }

  /// Return in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// A word for the effect of Return in a field.
public enum SubmitLabel: String, Hashable, Sendable, CaseIterable {
  /// The word of that name in the language of the form.
  case done, go, send, join, route, search, `return`, next, `continue`

  /// The word in a language.
  func text(in language: DisplayLanguage) -> String {
    let word: Message =
      switch self {
      case .done: .formDone
      case .go: .formGo
      case .send: .formSend
      case .join: .formJoin
      case .route: .formRoute
      case .search: .formSearch
      case .return: .formReturn
      case .next: .formNext
      case .continue: .formContinue
      }
    return word.text(in: language)
  }
}

private struct SubmitLabelKey: EnvironmentKey {
  static var defaultValue: SubmitLabel? { nil }
}

extension EnvironmentValues {
  /// A word for the effect of Return in fields inside.
  public var submitLabel: SubmitLabel? {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}

extension View {
  /// Sets the word for the effect of Return in fields inside this view; shown as a hint on the key.
  public func submitLabel(_ label: SubmitLabel) -> some View { environment({ $1(&$0.submitLabel) }, label) }
}
