// swift-format-ignore-file
/// Every message: made by Catalogues/generate-messages.py from formline.pot, not by hand.
extension Message {
  /// {label}:
  package static func textHeading(label: String) -> Message {
    Message(0, [.text(label)])
  }

  /// {first} to {last}
  package static func textRange(first: String, last: String) -> Message {
    Message(1, [.text(first), .text(last)])
  }

  /// {list} or {last}
  package static func textEither(list: String, last: String) -> Message {
    Message(2, [.text(list), .text(last)])
  }

  /// ,
  package static var textGroupSeparator: Message { Message(3) }

  /// ,
  package static var textSeparator: Message { Message(4) }

  /// y
  package static var textYes: Message { Message(5) }

  /// n
  package static var textNo: Message { Message(6) }

  /// January February March April May June July August September October November December
  package static var textMonths: Message { Message(7) }

  /// Return,Tab,Esc,Space,Backspace,Delete,Up,Down,Left,Right,Home,End,PageUp,PageDown,Insert,Ctrl,Alt,Shift
  package static var textKeys: Message { Message(8) }

  /// {count} required left
  package static func formRequiredLeft(count: Int) -> Message {
    Message(9, [.number(count)], count: count)
  }

  /// {count} answers need attention
  package static func formAnswersNeedAttention(count: Int) -> Message {
    Message(10, [.number(count)], count: count)
  }

  /// what was typed is kept and offered by the next run of the form
  package static var formAnswersKept: Message { Message(11) }

  /// what was typed is kept, secrets excepted, and offered by the next run of the form
  package static var formAnswersKeptButSecrets: Message { Message(12) }

  /// {count} chosen
  package static func formChosen(count: Int) -> Message {
    Message(13, [.number(count)], count: count)
  }

  /// {count} of {most} chosen
  package static func formChosenOfMost(count: Int, most: Int) -> Message {
    Message(14, [.number(count), .number(most)], count: count)
  }

  /// {count} chosen, at least {least}
  package static func formChosenTooFew(count: Int, least: Int) -> Message {
    Message(15, [.number(count), .number(least)], count: count)
  }

  /// {count} of {most} chosen, at least {least}
  package static func formChosenTooFewOfMost(count: Int, least: Int, most: Int) -> Message {
    Message(16, [.number(count), .number(least), .number(most)], count: count)
  }

  /// {month} {year}
  package static func formMonthOfYear(month: String, number: Int, year: Int) -> Message {
    Message(17, [.text(month), .number(number), .number(year)])
  }

  /// {count} answers
  package static func formDraft(count: Int) -> Message {
    Message(18, [.number(count)], count: count)
  }

  /// {count} answers from today at {time}
  package static func formDraftFromToday(count: Int, time: String) -> Message {
    Message(19, [.number(count), .text(time)], count: count)
  }

  /// {count} answers from yesterday at {time}
  package static func formDraftFromYesterday(count: Int, time: String) -> Message {
    Message(20, [.number(count), .text(time)], count: count)
  }

  /// {count} answers from {date} at {time}
  package static func formDraftFrom(count: Int, date: String, time: String) -> Message {
    Message(21, [.number(count), .text(date), .text(time)], count: count)
  }

  /// {draft}; {count} more no longer have a field
  package static func formDraftWithMisfits(draft: String, count: Int) -> Message {
    Message(22, [.text(draft), .number(count)], count: count)
  }

  /// Submit
  package static var formSubmit: Message { Message(23) }

  /// Step {step} of {count}
  package static func formStep(step: Int, count: Int) -> Message {
    Message(24, [.number(step), .number(count)])
  }

  /// {keys}: other pages
  package static func formTurnPages(keys: String) -> Message {
    Message(25, [.text(keys)])
  }

  /// Check your answers
  package static var formReviewTitle: Message { Message(26) }

  /// Press Return on an answer to change it
  package static var formReviewHint: Message { Message(27) }

  /// Back
  package static var formBackItem: Message { Message(28) }

  /// Row removed: {key} brings it back
  package static func formRowRemoved(key: String) -> Message {
    Message(29, [.text(key)])
  }

  /// Cleared: {key} brings it back
  package static func formAnswerCleared(key: String) -> Message {
    Message(30, [.text(key)])
  }

  /// {key}: to this list
  package static func formErrorList(key: String) -> Message {
    Message(31, [.text(key)])
  }

  /// {list}, row {row}, {field}
  package static func formPlaceInList(list: String, row: Int, field: String) -> Message {
    Message(32, [.text(list), .number(row), .text(field)])
  }

  /// {name} asks
  package static func formAsks(name: String) -> Message {
    Message(33, [.text(name)])
  }

  /// A program asks
  package static var formProgramAsks: Message { Message(34) }

  /// Host: {host}
  package static func formHostToVisit(host: String) -> Message {
    Message(35, [.text(host)])
  }

  /// Agree only if you know this host; then open the page yourself: nothing is opened for you
  package static var formOpenPageYourself: Message { Message(36) }

  /// Careful: this host name can look like another one
  package static var formLookalikeHost: Message { Message(37) }

  /// Total
  package static var formTotal: Message { Message(38) }

  /// Add another
  package static var formAddAnother: Message { Message(39) }

  /// Add ({limit} at most)
  package static func formAddAtMost(limit: Int) -> Message {
    Message(40, [.number(limit)])
  }

  /// and {count} more
  package static func formAndMore(count: Int) -> Message {
    Message(41, [.number(count)], count: count)
  }

  /// Discard what you typed? [y/N]
  package static var formDiscardQuestion: Message { Message(42) }

  /// Leave the form? What you typed is kept [y/N]
  package static var formLeaveQuestion: Message { Message(43) }

  /// This form runs commands:
  package static var formRunsCommands: Message { Message(44) }

  /// Any key goes on and lets these commands run; Esc leaves the form
  package static var formCommandKeys: Message { Message(45) }

  /// Resume where you left off?
  package static var formResumeQuestion: Message { Message(46) }

  /// ↑↓ choose
  package static var formDraftKeyMoves: Message { Message(47) }

  /// ⏎ resume
  package static var formDraftKeyResumes: Message { Message(48) }

  /// Del discard
  package static var formDraftKeyDiscards: Message { Message(49) }

  /// type to start over
  package static var formDraftKeyBegins: Message { Message(50) }

  /// Del again discards these answers
  package static var formDiscardDraft: Message { Message(51) }

  /// Number, or n to start over [1]
  package static var formDraftNumber: Message { Message(52) }

  /// Edit
  package static var formEditItem: Message { Message(53) }

  /// Previous
  package static var formPreviousItem: Message { Message(54) }

  /// Next
  package static var formNextItem: Message { Message(55) }

  /// Clear
  package static var formClearItem: Message { Message(56) }

  /// Suggest
  package static var formSuggestItem: Message { Message(57) }

  /// Undo
  package static var formUndoItem: Message { Message(58) }

  /// Reveal
  package static var formRevealItem: Message { Message(59) }

  /// Cancel
  package static var formCancelItem: Message { Message(60) }

  /// Done
  package static var formDoneItem: Message { Message(61) }

  /// Add
  package static var formAddItem: Message { Message(62) }

  /// Remove
  package static var formRemoveItem: Message { Message(63) }

  /// OK
  package static var formOkItem: Message { Message(64) }

  /// Ask again
  package static var formAskAgainItem: Message { Message(65) }

  /// Add a field
  package static var formOpenPartItem: Message { Message(66) }

  /// All
  package static var formAllItem: Message { Message(67) }

  /// None
  package static var formNoneItem: Message { Message(68) }

  /// Decline
  package static var formDeclineItem: Message { Message(69) }

  /// Agree
  package static var formAgree: Message { Message(70) }

  /// Calendar
  package static var formCalendarItem: Message { Message(71) }

  /// Search
  package static var formSearchPrompt: Message { Message(72) }

  /// Done
  package static var formDone: Message { Message(73) }

  /// Go
  package static var formGo: Message { Message(74) }

  /// Send
  package static var formSend: Message { Message(75) }

  /// Join
  package static var formJoin: Message { Message(76) }

  /// Route
  package static var formRoute: Message { Message(77) }

  /// Search
  package static var formSearch: Message { Message(78) }

  /// Return
  package static var formReturn: Message { Message(79) }

  /// Next
  package static var formNext: Message { Message(80) }

  /// Continue
  package static var formContinue: Message { Message(81) }

  /// yes
  package static var formYes: Message { Message(82) }

  /// no
  package static var formNo: Message { Message(83) }

  /// New issue
  package static var formNewIssue: Message { Message(84) }

  /// Blank issue
  package static var formBlankIssue: Message { Message(85) }

  /// Description
  package static var formIssueText: Message { Message(86) }

  /// Key
  package static var formEntryKey: Message { Message(87) }

  /// Value
  package static var formEntryValue: Message { Message(88) }

  /// choose…
  package static var formChoose: Message { Message(89) }

  /// nothing matches
  package static var formNothingMatches: Message { Message(90) }

  /// no options
  package static var formNoOptions: Message { Message(91) }

  /// type to filter
  package static var formTypeToFilter: Message { Message(92) }

  /// Help
  package static var formHelpItem: Message { Message(93) }

  /// More
  package static var formMoreItem: Message { Message(94) }

  /// {count} of {all}
  package static func formFound(count: String, all: String) -> Message {
    Message(95, [.text(count), .text(all)])
  }

  /// {place} of {count}
  package static func formPlace(place: Int, count: Int) -> Message {
    Message(96, [.number(place), .number(count)])
  }

  /// Mo Tu We Th Fr Sa Su
  package static var formWeekdays: Message { Message(97) }

  /// Only text fields open in an editor
  package static var formEditsOnlyText: Message { Message(98) }

  /// Secrets cannot be opened in an editor
  package static var formEditsNoSecret: Message { Message(99) }

  /// There is no editor here
  package static var formNoEditor: Message { Message(100) }

  /// The editor '{name}' cannot be run: set VISUAL or EDITOR to yours
  package static func formEditorUnknown(name: String) -> Message {
    Message(101, [.text(name)])
  }

  /// The editor '{name}' cannot be run: {reason}
  package static func formEditorNotStarted(name: String, reason: String) -> Message {
    Message(102, [.text(name), .text(reason)])
  }

  /// The editor '{name}' did not end: nothing was changed
  package static func formEditorStopped(name: String) -> Message {
    Message(103, [.text(name)])
  }

  /// The editor '{name}' ended with status {status}: nothing was changed
  package static func formEditorFailed(name: String, status: Int) -> Message {
    Message(104, [.text(name), .number(status)])
  }

  /// The editor '{name}' was ended by signal {signal}
  package static func formEditorKilled(name: String, signal: Int) -> Message {
    Message(105, [.text(name), .number(signal)])
  }

  /// The text from '{name}' is not UTF-8: nothing was changed
  package static func formEditorWroteNoText(name: String) -> Message {
    Message(106, [.text(name)])
  }

  /// No text came back: {reason}
  package static func formEditorGaveNothing(reason: String) -> Message {
    Message(107, [.text(reason)])
  }

  /// Nothing was changed: this field takes one line
  package static var formOneLineUnchanged: Message { Message(108) }

  /// Nothing was pasted: this field takes one line
  package static var formOneLineNotPasted: Message { Message(109) }

  /// Nothing was changed: the text is not UTF-8
  package static var formNoTextUnchanged: Message { Message(110) }

  /// Nothing was pasted: the text is not UTF-8
  package static var formNoTextNotPasted: Message { Message(111) }

  /// Control characters were left out
  package static var formControlsLeftOut: Message { Message(112) }

  /// Only the beginning was pasted: the text is too long
  package static var formPasteCut: Message { Message(113) }

  /// “{item}” is not available yet: it depends on {fields}
  package static func formItemUnavailable(item: String, fields: String) -> Message {
    Message(114, [.text(item), .text(fields)])
  }

  /// “{item}” is not possible now
  package static func formItemNotNow(item: String) -> Message {
    Message(115, [.text(item)])
  }

  /// Nothing was typed: the key sent bytes that are not UTF-8
  package static var formNoTextTyped: Message { Message(116) }

  /// YYYY-MM-DD
  package static var formDateHint: Message { Message(117) }

  /// HH:MM
  package static var formTimeHint: Message { Message(118) }

  /// YYYY-MM-DD HH:MM
  package static var formDateTimeHint: Message { Message(119) }

  /// INSERT
  package static var formInsertMode: Message { Message(120) }

  /// COMMAND
  package static var formCommandMode: Message { Message(121) }

  /// REPLACE
  package static var formReplaceMode: Message { Message(122) }

  /// Only digits can be typed here
  package static var formOnlyDigits: Message { Message(123) }

  /// Only numbers can be typed here
  package static var formOnlyNumbers: Message { Message(124) }

  /// Only ASCII characters can be typed here
  package static var formOnlyASCII: Message { Message(125) }

  /// There is no place for this in {mask}
  package static func formNoPlaceInMask(mask: String) -> Message {
    Message(126, [.text(mask)])
  }

  /// '{typed}' is not a valid value: the last one was restored
  package static func formNoValueTyped(typed: String) -> Message {
    Message(127, [.text(typed)])
  }

  /// checking…
  package static var formChecking: Message { Message(128) }

  /// loading…
  package static var formLoading: Message { Message(129) }

  /// This answer was not accepted
  package static var formCheckRefused: Message { Message(130) }

  /// The check took too long
  package static var formCheckTimedOut: Message { Message(131) }

  /// The check did not run: {reason}
  package static func formCheckFailed(reason: String) -> Message {
    Message(132, [.text(reason)])
  }

  /// No suggestions: {reason}
  package static func formNoSuggestions(reason: String) -> Message {
    Message(133, [.text(reason)])
  }

  /// The options could not be loaded: {reason}
  package static func formOptionsNotLoaded(reason: String) -> Message {
    Message(134, [.text(reason)])
  }

  /// the command ended with status {status}
  package static func formCommandEnded(status: Int) -> Message {
    Message(135, [.number(status)])
  }

  /// it took too long
  package static var formSourceTooLong: Message { Message(136) }

  /// it gave no list
  package static var formNoList: Message { Message(137) }

  /// it gave no verdict
  package static var formNoVerdict: Message { Message(138) }

  /// what the command wrote is no text in UTF-8
  package static var formCommandWroteNoText: Message { Message(139) }

  /// required
  package static var formRequired: Message { Message(140) }

  /// y/n
  package static var formYesOrNoRemark: Message { Message(141) }

  /// numbers separated by commas
  package static var formNumbersRemark: Message { Message(142) }

  /// end with a line of a single dot
  package static var formDotRemark: Message { Message(143) }

  /// unchanged
  package static var formUnchanged: Message { Message(144) }

  /// cannot be chosen
  package static var formCannotBeChosenRemark: Message { Message(145) }

  /// Answer with the name or number of an option, 1 to {count}
  package static func formNumberOfAnOption(count: Int) -> Message {
    Message(146, [.number(count)])
  }

  /// Error: {message}
  package static func formError(message: String) -> Message {
    Message(147, [.text(message)])
  }

  /// {month} {year} has {count} days
  package static func problemDaysOfMonth(month: String, number: Int, year: Int, count: Int) -> Message {
    Message(148, [.text(month), .number(number), .number(year), .number(count)], count: count)
  }

  /// {count} rows
  package static func problemRows(count: Int) -> Message {
    Message(149, [.number(count)], count: count)
  }

  /// {count} characters
  package static func problemCharacters(count: Int) -> Message {
    Message(150, [.number(count)], count: count)
  }

  /// {count} hours
  package static func problemHours(count: Int) -> Message {
    Message(151, [.number(count)], count: count)
  }

  /// {count} minutes
  package static func problemMinutes(count: Int) -> Message {
    Message(152, [.number(count)], count: count)
  }

  /// {count} seconds
  package static func problemSeconds(count: Int) -> Message {
    Message(153, [.number(count)], count: count)
  }

  /// {subject} is required
  package static func problemIsRequired(subject: String) -> Message {
    Message(154, [.text(subject)])
  }

  /// {subject} is required: choose one
  package static func problemChooseRequired(subject: String) -> Message {
    Message(155, [.text(subject)])
  }

  /// {subject} is required: choose at least one
  package static func problemChooseSeveralRequired(subject: String) -> Message {
    Message(156, [.text(subject)])
  }

  /// Choose one
  package static var problemChooseOne: Message { Message(157) }

  /// Choose at least one
  package static var problemChooseSeveral: Message { Message(158) }

  /// Add at least one
  package static var problemAddSome: Message { Message(159) }

  /// {subject} is required: add at least one
  package static func problemAddRequired(subject: String) -> Message {
    Message(160, [.text(subject)])
  }

  /// {subject} is required: answer yes or no
  package static func problemAnswerRequired(subject: String) -> Message {
    Message(161, [.text(subject)])
  }

  /// Use at least {minimum}: there are {count}
  package static func problemTooShort(minimum: String, count: Int) -> Message {
    Message(162, [.text(minimum), .number(count)], count: count)
  }

  /// Use at least {minimum}
  package static func problemAtLeast(minimum: String) -> Message {
    Message(163, [.text(minimum)])
  }

  /// Use at most {maximum}: there are {count}
  package static func problemTooLong(maximum: String, count: Int) -> Message {
    Message(164, [.text(maximum), .number(count)], count: count)
  }

  /// Use at most {maximum}
  package static func problemAtMost(maximum: String) -> Message {
    Message(165, [.text(maximum)])
  }

  /// Add at least {minimum}: there are {count}
  package static func problemTooFewRows(minimum: String, count: Int) -> Message {
    Message(166, [.text(minimum), .number(count)], count: count)
  }

  /// Add at least {minimum}: there are none
  package static func problemNoRows(minimum: String) -> Message {
    Message(167, [.text(minimum)])
  }

  /// Keep at most {maximum}: there are {count}
  package static func problemTooManyRows(maximum: String, count: Int) -> Message {
    Message(168, [.text(maximum), .number(count)], count: count)
  }

  /// This must be in steps of {count} days
  package static func problemStepOfDays(count: Int) -> Message {
    Message(169, [.number(count)], count: count)
  }

  /// This must be in steps of {count} days from {start}
  package static func problemStepOfDaysFrom(count: Int, start: String) -> Message {
    Message(170, [.number(count), .text(start)], count: count)
  }

  /// This must be in steps of {step}
  package static func problemStepOfTime(step: String) -> Message {
    Message(171, [.text(step)])
  }

  /// This must be in steps of {step} from {start}
  package static func problemStepOfTimeFrom(step: String, start: String) -> Message {
    Message(172, [.text(step), .text(start)])
  }

  /// Row {row}, {problem}
  package static func problemInRow(row: Int, problem: String) -> Message {
    Message(173, [.number(row), .text(problem)])
  }

  /// This is not a date
  package static var problemIsNotDate: Message { Message(174) }

  /// {shown} is not a date
  package static func problemTypedNotDate(shown: String) -> Message {
    Message(175, [.text(shown)])
  }

  /// This is not a time
  package static var problemIsNotTime: Message { Message(176) }

  /// {shown} is not a time
  package static func problemTypedNotTime(shown: String) -> Message {
    Message(177, [.text(shown)])
  }

  /// This is not a date and time
  package static var problemIsNotDateTime: Message { Message(178) }

  /// {shown} is not a date and time
  package static func problemTypedNotDateTime(shown: String) -> Message {
    Message(179, [.text(shown)])
  }

  /// {shown} fits {labels}: choose one
  package static func problemFitsSeveral(shown: String, labels: String) -> Message {
    Message(180, [.text(shown), .text(labels)])
  }

  /// This must look like {example}
  package static func problemWrongPattern(example: String) -> Message {
    Message(181, [.text(example)])
  }

  /// This does not have the required form
  package static var problemWrongForm: Message { Message(182) }

  /// This is too long to be checked
  package static var problemTooLongToCheck: Message { Message(183) }

  /// Fill in the whole of {mask}
  package static func problemWrongMask(mask: String) -> Message {
    Message(184, [.text(mask)])
  }

  /// This must be at least {bound}
  package static func problemBelowMinimum(bound: String) -> Message {
    Message(185, [.text(bound)])
  }

  /// This must be at most {bound}
  package static func problemAboveMaximum(bound: String) -> Message {
    Message(186, [.text(bound)])
  }

  /// This must be more than {bound}
  package static func problemNotAbove(bound: String) -> Message {
    Message(187, [.text(bound)])
  }

  /// This must be less than {bound}
  package static func problemNotBelow(bound: String) -> Message {
    Message(188, [.text(bound)])
  }

  /// This must be {bound} or later
  package static func problemTooEarly(bound: String) -> Message {
    Message(189, [.text(bound)])
  }

  /// This must be {bound} or earlier
  package static func problemTooLate(bound: String) -> Message {
    Message(190, [.text(bound)])
  }

  /// This must be after {bound}
  package static func problemNotAfter(bound: String) -> Message {
    Message(191, [.text(bound)])
  }

  /// This must be before {bound}
  package static func problemNotBefore(bound: String) -> Message {
    Message(192, [.text(bound)])
  }

  /// This must be a multiple of {step}
  package static func problemNotMultiple(step: String) -> Message {
    Message(193, [.text(step)])
  }

  /// “{label}” must be chosen
  package static func problemMustBeChosen(label: String) -> Message {
    Message(194, [.text(label)])
  }

  /// This is not the same as {label}
  package static func problemNotConfirmed(label: String) -> Message {
    Message(195, [.text(label)])
  }

  /// The schema does not allow this ({keyword})
  package static func problemRefusedBySchema(keyword: String) -> Message {
    Message(196, [.text(keyword)])
  }

  /// Choose one of the options
  package static var problemNotAnOption: Message { Message(197) }

  /// '{value}' is not offered now: choose another
  package static func problemNotOffered(value: String) -> Message {
    Message(198, [.text(value)])
  }

  /// {label} cannot be chosen
  package static func problemDisabledOption(label: String) -> Message {
    Message(199, [.text(label)])
  }

  /// Choose at least {minimum}
  package static func problemTooFew(minimum: Int) -> Message {
    Message(200, [.number(minimum)])
  }

  /// Choose at most {maximum}
  package static func problemTooMany(maximum: Int) -> Message {
    Message(201, [.number(maximum)])
  }

  /// No two may be the same
  package static var problemNotUnique: Message { Message(202) }

  /// Rows {one} and {other} are the same: each may be there once
  package static func problemSameRows(one: Int, other: Int) -> Message {
    Message(203, [.number(one), .number(other)])
  }

  /// '{key}' is the key of rows {one} and {other}: each may be there once
  package static func problemSameKeys(key: String, one: Int, other: Int) -> Message {
    Message(204, [.text(key), .number(one), .number(other)])
  }

  /// There is no such file
  package static var problemNoFile: Message { Message(205) }

  /// There is no such directory
  package static var problemNoDirectory: Message { Message(206) }

  /// There is no such file or directory
  package static var problemNoFileOrDirectory: Message { Message(207) }

  /// This is a directory; name a file
  package static var problemIsDirectory: Message { Message(208) }

  /// This is not a directory
  package static var problemIsNoDirectory: Message { Message(209) }

  /// {label} is not valid
  package static func problemNotValid(label: String) -> Message {
    Message(210, [.text(label)])
  }

  /// This must hold: {rule}
  package static func problemMustHold(rule: String) -> Message {
    Message(211, [.text(rule)])
  }

  /// Name a file that exists
  package static var problemNameExistingFile: Message { Message(212) }

  /// Name a directory that exists
  package static var problemNameExistingDirectory: Message { Message(213) }

  /// Name a file or directory that exists
  package static var problemNameExistingFileOrDirectory: Message { Message(214) }

  /// This is not a time with its offset such as 14:30:00Z
  package static var problemWrongFormatTime: Message { Message(215) }

  /// This is not a date and time with its offset such as 2026-02-28T14:30:00Z
  package static var problemWrongFormatDateTime: Message { Message(216) }

  /// This is not a duration such as P1DT2H
  package static var problemWrongFormatDuration: Message { Message(217) }

  /// This is not an IPv4 address such as 192.0.2.1
  package static var problemWrongFormatIpv4: Message { Message(218) }

  /// This is not an IPv6 address such as 2001:db8::1
  package static var problemWrongFormatIpv6: Message { Message(219) }

  /// This is not a UUID
  package static var problemWrongFormatUuid: Message { Message(220) }

  /// This is not a regular expression
  package static var problemWrongFormatRegex: Message { Message(221) }

  /// This is not a JSON pointer such as /a/0
  package static var problemWrongFormatJsonPointer: Message { Message(222) }

  /// This is not a relative JSON pointer such as 1/a
  package static var problemWrongFormatRelativeJSONPointer: Message { Message(223) }

  /// This is not a host name such as host.example.com
  package static var problemWrongFormatHostname: Message { Message(224) }

  /// This is not a URI such as https://example.com/a
  package static var problemWrongFormatUri: Message { Message(225) }

  /// This is not a URI reference such as ../a?b=c
  package static var problemWrongFormatUriReference: Message { Message(226) }

  /// This is not a URI template such as /users/{id}
  package static var problemWrongFormatUriTemplate: Message { Message(227) }

  /// {shown} is too large
  package static func problemTypedTooLarge(shown: String) -> Message {
    Message(228, [.text(shown)])
  }

  /// {shown} is not a whole number
  package static func problemTypedNotWhole(shown: String) -> Message {
    Message(229, [.text(shown)])
  }

  /// {shown} is not a number
  package static func problemTypedNotNumber(shown: String) -> Message {
    Message(230, [.text(shown)])
  }

  /// {shown} is not a number; write it like {number}
  package static func problemTypedLikeNumber(shown: String, number: String) -> Message {
    Message(231, [.text(shown), .text(number)])
  }

  /// {shown} is neither yes nor no
  package static func problemTypedNotYesOrNo(shown: String) -> Message {
    Message(232, [.text(shown)])
  }

  /// {shown} is not one of the options
  package static func problemTypedNotOption(shown: String) -> Message {
    Message(233, [.text(shown)])
  }

  /// {shown} can mean {one} or {other}: write the one you mean
  package static func problemTwoReadings(shown: String, one: String, other: String) -> Message {
    Message(234, [.text(shown), .text(one), .text(other)])
  }

  /// {shown} can mean two things: write it in full
  package static func problemTypedWithTwoReadings(shown: String) -> Message {
    Message(235, [.text(shown)])
  }

  /// the value is not a JSON list
  package static var problemTypedNotList: Message { Message(236) }

  /// the value is not a JSON object
  package static var problemTypedNotObject: Message { Message(237) }

  /// what was typed
  package static var problemWhatWasTyped: Message { Message(238) }

  /// did you mean '{name}'?
  package static func problemDidYouMean(name: String) -> Message {
    Message(239, [.text(name)])
  }

  /// options are {names}
  package static func problemOptionsAre(names: String) -> Message {
    Message(240, [.text(names)])
  }

  /// '{text}' is not a date; write it like 2026-02-28
  package static func problemNotADate(text: String) -> Message {
    Message(241, [.text(text)])
  }

  /// '{text}' is not a time; write it like 14:30
  package static func problemNotATime(text: String) -> Message {
    Message(242, [.text(text)])
  }

  /// '{text}' is not a date and time; write it like 2026-02-28 14:30
  package static func problemNotADateTime(text: String) -> Message {
    Message(243, [.text(text)])
  }

  /// '{text}' is not a UTC offset; write it like +01:00 or Z
  package static func problemNotAnOffset(text: String) -> Message {
    Message(244, [.text(text)])
  }

  /// there is no year {year}
  package static func problemNoYear(year: Int) -> Message {
    Message(245, [.number(year)])
  }

  /// there is no month {month}
  package static func problemNoMonth(month: Int) -> Message {
    Message(246, [.number(month)])
  }

  /// there is no day {day}
  package static func problemNoDay(day: Int) -> Message {
    Message(247, [.number(day)])
  }

  /// there is no hour {hour}
  package static func problemNoHour(hour: Int) -> Message {
    Message(248, [.number(hour)])
  }

  /// there is no minute {minute}
  package static func problemNoMinute(minute: Int) -> Message {
    Message(249, [.number(minute)])
  }

  /// there is no second {second}
  package static func problemNoSecond(second: Int) -> Message {
    Message(250, [.number(second)])
  }

  /// Keys
  package static var helpTitle: Message { Message(251) }

  /// This field
  package static var helpThisField: Message { Message(252) }

  /// The form
  package static var helpTheForm: Message { Message(253) }

  /// Editing
  package static var helpEditing: Message { Message(254) }

  /// Rows
  package static var helpRows: Message { Message(255) }

  /// add a row, remove it
  package static var helpAddRemoveRow: Message { Message(256) }

  /// remove the row
  package static var helpRemoveRow: Message { Message(257) }

  /// move it up, down
  package static var helpMoveRow: Message { Message(258) }

  /// bring a removed row back
  package static var helpUndoRemoval: Message { Message(259) }

  /// find a row
  package static var helpFindRow: Message { Message(260) }

  /// line above, below
  package static var helpLineAboveBelow: Message { Message(261) }

  /// next value, back
  package static var helpNextValue: Message { Message(262) }

  /// take suggestion
  package static var helpTakeSuggestion: Message { Message(263) }

  /// suggestions
  package static var helpSuggestions: Message { Message(264) }

  /// show what is typed
  package static var helpShowTyped: Message { Message(265) }

  /// the calendar
  package static var helpCalendar: Message { Message(266) }

  /// open, close
  package static var helpOpenClose: Message { Message(267) }

  /// submit the field
  package static var helpSubmitField: Message { Message(268) }

  /// option above, below
  package static var helpOptionAboveBelow: Message { Message(269) }

  /// select or deselect
  package static var helpChooseOrNot: Message { Message(270) }

  /// submit the form
  package static var helpSubmitForm: Message { Message(271) }

  /// what is wrong
  package static var helpErrors: Message { Message(272) }

  /// choose all shown, none
  package static var helpChooseAllOrNone: Message { Message(273) }

  /// choose
  package static var helpChoose: Message { Message(274) }

  /// filter
  package static var helpFilter: Message { Message(275) }

  /// letters
  package static var helpLetters: Message { Message(276) }

  /// digits
  package static var helpDigits: Message { Message(277) }

  /// in large steps
  package static var helpLargeSteps: Message { Message(278) }

  /// sort by a column
  package static var helpSort: Message { Message(279) }

  /// on or off
  package static var helpOnOrOff: Message { Message(280) }

  /// yes, no
  package static var helpYesNo: Message { Message(281) }

  /// press the button
  package static var helpPressButton: Message { Message(282) }

  /// a new line
  package static var helpNewLine: Message { Message(283) }

  /// next field, back
  package static var helpNextField: Message { Message(284) }

  /// field above, below
  package static var helpFieldAboveBelow: Message { Message(285) }

  /// first, last field
  package static var helpFirstLastField: Message { Message(286) }

  /// page before, next page
  package static var helpTurnPage: Message { Message(287) }

  /// half a screen
  package static var helpHalfScreen: Message { Message(288) }

  /// close, then cancel
  package static var helpCloseThenCancel: Message { Message(289) }

  /// cancel at once
  package static var helpCancelAtOnce: Message { Message(290) }

  /// draw again
  package static var helpDrawAgain: Message { Message(291) }

  /// suspend
  package static var helpSuspend: Message { Message(292) }

  /// start, end of line
  package static var helpLineStartEnd: Message { Message(293) }

  /// start, end
  package static var helpStartEnd: Message { Message(294) }

  /// word back, on
  package static var helpWordBackOn: Message { Message(295) }

  /// cut the word before
  package static var helpCutWordBefore: Message { Message(296) }

  /// cut the word after
  package static var helpCutWordAfter: Message { Message(297) }

  /// cut before, after
  package static var helpCutBeforeAfter: Message { Message(298) }

  /// paste what was cut
  package static var helpPasteCut: Message { Message(299) }

  /// undo
  package static var helpUndo: Message { Message(300) }

  /// earlier answers
  package static var helpEarlierAnswers: Message { Message(301) }

  /// search in them
  package static var helpSearchAnswers: Message { Message(302) }

  /// vi: commands
  package static var helpViCommands: Message { Message(303) }

  /// vi: insert
  package static var helpViInsert: Message { Message(304) }

  /// in your editor
  package static var helpInEditor: Message { Message(305) }

  /// any key: back
  package static var helpAnyKey: Message { Message(306) }

  /// Up, Down: more; any other key: back
  package static var helpMoreKeys: Message { Message(307) }

  /// understood: {text}
  package static func questionUnderstood(text: String) -> Message {
    Message(308, [.text(text)])
  }

  /// answered, not shown
  package static var questionIsAnsweredUnseen: Message { Message(309) }

  /// not answered
  package static var questionIsNotAnswered: Message { Message(310) }

  /// {label} was not answered
  package static func questionWasNotAnswered(label: String) -> Message {
    Message(311, [.text(label)])
  }

  /// input ended before every question was answered
  package static var questionEndedEarly: Message { Message(312) }

  /// This line is not UTF-8
  package static var questionLineIsNotText: Message { Message(313) }

  /// Press Return to submit, or type the name of a question to change its answer
  package static var questionSubmitOrGoBack: Message { Message(314) }

  /// '{help}' explains the question, '{back}' returns to the previous one, '{review}' reads your answers, '{quit}' ends
  package static func questionHelpfulWords(help: String, back: String, review: String, quit: String) -> Message {
    Message(315, [.text(help), .text(back), .text(review), .text(quit)])
  }

  /// back
  package static var questionWordBack: Message { Message(316) }

  /// review
  package static var questionWordReview: Message { Message(317) }

  /// help
  package static var questionWordHelp: Message { Message(318) }

  /// clear
  package static var questionWordClear: Message { Message(319) }

  /// quit
  package static var questionWordQuit: Message { Message(320) }

  /// open
  package static var questionWordOpen: Message { Message(321) }

  /// {count} questions; an empty line takes what stands in brackets
  package static func questionQuestions(count: Int) -> Message {
    Message(322, [.number(count)], count: count)
  }

  /// Question {number} of {count}.
  package static func questionPlace(number: Int, count: Int) -> Message {
    Message(323, [.number(number), .number(count)])
  }

  /// What you type is not shown.
  package static var questionNotShown: Message { Message(324) }

  /// In this order: {parts}.
  package static func questionMask(parts: String) -> Message {
    Message(325, [.text(parts)])
  }

  /// {count} digits
  package static func questionMaskDigits(count: Int) -> Message {
    Message(326, [.number(count)], count: count)
  }

  /// {count} letters
  package static func questionMaskLetters(count: Int) -> Message {
    Message(327, [.number(count)], count: count)
  }

  /// {count} letters or digits
  package static func questionMaskCharacters(count: Int) -> Message {
    Message(328, [.number(count)], count: count)
  }

  /// This is the first question
  package static var questionIsFirst: Message { Message(329) }

  /// Answer {yes} or n
  package static func questionAnswerYesOrNo(yes: String) -> Message {
    Message(330, [.text(yes)])
  }

  /// Your earlier answers are restored: '{review}' reads them, '{back}' returns to them.
  package static func questionEarlierAnswers(review: String, back: String) -> Message {
    Message(331, [.text(review), .text(back)])
  }

  /// Keep {list}, row {row}?
  package static func questionKeepRow(list: String, row: Int) -> Message {
    Message(332, [.text(list), .number(row)])
  }

  /// Add a row to {list}?
  package static func questionAddRow(list: String) -> Message {
    Message(333, [.text(list)])
  }

  /// Add another row to {list}?
  package static func questionAddAnotherRow(list: String) -> Message {
    Message(334, [.text(list)])
  }

  /// {list}, row {row}
  package static func questionRow(list: String, row: Int) -> Message {
    Message(335, [.text(list), .number(row)])
  }

  /// An answer is required.
  package static var questionMustBeAnswered: Message { Message(336) }

  /// Optional: press Return to skip.
  package static var questionNeedNotBeAnswered: Message { Message(337) }

  /// Press Return for the value in brackets: {preset}.
  package static func questionEmptyLineTakes(preset: String) -> Message {
    Message(338, [.text(preset)])
  }

  /// '{word}' at any question: {label}
  package static func questionHostedWord(word: String, label: String) -> Message {
    Message(339, [.text(word), .text(label)])
  }

  /// Also: '{back}' returns to the previous question, '{review}' reads your answers, '{help}' repeats this, '{clear}' removes the answer, '{quit}' ends without submitting.
  package static func questionWishes(back: String, review: String, help: String, clear: String, quit: String) -> Message {
    Message(340, [.text(back), .text(review), .text(help), .text(clear), .text(quit)])
  }

  /// {count} options: type part of a name to list those that match
  package static func questionManyOptions(count: Int) -> Message {
    Message(341, [.number(count)], count: count)
  }

  /// Answer {yes} or {no}.
  package static func questionFlag(yes: String, no: String) -> Message {
    Message(342, [.text(yes), .text(no)])
  }

  /// Answer with the number of an option, or its name.
  package static var questionOption: Message { Message(343) }

  /// Answer with the numbers of options, or their names, separated by commas.
  package static var questionOptions: Message { Message(344) }

  /// Answer with a whole number{bounds}.
  package static func questionWholeNumber(bounds: String) -> Message {
    Message(345, [.text(bounds)])
  }

  /// Answer with a number{bounds}.
  package static func questionNumber(bounds: String) -> Message {
    Message(346, [.text(bounds)])
  }

  /// Answer as {form}{bounds}.
  package static func questionMoment(form: String, bounds: String) -> Message {
    Message(347, [.text(form), .text(bounds)])
  }

  /// Answer in any number of lines{lengths}; end with a line of a single dot.
  package static func questionLines(lengths: String) -> Message {
    Message(348, [.text(lengths)])
  }

  /// Answer in any number of lines{lengths}, which are not shown; end with a line of a single dot.
  package static func questionHiddenLines(lengths: String) -> Message {
    Message(349, [.text(lengths)])
  }

  /// Answer row by row.
  package static var questionRows: Message { Message(350) }

  /// Answer in one line{lengths}, which is not shown.
  package static func questionHiddenLine(lengths: String) -> Message {
    Message(351, [.text(lengths)])
  }

  /// Answer in one line{lengths}.
  package static func questionLine(lengths: String) -> Message {
    Message(352, [.text(lengths)])
  }

  /// {least} to {most}
  package static func questionBetween(least: String, most: String) -> Message {
    Message(353, [.text(least), .text(most)])
  }

  /// at least {least}
  package static func questionAtLeast(least: String) -> Message {
    Message(354, [.text(least)])
  }

  /// at most {most}
  package static func questionAtMost(most: String) -> Message {
    Message(355, [.text(most)])
  }

  /// more than {bound}
  package static func questionMoreThan(bound: String) -> Message {
    Message(356, [.text(bound)])
  }

  /// less than {bound}
  package static func questionLessThan(bound: String) -> Message {
    Message(357, [.text(bound)])
  }

  ///  of {least} to {most} characters
  package static func questionLengthBetween(least: Int, most: Int) -> Message {
    Message(358, [.number(least), .number(most)], count: most)
  }

  ///  of at least {least} characters
  package static func questionLengthAtLeast(least: Int) -> Message {
    Message(359, [.number(least)], count: least)
  }

  ///  of at most {most} characters
  package static func questionLengthAtMost(most: Int) -> Message {
    Message(360, [.number(most)], count: most)
  }

  /// a valid email address
  package static var wantedEmailAddress: Message { Message(361) }

  /// a valid URL
  package static var wantedUrl: Message { Message(362) }

  /// a valid host name
  package static var wantedHostName: Message { Message(363) }

  /// a valid telephone number
  package static var wantedTelephoneNumber: Message { Message(364) }

  /// a valid country code
  package static var wantedCallingCode: Message { Message(365) }

  /// only the digits of this part of the telephone number
  package static var wantedTelephonePart: Message { Message(366) }

  /// a valid postal code
  package static var wantedPostalCode: Message { Message(367) }

  /// a valid card number
  package static var wantedCardNumber: Message { Message(368) }

  /// a valid expiration date as month and year
  package static var wantedCardExpiration: Message { Message(369) }

  /// a valid expiration date
  package static var wantedExpirationDate: Message { Message(370) }

  /// a valid expiration year
  package static var wantedExpirationYear: Message { Message(371) }

  /// a valid code
  package static var wantedOneTimeCode: Message { Message(372) }

  /// a valid security code
  package static var wantedSecurityCode: Message { Message(373) }

  /// a valid EID
  package static var wantedEid: Message { Message(374) }

  /// a valid IMEI
  package static var wantedImei: Message { Message(375) }

  /// a valid day of the month
  package static var wantedDayOfMonth: Message { Message(376) }

  /// a valid month
  package static var wantedMonth: Message { Message(377) }

  /// a valid expiration month
  package static var wantedExpirationMonth: Message { Message(378) }

  /// a valid amount
  package static var wantedAmount: Message { Message(379) }

  /// a valid date of birth as year-month-day
  package static var wantedBirthdate: Message { Message(380) }

  /// a valid year of birth with four digits
  package static var wantedBirthYear: Message { Message(381) }

  /// a valid date and time
  package static var wantedDateTime: Message { Message(382) }

  /// a valid flight number
  package static var wantedFlightNumber: Message { Message(383) }

  /// a valid tracking number
  package static var wantedTrackingNumber: Message { Message(384) }

  /// a valid branch name
  package static var wantedBranchName: Message { Message(385) }

  /// a valid country code of two letters
  package static var wantedCountryCode: Message { Message(386) }

  /// a valid currency code of three letters
  package static var wantedCurrencyCode: Message { Message(387) }

  /// a valid language code
  package static var wantedLanguageCode: Message { Message(388) }

  /// a valid time zone
  package static var wantedTimeZone: Message { Message(389) }

  /// name on the card
  package static var wantedNameOnCard: Message { Message(390) }

  /// 12 High Street
  package static var wantedStreet: Message { Message(391) }

  /// Apartment 3
  package static var wantedApartment: Message { Message(392) }

  /// City, State
  package static var wantedCityAndState: Message { Message(393) }

  /// a long passphrase
  package static var wantedPassphrase: Message { Message(394) }

  /// {list} digits
  package static func wantedDigits(list: String, count: Int) -> Message {
    Message(395, [.text(list), .number(count)], count: count)
  }

  /// MM/YY
  package static var wantedMonthAndYear: Message { Message(396) }

  /// YYYY
  package static var wantedYear: Message { Message(397) }

  /// DD
  package static var wantedDay: Message { Message(398) }

  /// Enter {wanted}
  package static func sentenceEnter(wanted: String) -> Message {
    Message(399, [.text(wanted)])
  }

  /// {wanted} for {country}
  package static func sentenceForCountry(wanted: String, country: String, code: String) -> Message {
    Message(400, [.text(wanted), .text(country), .text(code)])
  }

  /// {advice}, such as {example}
  package static func sentenceSuchAs(advice: String, example: String) -> Message {
    Message(401, [.text(advice), .text(example)])
  }

  /// {advice}, such as {one} or {other}
  package static func sentenceSuchAsEither(advice: String, one: String, other: String) -> Message {
    Message(402, [.text(advice), .text(one), .text(other)])
  }

  /// {advice}: {fault}
  package static func sentenceBecause(advice: String, fault: String) -> Message {
    Message(403, [.text(advice), .text(fault)])
  }

  /// This card has expired: enter an expiration date that is not in the past
  package static var sentenceCardExpired: Message { Message(404) }

  /// This card has expired: enter an expiration year that is not in the past
  package static var sentenceCardExpiredYear: Message { Message(405) }

  /// Enter a date of birth that is not in the future
  package static var sentenceBornInFuture: Message { Message(406) }

  /// Enter a date of birth that is not more than {years} years ago
  package static func sentenceBornTooLongAgo(years: Int) -> Message {
    Message(407, [.number(years)], count: years)
  }

  /// {list} digits
  package static func faultDigits(list: String, count: Int) -> Message {
    Message(408, [.text(list), .number(count)], count: count)
  }

  /// it has only {count} digits
  package static func faultTooFewDigits(count: Int) -> Message {
    Message(409, [.number(count)], count: count)
  }

  /// it has {count} digits, more than any number has
  package static func faultTooManyDigits(count: Int) -> Message {
    Message(410, [.number(count)], count: count)
  }

  /// spaces
  package static var faultSpaces: Message { Message(411) }

  /// invisible spaces
  package static var faultInvisibleSpaces: Message { Message(412) }

  /// control characters
  package static var faultControlCharacters: Message { Message(413) }

  /// '{character}'
  package static func faultCharacter(character: String) -> Message {
    Message(414, [.text(character)])
  }

  /// it cannot contain {what}
  package static func faultCannotContain(what: String) -> Message {
    Message(415, [.text(what)])
  }

  /// it is too long
  package static var faultTooLong: Message { Message(416) }

  /// the @ sign is missing
  package static var faultMissingAt: Message { Message(417) }

  /// there is more than one @ sign
  package static var faultMoreThanOneAt: Message { Message(418) }

  /// the part before the @ sign is missing
  package static var faultMissingLocalPart: Message { Message(419) }

  /// the part after the @ sign is missing
  package static var faultMissingDomain: Message { Message(420) }

  /// the part after the @ sign has no dot
  package static var faultMissingDot: Message { Message(421) }

  /// there is a dot too many before the @ sign
  package static var faultDotBeforeAt: Message { Message(422) }

  /// there is a dot too many after the @ sign
  package static var faultDotAfterAt: Message { Message(423) }

  /// a hyphen cannot stand beside a dot or the @ sign
  package static var faultHyphenBesideDot: Message { Message(424) }

  /// there is a comma where a dot belongs
  package static var faultComma: Message { Message(425) }

  /// {what} cannot stand before the @ sign
  package static func faultCannotStandBeforeAt(what: String) -> Message {
    Message(426, [.text(what)])
  }

  /// {what} cannot stand after the @ sign
  package static func faultCannotStandAfterAt(what: String) -> Message {
    Message(427, [.text(what)])
  }

  /// https:// is missing at the start
  package static var faultMissingScheme: Message { Message(428) }

  /// // is missing after {scheme}:
  package static func faultMissingSlashes(scheme: String) -> Message {
    Message(429, [.text(scheme)])
  }

  /// the host name is missing after //
  package static var faultMissingHost: Message { Message(430) }

  /// nothing follows the colon
  package static var faultMissingRest: Message { Message(431) }

  /// the host name is not a valid one
  package static var faultBadHost: Message { Message(432) }

  /// the port after the host name is not a number up to 65535
  package static var faultBadPort: Message { Message(433) }

  /// leave out everything up to ://
  package static var faultNotAURL: Message { Message(434) }

  /// there is a dot too many
  package static var faultDotTooMany: Message { Message(435) }

  /// no part can begin or end with a hyphen
  package static var faultHyphenAtEnd: Message { Message(436) }

  /// a part between dots has more than 63 letters
  package static var faultPartTooLong: Message { Message(437) }

  /// it has more than {letters} letters
  package static func faultLongerThan(letters: Int) -> Message {
    Message(438, [.number(letters)], count: letters)
  }

  /// it has only digits
  package static var faultOnlyDigits: Message { Message(439) }

  /// it needs {digits}, not {found}
  package static func faultNeedsDigits(digits: String, found: Int) -> Message {
    Message(440, [.text(digits), .number(found)])
  }

  /// {network} numbers have {digits}, not {found}
  package static func faultNetworkLength(network: String, digits: String, found: Int) -> Message {
    Message(441, [.text(network), .text(digits), .number(found)])
  }

  /// at least one digit is wrong
  package static var faultWrongDigit: Message { Message(442) }

  /// the + can only stand at the start
  package static var faultMisplacedPlus: Message { Message(443) }

  /// no country has +{code}
  package static func faultUnknownCallingCode(code: String) -> Message {
    Message(444, [.text(code)])
  }

  /// it is a + and one to three digits
  package static var faultCallingCodeForm: Message { Message(445) }

  /// a number from {least} to {most}
  package static func faultIsNumber(least: Int, most: Int) -> Message {
    Message(446, [.number(least), .number(most)])
  }

  /// it is from {least} to {most}
  package static func faultIsFrom(least: Int, most: Int) -> Message {
    Message(447, [.number(least), .number(most)])
  }

  /// a number from 1 to 12 or a name, such as March
  package static var faultMonthNumberOrName: Message { Message(448) }

  /// the month is 01 to 12
  package static var faultCardMonth: Message { Message(449) }

  /// this card has expired
  package static var faultCardExpired: Message { Message(450) }

  /// no card is valid for more than {years} years
  package static func faultCardValidTooLong(years: Int) -> Message {
    Message(451, [.number(years)], count: years)
  }

  /// it is in the future
  package static var faultInFuture: Message { Message(452) }

  /// it is more than {years} years ago
  package static func faultTooLongAgo(years: Int) -> Message {
    Message(453, [.number(years)], count: years)
  }

  /// there is no such day
  package static var faultNoSuchDay: Message { Message(454) }

  /// there is no such time of day
  package static var faultNoSuchTime: Message { Message(455) }

  /// it begins with the airline's two or three letters
  package static var faultAirline: Message { Message(456) }

  /// one to four digits follow the airline
  package static var faultFlightDigits: Message { Message(457) }

  /// it needs 6 to 40 letters and digits, not {found}
  package static func faultTrackingLength(found: Int) -> Message {
    Message(458, [.number(found)])
  }

  /// it cannot contain two dots in a row
  package static var faultTwoDots: Message { Message(459) }

  /// no part can end with .lock
  package static var faultEndsInLock: Message { Message(460) }

  /// a slash can only stand between two names
  package static var faultMisplacedSlash: Message { Message(461) }

  /// it cannot contain @{
  package static var faultAtBrace: Message { Message(462) }

  /// it cannot begin with a hyphen
  package static var faultLeadingHyphen: Message { Message(463) }

  /// @ alone has another meaning
  package static var faultLonelyAt: Message { Message(464) }

  /// no part can begin with a dot
  package static var faultPartWithLeadingDot: Message { Message(465) }

  /// it cannot end with a dot
  package static var faultTrailingDot: Message { Message(466) }

  /// did you mean {name}?
  package static func faultMeant(name: String) -> Message {
    Message(467, [.text(name)])
  }

  /// clipboard
  package static var sourceClipboard: Message { Message(468) }

  /// clock
  package static var sourceClock: Message { Message(469) }

  /// environment
  package static var sourceEnvironment: Message { Message(470) }

  /// generator
  package static var sourceGenerator: Message { Message(471) }

  /// git
  package static var sourceGit: Message { Message(472) }

  /// history
  package static var sourceHistory: Message { Message(473) }

  /// host
  package static var sourceHost: Message { Message(474) }

  /// list
  package static var sourceList: Message { Message(475) }

  /// locale
  package static var sourceLocale: Message { Message(476) }

  /// suggestions
  package static var sourceSuggestions: Message { Message(477) }

  /// user
  package static var sourceUser: Message { Message(478) }

  /// this form
  package static var sourceForm: Message { Message(479) }

  /// monday|mon,tuesday|tue|tues,wednesday|wed,thursday|thu|thur|thurs,friday|fri,saturday|sat,sunday|sun
  package static var readWeekdays: Message { Message(480) }

  /// january|jan,february|feb,march|mar,april|apr,may,june|jun,july|jul,august|aug,september|sep|sept,october|oct,november|nov,december|dec
  package static var readMonths: Message { Message(481) }

  /// day before yesterday|the day before yesterday=-2,yesterday=-1,today=0,tomorrow=1,day after tomorrow|the day after tomorrow=2
  package static var readDays: Message { Message(482) }

  /// in N days|in N day|N days from now|N day from now=1,in N weeks|in N week|N weeks from now|N week from now=7,N days ago|N day ago=-1,N weeks ago|N week ago=-7
  package static var readSpans: Message { Message(483) }

  /// this_coming_|this_|coming_|on_
  package static var readComing: Message { Message(484) }

  /// next_
  package static var readNext: Message { Message(485) }

  /// -
  package static var readNextWeek: Message { Message(486) }

  /// am|a.m.|a.m|in the morning
  package static var readMorning: Message { Message(487) }

  /// pm|p.m.|p.m|in the afternoon
  package static var readAfternoon: Message { Message(488) }

  /// in the evening|at night
  package static var readEvening: Message { Message(489) }

  /// of|the
  package static var readFillers: Message { Message(490) }

  /// noon|midday|12 noon
  package static var readNoon: Message { Message(491) }

  /// midnight|12 midnight
  package static var readMidnight: Message { Message(492) }

  /// now|right now
  package static var readNow: Message { Message(493) }

  /// at_
  package static var readTimeAffixes: Message { Message(494) }

  /// half past H=30,a quarter past H|quarter past H=15,a quarter to H|quarter to H=-15,M minutes past H|M past H=1,M minutes to H|M to H=-1,H o'clock|H o’clock|H oclock=0
  package static var readClock: Message { Message(495) }

  /// a|an|one=1,two=2,three=3,four=4,five=5,six=6,seven=7,eight=8,nine=9,ten=10,eleven=11,twelve=12,twenty=20,twenty-five|twenty five=25,thirty=30
  package static var readNumbers: Message { Message(496) }

  /// monthFirst dayFirst
  package static var readDateOrder: Message { Message(497) }

  /// Run
  package static var toolRun: Message { Message(498) }

  /// Options
  package static var toolOptions: Message { Message(499) }

  /// Command line
  package static var toolCommandLine: Message { Message(500) }

  /// Command
  package static var toolCommand: Message { Message(501) }

  /// One per line.
  package static var toolOneALine: Message { Message(502) }

  /// What would you like to do?
  package static var siteWhatToDo: Message { Message(503) }

  /// Fill in: {form}
  package static func siteFillIn(form: String) -> Message {
    Message(504, [.text(form)])
  }

  /// Go on ({time}): {form}
  package static func siteGoOn(form: String, time: String) -> Message {
    Message(505, [.text(form), .text(time)])
  }

  /// Open elsewhere ({time}): {form}
  package static func siteGoOnElsewhere(form: String, time: String) -> Message {
    Message(506, [.text(form), .text(time)])
  }

  /// Submitted ({time}): {form}
  package static func siteSubmitted(form: String, time: String) -> Message {
    Message(507, [.text(form), .text(time)])
  }

  /// Submitted. Receipt: {id}
  package static func siteReceipt(id: String) -> Message {
    Message(508, [.text(id)])
  }

  /// Submitted before. Receipt: {id}
  package static func siteReceiptBefore(id: String) -> Message {
    Message(509, [.text(id)])
  }

  /// Not submitted: other answers were submitted before as {id}
  package static func siteSubmittedOtherwise(id: String) -> Message {
    Message(510, [.text(id)])
  }

  /// your drafts have used up their space
  package static var siteDraftsFull: Message { Message(511) }

  /// Nobody may submit more than {count} times an hour; try again later
  package static func siteTooManySubmissions(count: Int) -> Message {
    Message(512, [.number(count)], count: count)
  }

  /// Too many sessions are open; end one, or try again later
  package static var siteTooManySessions: Message { Message(513) }

  /// The store is busy; submit again in a moment
  package static var siteStoreBusy: Message { Message(514) }

  /// The store has no room left; nothing was submitted
  package static var siteStoreFull: Message { Message(515) }

  /// The store cannot be written to; nothing was submitted
  package static var siteStoreReadOnly: Message { Message(516) }

  /// The store cannot be reached; nothing was submitted
  package static var siteStoreUnreachable: Message { Message(517) }

  /// The store cannot be reached. Please wait: this goes on once it is back (Ctrl-C ends it)
  package static var siteStoreAwaited: Message { Message(518) }

  /// The store is slow to answer. Please wait
  package static var siteStoreSlow: Message { Message(519) }

  /// {field} must be a path within {folder}
  package static func sitePathOutside(field: String, folder: String) -> Message {
    Message(520, [.text(field), .text(folder)])
  }

  /// The store has refused it; nothing was submitted
  package static var siteStoreRefused: Message { Message(521) }

  /// This form is open in another of your sessions
  package static var siteTakenElsewhere: Message { Message(522) }

  /// This form is open in another of your sessions, where it stays; a new one begins here
  package static var siteBegunElsewhere: Message { Message(523) }

  /// A newer revision exists
  package static var siteRevisedBefore: Message { Message(524) }

  /// What is revised here was purged
  package static var siteRevisesPurged: Message { Message(525) }

  /// Not submitted: {hook} has failed ({reason})
  package static func siteHookFailed(hook: String, reason: String) -> Message {
    Message(526, [.text(hook), .text(reason)])
  }

  /// Not submitted: {reason}
  package static func siteNotSubmitted(reason: String) -> Message {
    Message(527, [.text(reason)])
  }

  /// Not submitted: secrets cannot be sealed
  package static var siteNotSealed: Message { Message(528) }

  /// {form} is closed until {time}
  package static func siteFormClosedUntil(form: String, time: String) -> Message {
    Message(529, [.text(form), .text(time)])
  }

  /// {form} is closed
  package static func siteFormClosed(form: String) -> Message {
    Message(530, [.text(form)])
  }

  /// {count} questions wait for you
  package static func siteQuestionsWait(count: Int) -> Message {
    Message(531, [.number(count)], count: count)
  }

  /// Answer: {form} ({person})
  package static func siteAnswerQuestion(form: String, person: String) -> Message {
    Message(532, [.text(form), .text(person)])
  }

  /// {person} asks, until {time}
  package static func siteAsksUntil(person: String, time: String) -> Message {
    Message(533, [.text(person), .text(time)])
  }

  /// {person} asks
  package static func siteAsks(person: String) -> Message {
    Message(534, [.text(person)])
  }

  /// Why do you decline?
  package static var siteWhyDeclined: Message { Message(535) }

  /// Declined
  package static var siteDeclined: Message { Message(536) }

  /// {person} has settled it already
  package static func siteRequestEnded(person: String) -> Message {
    Message(537, [.text(person)])
  }

  /// the time for an answer is over
  package static var siteRequestExpired: Message { Message(538) }

  /// {person} has withdrawn the question
  package static func siteRequestWithdrawn(person: String) -> Message {
    Message(539, [.text(person)])
  }

  /// The operators of the site have ended this session
  package static var siteSessionEnded: Message { Message(540) }

  /// This session has used up its processor time
  package static var siteSessionUsedUp: Message { Message(541) }

  /// site.yaml has had mistakes since {time}; what was right before is in use: see 'formline site check'
  package static func siteConfigurationFails(time: String) -> Message {
    Message(542, [.text(time)])
  }

  /// It is not known whether this was submitted; look for {id} in your submissions
  package static func siteOutcomeUnknown(id: String) -> Message {
    Message(543, [.text(id)])
  }

  /// What you type is not being saved: {reason}
  package static func siteNotSaved(reason: String) -> Message {
    Message(544, [.text(reason)])
  }

  /// {field} takes more than {bytes} bytes; shorten it
  package static func siteAnswerTooLong(field: String, bytes: String) -> Message {
    Message(545, [.text(field), .text(bytes)])
  }

  /// There is nothing here for you
  package static var siteNothingHere: Message { Message(546) }
}
