/// What the help on F1 says of keys, in a few words each.
package enum HelpPhrase: Hashable, Sendable, CaseIterable {
  case title, thisField, theForm, editing, lineAboveBelow, nextValue, takeSuggestion, suggestions, showTyped
  case calendar, openClose
  case submitField, optionAboveBelow, chooseOrNot, choose, filter, letters, onOrOff, yesNo, pressButton
  case newLine, nextField, fieldAboveBelow, firstLastField, halfScreen, turnPage, closeThenCancel, cancelAtOnce
  case drawAgain, suspend, lineStartEnd, startEnd, wordBackOn, cutWordBefore, cutWordAfter, cutBeforeAfter
  case pasteCut, undo, earlierAnswers, searchAnswers, viCommands, viInsert, inEditor, anyKey, moreKeys
  case rows, addRemoveRow, removeRow, moveRow, undoRemoval, findRow, chooseAllOrNone, submitForm, errors, digits
  case largeSteps, sort

  /// The words of a language.
  package func text(in say: DisplayLanguage) -> String {
    switch self {
    case .title: say(.helpTitle)
    case .thisField: say(.helpThisField)
    case .theForm: say(.helpTheForm)
    case .editing: say(.helpEditing)
    case .rows: say(.helpRows)
    case .addRemoveRow: say(.helpAddRemoveRow)
    case .removeRow: say(.helpRemoveRow)
    case .moveRow: say(.helpMoveRow)
    case .undoRemoval: say(.helpUndoRemoval)
    case .findRow: say(.helpFindRow)
    case .lineAboveBelow: say(.helpLineAboveBelow)
    case .nextValue: say(.helpNextValue)
    case .takeSuggestion: say(.helpTakeSuggestion)
    case .suggestions: say(.helpSuggestions)
    case .showTyped: say(.helpShowTyped)
    case .calendar: say(.helpCalendar)
    case .openClose: say(.helpOpenClose)
    case .submitField: say(.helpSubmitField)
    case .optionAboveBelow: say(.helpOptionAboveBelow)
    case .chooseOrNot: say(.helpChooseOrNot)
    case .submitForm: say(.helpSubmitForm)
    case .errors: say(.helpErrors)
    case .chooseAllOrNone: say(.helpChooseAllOrNone)
    case .choose: say(.helpChoose)
    case .filter: say(.helpFilter)
    case .letters: say(.helpLetters)
    case .digits: say(.helpDigits)
    case .largeSteps: say(.helpLargeSteps)
    case .sort: say(.helpSort)
    case .onOrOff: say(.helpOnOrOff)
    case .yesNo: say(.helpYesNo)
    case .pressButton: say(.helpPressButton)
    case .newLine: say(.helpNewLine)
    case .nextField: say(.helpNextField)
    case .fieldAboveBelow: say(.helpFieldAboveBelow)
    case .firstLastField: say(.helpFirstLastField)
    case .turnPage: say(.helpTurnPage)
    case .halfScreen: say(.helpHalfScreen)
    case .closeThenCancel: say(.helpCloseThenCancel)
    case .cancelAtOnce: say(.helpCancelAtOnce)
    case .drawAgain: say(.helpDrawAgain)
    case .suspend: say(.helpSuspend)
    case .lineStartEnd: say(.helpLineStartEnd)
    case .startEnd: say(.helpStartEnd)
    case .wordBackOn: say(.helpWordBackOn)
    case .cutWordBefore: say(.helpCutWordBefore)
    case .cutWordAfter: say(.helpCutWordAfter)
    case .cutBeforeAfter: say(.helpCutBeforeAfter)
    case .pasteCut: say(.helpPasteCut)
    case .undo: say(.helpUndo)
    case .earlierAnswers: say(.helpEarlierAnswers)
    case .searchAnswers: say(.helpSearchAnswers)
    case .viCommands: say(.helpViCommands)
    case .viInsert: say(.helpViInsert)
    case .inEditor: say(.helpInEditor)
    case .anyKey: say(.helpAnyKey)
    case .moreKeys: say(.helpMoreKeys)
    }
  }
}
