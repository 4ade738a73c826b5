package import LineEditing
import TerminalModel
package import ViewTree

/// The behaviour of a one-line text field: editing, suggestions, and secrets that are shown or not.
package final class TextControl: BoundTextControl {
  var isSecure = false
  var suggestions: SuggestionProvider?
  /// What Up and Down do in fields whose value can be stepped, such as dates.
  var step: ValueStep?
  weak var line: TextLineNode?
  package var pastedLines = PastedLines.joined {
    didSet {
      guard pastedLines != oldValue else { return }
      buffer.pastePolicy.newlines =
        switch pastedLines {
        case .joined: .space
        case .first: .firstLine
        case .refused: .reject
        }
    }
  }
  private let revealed: StateLocation<Bool>
  /// What was offered when focus entered.
  private(set) var offered: SuggestionList?
  private var hasHistory = false
  /// The text whose completions Tab has listed.
  var listed: String?

  package required init(inputs: ViewInputs) {
    revealed = StateLocation(false, in: inputs.graph)
    super.init(inputs: inputs)
  }

  package override func makeBuffer() -> LineBuffer {
    let buffer = LineBuffer(text: shown, kind: isSecure ? .secret : .line)
    // What completes a text completes all of it.
    buffer.completionWordBreaks = ""
    return buffer
  }

  override func screenDidChange() { line?.pointDidMove() }

  package override func focusDidEnter() {
    listed = nil
    offered = isSecure ? nil : suggestions?(self)
    suggestionsDidChange()
  }

  /// What was answered before is given to readline when it can first be asked for, not when the form starts.
  package override func willTakeKey() {
    super.willTakeKey()
    guard !hasHistory else { return }
    hasHistory = true
    for text in offered?.pastTexts ?? [] { buffer.addHistory(text) }
  }

  package override func popupDidClose() { line?.pointDidMove() }

  package override func focusDidLeave() {
    revealed.set(false, transaction: Transaction())
    offered = nil
    line?.pointDidMove()
  }

  // Secrets.

  /// Whether a secret is shown. Read in a body, it becomes a dependency.
  var isRevealed: Bool { revealed.get() }

  package func toggleReveal() {
    revealed.set(!host.graph.untracked { revealed.get() }, transaction: Transaction())
  }

  // Keys.

  package override func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    case "form-accept-suggestion": return acceptSuggestion()
    case "form-accept-suggested-word": return acceptSuggestedWords(command.count)
    case "form-suggest", "form-next-suggestion", "form-previous-suggestion": openSuggestions()
    case "form-reveal":
      guard isSecure else { return false }
      toggleReveal()
    case "form-next-field" where command.key == 9 && command.count == 1: return complete()
    case "form-up": return moveVertically(by: -command.count)
    case "form-down": return moveVertically(by: command.count)
    default: return false
    }
    return true
  }

  /// Up and Down go through the values of the field, if it has such.
  private func moveVertically(by count: Int) -> Bool {
    guard let step else { return false }
    let point = step(-count, buffer.point)
    // The text that follows from the step is put there by the view.
    host.afterUpdate { [weak self] in
      self?.buffer.point = point
      self?.screenDidChange()
    }
    return true
  }

  // The screen.

  package override var cursor: Point? { line?.cursor }

  package override func click(at point: Point) {
    guard let line else { return }
    buffer.point = line.utf8Offset(at: point)
    bufferDidChange()
  }
}
