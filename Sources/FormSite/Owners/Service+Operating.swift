import FormDefinitions
import Platform
import TerminalDriver
import Values

/// An operator's day: sessions, drafts, single submissions, forms that are closed, hooks.
extension Service {
  package func listSessions() throws(SiteFailure) {
    var lines = TextTable()
    for session in try stored(store.sessions()) {
      lines.add(
        session.id, session.opened ?? "-", session.person, session.address ?? "-", session.isEnded ? "ending" : "open",
        session.doing)
    }
    try print(lines.text)
  }

  /// Ends a session; its draft is kept. One on another machine ends within a few seconds.
  package func endSession(_ id: String) throws(SiteFailure) {
    guard let session = try stored(store.sessions()).first(where: { $0.id == id }) else {
      throw SiteFailure(.notFound, "there is no session '\(id)'")
    }
    try stored(store.endSession(session.owner, actor))
    if let process = Lease.process(session.owner) { kill(process, SIGHUP) }
    try confirm("ended \(id)")
  }

  package func listDrafts() throws(SiteFailure) {
    var lines = TextTable()
    for (draft, bytes) in try stored(store.allDrafts()) {
      lines.add(draft.id, draft.changed, draft.person, draft.form, "\(bytes) bytes", draft.isOpen ? "open" : "")
    }
    try print(lines.text)
  }

  package func discardDraft(_ id: String) throws(SiteFailure) {
    switch try stored(store.discardDraft(id, actor)) {
    case nil: throw SiteFailure(.notFound, "there is no draft '\(id)'")
    case false?: throw SiteFailure(.failure, "the draft is open in a session: end that first, see 'sessions'")
    case true?: try confirm("discarded \(id)")
    }
  }

  /// Prints a submission with all its revisions, and what each has changed.
  package func show(_ id: String) throws(SiteFailure) {
    let revisions = try stored(store.revisions(of: id))
    guard !revisions.isEmpty else { throw SiteFailure(.notFound, "there is no submission '\(id)'") }
    var lines = TextTable()
    var before: [JSONValue.Member]?
    for revision in revisions {
      lines.add(revision.id, "revision \(revision.revision) of \(revision.form)")
      lines.add("  person", revision.person)
      lines.add("  opened", revision.opened)
      lines.add("  submitted", revision.submitted)
      lines.add("  version", revision.version)
      guard let text = revision.answers, case .object(let answers)? = try? JSONParser.parse(text) else {
        lines.add("  answers", "purged")
        before = nil
        continue
      }
      let earlier = before.map { Dictionary($0.map { ($0.name, $0.value) }) { $1 } }
      for answer in answers {
        let old = earlier?[answer.name]
        guard let earlier, old != answer.value else {
          if earlier == nil { lines.add("  answers.\(answer.name)", answer.value.readable) }
          continue
        }
        lines.add(
          "  answers.\(answer.name)",
          "\(answer.value.readable) (was \(earlier[answer.name].map(\.readable) ?? "not there"))")
      }
      for gone in before ?? [] where !answers.contains(where: { $0.name == gone.name }) {
        lines.add("  answers.\(gone.name)", "not there (was \(gone.value.readable))")
      }
      before = answers
    }
    try print(lines.text)
  }

  /// Closes a form, or opens it again.
  /// - Parameter until: A date or a moment; nil for no end.
  package func close(_ form: String, until: String?) throws(SiteFailure) {
    guard site.forms.contains(form) else { throw refuse("form", form) }
    let end = try until.map { text throws(SiteFailure) in
      guard let end = SiteReader.moment(text, .named(environment["TZ"])) else {
        throw SiteFailure(.usage, "--until must be a day or a moment: 2026-12-01, 2026-12-01T18:00:00Z")
      }
      guard end > SiteClock.now else { throw SiteFailure(.usage, "--until is over already") }
      return SiteClock.text(end)
    }
    try stored(store.close(form, until: end ?? "", actor))
    try confirm("closed \(form)\(end.map { " until \($0)" } ?? "")")
  }

  package func open(closed form: String) throws(SiteFailure) {
    guard site.forms.contains(form) else { throw refuse("form", form) }
    try stored(store.close(form, until: nil, actor))
    if let closing = try stored(site.closing(of: form, in: store)) {
      throw SiteFailure(.failure, "\(say(closing)) by site.yaml")
    }
    try confirm("opened \(form)")
  }

  /// Prints what hooks have yet to be told, and what was given up.
  package func listHooks() throws(SiteFailure) {
    var lines = TextTable()
    for state in ["trying", "waiting", "failed"] {
      for (entry, event, nextTry, error) in try stored(store.outbox(in: state)) {
        let when = state == "failed" ? "given up" : nextTry <= SiteClock.now ? "due" : SiteClock.text(nextTry)
        lines.add(
          entry.hook, entry.form, entry.submission, event.rawValue,
          "\(entry.attempt) \(entry.attempt == 1 ? "try" : "tries")", when, error ?? "")
      }
    }
    try print(lines.text)
  }
}
