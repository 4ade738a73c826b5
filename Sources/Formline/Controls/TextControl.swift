package import LineEditing
import TerminalModel
package import ViewTree

/// The behaviour of a one-line text field: readline edits its buffer, the binding follows.
package final class TextControl: Control {
  /// What the field edits; set by its view.
  var text: Binding<String>?
  var isSecure = false
  var suggestions: SuggestionProvider?
  /// Called with +1 for Up and -1 for Down in fields whose value can be stepped, such as dates.
  var step: ((Int) -> Void)?
  weak var line: TextLineNode?
  /// The text that the buffer and the binding agree on.
  private(set) var shown = ""
  private let revealed: StateLocation<Bool>
  private var offered: SuggestionList?
  /// The suggestion that the person has asked for instead of the best one.
  private var preferred: String?

  package required init(inputs: ViewInputs) {
    revealed = StateLocation(false, in: inputs.graph)
    super.init(inputs: inputs)
  }

  package override func makeBuffer() -> LineBuffer {
    LineBuffer(text: shown, kind: isSecure ? .secret : .line)
  }

  package override var submitTrigger: SubmitTriggers? { .text }

  /// The binding has this value now; if something else than typing changed it, so does the buffer.
  func show(_ value: String) {
    guard value != shown else { return }
    shown = value
    buffer.replace(text: value, undoable: true, point: nil)
  }

  package override func bufferDidChange() {
    let edited = buffer.text
    if edited != shown {
      shown = edited
      text?.wrappedValue = edited
    }
    line?.pointDidMove()
  }

  // Secrets.

  /// Whether a secret is shown. Read in a body, it becomes a dependency.
  var isRevealed: Bool { revealed.get() }

  package func toggleReveal() {
    revealed.set(!host.graph.untracked { revealed.get() }, transaction: Transaction())
  }

  package override func focusDidLeave() {
    revealed.set(false, transaction: Transaction())
    offered = nil
    line?.pointDidMove()
  }

  // Suggestions.

  package override func focusDidEnter() {
    offered = isSecure ? nil : suggestions?(self)
    preferred = nil
    line?.pointDidMove()
  }

  /// What a suggestion would add after the text, when point is at its end.
  package var ghost: String {
    guard let offered, host.graph.untracked({ isFocused }), buffer.point == shown.utf8.count else { return "" }
    if let preferred, preferred.hasPrefix(shown) { return String(preferred.dropFirst(shown.count)) }
    return offered.ghost(for: shown) ?? ""
  }

  /// The whole text that accepting the shown suggestion would give; nil if none is shown.
  package var suggestion: String? {
    guard !ghost.isEmpty else { return nil }
    if let preferred, preferred.hasPrefix(shown) { return preferred }
    return offered?.acceptance(of: shown)
  }

  /// Shows the next suggestion that fits what is typed, after the last one the first again.
  package func offerNextSuggestion(by count: Int = 1) {
    let matches = matchingSuggestions().filter { $0.hasPrefix(shown) }
    guard !matches.isEmpty else { return }
    let place = matches.firstIndex { $0 == suggestion } ?? -1
    preferred = matches[((place + count) % matches.count + matches.count) % matches.count]
    line?.pointDidMove()
  }

  /// Every suggestion for what is typed so far, the best first.
  package func matchingSuggestions() -> [String] { offered?.matches(for: shown) ?? [] }

  /// Takes the suggestion that is shown. False if there is none.
  @discardableResult
  package func acceptSuggestion() -> Bool {
    guard let accepted = suggestion else { return false }
    buffer.replace(text: accepted, undoable: true, point: nil)
    bufferDidChange()
    return true
  }

  package override func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    case "form-accept-suggestion": return acceptSuggestion()
    case "form-suggest", "form-next-suggestion":
      offerNextSuggestion()
      return true
    case "form-previous-suggestion":
      offerNextSuggestion(by: -1)
      return true
    case "form-reveal":
      guard isSecure else { return false }
      toggleReveal()
      return true
    case "form-up", "form-down":
      guard let step else { return false }
      step(command.name == "form-up" ? max(1, command.count) : -max(1, command.count))
      return true
    default: return false
    }
  }

  /// Replaces the text as one undoable edit.
  package func replaceText(_ value: String) {
    buffer.replace(text: value, undoable: true, point: nil)
    bufferDidChange()
  }

  // The screen.

  package override var cursor: Point? { line?.cursor }

  package override func click(at point: Point) {
    guard let line else { return }
    buffer.point = line.utf8Offset(at: point)
    line.pointDidMove()
  }
}
