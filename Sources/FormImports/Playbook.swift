internal import FormDefinitions
internal import Values
internal import Wording

/// The prompts of an Ansible playbook (`vars_prompt` of its plays) as a definition.
///
/// | prompt | field |
/// | --- | --- |
/// | any, since `private` defaults to yes | `password` |
/// | `private: no` | `text` with its `default` |
/// | `confirm` | a second field, `NAME_confirm`, which confirms the first and is omitted from the answers |
enum Playbook {
  static func definition(of root: DefinitionNode, in file: ForeignFile) -> DefinitionNode? {
    let plays = root.items ?? [root]
    let prompts = plays.flatMap { play -> [DefinitionNode] in
      guard let list = play["vars_prompt"] else { return [] }
      // The short form maps names to prompts.
      if let members = list.members {
        return members.map { name, prompt in
          !prompt.isObject
            ? prompt.object(["name": name, "prompt": prompt]) : prompt.setting("name", name)
        }
      }
      if list.items == nil { file.report("'vars_prompt' must be a list", at: list) }
      return list.items ?? []
    }
    guard !prompts.isEmpty else {
      return file.refuse("the playbook asks for nothing: no play has 'vars_prompt'", at: root)
    }
    var names = FieldNames()
    var seen: Set<String> = []
    let fields = prompts.flatMap { Self.fields($0, &names, &seen, in: file) }
    let title = plays.count == 1 ? plays[0]["name"]?.writtenText : nil
    return root.object([
      "formline": 1, "title": title.map(DefinitionText.literal), "answer": "given", "fields": fields,
    ])
  }

  private static func fields(
    _ node: DefinitionNode, _ names: inout FieldNames, _ seen: inout Set<String>, in file: ForeignFile
  ) -> [DefinitionNode] {
    guard let variable = node["name"]?.writtenText, !variable.isEmpty else {
      file.report("a prompt needs a 'name'", at: node)
      return []
    }
    if let encrypt = node["encrypt"], encrypt.value != .null, encrypt.value != .bool(false) {
      file.report(
        "'\(variable)' is to be hashed with '\(encrypt.writtenText ?? "encrypt")', which only Ansible does",
        help: "leave 'encrypt' to the playbook, as in {{ \(variable) | password_hash('sha512') }}", at: encrypt)
    }
    // A variable requested by several plays is asked for once.
    guard seen.insert(variable).inserted else { return [] }
    let (id, name) = names.add(variable)
    let isPrivate = flag(node["private"]) ?? true
    let label = node["prompt"]?.writtenText.map(Self.label) ?? variable
    let fallback = isPrivate ? node["default"]?.writtenText : file.text(of: node["default"])
    if isPrivate, let given = node["default"], fallback?.isEmpty == false {
      file.warn(
        "the default of '\(variable)' is left out: a secret has none", help: "give it with --set", at: given,
        hidesLine: true)
    }
    let type = isPrivate ? "password" : "text"
    let field = node.object([
      "id": id, "type": type, "name": name, "label": label.isEmpty ? variable : label,
      "default": isPrivate || fallback?.isEmpty ?? true ? nil : fallback,
    ])
    guard flag(node["confirm"]) ?? false else { return [field] }
    let (again, againName) = names.add("\(variable)_confirm")
    return [
      field,
      node.object(["id": again, "type": type, "name": againName, "label": "\(label) (2)", "confirms": id]),
    ]
  }

  /// A prompt as a label, without its trailing colon.
  private static func label(_ prompt: String) -> String {
    var label = prompt.trimmed
    while label.last == ":" { label = label.dropLast().trimmed }
    return String(label)
  }

  private static func flag(_ node: DefinitionNode?) -> Bool? {
    switch node?.value {
    case .bool(let flag)?: flag
    case .string("true")?, .string("yes")?: true
    case .string("false")?, .string("no")?: false
    default: nil
    }
  }
}

/// A request of an MCP server (`elicitation/create`, its parameters, or only the schema) as a definition.
enum ElicitedSchema {
  /// The schema and message of a request; nil for other files.
  static func find(in root: DefinitionNode) -> (schema: DefinitionNode, message: String?)? {
    let parameters = root["params"] ?? root
    guard let schema = parameters["requestedSchema"] else { return nil }
    return (schema, parameters["message"]?.text)
  }

  static func definition(
    of root: DefinitionNode, _ language: DisplayLanguage, in file: ForeignFile
  ) -> DefinitionNode? {
    let (schema, message) = find(in: root) ?? (root, nil)
    let fields = FlatSchema(schema, in: file, language).fields
    guard !fields.isEmpty else { return file.refuse("the request asks for nothing", at: schema) }
    return root.object([
      "formline": 1, "title": schema["title"], "description": message.map(DefinitionText.literal),
      "answer": "given", "fields": fields,
    ])
  }
}
