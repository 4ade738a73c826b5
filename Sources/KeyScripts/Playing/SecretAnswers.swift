import FormDefinitions

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
    return JSONValue(answer)
  }
}
