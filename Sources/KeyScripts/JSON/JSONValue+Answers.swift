package import FormDefinitions

nonisolated extension JSONValue {
  /// An answer as a script states it.
  package init(_ answer: AnswerValue) {
    switch answer {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .integer, .number: self = JSONNumber(answer.text).map { .number($0) } ?? .null
    case .string(let text): self = .string(text)
    case .list(let items): self = .array(items.map { JSONValue($0) })
    case .object(let members): self = .object(members.map { Member(name: $0.name, value: JSONValue($0.value)) })
    }
  }
}
