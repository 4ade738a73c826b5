package import LineEditing
package import TerminalModel
package import ViewTree
import Wording

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
  /// What the text means; set by the view.
  var contentType: TextContentType?
  /// The day that the text is; set by the view.
  var date: DateChoice?
  /// What the app wants to be told; set by the view.
  var editing: EditingActions?
  /// The text of a value that is not a string.
  private(set) var formatted: TypedValue?
  /// The app's own suggestions.
  let authored: AuthoredSuggestions?
  private let revealed: StateLocation<Bool>
  /// What was offered when focus entered.
  private(set) var offered: SuggestionList?
  private var hasHistory = false
  /// The text whose completions Tab has listed.
  var listed: String?

  package required init(inputs: ViewInputs) {
    revealed = StateLocation(false, in: inputs.graph)
    authored = inputs.trait(AuthoredSuggestions.self)
    super.init(inputs: inputs)
    authored?.control = self
  }

  package override func makeBuffer() -> LineBuffer {
    let buffer = LineBuffer(text: shown, kind: isSecure ? .secret : .line)
    // What completes a text completes all of it.
    buffer.completionWordBreaks = ""
    return buffer
  }

  override func screenDidChange() { line?.pointDidMove() }

  package override func focusDidEnter() {
    super.focusDidEnter()
    listed = nil
    offered = suggestions.map { isSecure ? nil : $0(self) } ?? ownSuggestions()
    suggestionsDidChange()
    editing?.changed(true)
  }

  package override var commitAction: (() -> Void)? { editing?.commit }

  /// What was answered before is given to readline when it can first be asked for, not when the form starts.
  package override func willTakeKey() {
    super.willTakeKey()
    guard !hasHistory else { return }
    hasHistory = true
    for text in offered?.pastTexts ?? [] { buffer.addHistory(text) }
  }

  package override func popupDidClose() { line?.pointDidMove() }

  package override func focusDidLeave() {
    commitValue()
    if checksContentType { foundProblem = contentTypeProblem() }
    revealed.set(false, transaction: Transaction())
    revealed.setWouldBeMissed(false)
    offered = nil
    line?.pointDidMove()
    editing?.changed(false)
  }

  // Secrets.

  /// Whether a secret is shown. Read in a body, it becomes a dependency.
  var isRevealed: Bool { revealed.get() }

  /// Shows the secret, where readline has nothing on the key that does so out of the box.
  package override func press(_ key: Key) -> Bool {
    guard isSecure, key == environment.revealKey, LineEditor.shared.isBound(keySequence: key.bytes) == nil else {
      return false
    }
    toggleReveal()
    return true
  }

  /// The key that shows the secret; nil where there is none.
  var revealKeyName: String? { isSecure ? environment.revealKey?.name : nil }

  package override func toggleReveal() {
    revealed.set(!host.graph.untracked { revealed.get() }, transaction: Transaction())
  }

  override func textDidChange() {
    // The app's entries are those for the new text once its views are up to date.
    if authored != nil { host.afterUpdate { [weak self] in self?.suggestionsDidChange() } }
    // What was said is said again until it is no longer true, and nothing new while somebody types.
    if foundProblem != nil { foundProblem = contentTypeProblem() }
  }

  // Values and what is wrong with them.

  /// Whether the library says what is wrong with the text; a form from a file does so itself.
  private var checksContentType: Bool { contentType != nil && environment.checksContentTypes }

  /// The text of a value: what is typed as long as somebody types, else the value in its format.
  func binding<Value>(for value: FormattedValue<Value>) -> Binding<String> {
    let formatted = self.formatted ?? TypedValue(in: host.graph, subgraph: inputs.graph.currentSubgraph)
    self.formatted = formatted
    return formatted.binding(for: value, locale: environment.locale)
  }

  /// The text becomes what its format makes of the value; a text that was no value gives way to the last one that was,
  /// and the bottom row says so.
  private func commitValue() {
    guard let typed = formatted?.commit() else { return }
    let shown = DisplayText.visible(String(typed.prefix(Self.quotedCharacters)), lines: .single)
    SessionChrome.of(host)?.notice.value = Phrase.noValueTyped(shown).text(in: language)
  }

  private static let quotedCharacters = 24

  // Keys.

  package override func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    case "form-accept-suggestion": return acceptSuggestion()
    case "form-accept-suggested-word": return acceptSuggestedWords(command.count)
    case "form-suggest" where openCalendar(): break
    case "form-suggest", "form-next-suggestion", "form-previous-suggestion": openSuggestions()
    case "form-reveal":
      guard isSecure else { return false }
      toggleReveal()
    case "form-next-field" where command.key == 9 && command.count == 1: return complete()
    case "form-submit":
      commitValue()
      if checksContentType { foundProblem = contentTypeProblem() }
      return false
    case "form-up": return moveVertically(by: -command.count)
    case "form-down": return moveVertically(by: command.count)
    default: return false
    }
    return true
  }

  /// A search that is closed is empty.
  package override func closeOverlay() -> Bool {
    guard trigger == .search, !shown.isEmpty else { return false }
    replaceText("")
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
