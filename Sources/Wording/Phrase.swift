/// What the program itself says to a person who fills in a form. `Phrase+Words.swift` names the message of
/// each, whose words are in `Catalogues`.
///
/// None has a final period. What stands in the parameters is inserted as it is; names of fields and options are already
/// in the form's language.
package enum Phrase: Hashable, Sendable {
  // The form itself.
  case submit
  /// Which page of how many.
  case step(Int, of: Int)
  case answersNeedAttention(Int)
  /// The key that leads to the list of errors.
  case errorList(String)
  /// How many answers are missing.
  case requiredLeft(Int)
  /// The keys that turn pages.
  case turnPages(String)
  /// The page of all answers before a form is submitted, and what Return does there.
  case reviewTitle, reviewHint, backItem
  /// A row was removed; the key that brings it back.
  case rowRemoved(undoKey: String)
  /// An answer was taken away; the key that brings it back.
  case answerCleared(undoKey: String)
  /// A field of a row: the list, which row, the field.
  case placeInList(String, row: Int, String)
  case addAnother
  /// Before what the rows of a list come to.
  case total
  /// Who wants answers.
  case asks(String)
  case programAsks
  /// A page that the person may open, and its host.
  case hostToVisit(String)
  case openPageYourself, lookalikeHost
  case addAtMost(Int)
  case andMore(Int)
  /// End with the letters that answer them, the one that Return stands for in capitals.
  case discardQuestion, leaveQuestion

  // Commands of the definition, before they run.
  /// The commands follow, a line each.
  case runsCommands
  /// What lets them run.
  case commandKeys

  // Answers of an earlier run.
  case resumeQuestion
  /// How many there are, and how many more have no field any more.
  case draft(Int, from: PastMoment?, misfits: Int)
  /// What keys do while the question stands.
  case draftKeyMoves, draftKeyResumes, draftKeyDiscards, draftKeyBegins, discardDraft
  /// For plain questions: how to answer, the number that an empty line stands for.
  case draftNumber
  /// The form has ended without being submitted.
  case answersKept(hasSecrets: Bool)

  // Items of the toolbar.
  case previousItem, nextItem, clearItem, suggestItem, undoItem, revealItem, cancelItem, doneItem, addItem, removeItem,
    okItem, calendarItem, declineItem, askAgainItem, openPartItem, allItem, noneItem, editItem
  /// The prompt of a search field, and the item that searches a list for a row.
  case searchPrompt

  // What Return does.
  case done, go, send, join, route, search, `return`, next, `continue`

  /// What submits a consent.
  case agree

  // Issues: which form they have, those without one, and the text of these.
  case newIssue, blankIssue, issueText
  /// The field for the key of an entry of free keys, and that for its value.
  case entryKey, entryValue

  // Controls.
  case yes, no, choose, nothingMatches, noOptions, typeToFilter
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
  /// An item of the toolbar that is pressed while it is disabled, and what decides.
  case itemUnavailable(String, fields: String), itemNotNow(String)

  case dateHint, timeHint, dateTimeHint

  // The names of vi's modes, between the dashes that vi puts there.
  case insertMode, commandMode, replaceMode

  // Characters that a kind of keyboard has no key for.
  case onlyDigits, onlyNumbers, onlyASCII
  case noPlaceInMask(String)
  /// A text that was no value, as it was typed.
  case noValueTyped(String)

  // Commands.
  case checking, loading, checkRefused, checkTimedOut
  case checkFailed(reason: String)
  case noSuggestions(reason: String)
  case optionsNotLoaded(reason: String)
  case commandEnded(status: Int)
  case sourceTooLong, commandWroteNoText, noList, noVerdict

  // Plain questions.
  case required, yesOrNoRemark, numbersRemark, dotRemark, unchanged
  case cannotBeChosenRemark
  case numberOfAnOption(count: Int)
  case error(String)

  /// When something was, on the person's clock.
  package enum PastMoment: Hashable, Sendable {
    case today(String), yesterday(String)
    /// Date and time.
    case on(String, String)
  }
}
