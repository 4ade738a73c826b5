package import FormDefinitions
public import Values

/// The answers to a form from a definition, by their output names.
///
///     if case .submitted(let answers) = try signup.run() {
///       print(answers["email"])
///       let account = try answers.decode(as: Account.self)
///     }
nonisolated public struct FormAnswers: Sendable, Equatable, CustomStringConvertible, ExpressibleByDictionaryLiteral {
  /// All answers as one object, in form order.
  public private(set) var json: JSONValue

  /// The members of an object; empty for any other value.
  public init(_ json: JSONValue) { if case .object = json { self.json = json } else { self.json = [:] } }

  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    json = .object(elements.map { JSONValue.Member(name: $0, value: $1) })
  }

  package init(_ answers: [(id: String, value: AnswerValue)], of definition: FormDefinition) {
    json = .object(
      answers.map { JSONValue.Member(name: definition.answerName(of: $0.id), value: $0.value.json) })
  }

  /// The same after a change: answers that are as they were, and rows of lists, are not converted again.
  /// - Parameter last: The answers before, and what they were made into.
  package init(
    _ answers: [(id: String, value: AnswerValue)], of definition: FormDefinition,
    since last: (answers: [(id: String, value: AnswerValue)], made: FormAnswers)
  ) {
    guard case .object(let made) = last.made.json, made.count == last.answers.count,
      answers.elementsEqual(last.answers, by: { $0.id == $1.id })
    else {
      self.init(answers, of: definition)
      return
    }
    self.init(
      .object(
        answers.indices.map { index in
          JSONValue.Member(
            name: made[index].name,
            value: answers[index].value.json(since: last.answers[index].value, made[index].value))
        }))
  }

  /// One answer; null if it was not given or the name is unknown.
  public subscript(name: String) -> FormAnswer {
    get { FormAnswer(json: json[name] ?? .null) }
    set {
      guard case .object(var members) = json else { return }
      if let index = members.firstIndex(where: { $0.name == name }) {
        members[index].value = newValue.json
      } else {
        members.append(JSONValue.Member(name: name, value: newValue.json))
      }
      json = .object(members)
    }
  }

  /// Decodes the answers into a type whose properties have their names, such as the one that `formline swift` prints.
  /// - Throws: `DecodingError` if an answer is not of the property's type.
  public func decode<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value { try json.decode(as: type) }

  /// The answers as JSON.
  public var description: String { json.description }
}

nonisolated extension AnswerValue {
  /// The JSON of this value, with what is the same in another one taken from the JSON of that.
  fileprivate func json(since last: AnswerValue, _ made: JSONValue) -> JSONValue {
    if self == last { return made }
    guard case .list(let rows) = self, case .list(let before) = last, case .array(var items) = made,
      items.count == before.count, rows.count == before.count
    else { return json }
    for index in rows.indices where rows[index] != before[index] { items[index] = rows[index].json }
    return .array(items)
  }
}

/// One answer to a form from a definition. Literals convert to it: `answers["seats"] = 3`.
nonisolated public struct FormAnswer: Sendable, Equatable {
  /// The answer as JSON.
  public let json: JSONValue

  /// Makes an answer of JSON.
  public init(json: JSONValue) { self.json = json }

  /// No answer.
  public static let null = FormAnswer(json: .null)

  /// The text, date or option; nil for an answer of another kind.
  public var string: String? { json.string }
  /// The boolean; nil for an answer of another kind.
  public var bool: Bool? { if case .bool(let value) = json { value } else { nil } }
  /// An integer that fits; nil for any other answer.
  public var int: Int? { json.int }
  /// The nearest `Double` to a number; nil for an answer of another kind.
  public var double: Double? { if case .number(let number) = json { number.double } else { nil } }
  /// The chosen options or the rows of a list; nil for an answer of another kind.
  public var items: [FormAnswer]? { if case .array(let items) = json { items.map(FormAnswer.init) } else { nil } }
}

nonisolated extension FormAnswer: CustomStringConvertible {
  /// The answer as text: a string as it is, empty for no answer, JSON for rows and several options.
  public var description: String {
    switch json {
    case .string(let text): text
    case .null: ""
    default: json.description
    }
  }
}

nonisolated extension FormAnswer: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  public init(stringLiteral value: String) { json = .string(value) }
  public init(integerLiteral value: Int) { json = .integer(value) }
  public init(floatLiteral value: Double) { json = JSONValue(floatLiteral: value) }
  public init(booleanLiteral value: Bool) { json = .bool(value) }
  public init(arrayLiteral elements: JSONValue...) { json = .array(elements) }
}
