import CReadline
package import TerminalModel

/// A readline function that a form knows by its name: Formline's own commands, and those of readline's that a control
/// without text takes for itself, or that the help tells.
///
/// A new command is a case and its row. It is then a function of readline, which an inputrc can bind, with its default
/// keys in every mode.
nonisolated package enum CommandName: Int32, CaseIterable, Sendable {
  // Formline's own.
  case nextField, previousField, firstField, lastField, submit, cancel, interrupt, up, down, stepUp, stepDown
  case pageUp, pageDown, acceptSuggestion, acceptSuggestedWord, nextSuggestion, previousSuggestion, suggest, toolbar
  case item1, item2, item3, item4, item5, item6, item7, item8, item9, item10, item11, item12
  case addRow, removeRow, moveRowUp, moveRowDown, findRow, errors, selectAll, selectNone, reveal, help, redraw
  case redo, done, suspend, editExternally
  // readline's.
  case forwardChar, backwardChar, forwardWord, backwardWord, beginningOfLine, endOfLine, deleteChar, overwriteMode
  case killWord, killLine, unixWordRubout, unixLineDiscard, yank, undo, previousHistory, nextHistory
  case reverseSearchHistory, viMovementMode, viInsertionMode, abort

  /// In order. Made once: the start asks for each of them several times.
  private static let rows = allCases.map(\.madeRow)
  private var row: Row { Self.rows[Int(rawValue)] }

  private var madeRow: Row {
    switch self {
    case .nextField: Row("form-next-field", "goes to the next field", #"\t"#)
    case .previousField: Row("form-previous-field", "goes to the previous field", #"\e[Z"#)
    case .firstField: Row("form-first-field", "goes to the first field", #"\e[1;5H"#)
    case .lastField: Row("form-last-field", "goes to the last field", #"\e[1;5F"#)
    case .submit:
      // Functions that end a line submit.
      Row("form-submit", "submits the field", #"\r"#, #"\n"#, #"\e[13;5u"#)
        .replacing("accept-line", "operate-and-get-next", "insert-comment", "vi-eof-maybe")
    case .cancel: Row("form-cancel", "closes what is open, or cancels", #"\e"#, in: [.emacs, .viCommand])
    case .interrupt: Row("form-interrupt", "cancels at once", #"\C-c"#)
    case .up: Row("form-up", "goes up: a field, an option or a line", #"\e[A"#, #"\eOA"#)
    case .down: Row("form-down", "goes down: a field, an option or a line", #"\e[B"#, #"\eOB"#)
    case .stepUp: Row("form-step-up", "steps a number, a date or a time up", #"\e[1;2A"#)
    case .stepDown: Row("form-step-down", "steps a number, a date or a time down", #"\e[1;2B"#)
    case .pageUp: Row("form-page-up", "goes up by half a screen, or to the previous page", #"\e[5~"#)
    case .pageDown: Row("form-page-down", "goes down by half a screen, or to the next page", #"\e[6~"#)
    case .acceptSuggestion: Row("form-accept-suggestion", "accepts the suggestion")
    case .acceptSuggestedWord: Row("form-accept-suggested-word", "accepts a word of the suggestion")
    case .nextSuggestion: Row("form-next-suggestion", "opens the suggestions, or goes to the next one")
    case .previousSuggestion: Row("form-previous-suggestion", "opens the suggestions, or goes to the previous one")
    case .suggest: Row("form-suggest", "opens the suggestions, the list or the calendar", #"\e[1;3B"#)
    case .toolbar: Row("form-toolbar", "goes into the bottom row", #"\e[1;3A"#)
    case .item1: Row("form-toolbar-1", "presses the first item of the bottom row")
    case .item2: Row("form-toolbar-2", "presses the second item")
    case .item3: Row("form-toolbar-3", "presses the third item")
    case .item4: Row("form-toolbar-4", "presses the fourth item")
    case .item5: Row("form-toolbar-5", "presses the fifth item")
    case .item6: Row("form-toolbar-6", "presses the sixth item")
    case .item7: Row("form-toolbar-7", "presses the seventh item")
    case .item8: Row("form-toolbar-8", "presses the eighth item")
    case .item9: Row("form-toolbar-9", "presses the ninth item")
    case .item10: Row("form-toolbar-10", "presses the tenth item")
    case .item11: Row("form-toolbar-11", "presses the eleventh item")
    case .item12: Row("form-toolbar-12", "presses the twelfth item")
    case .addRow: Row("form-add-row", "adds a row below the one with focus", Self.addRowKey.inputrcSequence)
    case .removeRow: Row("form-remove-row", "removes the row with focus", Self.removeRowKey.inputrcSequence)
    case .moveRowUp: Row("form-move-row-up", "moves the row with focus up", #"\e[1;5A"#)
    case .moveRowDown: Row("form-move-row-down", "moves the row with focus down", #"\e[1;5B"#)
    case .findRow:
      Row("form-find-row", "lists the rows, to search for one", #"\C-x\C-f"#)
        .key(Self.findRowKey.inputrcSequence, in: .emacs)
    case .errors: Row("form-errors", "goes to the list of errors, or to the next error", #"\ee"#, in: .emacs)
    case .selectAll: Row("form-select-all", "chooses every option that the filter shows")
    case .selectNone: Row("form-select-none", "chooses none of them")
    case .reveal: Row("form-reveal", "shows or hides a secret")
    case .help: Row("form-help", "shows the keys as they are bound", #"\eOP"#, #"\e[11~"#, #"\e[[A"#)
    case .redraw:
      Row("form-redraw", "draws the screen again", #"\C-l"#)
        .replacing("clear-screen", "clear-display", "redraw-current-line")
    case .redo: Row("form-redo", "redoes the last undone edit")
    case .done: Row("form-done", "submits the form", #"\e\r"#, #"\C-x\C-s"#, #"\e[21~"#)
    case .suspend: Row("form-suspend", "suspends the process", #"\C-z"#)
    case .editExternally:
      Row("edit-and-execute-command", "edits the text in $VISUAL or $EDITOR", #"\C-x\C-e"#, in: .emacs)
        .key("v", in: .viCommand)
    case .forwardChar: Row("forward-char", "moves right", #"\e[C"#, #"\eOC"#)
    case .backwardChar: Row("backward-char", "moves left", #"\e[D"#, #"\eOD"#)
    case .forwardWord: Row("forward-word", "moves a word right", #"\e[1;5C"#, #"\e[1;3C"#)
    case .backwardWord: Row("backward-word", "moves a word left", #"\e[1;5D"#, #"\e[1;3D"#)
    case .beginningOfLine: Row("beginning-of-line", "moves to the start", #"\e[H"#, #"\eOH"#, #"\e[1~"#, #"\e[7~"#)
    case .endOfLine: Row("end-of-line", "moves to the end", #"\e[F"#, #"\eOF"#, #"\e[4~"#, #"\e[8~"#)
    case .deleteChar: Row("delete-char", "deletes the character under the cursor", #"\e[3~"#)
    case .overwriteMode: Row("overwrite-mode", "types over the text", #"\e[2~"#, in: .typing)
    case .killWord: Row("kill-word", "cuts the word after the cursor", #"\e[3;5~"#, #"\e[3;3~"#, in: .typing)
    case .killLine: Row("kill-line", "cuts the text after the cursor")
    case .unixWordRubout: Row("unix-word-rubout", "cuts the word before the cursor")
    case .unixLineDiscard: Row("unix-line-discard", "cuts the text before the cursor")
    case .yank: Row("yank", "pastes what was cut")
    case .undo: Row("undo", "undoes the last edit")
    case .previousHistory: Row("previous-history", "goes to the answer before")
    case .nextHistory: Row("next-history", "goes to the answer after")
    case .reverseSearchHistory: Row("reverse-search-history", "searches earlier answers")
    case .viMovementMode: Row("vi-movement-mode", "goes to vi's command mode")
    case .viInsertionMode: Row("vi-insertion-mode", "goes to vi's insert mode")
    case .abort: Row("abort", "abandons a search or an argument")
    }
  }

  // Default keys that items of the bottom row name as well.
  package static let addRowKey = Key(.function(8))
  package static let removeRowKey = Key(.function(8), .shift)
  /// Every terminal also passes Ctrl-X Ctrl-F.
  package static let findRowKey = Key(.character("s"), .alt)

  /// The name of the function in an inputrc, such as `form-next-field`.
  package var spelling: String { row.spelling }

  /// What it does, in a few words.
  package var summary: String { row.summary }

  /// The function that an inputrc calls `spelling`; nil if a form does not know it.
  package init?(spelling: String) {
    guard let name = Self.bySpelling[spelling] else { return nil }
    self = name
  }

  private static let bySpelling = Dictionary(uniqueKeysWithValues: allCases.map { ($0.spelling, $0) })

  /// True for a command that Formline adds to readline, or puts in the place of readline's.
  package var isOwn: Bool { rawValue <= Self.editExternally.rawValue }

  /// The item of the bottom row that the command presses, counted from 0; nil for other commands.
  package var item: Int? {
    (Self.item1.rawValue...Self.item12.rawValue).contains(rawValue) ? Int(rawValue - Self.item1.rawValue) : nil
  }
}

nonisolated extension Key {
  fileprivate var inputrcSequence: String { String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "\\e") }
}

/// What readline is told about a function.
nonisolated private struct Row {
  let spelling: String
  let summary: String
  /// In inputrc syntax.
  let keys: [String]
  let keymaps: CommandName.Keymaps
  /// A key that some keymaps have besides.
  private(set) var other: (key: String, keymaps: CommandName.Keymaps)?
  /// readline's functions that become this command.
  private(set) var replaced: [String] = []

  init(_ spelling: String, _ summary: String, _ keys: String..., in keymaps: CommandName.Keymaps = .all) {
    self.spelling = spelling
    self.summary = summary
    self.keys = keys
    self.keymaps = keymaps
  }

  func key(_ other: String, in keymaps: CommandName.Keymaps) -> Row {
    var row = self
    row.other = (other, keymaps)
    return row
  }

  func replacing(_ functions: String...) -> Row {
    var row = self
    row.replaced = functions
    return row
  }
}

nonisolated extension CommandName {
  /// readline's keymaps.
  fileprivate struct Keymaps: OptionSet {
    let rawValue: Int32

    static let emacs = Keymaps(rawValue: FL_EMACS)
    static let viInsert = Keymaps(rawValue: FL_VI_INSERT)
    static let viCommand = Keymaps(rawValue: FL_VI_COMMAND)
    static let typing: Keymaps = [.emacs, .viInsert]
    static let all: Keymaps = [.emacs, .viInsert, .viCommand]
  }

  /// Tells readline about all of them. Once, before readline starts.
  static func register() {
    // A Swift string that is passed to C directly is copied first.
    for name in allCases where name.isOwn { name.spelling.withCString { fl_add_command(name.rawValue, $0) } }
    for name in allCases {
      let row = name.row
      row.spelling.withCString { spelling in
        for key in row.keys { key.withCString { fl_add_default_key($0, spelling, row.keymaps.rawValue) } }
        if let (key, keymaps) = row.other { key.withCString { fl_add_default_key($0, spelling, keymaps.rawValue) } }
      }
      for function in row.replaced { function.withCString { fl_replace($0, name.rawValue) } }
    }
    fl_set_stand_ins(
      fl_stand_ins(
        next_field: nextField.rawValue, previous_field: previousField.rawValue, up: up.rawValue, down: down.rawValue,
        accept_suggestion: acceptSuggestion.rawValue, accept_suggested_word: acceptSuggestedWord.rawValue))
  }

  /// readline's names of functions that are replaced by commands, and so listed twice.
  static let replacedNames = allCases.flatMap(\.row.replaced) + ["arrow-key-prefix"]
}
