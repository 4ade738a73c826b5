package import LineEditing
package import TerminalModel
package import ViewTree

/// What fields for typed text share: readline edits the buffer, and the binding and the buffer follow one another;
/// something is suggested while they have focus, and what cannot be right is said below them.
package class BoundTextControl: Control {
  /// What the field edits; set by its view.
  var text: Binding<String>?
  /// What changes an edit before anybody sees it; set by its view.
  var filter: EditFilter?
  /// Where point was after the last key; nil for the end, where it starts.
  private var lastPoint: Int?
  /// The text that the buffer and the binding agree on.
  private(set) final var shown = ""
  /// Whether what was typed has not been compared with what the binding made of it.
  private var isTyping = false
  /// `compareWithBinding()`, made once so that a key makes nothing.
  private lazy var comparison: () -> Void = { [weak self] in self?.compareWithBinding() }

  /// Whether somebody has edited the text, so that it can be undone.
  private var hasBeenEdited = false

  /// Whether the text is a secret; set by the view before the buffer is made.
  final var isSecure = false
  /// What the text means; set by the view.
  final var contentType: TextContentType?
  /// Where suggestions come from, if not from the content type; set by the view.
  final var suggestions: SuggestionProvider?
  /// The app's own suggestions.
  private(set) final var authored: AuthoredSuggestions?
  /// What was offered when focus entered.
  private(set) final var offered: SuggestionList?
  /// The text whose completions Tab has listed.
  final var listed: String?

  package required init(inputs: ViewInputs) {
    authored = inputs.trait(AuthoredSuggestions.self)
    super.init(inputs: inputs)
    authored?.control = self
  }

  override func surroundingsMayHaveChanged() {
    super.surroundingsMayHaveChanged()
    authored = inputs.trait(AuthoredSuggestions.self)
    authored?.control = self
  }

  package override var wouldBeMissed: Bool { hasBeenEdited || foundProblem != nil }

  /// The word that a double click has selected, in UTF-8 bytes, until the next key.
  var selection: Range<Int>?
  /// What Return in the field is.
  final var trigger = SubmitTriggers.text

  package override func willTakeKey() { forgetSelection() }
  package override func press(_ key: Key) -> Bool { reveal(with: key) }
  package override func doubleClick(at point: Point) { selectWord() }
  package override var submitTrigger: SubmitTriggers? { trigger }

  /// Point has moved, or the text is another, without the view being evaluated.
  func screenDidChange() {}

  /// What changes typed characters where the view has no filter; found when focus enters, not with each key.
  private var typingFilter: EditFilter?

  package override func focusDidEnter() {
    typingFilter = makeTypingFilter()
    listed = nil
    offered = suggestions.map { isSecure ? nil : $0(self) } ?? ownSuggestions()
    suggestionsDidChange()
  }

  package override func focusDidLeave() {
    lookForProblem()
    offered = nil
    screenDidChange()
  }

  /// What Return does in the list of suggestions.
  var returnKeyInList: PopupList.ReturnKey { .submits }

  package override func popupDidClose() { screenDidChange() }

  package override func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    case "form-accept-suggestion": return acceptSuggestion()
    case "form-accept-suggested-word": return acceptSuggestedWords(command.count)
    case "form-suggest", "form-next-suggestion", "form-previous-suggestion":
      openSuggestions()
      return true
    case "form-reveal" where isSecure:
      toggleReveal()
      return true
    case "form-next-field" where command.key == 9 && command.count == 1: return complete()
    case "form-submit":
      lookForProblem()
      return false
    default: return false
    }
  }

  /// The binding has this value now; if something else than typing changed it, so does the buffer.
  final func show(_ value: String) {
    guard value != shown else { return }
    let point = isTyping ? pointKept(in: value) : nil
    shown = value
    // A secret that was cleared cannot be brought back, by nobody.
    if value.isEmpty, buffer.kind == .secret { buffer.wipe() }
    buffer.replace(text: value, undoable: true, point: point)
    lastPoint = buffer.point
  }

  package override func bufferDidChange() {
    if let filter = filter ?? typingFilter { apply(filter) }
    let edited = buffer.text
    guard edited != shown else { return screenDidChange() }
    shown = edited
    hasBeenEdited = true
    text?.wrappedValue = edited
    popup?.textDidChange()
    // The app's entries are those for the new text once its views are up to date.
    if authored != nil { host.afterUpdate { [weak self] in self?.suggestionsDidChange() } }
    // What was said is said again until it is no longer true, and nothing new while somebody types.
    if foundProblem != nil { lookForProblem() }
    guard !isTyping else { return }
    isTyping = true
    host.afterUpdate(comparison)
  }

  private func apply(_ filter: EditFilter) {
    let after = EditFilter.Line(text: buffer.text, point: buffer.point)
    if after.text != shown, !buffer.isUndone {
      let line = filter.line(for: after, from: .init(text: shown, point: lastPoint ?? shown.utf8.count))
      if line != after { buffer.revise(text: line.text, point: line.point) }
      if line.text == shown { explainRefusal() }
    }
    lastPoint = buffer.point
  }

  /// A binding may refuse what was typed, or make something else of it; then the view need not be evaluated.
  private func compareWithBinding() {
    if let value = text?.wrappedValue, value != shown {
      show(value)
      screenDidChange()
    }
    isTyping = false
  }

  /// Replaces the text as one undoable edit.
  package final func replaceText(_ value: String) {
    buffer.replace(text: value, undoable: true, point: nil)
    bufferDidChange()
  }

  /// Where point belongs after the binding made `value` of what was typed: at the end if it was there, before the same
  /// text if that still follows, else behind as many characters as before.
  private func pointKept(in value: String) -> Int? {
    let typed = Array(shown.utf8)
    let point = min(buffer.point, typed.count)
    guard point < typed.count else { return nil }
    let behind = typed[point...]
    if value.utf8.count >= behind.count, value.utf8.suffix(behind.count).elementsEqual(behind) {
      return value.utf8.count - behind.count
    }
    let characters = String(decoding: typed[..<point], as: UTF8.self).count
    return value.prefix(characters).utf8.count
  }
}

/// A double click makes the word under the pointer the region between mark and point, and copies it into the kill ring:
/// in any field, `yank` puts it in again.
extension BoundTextControl {
  func selectWord() {
    guard let word = word(at: buffer.point), buffer.kind != .secret else { return }
    buffer.mark = word.lowerBound
    buffer.point = word.upperBound
    buffer.copyRegion()
    selection = word
    screenDidChange()
  }

  /// The letters and digits around a place, as `forward-word` and `backward-word` see words; nil between words.
  private func word(at utf8Offset: Int) -> Range<Int>? {
    let text = shown
    let place = text.utf8.index(text.startIndex, offsetBy: min(utf8Offset, text.utf8.count))
    guard place < text.endIndex, text[place].isPartOfWord else { return nil }
    let start = text[..<place].lastIndex { !$0.isPartOfWord }.map { text.index(after: $0) } ?? text.startIndex
    let end = text[place...].firstIndex { !$0.isPartOfWord } ?? text.endIndex
    return text.utf8.distance(from: text.startIndex, to: start)..<text.utf8.distance(from: text.startIndex, to: end)
  }

  /// Another key, and nothing is selected any more.
  func forgetSelection() {
    guard selection != nil else { return }
    selection = nil
    screenDidChange()
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}

/// Texts that are not shown until somebody asks for it.
extension BoundTextControl {
  /// The key that shows the secret; nil where there is none.
  var revealKeyName: String? { isSecure ? environment.revealKey?.name : nil }

  /// Shows the secret, where readline has nothing on the key that does so out of the box.
  func reveal(with key: Key) -> Bool {
    guard isSecure, key == environment.revealKey, LineEditor.shared.isBound(keySequence: key.bytes) == nil else {
      return false
    }
    toggleReveal()
    return true
  }
}
