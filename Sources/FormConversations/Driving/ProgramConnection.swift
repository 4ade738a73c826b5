package import FormModels
package import FormDefinitions
package import Values
import Wording

/// A program that opens forms, provides their options, and checks and receives their answers: JSON-RPC 2.0, one JSON
/// text per line, in both directions. Consumes bytes and sends lines; its owner asks it for forms to show.
package final class ProgramConnection {
  /// A form requested by the program.
  package struct OpenRequest {
    package enum Source: Equatable {
      /// The definition, YAML or JSON.
      case text([UInt8])
      case path(String)
    }

    package let source: Source
    /// The initial answers, a JSON object.
    package let answers: JSONValue
    /// The requested language, as a tag; nil for none in particular.
    package let language: String?
    fileprivate let id: JSONValue?
  }

  /// Why a form is interrupted by the program.
  package enum Interruption: Equatable {
    /// `$/cancelRequest`.
    case cancelled
    case gone
  }

  /// The program's name, given by itself.
  package private(set) var client = ""
  /// The names of what it provides.
  package private(set) var hosts: Set<String> = []
  /// The form request to be shown.
  package private(set) var pending: OpenRequest?
  /// Why the current form must end.
  package private(set) var interruption: Interruption?
  /// True once the program sends nothing more.
  package private(set) var hasEnded = false

  private let version: String
  private let send: (String) -> Void
  private var lines = MessageLines()
  private var isInitialized = false
  private var notifies: Set<String> = []
  /// The open form: from `form/open` until its result.
  private var open: OpenRequest?
  private weak var form: (any FilledForm)?
  /// What came for a form that is requested and not shown yet.
  private var early: [(id: JSONValue?, parameters: JSONValue)] = []
  /// The answers of a form as its result has them.
  private var written: Written = { answers, _ in answers }
  private var endForm: () -> Void = {}
  /// Long lists that have changed, of which the program is told when nothing has for a moment.
  private var longLists: [FieldModel] = []
  private var telling: Task<Void, Never>?
  package typealias Written = (
    _ answers: [(id: String, value: AnswerValue)], _ verbatim: [VerbatimAnswer]
  ) -> [(id: String, value: AnswerValue)]

  private var lastID = 0
  private var waiting: [Int: CheckedContinuation<Reply, Never>] = [:]

  /// What comes of a question to the program.
  private enum Reply {
    case answered(JSONValue)
    case refused(RPCMessage.RPCFailure)
    case timedOut
    /// The answer is no longer needed.
    case cancelled
    case gone
  }

  /// - Parameters:
  ///   - version: The version of the command.
  ///   - send: Sends a line, including its newline.
  package init(version: String, send: @escaping (String) -> Void) {
    self.version = version
    self.send = send
  }

  // Receiving.

  /// Handles output of the program; nil at its end.
  package func receive(_ bytes: [UInt8]?) {
    guard let bytes else { return end() }
    for line in lines.take(bytes) {
      switch line {
      case .line(let line) where line.allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }: break
      case .line(let line): take(line)
      case .tooLong:
        fail(id: .null, .invalidRequest, "a line has at most \(MessageLines.limit >> 20) MiB")
      }
    }
  }

  private func end() {
    // The last line may have no newline.
    receive([0x0A])
    hasEnded = true
    interrupt(.gone)
    for id in waiting.keys.sorted() { resume(id, .gone) }
  }

  private func interrupt(_ reason: Interruption) {
    guard open != nil, interruption == nil else { return }
    interruption = reason
    endForm()
  }

  private func take(_ line: [UInt8]) {
    do throws(RPCMessage.Mistake) {
      switch try RPCMessage.read(line) {
      case .request(let id, let method, let parameters): perform(method, id: id, parameters)
      case .response(let id, let result): take(result, of: id)
      }
    } catch {
      fail(id: error.id, error.code, error.message)
    }
  }

  private func take(_ result: Result<JSONValue, RPCMessage.RPCFailure>, of id: JSONValue) {
    guard let number = id.int, (1...max(1, lastID)).contains(number), lastID > 0 else {
      return fail(id: .null, .invalidRequest, "no question has the id \(id.text(.compact))")
    }
    // A late response to an abandoned question is not an error.
    switch result {
    case .success(let value): resume(number, .answered(value))
    case .failure(let failure): resume(number, .refused(failure))
    }
  }

  private func perform(_ method: String, id: JSONValue?, _ parameters: JSONValue) {
    guard parameters.members != nil else { return fail(id: id, .invalidParams, "'params' must be an object") }
    guard isInitialized || method == "initialize" else {
      return fail(id: id, .invalidRequest, "'initialize' comes first")
    }
    switch method {
    case "initialize": initialize(id, parameters)
    case "form/open": openForm(id, parameters)
    case "form/set": setForm(id, parameters)
    case "$/cancelRequest":
      if let open, open.id == parameters["id"] { cancelOpen() }
      respond(id, .null)
    default: fail(id: id, .methodNotFound, "there is no method '\(method)'")
    }
  }

  // Requests.

  private func initialize(_ id: JSONValue?, _ parameters: JSONValue) {
    guard !isInitialized else { return fail(id: id, .invalidRequest, "'initialize' comes once") }
    guard parameters["protocol"] == 1 else { return fail(id: id, .invalidParams, "'protocol' must be 1") }
    guard let hosts = (parameters["provides"] ?? []).strings, hosts.allSatisfy(LiveSource.isHostName) else {
      return fail(id: id, .invalidParams, "'provides' must be a list of names")
    }
    guard let notifies = (parameters["notify"] ?? []).strings, Set(notifies).isSubset(of: ["field", "focus"]) else {
      return fail(id: id, .invalidParams, "'notify' must be a list of 'field' and 'focus'")
    }
    client = parameters["client"]?["name"]?.string ?? ""
    (self.hosts, self.notifies) = (Set(hosts), Set(notifies))
    isInitialized = true
    respond(id, ["protocol": 1, "version": .string(version)])
  }

  private func openForm(_ id: JSONValue?, _ parameters: JSONValue) {
    // A notification gets no reply, and a form without one would be asked for nobody.
    guard id != nil else { return }
    guard open == nil else { return fail(id: id, .invalidRequest, "a form is open already") }
    let source: OpenRequest.Source
    switch (parameters["definition"], parameters["path"]) {
    case (.string(let text)?, nil): source = .text(Array(text.utf8))
    case (let definition?, nil) where definition.members != nil:
      source = .text(Array(definition.text(.indented).utf8))
    case (nil, .string(let path)?): source = .path(path)
    default: return fail(id: id, .invalidParams, "write 'definition', an object or YAML, or 'path'")
    }
    let answers = parameters["answers"] ?? [:]
    guard answers.members != nil else { return fail(id: id, .invalidParams, "'answers' must be an object") }
    let language = parameters["language"]
    guard language == nil || language == .null || language?.string != nil else {
      return fail(id: id, .invalidParams, "'language' must be text")
    }
    let request = OpenRequest(source: source, answers: answers, language: language?.string, id: id)
    (open, pending, interruption) = (request, request, nil)
  }

  private func cancelOpen() {
    if pending != nil {
      pending = nil
      return close(.failure(.requestCancelled, "the request was cancelled"))
    }
    interrupt(.cancelled)
  }

  private func setForm(_ id: JSONValue?, _ parameters: JSONValue) {
    guard let form else {
      guard open != nil else { return fail(id: id, .invalidRequest, "no form is open") }
      return early.append((id, parameters))
    }
    let given = (parameters["answers"] ?? [:]).members
    guard let given, let problems = Self.texts(parameters["problems"] ?? [:]) else {
      return fail(id: id, .invalidParams, "'answers' must be an object, and 'problems' one of texts")
    }
    if let member = given.first(where: { form.model.definition.field(answering: $0.name)?.type == .computed }) {
      return fail(id: id, .invalidParams, "'\(member.name)': a computed field takes no value")
    }
    let text = Array(JSONValue.object(given).text(.compact).utf8)
    let (answers, mistakes) = AnswersReader.read(text, path: "answers", for: form.model.definition)
    if let mistake = mistakes.first { return fail(id: id, .invalidParams, mistake.message) }
    if let stranger = problems.first(where: { self.id(of: $0.name, in: form) == nil }) {
      return fail(id: id, .invalidParams, "no field is called '\(stranger.name)'")
    }
    form.set(
      form.model.definition.fields.compactMap { field in answers[field.id].map { (field.id, $0) } },
      problems: problems.map { (self.id(of: $0.name, in: form) ?? "", problem($0.text)) })
    tellLongLists()
    respond(id, [:])
  }

  /// Texts by field; nil for other JSON.
  private static func texts(_ value: JSONValue) -> [(name: String, text: String)]? {
    guard let members = value.members else { return nil }
    let texts = members.compactMap { member in member.value.string.map { (member.name, $0) } }
    return texts.count == members.count ? texts : nil
  }

  /// What the form says of a problem, which a program may have put into no words.
  private func problem(_ text: String) -> String {
    text.isEmpty ? Message.formCheckRefused.text(in: form?.model.definition.language ?? .english) : text
  }

  /// The id of the field that has a name, an id, or a place in a row.
  private func id(of name: String, in form: any FilledForm) -> String? {
    form.model.definition.field(answering: name)?.id ?? form.model.field(name)?.id
  }

  // The current form.

  /// Returns the pending request; the form must be shown or refused now.
  package func takePending() -> OpenRequest? {
    defer { pending = nil }
    return pending
  }

  /// Makes a form ask the program.
  /// - Parameter written: The answers as they are submitted.
  /// - Returns: What to call with the newly focused field; nil if the program does not want to know.
  package func connect(_ inputs: inout FormInputs, written: @escaping Written) -> ((FieldModel?) -> Void)? {
    self.written = written
    // A question may be pending when the form and its connection are gone.
    inputs.sources.ask = .later { [weak self] in await self?.ask($0) ?? .timedOut }
    inputs.judges.last = { [weak self] in await self?.judge($0) ?? .refused([]) }
    if notifies.contains("field") {
      inputs.fieldDidChange = { [weak self] in self?.fieldDidChange($0) }
    }
    guard notifies.contains("focus") else { return nil }
    return { [weak self] field in
      if field?.definition.holdsSecrets ?? false { return }
      self?.notify("focus/changed", ["field": field.map { .string($0.id) } ?? .null])
    }
  }

  private func fieldDidChange(_ field: FieldModel) {
    guard !field.definition.holdsSecrets else { return }
    guard let list = field.list, list.rows.count > Self.fewRows else { return tell(field) }
    guard !longLists.contains(where: { $0 === field }) else { return }
    longLists.append(field)
    telling = Task { [weak self] in
      try? await Task.sleep(for: Self.pause)
      if !Task.isCancelled { self?.tellLongLists() }
    }
  }

  private func tell(_ field: FieldModel) {
    notify("field/changed", ["field": .string(field.id), "value": field.finalAnswer.json])
  }

  /// Up to this number of rows, a list is sent with every change in it.
  private static let fewRows = 100
  private static let pause = Duration.milliseconds(200)

  /// Tells of the lists that have changed; also called before the program is asked or answered anything.
  private func tellLongLists() {
    let due = longLists
    longLists = []
    telling?.cancel()
    if form != nil { for field in due { tell(field) } }
  }

  /// Called when the form is on the terminal.
  /// - Parameter end: Ends the form without submission.
  package func show(_ form: any FilledForm, end: @escaping () -> Void) {
    self.form = form
    endForm = end
    let early = early
    self.early = []
    for (id, parameters) in early { setForm(id, parameters) }
    // An interruption that arrived while the form was being created.
    if interruption != nil { end() }
  }

  /// How an open form ends.
  nonisolated package enum Ending: Sendable {
    case submitted([(id: String, value: AnswerValue)])
    case cancelled
    /// The time limit was reached.
    case ended
    /// It cannot be shown; the problems are sent as data.
    case failure(RPCError, String, problems: [ReportedProblem] = [], hosts: [String] = [])
  }

  /// Sends the result of `form/open`.
  package func close(_ ending: Ending) {
    longLists = []
    defer {
      let early = early
      self.early = []
      for (id, _) in early { fail(id: id, .invalidRequest, "no form is open") }
    }
    guard let id = open?.id else {
      open = nil
      return
    }
    open = nil
    form = nil
    endForm = {}
    switch ending {
    case .submitted(let answers):
      let object = JSONValue.object(answers.map { .init(name: $0.id, value: $0.value.json) })
      respond(id, ["status": "submitted", "answers": object])
    // Cancelled answers must not be sent.
    case .cancelled: respond(id, ["status": "cancelled", "answers": [:]])
    case .ended: respond(id, ["status": "ended", "answers": [:]])
    case .failure(let code, let message, let problems, let hosts):
      var data: [JSONValue.Member] = []
      if !problems.isEmpty { data.append(.init(name: "problems", value: .array(problems.map(\.json)))) }
      if !hosts.isEmpty { data.append(.init(name: "hosts", value: .array(hosts.map { .string($0) }))) }
      fail(id: id, code, message, data: data.isEmpty ? nil : .object(data))
    }
  }

  // Questions to the program.

  private func ask(_ question: HostQuestion) async -> HostReply {
    let (method, name, value): (String, String, JSONValue) =
      switch question.kind {
      case .options(let query): ("options/list", "query", .string(query))
      case .verdict(let value): ("field/validate", "value", value.json)
      case .suggestions(let text): ("field/suggest", "text", .string(text))
      }
    let parameters: JSONValue = [
      "host": .string(question.host), "field": .string(question.field), name: value,
      "answers": AnswerValue.object(question.answers).json,
    ]
    switch await request(method, parameters, within: question.timeout) {
    case .answered(let value): return HostReply(value, to: question.kind)
    case .refused(let failure): return .failed(reason: failure.message)
    case .timedOut, .cancelled: return .timedOut
    case .gone: return .failed(reason: Self.isGone)
    }
  }

  private func judge(_ answers: [AnswerValue.Member]) async -> SubmissionVerdict {
    let written = written(answers.map { ($0.name, $0.value) }, form?.verbatim ?? [])
    let members = AnswerValue.object(written.map { .init($0.id, $0.value) })
    switch await request("form/submit", ["answers": members.json], within: nil) {
    case .answered(let value):
      let problems = value == .null ? [] : value.members.flatMap { _ in Self.texts(value["problems"] ?? [:]) }
      guard let problems else { return .refused([(id: "", message: RPCMessage.notUnderstood(value))]) }
      let refused = problems.map { name, text in
        (id: form.flatMap { id(of: name, in: $0) } ?? name, message: problem(text))
      }
      return refused.isEmpty ? .accepted : .refused(refused)
    // A program without a judge accepts everything.
    case .refused(let failure) where failure.code == RPCError.methodNotFound.rawValue: return .accepted
    case .refused(let failure): return .refused([(id: "", message: failure.message)])
    case .gone: return .refused([(id: "", message: Self.isGone)])
    case .timedOut, .cancelled: return .refused([])
    }
  }

  private static let isGone = "the program is gone"

  /// Sends a request to the program.
  private func request(_ method: String, _ parameters: JSONValue, within limit: Duration?) async -> Reply {
    guard !hasEnded else { return .gone }
    tellLongLists()
    lastID += 1
    let id = lastID
    let clock = limit.map { limit in
      Task { [weak self] in
        try? await Task.sleep(for: limit)
        guard !Task.isCancelled else { return }
        self?.resume(id, .timedOut)
      }
    }
    defer { clock?.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting[id] = continuation
        write(["jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": parameters])
      }
    } onCancel: {
      Task { @MainActor [weak self] in self?.resume(id, .cancelled) }
    }
  }

  private func resume(_ id: Int, _ reply: Reply) { waiting.removeValue(forKey: id)?.resume(returning: reply) }

  // Sending.

  private func respond(_ id: JSONValue?, _ result: JSONValue) {
    if let id { write(["jsonrpc": "2.0", "id": id, "result": result]) }
  }

  private func fail(id: JSONValue?, _ code: RPCError, _ message: String, data: JSONValue? = nil) {
    guard let id else { return }
    var error = code.json(message)
    if let data, case .object(let members) = error { error = .object(members + [.init(name: "data", value: data)]) }
    write(["jsonrpc": "2.0", "id": id, "error": error])
  }

  private func notify(_ method: String, _ parameters: JSONValue) {
    write(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  private func write(_ message: JSONValue) { send(message.text(.compact) + "\n") }
}

/// Splits a stream of pieces into lines.
nonisolated struct MessageLines {
  /// The maximum length of a line, in bytes.
  static let limit = 16 << 20

  enum Line: Equatable {
    case line([UInt8])
    /// A skipped line.
    case tooLong
  }

  private var rest: [UInt8] = []
  private var isTooLong = false

  /// The lines that are completed by the next piece.
  mutating func take(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var piece = bytes[...]
    while let end = piece.firstIndex(of: 0x0A) {
      lines.append(finish(piece[..<end]))
      piece = piece[(end + 1)...]
    }
    if !isTooLong { rest += piece }
    if rest.count > Self.limit { (rest, isTooLong) = ([], true) }
    return lines
  }

  private mutating func finish(_ end: ArraySlice<UInt8>) -> Line {
    defer { (rest, isTooLong) = ([], false) }
    return isTooLong || rest.count + end.count > Self.limit ? .tooLong : .line(rest + end)
  }
}
