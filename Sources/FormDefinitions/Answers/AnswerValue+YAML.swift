extension AnswerValue {
  init(_ resolved: YAMLScalar.Resolved) {
    switch resolved {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .integer(let value): self = .integer(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(value)
    }
  }

  /// The value of a JSON text; nil for invalid JSON.
  package init?(parsing bytes: [UInt8]) {
    guard let root = SourceText(path: "", bytes: bytes).parsedAsJSON().root else { return nil }
    self.init(root)
  }

  init(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let scalar): self.init(scalar.resolved)
    case .sequence(let items): self = .list(items.map { AnswerValue($0) })
    case .mapping(let pairs): self = .object(pairs.map { Member($0.key, AnswerValue($0.value)) })
    }
  }

  /// A canonical form that is equal for values that are the same by `isSame(as:)`: whole numbers as integers.
  var canonical: AnswerValue {
    switch self {
    case .number(let value): Int64(exactly: value).map { .integer($0) } ?? self
    case .list(let items): .list(items.map(\.canonical))
    case .object(let members): .object(members.map { Member($0.name, $0.value.canonical) }.sorted { $0.name < $1.name })
    default: self
    }
  }
}
