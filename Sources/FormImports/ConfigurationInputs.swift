package import FormDefinitions
internal import Values
internal import Wording

/// The inputs of an editor's or agent's configuration, and the configuration with its variables filled in: `inputs` of
/// VS Code's `mcp.json`, `tasks.json` and `launch.json`, and `user_config` of MCP bundles.
///
/// | input | field |
/// | --- | --- |
/// | `promptString` | `text`; `password` where it says so |
/// | `pickString` | `select`, the default first |
/// | `command` | the editor's own; only an answer given beforehand is taken |
/// | `string`, `number`, `boolean` | `text`, `number`, `boolean`; `password` if it is `sensitive` |
/// | `file`, `directory` | `path`; a list of them if there may be several |
package struct ConfigurationInputs: Sendable {
  /// The server, task or configuration that was chosen; nil for all.
  private let chosen: String?
  private let root: AnswerValue
  private let isBundle: Bool
  /// The fields that need a given answer where nobody is asked, by answer name: an empty text is an answer.
  private var mustBeGiven: Set<String> = []

  /// The inputs that are asked, by answer name.
  private var asked: [String] = []

  // MARK: Reading

  /// True for JSON that may hold inputs, judging by its words.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    guard let first = withoutComments(Array(bytes.prefix(4096))).first(where: { $0 > 0x20 }), first == UInt8(ascii: "{")
    else { return false }
    let text = String(decoding: bytes.prefix(1 << 20), as: UTF8.self)
    return ["\"inputs\"", "\"user_config\"", "\"manifest_version\"", "\"dxt_version\""].contains { text.contains($0) }
  }

  /// JSON without a byte order mark, comments and trailing commas, which become spaces, so that positions stay.
  static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    if bytes.starts(with: "\u{FEFF}".utf8) { result.replaceSubrange(..<3, with: [0x20, 0x20, 0x20]) }
    var index = 0
    var comma: Int?
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch byte {
      case UInt8(ascii: "\""):
        comma = nil
        index += 1
        while index < bytes.count, bytes[index] != byte {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
      case UInt8(ascii: "/") where next == byte:
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
          result[index] = 0x20
          index += 1
        }
        continue
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        let end = (index + 2..<bytes.count).first { bytes[$0] == next && $0 + 1 < bytes.count && bytes[$0 + 1] == byte }
        for place in index..<min(bytes.count, (end ?? bytes.count) + 2) where bytes[place] != UInt8(ascii: "\n") {
          result[place] = 0x20
        }
        index = (end ?? bytes.count) + 1
      case UInt8(ascii: ","): comma = index
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let comma { result[comma] = 0x20 }
        comma = nil
      default: if byte > 0x20 { comma = nil }
      }
      index += 1
    }
    return result
  }

  /// The kind of configuration; nil for other files.
  static func kind(of root: DefinitionNode) -> ImportedKind? {
    if root["manifest_version"] != nil || root["dxt_version"] != nil { return .mcpb }
    let hasEntries = ["servers", "tasks", "configurations"].contains { root[$0] != nil }
    guard hasEntries, let inputs = root["inputs"]?.items else { return nil }
    return inputs.isEmpty || inputs.contains { $0["id"] != nil && $0["type"] != nil } ? .inputs : nil
  }

  /// - Returns: The form's definition; nil if there are mistakes.
  static func read(
    _ root: DefinitionNode, kind: ImportedKind, options: ImportOptions, _ language: DisplayLanguage,
    in file: ForeignFile
  ) -> (ConfigurationInputs, DefinitionNode?) {
    var inputs = ConfigurationInputs(chosen: options.entry, root: root.value, isBundle: kind == .mcpb)
    let fields =
      kind == .mcpb
      ? bundleFields(root, options, language, in: file) : inputs.editorFields(root, options, in: file)
    guard !file.hasErrors else { return (inputs, nil) }
    let title = (root["display_name"] ?? root["name"])?.text
    return (
      inputs,
      root.object([
        "formline": 1, "title": title.map(DefinitionText.literal), "answer": "given",
        "fields": fields.isEmpty ? [root.object(["type": "note", "label": " "])] : fields,
      ])
    )
  }

  /// Everything that can be chosen, by name: servers, tasks, configurations.
  private static func entries(_ root: DefinitionNode) -> [(name: String, node: DefinitionNode)] {
    let tasks = (root["tasks"]?.items ?? []).compactMap { task in
      (task["label"] ?? task["taskName"])?.text.map { (name: $0, node: task) }
    }
    let configurations = (root["configurations"]?.items ?? []).compactMap { node in
      node["name"]?.text.map { (name: $0, node: node) }
    }
    return (root["servers"]?.members ?? []).map { ($0.name, $0.value) } + tasks + configurations
  }

  /// The names of servers, tasks and configurations.
  package var entryNames: [String] {
    isBundle ? [] : entries(of: root).map(\.name)
  }

  private mutating func editorFields(
    _ root: DefinitionNode, _ options: ImportOptions, in file: ForeignFile
  ) -> [DefinitionNode] {
    var inputs: [String: DefinitionNode] = [:]
    for input in root["inputs"]?.items ?? [] {
      guard let id = Self.text("id", of: input, in: file) else { continue }
      if inputs[id] != nil { file.warn("the input '\(id)' is there twice: the last counts", at: input) }
      inputs[id] = input
    }
    let entries = Self.entries(root)
    var parts = entries.map(\.node)
    if let chosen {
      let nodes = Dictionary(firstOfEach: entries.map { ($0.name, $0.node) })
      var (names, known) = ([chosen], Set([chosen]))
      var index = 0
      // A task runs those that it depends on.
      while index < names.count {
        let node = nodes[names[index]]
        let others = node?["dependsOn"]?.items?.compactMap(\.text) ?? [node?["dependsOn"]?.text].compactMap { $0 }
        names += others.filter { known.insert($0).inserted }
        index += 1
      }
      parts = names.compactMap { nodes[$0] }
    } else {
      parts = root.members?.filter { $0.name != "inputs" }.map(\.value) ?? []
    }
    var seen: Set<String> = []
    var used = parts.flatMap(Self.uses).filter { seen.insert($0.id).inserted }
    if used.isEmpty, chosen == nil { used = inputs.keys.sorted().compactMap { id in inputs[id].map { (id, $0) } } }
    var names = FieldNames()
    asked = used.map(\.id)
    return used.compactMap { id, place in
      guard let input = inputs[id] else {
        return file.refuse("undefined input variable '\(id)'", help: "define it in 'inputs'", at: place)
      }
      return field(id, input, &names, options, in: file)
    }
  }

  /// The uses of `${input:ID}` in texts, in order.
  private static func uses(in node: DefinitionNode) -> [(id: String, node: DefinitionNode)] {
    if let text = node.text { return names(in: text, after: "${input:").map { ($0, node) } }
    return (node.items ?? node.members?.map(\.value) ?? []).flatMap(uses(in:))
  }

  private static func names(in text: String, after mark: String) -> [String] {
    var names: [String] = []
    var rest = text[...]
    while let start = rest.firstRange(of: mark), let end = rest[start.upperBound...].firstIndex(of: "}") {
      names.append(String(rest[start.upperBound..<end]))
      rest = rest[end...]
    }
    return names
  }

  private static func text(_ key: String, of node: DefinitionNode, in file: ForeignFile) -> String? {
    guard let text = node[key]?.text, !text.isEmpty else {
      return file.refuse("an input needs '\(key)', a text", at: node[key] ?? node)
    }
    return text
  }

  /// The fields that a program has to answer and has not, even if by an empty text.
  package func awaited(in definition: FormDefinition, besides given: [String: AnswerValue]) -> [FieldDefinition] {
    definition.fields.filter { mustBeGiven.contains($0.answerName) && given[$0.id] == nil }
  }

  private mutating func field(
    _ id: String, _ input: DefinitionNode, _ names: inout FieldNames, _ options: ImportOptions, in file: ForeignFile
  ) -> DefinitionNode? {
    guard let type = Self.text("type", of: input, in: file) else { return nil }
    let (fieldID, name) = names.add(id)
    func field(_ type: String, _ members: KeyValuePairs<String, (any DefinitionPart)?>) -> DefinitionNode {
      let label = input["description"]?.text.flatMap { $0.isEmpty ? nil : $0 } ?? id
      var field = input.object(["id": fieldID, "type": type, "name": name, "label": label])
      for (key, value) in members { field = field.setting(key, value) }
      return field
    }
    switch type {
    case "promptString":
      if input["description"]?.text == nil { file.warn("the input '\(id)' has no 'description'", at: input) }
      let isSecret = input["password"]?.value == .bool(true)
      let fallback = input["default"]?.text.flatMap { $0.isEmpty ? nil : $0 }
      if fallback == nil || isSecret, input["default"]?.text != "" { mustBeGiven.insert(id) }
      return field(isSecret ? "password" : "text", ["default": isSecret ? nil : fallback])
    case "pickString":
      guard let list = input["options"], let items = list.items, !items.isEmpty else {
        return file.refuse("the input '\(id)' needs 'options', a list", at: input["options"] ?? input)
      }
      let fallback = input["default"]?.text
      var choices = items.compactMap { item -> (value: String, node: DefinitionNode)? in
        if let text = item.text {
          return (text, item.object(["value": text, "label": text.isEmpty ? "(empty)" : text]))
        }
        guard let value = item["value"]?.text else {
          return file.refuse("an option is a text, or has 'label' and 'value'", at: item)
        }
        return (value, item.object(["value": value, "label": item["label"]?.text.map { "\($0): \(value)" } ?? value]))
      }
      var seen: Set<String> = []
      choices = choices.filter { seen.insert($0.value).inserted }
      if let index = choices.firstIndex(where: { $0.value == fallback }) {
        choices.insert(choices.remove(at: index), at: 0)
      } else if let place = input["default"], fallback?.isEmpty == false {
        file.warn("the default of '\(id)' is none of its options", at: place)
      }
      let known = choices.contains { $0.value == fallback } ? fallback : nil
      return field(
        "select", ["required": true, "options": choices.map(\.node).node(at: list), "default": known])
    case "command":
      let command = input["command"]?.text ?? ""
      let message = "the input '\(id)' is answered by the editor's own command '\(command)'"
      if let given = options.given?() {
        guard given.contains(id) else {
          return file.refuse(message, help: "give the answer with --set \(id)=…", at: input)
        }
      } else {
        file.warn("\(message): it needs --set \(id)=…", at: input)
      }
      return field("text", [:])
    default:
      return file.refuse(
        "the input '\(id)' has the type '\(type)'", help: "types are promptString, pickString and command",
        at: input["type"] ?? input)
    }
  }

  // MARK: Bundles

  private static func bundleFields(
    _ root: DefinitionNode, _ options: ImportOptions, _ language: DisplayLanguage, in file: ForeignFile
  ) -> [DefinitionNode] {
    for key in ["name", "version", "server"] where root[key] == nil {
      file.report("the manifest has no '\(key)'", at: root)
    }
    let types = ["python", "node", "binary", "uv"]
    if let server = root["server"] {
      if let type = server["type"]?.text, !types.contains(type) {
        file.report(
          "the server has the type '\(type)'", help: "types are \(types.joined(separator: ", "))",
          at: server["type"] ?? server)
      } else if server["type"] == nil {
        file.report("the server has no 'type'", at: server)
      }
    }
    guard let config = root["user_config"] else { return [] }
    guard let members = config.members else {
      file.report("'user_config' must be an object", at: config)
      return []
    }
    var names = FieldNames()
    return members.compactMap { key, node in bundleField(key, node, &names, options, language, in: file) }
  }

  private static func bundleField(
    _ key: String, _ node: DefinitionNode, _ names: inout FieldNames, _ options: ImportOptions,
    _ language: DisplayLanguage, in file: ForeignFile
  ) -> DefinitionNode? {
    guard let type = text("type", of: node, in: file) else { return nil }
    for name in ["title", "description"] where node[name]?.text == nil {
      file.warn("'\(key)' has no '\(name)'", at: node)
    }
    let (id, name) = names.add(key)
    let isRequired = node["required"]?.value == .bool(true)
    let isMultiple = node["multiple"]?.value == .bool(true)
    let isSecret = node["sensitive"]?.value == .bool(true)
    let isList = isMultiple && ["string", "directory", "file"].contains(type)
    let fallback = isSecret ? nil : node["default"].flatMap { bundleDefault($0, isList: isList, options.home) }
    func field(_ type: String, _ others: KeyValuePairs<String, (any DefinitionPart)?> = [:]) -> DefinitionNode {
      var field = node.object([
        "id": id, "type": type, "name": name, "label": node["title"]?.text ?? FieldDefinition.readableLabel(for: key),
        "description": node["description"]?.text.map(DefinitionText.literal),
      ])
      for (key, value) in others { field = field.setting(key, value) }
      if isSecret, type != "password" { field = field.setting("secret", true) }
      return field.setting("required", isRequired ? true : nil).setting("default", fallback)
    }
    switch type {
    case "string" where isMultiple: return field("list", ["item": node.object(["type": "text"])])
    case "string": return field(isSecret ? "password" : "text")
    case "number": return field("number", ["minimum": node["min"], "maximum": node["max"]])
    case "boolean" where fallback != nil: return field("boolean")
    case "boolean":
      return field("select", ["options": node.yesAndNo(in: language)])
    case "directory", "file":
      let path = node.object(["type": "path", "kind": type == "file" ? "file" : "directory"])
      if isMultiple { return field("list", ["item": path]) }
      return field("path", ["kind": type == "file" ? "file" : "directory"])
    default:
      return file.refuse(
        "'\(key)' has the type '\(type)'", help: "types are string, number, boolean, directory and file",
        at: node["type"] ?? node)
    }
  }

  /// A default with the folders of the person: an expression as long as nobody is known.
  private static func bundleDefault(_ node: DefinitionNode, isList: Bool, _ home: String?) -> DefinitionNode? {
    guard let texts = node.items?.compactMap(\.text) ?? node.text.map({ [$0] }) else { return node }
    guard texts.contains(where: { !$0.isEmpty }) else { return nil }
    // What no text holds stands for the person's home.
    let expressions = texts.map { text in
      expanded(text, home ?? "\0").split(separator: "\0", omittingEmptySubsequences: false)
        .map { SchemaForm.literal(.string(String($0))) }.joined(separator: " + env.HOME + ")
    }
    if expressions.contains(where: { $0.contains("env.HOME") }) {
      return node.object(["cel": isList ? "[\(expressions.joined(separator: ", "))]" : expressions[0]])
    }
    let known = texts.map { node.text(expanded($0, home)) }
    return isList ? known.node(at: node) : known[0]
  }

  /// A default with the folders of the person.
  private static func expanded(_ text: String, _ home: String?) -> String {
    guard let home else { return text }
    return [("HOME", ""), ("DESKTOP", "/Desktop"), ("DOCUMENTS", "/Documents"), ("DOWNLOADS", "/Downloads")]
      .reduce(text) { $0.replacing("${\($1.0)}", with: home + $1.1) }
  }

  // MARK: Output

  /// The answers with an empty text for each input of an editor that has no other: it is an answer.
  package func completed(_ answers: FieldAnswers) -> FieldAnswers {
    guard !isBundle else { return answers }
    let values = Dictionary(firstOfEach: answers.map { ($0.id, $0.value) })
    return asked.map { ($0, values[$0] ?? .string("")) }
  }

  /// The variables of the chosen server; nil if there are several and none is chosen.
  /// - Throws: `textTooLong`.
  package func variables(_ answers: FieldAnswers) throws(AnswerFormat.EncodingError) -> FieldAnswers? {
    let configuration: AnswerValue?
    if isBundle {
      configuration = try resolved(answers)
    } else {
      let entries = entries(of: try resolved(answers))
      guard entries.count <= 1 || chosen != nil else { return nil }
      configuration = chosen == nil ? entries.first?.value : entries.first { $0.name == chosen }?.value
    }
    let env = configuration?["env"] ?? configuration?["options"]?["env"]
    // Null takes a variable away.
    return (env?.members ?? []).filter { $0.value != .null }.map { ($0.name, .string($0.value.text)) }
  }

  private func entries(of value: AnswerValue) -> [(name: String, value: AnswerValue)] {
    let lists = (value["tasks"]?.items ?? []) + (value["configurations"]?.items ?? [])
    return (value["servers"]?.members ?? []).map { ($0.name, $0.value) }
      + lists.compactMap { entry in (entry["label"] ?? entry["taskName"] ?? entry["name"]).map { ($0.text, entry) } }
  }

  /// The configuration with its variables filled in: of a bundle, how its server is started.
  /// - Throws: `textTooLong`.
  package func resolved(_ answers: FieldAnswers) throws(AnswerFormat.EncodingError) -> AnswerValue {
    var values = Dictionary(firstOfEach: answers.map { ($0.id, $0.value) })
    guard isBundle else {
      var filling = Filling(mark: "${input:", answers: values, known: Set(asked))
      let filled = try filling.filled(root)
      guard let chosen, case .object(let members) = filled else { return filled }
      return .object(
        members.map { member in
          switch (member.name, member.value) {
          case ("servers", .object(let servers)): .init(member.name, .object(servers.filter { $0.name == chosen }))
          default: member
          }
        })
    }
    var configuration = root["server"]?["mcp_config"] ?? .object([])
    let overrides = configuration["platform_overrides"]?["linux"]
    if case .object(let members) = configuration {
      configuration = .object(members.filter { $0.name != "platform_overrides" })
    }
    for override in overrides?.members ?? [] {
      var value = override.value
      if override.name == "env", let env = configuration["env"] {
        value = override.value.members?.reduce(env) { $0.setting($1.name, $1.value) } ?? value
      }
      configuration = configuration.setting(override.name, value)
    }
    let asked = root["user_config"]?.members ?? []
    // Several values without an answer are none.
    for member in asked where member.value["multiple"] == .bool(true) && values[member.name] == nil {
      values[member.name] = .list([])
    }
    var filling = Filling(mark: "${user_config.", answers: values, known: Set(asked.map(\.name)))
    return try filling.filled(configuration)
  }
}

/// Variables in the texts of a configuration, filled in with answers.
private struct Filling {
  let mark: String
  let answers: [String: AnswerValue]
  /// The variables that are empty without an answer.
  let known: Set<String>
  var bytes = 0

  /// The value with its variables filled in. A list alone in a list becomes several items; inside a text it stays.
  mutating func filled(_ value: AnswerValue) throws(AnswerFormat.EncodingError) -> AnswerValue {
    switch value {
    case .string(let text): return .string(try filled(text))
    case .list(let items):
      var all: [AnswerValue] = []
      for item in items {
        if case .string(let text) = item, text.hasPrefix(mark), text.hasSuffix("}"),
          case .list(let several)? = answers[String(text.dropFirst(mark.count).dropLast())]
        {
          for one in several { all.append(.string(try counted(one.text))) }
        } else {
          all.append(try filled(item))
        }
      }
      return .list(all)
    case .object(var members):
      for index in members.indices where members[index].name != "inputs" {
        members[index].value = try filled(members[index].value)
      }
      return .object(members)
    default: return value
    }
  }

  private mutating func filled(_ text: String) throws(AnswerFormat.EncodingError) -> String {
    var filled = ""
    var rest = text[...]
    // What was filled in is not looked at again.
    while let start = rest.firstRange(of: mark), let end = rest[start.upperBound...].firstIndex(of: "}") {
      filled += rest[..<start.lowerBound]
      let name = String(rest[start.upperBound..<end])
      let answer = answers[name]
      let after = rest.index(after: end)
      if let answer, !answer.isCollection, answer != .null {
        filled += try counted(answer.text)
      } else if answer != .null, !known.contains(name) || answer?.isCollection ?? false {
        filled += rest[start.lowerBound..<after]
      }
      rest = rest[after...]
    }
    return filled + rest
  }

  /// An answer may stand in many places.
  private mutating func counted(_ answer: String) throws(AnswerFormat.EncodingError) -> String {
    bytes += answer.utf8.count
    guard bytes <= AnswerFormat.mostFilledBytes else { throw .textTooLong }
    return answer
  }
}
