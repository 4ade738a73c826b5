import DefinedForms
import FormModels
import FormConversations
import FormDefinitions
import Formline
import Platform
import LineEditing
import TerminalDriver
import Wording

/// Forms on a terminal: drawn, or as plain questions.
extension Service {
  /// Lets a person fill in a form, and prints the receipt.
  /// - Parameters:
  ///   - stored: A draft of an earlier session.
  ///   - isChosen: True if the person has chosen the draft, so that it is not offered again.
  func fillOnTerminal(
    _ opened: OpenedForm, draft stored: StoredDraft? = nil, isChosen: Bool = false, toolbar: [HostedItem] = []
  ) throws(SiteFailure) {
    let draft = SiteDraft(
      of: opened, person: personName, lease: lease, store: store, limit: site.settings.quotas.draftBytes,
      stored: stored)
    var configuration = FormConfiguration(inputs(prefilled: known(of: opened), of: opened.version.form))
    configuration.appearance.toolbarItems = toolbar
    configuration.memory.drafts = draft
    configuration.memory.resumesDraft = isChosen
    let receiving = receiving(opened)
    let event = opened.replaced == nil ? HookEvent.submitted : .amended
    let runsDirectly = site.settings.hooks(of: opened.version.form, event).contains { $0.secrets == .direct }
    var receipt: Receiving.Receipt?
    /// What was sent and not yet answered; an end of the form does not stop it.
    var sending: Task<Void, Never>?
    var refusal: Receiving.Refusal?
    var running: (any FilledForm)?
    configuration.inputs.judges.last = { [self] _ in
      guard let form = running else { return .refused([]) }
      // From here on, every further try uses the same id.
      if runsDirectly {
        form.saveDraft()
        draft.finish()
      }
      let answers = form.answers
      refusal = nil
      if let refused = unacceptable(answers, opened) { return .refused([(refused.id, say(refused.message))]) }
      let task = Task {
        switch await receiving.submit(answers) {
        case .success(let stored): receipt = stored
        case .failure(let reason): refusal = reason
        }
        sending = nil
      }
      sending = task
      await task.value
      guard let refusal else { return .accepted }
      noteLimit(refusal)
      if refusal == .notOwn { _ = refuse("submission", opened.id) }
      return .failed(sentence(of: refusal, opened))
    }
    var isSlow = false
    let tell: () -> Void = { [self] in
      running?.tell(
        draft.told.map { say(.siteNotSaved(reason: sentence(of: $0))) } ?? (isSlow ? say(.siteStoreSlow) : nil))
    }
    draft.onTrouble = { [self] in
      if draft.told == .outcome(.tooLarge), let limit = site.settings.quotas.draftBytes {
        noteLimitOnce("draftBytes \(limit)")
      }
      tell()
    }
    defer { SilenceLimit.leaving = nil }
    let ending = try show(opened.definition, configuration, draftID: opened.id) { form in
      running = form
    } whenSlow: {
      isSlow = $0
      tell()
    } onLeaving: {
      SilenceLimit.leaving = SilenceLimit(Self.patienceOnLeaving)
    } atEnd: { form, ending in
      // A background write of the latest keys may come after the submission.
      if ending == .finished(.submitted) { form.removeDraft() } else { draft.end() }
    }
    // What is still being sent is stored under the lease.
    defer {
      upkeep?.accompany(draft: nil, telling: nil)
      store.tidy { (store) throws(StoreError) in try store.release(opened.id, lease) }
    }
    // Once sent, the outcome is waited for, however the form has ended.
    if sending != nil { WorkQueue.main.run { sending != nil } }
    if let receipt {
      if ending != .finished(.submitted) { draft.remove() }
      return try finish(receipt, opened)
    }
    let fate: String? =
      if let refusal, refusal == .isUncertain {
        sentence(of: refusal, opened)
      } else if let failure = draft.failure {
        "\(draft.hasOlder ? "the last keys" : "what was typed") could not be kept: \(sentence(of: failure))"
      } else {
        draft.isKept
          ? Phrase.answersKept(hasSecrets: opened.definition.hasSecrets).text(in: opened.definition.language) : nil
      }
    throw failure(of: ending, [fate].compactMap(\.self))
  }

  /// How long a form that was left waits for a silent store, in milliseconds: with the end of the session, some ten seconds.
  private static let patienceOnLeaving: Int64 = 8000

  private func sentence(of failure: SiteDraft.Failure) -> String {
    switch failure {
    case .store(let error): error.sentence
    case .outcome(.tooLarge): say(.siteDraftsFull)
    case .outcome(.ended(let request)): say(request.messageOfEnd)
    case .outcome(.purged): say(.siteRevisesPurged)
    case .outcome: say(.siteTakenElsewhere)
    }
  }

  /// Runs a form on the terminal until it ends: drawn, or as plain questions if it cannot be drawn or a screen reader
  /// is used. The person has access to nothing else: no inputrc, no editor, no suspension.
  /// - Parameters:
  ///   - draftID: The draft whose lease is renewed.
  ///   - whenSlow: Told when the store is slow, and when it is not any more, while the form is drawn.
  ///   - onLeaving: Called when the person has left the form, before its draft is saved.
  func show(
    _ definition: FormDefinition, _ configuration: FormConfiguration, draftID: String? = nil,
    onStart: (any FilledForm) -> Void = { _ in },
    whenSlow: @escaping @MainActor @Sendable (_ isSlow: Bool) -> Void = { _ in },
    onLeaving: () -> Void = {},
    atEnd: (any FilledForm, TerminalRunner.Ending) -> Void = { _, _ in }
  ) throws(SiteFailure) -> TerminalRunner.Ending {
    LineEditor.shared.start(inputrc: Self.bindings)
    if definition.hasSecrets { SecretMemory.protect() }
    let form: any FilledForm
    let run: () -> TerminalRunner.Ending
    if LineTerminal.isWanted(in: environment) || LineTerminal.isNeeded(in: environment) {
      (form, run) = try asked(definition, configuration)
    } else {
      (form, run) = try drawn(definition, configuration)
    }
    onStart(form)
    upkeep?.accompany(
      draft: draftID, kept: Phrase.answersKept(hasSecrets: definition.hasSecrets).text(in: definition.language),
      telling: form is RunningForm ? whenSlow : nil)
    let ending = form.fill {
      defer { onLeaving() }
      return run()
    }
    upkeep?.accompany(draft: draftID, telling: nil)
    atEnd(form, ending)
    form.wipeSecrets()
    return ending
  }

  /// The defaults, without the keys that expand `~name` and thus tell who has an account on the machine.
  private static let bindings = InputrcSource.text(
    """
    set keymap emacs
    "\\e&": ""
    set keymap vi-command
    "&": ""
    set keymap emacs
    """)

  private func drawn(
    _ definition: FormDefinition, _ configuration: FormConfiguration
  ) throws(SiteFailure) -> (RunningForm, () -> TerminalRunner.Ending) {
    let terminal = try terminal { () throws(TerminalError) in try Terminal() }
    let size = terminal.size
    let form = RunningForm(
      definition, configuration: configuration, columns: size.columns, rows: size.rows, placement: .inline,
      capabilities: .from(environment: environment))
    let runner = TerminalRunner(session: form.session, terminal: terminal)
    form.session.isConfined = true
    runner.idleLimit = site.settings.quotas.idle
    let quotas = site.settings.quotas
    var limits = SessionLimits(quotas)
    runner.onInput = { [self] _ in
      if limits.takeKey(at: MonotonicClock.now) { noteLimitOnce("keysASecond \(quotas.keysASecond)") }
    }
    runner.summary = { form.submissionSummary }
    return (form, { runner.run() })
  }

  private func asked(
    _ definition: FormDefinition, _ configuration: FormConfiguration
  ) throws(SiteFailure) -> (UndrawnForm, () -> TerminalRunner.Ending) {
    let terminal = try terminal { () throws(TerminalError) in try LineTerminal() }
    terminal.isConfined = true
    // The first answers have scrolled away by now, or come from a draft.
    let questions = Questionnaire(
      definition: definition, inputs: configuration.inputs, memory: configuration.memory,
      reviewing: configuration.appearance.isQuestion ? .asDefined : .always, terminal: terminal)
    questions.idleLimit = site.settings.quotas.idle
    return (questions.form, { questions.run() })
  }

  private func terminal<Kind>(_ open: () throws(TerminalError) -> Kind) throws(SiteFailure) -> Kind {
    do throws(TerminalError) {
      return try open()
    } catch {
      throw SiteFailure(.unavailable, "\(error); connect with 'ssh -t', or pipe the answers")
    }
  }

  /// The failure with which the command ends if the form was not submitted.
  func failure(of ending: TerminalRunner.Ending, _ sentences: [String]) -> SiteFailure {
    let isHungUp = ending == .hungUp || ending == .signalled(SIGHUP)
    let reason: String? =
      switch ending {
      case .signalled(SIGXCPU): say(.siteSessionUsedUp)
      case .timedOut: site.settings.quotas.idle.map { "no key was pressed for \($0.shortText): the session has ended" }
      default: isHungUp && hasBeenEnded ? say(.siteSessionEnded) : nil
      }
    let problems = ([reason].compactMap(\.self) + sentences).map { ReportedProblem(saying: $0) }
    return switch ending {
    case .signalled(SIGXCPU): SiteFailure(.unavailable, problems: problems)
    case .finished(.interrupted): SiteFailure(.interrupted, problems: problems)
    case .finished: SiteFailure(.failure, problems: problems)
    case .timedOut: SiteFailure(.timedOut, problems: problems)
    case .hungUp: SiteFailure(.hungUp, problems: problems)
    case .signalled(let signal): SiteFailure(signal: signal, problems: problems)
    }
  }

  /// True if the session was ended from outside. An operator on this machine ends the process at once.
  private var hasBeenEnded: Bool {
    var isEnded = upkeep?.hasEnded ?? false
    if !isEnded { store.tidy { (store) throws(StoreError) in isEnded = try store.renew(lease, draft: nil) } }
    return isEnded
  }
}

extension Questionnaire {
  /// Asks until the form is submitted or left.
  fileprivate func run() -> TerminalRunner.Ending {
    do throws(Interruption) {
      _ = try ask()
      return .finished(.submitted)
    } catch {
      switch error {
      case .noTerminal, .endedEarly, .closed, .left: return .finished(.cancelled)
      case .timedOut: return .timedOut
      case .signalled(SIGINT): return .finished(.interrupted)
      case .signalled(let signal): return .signalled(signal)
      }
    }
  }
}
