import FormDefinitions
import TerminalDriver
import Values
import Wording

/// A form opened by a person: a published definition, and the id of the future submission.
nonisolated struct OpenedForm: Sendable {
  let version: FormVersion
  let definition: FormDefinition
  let id: String
  var replaced: Submission?
  var request: Request?
  /// What an earlier call has stored under the id, or as the revision.
  var earlier: Submission?
  /// True if a draft is stored under the id.
  var hasDraft = false
  /// False if the id was made for answers that are piped in: nobody can have a draft under it.
  var mayHaveDraft = true
}

/// Receives the answers of a form: runs direct hooks, seals secrets and stores the submission.
nonisolated struct Receiving: Sendable {
  let site: Site
  let store: SiteStore
  let actor: Actor
  /// The person who submits.
  let person: String
  let form: OpenedForm
  /// The lease of the form's draft.
  let lease: Lease

  /// Why nothing was stored.
  enum Refusal: Error, Equatable {
    case told(Message)
    case requestEnded(Request)
    /// So many were submitted within an hour.
    case tooMany(Int)
    case revisedBefore, revisesPurged
    /// It may have been stored.
    case isUncertain
    /// The id belongs to someone else.
    case notOwn
    /// Other answers were stored under the id.
    case storedOtherwise(Submission)
    case store(StoreError)
  }

  /// The confirmation for the person.
  struct Receipt: Sendable, Equatable {
    let id: String
    /// The number of its row in the audit.
    let number: Int64
    /// True if an earlier try stored it.
    var isOld = false

    var message: Message { isOld ? .siteReceiptBefore(id: "\(number) \(id)") : .siteReceipt(id: "\(number) \(id)") }
  }

  /// Stores the answers. They are flushed when a receipt is returned.
  /// - Parameter answers: The answers by field, including secrets.
  func submit(_ answers: [(id: String, value: AnswerValue)]) async -> Result<Receipt, Refusal> {
    let definition = form.definition
    // The whole of submitting waits for a silent store no longer than one operation does.
    var limit = SilenceLimit()
    switch await closing(limit) {
    case .success(nil): break
    case .success(let closing?): return .failure(.told(closing))
    case .failure(let error): return .failure(.store(error))
    }
    let whole = answers.compactMap { answer in definition.field(answer.id).map { ($0, answer.value) } }
    let event = form.replaced == nil ? HookEvent.submitted : .amended
    let hooks = site.settings.hooks(of: form.version.form, event)
    // The caller may have made the id up.
    let opened = min(TimeOrderedID.time(of: form.id) ?? .max, SiteClock.now)
    let submission = Submission(
      id: form.id, form: form.version.form, version: form.version.hash, person: person,
      opened: SiteClock.text(opened), submitted: "", revision: (form.replaced?.revision ?? 0) + 1,
      replaces: form.replaced?.id,
      answers: definition.withoutSecrets(answers).text(.compact))
    var direct = hooks.filter { $0.secrets == .direct }
    if !direct.isEmpty {
      // A refused submission must have no effect outside, and one that was stored before has had it.
      switch await obstacle(to: submission, limit) {
      case .success(nil): break
      case .success(.storedBefore): direct = []
      case .success(let outcome?): return result(of: .success(outcome))
      case .failure(let error): return .failure(.store(error))
      }
    }
    var done: [String] = []
    for hook in direct {
      let message = HookMessage(
        hook: hook, event: event, submission: submission.id, revision: submission.revision,
        replaces: submission.replaces, form: form.version.form, version: form.version.hash, person: person,
        answers: .object(whole.map { .init(name: $0.answerName, value: $1.json) }))
      if let failure = await message.send(from: site.folder) {
        return .failure(.told(.siteHookFailed(hook: hook.name, reason: failure)))
      }
      done.append(hook.name)
      limit = SilenceLimit()
    }
    var outbox: [(hook: String, secrets: String?)] = []
    var sealed: String?
    for hook in hooks where hook.secrets != .direct {
      if hook.secrets == .sealed, definition.hasSecrets, sealed == nil {
        sealed = await SealedSecrets.seal(whole, to: site.settings.recipients)
        if sealed == nil { return .failure(.told(.siteNotSealed)) }
      }
      outbox.append((hook.name, hook.secrets == .sealed ? sealed : nil))
    }
    return result(of: await storing(submission, outbox: outbox, done: done, limit))
  }

  private func result(of storing: Result<SiteStore.SubmitOutcome, StoreError>) -> Result<Receipt, Refusal> {
    switch storing {
    case .success(.stored(let submission, let number)): return .success(Receipt(id: submission.id, number: number))
    case .success(.storedBefore(let submission, let number)):
      return .success(Receipt(id: submission.id, number: number, isOld: true))
    case .success(.storedOtherwise(let submission)): return .failure(.storedOtherwise(submission))
    case .success(.taken): return .failure(.told(.siteTakenElsewhere))
    case .success(.requestEnded(let request)): return .failure(.requestEnded(request))
    case .success(.tooMany(let count)): return .failure(.tooMany(count))
    case .success(.revisedBefore): return .failure(.revisedBefore)
    case .success(.revisesPurged): return .failure(.revisesPurged)
    case .success(.notOwn): return .failure(.notOwn)
    case .failure(let error): return .failure(error.isUncertain ? .isUncertain : .store(error))
    }
  }

  /// Why the form takes no answers any more; nil if it does.
  private func closing(_ limit: SilenceLimit) async -> Result<Message?, StoreError> {
    guard form.replaced == nil, form.request == nil else { return .success(nil) }
    let (site, store, name, id) = (site, store, form.version.form, form.id)
    return await Self.apart(limit) { () throws(StoreError) in
      try store.together { () throws(StoreError) in
        // What was stored before gets its receipt.
        try site.closing(of: name, in: store).flatMap { closing throws(StoreError) in
          try store.submission(id) == nil ? closing : nil
        }
      }
    }
  }

  /// Why the submission would not be stored now; nil if nothing stands in its way.
  private func obstacle(
    to submission: Submission, _ limit: SilenceLimit
  ) async -> Result<SiteStore.SubmitOutcome?, StoreError> {
    let (store, lease, hourly) = (store, lease, site.settings.quotas.submissionsAnHour)
    let (mayHaveDraft, request) = (form.mayHaveDraft, form.request?.id)
    return await Self.apart(limit) { () throws(StoreError) in
      try store.obstacle(
        to: submission, hourly: hourly, removingDraft: mayHaveDraft, lease: lease, answering: request)
    }
  }

  /// Uses the store off the main thread, since it may be slow while the form is still drawn.
  private static func apart<Value: Sendable>(
    _ limit: SilenceLimit, _ use: @escaping @Sendable () throws(StoreError) -> Value
  ) async -> Result<Value, StoreError> {
    await BackgroundWork.result {
      Result { () throws(StoreError) in try SilenceLimit.during(limit, use) }
    }
  }

  private func storing(
    _ submission: Submission, outbox: [(hook: String, secrets: String?)], done: [String], _ limit: SilenceLimit
  ) async -> Result<SiteStore.SubmitOutcome, StoreError> {
    let (store, actor, lease, hourly) = (store, actor, lease, site.settings.quotas.submissionsAnHour)
    let mayHaveDraft = form.mayHaveDraft
    let told = site.settings.hooks(of: form.version.form, .answered).map(\.name)
    let request = form.request.map { (id: $0.id, hooks: told) }
    return await Self.apart(limit) { () throws(StoreError) in
      try store.submit(
        submission, outbox: outbox, done: done, hourly: hourly, removingDraft: mayHaveDraft, lease: lease,
        answering: request, actor)
    }
  }
}

extension FormDefinition {
  /// Answers as they are stored.
  nonisolated func withoutSecrets(_ answers: [(id: String, value: AnswerValue)]) -> JSONValue {
    .object(
      answers.compactMap { answer in
        guard let field = field(answer.id), !field.isSecret else { return nil }
        return .init(name: field.answerName, value: answer.value.withoutSecrets(of: field).json)
      })
  }
}

extension StoreError {
  /// The error for the person who fills in the form, in their language.
  nonisolated var message: Message {
    switch kind {
    case .busy, .conflict, .unmet: .siteStoreBusy
    case .full: .siteStoreFull
    case .readOnly: .siteStoreReadOnly
    case .unavailable, .outdated, .malformed, .wrongHost: .siteStoreUnreachable
    case .refused, .failed: .siteStoreRefused
    }
  }
}

extension Receiving.Refusal {
  /// True if another try says the same: somebody else has settled it.
  nonisolated var isSettled: Bool {
    switch self {
    case .requestEnded, .revisedBefore, .revisesPurged: true
    default: false
    }
  }
}

/// Secret answers, each encrypted by the `age` command for the recipients.
nonisolated enum SealedSecrets {
  /// - Returns: A JSON object of the secret answers; nil if they cannot be sealed.
  static func seal(_ answers: [(FieldDefinition, AnswerValue)], to recipients: [String]) async -> String? {
    var members: [JSONValue.Member] = []
    for (field, value) in answers where field.holdsSecrets && !value.isEmpty {
      // A list is sealed as a whole: its rows are one answer.
      let text = value.text
      let arguments = ["age", "--encrypt", "--armor"] + recipients.flatMap { ["--recipient", $0] }
      let outcome = await ChildProcess.run(arguments, input: Array(text.utf8), timeout: .seconds(10))
      guard outcome.ending == .exited(status: 0), !outcome.output.isEmpty else { return nil }
      members.append(.init(name: field.answerName, value: .string(String(decoding: outcome.output, as: UTF8.self))))
    }
    return JSONValue.object(members).text(.compact)
  }
}
