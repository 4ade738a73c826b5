import DefinedForms
import FormConversations
import FormDefinitions
import FormModels
import Platform
import TerminalDriver
import TerminalModel
import Values
import Wording

/// Requests: questions that a program asks and a person who is elsewhere answers.
extension Service {
  /// What a program asks.
  nonisolated package struct Asking: Sendable {
    package var form: String?
    /// A person or a group.
    package var of: String
    /// The answers known already, or the request itself if there is no form.
    package var input: [UInt8]
    /// A name for the input in messages.
    package var inputName: String
    package var expires: String?
    package var id: String?

    package init(form: String?, of: String, input: [UInt8], inputName: String, expires: String?, id: String?) {
      (self.form, self.of, self.input, self.inputName) = (form, of, input, inputName)
      (self.expires, self.id) = (expires, id)
    }
  }

  /// Opens a request and prints its id; the same id again opens nothing new.
  package func request(_ asking: Asking) throws(SiteFailure) {
    let name = asking.form ?? FormName.elicited
    guard mayRequest(name, of: asking.of) else { throw refuse("form", name) }
    let settings = site.settings
    guard settings.person(named: asking.of) != nil || settings.hasGroup(asking.of) || settings.identify.isUsed else {
      throw SiteFailure(.notFound, "there is no person or group '\(asking.of)'")
    }
    if let id = asking.id, id.isEmpty || id.hasPrefix("-") || id.utf8.count > 100 || !FormName.isPlain(id) {
      throw SiteFailure(.usage, "--id must be of letters, digits, '-' and '_', and does not begin with '-'")
    }
    let expires = try asking.expires.map { text throws(SiteFailure) in
      guard
        let end = SiteReader.duration(text).map({ SiteClock.now + Int64(min($0 / .milliseconds(1), 1e15)) })
          ?? SiteReader.moment(text, .named(environment["TZ"])), SiteClock.isWritable(end)
      else { throw SiteFailure(.usage, "--expires must be a span or a moment: 2h, 2026-12-01T18:00:00Z") }
      guard end > SiteClock.now else { throw SiteFailure(.usage, "--expires is over already") }
      return SiteClock.text(end)
    }
    let earlier = if let id = asking.id { try stored(store.request(id)) } else { nil as Request? }
    if let earlier { try check(earlier, repeats: asking) } else { try checkRequestsOfLastHour() }
    let version: FormVersion
    var known = "{}"
    if let form = asking.form {
      // A request that is repeated is compared under its own version.
      version = if let earlier { try self.version(earlier.version, of: form).0 } else { try currentVersion(of: form) }
      known = try prefilled(asking, definition(of: version))
    } else {
      let question = try elicitedVersion(asking.input)
      if let earlier, earlier.version != question.hash { throw askedOtherwise(earlier) }
      version = try stored(store.publish(question, actor)).version
    }
    let request = Request(
      id: asking.id ?? TimeOrderedID.make(), form: name, version: version.hash, askedBy: personName,
      askedOf: asking.of, prefilled: known, opened: SiteClock.text(SiteClock.now), expires: expires)
    let hooks = site.settings.hooks(of: name, .requested).map(\.name)
    let (opened, isNew) = try stored(store.openRequest(request, telling: hooks, actor))
    if !isNew {
      try check(opened, repeats: asking)
      // What was purged cannot be compared.
      guard opened.version == request.version, opened.prefilled ?? known == known else { throw askedOtherwise(opened) }
    }
    try confirm(opened.id, saying: "the request was opened: \(opened.id)")
  }

  private func check(_ earlier: Request, repeats asking: Asking) throws(SiteFailure) {
    guard
      earlier.askedBy == personName, earlier.form == asking.form ?? FormName.elicited, earlier.askedOf == asking.of
    else { throw askedOtherwise(earlier) }
  }

  private func askedOtherwise(_ earlier: Request) -> SiteFailure {
    SiteFailure(.incomplete, "'\(earlier.id)' was asked before, otherwise; take another --id")
  }

  /// What is asked of somebody else costs them as much as what is submitted.
  private func checkRequestsOfLastHour() throws(SiteFailure) {
    guard person != nil, let hourly = site.settings.quotas.submissionsAnHour,
      try stored(store.requestsOfLastHour(by: personName)) >= hourly
    else { return }
    noteLimit("submissionsAnHour \(hourly)")
    throw SiteFailure(.unavailable, say(.siteTooManySubmissions(count: hourly)))
  }

  private func prefilled(_ asking: Asking, _ definition: FormDefinition) throws(SiteFailure) -> String {
    guard asking.input.contains(where: { !" \t\r\n".utf8.contains($0) }) else { return "{}" }
    let given = given(asking.input, asking.inputName, for: definition)
    let answers = given.answers
    let mistakes = given.diagnostics.filter { $0.severity == .error }
    guard mistakes.isEmpty else {
      throw SiteFailure(.wrongInput, problems: mistakes.map { $0.report(color: false) }.named(in: definition))
    }
    let limit = site.settings.quotas.fieldBytes
    if let long = definition.fields.first(where: { (answers[$0.id]?.text.utf8.count ?? 0) > limit }) {
      noteLimit("fieldBytes \(limit)")
      throw SiteFailure(.wrongInput, say(.siteAnswerTooLong(field: long.answerName, bytes: String(limit))))
    }
    let secrets = definition.fields.filter { field in
      answers[field.id].map { !$0.isEmpty && (field.isSecret || $0.withoutSecrets(of: field) != $0) } ?? false
    }
    if !given.computed.isEmpty { warn(unattended(definition, answers).warnings(ofGiven: given.computed)) }
    warn(secrets.map { .warning("'\($0.answerName)' is left out: secrets are not stored", id: $0.answerName) })
    let members = definition.fields.compactMap { field -> JSONValue.Member? in
      guard let value = answers[field.id], !field.isSecret else { return nil }
      return .init(name: field.answerName, value: value.withoutSecrets(of: field).json)
    }
    return JSONValue.object(members).text(.compact)
  }

  /// The bytes of a question that brings its own form: whoever is asked reads all of their questions at login.
  private static let elicitationLimit = 1 << 16

  /// A request of the Model Context Protocol as a version of a form, to be published.
  private func elicitedVersion(_ bytes: [UInt8]) throws(SiteFailure) -> FormVersion {
    guard bytes.count <= Self.elicitationLimit else {
      throw SiteFailure(.wrongInput, "the request takes more than \(Self.elicitationLimit) bytes; shorten it")
    }
    do throws(ElicitationRequest.Refusal) {
      _ = try ElicitationRequest.read(bytes, server: nil, language: nil)
    } catch {
      throw SiteFailure(.wrongInput, problems: error.problems)
    }
    return FormVersion(
      sequence: 0, form: FormName.elicited, hash: Digest.text(of: bytes), published: "", publisher: "",
      definition: String(decoding: bytes, as: UTF8.self), files: "{}", answerSchema: "{}")
  }

  private func mayRequest(_ form: String, of asked: String) -> Bool {
    guard let person else { return true }
    let settings = site.settings
    let groups = settings.person(named: asked).map { site.withSystemGroups($0).groups } ?? []
    return settings.mayRequest(form, by: person, of: asked, in: groups)
  }

  /// A request that this person has opened, after looking whether it has expired.
  private func ownRequest(_ id: String) throws(SiteFailure) -> Request {
    guard let request = try stored(store.request(id)), person == nil || request.askedBy == personName else {
      throw refuse("request", id)
    }
    guard request.state == .open, request.hasExpired else { return request }
    try end(request, .expired)
    return try stored(store.request(id)) ?? request
  }

  /// - Returns: The request in its latest state, and whether this call has ended it.
  @discardableResult
  private func end(
    _ request: Request, _ state: Request.State, reason: String? = nil
  ) throws(SiteFailure) -> (request: Request, isNew: Bool) {
    let actor = state == .expired ? Actor(person: "site") : actor
    let settings = site.settings
    return try stored(
      store.endRequest(
        request.id, state, reason: reason,
        telling: { settings.hooks(of: $0.form, $0.event).map(\.name) }, actor)) ?? (request, false)
  }

  /// Ends the requests whose time is over.
  func endExpiredRequests() throws(SiteFailure) {
    for request in try stored(store.expiredRequests()) { try end(request, .expired) }
  }

  /// Withdraws an open request.
  package func withdraw(_ id: String) throws(SiteFailure) {
    let (request, isNew) = try end(ownRequest(id), .withdrawn)
    guard isNew else {
      throw SiteFailure(.failure, "'\(id)' is not open any more: it was \(request.state.rawValue)")
    }
    try confirm("withdrawn \(id)")
  }

  func wait(for id: String, limit: Duration?) throws(SiteFailure) {
    try Self.wait(for: id, limit: limit) { () throws(SiteFailure) in self }
  }

  /// Waits for the answers of a request and prints them. While the store cannot be reached, it waits, too.
  /// - Parameters:
  ///   - limit: How long to wait; nil for no limit.
  ///   - open: Opens the store; called until that was possible once.
  package static func wait(
    for id: String, limit: Duration?, _ open: () throws(SiteFailure) -> Service
  ) throws(SiteFailure) {
    let end = limit.map { MonotonicClock.now + $0.nanoseconds }
    func left() -> Int64? { end.map { max(0, $0 - MonotonicClock.now) / 1000 } }
    var service: Service?
    var pause: Int64 = 100_000
    var isTold = false
    while true {
      do throws(SiteFailure) {
        if try looked(for: id, in: &service, open, microseconds: left()) { return }
      } catch {
        guard error.isStoreAway else { throw error }
        if !isTold { StandardErrorOutput.write(error.problems.map { $0.text + "\n" }.joined()) }
        isTold = true
      }
      if left() == 0 {
        throw SiteFailure(.timedOut, service == nil ? "the time is over" : "'\(id)' is still open")
      }
      // A person needs seconds at least.
      usleep(UInt32(min(pause, left() ?? pause)))
      pause = min(1_000_000, pause * 2)
    }
  }

  /// Reports the end of a request.
  /// - Parameter microseconds: How long to wait for a store that is silent, at most.
  /// - Returns: False if it is open.
  private static func looked(
    for id: String, in service: inout Service?, _ open: () throws(SiteFailure) -> Service, microseconds: Int64?
  ) throws(SiteFailure) -> Bool {
    // A second at least, which a store that is there needs.
    let limit = SilenceLimit(max(1000, min(10_000, (microseconds ?? .max) / 1000)))
    let known = service
    let (opened, request) = try SilenceLimit.during(limit) { () throws(SiteFailure) -> (Service, Request) in
      let service = if let known { known } else { try open() }
      return (service, try service.ownRequest(id))
    }
    service = opened
    guard request.state != .open else { return false }
    try opened.report(request)
    return true
  }

  private func report(_ request: Request) throws(SiteFailure) {
    guard request.state == .answered, let id = request.submission, let submission = try stored(store.submission(id)),
      let answers = submission.answers
    else {
      let state: JSONValue = [
        "state": .string(request.state == .answered ? "purged" : request.state.rawValue),
        "reason": .optional(request.reason),
      ]
      try print("\(state)\n")
      throw SiteFailure(.failure, problems: [])
    }
    guard request.form == FormName.elicited, let version = try stored(store.version(request.version, of: request.form)),
      let asked = try? ElicitationRequest.read(Array(version.definition.utf8), server: nil, language: nil)
    else { return try print("\((try? JSONParser.parse(answers)) ?? .null)\n") }
    // Under the names of the request's schema.
    let given = AnswersReader.read(Array(answers.utf8), path: "answers", for: asked.definition).answers
    let response = asked.response(
      .accept,
      answers: asked.definition.fields.compactMap { field in given[field.id].map { (id: field.id, value: $0) } })
    try print("\((response["result"] ?? response)["content"] ?? .object([]))\n")
  }

  // The one who is asked.

  /// The open requests for this person, the oldest first.
  func requestsToAnswer() throws(SiteFailure) -> [Request] {
    guard let person else { return [] }
    return try stored(store.openRequests(of: namesAsked(person))).filter(\.isOpen)
  }

  /// The names by which somebody is asked. A group from outside may have the name of a person, who is meant then.
  private func namesAsked(_ person: SiteSettings.Person) -> [String] {
    [person.name] + person.groups.filter { site.settings.person(named: $0) == nil }
  }

  /// The request that this person may answer; nil if there is none of this id for them.
  func requestAsked(_ id: String) throws(SiteFailure) -> Request? {
    guard let person, let request = try stored(store.request(id)),
      namesAsked(person).contains(request.askedOf)
    else { return nil }
    // Who repeats an answer without having seen the receipt gets that.
    let isRepeated = request.state == .answered && request.by == personName && !hasTerminal
    guard request.isOpen || isRepeated else { throw SiteFailure(.failure, sentence(ofEnded: request)) }
    return request
  }

  func open(_ request: Request) throws(SiteFailure) -> OpenedForm {
    guard let version = try stored(store.version(request.version, of: request.form)) else {
      throw SiteFailure(.wrongInput, "the version \(request.version) of '\(request.form)' is not in the store")
    }
    let id = request.answerID(of: personName)
    return OpenedForm(
      version: version, definition: try definition(of: version, askedBy: request.asker), id: id, request: request,
      earlier: try request.isOpen ? nil : stored(store.submission(id)))
  }

  /// Lets the person answer a request, or decline it with F9; without a terminal, the answers are on standard input.
  func answer(_ id: String) throws(SiteFailure) {
    guard let request = try requestAsked(id) else { throw refuse("request", id) }
    var opened = try open(request)
    guard hasTerminal else { return try take(answersFor: opened) }
    try print(DisplayText.visible(heading(of: request), lines: .single) + "\n")
    while true {
      let draft = try stored(store.draft(opened.id))
      if draft != nil {
        guard try stored(store.take(opened.id, for: lease)) else { return try print(say(.siteTakenElsewhere) + "\n") }
        opened.hasDraft = true
      }
      var isDeclined = false
      let item = HostedItem(
        label: Message.formDeclineItem.text(in: opened.definition.language), key: Key(.function(9)), word: "decline"
      ) { isDeclined = true }
      do throws(SiteFailure) {
        return try fillOnTerminal(opened, draft: draft, isChosen: true, toolbar: [item])
      } catch {
        guard isDeclined else { throw error }
      }
      // Esc leads back to the form.
      guard let reason = try askReason() else { continue }
      let (ended, isNew) = try end(request, .declined, reason: reason.isEmpty ? nil : reason)
      try stored(store.removeDraft(opened.id, of: personName))
      return try confirm(isNew ? say(.siteDeclined) : sentence(ofEnded: ended))
    }
  }

  /// What the list calls a request: the title of its form, or the beginning of its own question.
  func title(of request: Request) -> String {
    guard let version = (try? store.version(request.version, of: request.form)) ?? nil,
      let definition = try? definition(of: version, askedBy: request.asker),
      let title = request.form == FormName.elicited ? definition.description : definition.title
    else { return request.form }
    // Reading all of a long text would take its time at every login.
    let text = DisplayText.visible(Markup.plainText(of: String(title.prefix(500))), lines: .single)
    return text.count > 50 ? text.prefix(50) + "…" : text
  }

  /// Who asks, and until when.
  func heading(of request: Request) -> String {
    let (person, time) = (request.asker, request.expires.map { shortTime($0) })
    return say(time.map { .siteAsksUntil(person: person, time: $0) } ?? .siteAsks(person: person))
  }

  /// Why the answers to a request are not taken any more.
  func sentence(ofEnded request: Request) -> String { say(.siteNotSubmitted(reason: say(request.messageOfEnd))) }

  /// Why the person declines; nil if they do not after all.
  private func askReason() throws(SiteFailure) -> String? {
    let source: JSONValue = [
      "formline": 1, "fields": [["id": "reason", "label": .string(say(.siteWhyDeclined)), "maxLength": 500]],
    ]
    return try answer(to: source, at: "reason").map { String($0.text.trimmed) }
  }
}

extension Request {
  nonisolated var asker: String { Actor.shownName(of: askedBy) }

  /// Why it cannot be answered any more.
  nonisolated var messageOfEnd: Message {
    let person = Actor.shownName(of: by)
    if hasExpired { return .siteRequestExpired }
    return state == .withdrawn ? .siteRequestWithdrawn(person: person) : .siteRequestEnded(person: person)
  }
}
