import Expressions
import FormDefinitions
import Glibc
import TerminalDriver
import TerminalModel
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
    let matcher = try matcher(filter, history)
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
    let matcher = try matcher(filter, history)
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
      case .jsonl: text += line(submission, history.answerText(of: submission))
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
    progress?.remove()
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

/// Fields of a table, quoted as in RFC 4180.
///
/// A spreadsheet runs a cell that begins with `=` and some others; an apostrophe before it makes it text.
nonisolated struct CSV {
  /// True to write cells as they are.
  let isRaw: Bool

  func row(_ cells: [String]) -> String { cells.map(field).joined(separator: ",") + "\r\n" }

  fileprivate func row(_ submission: Submission, _ answers: [String]) -> String {
    row(
      [
        submission.id, submission.form, submission.version, submission.person, submission.opened, submission.submitted,
        String(submission.revision), submission.replaces ?? "",
      ] + answers)
  }

  /// The controls that let a text be read in another order than it is written (UAX #9): embeddings, overrides, isolates.
  private static let reversing: Set<Unicode.Scalar> = [
    "\u{202a}", "\u{202b}", "\u{202c}", "\u{202d}", "\u{202e}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
  ]

  func field(_ text: String) -> String {
    var text = text
    if !isRaw {
      // What is not seen before it does not stop a spreadsheet.
      let first = text.unicodeScalars.first { $0 != "\n" && !$0.properties.isDefaultIgnorableCodePoint }
      if let first,
        "=+-@\t\r\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}".unicodeScalars.contains(first)
      {
        text = "'" + text
      }
      text = text.escaped { Self.reversing.contains($0) ? "" : nil }
    }
    guard text.utf8.contains(where: { "\",\r\n".utf8.contains($0) }) else { return text }
    return "\"" + text.escaped { $0 == "\"" ? "\"\"" : nil } + "\""
  }
}

/// Filters submissions.
nonisolated struct SubmissionMatcher {
  private let condition: Expression?
  private let since: String?
  private let definition: FormDefinition

  init(_ filter: SubmissionFilter, for definition: FormDefinition, zone: ZoneRules) throws(SiteFailure) {
    self.definition = definition
    since = try filter.since.map { text throws(SiteFailure) in try Self.start(text, zone) }
    guard let text = filter.condition else {
      condition = nil
      return
    }
    let mistakes: [ExpressionDiagnostic]
    var parsed: Expression?
    do throws(ExpressionDiagnostics) {
      let expression = try Expression(parsing: text)
      parsed = expression
      mistakes = expression.check(TypeEnvironment(variables: Self.variables(definition)), expecting: .bool)
    } catch {
      mistakes = error.all
    }
    guard mistakes.isEmpty else {
      let sentences = mistakes.map { mistake in
        DisplayText.visible("--where: \(mistake.message)" + (mistake.help.map { " (\($0))" } ?? ""), lines: .single)
      }
      throw SiteFailure(
        .usage, problems: sentences.map { ReportedProblem($0, text: "formline: \($0)") })
    }
    condition = parsed
  }

  private static func variables(_ definition: FormDefinition) -> [String: ExpressionType] {
    var variables: [String: ExpressionType] = [
      "id": .string, "person": .string, "submitted": .timestamp, "revision": .int,
    ]
    for field in definition.fields where field.hasAnswer && !field.isSecret {
      variables[field.id] = field.expressionType
    }
    return variables
  }

  /// The time of `--since`, as in the tables.
  static func start(_ text: String, _ zone: ZoneRules) throws(SiteFailure) -> String {
    guard let time = time(text, zone) else {
      throw SiteFailure(
        .usage, "--since must be a day, a moment or a span: 2026-11-01, 2026-11-01T09:00:00Z, 12h, 7d")
    }
    return SiteClock.text(time)
  }

  /// Milliseconds since 1970.
  private static func time(_ text: String, _ zone: ZoneRules) -> Int64? {
    if let span = SiteReader.duration(text) { return SiteClock.now - span.nanoseconds / 1_000_000 }
    return SiteReader.moment(text, zone)
  }

  /// False if the condition is false, or undefined for these answers.
  /// - Throws: If it takes too much to evaluate: nobody knows what it says.
  func accepts(_ submission: Submission, _ history: FormHistory) throws(SiteFailure) -> Bool {
    if let since, submission.submitted < since { return false }
    guard let condition else { return true }
    guard let answers = history.answers(of: submission) else { return false }
    let result = condition.evaluate { name in
      if let field = definition.field(name) {
        let value = answers.first { $0.name == field.answerName }?.value ?? .null
        guard case .success(let answer) = AnswerConversion.convert(value, for: field)
        else { return .null }
        return answer.expressionValue(for: field)
      }
      switch name {
      case "id": return .string(submission.id)
      case "person": return .string(submission.person)
      case "submitted": return Instant(rfc3339: submission.submitted).map { .timestamp($0) }
      case "revision": return .int(submission.revision)
      default: return nil
      }
    }
    switch result {
    case .success(.bool(let isWanted)): return isWanted
    case .failure(let error) where [.tooManySteps, .tooManyBytes].contains(error.cause):
      throw SiteFailure(.usage, "--where: \(error.message)")
    // For example, a missing answer.
    case .success, .failure: return false
    }
  }
}

/// The versions of a form, in the order of publication.
nonisolated struct FormHistory {
  private let versions: [(version: FormVersion, definition: FormDefinition)]

  init(_ versions: [(FormVersion, FormDefinition)]) {
    precondition(!versions.isEmpty, "a form that has submissions has a version")
    self.versions = versions.map { (version: $0.0, definition: $0.1) }
  }

  /// The definition of the current version.
  var current: FormDefinition { versions[versions.count - 1].definition }

  /// The answers of a submission, converted to the current version; nil if they were purged.
  func answers(of submission: Submission) -> [AnswerValue.Member]? {
    guard let text = submission.answers, case .object(let members)? = AnswerValue(parsing: Array(text.utf8)) else {
      return nil
    }
    return later(than: submission.version).reduce(members) { $1.taking(former: $0) }
  }

  /// These answers as JSON.
  func answerText(of submission: Submission) -> String {
    guard let text = submission.answers else { return "null" }
    // Most answers were given to the current version and need no conversion.
    guard later(than: submission.version).contains(where: { $0.former != nil }), let answers = answers(of: submission)
    else { return text }
    return AnswerValue.object(answers).json.text(.compact)
  }

  /// The definitions published after the last publication of a version.
  private func later(than hash: String) -> [FormDefinition] {
    guard let last = versions.lastIndex(where: { $0.version.hash == hash }) else { return [] }
    return versions[(last + 1)...].map(\.definition)
  }

  /// This history with one more version.
  func followed(by version: FormVersion, _ definition: FormDefinition) -> FormHistory {
    FormHistory(versions.map { ($0.version, $0.definition) } + [(version, definition)])
  }

  /// All answer names: those of the current version in form order, then those that only older versions have.
  var columns: [String] {
    var names: [String] = []
    for (version, definition) in versions.reversed() {
      let own = definition.fields.filter { $0.hasAnswer && !$0.isSecret }.map(\.answerName)
      let present = later(than: version.hash).reduce(own) { $1.taking(former: $0) }
      for name in present where !names.contains(name) { names.append(name) }
    }
    return names
  }
}

/// A progress bar on standard error, if that is a terminal; erased at the end, and by Ctrl-C before the process ends.
nonisolated struct ProgressBar {
  private let all: Int
  private var done = 0
  private var isDrawn = false
  /// When it was drawn last. Work that ends within a tenth of a second shows none.
  private var last = MonotonicClock.now

  /// - Parameter all: The amount of work; called only if the bar is shown.
  init(of all: @autoclosure () throws(SiteFailure) -> Int) throws(SiteFailure) {
    guard StandardErrorOutput.isTerminal else {
      self.all = 0
      return
    }
    self.all = try all()
    ProcessSignals.noteEnding()
  }

  mutating func advance(by count: Int) {
    done += count
    if all > 0, let signal = ProcessSignals.takeEnding() {
      remove()
      StandardErrorOutput.write("formline: ended after \(done) of \(all)\n")
      ProcessSignals.end(by: signal)
    }
    let now = MonotonicClock.now
    guard all > 0, now - last > 100_000_000 else { return }
    last = now
    isDrawn = true
    StandardErrorOutput.write("\r\u{1b}[K" + Self.text(done, of: all, columns: StandardErrorOutput.columns))
  }

  /// The bar with its numbers. Three columns stay free: some terminals wrap at the last one, and Ctrl-C is echoed as '^C'.
  static func text(_ done: Int, of all: Int, columns: Int) -> String {
    let numbers = "\(done) of \(all)"
    let width = min(30, columns - 4 - numbers.utf8.count)
    guard width >= 4 else { return numbers.utf8.count + 3 <= columns ? numbers : "" }
    let filled = min(width, done * width / all)
    return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled) + " " + numbers
  }

  /// Erases the bar if standard output is a terminal, too: its next line would follow the bar.
  mutating func makeRoom() { if isDrawn, isatty(STDOUT_FILENO) == 1 { remove() } }

  /// Erases the bar.
  mutating func remove() {
    if isDrawn { StandardErrorOutput.write("\r\u{1b}[K") }
    isDrawn = false
  }
}
