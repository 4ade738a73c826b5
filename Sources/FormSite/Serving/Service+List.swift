import DefinedForms
import FormModels
import FormDefinitions
import TerminalDriver
import TerminalModel
import Values

/// The start of a session: the forms, and the person's drafts and submissions.
extension Service {
  /// Prints the list, for use without a terminal.
  func printList() throws(SiteFailure) {
    let forms = try fillableForms()
    let requests = try requestsToAnswer()
    let (drafts, own) = (try ownDrafts(), try ownSubmissions())
    var lines = TextTable()
    for request in requests {
      lines.add("question", request.form, "\(request.id) \(request.asker) \(request.expires ?? "")")
    }
    for (name, title) in forms { lines.add("form", name, title ?? "") }
    for draft in drafts { lines.add("draft", draft.form, draft.changed) }
    for submission in own { lines.add("submission", submission.form, "\(submission.id) \(submission.submitted)") }
    if lines.isEmpty { return try print(say(.siteNothingHere) + "\n") }
    try print(lines.text)
  }

  /// Prints the person's submissions, the latest first.
  func printOwn(_ filter: SubmissionFilter) throws(SiteFailure) {
    guard filter.condition == nil else {
      throw SiteFailure(.usage, "--where needs a form: submissions FORM --where …")
    }
    let since = try filter.since.map { text throws(SiteFailure) in
      try SubmissionMatcher.start(text, .named(environment["TZ"]))
    }
    let limit = min(filter.limit ?? 100, Int.max - 1)
    var lines = TextTable()
    let last = try filter.after.map { id throws(SiteFailure) in try listed(id) { $0.person == personName } }
    let found = try ownSubmissions(limit: limit + 1, after: last)
    for submission in found.prefix(limit) where since.map({ submission.submitted >= $0 }) ?? true {
      lines.add(submission.id, submission.form, submission.submitted)
    }
    try print(lines.text)
    let isWhole = found.count <= limit || since.map { found[limit - 1].submitted < $0 } ?? false
    if !isWhole { sayThereIsMore(after: found[limit - 1].id) }
  }

  func sayThereIsMore(after id: String) {
    StandardErrorOutput.write("formline: there are more: go on with --after \(id)\n")
  }

  /// The person's drafts that may still be submitted, most recent first.
  private func ownDrafts() throws(SiteFailure) -> [StoredDraft] {
    try stored(store.drafts(of: personName))
      .filter { may($0.replaces == nil ? .fill : .amend, $0.form) && !$0.answersRequest }
  }

  /// The person's submissions that they may see, most recent first.
  private func ownSubmissions(limit: Int = 100, after last: Submission? = nil) throws(SiteFailure) -> [Submission] {
    try stored(store.submissions(of: personName, limit: Int64(limit), after: last))
      .filter { !permissions(for: $0.form).isDisjoint(with: [.seeOwn, .seeAll]) }
  }

  /// The open forms that the person may fill in, with their titles.
  private func fillableForms() throws(SiteFailure) -> [(name: String, title: String?)] {
    var forms: [(name: String, title: String?)] = []
    for form in site.forms where may(.fill, form) {
      guard try stored(site.closing(of: form, in: store)) == nil, let definition = try definition(of: form) else {
        continue
      }
      forms.append((form, definition.title.map { Markup.plainText(of: $0) }))
    }
    return forms
  }

  /// The definition that is in service, or comes into it once somebody opens the form; nil if it cannot be read.
  private func definition(of form: String) throws(SiteFailure) -> FormDefinition? {
    let version = try stored(store.currentVersion(of: form))
    return version.flatMap { $0.read(in: language) } ?? (try? site.read(form).reading.definition)
  }

  private func title(of form: String) throws(SiteFailure) -> String? {
    try definition(of: form)?.title.map { Markup.plainText(of: $0) }
  }

  /// What people are told that a form is: its title and its name.
  func label(of form: String) throws(SiteFailure) -> String {
    if form == FormName.elicited { return form }
    return try title(of: form).map { "\($0) (\(form))" } ?? form
  }

  /// Lets a person choose among forms, drafts and submissions repeatedly, until they cancel.
  func chooseOnTerminal() throws(SiteFailure) {
    while let choice = try choose() {
      upkeep?.note(doing: choice.command)
      defer { upkeep?.note(doing: "") }
      do throws(SiteFailure) {
        switch choice {
        case .request(let request): try answer(request.id)
        case .form(let name): try fillOnTerminal(try open(name))
        case .draft(let draft):
          if try !goOn(with: draft, isChosen: true) { try print(say(.siteTakenElsewhere) + "\n") }
        case .submission(let submission): try print(text(of: submission))
        }
      } catch {
        // Cancelling a form returns to the list.
        guard error.status == SiteFailure.Status.failure.rawValue else { throw error }
      }
    }
  }

  /// An entry of the list.
  enum Choice {
    case request(Request)
    case form(String)
    case draft(StoredDraft)
    case submission(Submission)

    /// What it would be after `ssh HOST`.
    fileprivate var command: String {
      switch self {
      case .request(let request): "answer \(request.id)"
      case .form(let form): form
      case .draft(let draft): draft.form
      case .submission: ""
      }
    }
  }

  private func choose() throws(SiteFailure) -> Choice? {
    let requests = try requestsToAnswer()
    if !requests.isEmpty { try print(say(.siteQuestionsWait(count: requests.count)) + "\n") }
    var choices = entries(requests, Choice.request) { request, isInFull in
      let text = say(.siteAnswerQuestion(form: title(of: request), person: heading(of: request)))
      // First, since a line may be cut.
      return isInFull ? "\(request.id) · \(shortTime(request.opened)) · \(text)" : text
    }
    let (drafts, submissions) = (try ownDrafts(), try ownSubmissions())
    var labels: [String: String] = [:]
    for form in Set(drafts.map(\.form) + submissions.map(\.form)) { labels[form] = try label(of: form) }
    choices += entries(drafts, Choice.draft) { draft, isInFull in
      let (label, start) = (labels[draft.form] ?? draft.form, shortTime(draft.changed, to: isInFull ? 1 : 60))
      return say(draft.isOpen ? .siteGoOnElsewhere(form: label, time: start) : .siteGoOn(form: label, time: start))
    }
    choices += try fillableForms().map { form in
      (say(.siteFillIn(form: form.title.map { "\($0) (\(form.name))" } ?? form.name)), .form(form.name))
    }
    choices += entries(submissions, Choice.submission) { submission, isInFull in
      let time = shortTime(submission.submitted, to: isInFull ? 1 : 60)
      return say(.siteSubmitted(form: labels[submission.form] ?? submission.form, time: time))
    }
    guard !choices.isEmpty else {
      try print(say(.siteNothingHere) + "\n")
      return nil
    }
    return try ask(choices)
  }

  /// A line for each row, in full where two would be alike: with ids, and times to the second.
  private func entries<Row>(
    _ rows: [Row], _ choice: (Row) -> Choice, _ line: (_ row: Row, _ isInFull: Bool) -> String
  ) -> [(label: String, choice: Choice)] {
    let short = rows.map { line($0, false) }
    let counts = Dictionary(short.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(rows, short).map { row, text in (counts[text] == 1 ? text : line(row, true), choice(row)) }
  }

  /// Asks for a choice; nil if the person cancels.
  func ask(_ choices: [(label: String, choice: Choice)]) throws(SiteFailure) -> Choice? {
    // Plain questions number the entries themselves. Nobody types a character for private use.
    func value(_ index: Int) -> String { "\u{E000}\(index)" }
    let options = choices.enumerated().map { index, entry in
      ["value": .string(value(index)), "label": .string(entry.label)] as JSONValue
    }
    let source: JSONValue = [
      "formline": 1, "title": .string(site.settings.title ?? "Formline"),
      "fields": [
        [
          "id": "choice", "type": "select", "label": .string(say(.siteWhatToDo)), "required": true,
          "options": .array(options),
        ]
      ],
    ]
    let answer = try answer(to: source, at: "choice")
    return choices.indices.first { answer == .string(value($0)) }.map { choices[$0].choice }
  }

  /// Asks a question of the service's own.
  /// - Parameters:
  ///   - source: Its definition.
  ///   - field: The field that is asked for.
  /// - Returns: nil if the person cancels.
  func answer(to source: JSONValue, at field: String) throws(SiteFailure) -> AnswerValue? {
    let reading = DefinitionReader.read(
      Array(source.text(.compact).utf8), path: "question", options: ReadingOptions(language: language)
    ) { _ in .failure(.outside) }
    guard let definition = reading.definition, reading.isUsable else {
      preconditionFailure("a question of the service is a form without mistakes")
    }
    var configuration = FormConfiguration()
    configuration.appearance.isQuestion = true
    var answer: AnswerValue?
    let ending = try show(definition, configuration, atEnd: { form, _ in answer = form.value(of: field) ?? .null })
    switch ending {
    case .finished(.submitted): return answer
    case .finished(.cancelled): return nil
    default: throw failure(of: ending, [])
    }
  }

  /// A time from the tables in the person's time zone, rounded down to so many seconds.
  func shortTime(_ text: String, to seconds: Int64 = 60) -> String {
    guard let instant = Instant(rfc3339: text) else { return text }
    let zone = ZoneRules.named(environment["TZ"])
    let rounded = Instant(seconds: instant.seconds / seconds * seconds) ?? instant
    let local = rounded.local(utcOffset: zone.utcOffset(atEpoch: rounded.seconds))
    return local.flatMap { zone.instant(at: $0) }?.short(in: zone) ?? text
  }

  /// A submission formatted for people.
  private func text(of submission: Submission) -> String {
    var lines = TextTable()
    lines.add(submission.id, "\(submission.form) \(shortTime(submission.submitted))")
    guard let answers = submission.answers, case .object(let members)? = try? JSONParser.parse(answers) else {
      return lines.text
    }
    for member in members { lines.add("  " + member.name, member.value.readable) }
    return lines.text
  }
}

/// Lines of text in aligned columns; the last one is not padded.
nonisolated struct TextTable {
  private var rows: [[String]] = []

  var isEmpty: Bool { rows.isEmpty }

  /// Makes control characters visible.
  mutating func add(_ words: String...) { rows.append(words.map { DisplayText.visible($0, lines: .single) }) }

  var text: String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.compactMap { $0.dropFirst(column).first }.map { TextWidth.columns(of: $0) }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - TextWidth.columns(of: $0)) }
      return cells.joined(separator: "  ").trimmed + "\n"
    }.joined()
  }
}

extension JSONValue {
  /// A string as it is, null as nothing, everything else as JSON.
  nonisolated var readable: String {
    switch self {
    case .string(let text): text
    case .null: ""
    default: text(.spaced)
    }
  }

  nonisolated static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}
