import LineEditing

/// What the help says: the keys that hold now, in the field that has focus, as readline has them bound.
struct HelpContents {
  let editor: LineEditor
  let control: Control?

  /// The topics that have something to say.
  var topics: [HelpTopic] {
    let named: [(String, [HelpEntry])] = [
      ("This field", field), ("The form", form), ("Editing", editing),
    ]
    return named.filter { !$0.1.isEmpty }.map { HelpTopic(title: $0.0, entries: $0.1) }
  }

  // Topics.

  private var field: [HelpEntry] {
    switch control {
    case is TextEditorControl: entries([(["form-up", "form-down"], "line above, below")]) + newLineKeys
    case let text as TextControl:
      entries([
        (["form-up", "form-down"], text.step == nil ? nil : "next value, back"),
        (["forward-char"], text.suggestions == nil ? nil : "take suggestion"),
        (["form-suggest"], text.suggestions == nil ? nil : "suggestions"),
        (["form-reveal"], text.isSecure ? "show what is typed" : nil),
        (["form-submit"], "submit the field"),
      ])
    case let list as ChoiceControl:
      entries([(["form-up", "form-down"], "option above, below")])
        + [
          HelpEntry(keys: "Space", text: list.allowsSeveral ? "choose, or not" : "choose"),
          HelpEntry(keys: "letters", text: "filter"),
        ] + entries([(["form-submit"], "submit the field")])
    case is ToggleControl:
      [HelpEntry(keys: "Space", text: "on or off"), HelpEntry(keys: "y, n", text: "yes, no")]
        + entries([(["form-submit"], "submit the field")])
    case is ButtonControl: entries([(["form-submit"], "press the button")])
    default: []
    }
  }

  /// In a text of several lines Return, whose byte is 13, does not submit.
  private var newLineKeys: [HelpEntry] {
    let submitting = editor.keySequences(of: "form-submit").filter { $0 != [13] }.compactMap(KeyNames.name(of:))
    return [HelpEntry(keys: "Enter", text: "a new line")]
      + submitting.prefix(1).map { HelpEntry(keys: $0, text: "submit the field") }
  }

  private var form: [HelpEntry] {
    let isTaken = control is ChoiceControl || control is TextEditorControl || (control as? TextControl)?.step != nil
    return entries([
      (["form-next-field", "form-previous-field"], "next field, back"),
      (["form-up", "form-down"], isTaken ? nil : "field above, below"),
      (["form-first-field", "form-last-field"], "first, last field"),
      (["form-page-up", "form-page-down"], "half a screen"),
      (["form-cancel"], "close, then cancel"),
      (["form-interrupt"], "cancel at once"),
      (["form-redraw"], "draw again"),
      (["form-suspend"], "suspend"),
    ])
  }

  private var editing: [HelpEntry] {
    guard let text = control as? BoundTextControl else { return [] }
    let isSecret = text.buffer.kind == .secret
    let hasHistory = text is TextControl && !isSecret
    return entries([
      (["beginning-of-line", "end-of-line"], text is TextEditorControl ? "start, end of line" : "start, end"),
      (["backward-word", "forward-word"], "word back, on"),
      (["unix-word-rubout"], "cut the word before"),
      (["kill-word"], "cut the word after"),
      (["unix-line-discard", "kill-line"], "cut before, after"),
      (["yank"], "paste what was cut"),
      (["undo"], "undo"),
      (["previous-history", "next-history"], hasHistory ? "earlier answers" : nil),
      (["reverse-search-history"], hasHistory ? "search in them" : nil),
      (["vi-movement-mode"], "vi: commands"),
      (["vi-insertion-mode"], "vi: insert"),
      (["edit-and-execute-command"], isSecret ? nil : "in your editor"),
    ])
  }

  /// An entry for each line whose functions all have keys.
  private func entries(_ lines: [(functions: [String], text: String?)]) -> [HelpEntry] {
    lines.compactMap { line in
      guard let text = line.text else { return nil }
      let names = line.functions.compactMap { KeyNames.simplest(for: $0, in: editor) }
      guard names.count == line.functions.count else { return nil }
      return HelpEntry(keys: KeyNames.joined(names), text: text)
    }
  }
}
