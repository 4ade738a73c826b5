import FormModels
import FormDefinitions
import Values

/// The replies of a hosting program, given by `Host` lines of the script:
///
///     Host regions ["eu", {"value": "us", "label": "America"}]     # options or suggestions
///     Host names {"problem": "taken"}                              # a verdict; null or {} finds nothing wrong
///     Host clusters {"error": "no route"}                          # no answer
///     Host clusters {"answers": {"region": "eu"}, "options": ["a", "b"]}
///
/// Among the lines of a name, the first whose `answers`, `field` and `value` match the question applies; without one,
/// the question fails.
extension KeyScript {
  func reply(to question: HostQuestion) -> HostReply {
    let found = hosts.first { $0.name == question.host && Self.matches($0.value, question) }
    guard let value = found?.value else { return .failed(reason: "no Host line answers this") }
    return HostReply(value, to: question.kind)
  }

  private static func matches(_ value: JSONValue, _ question: HostQuestion) -> Bool {
    if let field = value["field"], field != .string(question.field) { return false }
    if let wanted = value["value"], case .verdict(let answer) = question.kind, answer.json != wanted { return false }
    guard case .object(let members)? = value["answers"] else { return true }
    return members.allSatisfy { member in
      question.answers.contains { $0.name == member.name && $0.value.json == member.value }
    }
  }
}
