extension Phrase {
  /// The words of a language, from the catalogues.
  package func text(in say: DisplayLanguage) -> String {
    switch self {
    case .submit: say(.formSubmit)
    case .step(let step, let count): say(.formStep(step: step, count: count))
    case .requiredLeft(let count): say(.formRequiredLeft(count: count))
    case .turnPages(let keys): say(.formTurnPages(keys: keys))
    case .reviewTitle: say(.formReviewTitle)
    case .reviewHint: say(.formReviewHint)
    case .backItem: say(.formBackItem)
    case .rowRemoved(let key): say(.formRowRemoved(key: key))
    case .answerCleared(let key): say(.formAnswerCleared(key: key))
    case .answersNeedAttention(let count): say(.formAnswersNeedAttention(count: count))
    case .errorList(let key): say(.formErrorList(key: key))
    case .placeInList(let list, let row, let field): say(.formPlaceInList(list: list, row: row, field: field))
    case .asks(let name): say(.formAsks(name: name))
    case .programAsks: say(.formProgramAsks)
    case .hostToVisit(let host): say(.formHostToVisit(host: host))
    case .openPageYourself: say(.formOpenPageYourself)
    case .lookalikeHost: say(.formLookalikeHost)
    case .total: say(.formTotal)
    case .addAnother: say(.formAddAnother)
    case .addAtMost(let limit): say(.formAddAtMost(limit: limit))
    case .andMore(let count): say(.formAndMore(count: count))
    case .discardQuestion: say(.formDiscardQuestion)
    case .leaveQuestion: say(.formLeaveQuestion)

    case .runsCommands: say(.formRunsCommands)
    case .commandKeys: say(.formCommandKeys)

    case .resumeQuestion: say(.formResumeQuestion)
    case .draft(let count, let moment, let misfits):
      misfits == 0
        ? Self.draft(count, from: moment, in: say)
        : say(.formDraftWithMisfits(draft: Self.draft(count, from: moment, in: say), count: misfits))
    case .draftKeyMoves: say(.formDraftKeyMoves)
    case .draftKeyResumes: say(.formDraftKeyResumes)
    case .draftKeyDiscards: say(.formDraftKeyDiscards)
    case .draftKeyBegins: say(.formDraftKeyBegins)
    case .discardDraft: say(.formDiscardDraft)
    case .draftNumber: say(.formDraftNumber)
    case .answersKept(let hasSecrets): say(hasSecrets ? .formAnswersKeptButSecrets : .formAnswersKept)

    case .editItem: say(.formEditItem)
    case .previousItem: say(.formPreviousItem)
    case .nextItem: say(.formNextItem)
    case .clearItem: say(.formClearItem)
    case .suggestItem: say(.formSuggestItem)
    case .undoItem: say(.formUndoItem)
    case .revealItem: say(.formRevealItem)
    case .cancelItem: say(.formCancelItem)
    case .doneItem: say(.formDoneItem)
    case .addItem: say(.formAddItem)
    case .removeItem: say(.formRemoveItem)
    case .okItem: say(.formOkItem)
    case .askAgainItem: say(.formAskAgainItem)
    case .openPartItem: say(.formOpenPartItem)
    case .allItem: say(.formAllItem)
    case .noneItem: say(.formNoneItem)
    case .declineItem: say(.formDeclineItem)
    case .agree: say(.formAgree)
    case .calendarItem: say(.formCalendarItem)
    case .searchPrompt: say(.formSearchPrompt)

    case .done: say(.formDone)
    case .go: say(.formGo)
    case .send: say(.formSend)
    case .join: say(.formJoin)
    case .route: say(.formRoute)
    case .search: say(.formSearch)
    case .return: say(.formReturn)
    case .next: say(.formNext)
    case .continue: say(.formContinue)

    case .yes: say(.formYes)
    case .no: say(.formNo)
    case .newIssue: say(.formNewIssue)
    case .blankIssue: say(.formBlankIssue)
    case .issueText: say(.formIssueText)
    case .entryKey: say(.formEntryKey)
    case .entryValue: say(.formEntryValue)
    case .choose: say(.formChoose)
    case .nothingMatches: say(.formNothingMatches)
    case .noOptions: say(.formNoOptions)
    case .typeToFilter: say(.formTypeToFilter)
    case .chosen(let count, let least, let most): say(Self.chosen(count, least: least, most: most))
    case .helpItem: say(.formHelpItem)
    case .moreItem: say(.formMoreItem)
    case .place(let place, let count): say(.formPlace(place: place, count: count))
    case .found(let count, let all):
      say(.formFound(count: Self.grouped(count, in: say), all: Self.grouped(all, in: say)))
    case .monthOfYear(let month, let year):
      say(.formMonthOfYear(month: say.name(ofMonth: month), number: month, year: year))
    case .weekdays: say(.formWeekdays)
    case .editsOnlyText: say(.formEditsOnlyText)
    case .editsNoSecret: say(.formEditsNoSecret)
    case .noEditor: say(.formNoEditor)
    case .editorUnknown(let name): say(.formEditorUnknown(name: name))
    case .editorNotStarted(let name, let reason): say(.formEditorNotStarted(name: name, reason: reason))
    case .editorStopped(let name): say(.formEditorStopped(name: name))
    case .editorFailed(let name, let status): say(.formEditorFailed(name: name, status: status))
    case .editorKilled(let name, let signal): say(.formEditorKilled(name: name, signal: signal))
    case .editorWroteNoText(let name): say(.formEditorWroteNoText(name: name))
    case .editorGaveNothing(let reason): say(.formEditorGaveNothing(reason: reason))
    case .oneLineUnchanged: say(.formOneLineUnchanged)
    case .oneLineNotPasted: say(.formOneLineNotPasted)
    case .noTextUnchanged: say(.formNoTextUnchanged)
    case .noTextNotPasted: say(.formNoTextNotPasted)
    case .controlsLeftOut: say(.formControlsLeftOut)
    case .pasteCut: say(.formPasteCut)
    case .itemUnavailable(let item, let fields): say(.formItemUnavailable(item: item, fields: fields))
    case .itemNotNow(let item): say(.formItemNotNow(item: item))
    case .noTextTyped: say(.formNoTextTyped)

    case .dateHint: say(.formDateHint)
    case .timeHint: say(.formTimeHint)
    case .dateTimeHint: say(.formDateTimeHint)

    case .insertMode: say(.formInsertMode)
    case .commandMode: say(.formCommandMode)
    case .replaceMode: say(.formReplaceMode)

    case .onlyDigits: say(.formOnlyDigits)
    case .noPlaceInMask(let mask): say(.formNoPlaceInMask(mask: mask))
    case .onlyNumbers: say(.formOnlyNumbers)
    case .onlyASCII: say(.formOnlyASCII)
    case .noValueTyped(let typed): say(.formNoValueTyped(typed: typed))

    case .checking: say(.formChecking)
    case .loading: say(.formLoading)
    case .checkRefused: say(.formCheckRefused)
    case .checkTimedOut: say(.formCheckTimedOut)
    case .checkFailed(let reason): say(.formCheckFailed(reason: reason))
    case .noSuggestions(let reason): say(.formNoSuggestions(reason: reason))
    case .optionsNotLoaded(let reason): say(.formOptionsNotLoaded(reason: reason))
    case .commandEnded(let status): say(.formCommandEnded(status: status))
    case .sourceTooLong: say(.formSourceTooLong)
    case .noList: say(.formNoList)
    case .noVerdict: say(.formNoVerdict)
    case .commandWroteNoText: say(.formCommandWroteNoText)

    case .required: say(.formRequired)
    case .yesOrNoRemark: say(.formYesOrNoRemark)
    case .numbersRemark: say(.formNumbersRemark)
    case .dotRemark: say(.formDotRemark)
    case .unchanged: say(.formUnchanged)
    case .cannotBeChosenRemark: say(.formCannotBeChosenRemark)
    case .numberOfAnOption(let count): say(.formNumberOfAnOption(count: count))
    case .error(let message): say(.formError(message: message))
    }
  }
}

extension Phrase {
  private static func draft(_ count: Int, from moment: PastMoment?, in say: DisplayLanguage) -> String {
    switch moment {
    case nil: say(.formDraft(count: count))
    case .today(let time)?: say(.formDraftFromToday(count: count, time: time))
    case .yesterday(let time)?: say(.formDraftFromYesterday(count: count, time: time))
    case .on(let date, let time)?: say(.formDraftFrom(count: count, date: date, time: time))
    }
  }

  private static func chosen(_ count: Int, least: Int, most: Int?) -> Message {
    switch (count < least, most) {
    case (false, nil): .formChosen(count: count)
    case (false, let most?): .formChosenOfMost(count: count, most: most)
    case (true, nil): .formChosenTooFew(count: count, least: least)
    case (true, let most?): .formChosenTooFewOfMost(count: count, least: least, most: most)
    }
  }

  /// The digits in groups of three, as in `40,000`.
  private static func grouped(_ number: Int, in say: DisplayLanguage) -> String {
    var text = ""
    for (place, digit) in String(number).reversed().enumerated() {
      if place > 0, place % 3 == 0 { text = say(.textGroupSeparator) + text }
      text = String(digit) + text
    }
    return say.numerals.shown(number: text)
  }
}
