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
  public subscript(name: String) -> JSONValue {
    get { json[name] ?? .null }
    set {
      guard case .object(var members) = json else { return }
      if let index = members.firstIndex(where: { $0.name == name }) {
        members[index].value = newValue
      } else {
        members.append(JSONValue.Member(name: name, value: newValue))
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
