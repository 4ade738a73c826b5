import FormDefinitions
import Wording

/// The external sources of a form: when they are asked, and what their answers change.
extension FormModel {
  /// For a form that is not drawn: asks every source whose answer is needed before the answers can be given out.
  package func runCommands() {
    for field in existingInRows(where: { !$0.sources.isEmpty }) {
      field.prepare()
      field.startCheck()
    }
  }

  /// True while sources are asked that a submission must wait for.
  package var isWaiting: Bool { fieldsInMadeRows.contains(where: \.isWaiting) }

  /// True while any source is asked.
  package var hasRunningCommands: Bool { fields.contains(where: \.hasRunningCommand) }

  /// Starts the check of an answer without other problems.
  package func startCheck(of field: FieldModel) {
    guard let check = field.check, field.exists.current, graph.untracked({ field.problems().isEmpty }) else {
      return
    }
    check.start()
  }

  /// Called when a submission begins: sources that failed may be asked again.
  package func retrySources() {
    for field in fieldsInMadeRows where field.definition.choice != nil && field.liveList?.failure.current != nil {
      field.askSource()
    }
    // Checks only run when nothing else is wrong; until then their messages stay.
    guard !hasLastingProblems else { return }
    for field in fieldsInMadeRows {
      field.check?.retry()
      field.refusal = nil
    }
  }

  /// Called when a field's check has decided or failed.
  package func checkHasEnded(of field: FieldModel) {
    if field.exists.current { showProblems(of: field) }
    screen?.sourceDidEnd()
  }

  /// Cancels every command, since the form has ended.
  package func stopCommands() { for field in fieldsInMadeRows { field.stopCommands() } }

  /// Called when a field's options or suggestions have arrived or become invalid.
  package func sourceHasChanged(of field: FieldModel) {
    if let failure = field.shownFailure, field.errors.current == [failure] { field.errors.value = [] }
    field.shownFailure = field.loadingFailure
    if let failure = field.shownFailure, field.errors.current.isEmpty {
      field.show([failure])
    } else if field.exists.current,
      field.absenceProblem != nil || field.hasBeenLeft && field.unsettledText != nil || !field.errors.current.isEmpty
    {
      // A value that is no longer offered is reported at once, as is a name that is none of the options that came.
      showProblems(of: field)
    }
    screen?.suggestionsDidChange(of: field)
    screen?.sourceDidEnd()
  }
}

extension FieldModel {
  /// Why options or suggestions could not be loaded.
  package var loadingFailure: String? {
    liveList?.failure.current.map { reason in
      form.words(options == nil ? .formNoSuggestions(reason: reason) : .formOptionsNotLoaded(reason: reason))
    }
  }

  /// Observes the inputs of the field's sources, and cancels their requests when the field ceases to exist.
  package func followSources() {
    liveList?.follow()
    check?.follow()
    guard case .computed(let exists) = exists, check != nil || liveList != nil else { return }
    Watch.start(host: form.host, in: lifetime) {
      exists.value
    } changed: { [unowned self] _, exists in
      guard !exists else { return }
      stopCommands()
      // A submission may have waited for them.
      form.screen?.sourceDidEnd()
    }
  }

  /// Called when focus leaves the field, which no longer needs suggestions.
  package func stopSuggestions() { if options == nil { liveList?.cancel() } }

  /// Cancels the field's pending requests.
  package func stopCommands() {
    check?.cancel()
    liveList?.cancel()
    for row in list?.madeRows ?? [] {
      for field in row.fields { field.stopCommands() }
    }
  }

  /// Loads what the field needs; retries after a failure.
  package func askSource() { liveList?.load() }

  /// Loads the suggestions for what is typed, unless they could not be loaded for the same before.
  package func askForSuggestions() { liveList?.loadUnlessFailed() }

  /// True if its source has failed and can be asked again. In a rule, it becomes a dependency.
  package var canAskAgain: Bool { liveList?.failure.value != nil }

  /// True if there is nothing to choose, and nothing will come: of a source that was asked, or given. In a rule, it
  /// becomes a dependency.
  package var hasNoOptions: Bool {
    guard let options = options?.value, options.list.count == 0, !options.list.takesOther else { return false }
    if let arriving {
      _ = arrivals?.value
      return arriving.isComplete
    }
    if let liveList { return liveList.options.value != nil && liveList.isComplete }
    // One that may not be asked has not said so.
    if case .live? = definition.choice?.options { return false }
    return true
  }

  /// True if there is an answer and the source of options was never asked.
  package var mustBeJudgedByOptions: Bool {
    guard let liveList, holdsChoice else { return false }
    return liveList.options.current == nil && liveList.failure.current == nil
  }

  /// True while a source decides whether the answer is valid.
  package var isWaitingToBeJudged: Bool {
    if check?.isRunning.current ?? false { return true }
    return (liveList?.isLoading.current ?? false) && holdsChoice || isSearching
  }

  /// True while the options that may have the name that the list was left with are awaited.
  var isSearching: Bool { unsettledText != nil && liveList?.isLoading.current ?? false }

  /// The progress message below the field while a command runs for it.
  package var progress: String? {
    if check?.isRunning.value ?? false { return form.words(.formChecking) }
    if let arriving {
      _ = arrivals?.value
      return arriving.isComplete ? nil : form.words(.formLoading)
    }
    return liveList?.isLoading.value ?? false ? form.words(.formLoading) : nil
  }
}

/// For hosts that ask without drawing, and block where a drawn form continues.
extension FieldModel {
  /// Loads what must be known before the field can be asked for.
  package func prepare() { if options != nil { askSource() } }

  package func startCheck() { form.startCheck(of: self) }

  /// True while a command must end before the field can go on.
  package var isWaiting: Bool {
    (check?.isRunning.current ?? false) || (options != nil && (liveList?.isLoading.current ?? false))
  }

  /// True while any command runs for the field, including one for suggestions.
  package var hasRunningCommand: Bool { (check?.isRunning.current ?? false) || (liveList?.isLoading.current ?? false) }

  /// The field's current problems.
  package var problemsNow: [String] { form.graph.untracked { problems() } }
}
