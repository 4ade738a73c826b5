extension Phrase {
  /// The words of a language, from the catalogues.
  package func text(in say: DisplayLanguage) -> String {
    switch self {
    case .submit: say(.formSubmit)
    case .backItem: say(.formBackItem)

    case .draft(let count, let moment, let misfits):
      misfits == 0
        ? Self.draft(count, from: moment, in: say)
        : say(.formDraftWithMisfits(draft: Self.draft(count, from: moment, in: say), count: misfits))
    case .answersKept(let hasSecrets): say(hasSecrets ? .formAnswersKeptButSecrets : .formAnswersKept)

    case .editItem: say(.formEditItem)
    case .revealItem: say(.formRevealItem)
    case .cancelItem: say(.formCancelItem)
    case .doneItem: say(.formDoneItem)
    case .removeItem: say(.formRemoveItem)
    case .okItem: say(.formOkItem)
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
    case .entryKey: say(.formEntryKey)
    case .entryValue: say(.formEntryValue)
    case .choose: say(.formChoose)
    case .nothingMatches: say(.formNothingMatches)
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
    case .noTextTyped: say(.formNoTextTyped)

    case .timeHint: say(.formTimeHint)

    case .insertMode: say(.formInsertMode)
    case .commandMode: say(.formCommandMode)
    case .replaceMode: say(.formReplaceMode)

    case .onlyDigits: say(.formOnlyDigits)
    case .noPlaceInMask(let mask): say(.formNoPlaceInMask(mask: mask))
    case .onlyNumbers: say(.formOnlyNumbers)
    case .onlyASCII: say(.formOnlyASCII)
    case .noValueTyped(let typed): say(.formNoValueTyped(typed: typed))

    case .required: say(.formRequired)
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
