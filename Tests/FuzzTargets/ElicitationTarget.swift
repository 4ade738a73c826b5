import FormConversations
import FormDefinitions
import Values

extension FuzzTarget {
  /// What a server may request of a person.
  package static let elicitation = FuzzTarget(
    "elicitation", usual: 600,
    dictionary: [
      "{", "}", "[", "]", ",", ":", "\"jsonrpc\":\"2.0\"", "\"id\":1", "\"method\":\"elicitation/create\"",
      "\"params\":{",
      "\"mode\":\"url\"", "\"url\":\"https://a@b.c\"", "\"message\":\"m\"", "\"requestedSchema\":{", "\"properties\":{",
      "\"type\":\"string\"", "\"type\":\"integer\"", "\"enum\":[\"a\",\"b\"]",
      "\"oneOf\":[{\"const\":\"a\",\"title\":\"A\"}]",
      "\"format\":\"date-time\"", "\"default\":1e999", "\"minLength\":9223372036854775808", "\"required\":[\"a\"]",
      "\\u0000", "\\ud800", "\u{202E}", "null", "-0",
    ]
  ) { input in
    let request: ElicitationRequest
    do throws(ElicitationRequest.Refusal) {
      request = try ElicitationRequest.read(input, server: "s", language: nil)
    } catch {
      if error.problems.isEmpty { return "it was refused without a word" }
      return problem(of: error.response.map { "\($0)" } ?? "{}")
    }
    let fields = request.definition.fields.filter(\.hasAnswer)
    let answers: [(id: String, value: AnswerValue)] = fields.map { ($0.id, .string("a\u{1B}\n")) }
    return problem(of: "\(request.response(.accept, answers: answers))")
      ?? problem(of: "\(request.response(.cancel))")
  }

  /// What is not as a line of JSON must be.
  static func problem(of line: String) -> String? {
    if line.unicodeScalars.contains(where: { $0.value < 0x20 }) { return "a response holds a control character" }
    return (try? JSONParser.parse(line)) != nil ? nil : "a response is not JSON: \(line)"
  }
}
