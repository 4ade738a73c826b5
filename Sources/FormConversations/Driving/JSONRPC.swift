package import Values

/// The error codes of JSON-RPC 2.0 (section 5.1), and the code for a cancelled request.
nonisolated package enum RPCError: Int {
  case parseError = -32700
  case invalidRequest = -32600
  case methodNotFound = -32601
  case invalidParams = -32602
  case internalError = -32603
  case requestCancelled = -32800

  package func json(_ message: String) -> JSONValue { ["code": .integer(rawValue), "message": .string(message)] }
}

nonisolated enum RPCMessage {
  /// - Parameter id: Nil for a notification.
  case request(id: JSONValue?, method: String, parameters: JSONValue)
  case response(id: JSONValue, Result<JSONValue, RPCFailure>)

  /// An error response of the other side.
  struct RPCFailure: Error {
    let code: Int?
    let message: String
  }

  /// The error to send for an invalid line.
  struct Mistake: Error {
    let code: RPCError
    let id: JSONValue
    let message: String
  }

  static func read(_ line: [UInt8]) throws(Mistake) -> RPCMessage {
    guard let text = String(validating: line, as: UTF8.self) else {
      throw Mistake(code: .parseError, id: .null, message: "the line is not UTF-8")
    }
    let value: JSONValue
    do throws(JSONMistake) {
      value = try JSONParser.parse(text)
    } catch {
      throw Mistake(code: .parseError, id: .null, message: "column \(error.utf8Range.lowerBound + 1) is no JSON")
    }
    guard case .object = value else {
      throw Mistake(code: .invalidRequest, id: .null, message: "a message is one object")
    }
    let id = value["id"]
    let known = id.flatMap(Self.usable)
    guard value["jsonrpc"] == "2.0" else {
      throw Mistake(code: .invalidRequest, id: known ?? .null, message: "'jsonrpc' must be \"2.0\"")
    }
    if id != nil, known == nil {
      throw Mistake(code: .invalidRequest, id: .null, message: "'id' must be text, a number or null")
    }
    if let method = value["method"] {
      guard case .string(let name) = method else {
        throw Mistake(code: .invalidRequest, id: known ?? .null, message: "'method' must be text")
      }
      return .request(id: known, method: name, parameters: value["params"] ?? [:])
    }
    guard let known else { throw Mistake(code: .invalidRequest, id: .null, message: "there is no 'method'") }
    if let error = value["error"] {
      let message = error["message"]?.string ?? ""
      return .response(
        id: known,
        .failure(
          RPCFailure(code: error["code"]?.int, message: message.isEmpty ? notUnderstood(error) : message)))
    }
    guard let result = value["result"] else {
      throw Mistake(code: .invalidRequest, id: known, message: "there is neither 'method' nor 'result' nor 'error'")
    }
    return .response(id: known, .success(result))
  }

  /// Says that an answer of the other side is none.
  static func notUnderstood(_ answer: JSONValue) -> String {
    "the program's answer is not understood: \(answer.text(.compact))"
  }

  private static func usable(_ id: JSONValue) -> JSONValue? {
    switch id {
    case .string, .number, .null: id
    default: nil
    }
  }
}
