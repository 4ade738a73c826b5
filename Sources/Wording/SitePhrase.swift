/// What the service says to somebody who came over ssh, beside the form itself.
package enum SitePhrase: Hashable, Sendable {
  /// The list that a session begins with.
  case whatToDo
  /// A form that is open to be filled in.
  case fillIn(String)
  /// A draft that can be gone on with, and from when it is.
  case goOn(String, from: String)
  /// Something that was submitted, and when.
  case submitted(String, at: String)
  /// The whole id of what was submitted.
  case receipt(String)
  /// The same, of something that had been submitted before.
  case receiptBefore(String)
  /// Other answers were submitted before under this id.
  case submittedOtherwise(String)
  /// The drafts of a person take no more bytes.
  case draftsFull
  case tooManySubmissions(Int)
  case tooManySessions
  /// The store does not do it now.
  case storeBusy, storeFull, storeReadOnly, storeUnreachable, storeRefused
  /// The same before a form is shown: the session goes on once the store is back.
  case storeAwaited
  /// Another session has submitted it, or goes on with it.
  case takenElsewhere
  case revisedBefore
  /// A hook that runs before the submission is stored has failed; what it says of it.
  case hookFailed(String, reason: String)
  case notSealed
  case nothingHere

  /// The words of a language.
  package func text(in say: DisplayLanguage) -> String {
    switch self {
    case .whatToDo: say(.siteWhatToDo)
    case .fillIn(let form): say(.siteFillIn(form: form))
    case .goOn(let form, let time): say(.siteGoOn(form: form, time: time))
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
    case .storeRefused: say(.siteStoreRefused)
    case .takenElsewhere: say(.siteTakenElsewhere)
    case .revisedBefore: say(.siteRevisedBefore)
    case .hookFailed(let hook, let reason): say(.siteHookFailed(hook: hook, reason: reason))
    case .notSealed: say(.siteNotSealed)
    case .nothingHere: say(.siteNothingHere)
    }
  }
}
