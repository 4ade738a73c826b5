import FormDefinitions
import Formline

extension FormModel {
  /// Called when focus leaves a field. Shows a failure to load its options instead of its problems; checks an answer
  /// without problems.
  func runCommands(after field: FieldModel) {
    guard field.exists.current else { return }
    if field.options != nil, let failure = field.loadingFailure { field.errors.value = [failure] }
    startCheck(of: field)
  }

  /// Checks the answer of a field with which nothing else is wrong.
  func startCheck(of field: FieldModel) {
    guard let check = field.check, field.exists.current, host.graph.untracked({ field.problems().isEmpty }) else {
      return
    }
    check.start()
  }

  /// A submission begins anew: sources that could not say anything may try again.
  func retryChecks() {
    for field in fieldsInRows {
      field.check?.retry()
      field.refusal = nil
      if field.definition.choice != nil, field.liveList?.failure.current != nil { field.askSource() }
    }
  }

  /// True once every check agrees, in a form without other problems. Starts undecided checks; the submission continues
  /// when they are done.
  func checksAreDone() -> Bool {
    for field in existingInRows {
      field.check?.start()
      if field.mustBeJudgedByOptions { field.askSource() }
    }
    isAwaitingChecks = existingInRows.contains(where: \.isWaitingToBeJudged)
    return !isAwaitingChecks
  }

  private func goOnSubmitting() {
    guard isAwaitingChecks, !existingInRows.contains(where: \.isWaitingToBeJudged) else { return }
    isAwaitingChecks = false
    finishSubmission()
  }

  /// A field's check has decided, or cannot.
  func checkHasEnded(of field: FieldModel) {
    if field.exists.current { showProblems(of: field) }
    goOnSubmitting()
  }

  /// A field ceased to exist; a submission may have waited for its commands.
  func commandsWereStopped() { goOnSubmitting() }

  /// A field's value changed: its check and a submission that waits for checks are dropped.
  func stopChecks(after field: FieldModel) {
    field.check?.valueDidChange()
    isAwaitingChecks = false
    stopJudgement()
  }

  /// Ends every command: the form has ended.
  func stopCommands() {
    isAwaitingChecks = false
    stopJudgement()
    for field in fieldsInRows { field.stopCommands() }
    consent?.release()
  }

  /// A field's source of options or suggestions has answered, or its answer has lost its worth.
  func sourceHasChanged(of field: FieldModel) {
    if let failure = field.shownFailure, field.errors.current == [failure] { field.errors.value = [] }
    field.shownFailure = field.loadingFailure
    if let failure = field.shownFailure, field.errors.current.isEmpty {
      field.errors.value = [failure]
    } else if field.exists.current, field.absenceProblem != nil || !field.errors.current.isEmpty {
      // A value that is offered no more is told of at once.
      showProblems(of: field)
    }
    // Suggestions are asked for when focus enters, and these are new.
    if focusedID == field.id { (session?.focus.focused as? TextControl)?.focusDidEnter() }
    goOnSubmitting()
  }
}

extension FieldModel {
  /// Why there are no options, or fewer suggestions than there should be.
  package var loadingFailure: String? {
    liveList?.failure.current.map { reason in
      form.words(options == nil ? .noSuggestions(reason: reason) : .optionsNotLoaded(reason: reason))
    }
  }

  /// Begins to follow what the field's sources are given, and ends them when it stops to exist.
  func followSources() {
    liveList?.follow()
    check?.follow()
    guard case .computed(let exists) = exists, check != nil || liveList != nil else { return }
    Watch.start(host: form.host, in: lifetime) {
      exists.value
    } changed: { [unowned self] _, exists in
      guard !exists else { return }
      stopCommands()
      form.commandsWereStopped()
    }
  }

  /// The user left the field: nobody waits for its suggestions.
  func stopSuggestions() { if options == nil { liveList?.cancel() } }

  /// Cancels the questions that are asked for the field.
  func stopCommands() {
    check?.cancel()
    liveList?.cancel()
    for row in list?.rows ?? [] {
      for field in row.fields { field.stopCommands() }
    }
  }

  /// Asks for what the field needs, and again for what has failed.
  func askSource() { liveList?.load() }

  /// Whether its source has failed, so that it can be asked again. Read in a rule, it becomes a dependency.
  var canAskAgain: Bool { liveList?.failure.value != nil }

  /// Whether there is an answer, and a source that was never asked which ones there are.
  fileprivate var mustBeJudgedByOptions: Bool {
    guard definition.choice != nil, let liveList, !finalAnswer.isEmpty else { return false }
    return liveList.options.current == nil && liveList.failure.current == nil
  }

  /// True while a source decides whether the answer, or which answer, is valid.
  fileprivate var isWaitingToBeJudged: Bool {
    if check?.isRunning.current ?? false { return true }
    return options != nil && (liveList?.isLoading.current ?? false) && !finalAnswer.isEmpty
  }

  /// What is said below the field while a command works for it.
  var progress: String? {
    if check?.isRunning.value ?? false { return form.words(.checking) }
    if let arriving {
      _ = arrivals?.value
      return arriving.isComplete ? nil : form.words(.loading)
    }
    return liveList?.isLoading.value ?? false ? form.words(.loading) : nil
  }
}

/// For hosts that ask without drawing, and block where a drawn form goes on.
extension FieldModel {
  /// Starts what has to be known before the field can be asked for.
  package func prepare() { if options != nil { askSource() } }

  /// Starts the check of the present answer.
  package func startCheck() { form.startCheck(of: self) }

  /// Whether a command works for the field.
  package var isWaiting: Bool {
    (check?.isRunning.current ?? false) || (options != nil && (liveList?.isLoading.current ?? false))
  }

  /// Whether a command runs for the field, waited for or not.
  var hasRunningCommand: Bool { (check?.isRunning.current ?? false) || (liveList?.isLoading.current ?? false) }

  /// The field's present problems.
  package var problemsNow: [String] { form.host.graph.untracked { problems() } }
}
