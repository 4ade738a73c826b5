package import FormDefinitions
import FormImports
package import Values
package import Wording

/// A server's request to the user, and its result: `elicitation/create` of the Model Context Protocol, revisions
/// 2025-06-18, 2025-11-25 and 2026-07-28.
///
/// The request may be a JSON-RPC request, which gets a response; a bare `{"method", "params"}`, as inside the results
/// of 2026-07-28; or only the parameters.
nonisolated package struct ElicitationRequest {
  /// What the person did with a request; a server must distinguish the three.
  package enum Action: String {
    /// The person has reviewed and sent the answers.
    case accept
    /// The person has refused.
    case decline
    /// The person has neither sent nor refused.
    case cancel
  }

  package let definition: FormDefinition
  /// Oddities in the request that do not prevent showing it.
  package let warnings: [ReportedProblem]
  /// The property name of each field; nil if only consent is requested.
  private let properties: [String: String]?
  private let envelope: Envelope

  /// Parses a request.
  /// - Parameters:
  ///   - server: The requesting server's name, as known to its host.
  ///   - language: The language of the form's own texts.
  package static func read(
    _ bytes: [UInt8], server: String?, language: LanguageTag?
  ) throws(Refusal) -> ElicitationRequest {
    var envelope = Envelope()
    let file = ForeignFile(json: bytes, path: "standard input")
    guard let root = file.root, file.diagnostics.isEmpty else {
      throw Refusal(.parseError, file.diagnostics, envelope)
    }
    let parameters = try envelope.open(root, text: bytes, file)
    return try ElicitationRequest(parameters, in: file, envelope, server: server, language: language)
  }

  private init(
    _ parameters: DefinitionNode, in file: ForeignFile, _ envelope: Envelope, server: String?, language: LanguageTag?
  ) throws(Refusal) {
    let say = language.flatMap(DisplayLanguage.init) ?? .english
    let title = server.map { Message.formAsks(name: DefinitionText.literal($0)) } ?? .formProgramAsks
    guard let message = parameters["message"]?.text else {
      file.report("the request needs a 'message'", at: parameters)
      throw Refusal(.invalidParams, file.diagnostics, envelope)
    }
    let head = Head(title: title.text(in: say), message: message, language: say)
    let options = ReadingOptions(language: language)
    let reading: DefinitionReading
    switch parameters["mode"]?.value ?? .string("form") {
    case .string("form"): (reading, properties) = try Self.form(parameters, file, head, options, envelope)
    case .string("url"): (reading, properties) = (try Self.consent(parameters, file, head, options, envelope), nil)
    default:
      file.report("the mode is neither 'form' nor 'url'", at: parameters["mode"] ?? parameters)
      throw Refusal(.invalidParams, file.diagnostics, envelope)
    }
    guard reading.isUsable, let definition = reading.definition else {
      throw Refusal(.invalidParams, reading.diagnostics, envelope)
    }
    self.definition = definition
    self.envelope = envelope
    warnings = reading.diagnostics.map { $0.report(color: false) }
  }

  /// The heading of every request.
  private struct Head {
    let title: String
    let message: String
    let language: DisplayLanguage
  }

  /// Makes questions from a schema. Defaults that violate the schema are dropped.
  private static func form(
    _ parameters: DefinitionNode, _ file: ForeignFile, _ head: Head, _ options: ReadingOptions, _ envelope: Envelope
  ) throws(Refusal) -> (DefinitionReading, [String: String]) {
    func read(keepingDefaults: Bool) throws(Refusal) -> (DefinitionReading, [String: String]) {
      guard let requested = parameters["requestedSchema"] else {
        file.report("the request needs a 'requestedSchema'", at: parameters)
        throw Refusal(.invalidParams, file.diagnostics, envelope)
      }
      let schema = FlatSchema(requested, in: file, head.language, keepsDefaults: keepingDefaults)
      guard !file.hasErrors else { throw Refusal(.invalidParams, file.diagnostics, envelope) }
      // Without fields, the message itself is the question.
      let fields =
        schema.fields.isEmpty ? [parameters.object(["type": "note", "label": " "])] : schema.fields
      let tree = parameters.object([
        // What is left out need not be as many as `minItems` says.
        "formline": 1, "answer": "given", "title": head.title,
        "description": DefinitionText.literal(head.message), "fields": fields,
      ])
      return (file.reading(of: tree.countingCodePoints, options: options), schema.properties)
    }
    let (reading, properties) = try read(keepingDefaults: true)
    if reading.isUsable { return (reading, properties) }
    let other = try read(keepingDefaults: false)
    return other.0.isUsable ? other : (reading, properties)
  }

  /// Asks for consent to open a web page: shows its host and URL, but does not open or fetch anything.
  private static func consent(
    _ parameters: DefinitionNode, _ file: ForeignFile, _ head: Head, _ options: ReadingOptions, _ envelope: Envelope
  ) throws(Refusal) -> DefinitionReading {
    guard let node = parameters["url"], let address = node.text, let page = PageAddress(address) else {
      file.report(
        "the request needs a 'url' of http or https", help: "write it like https://example.com/connect",
        at: parameters["url"] ?? parameters)
      throw Refusal(.invalidParams, file.diagnostics, envelope)
    }
    func note(_ text: String) -> DefinitionNode { node.object(["type": "note", "description": text]) }
    let host = Message.formHostToVisit(host: "**\(DefinitionText.literal(page.host))**").text(in: head.language)
    let warning = page.isLookalike ? [note(Message.formLookalikeHost.text(in: head.language))] : []
    // An address may fill the screen.
    let notes =
      [note(host)] + warning
      + [note(DefinitionText.literal(address)), note(Message.formOpenPageYourself.text(in: head.language))]
    let agree = Message.formAgree.text(in: head.language)
    let item = parameters.object(["label": agree, "key": "F10", "action": "submit"])
    let tree = parameters.object([
      "formline": 1, "title": head.title, "description": DefinitionText.literal(head.message), "submitLabel": agree,
      "toolbar": [item], "fields": notes,
    ])
    return file.reading(of: tree, options: options)
  }

  /// The result, in the envelope of the request.
  /// - Parameter answers: The answers of a submitted form; empty ones are omitted.
  package func response(_ action: Action, answers: [(id: String, value: AnswerValue)] = []) -> JSONValue {
    var result: [JSONValue.Member] = [.init(name: "action", value: .string(action.rawValue))]
    if action == .accept, let properties {
      let content = answers.compactMap { id, value -> JSONValue.Member? in
        guard let property = properties[id], let field = definition.field(id) else { return nil }
        if !field.isUnanswered(by: value) { return .init(name: property, value: value.json) }
        return field.isEmptyByDefault ? .init(name: property, value: "") : nil
      }
      result.append(.init(name: "content", value: .object(content)))
    }
    return envelope.response(.init(name: "result", value: .object(result)))
  }

  /// A request that cannot be shown.
  package struct Refusal: Error {
    package let problems: [ReportedProblem]
    /// The error as a JSON-RPC response; nil if the request was not JSON-RPC.
    package let response: JSONValue?

    fileprivate init(_ code: RPCError, _ diagnostics: [Diagnostic], _ envelope: Envelope) {
      problems = diagnostics.map { $0.report(color: false) }
      response = envelope.failure(code, problems.first?.message ?? "")
    }
  }

  /// The error as a JSON-RPC response, if the request was JSON-RPC.
  package func failure(_ code: RPCError, _ message: String) -> JSONValue? { envelope.failure(code, message) }
}

nonisolated private struct Envelope {
  /// The id of a JSON-RPC request, unchanged; nil for other requests.
  private var id: JSONValue?

  /// Finds the parameters of a request.
  mutating func open(
    _ root: DefinitionNode, text: [UInt8], _ file: ForeignFile
  ) throws(ElicitationRequest.Refusal) -> DefinitionNode {
    guard root.members != nil else {
      file.report("the request must be an object, not \(root.value.kindName)", at: root)
      throw .init(.invalidRequest, file.diagnostics, self)
    }
    guard root["jsonrpc"] != nil || root["method"] != nil else { return root }
    if root["jsonrpc"] != nil {
      id = (try? JSONParser.parse(String(decoding: text, as: UTF8.self)))?["id"] ?? .null
    }
    guard root["method"]?.text == "elicitation/create" else {
      file.report("the method must be 'elicitation/create'", at: root["method"] ?? root)
      throw .init(.methodNotFound, file.diagnostics, self)
    }
    guard let parameters = root["params"], parameters.members != nil else {
      file.report("the request needs 'params', an object", at: root["params"] ?? root)
      throw .init(.invalidParams, file.diagnostics, self)
    }
    return parameters
  }

  func response(_ member: JSONValue.Member) -> JSONValue {
    guard let id else { return member.value }
    return .object([.init(name: "jsonrpc", value: "2.0"), .init(name: "id", value: id), member])
  }

  func failure(_ code: RPCError, _ message: String) -> JSONValue? {
    guard id != nil else { return nil }
    return response(.init(name: "error", value: code.json(message)))
  }
}

/// The parts of a URL (RFC 3986) that matter to the person.
nonisolated private struct PageAddress {
  /// The host, without user name and port.
  let host: String

  /// Nil unless a browser would open the URL as a page on another machine.
  init?(_ address: String) {
    // Browsers end the host at a backslash, other parsers the user name; valid URLs have none.
    let isPlain = address.unicodeScalars.allSatisfy {
      $0.value > 0x20 && $0.properties.generalCategory != .control && $0 != "\\"
    }
    let prefixes = ["https://", "http://"]
    guard isPlain, let prefix = prefixes.first(where: { address.lowercased().hasPrefix($0) }) else { return nil }
    let authority = address.dropFirst(prefix.count).prefix { !"/?#".contains($0) }
    let place = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let name = place.hasPrefix("[") ? place.prefix { $0 != "]" } + "]" : place.prefix { $0 != ":" }
    guard !name.isEmpty, name != "[]" else { return nil }
    host = name.lowercased()
  }

  /// True if the host may be confused with another: it has letters outside ASCII, possibly in Punycode.
  var isLookalike: Bool {
    !host.allSatisfy(\.isASCII) || host.split(separator: ".").contains { $0.hasPrefix("xn--") }
  }
}
