// swift-format-ignore-file
/// The template of all catalogues: formline.pot, put here by generate-messages.py.
enum CatalogueTemplateText {
  static let text: StaticString = #"""
    # Everything that Formline says to a person, in English: the template of the catalogues beside it.
    # A message is known by its context. Placeholders such as {count} stay as they are.
    msgid ""
    msgstr ""
    "Project-Id-Version: formline\n"
    "MIME-Version: 1.0\n"
    "Content-Type: text/plain; charset=UTF-8\n"
    "Content-Transfer-Encoding: 8bit\n"
    "Plural-Forms: nplurals=2; plural=n != 1;\n"

    #. What puts words and sentences together.
    #. Before a message: the label of a field, a colon and the blank behind it.
    #. {label}: text
    msgctxt "text.heading"
    msgid "{label}: "
    msgstr ""

    #. What puts words and sentences together.
    #. A run of numbers: 13 to 16.
    #. {first}: text
    #. {last}: text
    msgctxt "text.range"
    msgid "{first} to {last}"
    msgstr ""

    #. What puts words and sentences together.
    #. The last two of several: 13, 16 or 19.
    #. {list}: text
    #. {last}: text
    msgctxt "text.either"
    msgid "{list} or {last}"
    msgstr ""

    #. What puts words and sentences together.
    #. Between groups of three digits.
    msgctxt "text.groupSeparator"
    msgid ","
    msgstr ""

    #. What puts words and sentences together.
    #. Between the members of a list.
    msgctxt "text.separator"
    msgid ", "
    msgstr ""

    #. What puts words and sentences together.
    #. The letter that says yes to a question.
    #. at most 1 column
    msgctxt "text.yes"
    msgid "y"
    msgstr ""

    #. What puts words and sentences together.
    #. The letter that says no to a question.
    #. at most 1 column
    msgctxt "text.no"
    msgid "n"
    msgstr ""

    #. What puts words and sentences together.
    #. The names of the months as a heading has them, with blanks between.
    #. As in the heading of a calendar, and after a colon in a sentence about a day that a month does not have.
    msgctxt "text.months"
    msgid "January February March April May June July August September October November December"
    msgstr ""

    #. What puts words and sentences together.
    #. The names of keys as the keyboards of the language have them, with commas between and no blanks.
    #. Where a keyboard has only a sign, the word for it. As in Ctrl+Up, and in the help on F1.
    msgctxt "text.keys"
    msgid "Return,Tab,Esc,Space,Backspace,Delete,Up,Down,Left,Right,Home,End,PageUp,PageDown,Insert,Ctrl,Alt,Shift"
    msgstr ""

    #. On the form, while it is filled in.
    #. How many answers are missing.
    #. {count}: number that decides the plural
    #. |                      [ Set it up ]  3 required left
    msgctxt "form.requiredLeft"
    msgid "{count} required left"
    msgid_plural "{count} required left"
    msgstr[0] ""
    msgstr[1] ""

    #. On the form, while it is filled in.
    #. Above the list of errors.
    #. {count}: number that decides the plural
    #. |   2 answers need attention  Alt+e: to this list
    #. |   Pass phrase: The pass phrases differ
    msgctxt "form.answersNeedAttention"
    msgid "{count} answer needs attention"
    msgid_plural "{count} answers need attention"
    msgstr[0] ""
    msgstr[1] ""

    #. On the form, while it is filled in.
    #. The form has ended without being submitted.
    msgctxt "form.answersKept"
    msgid "what was typed is kept and offered by the next run of the form"
    msgstr ""

    #. On the form, while it is filled in.
    #. The form has ended without being submitted; it has secrets.
    msgctxt "form.answersKeptButSecrets"
    msgid "what was typed is kept, secrets excepted, and offered by the next run of the form"
    msgstr ""

    #. On the form, while it is filled in.
    #. Under a list of options: how many are chosen.
    #. {count}: number that decides the plural
    #. | ▌                       [ ] Sun
    #. | ▌                     3 chosen
    #. |   Time *              02:30                                     ▴▾
    msgctxt "form.chosen"
    msgid "{count} chosen"
    msgid_plural "{count} chosen"
    msgstr[0] ""
    msgstr[1] ""

    #. On the form, while it is filled in.
    #. Under a list of options: how many are chosen.
    #. {count}: number that decides the plural
    #. {most}: number
    #. | ▌                 [ ] Cells
    #. | ▌               0 of 2 chosen
    #. | ▌               Two at most.
    msgctxt "form.chosenOfMost"
    msgid "{count} of {most} chosen"
    msgid_plural "{count} of {most} chosen"
    msgstr[0] ""
    msgstr[1] ""

    #. On the form, while it is filled in.
    #. Under a list of options: how many are chosen.
    #. {count}: number that decides the plural
    #. {least}: number
    #. | ▌                           [ ] Swift
    #. | ▌                         0 of 3 chosen, at least 1
    #. | ▌                         One to three. Space chooses, Return goes on.
    msgctxt "form.chosenTooFew"
    msgid "{count} chosen, at least {least}"
    msgid_plural "{count} chosen, at least {least}"
    msgstr[0] ""
    msgstr[1] ""

    #. On the form, while it is filled in.
    #. Under a list of options: how many are chosen.
    #. {count}: number that decides the plural
    #. {least}: number
    #. {most}: number
    #. | ▌                           [ ] Swift
    #. | ▌                         0 of 3 chosen, at least 1
    #. | ▌                         One to three. Space chooses, Return goes on.
    msgctxt "form.chosenTooFewOfMost"
    msgid "{count} of {most} chosen, at least {least}"
    msgid_plural "{count} of {most} chosen, at least {least}"
    msgstr[0] ""
    msgstr[1] ""

    #. On the form, while it is filled in.
    #. Above a calendar: the name of a month, or its number, and the year.
    #. {month}: text, may be left out
    #. {number}: number, may be left out
    #. {year}: number
    msgctxt "form.monthOfYear"
    msgid "{month} {year}"
    msgstr ""

    #. On the form, while it is filled in.
    #. How many answers an earlier run has left.
    #. {count}: number that decides the plural
    #. |   2 answers need attention  Alt+e: to this list
    #. |   Pass phrase: The pass phrases differ
    msgctxt "form.draft"
    msgid "{count} answer"
    msgid_plural "{count} answers"
    msgstr[0] ""
    msgstr[1] ""

    #. On the form, while it is filled in.
    #. How many answers an earlier run has left.
    #. {count}: number that decides the plural
    #. {time}: text
    msgctxt "form.draftFromToday"
    msgid "{count} answer from today at {time}"
    msgid_plural "{count} answers from today at {time}"
    msgstr[0] ""
    msgstr[1] ""

    #. On the form, while it is filled in.
    #. How many answers an earlier run has left.
    #. {count}: number that decides the plural
    #. {time}: text
    msgctxt "form.draftFromYesterday"
    msgid "{count} answer from yesterday at {time}"
    msgid_plural "{count} answers from yesterday at {time}"
    msgstr[0] ""
    msgstr[1] ""

    #. On the form, while it is filled in.
    #. How many answers an earlier run has left.
    #. {count}: number that decides the plural
    #. {date}: text
    #. {time}: text
    msgctxt "form.draftFrom"
    msgid "{count} answer from {date} at {time}"
    msgid_plural "{count} answers from {date} at {time}"
    msgstr[0] ""
    msgstr[1] ""

    #. On the form, while it is filled in.
    #. What was said of the answers of an earlier run, and how many more have no field any more.
    #. {draft}: text
    #. {count}: number that decides the plural
    msgctxt "form.draftWithMisfits"
    msgid "{draft}; {count} more no longer has a field"
    msgid_plural "{draft}; {count} more no longer have a field"
    msgstr[0] ""
    msgstr[1] ""

    #. On the form, while it is filled in.
    #. at most 20 columns
    #. |                      [ Submit ]  2 required left
    msgctxt "form.submit"
    msgid "Submit"
    msgstr ""

    #. On the form, while it is filled in.
    #. Which page of how many.
    #. {step}: number
    #. {count}: number
    #. |   ● ○  Step 1 of 2  PageUp, PageDown: other pages
    msgctxt "form.step"
    msgid "Step {step} of {count}"
    msgstr ""

    #. On the form, while it is filled in.
    #. The keys that turn pages.
    #. {keys}: text
    #. |   ● ○  Step 1 of 2  PageUp, PageDown: other pages
    msgctxt "form.turnPages"
    msgid "{keys}: other pages"
    msgstr ""

    #. On the form, while it is filled in.
    #. The page of all answers before a form is submitted, and what Return does there.
    #. |   Check your answers
    #. |   Press Return on an answer to change it
    msgctxt "form.reviewTitle"
    msgid "Check your answers"
    msgstr ""

    #. On the form, while it is filled in.
    #. The page of all answers before a form is submitted, and what Return does there.
    #. |   Check your answers
    #. |   Press Return on an answer to change it
    msgctxt "form.reviewHint"
    msgid "Press Return on an answer to change it"
    msgstr ""

    #. On the form, while it is filled in.
    #. The page of all answers before a form is submitted, and what Return does there.
    #. at most 20 columns
    #. |   F1 Help  F2 Back  F3 On  F9 Cancel                                    ⏎ Next
    msgctxt "form.backItem"
    msgid "Back"
    msgstr ""

    #. On the form, while it is filled in.
    #. A row was removed; the key that brings it back.
    #. {key}: text
    #. |   F2 Previous  Shift+F8 Remove  ⋯ More      Row removed: Ctrl+_ brings it back
    msgctxt "form.rowRemoved"
    msgid "Row removed: {key} brings it back"
    msgstr ""

    #. On the form, while it is filled in.
    #. An answer was taken away; the key that brings it back.
    #. {key}: text
    msgctxt "form.answerCleared"
    msgid "Cleared: {key} brings it back"
    msgstr ""

    #. On the form, while it is filled in.
    #. The key that leads to the list of errors.
    #. {key}: text
    #. |   2 answers need attention  Alt+e: to this list
    #. |   Pass phrase: The pass phrases differ
    msgctxt "form.errorList"
    msgid "{key}: to this list"
    msgstr ""

    #. On the form, while it is filled in.
    #. A field of a row: the list, which row, the field.
    #. {list}: text
    #. {row}: number
    #. {field}: text
    msgctxt "form.placeInList"
    msgid "{list}, row {row}, {field}"
    msgstr ""

    #. On the form, while it is filled in.
    #. Who wants answers.
    #. {name}: text
    msgctxt "form.asks"
    msgid "{name} asks"
    msgstr ""

    #. On the form, while it is filled in.
    msgctxt "form.programAsks"
    msgid "A program asks"
    msgstr ""

    #. On the form, while it is filled in.
    #. A page that the person may open, and its host.
    #. {host}: text
    msgctxt "form.hostToVisit"
    msgid "Host: {host}"
    msgstr ""

    #. On the form, while it is filled in.
    msgctxt "form.openPageYourself"
    msgid "Agree only if you know this host; then open the page yourself: nothing is opened for you"
    msgstr ""

    #. On the form, while it is filled in.
    msgctxt "form.lookalikeHost"
    msgid "Careful: this host name can look like another one"
    msgstr ""

    #. On the form, while it is filled in.
    #. Before what the rows of a list come to.
    #. | ▌ 1  YYYY-MM-DD  ▾   choose… ▾               ▴▾                            ↑ ↓
    #. |   Total                          0.00 €
    #. |   [ + Add another ]
    msgctxt "form.total"
    msgid "Total"
    msgstr ""

    #. On the form, while it is filled in.
    #. |   Total                          0.00 €
    #. |   [ + Add another ]
    msgctxt "form.addAnother"
    msgid "Add another"
    msgstr ""

    #. On the form, while it is filled in.
    #. {limit}: number
    msgctxt "form.addAtMost"
    msgid "Add ({limit} at most)"
    msgstr ""

    #. On the form, while it is filled in.
    #. {count}: number that decides the plural
    msgctxt "form.andMore"
    msgid "and {count} more"
    msgid_plural "and {count} more"
    msgstr[0] ""
    msgstr[1] ""

    #. On the form, while it is filled in.
    #. End with the letters that answer them, the one that Return stands for in capitals.
    msgctxt "form.discardQuestion"
    msgid "Discard what you typed? [y/N]"
    msgstr ""

    #. On the form, while it is filled in.
    #. End with the letters that answer them, the one that Return stands for in capitals.
    msgctxt "form.leaveQuestion"
    msgid "Leave the form? What you typed is kept [y/N]"
    msgstr ""

    #. On the form, while it is filled in.
    #. Commands of the definition, before they run. The commands follow, a line each.
    msgctxt "form.runsCommands"
    msgid "This form runs commands:"
    msgstr ""

    #. On the form, while it is filled in.
    #. Commands of the definition, before they run. What lets them run.
    msgctxt "form.commandKeys"
    msgid "Any key goes on and lets these commands run; Esc leaves the form"
    msgstr ""

    #. On the form, while it is filled in.
    #. Answers of an earlier run.
    msgctxt "form.resumeQuestion"
    msgid "Resume where you left off?"
    msgstr ""

    #. On the form, while it is filled in.
    #. Answers of an earlier run. What keys do while the question stands.
    msgctxt "form.draftKeyMoves"
    msgid "↑↓ choose"
    msgstr ""

    #. On the form, while it is filled in.
    #. Answers of an earlier run. What keys do while the question stands.
    msgctxt "form.draftKeyResumes"
    msgid "⏎ resume"
    msgstr ""

    #. On the form, while it is filled in.
    #. Answers of an earlier run. What keys do while the question stands.
    #. Del is the name of the key.
    msgctxt "form.draftKeyDiscards"
    msgid "Del discard"
    msgstr ""

    #. On the form, while it is filled in.
    #. Answers of an earlier run. What keys do while the question stands.
    msgctxt "form.draftKeyBegins"
    msgid "type to start over"
    msgstr ""

    #. On the form, while it is filled in.
    #. Answers of an earlier run. What keys do while the question stands.
    #. Del is the name of the key.
    msgctxt "form.discardDraft"
    msgid "Del again discards these answers"
    msgstr ""

    #. On the form, while it is filled in.
    #. Answers of an earlier run. For plain questions: how to answer, the number that an empty line stands for.
    msgctxt "form.draftNumber"
    msgid "Number, or n to start over [1]"
    msgstr ""

    #. On the form, while it is filled in.
    #. Items of the toolbar.
    #. at most 20 columns
    msgctxt "form.editItem"
    msgid "Edit"
    msgstr ""

    #. On the form, while it is filled in.
    #. Items of the toolbar.
    #. at most 20 columns
    #. |   F1 Help  F2 Previous  F3 Next  F6 Undo  F5 Redo  F7 Reveal  F8 Leave  ⋯ More
    msgctxt "form.previousItem"
    msgid "Previous"
    msgstr ""

    #. On the form, while it is filled in.
    #. Items of the toolbar.
    #. at most 20 columns
    #. |   F1 Help  F2 Previous  F3 Next  F6 Undo  F5 Redo  F7 Reveal  F8 Leave  ⋯ More
    msgctxt "form.nextItem"
    msgid "Next"
    msgstr ""

    #. On the form, while it is filled in.
    #. Items of the toolbar.
    #. at most 20 columns
    #. |   F1 Help  F2 Previous  F3 Next  F4 Clear      Ctrl+J Next
    msgctxt "form.clearItem"
    msgid "Clear"
    msgstr ""

    #. On the form, while it is filled in.
    #. Items of the toolbar.
    #. at most 20 columns
    #. |   F1 Help  F2 Previous  F3 Next  F6 Undo  F5 Suggest  F10 Commit  ⋯ More
    msgctxt "form.suggestItem"
    msgid "Suggest"
    msgstr ""

    #. On the form, while it is filled in.
    #. Items of the toolbar.
    #. at most 20 columns
    #. |   F1 Help  F2 Previous  F3 Next  F6 Undo  F5 Redo  F7 Reveal  F8 Leave  ⋯ More
    msgctxt "form.undoItem"
    msgid "Undo"
    msgstr ""

    #. On the form, while it is filled in.
    #. Items of the toolbar.
    #. at most 20 columns
    #. |   F1 Help  F2 Previous  F3 Next  F6 Undo  F5 Redo  F7 Reveal  F8 Leave  ⋯ More
    msgctxt "form.revealItem"
    msgid "Reveal"
    msgstr ""

    #. On the form, while it is filled in.
    #. Items of the toolbar.
    #. at most 20 columns
    #. |   F1 Help  F2 Back  F3 On  F9 Cancel                                    ⏎ Next
    msgctxt "form.cancelItem"
    msgid "Cancel"
    msgstr ""

    #. On the form, while it is filled in.
    #. Items of the toolbar.
    #. at most 20 columns
    msgctxt "form.doneItem"
    msgid "Done"
    msgstr ""

    #. On the form, while it is filled in.
    #. Items of the toolbar.
    #. at most 20 columns
    msgctxt "form.addItem"
    msgid "Add"
    msgstr ""

    #. On the form, while it is filled in.
    #. Items of the toolbar.
    #. at most 20 columns
    #. |   F1 Help  F2 Previous  F3 Next  F4 Clear  F8 Add  Shift+F8 Remove      ⏎ Next
    msgctxt "form.removeItem"
    msgid "Remove"
    msgstr ""

    #. On the form, while it is filled in.
    #. Items of the toolbar.
    #. at most 20 columns
    msgctxt "form.okItem"
    msgid "OK"
    msgstr ""

    #. On the form, while it is filled in.
    #. Items of the toolbar.
    #. at most 20 columns
    msgctxt "form.askAgainItem"
    msgid "Ask again"
    msgstr ""

    #. On the form, while it is filled in.
    #. Items of the toolbar.
    #. at most 20 columns
    msgctxt "form.openPartItem"
    msgid "Add a field"
    msgstr ""

    #. On the form, while it is filled in.
    #. Items of the toolbar.
    #. at most 20 columns
    msgctxt "form.allItem"
    msgid "All"
    msgstr ""

    #. On the form, while it is filled in.
    #. Items of the toolbar.
    #. at most 20 columns
    #. |   F1 Help  F2 Previous  F3 Next  F6 Undo  F5 Redo  Alt+n None  ⋯ More   ⏎ Next
    msgctxt "form.noneItem"
    msgid "None"
    msgstr ""

    #. On the form, while it is filled in.
    #. Items of the toolbar.
    #. at most 20 columns
    msgctxt "form.declineItem"
    msgid "Decline"
    msgstr ""

    #. On the form, while it is filled in.
    #. What Return does. What submits a consent.
    #. at most 20 columns
    msgctxt "form.agree"
    msgid "Agree"
    msgstr ""

    #. On the form, while it is filled in.
    #. Items of the toolbar.
    #. at most 20 columns
    #. |   F1 Help  F2 Previous  F3 Next  F4 Clear            ⏎ Next  Alt+Down Calendar
    msgctxt "form.calendarItem"
    msgid "Calendar"
    msgstr ""

    #. On the form, while it is filled in.
    #. Items of the toolbar. The prompt of a search field.
    #. |   What happened ──────────────────────────────────────────────────────────────
    #. | ▌ In one line *  Search
    #. |   Severity *     choose…
    msgctxt "form.searchPrompt"
    msgid "Search"
    msgstr ""

    #. On the form, while it is filled in.
    #. What Return does.
    msgctxt "form.done"
    msgid "Done"
    msgstr ""

    #. On the form, while it is filled in.
    #. What Return does.
    #. What Return does in a field, at the right of the bottom row, after the sign of the key.
    msgctxt "form.go"
    msgid "Go"
    msgstr ""

    #. On the form, while it is filled in.
    #. What Return does.
    #. |                [ Send ]  4 required left
    msgctxt "form.send"
    msgid "Send"
    msgstr ""

    #. On the form, while it is filled in.
    #. What Return does.
    #. What Return does in a field, at the right of the bottom row, after the sign of the key.
    msgctxt "form.join"
    msgid "Join"
    msgstr ""

    #. On the form, while it is filled in.
    #. What Return does.
    #. What Return does in a field, at the right of the bottom row, after the sign of the key.
    msgctxt "form.route"
    msgid "Route"
    msgstr ""

    #. On the form, while it is filled in.
    #. What Return does.
    #. |   What happened ──────────────────────────────────────────────────────────────
    #. | ▌ In one line *  Search
    #. |   Severity *     choose…
    msgctxt "form.search"
    msgid "Search"
    msgstr ""

    #. On the form, while it is filled in.
    #. What Return does.
    #. What Return does in a field, at the right of the bottom row, after the sign of the key.
    #. |   Languages *             choose…                                           ▾
    #. |                           One to three. Space chooses, Return goes on.
    #. |   In a terminal                                                            ▴▾
    msgctxt "form.return"
    msgid "Return"
    msgstr ""

    #. On the form, while it is filled in.
    #. What Return does.
    #. |   F1 Help  F2 Previous  F3 Next  F6 Undo  F5 Redo  F7 Reveal  F8 Leave  ⋯ More
    msgctxt "form.next"
    msgid "Next"
    msgstr ""

    #. On the form, while it is filled in.
    #. What Return does.
    msgctxt "form.continue"
    msgid "Continue"
    msgstr ""

    #. On the form, while it is filled in.
    #. at most 13 columns
    msgctxt "form.yes"
    msgid "yes"
    msgstr ""

    #. On the form, while it is filled in.
    #. at most 13 columns
    msgctxt "form.no"
    msgid "no"
    msgstr ""

    #. On the form, while it is filled in.
    #. Issues: which form they have, those without one, and the text of these.
    msgctxt "form.newIssue"
    msgid "New issue"
    msgstr ""

    #. On the form, while it is filled in.
    #. Issues: which form they have, those without one, and the text of these.
    msgctxt "form.blankIssue"
    msgid "Blank issue"
    msgstr ""

    #. On the form, while it is filled in.
    #. Issues: which form they have, those without one, and the text of these.
    msgctxt "form.issueText"
    msgid "Description"
    msgstr ""

    #. On the form, while it is filled in.
    #. Issues: which form they have, those without one, and the text of these. The field for the key of an entry of free keys, and that for its value.
    msgctxt "form.entryKey"
    msgid "Key"
    msgstr ""

    #. On the form, while it is filled in.
    #. Issues: which form they have, those without one, and the text of these. The field for the key of an entry of free keys, and that for its value.
    #. |   Labels
    #. |      Key *                                      Value *
    #. | ▌ 1                                                                     ↑ ↓ ✕
    msgctxt "form.entryValue"
    msgid "Value"
    msgstr ""

    #. On the form, while it is filled in.
    #. |   Kind                A disk of this machine                     ▾
    #. |   Disk                choose…                                    ▾
    msgctxt "form.choose"
    msgid "choose…"
    msgstr ""

    #. On the form, while it is filled in.
    msgctxt "form.nothingMatches"
    msgid "nothing matches"
    msgstr ""

    #. On the form, while it is filled in.
    msgctxt "form.noOptions"
    msgid "no options"
    msgstr ""

    #. On the form, while it is filled in.
    #. | ▌ From *          type to filter                             ▾
    #. | ▌                 › ○ Amsterdam                               ▐
    msgctxt "form.typeToFilter"
    msgid "type to filter"
    msgstr ""

    #. On the form, while it is filled in.
    #. The item of the toolbar that opens the help.
    #. |   F1 Help  F2 Previous  F3 Next  F6 Undo  F5 Redo  F7 Reveal  F8 Leave  ⋯ More
    msgctxt "form.helpItem"
    msgid "Help"
    msgstr ""

    #. On the form, while it is filled in.
    #. The items of a row that has no room for all.
    #. at most 20 columns
    #. |   F1 Help  F2 Previous  F3 Next  F6 Undo  F5 Redo  F7 Reveal  F8 Leave  ⋯ More
    msgctxt "form.moreItem"
    msgid "More"
    msgstr ""

    #. On the form, while it is filled in.
    #. How many entries of a list match what was typed; numbers in groups.
    #. {count}: text
    #. {all}: text
    msgctxt "form.found"
    msgid "{count} of {all}"
    msgstr ""

    #. On the form, while it is filled in.
    #. The highlighted entry of how many.
    #. {place}: number
    #. {count}: number
    msgctxt "form.place"
    msgid "{place} of {count}"
    msgstr ""

    #. On the form, while it is filled in.
    #. The days from Monday on, two columns each, with blanks between.
    #. at most 20 columns
    msgctxt "form.weekdays"
    msgid "Mo Tu We Th Fr Sa Su"
    msgstr ""

    #. On the form, while it is filled in.
    msgctxt "form.editsOnlyText"
    msgid "Only text fields open in an editor"
    msgstr ""

    #. On the form, while it is filled in.
    msgctxt "form.editsNoSecret"
    msgid "Secrets cannot be opened in an editor"
    msgstr ""

    #. On the form, while it is filled in.
    msgctxt "form.noEditor"
    msgid "There is no editor here"
    msgstr ""

    #. On the form, while it is filled in.
    #. The user's own editor, by its name, left no text.
    #. {name}: text
    msgctxt "form.editorUnknown"
    msgid "The editor '{name}' cannot be run: set VISUAL or EDITOR to yours"
    msgstr ""

    #. On the form, while it is filled in.
    #. The user's own editor, by its name, left no text.
    #. {name}: text
    #. {reason}: text
    msgctxt "form.editorNotStarted"
    msgid "The editor '{name}' cannot be run: {reason}"
    msgstr ""

    #. On the form, while it is filled in.
    #. The user's own editor, by its name, left no text.
    #. {name}: text
    msgctxt "form.editorStopped"
    msgid "The editor '{name}' did not end: nothing was changed"
    msgstr ""

    #. On the form, while it is filled in.
    #. {name}: text
    #. {status}: number
    msgctxt "form.editorFailed"
    msgid "The editor '{name}' ended with status {status}: nothing was changed"
    msgstr ""

    #. On the form, while it is filled in.
    #. {name}: text
    #. {signal}: number
    msgctxt "form.editorKilled"
    msgid "The editor '{name}' was ended by signal {signal}"
    msgstr ""

    #. On the form, while it is filled in.
    #. {name}: text
    msgctxt "form.editorWroteNoText"
    msgid "The text from '{name}' is not UTF-8: nothing was changed"
    msgstr ""

    #. On the form, while it is filled in.
    #. {reason}: text
    msgctxt "form.editorGaveNothing"
    msgid "No text came back: {reason}"
    msgstr ""

    #. On the form, while it is filled in.
    msgctxt "form.oneLineUnchanged"
    msgid "Nothing was changed: this field takes one line"
    msgstr ""

    #. On the form, while it is filled in.
    msgctxt "form.oneLineNotPasted"
    msgid "Nothing was pasted: this field takes one line"
    msgstr ""

    #. On the form, while it is filled in.
    msgctxt "form.noTextUnchanged"
    msgid "Nothing was changed: the text is not UTF-8"
    msgstr ""

    #. On the form, while it is filled in.
    msgctxt "form.noTextNotPasted"
    msgid "Nothing was pasted: the text is not UTF-8"
    msgstr ""

    #. On the form, while it is filled in.
    msgctxt "form.controlsLeftOut"
    msgid "Control characters were left out"
    msgstr ""

    #. On the form, while it is filled in.
    msgctxt "form.pasteCut"
    msgid "Only the beginning was pasted: the text is too long"
    msgstr ""

    #. On the form, while it is filled in.
    #. An item of the toolbar that is pressed while it is disabled, and what decides.
    #. {item}: text
    #. {fields}: text
    msgctxt "form.itemUnavailable"
    msgid "“{item}” is not available yet: it depends on {fields}"
    msgstr ""

    #. On the form, while it is filled in.
    #. An item of the toolbar that is pressed while it is disabled, and what decides.
    #. {item}: text
    msgctxt "form.itemNotNow"
    msgid "“{item}” is not possible now"
    msgstr ""

    #. On the form, while it is filled in.
    msgctxt "form.noTextTyped"
    msgid "Nothing was typed: the key sent bytes that are not UTF-8"
    msgstr ""

    #. On the form, while it is filled in.
    #. |   Time *              02:30                                     ▴▾
    #. |   First run           YYYY-MM-DD HH:MM                          ▴▾
    #. |   Keep                12                                        ▴▾
    msgctxt "form.dateHint"
    msgid "YYYY-MM-DD"
    msgstr ""

    #. On the form, while it is filled in.
    #. |   Time *              02:30                                     ▴▾
    #. |   First run           YYYY-MM-DD HH:MM                          ▴▾
    #. |   Keep                12                                        ▴▾
    msgctxt "form.timeHint"
    msgid "HH:MM"
    msgstr ""

    #. On the form, while it is filled in.
    #. |   Time *              02:30                                     ▴▾
    #. |   First run           YYYY-MM-DD HH:MM                          ▴▾
    #. |   Keep                12                                        ▴▾
    msgctxt "form.dateTimeHint"
    msgid "YYYY-MM-DD HH:MM"
    msgstr ""

    #. On the form, while it is filled in.
    #. The names of vi's modes, between the dashes that vi puts there.
    #. at most 13 columns
    msgctxt "form.insertMode"
    msgid "INSERT"
    msgstr ""

    #. On the form, while it is filled in.
    #. The names of vi's modes, between the dashes that vi puts there.
    #. at most 13 columns
    msgctxt "form.commandMode"
    msgid "COMMAND"
    msgstr ""

    #. On the form, while it is filled in.
    #. The names of vi's modes, between the dashes that vi puts there.
    #. at most 13 columns
    msgctxt "form.replaceMode"
    msgid "REPLACE"
    msgstr ""

    #. On the form, while it is filled in.
    #. Characters that a kind of keyboard has no key for.
    msgctxt "form.onlyDigits"
    msgid "Only digits can be typed here"
    msgstr ""

    #. On the form, while it is filled in.
    #. Characters that a kind of keyboard has no key for.
    msgctxt "form.onlyNumbers"
    msgid "Only numbers can be typed here"
    msgstr ""

    #. On the form, while it is filled in.
    #. Characters that a kind of keyboard has no key for.
    msgctxt "form.onlyASCII"
    msgid "Only ASCII characters can be typed here"
    msgstr ""

    #. In the bottom row, when a typed character does not fit a mask such as (999) 999-9999.
    #. {mask}: text
    msgctxt "form.noPlaceInMask"
    msgid "There is no place for this in {mask}"
    msgstr ""

    #. On the form, while it is filled in.
    #. Characters that a kind of keyboard has no key for. A text that was no value, as it was typed.
    #. {typed}: text
    msgctxt "form.noValueTyped"
    msgid "'{typed}' is not a valid value: the last one was restored"
    msgstr ""

    #. On the form, while it is filled in.
    #. Commands.
    msgctxt "form.checking"
    msgid "checking…"
    msgstr ""

    #. On the form, while it is filled in.
    #. Commands.
    msgctxt "form.loading"
    msgid "loading…"
    msgstr ""

    #. On the form, while it is filled in.
    #. Commands.
    msgctxt "form.checkRefused"
    msgid "This answer was not accepted"
    msgstr ""

    #. On the form, while it is filled in.
    #. Commands.
    msgctxt "form.checkTimedOut"
    msgid "The check took too long"
    msgstr ""

    #. On the form, while it is filled in.
    #. Commands.
    #. {reason}: text
    msgctxt "form.checkFailed"
    msgid "The check did not run: {reason}"
    msgstr ""

    #. On the form, while it is filled in.
    #. Commands.
    #. {reason}: text
    msgctxt "form.noSuggestions"
    msgid "No suggestions: {reason}"
    msgstr ""

    #. On the form, while it is filled in.
    #. Commands.
    #. {reason}: text
    msgctxt "form.optionsNotLoaded"
    msgid "The options could not be loaded: {reason}"
    msgstr ""

    #. On the form, while it is filled in.
    #. Commands.
    #. {status}: number
    msgctxt "form.commandEnded"
    msgid "the command ended with status {status}"
    msgstr ""

    #. On the form, while it is filled in.
    #. Commands.
    msgctxt "form.sourceTooLong"
    msgid "it took too long"
    msgstr ""

    #. On the form, while it is filled in.
    #. Commands.
    msgctxt "form.noList"
    msgid "it gave no list"
    msgstr ""

    #. On the form, while it is filled in.
    #. Commands.
    msgctxt "form.noVerdict"
    msgid "it gave no verdict"
    msgstr ""

    #. On the form, while it is filled in.
    #. Commands.
    msgctxt "form.commandWroteNoText"
    msgid "what the command wrote is no text in UTF-8"
    msgstr ""

    #. On the form, while it is filled in.
    #. Plain questions.
    #. |                      [ Set it up ]  3 required left
    msgctxt "form.required"
    msgid "required"
    msgstr ""

    #. On the form, while it is filled in.
    #. Plain questions.
    msgctxt "form.yesOrNoRemark"
    msgid "y/n"
    msgstr ""

    #. On the form, while it is filled in.
    #. Plain questions.
    #. | 3. bread
    #. | Sides (required, numbers separated by commas): Error: Choose at least 2
    #. | 'help' explains the question, 'back' returns to the previous one, 'review' rea
    msgctxt "form.numbersRemark"
    msgid "numbers separated by commas"
    msgstr ""

    #. On the form, while it is filled in.
    #. Plain questions.
    #. | Sides (required, numbers separated by commas): understood: rice, salad
    #. | Notes (end with a line of a single dot): File: Add a row to Guests? (y/n) [y]:
    #. | Add a row to Guests? (y/n) [y]: Guests, row 1
    msgctxt "form.dotRemark"
    msgid "end with a line of a single dot"
    msgstr ""

    #. On the form, while it is filled in.
    #. Plain questions.
    msgctxt "form.unchanged"
    msgid "unchanged"
    msgstr ""

    #. On the form, while it is filled in.
    #. Plain questions.
    msgctxt "form.cannotBeChosenRemark"
    msgid "cannot be chosen"
    msgstr ""

    #. On the form, while it is filled in.
    #. Plain questions.
    #. {count}: number
    #. | 2. team
    #. | Plan (required): Error: Answer with the name or number of an option, 1 to 2
    #. | 'help' explains the question, 'back' returns to the previous one, 'review' rea
    msgctxt "form.numberOfAnOption"
    msgid "Answer with the name or number of an option, 1 to {count}"
    msgstr ""

    #. On the form, while it is filled in.
    #. Plain questions.
    #. {message}: text
    #. | 'help' explains the question, 'back' returns to the previous one, 'review' rea
    #. | Name (required): Error: Name is required
    #. | 'help' explains the question, 'back' returns to the previous one, 'review' rea
    msgctxt "form.error"
    msgid "Error: {message}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. A day that does not exist: the name of the month, or its number, and the year.
    #. {month}: text, may be left out
    #. {number}: number, may be left out
    #. {year}: number
    #. {count}: number that decides the plural
    #. | ✗ Date *          2026-02-30                                                ▾
    #. |                   ✗ February 2026 has 28 days
    msgctxt "problem.daysOfMonth"
    msgid "{month} {year} has {count} day"
    msgid_plural "{month} {year} has {count} days"
    msgstr[0] ""
    msgstr[1] ""

    #. Under a field whose answer is not accepted.
    #. Part of a sentence: at least 3 rows.
    #. {count}: number that decides the plural
    msgctxt "problem.rows"
    msgid "{count} row"
    msgid_plural "{count} rows"
    msgstr[0] ""
    msgstr[1] ""

    #. Under a field whose answer is not accepted.
    #. Part of a sentence: at least 3 characters.
    #. {count}: number that decides the plural
    #. |                       Never shown, nor kept anywhere.
    #. |                       ✗ Use at least 8 characters
    msgctxt "problem.characters"
    msgid "{count} character"
    msgid_plural "{count} characters"
    msgstr[0] ""
    msgstr[1] ""

    #. Under a field whose answer is not accepted.
    #. Part of a sentence: in steps of 3 hours.
    #. {count}: number that decides the plural
    #. |   Ran on staging   [ ] no
    #. |                    At least an hour, with real traffic.
    #. |   Has a migration  [ ] no
    msgctxt "problem.hours"
    msgid "{count} hour"
    msgid_plural "{count} hours"
    msgstr[0] ""
    msgstr[1] ""

    #. Under a field whose answer is not accepted.
    #. Part of a sentence: in steps of 3 hours.
    #. {count}: number that decides the plural
    #. |   Has a migration    [✓] yes
    #. | ▌ Way back *        ▏Run the down migration: 2 minutes
    #. | ▌                   ▏
    msgctxt "problem.minutes"
    msgid "{count} minute"
    msgid_plural "{count} minutes"
    msgstr[0] ""
    msgstr[1] ""

    #. Under a field whose answer is not accepted.
    #. Part of a sentence: in steps of 3 hours.
    #. {count}: number that decides the plural
    msgctxt "problem.seconds"
    msgid "{count} second"
    msgid_plural "{count} seconds"
    msgstr[0] ""
    msgstr[1] ""

    #. Under a field whose answer is not accepted.
    #. An answer is missing. {subject} is the label, or an English word for it: other languages leave it out.
    #. {subject}: text, may be left out
    #. | ✗ Once more *
    #. | ▌                     ✗ This is required
    #. | ▌                     ✗ The pass phrases differ
    msgctxt "problem.isRequired"
    msgid "{subject} is required"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. A choice is missing. {subject} is the label, or an English word for it: other languages leave it out.
    #. {subject}: text, may be left out
    #. | ✗ Topic *       choose…                                                     ▾
    #. |                 ✗ Topic is required: choose one
    msgctxt "problem.chooseRequired"
    msgid "{subject} is required: choose one"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. A choice of several is missing. {subject} is the label, or an English word for it: other languages leave it out.
    #. {subject}: text, may be left out
    msgctxt "problem.chooseSeveralRequired"
    msgid "{subject} is required: choose at least one"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    #. Where the label cannot be the subject.
    msgctxt "problem.chooseOne"
    msgid "Choose one"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    #. Where the label cannot be the subject.
    #. |                           One to three. Space chooses, Return goes on.
    #. |                           ✗ Choose at least one
    #. | ▌ In a terminal                                                            ▴▾
    msgctxt "problem.chooseSeveral"
    msgid "Choose at least one"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    #. Where the label cannot be the subject.
    msgctxt "problem.addSome"
    msgid "Add at least one"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. A list has no row. {subject} is the label, or an English word for it: other languages leave it out.
    #. {subject}: text, may be left out
    msgctxt "problem.addRequired"
    msgid "{subject} is required: add at least one"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Neither yes nor no is answered. {subject} is the label, or an English word for it: other languages leave it out.
    #. {subject}: text, may be left out
    msgctxt "problem.answerRequired"
    msgid "{subject} is required: answer yes or no"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. {minimum} is a number with its noun, such as 3 characters.
    #. {minimum}: text
    #. {count}: number that decides the plural
    #. | ▌              ▏
    #. | ▌               ✗ Use at least 20 characters: there is 1
    msgctxt "problem.tooShort"
    msgid "Use at least {minimum}: there is {count}"
    msgid_plural "Use at least {minimum}: there are {count}"
    msgstr[0] ""
    msgstr[1] ""

    #. Under a field whose answer is not accepted.
    #. {minimum} is a number with its noun, such as 3 characters.
    #. {minimum}: text
    #. |                       Never shown, nor kept anywhere.
    #. |                       ✗ Use at least 8 characters
    msgctxt "problem.atLeast"
    msgid "Use at least {minimum}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. {maximum} is a number with its noun, such as 3 characters.
    #. {maximum}: text
    #. {count}: number that decides the plural
    msgctxt "problem.tooLong"
    msgid "Use at most {maximum}: there is {count}"
    msgid_plural "Use at most {maximum}: there are {count}"
    msgstr[0] ""
    msgstr[1] ""

    #. Under a field whose answer is not accepted.
    #. {maximum} is a number with its noun, such as 3 characters or 3 rows.
    #. {maximum}: text
    msgctxt "problem.atMost"
    msgid "Use at most {maximum}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. {minimum} is a number with its noun, such as 3 rows.
    #. {minimum}: text
    #. {count}: number that decides the plural
    msgctxt "problem.tooFewRows"
    msgid "Add at least {minimum}: there is {count}"
    msgid_plural "Add at least {minimum}: there are {count}"
    msgstr[0] ""
    msgstr[1] ""

    #. Under a field whose answer is not accepted.
    #. {minimum} is a number with its noun, such as 3 rows.
    #. {minimum}: text
    msgctxt "problem.noRows"
    msgid "Add at least {minimum}: there are none"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. {maximum} is a number with its noun, such as 3 rows.
    #. {maximum}: text
    #. {count}: number that decides the plural
    msgctxt "problem.tooManyRows"
    msgid "Keep at most {maximum}: there is {count}"
    msgid_plural "Keep at most {maximum}: there are {count}"
    msgstr[0] ""
    msgstr[1] ""

    #. Under a field whose answer is not accepted.
    #. A date between the steps that are allowed.
    #. {count}: number that decides the plural
    msgctxt "problem.stepOfDays"
    msgid "This must be in steps of {count} day"
    msgid_plural "This must be in steps of {count} days"
    msgstr[0] ""
    msgstr[1] ""

    #. Under a field whose answer is not accepted.
    #. The same, counted from a date.
    #. {count}: number that decides the plural
    #. {start}: text
    msgctxt "problem.stepOfDaysFrom"
    msgid "This must be in steps of {count} day from {start}"
    msgid_plural "This must be in steps of {count} days from {start}"
    msgstr[0] ""
    msgstr[1] ""

    #. Under a field whose answer is not accepted.
    #. A time between the steps that are allowed, such as 3 hours.
    #. {step}: text
    #. | ✗ Arrival       16:10                                     ▴▾
    #. |                 ✗ This must be in steps of 15 minutes from 10:00:00
    msgctxt "problem.stepOfTime"
    msgid "This must be in steps of {step}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. The same, counted from a time.
    #. {step}: text
    #. {start}: text
    #. | ✗ Arrival       16:10                                     ▴▾
    #. |                 ✗ This must be in steps of 15 minutes from 10:00:00
    msgctxt "problem.stepOfTimeFrom"
    msgid "This must be in steps of {step} from {start}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. A problem of a field in a row of a list.
    #. {row}: number
    #. {problem}: text
    msgctxt "problem.inRow"
    msgid "Row {row}, {problem}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    msgctxt "problem.isNotDate"
    msgid "This is not a date"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. What was typed, in quotes.
    #. {shown}: text
    #. | ✗ First run           2                                         ▴▾
    #. | ▌                     ✗ '2' is not a date and time; write it like 2026-02-28
    #. | ▌                     14:30
    msgctxt "problem.typedNotDate"
    msgid "{shown} is not a date"
    msgstr ""

    #. Under a field whose answer is not accepted.
    msgctxt "problem.isNotTime"
    msgid "This is not a time"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. What was typed, in quotes.
    #. {shown}: text
    #. | 'help' explains the question, 'back' returns to the previous one, 'review' rea
    #. | Day (required, YYYY-MM-DD): At (HH:MM): Error: 'late' is not a time; write it
    #. | 'help' explains the question, 'back' returns to the previous one, 'review' rea
    msgctxt "problem.typedNotTime"
    msgid "{shown} is not a time"
    msgstr ""

    #. Under a field whose answer is not accepted.
    msgctxt "problem.isNotDateTime"
    msgid "This is not a date and time"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. What was typed, in quotes.
    #. {shown}: text
    #. | ✗ First run           2                                         ▴▾
    #. | ▌                     ✗ '2' is not a date and time; write it like 2026-02-28
    #. | ▌                     14:30
    msgctxt "problem.typedNotDateTime"
    msgid "{shown} is not a date and time"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. What was typed begins several options, which are listed.
    #. {shown}: text
    #. {labels}: text
    msgctxt "problem.fitsSeveral"
    msgid "{shown} fits {labels}: choose one"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    #. {example}: text
    #. |                   Major, minor, patch, as semver.org says.
    #. |                   ✗ This must look like 2.4.1
    msgctxt "problem.wrongPattern"
    msgid "This must look like {example}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    msgctxt "problem.wrongForm"
    msgid "This does not have the required form"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital. A text for which a pattern cannot be tried in a reasonable time.
    msgctxt "problem.tooLongToCheck"
    msgid "This is too long to be checked"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    #. {mask}: text
    msgctxt "problem.wrongMask"
    msgid "Fill in the whole of {mask}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    #. {bound}: text
    #. | ✗ Customers hit *  -3                                                        ▴
    #. |                    ✗ This must be at least 0
    msgctxt "problem.belowMinimum"
    msgid "This must be at least {bound}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    #. {bound}: text
    #. |                     ✗ This must be at most 10
    #. | ▌ What you liked    choose…                             ▾
    msgctxt "problem.aboveMaximum"
    msgid "This must be at most {bound}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    #. {bound}: text
    msgctxt "problem.notAbove"
    msgid "This must be more than {bound}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    #. {bound}: text
    msgctxt "problem.notBelow"
    msgid "This must be less than {bound}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    #. Of dates and times.
    #. {bound}: text
    msgctxt "problem.tooEarly"
    msgid "This must be {bound} or later"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    #. Of dates and times.
    #. {bound}: text
    msgctxt "problem.tooLate"
    msgid "This must be {bound} or earlier"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    #. Of dates and times.
    #. {bound}: text
    msgctxt "problem.notAfter"
    msgid "This must be after {bound}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    #. Of dates and times.
    #. {bound}: text
    msgctxt "problem.notBefore"
    msgid "This must be before {bound}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    #. {step}: text
    #. | ✗ Disk, GiB          205                                                   ▴▾
    #. |                      ✗ This must be a multiple of 10
    #. | ▌ Kind of disk       SSD                                                    ▾
    msgctxt "problem.notMultiple"
    msgid "This must be a multiple of {step}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital. The option with this label must be among those that are chosen.
    #. {label}: text
    msgctxt "problem.mustBeChosen"
    msgid "“{label}” must be chosen"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital. An answer that must be like that of the field with this label.
    #. {label}: text
    #. | ✗ Mail again   ops@example
    #. | ▌              ✗ This is not the same as Mail
    msgctxt "problem.notConfirmed"
    msgid "This is not the same as {label}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital. What a schema does not allow, by its keyword.
    #. {keyword}: text
    msgctxt "problem.refusedBySchema"
    msgid "The schema does not allow this ({keyword})"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    msgctxt "problem.notAnOption"
    msgid "Choose one of the options"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital. Of a source outside, whose options change.
    #. {value}: text
    msgctxt "problem.notOffered"
    msgid "'{value}' is not offered now: choose another"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    #. {label}: text
    msgctxt "problem.disabledOption"
    msgid "{label} cannot be chosen"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    #. {minimum}: number
    #. |                           One to three. Space chooses, Return goes on.
    #. |                           ✗ Choose at least one
    #. | ▌ In a terminal                                                            ▴▾
    msgctxt "problem.tooFew"
    msgid "Choose at least {minimum}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    #. {maximum}: number
    msgctxt "problem.tooMany"
    msgid "Choose at most {maximum}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    msgctxt "problem.notUnique"
    msgid "No two may be the same"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    #. {one}: number
    #. {other}: number
    #. | ▌ [ + Add another ]
    #. | ▌ ✗ Rows 1 and 2 are the same: each may be there once
    msgctxt "problem.sameRows"
    msgid "Rows {one} and {other} are the same: each may be there once"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    #. {key}: text
    #. {one}: number
    #. {other}: number
    msgctxt "problem.sameKeys"
    msgid "'{key}' is the key of rows {one} and {other}: each may be there once"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    msgctxt "problem.noFile"
    msgid "There is no such file"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    msgctxt "problem.noDirectory"
    msgid "There is no such directory"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    msgctxt "problem.noFileOrDirectory"
    msgid "There is no such file or directory"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    msgctxt "problem.isDirectory"
    msgid "This is a directory; name a file"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    msgctxt "problem.isNoDirectory"
    msgid "This is not a directory"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    #. {label}: text
    msgctxt "problem.notValid"
    msgid "{label} is not valid"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital. A rule of the definition, in its own notation.
    #. {rule}: text
    msgctxt "problem.mustHold"
    msgid "This must hold: {rule}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    msgctxt "problem.nameExistingFile"
    msgid "Name a file that exists"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    msgctxt "problem.nameExistingDirectory"
    msgid "Name a directory that exists"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    msgctxt "problem.nameExistingFileOrDirectory"
    msgid "Name a file or directory that exists"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    msgctxt "problem.wrongFormatTime"
    msgid "This is not a time with its offset such as 14:30:00Z"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    msgctxt "problem.wrongFormatDateTime"
    msgid "This is not a date and time with its offset such as 2026-02-28T14:30:00Z"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    msgctxt "problem.wrongFormatDuration"
    msgid "This is not a duration such as P1DT2H"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    #. | ✗ IPv4               10.0.0.256
    #. |                      ✗ This is not an IPv4 address such as 192.0.2.1
    #. | ▌ IPv6               from the pool
    msgctxt "problem.wrongFormatIpv4"
    msgid "This is not an IPv4 address such as 192.0.2.1"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    msgctxt "problem.wrongFormatIpv6"
    msgid "This is not an IPv6 address such as 2001:db8::1"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    msgctxt "problem.wrongFormatUuid"
    msgid "This is not a UUID"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    msgctxt "problem.wrongFormatRegex"
    msgid "This is not a regular expression"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    msgctxt "problem.wrongFormatJsonPointer"
    msgid "This is not a JSON pointer such as /a/0"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    msgctxt "problem.wrongFormatRelativeJSONPointer"
    msgid "This is not a relative JSON pointer such as 1/a"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    msgctxt "problem.wrongFormatHostname"
    msgid "This is not a host name such as host.example.com"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    msgctxt "problem.wrongFormatUri"
    msgid "This is not a URI such as https://example.com/a"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    msgctxt "problem.wrongFormatUriReference"
    msgid "This is not a URI reference such as ../a?b=c"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of values. These begin with a capital.
    msgctxt "problem.wrongFormatUriTemplate"
    msgid "This is not a URI template such as /users/{id}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of typed text. shown is quoted, or names a secret.
    #. {shown}: text
    msgctxt "problem.typedTooLarge"
    msgid "{shown} is too large"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of typed text. shown is quoted, or names a secret.
    #. {shown}: text
    #. | ✗ Years of practice       a few                                            ▴▾
    #. |                           ✗ 'a few' is not a whole number
    msgctxt "problem.typedNotWhole"
    msgid "{shown} is not a whole number"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of typed text. shown is quoted, or names a secret.
    #. {shown}: text
    msgctxt "problem.typedNotNumber"
    msgid "{shown} is not a number"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of typed text. shown is quoted, or names a secret. With the number as the form's language writes it.
    #. {shown}: text
    #. {number}: text
    msgctxt "problem.typedLikeNumber"
    msgid "{shown} is not a number; write it like {number}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of typed text. shown is quoted, or names a secret.
    #. {shown}: text
    #. | 'help' explains the question, 'back' returns to the previous one, 'review' rea
    #. | At (HH:MM): Fish (required, y/n) [n]: Error: 'maybe' is neither yes nor no
    #. | 'help' explains the question, 'back' returns to the previous one, 'review' rea
    msgctxt "problem.typedNotYesOrNo"
    msgid "{shown} is neither yes nor no"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of typed text. shown is quoted, or names a secret.
    #. {shown}: text
    msgctxt "problem.typedNotOption"
    msgid "{shown} is not one of the options"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of typed text. shown is quoted, or names a secret. A text that can mean two things, and both.
    #. {shown}: text
    #. {one}: text
    #. {other}: text
    msgctxt "problem.twoReadings"
    msgid "{shown} can mean {one} or {other}: write the one you mean"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of typed text. shown is quoted, or names a secret.
    #. {shown}: text
    msgctxt "problem.typedWithTwoReadings"
    msgid "{shown} can mean two things: write it in full"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of typed text. shown is quoted, or names a secret.
    msgctxt "problem.typedNotList"
    msgid "the value is not a JSON list"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of typed text. shown is quoted, or names a secret.
    msgctxt "problem.typedNotObject"
    msgid "the value is not a JSON object"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of typed text. shown is quoted, or names a secret.
    msgctxt "problem.whatWasTyped"
    msgid "what was typed"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Problems of typed text. shown is quoted, or names a secret.
    #. {name}: text
    msgctxt "problem.didYouMean"
    msgid "did you mean '{name}'?"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. What can be given for a choice, when something else was; all of a few.
    #. {names}: text
    msgctxt "problem.optionsAre"
    msgid "options are {names}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Days and times that do not exist.
    #. {text}: text
    #. | ✗ First day *       2
    #. | ▌                   ✗ '2' is not a date; write it like 2026-02-28
    msgctxt "problem.notADate"
    msgid "'{text}' is not a date; write it like 2026-02-28"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Days and times that do not exist.
    #. {text}: text
    #. | 'help' explains the question, 'back' returns to the previous one, 'review' rea
    #. | Day (required, YYYY-MM-DD): At (HH:MM): Error: 'late' is not a time; write it
    #. | 'help' explains the question, 'back' returns to the previous one, 'review' rea
    msgctxt "problem.notATime"
    msgid "'{text}' is not a time; write it like 14:30"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Days and times that do not exist.
    #. {text}: text
    #. | ▌                Your local time, unless you add an offset.
    #. | ▌                ✗ '2' is not a date and time; write it like 2026-02-28 14:30
    msgctxt "problem.notADateTime"
    msgid "'{text}' is not a date and time; write it like 2026-02-28 14:30"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Days and times that do not exist.
    #. {text}: text
    msgctxt "problem.notAnOffset"
    msgid "'{text}' is not a UTC offset; write it like +01:00 or Z"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Days and times that do not exist.
    #. {year}: number
    msgctxt "problem.noYear"
    msgid "there is no year {year}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Days and times that do not exist.
    #. {month}: number
    msgctxt "problem.noMonth"
    msgid "there is no month {month}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Days and times that do not exist.
    #. {day}: number
    msgctxt "problem.noDay"
    msgid "there is no day {day}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Days and times that do not exist.
    #. {hour}: number
    msgctxt "problem.noHour"
    msgid "there is no hour {hour}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Days and times that do not exist.
    #. {minute}: number
    msgctxt "problem.noMinute"
    msgid "there is no minute {minute}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Days and times that do not exist.
    #. {second}: number
    msgctxt "problem.noSecond"
    msgid "there is no second {second}"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    #. | ▌               › [ ] Forms
    #. | ▌                 [ ] Keys
    #. | ▌                 [ ] Cells
    msgctxt "help.title"
    msgid "Keys"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.thisField"
    msgid "This field"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.theForm"
    msgid "The form"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.editing"
    msgid "Editing"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    #. | ▌ [ + Add another ]
    #. | ▌ ✗ Rows 1 and 2 are the same: each may be there once
    msgctxt "help.rows"
    msgid "Rows"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.addRemoveRow"
    msgid "add a row, remove it"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.removeRow"
    msgid "remove the row"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.moveRow"
    msgid "move it up, down"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.undoRemoval"
    msgid "bring a removed row back"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.findRow"
    msgid "find a row"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.lineAboveBelow"
    msgid "line above, below"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.nextValue"
    msgid "next value, back"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.takeSuggestion"
    msgid "take suggestion"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    #. | ▌                   ▏
    #. | ▌                    › Run the down migration: 2 minutes          suggestions
    #. | ▌                      Restore the snapshot of last night, an h…  suggestions
    msgctxt "help.suggestions"
    msgid "suggestions"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.showTyped"
    msgid "show what is typed"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.calendar"
    msgid "the calendar"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.openClose"
    msgid "open, close"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.submitField"
    msgid "submit the field"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.optionAboveBelow"
    msgid "option above, below"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.chooseOrNot"
    msgid "select or deselect"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.submitForm"
    msgid "submit the form"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.errors"
    msgid "what is wrong"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.chooseAllOrNone"
    msgid "choose all shown, none"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    #. |   Kind                A disk of this machine                     ▾
    #. |   Disk                choose…                                    ▾
    msgctxt "help.choose"
    msgid "choose"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    #. | ▌ From *          type to filter                             ▾
    #. | ▌                 › ○ Amsterdam                               ▐
    msgctxt "help.filter"
    msgid "filter"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    #. |   Country *       DE
    #. |                   Two letters.
    #. |   Street *        12 High Street
    msgctxt "help.letters"
    msgid "letters"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    #. | ▌               ✗ Enter a valid telephone number, such as +44 20 7946 0958: it
    #. | ▌               has only 2 digits
    msgctxt "help.digits"
    msgid "digits"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.largeSteps"
    msgid "in large steps"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.sort"
    msgid "sort by a column"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.onOrOff"
    msgid "on or off"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.yesNo"
    msgid "yes, no"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.pressButton"
    msgid "press the button"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.newLine"
    msgid "a new line"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.nextField"
    msgid "next field, back"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.fieldAboveBelow"
    msgid "field above, below"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.firstLastField"
    msgid "first, last field"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.turnPage"
    msgid "page before, next page"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.halfScreen"
    msgid "half a screen"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.closeThenCancel"
    msgid "close, then cancel"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.cancelAtOnce"
    msgid "cancel at once"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.drawAgain"
    msgid "draw again"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.suspend"
    msgid "suspend"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.lineStartEnd"
    msgid "start, end of line"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.startEnd"
    msgid "start, end"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.wordBackOn"
    msgid "word back, on"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.cutWordBefore"
    msgid "cut the word before"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.cutWordAfter"
    msgid "cut the word after"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.cutBeforeAfter"
    msgid "cut before, after"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.pasteCut"
    msgid "paste what was cut"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.undo"
    msgid "undo"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.earlierAnswers"
    msgid "earlier answers"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.searchAnswers"
    msgid "search in them"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.viCommands"
    msgid "vi: commands"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.viInsert"
    msgid "vi: insert"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.inEditor"
    msgid "in your editor"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.anyKey"
    msgid "any key: back"
    msgstr ""

    #. On the help screen (F1), behind the keys that do it.
    msgctxt "help.moreKeys"
    msgid "Up, Down: more; any other key: back"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The way through the questions. What a text was taken for.
    #. {text}: text
    #. | 'help' explains the question, 'back' returns to the previous one, 'review' rea
    #. | Plan (required): understood: free
    #. | 1. rice
    msgctxt "question.understood"
    msgid "understood: {text}"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The way through the questions.
    #. | Name: Name: Ada
    #. | Code: answered, not shown
    #. | Seats: 4
    msgctxt "question.isAnsweredUnseen"
    msgid "answered, not shown"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The way through the questions.
    #. | Day: 2026-12-24
    #. | At: not answered
    #. | Fish: yes
    msgctxt "question.isNotAnswered"
    msgid "not answered"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The way through the questions.
    #. {label}: text
    msgctxt "question.wasNotAnswered"
    msgid "{label} was not answered"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The way through the questions.
    msgctxt "question.endedEarly"
    msgid "input ended before every question was answered"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The way through the questions. A line that is not UTF-8.
    msgctxt "question.lineIsNotText"
    msgid "This line is not UTF-8"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The way through the questions. What can be answered once all answers have been read out.
    msgctxt "question.submitOrGoBack"
    msgid "Press Return to submit, or type the name of a question to change its answer"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The way through the questions. What can be answered besides, told after an error.
    #. {help}: text
    #. {back}: text
    #. {review}: text
    #. {quit}: text
    #. | 11 questions; an empty line takes what stands in brackets
    #. | 'help' explains the question, 'back' returns to the previous one, 'review' rea
    #. | Name (required): Error: Name is required
    msgctxt "question.helpfulWords"
    msgid "'{help}' explains the question, '{back}' returns to the previous one, '{review}' reads your answers, '{quit}' ends"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The way through the questions. What can be answered besides, told after an error.
    #. A word to type instead of an answer, in small letters.
    #. |   Kind                A server                                   ▾
    #. | ▌ Server *            back
    #. |   Account key *
    msgctxt "question.wordBack"
    msgid "back"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The way through the questions. What can be answered besides, told after an error.
    #. A word to type instead of an answer, in small letters.
    #. | 11 questions; an empty line takes what stands in brackets
    #. | 'help' explains the question, 'back' returns to the previous one, 'review' rea
    #. | Name (required): Error: Name is required
    msgctxt "question.wordReview"
    msgid "review"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The way through the questions. What can be answered besides, told after an error.
    #. A word to type instead of an answer, in small letters.
    #. | ▌                           there are  *
    #. | ▌                       [ ] I would help to mend it
    #. | ▌                     0 chosen
    msgctxt "question.wordHelp"
    msgid "help"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The way through the questions. What can be answered besides, told after an error.
    #. A word to type instead of an answer, in small letters.
    #. | An answer is required.
    #. | Also: 'back' returns to the previous question, 'review' reads your answers, 'h
    #. | Name (required): What you type is not shown.
    msgctxt "question.wordClear"
    msgid "clear"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The way through the questions. What can be answered besides, told after an error.
    #. A word to type instead of an answer, in small letters.
    #. | 11 questions; an empty line takes what stands in brackets
    #. | 'help' explains the question, 'back' returns to the previous one, 'review' rea
    #. | Name (required): Error: Name is required
    msgctxt "question.wordQuit"
    msgid "quit"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The way through the questions. What can be answered besides, told after an error.
    #. A word to type instead of an answer, in small letters.
    msgctxt "question.wordOpen"
    msgid "open"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The way through the questions. At the start, how many there are.
    #. The brackets are square ones.
    #. {count}: number that decides the plural
    #. | Order
    #. | 11 questions; an empty line takes what stands in brackets
    #. | 'help' explains the question, 'back' returns to the previous one, 'review' rea
    msgctxt "question.questions"
    msgid "{count} question; an empty line takes what stands in brackets"
    msgid_plural "{count} questions; an empty line takes what stands in brackets"
    msgstr[0] ""
    msgstr[1] ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The way through the questions. The help on a question; whole sentences.
    #. {number}: number
    #. {count}: number
    #. | 'help' explains the question, 'back' returns to the previous one, 'review' rea
    #. | Name (required): Question 1 of 11.
    #. | Answer in one line of 2 to 20 characters.
    msgctxt "question.place"
    msgid "Question {number} of {count}."
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The way through the questions. Before a secret is typed.
    #. | Also: 'back' returns to the previous question, 'review' reads your answers, 'h
    #. | Name (required): What you type is not shown.
    #. | Code: Seats (required, 1 to 9): Error: 'x' is not a whole number
    msgctxt "question.notShown"
    msgid "What you type is not shown."
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The way through the questions. How a text must look: what stands in it, joined by commas.
    #. {parts}: text
    msgctxt "question.mask"
    msgid "In this order: {parts}."
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The way through the questions. In how a text must look.
    #. {count}: number that decides the plural
    #. | ▌               ✗ Enter a valid telephone number, such as +44 20 7946 0958: it
    #. | ▌               has only 2 digits
    msgctxt "question.maskDigits"
    msgid "{count} digit"
    msgid_plural "{count} digits"
    msgstr[0] ""
    msgstr[1] ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The way through the questions. In how a text must look.
    #. {count}: number that decides the plural
    #. |   Country *       DE
    #. |                   Two letters.
    #. |   Street *        12 High Street
    msgctxt "question.maskLetters"
    msgid "{count} letter"
    msgid_plural "{count} letters"
    msgstr[0] ""
    msgstr[1] ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The way through the questions. In how a text must look.
    #. {count}: number that decides the plural
    msgctxt "question.maskCharacters"
    msgid "{count} letter or digit"
    msgid_plural "{count} letters or digits"
    msgstr[0] ""
    msgstr[1] ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The way through the questions.
    #. | 'help' explains the question, 'back' returns to the previous one, 'review' rea
    #. | Name (required): Error: This is the first question
    #. | Name (required): Error: Name is required
    msgctxt "question.isFirst"
    msgid "This is the first question"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The way through the questions. Which letter says yes.
    #. n is understood in every language.
    #. {yes}: text
    #. | Sides (required, numbers separated by commas): understood: rice, salad
    #. | Notes (end with a line of a single dot): File: Add a row to Guests? (y/n) [y]:
    #. | Add a row to Guests? (y/n) [y]: Guests, row 1
    msgctxt "question.answerYesOrNo"
    msgid "Answer {yes} or n"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The way through the questions.
    #. {review}: text
    #. {back}: text
    msgctxt "question.earlierAnswers"
    msgid "Your earlier answers are restored: '{review}' reads them, '{back}' returns to them."
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. Rows of a list, counted from 1.
    #. {list}: text
    #. {row}: number
    msgctxt "question.keepRow"
    msgid "Keep {list}, row {row}?"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. Rows of a list, counted from 1.
    #. {list}: text
    #. | Sides (required, numbers separated by commas): understood: rice, salad
    #. | Notes (end with a line of a single dot): File: Add a row to Guests? (y/n) [y]:
    #. | Add a row to Guests? (y/n) [y]: Guests, row 1
    msgctxt "question.addRow"
    msgid "Add a row to {list}?"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. Rows of a list, counted from 1.
    #. {list}: text
    #. | Guests: not answered
    #. | Name: Add another row to Guests? (y/n) [n]: Error: Answer y or n
    #. | Add another row to Guests? (y/n) [n]:
    msgctxt "question.addAnotherRow"
    msgid "Add another row to {list}?"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. Rows of a list, counted from 1.
    #. {list}: text
    #. {row}: number
    msgctxt "question.row"
    msgid "{list}, row {row}"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The help on a question; whole sentences.
    #. | Answer in one line of 2 to 20 characters.
    #. | An answer is required.
    #. | Also: 'back' returns to the previous question, 'review' reads your answers, 'h
    msgctxt "question.mustBeAnswered"
    msgid "An answer is required."
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The help on a question; whole sentences.
    msgctxt "question.needNotBeAnswered"
    msgid "Optional: press Return to skip."
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The help on a question; whole sentences.
    #. The brackets are square ones.
    #. {preset}: text
    msgctxt "question.emptyLineTakes"
    msgid "Press Return for the value in brackets: {preset}."
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The help on a question; whole sentences. A word that is no answer, and what it does.
    #. {word}: text
    #. {label}: text
    msgctxt "question.hostedWord"
    msgid "'{word}' at any question: {label}"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The help on a question; whole sentences.
    #. {back}: text
    #. {review}: text
    #. {help}: text
    #. {clear}: text
    #. {quit}: text
    #. | An answer is required.
    #. | Also: 'back' returns to the previous question, 'review' reads your answers, 'h
    #. | Name (required): What you type is not shown.
    msgctxt "question.wishes"
    msgid "Also: '{back}' returns to the previous question, '{review}' reads your answers, '{help}' repeats this, '{clear}' removes the answer, '{quit}' ends without submitting."
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The help on a question; whole sentences. More options than anybody wants to hear.
    #. {count}: number that decides the plural
    msgctxt "question.manyOptions"
    msgid "{count} option: type part of a name to list it if it matches"
    msgid_plural "{count} options: type part of a name to list those that match"
    msgstr[0] ""
    msgstr[1] ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The help on a question; whole sentences.
    #. {yes}: text
    #. {no}: text
    msgctxt "question.flag"
    msgid "Answer {yes} or {no}."
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The help on a question; whole sentences.
    msgctxt "question.option"
    msgid "Answer with the number of an option, or its name."
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The help on a question; whole sentences.
    msgctxt "question.options"
    msgid "Answer with the numbers of options, or their names, separated by commas."
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The help on a question; whole sentences. bounds and lengths are empty, or are appended without a separator.
    #. {bounds} is empty or begins with a comma and a blank.
    #. {bounds}: text
    msgctxt "question.wholeNumber"
    msgid "Answer with a whole number{bounds}."
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The help on a question; whole sentences. bounds and lengths are empty, or are appended without a separator.
    #. {bounds} is empty or begins with a comma and a blank.
    #. {bounds}: text
    msgctxt "question.number"
    msgid "Answer with a number{bounds}."
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The help on a question; whole sentences. bounds and lengths are empty, or are appended without a separator.
    #. {bounds} is empty or begins with a comma and a blank.
    #. {form}: text
    #. {bounds}: text
    msgctxt "question.moment"
    msgid "Answer as {form}{bounds}."
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The help on a question; whole sentences.
    #. {lengths}: text
    msgctxt "question.lines"
    msgid "Answer in any number of lines{lengths}; end with a line of a single dot."
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The help on a question; whole sentences.
    #. {lengths}: text
    msgctxt "question.hiddenLines"
    msgid "Answer in any number of lines{lengths}, which are not shown; end with a line of a single dot."
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The help on a question; whole sentences.
    msgctxt "question.rows"
    msgid "Answer row by row."
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The help on a question; whole sentences.
    #. {lengths}: text
    msgctxt "question.hiddenLine"
    msgid "Answer in one line{lengths}, which is not shown."
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. The help on a question; whole sentences.
    #. {lengths}: text
    #. | Name (required): Question 1 of 11.
    #. | Answer in one line of 2 to 20 characters.
    #. | An answer is required.
    msgctxt "question.line"
    msgid "Answer in one line{lengths}."
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. Limits.
    #. Of a number, and of a date or a time too.
    #. {least}: text
    #. {most}: text
    msgctxt "question.between"
    msgid "{least} to {most}"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. Limits.
    #. Of a number, and of a date or a time too.
    #. {least}: text
    #. |                       Never shown, nor kept anywhere.
    #. |                       ✗ Use at least 8 characters
    msgctxt "question.atLeast"
    msgid "at least {least}"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. Limits.
    #. Of a number, and of a date or a time too.
    #. {most}: text
    #. |                     ✗ This must be at most 10
    #. | ▌ What you liked    choose…                             ▾
    msgctxt "question.atMost"
    msgid "at most {most}"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. Limits.
    #. Of a number, and of a date or a time too.
    #. {bound}: text
    #. |   Explanation ────────────────────────────────────────────────────────────────
    #. | ▌ Why              ▏Nobody expects a form to read more than t
    #. | ▌                  ▏
    msgctxt "question.moreThan"
    msgid "more than {bound}"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. Limits.
    #. Of a number, and of a date or a time too.
    #. {bound}: text
    msgctxt "question.lessThan"
    msgid "less than {bound}"
    msgstr ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. Limits. Numbers of characters.
    #. {least}: number
    #. {most}: number that decides the plural
    msgctxt "question.lengthBetween"
    msgid " of {least} to {most} character"
    msgid_plural " of {least} to {most} characters"
    msgstr[0] ""
    msgstr[1] ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. Limits. Numbers of characters.
    #. {least}: number that decides the plural
    msgctxt "question.lengthAtLeast"
    msgid " of at least {least} character"
    msgid_plural " of at least {least} characters"
    msgstr[0] ""
    msgstr[1] ""

    #. Plain questions, one a line: `formline run --accessible`.
    #. Limits. Numbers of characters.
    #. {most}: number that decides the plural
    msgctxt "question.lengthAtMost"
    msgid " of at most {most} character"
    msgid_plural " of at most {most} characters"
    msgstr[0] ""
    msgstr[1] ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    #. | ✗ E-mail *      g
    #. | ▌               ✗ Enter a valid email address, such as name@example.com: the @
    #. | ▌               sign is missing
    msgctxt "wanted.emailAddress"
    msgid "a valid email address"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.url"
    msgid "a valid URL"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.hostName"
    msgid "a valid host name"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    #. | ✗ Telephone *   12
    #. | ▌               ✗ Enter a valid telephone number, such as +44 20 7946 0958: it
    #. | ▌               has only 2 digits
    msgctxt "wanted.telephoneNumber"
    msgid "a valid telephone number"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    #. |                   Two letters.
    #. |                   ✗ Enter a valid country code of two letters, such as DE
    #. | ▌ Street *        12 High Street
    msgctxt "wanted.callingCode"
    msgid "a valid country code"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.telephonePart"
    msgid "only the digits of this part of the telephone number"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.postalCode"
    msgid "a valid postal code"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.cardNumber"
    msgid "a valid card number"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.cardExpiration"
    msgid "a valid expiration date as month and year"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.expirationDate"
    msgid "a valid expiration date"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.expirationYear"
    msgid "a valid expiration year"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    #. | ✗ One-time code *  ••
    #. | ▌                  ✗ Enter a valid code: it needs 4 to 8 digits, not 2
    msgctxt "wanted.oneTimeCode"
    msgid "a valid code"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.securityCode"
    msgid "a valid security code"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.eid"
    msgid "a valid EID"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.imei"
    msgid "a valid IMEI"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.dayOfMonth"
    msgid "a valid day of the month"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.month"
    msgid "a valid month"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.expirationMonth"
    msgid "a valid expiration month"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.amount"
    msgid "a valid amount"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.birthdate"
    msgid "a valid date of birth as year-month-day"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.birthYear"
    msgid "a valid year of birth with four digits"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.dateTime"
    msgid "a valid date and time"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.flightNumber"
    msgid "a valid flight number"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.trackingNumber"
    msgid "a valid tracking number"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.branchName"
    msgid "a valid branch name"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    #. |                   Two letters.
    #. |                   ✗ Enter a valid country code of two letters, such as DE
    #. | ▌ Street *        12 High Street
    msgctxt "wanted.countryCode"
    msgid "a valid country code of two letters"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    #. | ✗ Currency *      DOLLAR
    #. |                   ✗ Enter a valid currency code of three letters, such as EUR
    #. | ▌ Your reference
    msgctxt "wanted.currencyCode"
    msgid "a valid currency code of three letters"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.languageCode"
    msgid "a valid language code"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.timeZone"
    msgid "a valid time zone"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.nameOnCard"
    msgid "name on the card"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    #. |                   Two letters.
    #. |   Street *        12 High Street
    #. |   Street, line 2  Apartment 3
    msgctxt "wanted.street"
    msgid "12 High Street"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    #. |   Street *        12 High Street
    #. |   Street, line 2  Apartment 3
    #. |   Postal code *
    msgctxt "wanted.apartment"
    msgid "Apartment 3"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.cityAndState"
    msgid "City, State"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    #. |   Without it nobody can read the backup. Not even you.
    #. |   Pass phrase *       a long passphrase
    #. |   Once more *
    msgctxt "wanted.passphrase"
    msgid "a long passphrase"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    #. A hint: 4 to 8 digits. {count} is the last of the numbers in {list}.
    #. {list}: text
    #. {count}: number that decides the plural, may be left out
    #. | ▌               ✗ Enter a valid telephone number, such as +44 20 7946 0958: it
    #. | ▌               has only 2 digits
    msgctxt "wanted.digits"
    msgid "{list} digits"
    msgid_plural "{list} digits"
    msgstr[0] ""
    msgstr[1] ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.monthAndYear"
    msgid "MM/YY"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    #. |   Time *              02:30                                     ▴▾
    #. |   First run           YYYY-MM-DD HH:MM                          ▴▾
    #. |   Keep                12                                        ▴▾
    msgctxt "wanted.year"
    msgid "YYYY"
    msgstr ""

    #. What to enter, as the object of “Enter …”; or a hint in an empty field.
    msgctxt "wanted.day"
    msgid "DD"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. {wanted}: text
    #. | ✗ E-mail *      g
    #. | ▌               ✗ Enter a valid email address, such as name@example.com: the @
    #. | ▌               sign is missing
    msgctxt "sentence.enter"
    msgid "Enter {wanted}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Part of a sentence: a valid postal code for Germany. {country} is English: other languages say the code.
    #. {wanted}: text
    #. {country}: text, may be left out
    #. {code}: text, may be left out
    msgctxt "sentence.forCountry"
    msgid "{wanted} for {country}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. {advice}: text
    #. {example}: text
    #. | ✗ E-mail *      g
    #. | ▌               ✗ Enter a valid email address, such as name@example.com: the @
    #. | ▌               sign is missing
    msgctxt "sentence.suchAs"
    msgid "{advice}, such as {example}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. Two examples.
    #. {advice}: text
    #. {one}: text
    #. {other}: text
    msgctxt "sentence.suchAsEither"
    msgid "{advice}, such as {one} or {other}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. What to enter, and what is wrong.
    #. {advice}: text
    #. {fault}: text
    msgctxt "sentence.because"
    msgid "{advice}: {fault}"
    msgstr ""

    #. Under a field whose answer is not accepted.
    msgctxt "sentence.cardExpired"
    msgid "This card has expired: enter an expiration date that is not in the past"
    msgstr ""

    #. Under a field whose answer is not accepted.
    msgctxt "sentence.cardExpiredYear"
    msgid "This card has expired: enter an expiration year that is not in the past"
    msgstr ""

    #. Under a field whose answer is not accepted.
    msgctxt "sentence.bornInFuture"
    msgid "Enter a date of birth that is not in the future"
    msgstr ""

    #. Under a field whose answer is not accepted.
    #. {years}: number that decides the plural
    msgctxt "sentence.bornTooLongAgo"
    msgid "Enter a date of birth that is not more than {years} year ago"
    msgid_plural "Enter a date of birth that is not more than {years} years ago"
    msgstr[0] ""
    msgstr[1] ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Part of a sentence: 13, 16 or 19 digits. {count} is the last of the numbers in {list}.
    #. {list}: text
    #. {count}: number that decides the plural, may be left out
    #. | ▌               ✗ Enter a valid telephone number, such as +44 20 7946 0958: it
    #. | ▌               has only 2 digits
    msgctxt "fault.digits"
    msgid "{list} digit"
    msgid_plural "{list} digits"
    msgstr[0] ""
    msgstr[1] ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. {count}: number that decides the plural
    msgctxt "fault.tooFewDigits"
    msgid "it has only {count} digit"
    msgid_plural "it has only {count} digits"
    msgstr[0] ""
    msgstr[1] ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. {count}: number that decides the plural
    msgctxt "fault.tooManyDigits"
    msgid "it has {count} digit, more than any number has"
    msgid_plural "it has {count} digits, more than any number has"
    msgstr[0] ""
    msgstr[1] ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. |                      ✗ Enter a valid email address, such as name@example.com:
    #. |                      cannot contain spaces
    msgctxt "fault.spaces"
    msgid "spaces"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    msgctxt "fault.invisibleSpaces"
    msgid "invisible spaces"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    msgctxt "fault.controlCharacters"
    msgid "control characters"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. {character}: text
    msgctxt "fault.character"
    msgid "'{character}'"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. {what}: text
    msgctxt "fault.cannotContain"
    msgid "it cannot contain {what}"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    msgctxt "fault.tooLong"
    msgid "it is too long"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. E-mail addresses.
    #. | ▌               ✗ Enter a valid email address, such as name@example.com: the
    #. | ▌               part after the @ sign is missing
    msgctxt "fault.missingAt"
    msgid "the @ sign is missing"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. E-mail addresses.
    msgctxt "fault.moreThanOneAt"
    msgid "there is more than one @ sign"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. E-mail addresses.
    msgctxt "fault.missingLocalPart"
    msgid "the part before the @ sign is missing"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. E-mail addresses.
    msgctxt "fault.missingDomain"
    msgid "the part after the @ sign is missing"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. E-mail addresses.
    msgctxt "fault.missingDot"
    msgid "the part after the @ sign has no dot"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. E-mail addresses.
    msgctxt "fault.dotBeforeAt"
    msgid "there is a dot too many before the @ sign"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. E-mail addresses.
    #. | ▌                   ✗ Enter a valid email address, such as name@example.com:
    #. | ▌                   there is a dot too many after the @ sign
    msgctxt "fault.dotAfterAt"
    msgid "there is a dot too many after the @ sign"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. E-mail addresses.
    msgctxt "fault.hyphenBesideDot"
    msgid "a hyphen cannot stand beside a dot or the @ sign"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. E-mail addresses.
    msgctxt "fault.comma"
    msgid "there is a comma where a dot belongs"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. E-mail addresses.
    #. {what}: text
    msgctxt "fault.cannotStandBeforeAt"
    msgid "{what} cannot stand before the @ sign"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. E-mail addresses.
    #. {what}: text
    msgctxt "fault.cannotStandAfterAt"
    msgid "{what} cannot stand after the @ sign"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. URLs and host names.
    msgctxt "fault.missingScheme"
    msgid "https:// is missing at the start"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. URLs and host names.
    #. {scheme}: text
    msgctxt "fault.missingSlashes"
    msgid "// is missing after {scheme}:"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. URLs and host names.
    msgctxt "fault.missingHost"
    msgid "the host name is missing after //"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. URLs and host names.
    msgctxt "fault.missingRest"
    msgid "nothing follows the colon"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. URLs and host names.
    msgctxt "fault.badHost"
    msgid "the host name is not a valid one"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. URLs and host names.
    msgctxt "fault.badPort"
    msgid "the port after the host name is not a number up to 65535"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. URLs and host names.
    msgctxt "fault.notAURL"
    msgid "leave out everything up to ://"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. URLs and host names.
    #. | ▌                   ✗ Enter a valid email address, such as name@example.com:
    #. | ▌                   there is a dot too many after the @ sign
    msgctxt "fault.dotTooMany"
    msgid "there is a dot too many"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. URLs and host names.
    msgctxt "fault.hyphenAtEnd"
    msgid "no part can begin or end with a hyphen"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. URLs and host names.
    msgctxt "fault.partTooLong"
    msgid "a part between dots has more than 63 letters"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. URLs and host names.
    #. {letters}: number that decides the plural
    msgctxt "fault.longerThan"
    msgid "it has more than {letters} letter"
    msgid_plural "it has more than {letters} letters"
    msgstr[0] ""
    msgstr[1] ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Digits.
    #. A rule for what was typed.
    msgctxt "fault.onlyDigits"
    msgid "it has only digits"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Digits.
    #. {digits}: text
    #. {found}: number
    #. | ✗ One-time code *  ••
    #. | ▌                  ✗ Enter a valid code: it needs 4 to 8 digits, not 2
    msgctxt "fault.needsDigits"
    msgid "it needs {digits}, not {found}"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Digits.
    #. {network}: text
    #. {digits}: text
    #. {found}: number
    msgctxt "fault.networkLength"
    msgid "{network} numbers have {digits}, not {found}"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Digits.
    msgctxt "fault.wrongDigit"
    msgid "at least one digit is wrong"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Digits.
    msgctxt "fault.misplacedPlus"
    msgid "the + can only stand at the start"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Digits.
    #. {code}: text
    msgctxt "fault.unknownCallingCode"
    msgid "no country has +{code}"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Digits.
    msgctxt "fault.callingCodeForm"
    msgid "it is a + and one to three digits"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Numbers, days and times.
    #. {least}: number
    #. {most}: number
    msgctxt "fault.isNumber"
    msgid "a number from {least} to {most}"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Numbers, days and times.
    #. {least}: number
    #. {most}: number
    msgctxt "fault.isFrom"
    msgid "it is from {least} to {most}"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Numbers, days and times.
    msgctxt "fault.monthNumberOrName"
    msgid "a number from 1 to 12 or a name, such as March"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Numbers, days and times.
    msgctxt "fault.cardMonth"
    msgid "the month is 01 to 12"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Numbers, days and times.
    msgctxt "fault.cardExpired"
    msgid "this card has expired"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Numbers, days and times.
    #. {years}: number that decides the plural
    msgctxt "fault.cardValidTooLong"
    msgid "no card is valid for more than {years} year"
    msgid_plural "no card is valid for more than {years} years"
    msgstr[0] ""
    msgstr[1] ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Numbers, days and times.
    msgctxt "fault.inFuture"
    msgid "it is in the future"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Numbers, days and times.
    #. {years}: number that decides the plural
    msgctxt "fault.tooLongAgo"
    msgid "it is more than {years} year ago"
    msgid_plural "it is more than {years} years ago"
    msgstr[0] ""
    msgstr[1] ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Numbers, days and times.
    msgctxt "fault.noSuchDay"
    msgid "there is no such day"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Numbers, days and times.
    msgctxt "fault.noSuchTime"
    msgid "there is no such time of day"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Flights and parcels.
    #. A rule for what was typed.
    msgctxt "fault.airline"
    msgid "it begins with the airline's two or three letters"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Flights and parcels.
    #. A rule for what was typed.
    msgctxt "fault.flightDigits"
    msgid "one to four digits follow the airline"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Flights and parcels.
    #. {found}: number
    msgctxt "fault.trackingLength"
    msgid "it needs 6 to 40 letters and digits, not {found}"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Branches.
    msgctxt "fault.twoDots"
    msgid "it cannot contain two dots in a row"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Branches.
    msgctxt "fault.endsInLock"
    msgid "no part can end with .lock"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Branches.
    msgctxt "fault.misplacedSlash"
    msgid "a slash can only stand between two names"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Branches.
    msgctxt "fault.atBrace"
    msgid "it cannot contain @{"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Branches.
    msgctxt "fault.leadingHyphen"
    msgid "it cannot begin with a hyphen"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Branches.
    msgctxt "fault.lonelyAt"
    msgid "@ alone has another meaning"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Branches.
    msgctxt "fault.partWithLeadingDot"
    msgid "no part can begin with a dot"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Branches.
    msgctxt "fault.trailingDot"
    msgid "it cannot end with a dot"
    msgstr ""

    #. Under a field whose answer is not accepted: a clause behind the colon of “Enter a valid email address: …”.
    #. Branches.
    #. {name}: text
    #. | ▌                 ✗ Enter a valid currency code of three letters, such as EUR:
    #. | ▌                 did you mean USD?
    #. |   Your reference
    msgctxt "fault.meant"
    msgid "did you mean {name}?"
    msgstr ""

    #. Behind a suggestion: where it comes from.
    msgctxt "source.clipboard"
    msgid "clipboard"
    msgstr ""

    #. Behind a suggestion: where it comes from.
    msgctxt "source.clock"
    msgid "clock"
    msgstr ""

    #. Behind a suggestion: where it comes from.
    msgctxt "source.environment"
    msgid "environment"
    msgstr ""

    #. Behind a suggestion: where it comes from.
    msgctxt "source.generator"
    msgid "generator"
    msgstr ""

    #. Behind a suggestion: where it comes from.
    msgctxt "source.git"
    msgid "git"
    msgstr ""

    #. Behind a suggestion: where it comes from.
    msgctxt "source.history"
    msgid "history"
    msgstr ""

    #. Behind a suggestion: where it comes from.
    #. | ▌                       · Tape  not any more
    #. |   Server *            host.example.com
    #. |   Account key *
    msgctxt "source.host"
    msgid "host"
    msgstr ""

    #. Behind a suggestion: where it comes from.
    #. |   2 answers need attention  Alt+e: to this list
    #. |   Pass phrase: The pass phrases differ
    msgctxt "source.list"
    msgid "list"
    msgstr ""

    #. Behind a suggestion: where it comes from.
    #. | ✗ Currency *      USD
    #. | ▌                   USD  locale
    #. | ▌                   UAH  Ukrainian Hryvnia
    msgctxt "source.locale"
    msgid "locale"
    msgstr ""

    #. Behind a suggestion: where it comes from.
    #. | ▌                   ▏
    #. | ▌                    › Run the down migration: 2 minutes          suggestions
    #. | ▌                      Restore the snapshot of last night, an h…  suggestions
    msgctxt "source.suggestions"
    msgid "suggestions"
    msgstr ""

    #. Behind a suggestion: where it comes from.
    msgctxt "source.user"
    msgid "user"
    msgstr ""

    #. Behind a suggestion: where it comes from.
    msgctxt "source.form"
    msgid "this form"
    msgstr ""

    #. Not shown: what a person may type for a date or a time. “-” for nothing.
    #. The weekdays from Monday on as they may be typed, in small letters: each with its short forms behind |, a comma between two.
    msgctxt "read.weekdays"
    msgid "monday|mon,tuesday|tue|tues,wednesday|wed,thursday|thu|thur|thurs,friday|fri,saturday|sat,sunday|sun"
    msgstr ""

    #. Not shown: what a person may type for a date or a time. “-” for nothing.
    #. The months from January on, likewise.
    msgctxt "read.months"
    msgid "january|jan,february|feb,march|mar,april|apr,may,june|jun,july|jul,august|aug,september|sep|sept,october|oct,november|nov,december|dec"
    msgstr ""

    #. Not shown: what a person may type for a date or a time. “-” for nothing.
    #. Days counted from today.
    msgctxt "read.days"
    msgid "day before yesterday|the day before yesterday=-2,yesterday=-1,today=0,tomorrow=1,day after tomorrow|the day after tomorrow=2"
    msgstr ""

    #. Not shown: what a person may type for a date or a time. “-” for nothing.
    #. Days and weeks from today: N is a number, = gives the days of one.
    msgctxt "read.spans"
    msgid "in N days|in N day|N days from now|N day from now=1,in N weeks|in N week|N weeks from now|N week from now=7,N days ago|N day ago=-1,N weeks ago|N week ago=-7"
    msgstr ""

    #. Not shown: what a person may type for a date or a time. “-” for nothing.
    #. What stands before or after a weekday that is the coming one; _ is a blank.
    msgctxt "read.coming"
    msgid "this_coming_|this_|coming_|on_"
    msgstr ""

    #. Not shown: what a person may type for a date or a time. “-” for nothing.
    #. The same of one that may be the coming one or the one after it.
    msgctxt "read.next"
    msgid "next_"
    msgstr ""

    #. Not shown: what a person may type for a date or a time. “-” for nothing.
    #. The same of one in the next week.
    msgctxt "read.nextWeek"
    msgid "-"
    msgstr ""

    #. Not shown: what a person may type for a date or a time. “-” for nothing.
    #. What stands at a time before noon.
    msgctxt "read.morning"
    msgid "am|a.m.|a.m|in the morning"
    msgstr ""

    #. Not shown: what a person may type for a date or a time. “-” for nothing.
    #. What stands at a time after noon.
    msgctxt "read.afternoon"
    msgid "pm|p.m.|p.m|in the afternoon"
    msgstr ""

    #. Not shown: what a person may type for a date or a time. “-” for nothing.
    #. What stands at a time in the evening, from five to eleven o'clock: at twelve it would be midnight.
    msgctxt "read.evening"
    msgid "in the evening|at night"
    msgstr ""

    #. Not shown: what a person may type for a date or a time. “-” for nothing.
    #. What may stand between the parts of a date and says nothing.
    msgctxt "read.fillers"
    msgid "of|the"
    msgstr ""

    #. Not shown: what a person may type for a date or a time. “-” for nothing.
    #. Twelve o’clock at noon.
    msgctxt "read.noon"
    msgid "noon|midday|12 noon"
    msgstr ""

    #. Not shown: what a person may type for a date or a time. “-” for nothing.
    #. Twelve o’clock at night.
    msgctxt "read.midnight"
    msgid "midnight|12 midnight"
    msgstr ""

    #. Not shown: what a person may type for a date or a time. “-” for nothing.
    #. The current time.
    msgctxt "read.now"
    msgid "now|right now"
    msgstr ""

    #. Not shown: what a person may type for a date or a time. “-” for nothing.
    #. What may stand before a time and says nothing; _ is a blank.
    msgctxt "read.timeAffixes"
    msgid "at_"
    msgstr ""

    #. Not shown: what a person may type for a date or a time. “-” for nothing.
    #. Times in words: H is an hour, M are minutes, = gives the minutes after the hour or, times M, 1 and -1. Those that begin like another one first.
    msgctxt "read.clock"
    msgid "half past H=30,a quarter past H|quarter past H=15,a quarter to H|quarter to H=-15,M minutes past H|M past H=1,M minutes to H|M to H=-1,H o'clock|H o’clock|H oclock=0"
    msgstr ""

    #. Not shown: what a person may type for a date or a time. “-” for nothing.
    #. Numbers in words.
    msgctxt "read.numbers"
    msgid "a|an|one=1,two=2,three=3,four=4,five=5,six=6,seven=7,eight=8,nine=9,ten=10,eleven=11,twelve=12,twenty=20,twenty-five|twenty five=25,thirty=30"
    msgstr ""

    #. Not shown: what a person may type for a date or a time. “-” for nothing.
    #. How a date of three numbers is read: a list of dayFirst and monthFirst.
    msgctxt "read.dateOrder"
    msgid "monthFirst dayFirst"
    msgstr ""

    #. On the form for the arguments of a command: `formline cli`.
    msgctxt "tool.run"
    msgid "Run"
    msgstr ""

    #. On the form for the arguments of a command: `formline cli`.
    msgctxt "tool.options"
    msgid "Options"
    msgstr ""

    #. On the form for the arguments of a command: `formline cli`.
    msgctxt "tool.commandLine"
    msgid "Command line"
    msgstr ""

    #. On the form for the arguments of a command: `formline cli`.
    msgctxt "tool.command"
    msgid "Command"
    msgstr ""

    #. On the form for the arguments of a command: `formline cli`.
    #. Of a field for several values.
    msgctxt "tool.oneALine"
    msgid "One per line."
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. The list that a session begins with.
    msgctxt "site.whatToDo"
    msgid "What would you like to do?"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. A form that is open to be filled in.
    #. {form}: text
    msgctxt "site.fillIn"
    msgid "Fill in: {form}"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. A draft that can be gone on with, and from when it is.
    #. {form}: text
    #. {time}: text
    msgctxt "site.goOn"
    msgid "Go on ({time}): {form}"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. A draft that another session has open, and from when it is.
    #. {form}: text
    #. {time}: text
    msgctxt "site.goOnElsewhere"
    msgid "Open elsewhere ({time}): {form}"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. Something that was submitted, and when.
    #. {form}: text
    #. {time}: text
    msgctxt "site.submitted"
    msgid "Submitted ({time}): {form}"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. The whole id of what was submitted.
    #. {id}: text
    msgctxt "site.receipt"
    msgid "Submitted. Receipt: {id}"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. The same, of something that had been submitted before.
    #. {id}: text
    msgctxt "site.receiptBefore"
    msgid "Submitted before. Receipt: {id}"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. Other answers were submitted before under this id.
    #. {id}: text
    msgctxt "site.submittedOtherwise"
    msgid "Not submitted: other answers were submitted before as {id}"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. After `notSaved`: the drafts of a person take no more bytes.
    msgctxt "site.draftsFull"
    msgid "your drafts have used up their space"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. {count}: number that decides the plural
    msgctxt "site.tooManySubmissions"
    msgid "Nobody may submit more than {count} time an hour; try again later"
    msgid_plural "Nobody may submit more than {count} times an hour; try again later"
    msgstr[0] ""
    msgstr[1] ""

    #. To a person who fills in a form over ssh: `formline site`.
    msgctxt "site.tooManySessions"
    msgid "Too many sessions are open; end one, or try again later"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. The store does not do it now.
    msgctxt "site.storeBusy"
    msgid "The store is busy; submit again in a moment"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. The store does not do it now.
    msgctxt "site.storeFull"
    msgid "The store has no room left; nothing was submitted"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. The store does not do it now.
    msgctxt "site.storeReadOnly"
    msgid "The store cannot be written to; nothing was submitted"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. The store does not do it now.
    msgctxt "site.storeUnreachable"
    msgid "The store cannot be reached; nothing was submitted"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. The same before a form is shown: the session goes on once the store is back.
    msgctxt "site.storeAwaited"
    msgid "The store cannot be reached. Please wait: this goes on once it is back (Ctrl-C ends it)"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. It has not answered for two seconds; it may still do so.
    msgctxt "site.storeSlow"
    msgid "The store is slow to answer. Please wait"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. Below a field for a path, which may only lead into one folder.
    #. {field}: text; the name of the answer
    #. {folder}: text; the folder of the site
    msgctxt "site.pathOutside"
    msgid "{field} must be a path within {folder}"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. The store does not do it now.
    msgctxt "site.storeRefused"
    msgid "The store has refused it; nothing was submitted"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. Another session has submitted it, or goes on with it.
    msgctxt "site.takenElsewhere"
    msgid "This form is open in another of your sessions"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. Before a new form, since another session has the draft.
    msgctxt "site.begunElsewhere"
    msgid "This form is open in another of your sessions, where it stays; a new one begins here"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    msgctxt "site.revisedBefore"
    msgid "A newer revision exists"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    msgctxt "site.revisesPurged"
    msgid "What is revised here was purged"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. A hook that runs before the submission is stored has failed; what it says of it.
    #. {hook}: text
    #. {reason}: text
    msgctxt "site.hookFailed"
    msgid "Not submitted: {hook} has failed ({reason})"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. What is said before a reason.
    #. {reason}: text
    msgctxt "site.notSubmitted"
    msgid "Not submitted: {reason}"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    msgctxt "site.notSealed"
    msgid "Not submitted: secrets cannot be sealed"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. The form cannot be filled in now; from then on it can.
    #. {form}: text
    #. {time}: text
    msgctxt "site.formClosedUntil"
    msgid "{form} is closed until {time}"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. {form}: text
    msgctxt "site.formClosed"
    msgid "{form} is closed"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. How many people's questions wait for an answer.
    #. {count}: number that decides the plural
    msgctxt "site.questionsWait"
    msgid "{count} question waits for you"
    msgid_plural "{count} questions wait for you"
    msgstr[0] ""
    msgstr[1] ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. A question in the list, and who asks.
    #. {form}: text
    #. {person}: text
    msgctxt "site.answerQuestion"
    msgid "Answer: {form} ({person})"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. Above the form: who asks, and until when it can be answered.
    #. {person}: text
    #. {time}: text
    msgctxt "site.asksUntil"
    msgid "{person} asks, until {time}"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. Above the form: who asks.
    #. {person}: text
    msgctxt "site.asks"
    msgid "{person} asks"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    msgctxt "site.whyDeclined"
    msgid "Why do you decline?"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    msgctxt "site.declined"
    msgid "Declined"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. After `notSubmitted` or `notSaved`: somebody else has answered or declined it.
    #. {person}: text
    msgctxt "site.requestEnded"
    msgid "{person} has settled it already"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. After `notSubmitted` or `notSaved`.
    msgctxt "site.requestExpired"
    msgid "the time for an answer is over"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. After `notSubmitted` or `notSaved`: who asked has taken the question back.
    #. {person}: text
    msgctxt "site.requestWithdrawn"
    msgid "{person} has withdrawn the question"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    msgctxt "site.sessionEnded"
    msgid "The operators of the site have ended this session"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    msgctxt "site.sessionUsedUp"
    msgid "This session has used up its processor time"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. For owners: what is served is an earlier site.yaml, and since when.
    #. {time}: text
    msgctxt "site.configurationFails"
    msgid "site.yaml has had mistakes since {time}; what was right before is in use: see 'formline site check'"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. What was sent may have been stored; the id under which it can be looked up.
    #. {id}: text
    msgctxt "site.outcomeUnknown"
    msgid "It is not known whether this was submitted; look for {id} in your submissions"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. Above a form whose draft is not being saved, and why.
    #. {reason}: text
    msgctxt "site.notSaved"
    msgid "What you type is not being saved: {reason}"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    #. An answer takes more bytes than it may.
    #. {field}: text
    #. {bytes}: text
    msgctxt "site.answerTooLong"
    msgid "{field} takes more than {bytes} bytes; shorten it"
    msgstr ""

    #. To a person who fills in a form over ssh: `formline site`.
    msgctxt "site.nothingHere"
    msgid "There is nothing here for you"
    msgstr ""

    """#
}
