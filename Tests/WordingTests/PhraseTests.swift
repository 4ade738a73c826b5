import Foundation
import Gettext
import Testing

@testable import Wording

/// What is said in one language is said in every other.
@Suite struct PhraseTests {
  /// Phrases with what they insert.
  private static let phrases: [(Phrase, inserts: [String])] = [
    (.draft(43, from: nil, misfits: 0), ["43"]), (.draft(1, from: .today("14:05"), misfits: 7), ["1", "14:05", "7"]),
    (.draft(43, from: .yesterday("14:05"), misfits: 0), ["43", "14:05"]),
    (.draft(43, from: .on("2026-02-28", "14:05"), misfits: 1), ["43", "2026-02-28", "14:05", "1"]),
    (.chosen(21, least: 43, most: 55), ["21", "43", "55"]), (.chosen(21, least: 43, most: nil), ["21", "43"]),
    (.found(21, of: 43), ["21", "43"]), (.monthOfYear(month: 7, year: 2043), ["2043"]),
    (.answersKept(hasSecrets: true), []), (.answersKept(hasSecrets: false), []),
    (.tooShort(minimum: 43, count: 21), ["43", "21"]), (.tooLong(maximum: 43, count: 55), ["43", "55"]),
    (.tooShort(minimum: 43, count: nil), ["43"]), (.tooLong(maximum: 43, count: nil), ["43"]),
    (.notStepOfDays(43, from: "‹a›"), ["43", "‹a›"]), (.notStepOfSeconds(43, from: "‹a›"), ["43", "‹a›"]),
    (.tooFewRows(minimum: 43, count: 21), ["43", "21"]), (.tooManyRows(maximum: 43, count: 55), ["43", "55"]),
    (.mostRows(43), ["43"]), (.inRow(43, "‹a›", "‹b›"), ["43", "‹a›", "‹b›"]),
    (.fitsSeveral(shown: "‹a›", ["‹b›", "‹c›"]), ["‹a›", "‹b›", "‹c›"]),
    (.optionsAre(["‹a›", "‹b›"]), ["‹a›", "‹b›"]),
    (.daysOfMonth(month: 2, year: 2027, count: 28), ["2027", "28"]),
  ]

  /// Messages of the form that no phrase stands for, with what they insert.
  private static let form: [(Message, inserts: [String])] =
    [
      (.formStep(step: 21, count: 43), ["21", "43"]), (.formAnswersNeedAttention(count: 43), ["43"]),
      (.formAndMore(count: 43), ["43"]), (.formCheckFailed(reason: "‹a›"), ["‹a›"]),
      (.formNoSuggestions(reason: "‹a›"), ["‹a›"]), (.formOptionsNotLoaded(reason: "‹a›"), ["‹a›"]),
      (.formCommandEnded(status: 43), ["43"]), (.formNumberOfAnOption(count: 43), ["43"]),
      (.formAddAtMost(limit: 43), ["43"]),
      (.formPlaceInList(list: "‹a›", row: 43, field: "‹b›"), ["‹a›", "43", "‹b›"]),
      (.formErrorList(key: "‹a›"), ["‹a›"]), (.formRequiredLeft(count: 43), ["43"]),
      (.formTurnPages(keys: "‹a›"), ["‹a›"]), (.formRowRemoved(key: "‹a›"), ["‹a›"]),
      (.formAnswerCleared(key: "‹a›"), ["‹a›"]), (.formAsks(name: "‹a›"), ["‹a›"]),
      (.formHostToVisit(host: "‹a›"), ["‹a›"]), (.formItemUnavailable(item: "‹a›", fields: "‹b›"), ["‹a›", "‹b›"]),
      (.formItemNotNow(item: "‹a›"), ["‹a›"]), (.formError(message: "‹a›"), ["‹a›"]),
      (.formNoPlaceInMask(mask: "‹a›"), ["‹a›"]), (.formEditorUnknown(name: "vi"), ["vi", "VISUAL", "EDITOR"]),
      (.formEditorNotStarted(name: "vi", reason: "gone"), ["vi", "gone"]), (.formEditorStopped(name: "vi"), ["vi"]),
      (.formEditorFailed(name: "vi", status: 43), ["vi", "43"]),
      (.formEditorKilled(name: "vi", signal: 43), ["vi", "43"]),
      (.formEditorWroteNoText(name: "vi"), ["vi", "UTF-8"]), (.formEditorGaveNothing(reason: "gone"), ["gone"]),
      (.formPlace(place: 21, count: 43), ["21", "43"]), (.formNoValueTyped(typed: "‹a›"), ["‹a›"]),
    ]
    + ([
      .formSubmit, .formRevealItem, .formCancelItem, .formDoneItem, .formRemoveItem, .formSearchPrompt, .formDone,
      .formGo, .formSend, .formJoin, .formRoute, .formSearch, .formReturn, .formNext, .formContinue, .formYes, .formNo,
      .formChoose, .formNothingMatches, .formTypeToFilter, .formRequired, .formHelpItem, .formMoreItem, .formWeekdays,
      .formInsertMode, .formCommandMode, .formReplaceMode, .formOnlyDigits, .formOnlyNumbers, .formOnlyASCII,
      .formEditsOnlyText, .formEditsNoSecret, .formNoEditor, .formOneLineUnchanged, .formOneLineNotPasted,
      .formBackItem, .formOkItem, .formCalendarItem, .formEditItem, .formEntryKey, .formEntryValue,
      .formNoTextUnchanged, .formNoTextNotPasted, .formNoTextTyped, .formControlsLeftOut, .formPasteCut, .formTimeHint,
      .formDiscardQuestion, .formLeaveQuestion, .formResumeQuestion, .formDraftKeyMoves, .formDraftKeyResumes,
      .formDraftKeyDiscards, .formDraftKeyBegins, .formDiscardDraft, .formDraftNumber, .formRunsCommands,
      .formCommandKeys, .formPreviousItem, .formNextItem, .formClearItem, .formSuggestItem, .formUndoItem, .formAddItem,
      .formAddAnother, .formNoOptions, .formChecking, .formLoading, .formCheckRefused, .formCheckTimedOut,
      .formSourceTooLong, .formCommandWroteNoText, .formNumbersRemark, .formDotRemark, .formUnchanged,
      .formCannotBeChosenRemark, .formAllItem, .formNoneItem, .formTotal, .formReviewTitle, .formReviewHint,
      .formProgramAsks, .formOpenPageYourself, .formLookalikeHost, .formDeclineItem, .formAskAgainItem,
      .formOpenPartItem, .formAgree, .formNewIssue, .formBlankIssue, .formIssueText, .formDateHint, .formDateTimeHint,
      .formNoList, .formNoVerdict, .formYesOrNoRemark,
    ] as [Message]).map { ($0, []) }

  /// What is said of a missing answer.
  private static let required: [Message] = [
    .isRequired("‹a›"), .chooseRequired("‹a›"), .chooseSeveralRequired("‹a›"), .addRequired("‹a›"),
    .answerRequired("‹a›"),
  ]

  /// Messages about answers that no phrase stands for, with what they insert.
  private static let problems: [(Message, inserts: [String])] =
    [
      (.problemSameKeys(key: "‹a›", one: 21, other: 43), ["‹a›", "21", "43"]),
      (.problemSameRows(one: 21, other: 43), ["21", "43"]), (.problemWrongPattern(example: "‹a›"), ["‹a›"]),
      (.problemWrongMask(mask: "‹a›"), ["‹a›"]), (.problemBelowMinimum(bound: "‹a›"), ["‹a›"]),
      (.problemAboveMaximum(bound: "‹a›"), ["‹a›"]), (.problemNotAbove(bound: "‹a›"), ["‹a›"]),
      (.problemNotBelow(bound: "‹a›"), ["‹a›"]), (.problemTooEarly(bound: "‹a›"), ["‹a›"]),
      (.problemTooLate(bound: "‹a›"), ["‹a›"]), (.problemNotAfter(bound: "‹a›"), ["‹a›"]),
      (.problemNotBefore(bound: "‹a›"), ["‹a›"]), (.problemNotMultiple(step: "‹a›"), ["‹a›"]),
      (.problemDisabledOption(label: "‹a›"), ["‹a›"]), (.problemTooFew(minimum: 43), ["43"]),
      (.problemTooMany(maximum: 43), ["43"]), (.problemNotValid(label: "‹a›"), ["‹a›"]),
      (.problemTypedTooLarge(shown: "‹a›"), ["‹a›"]), (.problemTypedNotWhole(shown: "‹a›"), ["‹a›"]),
      (.problemTypedNotNumber(shown: "‹a›"), ["‹a›"]),
      (.problemTypedLikeNumber(shown: "‹a›", number: "‹b›"), ["‹a›", "‹b›"]),
      (.problemTypedNotYesOrNo(shown: "‹a›"), ["‹a›"]), (.problemTypedNotOption(shown: "‹a›"), ["‹a›"]),
      (.problemTypedNotDate(shown: "‹a›"), ["‹a›"]), (.problemTypedNotTime(shown: "‹a›"), ["‹a›"]),
      (.problemTypedNotDateTime(shown: "‹a›"), ["‹a›"]), (.problemTypedWithTwoReadings(shown: "‹a›"), ["‹a›"]),
      (.problemTwoReadings(shown: "‹a›", one: "‹b›", other: "‹c›"), ["‹a›", "‹b›", "‹c›"]),
      (.problemDidYouMean(name: "‹a›"), ["‹a›"]), (.problemNotADate(text: "‹a›"), ["‹a›", "2026-02-28"]),
      (.problemNotATime(text: "‹a›"), ["‹a›", "14:30"]),
      (.problemNotADateTime(text: "‹a›"), ["‹a›", "2026-02-28 14:30"]),
      (.problemNotAnOffset(text: "‹a›"), ["‹a›", "+01:00"]), (.problemNoYear(year: 43), ["43"]),
      (.problemNoMonth(month: 43), ["43"]), (.problemNoDay(day: 43), ["43"]), (.problemNoHour(hour: 43), ["43"]),
      (.problemNoMinute(minute: 43), ["43"]), (.problemNoSecond(second: 43), ["43"]),
      (.problemWrongFormatTime, ["14:30:00Z"]), (.problemWrongFormatDateTime, ["2026-02-28T14:30:00Z"]),
      (.problemWrongFormatDuration, ["P1DT2H"]), (.problemWrongFormatIpv4, ["192.0.2.1"]),
      (.problemWrongFormatIpv6, ["2001:db8::1"]), (.problemWrongFormatUuid, ["UUID"]),
      (.problemWrongFormatJsonPointer, ["JSON", "/a/0"]),
      (.problemWrongFormatRelativeJSONPointer, ["JSON", "1/a"]), (.problemWrongFormatUriReference, ["../a?b=c"]),
      (.problemWrongFormatUriTemplate, ["/users/{id}"]), (.problemWrongFormatHostname, ["host.example.com"]),
      (.problemWrongFormatUri, ["https://example.com/a"]), (.problemMustBeChosen(label: "‹a›"), ["‹a›"]),
      (.problemNotOffered(value: "‹a›"), ["‹a›"]), (.problemNotConfirmed(label: "‹a›"), ["‹a›"]),
      (.problemRefusedBySchema(keyword: "‹a›"), ["‹a›"]), (.problemMustHold(rule: "‹a›"), ["‹a›"]),
    ]
    + ([
      .problemWrongForm, .problemTooLongToCheck, .problemNoFile, .problemNoDirectory, .problemNoFileOrDirectory,
      .problemIsDirectory, .problemIsNoDirectory, .problemNotAnOption, .problemNotUnique, .problemWrongFormatRegex,
      .problemIsNotDate, .problemIsNotTime, .problemIsNotDateTime, .problemTypedNotList, .problemTypedNotObject,
      .problemWhatWasTyped, .problemNameExistingFile, .problemNameExistingDirectory,
      .problemNameExistingFileOrDirectory,
    ] as [Message]).map { ($0, []) }

  private static let site: [(Message, inserts: [String])] =
    [
      (.siteFillIn(form: "‹a›"), ["‹a›"]), (.siteGoOn(form: "‹a›", time: "‹b›"), ["‹a›", "‹b›"]),
      (.siteGoOnElsewhere(form: "‹a›", time: "‹b›"), ["‹a›", "‹b›"]), (.siteRequestWithdrawn(person: "‹a›"), ["‹a›"]),
      (.siteNotSubmitted(reason: "‹a›"), ["‹a›"]), (.siteSubmitted(form: "‹a›", time: "‹b›"), ["‹a›", "‹b›"]),
      (.siteReceipt(id: "‹a›"), ["‹a›"]), (.siteReceiptBefore(id: "‹a›"), ["‹a›"]),
      (.siteSubmittedOtherwise(id: "‹a›"), ["‹a›"]), (.siteTooManySubmissions(count: 43), ["43"]),
      (.siteHookFailed(hook: "‹a›", reason: "‹b›"), ["‹a›", "‹b›"]), (.siteFormClosed(form: "‹a›"), ["‹a›"]),
      (.siteFormClosedUntil(form: "‹a›", time: "‹b›"), ["‹a›", "‹b›"]), (.siteQuestionsWait(count: 1), ["1"]),
      (.siteQuestionsWait(count: 43), ["43"]), (.siteAnswerQuestion(form: "‹a›", person: "‹b›"), ["‹a›", "‹b›"]),
      (.siteAsks(person: "‹a›"), ["‹a›"]), (.siteAsksUntil(person: "‹a›", time: "‹b›"), ["‹a›", "‹b›"]),
      (.siteRequestEnded(person: "‹a›"), ["‹a›"]), (.siteRequestExpired, []),
      (.siteConfigurationFails(time: "‹a›"), ["‹a›"]), (.siteOutcomeUnknown(id: "‹a›"), ["‹a›"]),
      (.siteNotSaved(reason: "‹a›"), ["‹a›"]), (.siteAnswerTooLong(field: "‹a›", bytes: "43"), ["‹a›", "43"]),
      (.sitePathOutside(field: "‹a›", folder: "‹b›"), ["‹a›", "‹b›"]),
    ]
    + ([
      .siteWhatToDo, .siteDraftsFull, .siteTooManySessions, .siteStoreBusy, .siteStoreFull, .siteStoreReadOnly,
      .siteStoreUnreachable, .siteStoreAwaited, .siteStoreSlow, .siteStoreRefused, .siteTakenElsewhere,
      .siteBegunElsewhere, .siteRevisedBefore, .siteRevisesPurged, .siteNotSealed, .siteNothingHere, .siteWhyDeclined,
      .siteDeclined, .siteSessionEnded, .siteSessionUsedUp,
    ] as [Message]).map { ($0, []) }

  /// Every phrase in a language, and what it inserts.
  private static func texts(in language: DisplayLanguage) -> [(text: String, inserts: [String])] {
    phrases.map { ($0.0.text(in: language), $0.inserts) }
      + required.map { ($0.text(in: language), []) }
      + (form + problems + site).map { ($0.0.text(in: language), $0.inserts) }
  }

  @Test func `no phrase is forgotten here`() throws {
    #expect(try CaseNames(declaredIn: "Phrase") == CaseNames(of: Self.phrases.map(\.0)))
    #expect(Message.places(in: "site") == Set(Self.site.map(\.0.place)))
    let ofPhrases = try Message.places(namedIn: "Phrase")
    #expect(Message.places(in: "form").subtracting(ofPhrases) == Set(Self.form.map(\.0.place)))
    #expect(Message.places(in: "problem").subtracting(ofPhrases) == Set(Self.problems.map(\.0.place)))
  }

  @Test(arguments: DisplayLanguage.allCases)
  func `every language inserts what English inserts`(language: DisplayLanguage) {
    for (text, parts) in Self.texts(in: language) {
      // Hebrew and Arabic have a word for one thing, and no number beside it.
      for part in parts where part != "1" || ![.hebrew, .arabic].contains(language) {
        #expect(text.contains(part), "\(text)")
      }
    }
  }

  @Test(arguments: DisplayLanguage.allCases)
  func `no phrase is empty, ends with a period or has blanks at its ends`(language: DisplayLanguage) {
    for (text, _) in Self.texts(in: language) {
      #expect(!text.isEmpty && text.last != "." && text.last != "。" && text.first != " " && text.last != " ", "\(text)")
    }
  }

  @Test(arguments: DisplayLanguage.allCases.filter { $0 != .english })
  func `hardly anything is left in English`(language: DisplayLanguage) {
    let same = zip(Self.texts(in: language), Self.texts(in: .english)).filter { $0.0.text == $0.1.text }
    // Some words and patterns are the same, such as OK and HH:MM; an author's are not ours.
    #expect(same.count <= 6, "\(same)")
  }

  @Test(arguments: DisplayLanguage.allCases)
  func `questions end with the letters that answer them`(language: DisplayLanguage) {
    let letters = ["N", language.no.uppercased()].map { "[\(language.yes)/\($0)]" }
    for question in [Message.formDiscardQuestion, .formLeaveQuestion] {
      let text = question.text(in: language)
      #expect(letters.contains(where: text.hasSuffix), "\(text)")
    }
  }

  @Test(
    "one and several are told apart",
    arguments: [
      (DisplayLanguage.english, "1 answer needs attention", "2 answers need attention"),
      (.german, "1 Antwort ist noch nicht richtig", "2 Antworten sind noch nicht richtig"),
      (.french, "1 réponse est à revoir", "2 réponses sont à revoir"),
      (.spanish, "Hay que revisar 1 respuesta", "Hay que revisar 2 respuestas"),
      (.chinese, "有 1 项需要修改", "有 2 项需要修改"), (.japanese, "1 件の回答を確認してください", "2 件の回答を確認してください"),
    ])
  func plural(language: DisplayLanguage, one: String, two: String) {
    #expect(Message.formAnswersNeedAttention(count: 1).text(in: language) == one)
    #expect(Message.formAnswersNeedAttention(count: 2).text(in: language) == two)
  }

  @Test(
    "a label is the subject of a sentence only where it can be",
    arguments: [
      ("Name", "Name is required"), ("Comments", "This is required"), ("Street and number", "This is required"),
      ("What happened?", "This is required"), ("Needed by", "This is required"), ("Address", "Address is required"),
      ("", "This is required"),
    ])
  func subject(label: String, sentence: String) {
    #expect(Message.isRequired(label).text(in: .english) == sentence)
    #expect(Message.isRequired(label).text(in: .german) == "Pflichtangabe")
  }

  @Test(
    "one mark stands between a label and what is said of it",
    arguments: [
      (DisplayLanguage.english, "Name", "Name: "), (.english, "What happened?", "What happened? "),
      (.german, "Nötig bis:", "Nötig bis: "), (.french, "Nom", "Nom : "), (.chinese, "怎么了？", "怎么了？"),
      (.japanese, "名前", "名前："),
    ])
  func heading(language: DisplayLanguage, label: String, heading: String) {
    #expect(language.heading(label) == heading)
  }
}

extension Message {
  /// The positions of the messages whose names begin with a word and a dot: a new one is missed by the tests that have all.
  static func places(in part: String) -> Set<Int> {
    Set(CatalogueTemplate.ofMessages.models.filter { $0.context.hasPrefix(part + ".") }.map(\.place))
  }

  /// The positions of the messages that a source file names: `formAddItem` is `form.addItem`.
  static func places(namedIn file: String) throws -> Set<Int> {
    let folder = URL(filePath: #filePath).appending(path: "../../../Sources/Wording").standardized
    let source = try String(contentsOf: folder.appending(path: file + ".swift"), encoding: .utf8)
    let names = Set(source.matches(of: /\.(\w+)/).map { String($0.1) })
    return Set(
      CatalogueTemplate.ofMessages.models.filter { model in
        let parts = model.context.split(separator: ".")
        return names.contains(parts[0] + parts[1].prefix(1).uppercased() + parts[1].dropFirst())
      }.map(\.place))
  }
}

/// The names of an enum's cases: a new one is missed by the tests that name them all.
struct CaseNames: Equatable {
  private let names: Set<String>

  init(of samples: [some Any]) {
    names = Set(samples.map { Mirror(reflecting: $0).children.first?.label ?? "\($0)" })
  }

  /// The cases in the source of an enum that has a file of its own.
  init(declaredIn name: String) throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../Sources/Wording").standardized
    let source = try String(contentsOf: folder.appending(path: name + ".swift"), encoding: .utf8)
    let lines = source.split(separator: "\n").drop { !$0.contains("enum \(name): ") }.prefix { $0 != "}" }
    // Cases of nested enums and of switches are indented further.
    var names: Set<String> = []
    var goesOn = false
    for line in lines where goesOn || line.hasPrefix("  case ") {
      goesOn = line.hasSuffix(",")
      let cases = line.trimmingPrefix("  case ").replacing(/\([^)]*\)/, with: "")
      names.formUnion(cases.split(whereSeparator: { ", `".contains($0) }).map(String.init))
    }
    self.names = names
  }
}
