package import FormDefinitions
public import Values

/// The answers to a form from a definition, by the names that the definition gives them.
///
///     if case .submitted(let answers) = try signup.run() {
///       print(answers["email"])
///       let account = try answers.decode(as: Account.self)
///     }
nonisolated public struct FormAnswers: Sendable, Equatable, CustomStringConvertible, ExpressibleByDictionaryLiteral {
  /// All of them, as one object in form order.
  public private(set) var json: JSONValue

  /// The members of an object; none for any other value.
  public init(_ json: JSONValue) { if case .object = json { self.json = json } else { self.json = [:] } }

  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    json = .object(elements.map { JSONValue.Member(name: $0, value: $1) })
  }

  package init(_ answers: [(id: String, value: AnswerValue)], of definition: FormDefinition) {
    json = .object(
      answers.map { JSONValue.Member(name: definition.answerName(of: $0.id), value: $0.value.json) })
  }

  /// One answer; null where nobody has given it, or there is none of that name.
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

  /// The answers as a value of a type whose properties have their names, such as the one that `formline swift` prints.
  /// - Throws: `DecodingError` where an answer is not of the property's type.
  public func decode<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value { try json.decode(as: type) }

  /// The answers as JSON.
  public var description: String { json.description }
}

/// One answer to a form from a definition. Literals make one: `answers["seats"] = 3`.
nonisolated public struct FormAnswer: Sendable, Equatable {
  /// The answer as data.
  public let json: JSONValue

  /// An answer that is data already.
  public init(json: JSONValue) { self.json = json }

  /// No answer.
  public static let null = FormAnswer(json: .null)

  /// The text, the date or the option; nil for an answer of another kind.
  public var string: String? { if case .string(let text) = json { text } else { nil } }
  /// Yes or no; nil for an answer of another kind.
  public var bool: Bool? { if case .bool(let value) = json { value } else { nil } }
  /// A whole number that fits; nil for any other answer.
  public var int: Int? { if case .number(let number) = json { Int(number.text) } else { nil } }
  /// The nearest number that a `Double` can be; nil for an answer of another kind.
  public var double: Double? { if case .number(let number) = json { number.double } else { nil } }
  /// The options that were chosen, or the rows of a list; nil for an answer of another kind.
  public var items: [FormAnswer]? { if case .array(let items) = json { items.map(FormAnswer.init) } else { nil } }
}

nonisolated extension FormAnswer: CustomStringConvertible {
  /// The answer as text: a text as it is, nothing where there is no answer, JSON for rows and several options.
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
