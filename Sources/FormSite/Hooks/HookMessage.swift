import CRemote
import Platform
import TerminalDriver
import Values

/// The files that a hook with `post` names.
nonisolated enum HookFile: String, Sendable {
  /// More headers, a line each. Empty lines and those that begin with `#` are left out.
  case headers
  /// The key that signs.
  case sign

  private static let limit = 1 << 16

  static func headers(in path: String, of folder: String) throws(FileError) -> [String] {
    let bytes = try InputFile.read(path, below: folder + "/", limit: limit)
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { String($0.trimmed) }.filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }

  static func key(in path: String, of folder: String) throws(FileError) -> [UInt8] {
    var key = try InputFile.read(path, below: folder + "/", limit: limit)
    while let end = key.last, "\r\n".utf8.contains(end) { key.removeLast() }
    return key
  }

  /// Why a file cannot be used; nil if it can.
  func mistake(in path: String, of folder: String) -> String? {
    do throws(FileError) {
      switch self {
      case .headers:
        let wrong = try Self.headers(in: path, of: folder).first { !$0.contains(":") }
        return wrong == nil ? nil : "a line of '\(path)' has no colon"
      case .sign: return try Self.key(in: path, of: folder).isEmpty ? "the key in '\(path)' is empty" : nil
      }
    } catch {
      if case .outsideFolder = error.reason { return "'\(path)' is outside the site" }
      return "cannot read '\(path)': \(error.phrase)"
    }
  }

  var help: String {
    switch self {
    case .headers: "a header a line, such as Authorization: Bearer abc"
    case .sign: "the key alone"
    }
  }
}

/// A hook's message about a submission: the answers as a JSON object on standard input or in the request body,
/// everything else in the environment or in headers.
nonisolated struct HookMessage: Sendable {
  let hook: SiteSettings.Hook
  let event: HookEvent
  /// The submission; of a request without one, the request.
  let submission: String
  /// From 1; 0 of a request without a submission.
  let revision: Int64
  let replaces: String?
  let form: String
  let version: String
  let person: String
  /// Including the secrets that the hook may get.
  let answers: JSONValue

  /// Equal for every try, so that a receiver can detect repetitions.
  var idempotencyKey: String {
    let isSubmission = event == .submitted || event == .amended
    return "\(submission)/\(hook.name)" + (isSubmission ? "" : "/\(event.rawValue)")
  }

  /// Environment variables of a command; headers have the same names.
  private var facts: KeyValuePairs<String, String> {
    [
      "FORMLINE_IDEMPOTENCY_KEY": idempotencyKey, "FORMLINE_EVENT": event.rawValue, "FORMLINE_SUBMISSION": submission,
      "FORMLINE_REVISION": "\(revision)", "FORMLINE_REPLACES": replaces ?? "", "FORMLINE_HOOK": hook.name,
      "FORMLINE_FORM": form, "FORMLINE_VERSION": version, "FORMLINE_PERSON": person,
    ]
  }

  /// The part of the environment that programs of a site get.
  static var environment: [String: String] {
    ProcessEnvironment.variables.filter { ["PATH", "HOME", "LANG", "TZ"].contains($0.key) }
  }

  /// Delivers the message.
  /// - Parameter folder: The site's folder, in which commands run.
  /// - Returns: Why it failed, on one line; nil on success.
  func send(from folder: String) async -> String? {
    let body = Array((answers.text(.spaced) + "\n").utf8)
    switch hook.target {
    case .command(let words):
      var environment = Self.environment
      for (name, value) in facts { environment[name] = value }
      let outcome = await ChildProcess.run(
        words, environment: environment, input: body, timeout: hook.timeout, limit: nil)
      return Self.failure(outcome)
    case .post(let url):
      // The key also has its standard HTTP header; some servers drop names with underscores.
      var headers =
        ["Content-Type: application/json", "Idempotency-Key: \(idempotencyKey)"]
        // libcurl takes a semicolon for an empty value.
        + facts.map { $1.isEmpty ? "\($0);" : "\($0): \(Self.headerValue($1))" }
      do throws(FileError) {
        if let path = hook.headers { headers += try HookFile.headers(in: path, of: folder).map(Self.headerValue) }
        if let path = hook.sign {
          let key = try HookFile.key(in: path, of: folder)
          guard !key.isEmpty else { return "the key in \(path) is empty" }
          headers.append("Formline-Signature: sha256=\(Digest.text(authenticating: body, with: key))")
        }
      } catch {
        return "\(error)"
      }
      let lines = headers
      let timeout = hook.timeout.nanoseconds / 1_000_000
      return await BackgroundWork.result { Self.post(body, to: url, lines, milliseconds: Int(timeout)) }
    }
  }

  /// A header value, restricted to printable ASCII on one line.
  private static func headerValue(_ text: String) -> String {
    String(decoding: text.utf8.map { 0x20...0x7e ~= $0 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
  }

  private static func post(_ body: [UInt8], to url: String, _ headers: [String], milliseconds: Int) -> String? {
    let lines = headers.map { strdup($0) }
    defer { lines.forEach { free($0) } }
    var reason = [CChar](repeating: 0, count: 300)
    let status = remote_http_post(
      url, lines.map { $0.map { UnsafePointer($0) } }, Int32(lines.count), body, body.count, milliseconds, &reason,
      reason.count)
    switch status {
    case 200..<300: return nil
    case -1: return String(decoding: reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    default: return "it answered with status \(status)"
    }
  }

  /// Why a program of the site has failed, on one line; nil if it has not.
  static func failure(_ outcome: ChildProcess.Outcome) -> String? {
    let lines = String(decoding: outcome.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    let said = lines.last.map { String($0.prefix(200)) }
    return switch outcome.ending {
    case .exited(status: 0): nil
    case .exited(let status): said ?? "it ended with status \(status)"
    case .signalled(let signal): "it was ended by signal \(signal)"
    case .timedOut: "it took too long"
    case .wroteTooMuch: "it wrote too much"
    case .cancelled: "it was stopped"
    case .notStarted(let error): "it could not be started: \(error.sentence)"
    }
  }
}
