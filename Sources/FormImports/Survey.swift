internal import FormDefinitions
internal import Values

/// A survey of AWX (`survey_spec`) as a definition.
///
/// | question | field |
/// | --- | --- |
/// | `text`, `textarea`, `password` | the same; `min` and `max` are lengths |
/// | `integer`, `float` | `integer`, `number`; `min` and `max` are values |
/// | `multiplechoice`, `multiselect` | `select`, `multiselect`; choices are a list, or lines |
enum Survey {
  static func definition(of root: DefinitionNode, in file: ForeignFile) -> DefinitionNode? {
    guard let questions = root["spec"]?.items, !questions.isEmpty else {
      return file.refuse("a survey needs 'spec', a list of questions", at: root["spec"] ?? root)
    }
    var names = FieldNames()
    let fields = questions.compactMap { field($0, &names, in: file) }
    return root.object([
      "formline": 1, "title": text(root["name"]).map(DefinitionText.literal),
      "description": text(root["description"]).map(DefinitionText.literal), "answer": "given", "fields": fields,
    ])
  }

  private static let types = [
    "text": "text", "textarea": "textarea", "password": "password", "integer": "integer", "float": "number",
    "multiplechoice": "select", "multiselect": "multiselect",
  ]

  private static func field(
    _ node: DefinitionNode, _ names: inout FieldNames, in file: ForeignFile
  ) -> DefinitionNode? {
    guard let variable = text(node["variable"]), let label = text(node["question_name"]) else {
      return file.refuse("a question needs 'question_name' and 'variable'", at: node)
    }
    let type = text(node["type"]) ?? "text"
    guard let fieldType = types[type] else {
      return file.refuse(
        "the question '\(variable)' has the type '\(type)'",
        help: "types are text, textarea, password, integer, float, multiplechoice and multiselect",
        at: node["type"] ?? node)
    }
    let (id, name) = names.add(variable)
    let isNumber = fieldType == "integer" || fieldType == "number"
    let isChoice = fieldType.hasSuffix("select")
    let options = isChoice ? node["choices"].map { lines($0).node(at: $0) } : nil
    let fallback = fallback(of: node, fieldType)
    func limit(_ key: String, where applies: Bool) -> DefinitionNode? {
      applies ? node[key].flatMap { $0.value.numeric == nil ? nil : $0 } : nil
    }
    return node.object([
      "id": id, "name": name, "type": fieldType, "label": label,
      "description": text(node["question_description"]).map(DefinitionText.literal),
      "required": node["required"]?.value == .bool(true) ? true : nil, "options": options,
      "minLength": limit("min", where: !isNumber && !isChoice),
      "maxLength": limit("max", where: !isNumber && !isChoice),
      "minimum": limit("min", where: isNumber), "maximum": limit("max", where: isNumber), "default": fallback,
    ])
  }

  /// The default of a field; empty text means none, and a password has none.
  private static func fallback(of node: DefinitionNode, _ fieldType: String) -> DefinitionNode? {
    guard let fallback = node["default"], fieldType != "password" else { return nil }
    switch fieldType {
    case "multiselect":
      let chosen = lines(fallback)
      return chosen.isEmpty ? nil : chosen.node(at: fallback)
    case "integer", "number":
      guard let written = text(fallback) else { return nil }
      return AnswerValue(parsing: Array(written.utf8))?.numeric == nil ? fallback : fallback.plain(written)
    default: return text(fallback).map { fallback.text($0) }
    }
  }

  /// The entries of a list, or the lines of a text.
  private static func lines(_ node: DefinitionNode) -> [DefinitionNode] {
    let texts =
      node.items?.compactMap(\.writtenText) ?? (node.writtenText ?? "").split { $0.isNewline }.map(String.init)
    return texts.filter { !$0.trimmed.isEmpty }.map { node.text($0) }
  }

  private static func text(_ node: DefinitionNode?) -> String? {
    node?.writtenText.flatMap { $0.isEmpty ? nil : $0 }
  }
}
