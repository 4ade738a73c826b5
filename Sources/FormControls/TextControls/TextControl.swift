package import LineEditing
package import TerminalModel
package import ViewTree
import Values
import Wording

/// The behaviour of every text field: one line or several, a secret, or a formatted value. readline edits the buffer;
/// buffer and binding are kept in sync. Suggestions are looked up when focus enters; an invalid text is reported when
/// focus leaves.
package final class TextControl: Control, TextEditing, Concealing {
  /// The number of lines in a field, and the meaning of Return.
  enum Lines {
    /// One line; Return submits.
    case one
    /// Several lines; Return submits, and a quoted newline breaks the line.
    case growing
    /// Several lines; Return breaks the line, and Ctrl-J submits.
    case several
  }

  // Set by the view, the first four before the buffer is made.

  var lines = Lines.one
  package private(set) var isSecure = false
  /// The meaning of the text.
  var contentType: TextContentType?
  package var pastedLines = PastedLines.joined {
    didSet { if pastedLines != oldValue, lines == .one { buffer.pastePolicy.newlines = pastedLines.policy } }
  }
  /// The most characters of a valid text; nil for no limit.
  package var mostCharacters: Int? {
    didSet { if mostCharacters != oldValue { buffer.pastePolicy.limit(to: mostCharacters) } }
  }
  var text: Binding<String>?
  /// Modifies an edit before it takes effect.
  var filter: EditFilter?
  /// The source of suggestions, if it is not the content type.
  var suggestions: SuggestionProvider?
  /// The action of Up and Down if the value can be stepped, such as a date.
  var step: ValueStep?
  /// The day that the text denotes.
  var date: DateChoice? { didSet { opensCalendar = date != nil } }
  package private(set) var opensCalendar = false
  /// What Return in the field triggers.
  var trigger = SubmitTriggers.text
  /// The app's callbacks.
  var editing: EditingActions?
  @Anchored var display: TextInputNode?
  /// The environment from which the settings above were read.
  private(set) var settingsEnvironment: EnvironmentValues?
  /// The placeholder of an empty field whose view has no prompt.
  private(set) var example = ""

  // What has happened to the text.

  /// The text on which the buffer and the binding agree.
  private(set) var agreed = ""
  /// The position of point after the last key; nil for the end, its initial position.
  private var lastPoint: Int?
  /// True until typed text has been compared with the binding's value.
  private var isTyping = false
  /// `compareWithBinding()`, made once so that a key allocates no closure.
  private lazy var comparison: () -> Void = { [me = Anchored(wrappedValue: self)] in
    me.wrappedValue?.compareWithBinding()
  }
  private var hasBeenEdited = false
  private(set) var isEditedSinceFocus = false
  /// True once the value was stepped since focus came: Up and Down then step instead of moving on, as after an edit.
  private var stepsWithArrows = false
  /// Until the first key or click since focus came, commands of the form aside; that key, while it is handled; then
  /// nothing more.
  private var arrival = Arrival.untouched

  private enum Arrival { case untouched, firstKey, touched }

  /// True while a secret is shown.
  private(set) var isRevealed = false
  /// The word selected by a double click, as a range of UTF-8 bytes; until the next key.
  private(set) var selection: Range<Int>?
  /// The column that Up and Down keep, as long as point is where they moved it.
  private var aim: (column: Int, point: Int)?
  /// The text of a value that is not a string.
  private(set) var formatted: TypedValue?
  private var hasHistory = false
  /// Modifies typed characters if the view has no filter; looked up when focus enters, not for each key.
  private var typingFilter: EditFilter?

  // Suggestions.

  /// The app's custom suggestions.
  private(set) var authored: AuthoredSuggestions?
  /// The suggestions offered when focus entered.
  private(set) var offered: SuggestionList?
  /// True if typing opens the list.
  private(set) var offersChoices = false
  /// The text whose completions Tab has listed.
  var listed: String?
  /// The text whose ghost Esc has hidden.
  private(set) var dismissedGhost: String?

  package required init(inputs: ViewInputs) {
    super.init(inputs: inputs)
    findAuthoredSuggestions()
  }

  override func surroundingsMayHaveChanged() {
    super.surroundingsMayHaveChanged()
    findAuthoredSuggestions()
  }

  private func findAuthoredSuggestions() {
    authored = inputs.trait(AuthoredSuggestions.self)
    authored?.control = self
  }

  /// Reads a field's settings from the environment, once for each environment.
  /// - Parameter isValue: True for a field that steps and validates its value itself.
  func readSettings(of environment: EnvironmentValues, isSecure: Bool, isValue: Bool) {
    settingsEnvironment = environment
    let traits = environment.textInput
    contentType = isValue ? nil : traits.contentType
    // A password is secret in any kind of field.
    self.isSecure = isSecure || contentType?.isConcealed ?? false
    if self.isSecure { focus.holdsSecrets = true }
    offersChoices = contentType?.isChosen ?? false && !self.isSecure
    suggestions = isValue || (isSecure && lines == .one) ? nil : traits.suggestions
    filter = traits.filter
    if !isValue { (step, date) = (lines == .one ? traits.step : nil, traits.date) }
    if let lines = traits.pastedLines { pastedLines = lines }
    example = example(in: environment)
  }

  package override func makeBuffer() -> LineBuffer {
    let buffer = LineBuffer(text: agreed, kind: isSecure ? .secret : holdsSeveralLines ? .text : .line)
    if holdsSeveralLines { buffer.pastePolicy.newlines = .keep }
    return buffer
  }

  package override var textEditing: (any TextEditing)? { self }
  package override var concealing: (any Concealing)? { self }
  package override var viewName: String { lines == .several ? "TextEditor" : isSecure ? "SecureField" : "TextField" }
  override var ownLabel: String? { display.flatMap { $0.isTitle ? $0.prompt : nil } }
  package override var contents: ControlContents { ControlContents(value: text?.wrappedValue ?? "") }
  var holdsSeveralLines: Bool { lines != .one }
  package var takesUpAndDown: Bool { holdsSeveralLines || step != nil }
  override func help(_ contents: HelpContents) -> [HelpEntry] {
    holdsSeveralLines ? areaKeys(contents) : fieldKeys(contents)
  }

  package override var submitTrigger: SubmitTriggers? { trigger }
  package var commitAction: (() -> Void)? { editing?.commit }
  package override var wouldBeMissed: Bool { foundProblem != nil }
  package override var hasEdits: Bool { hasBeenEdited }

  /// Called when point has moved, or the text has changed, without an evaluation of the view.
  func screenDidChange() { display?.refresh() }

  // Focus.

  override func isFocusedDidChange(to isFocused: Bool) { display?.isFocused = isFocused }

  package override func focusDidEnter() {
    typingFilter = makeTypingFilter()
    listed = nil
    stepsWithArrows = false
    isEditedSinceFocus = false
    arrival = .untouched
    offered = suggestions.map { isSecure ? nil : $0(self) } ?? ownSuggestions()
    suggestionsDidChange()
    editing?.changed(true)
  }

  package override func focusDidLeave() {
    commitValue()
    lookForProblem()
    offered = nil
    dismissedGhost = nil
    if isRevealed { toggleReveal() } else { screenDidChange() }
    editing?.changed(false)
  }

  package override func popupDidClose() { screenDidChange() }

  // Keys.

  /// True if the last key, if there is one since the buffer was entered, was a command of the form, such as help.
  private var hasOnlyCommanded: Bool {
    LineEditor.shared.lastFunctionName.map { CommandName(spelling: $0)?.isOwn ?? false } ?? true
  }

  /// Earlier answers are passed to readline when the first key arrives, not when the form starts.
  package func willTakeKey() {
    deselect()
    switch arrival {
    case .untouched: arrival = .firstKey
    case .firstKey: if !hasOnlyCommanded { arrival = .touched }
    case .touched: break
    }
    guard !hasHistory else { return }
    hasHistory = true
    guard lines == .one else { return }
    // An earlier answer of several lines does not fit into a single-line field.
    for text in offered?.pastTexts ?? [] where !text.contains("\n") { buffer.addHistory(text) }
  }

  package override func press(_ key: Key) -> Bool { reveal(with: key) }

  package override func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    case .acceptSuggestion: return acceptSuggestion()
    case .acceptSuggestedWord: return acceptSuggestedWords(command.count)
    case .suggest where openCalendar(): return true
    case .suggest, .nextSuggestion, .previousSuggestion: openSuggestions()
    case .reveal where isSecure: toggleReveal()
    case .nextField where command.key == 9 && command.count == 1: return complete()
    case .up: return moveVertically(by: -command.count)
    case .down: return moveVertically(by: command.count)
    case .stepUp: return stepValue(by: command.count)
    case .stepDown: return stepValue(by: -command.count)
    case .submit where breaksLine(for: command.key):
      buffer.insert("\n")
      bufferDidChange()
    case .submit:
      commitValue()
      lookForProblem()
      return false
    default: return false
    }
    return true
  }

  /// In a text of several lines, Return (byte 13) breaks the line; Ctrl-J, which also submits, does not.
  func breaksLine(for key: Int) -> Bool { breaksLines && key == 13 }

  package var breaksLines: Bool { lines == .several }

  /// The effect of Return in the list of suggestions.
  var returnKeyInList: PopupList.ReturnKey { lines == .several ? .staysForReturn : .submits }

  /// Esc hides the ghost until the text changes; it empties a search.
  package override func closeOverlay() -> Bool {
    if !ghost.isEmpty {
      dismissedGhost = agreed
      screenDidChange()
      return true
    }
    guard trigger == .search, !agreed.isEmpty else { return false }
    replaceText("")
    return true
  }

  /// Moves by lines of the screen, or steps a value that was edited since focus came; otherwise false: a key that moves
  /// must not change an answer.
  private func moveVertically(by count: Int) -> Bool {
    guard let area = display as? TextAreaNode else {
      return (isEditedSinceFocus || stepsWithArrows) && stepValue(by: -count)
    }
    guard let place = area.place(of: buffer.point) else { return false }
    let column = aim.flatMap { $0.point == buffer.point ? $0.column : nil } ?? place.column
    guard let offset = area.utf8Offset(line: place.line + count, column: column) else { return false }
    buffer.point = offset
    aim = (column, offset)
    area.refresh()
    return true
  }

  package func moveBySight(isForward: Bool) -> Bool {
    guard let offset = display?.utf8Offset(besidePoint: isForward) else { return false }
    // At the end, readline's own function accepts what is suggested.
    if offset == buffer.point { return !hasGhost }
    buffer.point = offset
    display?.refresh()
    return true
  }

  private func stepValue(by count: Int) -> Bool {
    guard let step else { return false }
    stepsWithArrows = true
    let point = step(count, buffer.point)
    // By then, the view has set the new text.
    @Anchored var control: TextControl? = self
    host.afterUpdate {
      control?.buffer.point = point
      control?.screenDidChange()
    }
    return true
  }

  package override var cursor: Point? { display?.cursor }

  package override func click(at point: Point) {
    guard let display else { return }
    if let part = (display as? TextLineNode)?.signPart(at: Int(point.x)) { return pressSign(part) }
    arrival = .touched
    buffer.point = display.utf8Offset(at: point)
    bufferDidChange()
  }

  /// Handles a press on the sign after the field: opens or closes the calendar, or steps the value up or down.
  private func pressSign(_ part: Int) {
    if popup != nil { return popup = nil }
    if !openCalendar() { _ = stepValue(by: part == 0 ? 1 : -1) }
  }

  // The buffer and the binding.

  /// Called with the value of the binding; if it was not changed by typing, the buffer is updated.
  func show(_ value: String) {
    guard value != agreed else { return }
    let point = isTyping ? pointKept(in: value) : nil
    agreed = value
    // Undo must not restore a cleared secret.
    if value.isEmpty, buffer.kind == .secret { buffer.wipe() }
    buffer.replace(text: value, undoable: true, point: point)
    lastPoint = buffer.point
  }

  package override func bufferDidChange() {
    guard offersChoices else { return takeText() }
    let former = agreed
    takeText()
    if agreed != former { offerChoices() }
  }

  /// Copies the text of the buffer to the binding.
  private func takeText() {
    // A key that was left out is no first character.
    if leaveOutControls(since: agreed), buffer.text == agreed { arrival = .untouched }
    replaceDefault()
    if let filter = filter ?? typingFilter { apply(filter) }
    let edited = buffer.text
    guard edited != agreed else { return screenDidChange() }
    agreed = edited
    hasBeenEdited = true
    isEditedSinceFocus = true
    text?.wrappedValue = edited
    popup?.textDidChange()
    // The app's suggestions for the new text are known once its views are up to date.
    if authored != nil {
      @Anchored var control: TextControl? = self
      host.afterUpdate { control?.suggestionsDidChange() }
    }
    // A reported problem stays until it no longer applies; no new one is reported during typing.
    if foundProblem != nil { lookForProblem() }
    guard !isTyping else { return }
    isTyping = true
    host.afterUpdate(comparison)
  }

  /// Lets a first typed character or paste stand alone if it was inserted into a default that nobody has touched: `8`
  /// typed into 4 is 8, not 48.
  private func replaceDefault() {
    guard arrival == .firstKey, let step else { return }
    arrival = .touched
    let edited = buffer.text
    let (point, count) = (buffer.point, edited.utf8.count - agreed.utf8.count)
    guard count > 0, point >= count, !agreed.isEmpty, step.holdsDefault() else { return }
    let (start, bytes) = (point - count, edited.utf8)
    guard bytes.prefix(start).elementsEqual(agreed.utf8.prefix(start)),
      bytes.dropFirst(point).elementsEqual(agreed.utf8.dropFirst(start))
    else { return }
    let typed = String(decoding: bytes.dropFirst(start).prefix(count), as: UTF8.self)
    guard typed.allSatisfy(\.isBlank) else { return buffer.revise(text: typed, point: count) }
    // No value begins with a blank.
    buffer.revise(text: agreed, point: start)
    arrival = .untouched
  }

  private func apply(_ filter: EditFilter) {
    let after = EditedText(text: buffer.text, point: buffer.point)
    if after.text != agreed, !buffer.isUndone {
      let filtered = filter.filter(EditedText(text: agreed, point: lastPoint ?? agreed.utf8.count), after)
      if filtered != after { buffer.revise(text: filtered.text, point: filtered.point) }
      if filtered.text == agreed, let refusal = filter.refusal {
        show(notice: refusal.text(in: language))
      }
    }
    lastPoint = buffer.point
  }

  /// Handles a binding that rejects or changes what was typed, in which case the view may not be evaluated.
  private func compareWithBinding() {
    if let value = text?.wrappedValue, value != agreed {
      show(value)
      screenDidChange()
    }
    isTyping = false
  }

  /// Replaces the text as one undoable edit.
  package func replaceText(_ value: String) {
    // A whole text, as an editor or a list gives it, is no first character.
    arrival = .touched
    buffer.replace(text: value, undoable: true, point: nil)
    takeText()
  }

  /// The position of point after the binding has changed the text to `value`: still at the end; before the same
  /// remaining text if that is unchanged; otherwise after the same number of characters.
  private func pointKept(in value: String) -> Int? {
    let typed = Array(agreed.utf8)
    let point = min(buffer.point, typed.count)
    guard point < typed.count else { return nil }
    let rest = typed[point...]
    if value.utf8.count >= rest.count, value.utf8.suffix(rest.count).elementsEqual(rest) {
      return value.utf8.count - rest.count
    }
    let characters = String(decoding: typed[..<point], as: UTF8.self).count
    return value.prefix(characters).utf8.count
  }

  // Values that are not strings.

  /// The text of a value: the typed text during editing, otherwise the value in its format.
  package func binding<Value>(for value: FormattedValue<Value>) -> Binding<String> {
    let formatted = self.formatted ?? TypedValue(in: host.graph, subgraph: inputs.graph.currentSubgraph)
    self.formatted = formatted
    return formatted.binding(for: value, locale: environment.locale)
  }

  /// Formats the value as text. Text that is no valid value is replaced by the last value, with a notice.
  private func commitValue() {
    guard let typed = formatted?.commit() else { return }
    let quoted = DisplayText.visible(String(typed.prefix(Self.mostQuoted)), lines: .single)
    show(notice: Message.formNoValueTyped(typed: quoted).text(in: language))
  }

  // Secrets.

  package var showsSecret: Bool { isSecure && isRevealed && !focus.keepsSecretsHidden }
  var isMasked: Bool { isSecure && !showsSecret }

  package func toggleReveal() {
    isRevealed.toggle()
    secrecyDidChange()
  }

  package func secrecyDidChange() { display?.secrecyDidChange() }

  /// The key that shows the secret, if there is one.
  package var revealKey: Key? { isSecure ? environment.revealKey : nil }

  /// Shows the secret, unless readline has its own binding for the key.
  private func reveal(with key: Key) -> Bool {
    guard isSecure, key == environment.revealKey, LineEditor.shared.isBound(keySequence: key.bytes) == nil else {
      return false
    }
    toggleReveal()
    return true
  }

  // Words.

  /// A double click selects the word under the pointer as the region and copies it into the kill ring, for `yank` in
  /// any field.
  package func doubleClick(at point: Point) {
    guard let word = word(at: buffer.point), buffer.kind != .secret else { return }
    buffer.mark = word.lowerBound
    buffer.point = word.upperBound
    buffer.copyRegion()
    selection = word
    screenDidChange()
  }

  /// The letters and digits around a place, by the rules of `forward-word` and `backward-word`; nil between words.
  private func word(at utf8Offset: Int) -> Range<Int>? {
    func isPartOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    let text = agreed
    let place = text.utf8.index(text.startIndex, offsetBy: min(utf8Offset, text.utf8.count))
    guard place < text.endIndex, isPartOfWord(text[place]) else { return nil }
    let start = text[..<place].lastIndex { !isPartOfWord($0) }.map { text.index(after: $0) } ?? text.startIndex
    let end = text[place...].firstIndex { !isPartOfWord($0) } ?? text.endIndex
    return text.utf8.distance(from: text.startIndex, to: start)..<text.utf8.distance(from: text.startIndex, to: end)
  }

  private func deselect() {
    guard selection != nil else { return }
    selection = nil
    screenDidChange()
  }
}
