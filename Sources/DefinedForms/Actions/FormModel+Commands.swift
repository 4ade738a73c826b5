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

  /// A submission begins anew: checks that could not decide may try again.
  func retryChecks() { for field in fieldsInRows { field.check?.retry() } }

  /// True once every check agrees, in a form without other problems. Starts undecided checks; the submission continues
  /// when they are done.
  func checksAreDone() -> Bool {
    for check in existingInRows.compactMap(\.check) { check.start() }
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
  }

  /// Ends every command: the form has ended.
  func stopCommands() {
    isAwaitingChecks = false
    for field in fieldsInRows { field.stopCommands() }
  }

  /// A field's command for options or suggestions has ended.
  func linesHaveEnded(of field: FieldModel) {
    if let sentence = field.loadingFailure, field.errors.current.isEmpty { field.errors.value = [sentence] }
    // Suggestions are asked for when focus enters, and these are new.
    if focusedID == field.id { (session?.focus.focused as? TextControl)?.focusDidEnter() }
    goOnSubmitting()
  }
}

extension FieldModel {
  /// Why there are no options, or fewer suggestions than there should be.
  package var loadingFailure: String? {
    commandLines?.failure.current.map { reason in
      form.words(options == nil ? .noSuggestions(reason: reason) : .optionsNotLoaded(reason: reason))
    }
  }

  /// Ends the field's commands when it stops to exist.
  func watchCommands() {
    guard case .computed(let exists) = exists, check != nil || commandLines != nil else { return }
    Watch.start(host: form.host, in: lifetime) {
      exists.value
    } changed: { [unowned self] _, exists in
      guard !exists else { return }
      stopCommands()
      form.commandsWereStopped()
    }
  }

  /// The user left the field: its suggestion command is cancelled.
  func stopSuggestions() { if options == nil { commandLines?.work.cancel() } }

  /// Cancels the commands that run for the field.
  func stopCommands() {
    check?.work.cancel()
    commandLines?.work.cancel()
    for row in list?.rows ?? [] {
      for field in row.fields { field.stopCommands() }
    }
  }

  /// Loads what the field needs, and tries again what has failed.
  func loadLines() {
    guard let commandLines else { return }
    if let failure = loadingFailure, errors.current == [failure] { errors.value = [] }
    commandLines.load()
  }

  /// True while a command decides whether the answer, or which answer, is valid.
  fileprivate var isWaitingToBeJudged: Bool {
    if check?.work.isRunning.current ?? false { return true }
    return options != nil && (commandLines?.work.isRunning.current ?? false) && !finalAnswer.isEmpty
  }

  /// What is said below the field while a command works for it.
  var progress: String? {
    if check?.work.isRunning.value ?? false { return form.words(.checking) }
    if let arriving {
      _ = arrivals?.value
      return arriving.isComplete ? nil : form.words(.loading)
    }
    return commandLines?.work.isRunning.value ?? false ? form.words(.loading) : nil
  }
}

/// For hosts that ask without drawing, and block where a drawn form goes on.
extension FieldModel {
  /// Starts what has to be known before the field can be asked for.
  package func prepare() { if options != nil { loadLines() } }

  /// Starts the check of the present answer.
  package func startCheck() { form.startCheck(of: self) }

  /// Whether a command works for the field.
  package var isWaiting: Bool {
    (check?.work.isRunning.current ?? false) || (options != nil && (commandLines?.work.isRunning.current ?? false))
  }

  /// Whether a command runs for the field, waited for or not.
  var hasRunningCommand: Bool {
    (check?.work.isRunning.current ?? false) || (commandLines?.work.isRunning.current ?? false)
  }

  /// The field's present problems.
  package var problemsNow: [String] { form.host.graph.untracked { problems() } }
}
