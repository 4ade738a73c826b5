/// What the service says to somebody who came over ssh, beside the form itself.
package indirect enum SitePhrase: Hashable, Sendable {
  /// The list that a session begins with.
  case whatToDo
  /// A form that is open to be filled in.
  case fillIn(String)
  /// A draft that can be gone on with, and from when it is.
  case goOn(String, from: String)
  /// A draft that another session has open.
  case goOnElsewhere(String, from: String)
  /// Something that was submitted, and when.
  case submitted(String, at: String)
  /// The whole id of what was submitted.
  case receipt(String)
  /// The same, of something that had been submitted before.
  case receiptBefore(String)
  /// Other answers were submitted before under this id.
  case submittedOtherwise(String)
  /// After `notSaved`: the drafts of a person take no more bytes.
  case draftsFull
  case tooManySubmissions(Int)
  case tooManySessions
  /// The store does not do it now.
  case storeBusy, storeFull, storeReadOnly, storeUnreachable, storeRefused
  /// The same before a form is shown: the session goes on once the store is back.
  case storeAwaited
  /// It has not answered for two seconds.
  case storeSlow
  /// Another session has submitted it, or goes on with it.
  case takenElsewhere
  /// The same before a new one.
  case begunElsewhere
  case revisedBefore, revisesPurged
  /// A hook that runs before the submission is stored has failed; what it says of it.
  case hookFailed(String, reason: String)
  case notSealed
  case notSubmitted(SitePhrase)
  case nothingHere
  /// The form cannot be filled in now; from when on it can, if that is known.
  case formClosed(String, until: String?)
  /// How many people's questions wait for an answer.
  case questionsWait(Int)
  /// A question in the list, and who asks.
  case answerQuestion(String, from: String)
  /// Above the form: who asks, and until when it can be answered.
  case asks(String, until: String?)
  case whyDeclined
  case declined
  /// After `notSubmitted` or `notSaved`: somebody else has answered or declined it, it was withdrawn, or it has expired.
  case requestEnded(by: String)
  case requestWithdrawn(by: String)
  case requestExpired
  case sessionEnded
  case sessionUsedUp
  /// For owners: what is served is an earlier site.yaml, and since when.
  case configurationFails(since: String)
  /// What was sent may have been stored; the id under which it can be looked up.
  case outcomeUnknown(String)
  /// Above a form whose draft is not being saved, and why.
  case notSaved(String)
  /// An answer takes more bytes than it may.
  case answerTooLong(String, bytes: Int)
  /// The path in an answer leads out of the folder that the form may reach.
  case pathOutside(String, folder: String)

  /// The words of a language.
  package func text(in say: DisplayLanguage) -> String {
    switch self {
    case .whatToDo: say(.siteWhatToDo)
    case .fillIn(let form): say(.siteFillIn(form: form))
    case .goOn(let form, let time): say(.siteGoOn(form: form, time: time))
    case .goOnElsewhere(let form, let time): say(.siteGoOnElsewhere(form: form, time: time))
    case .submitted(let form, let time): say(.siteSubmitted(form: form, time: time))
    case .receipt(let id): say(.siteReceipt(id: id))
    case .receiptBefore(let id): say(.siteReceiptBefore(id: id))
    case .submittedOtherwise(let id): say(.siteSubmittedOtherwise(id: id))
    case .draftsFull: say(.siteDraftsFull)
    case .tooManySubmissions(let count): say(.siteTooManySubmissions(count: count))
    case .tooManySessions: say(.siteTooManySessions)
    case .storeBusy: say(.siteStoreBusy)
    case .storeFull: say(.siteStoreFull)
    case .storeReadOnly: say(.siteStoreReadOnly)
    case .storeUnreachable: say(.siteStoreUnreachable)
    case .storeAwaited: say(.siteStoreAwaited)
    case .storeSlow: say(.siteStoreSlow)
    case .storeRefused: say(.siteStoreRefused)
    case .takenElsewhere: say(.siteTakenElsewhere)
    case .begunElsewhere: say(.siteBegunElsewhere)
    case .revisedBefore: say(.siteRevisedBefore)
    case .revisesPurged: say(.siteRevisesPurged)
    case .hookFailed(let hook, let reason): say(.siteHookFailed(hook: hook, reason: reason))
    case .notSealed: say(.siteNotSealed)
    case .notSubmitted(let reason): say(.siteNotSubmitted(reason: reason.text(in: say)))
    case .formClosed(let form, let time?): say(.siteFormClosedUntil(form: form, time: time))
    case .formClosed(let form, nil): say(.siteFormClosed(form: form))
    case .questionsWait(let count): say(.siteQuestionsWait(count: count))
    case .answerQuestion(let form, let person): say(.siteAnswerQuestion(form: form, person: person))
    case .asks(let person, let time?): say(.siteAsksUntil(person: person, time: time))
    case .asks(let person, nil): say(.siteAsks(person: person))
    case .whyDeclined: say(.siteWhyDeclined)
    case .declined: say(.siteDeclined)
    case .requestExpired: say(.siteRequestExpired)
    case .requestEnded(let person): say(.siteRequestEnded(person: person))
    case .requestWithdrawn(let person): say(.siteRequestWithdrawn(person: person))
    case .sessionEnded: say(.siteSessionEnded)
    case .sessionUsedUp: say(.siteSessionUsedUp)
    case .configurationFails(let time): say(.siteConfigurationFails(time: time))
    case .outcomeUnknown(let id): say(.siteOutcomeUnknown(id: id))
    case .notSaved(let reason): say(.siteNotSaved(reason: reason))
    case .answerTooLong(let field, let bytes): say(.siteAnswerTooLong(field: field, bytes: String(bytes)))
    case .pathOutside(let field, let folder): say(.sitePathOutside(field: field, folder: folder))
    case .nothingHere: say(.siteNothingHere)
    }
  }
}
