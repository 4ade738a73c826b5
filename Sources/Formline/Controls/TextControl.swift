package import LineEditing
import TerminalModel
package import ViewTree

/// The behaviour of a one-line text field: editing, suggestions, and secrets that are shown or not.
package final class TextControl: BoundTextControl {
  var isSecure = false
  var suggestions: SuggestionProvider?
  /// Called with +1 for Up and -1 for Down in fields whose value can be stepped, such as dates.
  var step: ((Int) -> Void)?
  weak var line: TextLineNode?
  private let revealed: StateLocation<Bool>
  private var offered: SuggestionList?
  /// The suggestion that the person has asked for instead of the best one.
  private var preferred: String?
  private var hasHistory = false

  package required init(inputs: ViewInputs) {
    revealed = StateLocation(false, in: inputs.graph)
    super.init(inputs: inputs)
  }

  package override func makeBuffer() -> LineBuffer { LineBuffer(text: shown, kind: isSecure ? .secret : .line) }

  override func screenDidChange() { line?.pointDidMove() }

  package override func focusDidEnter() {
    offered = isSecure ? nil : suggestions?(self)
    preferred = nil
    line?.pointDidMove()
  }

  /// What was answered before is given to readline when it can first be asked for, not when the form starts.
  package override func willTakeKey() {
    guard !hasHistory else { return }
    hasHistory = true
    for text in offered?.pastTexts ?? [] { buffer.addHistory(text) }
  }

  package override func focusDidLeave() {
    revealed.set(false, transaction: Transaction())
    offered = nil
    preferred = nil
    line?.pointDidMove()
  }

  // Secrets.

  /// Whether a secret is shown. Read in a body, it becomes a dependency.
  var isRevealed: Bool { revealed.get() }

  package func toggleReveal() {
    revealed.set(!host.graph.untracked { revealed.get() }, transaction: Transaction())
  }

  // Suggestions.

  /// What a suggestion would add after the text, when point is at its end.
  package var ghost: String {
    guard let offered, host.graph.untracked({ isFocused }), buffer.point == shown.utf8.count else { return "" }
    if let asked { return String(asked.dropFirst(shown.count)) }
    return offered.ghost(for: shown) ?? ""
  }

  /// The suggestion that the person has asked for, while it fits what is typed.
  private var asked: String? {
    guard let preferred, preferred != shown, preferred.hasPrefix(shown) else { return nil }
    return preferred
  }

  /// The whole text that accepting the shown suggestion would give; nil if none is shown.
  package var suggestion: String? {
    guard !ghost.isEmpty else { return nil }
    return asked ?? offered?.acceptance(of: shown)
  }

  /// Shows the next suggestion that fits what is typed, after the last one the first again.
  package func offerNextSuggestion(by count: Int = 1) {
    let matches = matchingSuggestions().filter { $0 != shown && $0.hasPrefix(shown) }
    guard !matches.isEmpty else { return }
    let place = matches.firstIndex { $0 == suggestion } ?? (count > 0 ? -1 : 0)
    preferred = matches[((place + count) % matches.count + matches.count) % matches.count]
    line?.pointDidMove()
  }

  /// Every suggestion for what is typed so far, the best first.
  package func matchingSuggestions() -> [String] { offered?.matches(for: shown) ?? [] }

  /// Takes the suggestion that is shown. False if there is none.
  @discardableResult
  package func acceptSuggestion() -> Bool {
    guard let accepted = suggestion else { return false }
    replaceText(accepted)
    return true
  }

  package override func closeOverlay() -> Bool {
    guard asked != nil else { return false }
    preferred = nil
    line?.pointDidMove()
    return true
  }

  // Keys.

  package override func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    case "form-accept-suggestion": return acceptSuggestion()
    case "form-suggest", "form-next-suggestion": offerNextSuggestion()
    case "form-previous-suggestion": offerNextSuggestion(by: -1)
    case "form-reveal":
      guard isSecure else { return false }
      toggleReveal()
    case "form-up", "form-down": return moveVertically(by: command.name == "form-up" ? -command.count : command.count)
    case "form-submit":
      // What was asked for is taken on the way.
      if asked != nil { acceptSuggestion() }
      return false
    default: return false
    }
    return true
  }

  /// Up and Down: among suggestions that were asked for, or through the values of the field.
  private func moveVertically(by count: Int) -> Bool {
    if asked != nil {
      offerNextSuggestion(by: count)
      return true
    }
    guard let step else { return false }
    step(-count)
    return true
  }

  // The screen.

  package override var cursor: Point? { line?.cursor }

  package override func click(at point: Point) {
    guard let line else { return }
    buffer.point = line.utf8Offset(at: point)
    line.pointDidMove()
  }
}
