import FormDefinitions
import Platform
import TerminalDriver
import Values

/// Submissions: lists and exports.
extension Service {
  /// Lists the submissions of a form in their order, one per line: id, time, person, revision.
  package func listSubmissions(of form: String, _ filter: SubmissionFilter) throws(SiteFailure) {
    let permissions = permissions(for: form)
    guard FormName.hasSubmissions(form), !permissions.isDisjoint(with: [.seeAll, .seeOwn]) else {
      throw refuse("form", form)
    }
    let history = try history(of: form)
    var matcher = try matcher(filter, history)
    let start = try filter.after.map { id throws(SiteFailure) in
      try listed(id) { $0.form == form && (permissions.contains(.seeAll) || $0.person == personName) }
    }
    var shown = 0
    var last = ""
    try eachSubmission(of: form, after: start) { (submission) throws(SiteFailure) in
      guard permissions.contains(.seeAll) || submission.person == personName,
        try matcher.accepts(submission, history)
      else { return true }
      guard shown < filter.limit ?? .max else {
        sayThereIsMore(after: last)
        return false
      }
      (shown, last) = (shown + 1, submission.id)
      var line = TextTable()
      line.add(
        submission.id, submission.submitted, submission.person,
        "revision \(submission.revision)"
          + (submission.replaces.map { " of \($0)" } ?? "") + (submission.answers == nil ? ", purged" : ""))
      try print(line.text)
      return true
    }
    tell(of: matcher)
  }

  private func tell(of matcher: SubmissionMatcher) {
    if let sentence = matcher.sentenceOfUndecided { StandardErrorOutput.write("formline: \(sentence)\n") }
  }

  /// The submission behind which a list goes on.
  func listed(_ id: String, where isInList: (Submission) -> Bool) throws(SiteFailure) -> Submission {
    guard let found = try stored(store.submission(id)), isInList(found) else { throw refuse("submission", id) }
    return found
  }

  /// Exports all submissions of a form, of every version, in the order of submission.
  package func export(_ form: String, _ format: ExportFormat, _ filter: SubmissionFilter) throws(SiteFailure) {
    try require(.export, form)
    let history = try history(of: form)
    var matcher = try matcher(filter, history)
    // Before the first row, so that an interrupted export is recorded, too.
    try stored(store.note(actor, "export", form))
    let columns = format == .csv ? history.columns : []
    // A field may have the same name as a column.
    let names = Self.columns + columns.map { Self.columns.contains($0) ? "answers.\($0)" : $0 }
    let csv = CSV(isRaw: filter.isRaw)
    var text = format == .csv ? csv.row(names) : ""
    try eachSubmission(of: form) { (submission) throws(SiteFailure) in
      guard try matcher.accepts(submission, history) else { return true }
      switch format {
      case .jsonl: text += CSV.withoutReversing(json: line(submission, history.answerText(of: submission)))
      case .csv:
        let answers = history.answers(of: submission) ?? []
        let cells = columns.map { name in answers.first { $0.name == name }?.value.json.readable ?? "" }
        text += csv.row(submission, cells)
      }
      if text.utf8.count > 1 << 16 {
        try print(text)
        text = ""
      }
      return true
    }
    try print(text)
    tell(of: matcher)
  }

  fileprivate static let columns = [
    "id", "form", "version", "person", "opened", "submitted", "revision", "replaces",
  ]

  private func line(_ submission: Submission, _ answers: String) -> String {
    func text(_ value: String) -> String { JSONValue.string(value).text(.compact) }
    // Ids, hashes and times need no escaping.
    return "{\"id\":\"\(submission.id)\",\"form\":\(text(submission.form)),\"version\":\"\(submission.version)\","
      + "\"person\":\(text(submission.person)),\"opened\":\"\(submission.opened)\","
      + "\"submitted\":\"\(submission.submitted)\",\"revision\":\(submission.revision),"
      + "\"replaces\":\(submission.replaces.map { "\"\($0)\"" } ?? "null"),\"answers\":\(answers)}\n"
  }

  /// Calls `body` for each submission of all forms, by id, with its stored digest.
  func everySubmission(
    _ body: (_ submission: Submission, _ digest: String) throws(SiteFailure) -> Void
  ) throws(SiteFailure) {
    var last = ""
    try pages(of: nil) { () throws(SiteFailure) in
      let page = try stored(store.submissions(after: last, limit: 500))
      for (submission, digest) in page { try body(submission, digest) }
      last = page.last?.submission.id ?? last
      return page.count
    }
  }

  /// Calls `body` for each submission of a form, in their order, until it returns false.
  private func eachSubmission(
    of form: String, after start: Submission? = nil, _ body: (Submission) throws(SiteFailure) -> Bool
  ) throws(SiteFailure) {
    var last = start
    try pages(of: form) { () throws(SiteFailure) in
      let page = try stored(store.submissions(of: form, after: last, limit: 500))
      for submission in page { guard try body(submission) else { return 0 } }
      last = page.last
      return page.count
    }
  }

  /// Shows a progress bar while pages of submissions are read.
  /// - Parameter read: Returns how many it has read; 0 to end.
  private func pages(of form: String?, _ read: () throws(SiteFailure) -> Int) throws(SiteFailure) {
    if progress == nil { progress = try ProgressBar(of: stored(store.countSubmissions(of: form))) }
    defer { endProgress() }
    while true {
      let count = try read()
      guard count > 0 else { return }
      progress?.advance(by: count)
    }
  }

  func endProgress() {
    progress?.finish()
    progress = nil
  }

  /// Lists the submissions that would not fit the definition in the folder, with their problems.
  package func listMisfits(of form: String) throws(SiteFailure) {
    guard site.forms.contains(form) else { throw refuse("form", form) }
    let next = try version(of: site.read(form))
    let definition = try definition(of: next)
    let history = try history(of: form).followed(by: next, definition)
    var counts = (all: 0, misfits: 0)
    try eachSubmission(of: form) { (submission) throws(SiteFailure) in
      guard submission.answers != nil else { return true }
      counts.all += 1
      let problems = problems(of: history.answerText(of: submission), in: definition)
      guard !problems.isEmpty else { return true }
      counts.misfits += 1
      for problem in problems {
        var line = TextTable()
        line.add(submission.id, problem)
        try print(line.text)
      }
      return true
    }
    guard counts.misfits == 0 else {
      throw SiteFailure(.failure, "\(counts.misfits) of \(counts.all) submissions would not fit")
    }
    try print("all \(counts.all) submissions fit\n")
  }

  /// Every version of a form, to convert older answers.
  func history(of form: String) throws(SiteFailure) -> FormHistory {
    let versions = try stored(store.versions(of: form))
    guard !versions.isEmpty || site.forms.contains(form) else { throw refuse("form", form) }
    if versions.isEmpty { return FormHistory([try (currentVersion(of: form), site.read(form).definition())]) }
    var read: [(FormVersion, FormDefinition)] = []
    for version in versions { read.append((version, try definition(of: version))) }
    return FormHistory(read)
  }

  private func matcher(_ filter: SubmissionFilter, _ history: FormHistory) throws(SiteFailure) -> SubmissionMatcher {
    try SubmissionMatcher(filter, for: history.current, zone: ZoneRules.named(environment["TZ"]))
  }
}
