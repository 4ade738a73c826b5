/// The static type of a value.
package indirect enum ExpressionType: Hashable, Sendable {
  /// Unknown; every use is allowed and checked during evaluation.
  case any
  case null
  case bool
  case int
  case uint
  case double
  case string
  case bytes
  case list(of: ExpressionType)
  case map(key: ExpressionType, value: ExpressionType)
  /// A map with known keys; other keys are mistakes.
  case record([String: ExpressionType])
  case timestamp
  case duration
  case type
  /// A value of that type, or null.
  case nullable(ExpressionType)
  /// A value of that type that must not be revealed, nor anything derived from it.
  case secret(ExpressionType)

  /// The type without `.nullable` and `.secret`.
  package var unwrapped: ExpressionType {
    switch self {
    case .nullable(let type), .secret(let type): type.unwrapped
    default: self
    }
  }

  /// True if a value of this type is or contains a secret.
  package var holdsSecrets: Bool {
    switch self {
    case .secret: true
    case .nullable(let type), .list(let type): type.holdsSecrets
    case .map(let key, let value): key.holdsSecrets || value.holdsSecrets
    case .record(let fields): fields.values.contains(where: \.holdsSecrets)
    default: false
    }
  }

  /// False if no value can have both types.
  package func mayBe(_ other: ExpressionType) -> Bool {
    switch (self, other) {
    case (.any, _), (_, .any): true
    case (.secret(let a), _): a.mayBe(other)
    case (_, .secret(let b)): mayBe(b)
    case (.nullable, .nullable): true
    case (.nullable(let a), _): other == .null || a.mayBe(other)
    case (_, .nullable(let b)): self == .null || mayBe(b)
    case (.list(let a), .list(let b)): a.mayBe(b)
    case (.map(let keyA, let valueA), .map(let keyB, let valueB)): keyA.mayBe(keyB) && valueA.mayBe(valueB)
    case (.record(let fields), .map(let key, let value)), (.map(let key, let value), .record(let fields)):
      key.mayBe(.string) && fields.values.allSatisfy { $0.mayBe(value) }
    case (.record(let a), .record(let b)): a.allSatisfy { name, type in b[name].map { type.mayBe($0) } ?? true }
    default: self == other
    }
  }

  /// The narrowest type that covers both.
  func joined(with other: ExpressionType) -> ExpressionType {
    switch (self, other) {
    case _ where self == other: self
    case (.secret(let a), let b), (let b, .secret(let a)): .secret(a.joined(with: b))
    case (.null, .any), (.any, .null): .any
    case (.null, _): .nullable(other.unwrapped)
    case (_, .null): .nullable(unwrapped)
    case (.nullable, _), (_, .nullable):
      switch unwrapped.joined(with: other.unwrapped) {
      case .any: .any
      case let type: .nullable(type)
      }
    case (.list(let a), .list(let b)): .list(of: a.joined(with: b))
    default: .any
    }
  }

  package var isNumeric: Bool {
    switch unwrapped {
    case .int, .uint, .double: true
    default: false
    }
  }
}

extension ExpressionType: CustomStringConvertible {
  /// The type's name in diagnostics: `int`, `list(string)`, `map(string, int)`.
  package var description: String {
    switch self {
    case .any: "any"
    case .null: "null"
    case .bool: "bool"
    case .int: "int"
    case .uint: "uint"
    case .double: "double"
    case .string: "string"
    case .bytes: "bytes"
    case .list(.any): "list"
    case .list(let element): "list(\(element))"
    case .map(.any, .any), .record: "map"
    case .map(let key, let value): "map(\(key), \(value))"
    case .timestamp: "timestamp"
    case .duration: "duration"
    case .type: "type"
    case .nullable(let type), .secret(let type): type.description
    }
  }

  /// The name with an article, as in "an int".
  var phrase: String {
    switch self {
    case .nullable(let type), .secret(let type): type.phrase
    case .null: "null"
    case .bytes: "bytes"
    case .int: "an int"
    case .any: "a value"
    default: "a \(self)"
    }
  }
}
