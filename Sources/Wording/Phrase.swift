/// What controls say to a person who fills in a form, and what is put together of several messages. `Phrase+Words.swift`
/// names the message of each, whose words are in `Catalogues`; all other messages are said by their own names.
///
/// None has a final period. What stands in the parameters is inserted as it is; names of fields and options are already
/// in the form's language.
package enum Phrase: Hashable, Sendable {
  // The form itself.
  case submit
  /// Leaves the page of all answers before a form is submitted.
  case backItem

  // Answers of an earlier run.
  /// How many there are, and how many more have no field any more.
  case draft(Int, from: PastMoment?, misfits: Int)
  /// The form has ended without being submitted.
  case answersKept(hasSecrets: Bool)

  // Items of the toolbar.
  case revealItem, cancelItem, doneItem, removeItem, okItem, calendarItem, editItem
  /// The prompt of a search field, and the item that searches a list for a row.
  case searchPrompt

  // What Return does.
  case done, go, send, join, route, search, `return`, next, `continue`

  /// The field for the key of an entry of free keys, and that for its value.
  case entryKey, entryValue

  // Controls.
  case yes, no, choose, nothingMatches, typeToFilter
  /// How many options are chosen, and how many should be.
  case chosen(Int, least: Int, most: Int?)
  /// The items of a row that has no room for all.
  case helpItem, moreItem
  /// The highlighted entry of how many.
  case place(Int, of: Int)
  /// How many entries of a list match what was typed.
  case found(Int, of: Int)
  /// `month` is from 1 to 12.
  case monthOfYear(month: Int, year: Int)
  /// The days from Monday on, two columns each, with blanks between.
  case weekdays
  /// The user's own editor, by its name, left no text.
  case editorUnknown(String), editorNotStarted(String, reason: String), editorStopped(String)
  case editorFailed(String, status: Int), editorKilled(String, signal: Int)
  case editorWroteNoText(String), editorGaveNothing(reason: String)
  case editsOnlyText, editsNoSecret, noEditor, oneLineUnchanged, oneLineNotPasted
  case noTextUnchanged, noTextNotPasted, noTextTyped, controlsLeftOut, pasteCut

  case timeHint

  // The names of vi's modes, between the dashes that vi puts there.
  case insertMode, commandMode, replaceMode

  // Characters that a kind of keyboard has no key for.
  case onlyDigits, onlyNumbers, onlyASCII
  case noPlaceInMask(String)
  /// A text that was no value, as it was typed.
  case noValueTyped(String)

  // Plain questions.
  case required
  case error(String)

  /// When something was, on the person's clock.
  package enum PastMoment: Hashable, Sendable {
    case today(String), yesterday(String)
    /// Date and time.
    case on(String, String)
  }
}
