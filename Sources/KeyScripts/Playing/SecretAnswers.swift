import FormDefinitions
package import Values

/// Answers of a script in which `"$NAME"` stands for the answer of a secret field.
nonisolated struct SecretAnswers {
  let definition: FormDefinition
  /// The content of a variable; nil where it is not set.
  let variable: (_ name: String) -> String?

  /// The answers with what the variables hold, read as a person would type it.
  /// - Parameter unset: Gets the names of variables that are not set.
  func filled(_ answers: JSONValue, unset: inout [String]) -> JSONValue {
    guard case .object(let members) = answers else { return answers }
    return .object(filled(members, fields: definition.fields, &unset))
  }

  /// Whether a field's answer is the one that is stated.
  func match(_ stated: JSONValue, _ answer: JSONValue, of field: FieldDefinition?) -> Bool {
    var unset: [String] = []
    if let field, filled(stated, field, &unset) == answer { return unset.isEmpty }
    return stated.matches(answer, environment: variable)
  }

  private func filled(
    _ members: [JSONValue.Member], fields: [FieldDefinition], _ unset: inout [String]
  ) -> [JSONValue.Member] {
    var result = members
    for index in members.indices {
      guard let field = fields.first(where: { $0.id == members[index].name }) else { continue }
      result[index].value = filled(members[index].value, field, &unset)
    }
    return result
  }

  private func filled(_ value: JSONValue, _ field: FieldDefinition, _ unset: inout [String]) -> JSONValue {
    if let fields = field.list?.fields, case .array(let rows) = value {
      var result: [JSONValue] = []
      for row in rows {
        guard case .object(let members) = row else {
          result.append(row)
          continue
        }
        result.append(.object(filled(members, fields: fields, &unset)))
      }
      return .array(result)
    }
    guard field.isSecret, case .string(let text) = value, text.first == "$",
      ScriptText.isVariableName(text.dropFirst())
    else { return value }
    guard let content = variable(String(text.dropFirst())) else {
      unset.append(String(text.dropFirst()))
      return .null
    }
    guard case .success(let answer) = AnswerConversion.parse(typed: content, for: field) else {
      return .string(content)
    }
    return answer.json
  }
}

nonisolated extension JSONValue {
  /// Whether `found` is what a script states here: equal, or, for a text that is just `$NAME`, equal to the content of
  /// that variable. Scripts state secret answers so.
  package func matches(_ found: JSONValue, environment: (String) -> String?) -> Bool {
    if self == found { return true }
    switch (self, found) {
    case (.string(let text), .string(let content)):
      guard text.first == "$", let value = environment(String(text.dropFirst())) else { return false }
      return value.utf8.elementsEqual(content.utf8)
    case (.string(let text), .number), (.string(let text), .bool):
      return text.first == "$" && environment(String(text.dropFirst())) == "\(found)"
    case (.array(let expected), .array(let elements)):
      return expected.count == elements.count
        && zip(expected, elements).allSatisfy { $0.matches($1, environment: environment) }
    case (.object(let expected), .object(let members)):
      return expected.count == members.count
        && expected.allSatisfy { member in
          found[member.name].map { member.value.matches($0, environment: environment) } ?? false
        }
    default: return false
    }
  }
}
