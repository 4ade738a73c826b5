package import LineEditing
import TerminalModel
package import Wording

/// The contents of the help: the keys of the focused field, with readline's current bindings.
package struct HelpContents {
  let editor: LineEditor
  let control: Control?
  /// The commands on the list row that contains the control.
  var rows: RowCommands?
  /// Whether the form is shown a page at a time.
  var hasPages = false
  /// Whether there are keys that end the form from anywhere, and keys that list the errors.
  var endsByKeys = false
  var listsErrors = false
  /// True if there is nothing but the form: no suspension, no external editor, no history.
  var isConfined = false
  let language: DisplayLanguage

  /// The topics of the responders, in the order in which they get a key.
  var topics: [HelpTopic] {
    Responder.chain.compactMap { responder in
      guard let topic = responder.topic else { return nil }
      let entries = topic.entries(self)
      return entries.isEmpty ? nil : HelpTopic(title: topic.title.text(in: language), entries: entries)
    }
  }

  // Topics.

  var rowKeys: [HelpEntry] {
    guard let rows else { return [] }
    return entries([
      ([.addRow, .removeRow], rows.adds ? .helpAddRemoveRow : nil),
      ([.removeRow], rows.removes && !rows.adds ? .helpRemoveRow : nil),
      ([.moveRowUp, .moveRowDown], rows.moves ? .helpMoveRow : nil),
      ([.undo], rows.adds ? .helpUndoRemoval : nil),
      ([.findRow], rows.finds ? .helpFindRow : nil),
    ])
  }

  var fieldKeys: [HelpEntry] { control?.help(self) ?? [] }

  var formKeys: [HelpEntry] {
    // What the field takes does not reach the form.
    let taken = fieldKeys.map(\.keys)
    let moves = entries([
      ([.nextField, .previousField], .helpNextField),
      ([.up, .down], control?.textEditing?.takesUpAndDown == true ? nil : .helpFieldAboveBelow),
      ([.firstField, .lastField], .helpFirstLastField),
      ([.pageUp, .pageDown], hasPages ? .helpTurnPage : .helpHalfScreen),
      ([.errors], listsErrors ? .helpErrors : nil),
    ])
    return moves.filter { !taken.contains($0.keys) } + submitting
      + entries([
        ([.cancel], .helpCloseThenCancel),
        ([.interrupt], .helpCancelAtOnce),
        ([.redraw], .helpDrawAgain),
        ([.suspend], isConfined ? nil : .helpSuspend),
      ])
  }

  /// Every key that submits the form, since some terminals pass only one of them. Multi-key sequences have their own
  /// line.
  private var submitting: [HelpEntry] {
    guard endsByKeys else { return [] }
    let sequences = editor.keySequences(of: .done).compactMap(KeyNames.keys(of:))
    let names = { (keys: [Key]) in KeyNames.name(of: keys, in: language) }
    return
      ([language.list(sequences.filter { $0.count == 1 }.map(names))]
      + sequences.filter { $0.count > 1 }.map(names))
      .filter { !$0.isEmpty }.map { entry($0, .helpSubmitForm) }
  }

  var editingKeys: [HelpEntry] {
    guard let text = control?.textEditing else { return [] }
    let isSecret = text.buffer.kind == .secret
    let hasSeveralLines = text.buffer.kind == .text
    let hasHistory = text.buffer.kind == .line && !isConfined
    return entries([
      ([.beginningOfLine, .endOfLine], hasSeveralLines ? .helpLineStartEnd : .helpStartEnd),
      ([.backwardWord, .forwardWord], .helpWordBackOn),
      ([.unixWordRubout], .helpCutWordBefore),
      ([.killWord], .helpCutWordAfter),
      ([.unixLineDiscard, .killLine], .helpCutBeforeAfter),
      ([.yank], .helpPasteCut),
      ([.undo], .helpUndo),
      ([.previousHistory, .nextHistory], hasHistory ? .helpEarlierAnswers : nil),
      ([.reverseSearchHistory], hasHistory ? .helpSearchAnswers : nil),
      ([.viMovementMode], .helpViCommands),
      ([.viInsertionMode], .helpViInsert),
      ([.editExternally], isSecret || isConfined ? nil : .helpInEditor),
    ])
  }

  package func entry(_ key: Key, _ text: Message) -> HelpEntry { entry(key.shownName(in: language), text) }

  package func entry(_ keys: Message, _ text: Message) -> HelpEntry { entry(keys.text(in: language), text) }

  func entry(_ keys: String, _ text: Message) -> HelpEntry {
    HelpEntry(keys: keys, text: text.text(in: language))
  }

  /// An entry for the keys of some commands and for keys of the control's own; none if a command has no key.
  package func entries(_ commands: [CommandName], and keys: Key..., text: Message) -> [HelpEntry] {
    let names = commands.compactMap { KeyNames.simplest(for: $0, in: editor, language) }
    guard names.count == commands.count else { return [] }
    return [entry(KeyNames.joined(names + keys.map { $0.shownName(in: language) }, in: language), text)]
  }

  /// An entry for each line whose commands all have keys.
  package func entries(_ lines: [(commands: [CommandName], text: Message?)]) -> [HelpEntry] {
    lines.flatMap { line in line.text.map { entries(line.commands, text: $0) } ?? [] }
  }
}

/// The keys of text fields.
extension TextControl {
  func areaKeys(_ contents: HelpContents) -> [HelpEntry] {
    contents.entries([([.up, .down], .helpLineAboveBelow)]) + suggestionKeys(contents) + revealKeys(contents)
      + newLineKeys(contents)
  }

  func fieldKeys(_ contents: HelpContents) -> [HelpEntry] {
    contents.entries([([.stepUp, .stepDown], step == nil ? nil : .helpNextValue)])
      + (date == nil ? suggestionKeys(contents) : contents.entries([([.suggest], .helpCalendar)]))
      + revealKeys(contents) + contents.entries([([.submit], .helpSubmitField)])
  }

  private func revealKeys(_ contents: HelpContents) -> [HelpEntry] {
    guard isSecure else { return [] }
    let bound = contents.entries([([.reveal], .helpShowTyped)])
    return bound.isEmpty ? revealKey.map { [contents.entry($0, .helpShowTyped)] } ?? [] : bound
  }

  private func suggestionKeys(_ contents: HelpContents) -> [HelpEntry] {
    guard suggestions != nil || offered != nil else { return [] }
    return contents.entries([([.forwardChar], .helpTakeSuggestion), ([.suggest], .helpSuggestions)])
  }

  private func newLineKeys(_ contents: HelpContents) -> [HelpEntry] {
    guard breaksLine(for: 13) else { return contents.entries([([.submit], .helpSubmitField)]) }
    let submitting = contents.editor.keySequences(of: .submit).filter { $0 != [13] }
    return [contents.entry(Key(.enter), .helpNewLine)]
      + submitting.compactMap { KeyNames.name(of: $0, in: contents.language) }.prefix(1).map {
        contents.entry($0, .helpSubmitField)
      }
  }
}

/// One line of the help: keys and their effect.
package struct HelpEntry: Equatable {
  let keys: String
  let text: String
}

struct HelpTopic: Equatable {
  let title: String
  let entries: [HelpEntry]
}
