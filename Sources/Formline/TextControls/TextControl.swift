package import LineEditing
import TerminalModel
package import ViewTree
import Wording

/// The behaviour of a one-line text field: values that are not strings, days, and secrets that are shown or not.
package final class TextControl: BoundTextControl {
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
  /// The day that the text is; set by the view.
  var date: DateChoice?
  /// What the app wants to be told; set by the view.
  var editing: EditingActions?
  /// The text of a value that is not a string.
  private(set) var formatted: TypedValue?
  private let revealed: StateLocation<Bool>
  private var hasHistory = false

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
    super.focusDidEnter()
    editing?.changed(true)
  }

  package override var commitAction: (() -> Void)? { editing?.commit }

  /// What was answered before is given to readline when it can first be asked for, not when the form starts.
  package override func willTakeKey() {
    super.willTakeKey()
    guard !hasHistory else { return }
    hasHistory = true
    // An answer of several lines, given to a field that has them, fits into none of one.
    for text in offered?.pastTexts ?? [] where !text.contains("\n") { buffer.addHistory(text) }
  }

  package override func focusDidLeave() {
    commitValue()
    super.focusDidLeave()
    revealed.set(false, transaction: Transaction())
    revealed.setWouldBeMissed(false)
    editing?.changed(false)
  }

  // Secrets.

  /// Whether a secret is shown. Read in a body, it becomes a dependency.
  var isRevealed: Bool { revealed.get() }

  package override func toggleReveal() {
    revealed.set(!host.graph.untracked { revealed.get() }, transaction: Transaction())
  }

  package override var showsSecret: Bool { isSecure && host.graph.untracked { revealed.get() } }

  // Values.

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
    case "form-suggest" where openCalendar(): return true
    case "form-up": return moveVertically(by: -command.count)
    case "form-down": return moveVertically(by: command.count)
    case "form-submit":
      commitValue()
      return super.perform(command)
    default: return super.perform(command)
    }
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
