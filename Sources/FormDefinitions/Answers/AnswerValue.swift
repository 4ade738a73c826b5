package import Values

/// Answers by the ids of their fields, in form order.
package typealias FieldAnswers = [(id: String, value: AnswerValue)]

/// An answer or a part of one: a JSON value, with integers kept separate to preserve all digits.
package enum AnswerValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case list([AnswerValue])
  /// Ordered, with unique names.
  case object([Member])

  /// One entry of an object.
  package struct Member: Sendable, Hashable {
    package var name: String
    package var value: AnswerValue

    package init(_ name: String, _ value: AnswerValue) {
      self.name = name
      self.value = value
    }

    package static func == (first: Member, second: Member) -> Bool {
      first.name.isExactly(second.name) && first.value == second.value
    }
  }

  /// The value of a JSON text; nil for invalid JSON.
  package init?(parsing bytes: [UInt8]) {
    // Whoever has read the bytes has a limit of its own: a draft may be longer than a definition.
    guard let root = SourceText(path: "", bytes: bytes).parsedAsJSON(limit: .max).root else { return nil }
    self = root.value
  }

  /// Texts and names are compared scalar by scalar, as in JSON.
  package static func == (first: AnswerValue, second: AnswerValue) -> Bool {
    switch (first, second) {
    case (.null, .null): true
    case (.bool(let first), .bool(let second)): first == second
    case (.integer(let first), .integer(let second)): first == second
    case (.number(let first), .number(let second)): first == second
    case (.string(let first), .string(let second)): first.isExactly(second)
    case (.list(let first), .list(let second)): first == second
    case (.object(let first), .object(let second)): first == second
    default: false
    }
  }

  /// True if it counts as unanswered: null, empty text, an empty list or object.
  package var isEmpty: Bool {
    switch self {
    case .null: true
    case .string(let text): text.isEmpty
    case .list(let items): items.isEmpty
    case .object(let members): members.isEmpty
    default: false
    }
  }

  var items: [AnswerValue]? { if case .list(let items) = self { items } else { nil } }

  /// The members of an object; empty for other values.
  var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// True for a list or an object.
  package var isCollection: Bool {
    switch self {
    case .list, .object: true
    default: false
    }
  }

  /// The kind of value, as diagnostics name it.
  package var kindName: String {
    switch self {
    case .null: "nothing"
    case .bool: "a boolean"
    case .integer: "a whole number"
    case .number: "a number"
    case .string: "text"
    case .list: "a list"
    case .object: "an object"
    }
  }

  /// The value as text: a string as it is, null as nothing, a list or object as compact JSON.
  package var text: String {
    switch self {
    case .null: ""
    case .string(let text): text
    default: json.text(.compact)
    }
  }

  /// The value as JSON; numbers that JSON cannot represent (infinities, NaN) become null.
  package var json: JSONValue {
    switch self {
    case .null: .null
    case .bool(let value): .bool(value)
    case .integer(let value): .integer(value)
    case .number(let value): JSONNumber(value).map { .number($0) } ?? .null
    case .string(let text): .string(text)
    case .list(let items): .array(items.map(\.json))
    case .object(let members): .object(members.map { JSONValue.Member(name: $0.name, value: $0.value.json) })
    }
  }

  package var numeric: Number? {
    switch self {
    case .integer(let value): .integer(value)
    case .number(let value): .number(value)
    default: nil
    }
  }

  /// Compares numbers by value at any depth: 1 and 1.0 are the same.
  package func isSame(as other: AnswerValue) -> Bool {
    switch (self, other) {
    case (.integer(let left), .number(let right)), (.number(let right), .integer(let left)):
      return Double(left) == right && Int64(exactly: right) == left
    case (.list(let left), .list(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
    case (.object(let left), .object(let right)):
      return left.count == right.count && canonical == other.canonical
    default: return self == other
    }
  }

  /// The value with whole numbers as integers, as they are written: `2` for 2.0, `0` for -0.0.
  package var withoutEmptyFractions: AnswerValue {
    switch self {
    case .number(let value): Int64(exactly: value).map { .integer($0) } ?? self
    case .list(let items): .list(items.map(\.withoutEmptyFractions))
    case .object(let members): .object(members.map { Member($0.name, $0.value.withoutEmptyFractions) })
    default: self
    }
  }

  /// A canonical form that is equal for values that are the same by `isSame(as:)`: whole numbers as integers.
  package var canonical: AnswerValue {
    switch self {
    case .number(let value): Int64(exactly: value).map { .integer($0) } ?? self
    case .list(let items): .list(items.map(\.canonical))
    case .object(let members): .object(members.map { Member($0.name, $0.value.canonical) }.sorted { $0.name < $1.name })
    default: self
    }
  }
}

extension [AnswerValue.Member] {
  /// Without those whose name a later one has, too.
  var lastOfEachName: [AnswerValue.Member] {
    var names: Set<String> = []
    return reversed().filter { names.insert($0.name).inserted }.reversed()
  }
}
