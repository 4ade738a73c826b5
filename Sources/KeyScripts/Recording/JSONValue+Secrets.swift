import Values

nonisolated extension JSONValue {
  /// The value with `"$NAME"` where a text or number is a secret, whose variable that is.
  func naming(_ secrets: RecordedSecrets) -> JSONValue {
    switch self {
    case .string(let text): secrets.variable(for: text).map { .string("$" + $0) } ?? self
    case .number: secrets.variable(for: "\(self)").map { .string("$" + $0) } ?? self
    case .array(let elements): .array(elements.map { $0.naming(secrets) })
    case .object(let members): .object(members.map { .init(name: $0.name, value: $0.value.naming(secrets)) })
    default: self
    }
  }

  /// Whether a secret stands in a text of the value.
  func givesAway(_ secrets: RecordedSecrets) -> Bool {
    switch self {
    case .string(let text): secrets.standIn(text)
    case .number: secrets.standIn("\(self)")
    case .array(let elements): elements.contains { $0.givesAway(secrets) }
    case .object(let members): members.contains { $0.value.givesAway(secrets) }
    default: false
    }
  }
}
