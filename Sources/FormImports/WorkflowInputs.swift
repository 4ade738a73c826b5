internal import FormDefinitions
internal import Values

/// The inputs of a manually run GitHub workflow (`on.workflow_dispatch.inputs`) as a definition.
///
/// | input | field |
/// | --- | --- |
/// | `string`, or without a type | `text` |
/// | `boolean` | `boolean`, no by default |
/// | `number` | `number` |
/// | `choice` | `select`, the first option by default |
/// | `environment` | `text` |
enum WorkflowInputs {
  /// The triggers of a workflow; nil for other files. YAML 1.1 resolves the key `on` to `true`.
  static func triggers(of root: DefinitionNode) -> DefinitionNode? {
    guard let triggers = root["on"] ?? root["true"], root["jobs"] != nil || triggers["workflow_dispatch"] != nil
    else { return nil }
    return triggers
  }

  static func definition(of root: DefinitionNode, in file: ForeignFile) -> DefinitionNode? {
    let triggers = root["on"] ?? root["true"] ?? root
    let isNamed =
      triggers.text == "workflow_dispatch" || triggers.items?.contains { $0.text == "workflow_dispatch" } ?? false
    guard isNamed || triggers["workflow_dispatch"] != nil else {
      return file.refuse(
        "the workflow cannot be run by hand: it has no 'workflow_dispatch'", help: "add it below 'on:'", at: triggers)
    }
    var names = FieldNames()
    let inputs = triggers["workflow_dispatch"]?["inputs"]
    if let inputs, !inputs.isObject, inputs.value != .null {
      file.report("'inputs' must be a mapping of names to inputs", at: inputs)
    }
    let fields = (inputs?.members ?? []).compactMap { field($0, $1, &names, in: file) }
    return root.object([
      "formline": 1, "title": root["name"]?.writtenText.map(DefinitionText.literal), "answer": "texts",
      "fields": fields.isEmpty ? [root.object(["type": "note", "label": " "])] : fields,
    ])
  }

  /// What an input may have.
  private static let keys = ["description", "required", "default", "type", "options", "deprecationMessage"]

  private static func field(
    _ name: String, _ input: DefinitionNode, _ names: inout FieldNames, in file: ForeignFile
  ) -> DefinitionNode? {
    for key in input.keys {
      guard let word = key.text, !keys.contains(word) else { continue }
      let nearest = NearestWord.hint(for: word, among: keys)
      let help = nearest ?? "keys are \(keys.joined(separator: ", "))"
      file.warn("'\(word)' is not a key of an input", help: help, at: key)
    }
    if let message = input["deprecationMessage"]?.text { file.warn("'\(name)' is deprecated: \(message)", at: input) }
    let (id, ownName) = names.add(name)
    let type = input["type"]?.text ?? "string"
    var fallback = input["default"]
    var kind = "text"
    var options: DefinitionNode?
    switch type {
    case "string", "environment": fallback = file.text(of: fallback).map { (fallback ?? input).text($0) }
    case "boolean":
      kind = "boolean"
      let isOn = fallback.map { $0.value == .bool(true) || $0.text == "true" } ?? false
      if let fallback, !isOn, fallback.value != .bool(false), !["false", "", nil].contains(fallback.writtenText) {
        file.warn("the default of '\(name)' is neither true nor false; it begins with false", at: fallback)
      }
      fallback = isOn.node(at: fallback ?? input)
    case "number":
      kind = "number"
      fallback = fallback?.writtenText.flatMap { $0.isEmpty ? nil : (fallback ?? input).plain($0) }
    case "choice":
      kind = "select"
      guard let list = input["options"], let choices = list.items, !choices.isEmpty else {
        return file.refuse("the choice '\(name)' needs 'options', a list", at: input["options"] ?? input)
      }
      options = choices.compactMap { option in option.writtenText.map { option.text($0) } }.node(at: list)
      fallback = file.text(of: fallback ?? choices[0]).map { (input["default"] ?? input).text($0) }
    default:
      return file.refuse(
        "the input '\(name)' has the type '\(type)'",
        help: "types are string, boolean, number, choice and environment", at: input["type"] ?? input)
    }
    let description = input["description"]?.writtenText.flatMap { $0.isEmpty ? nil : $0 }
    let isEmpty = fallback?.text == ""
    return input.object([
      "id": id, "type": kind, "name": ownName, "label": description.map { "\($0) (\(name))" } ?? name,
      "options": options, "default": isEmpty ? nil : fallback,
      "required": input["required"]?.value == .bool(true) ? true : nil,
    ])
  }
}

/// Makes unique field ids from arbitrary names.
struct FieldNames {
  private var ids: Set<String> = []
  /// The next number for each id that was taken.
  private var numbers: [String: Int] = [:]

  /// A unique id that resembles the name, and the name if they differ.
  mutating func add(_ name: String) -> (id: String, name: String?) {
    var id = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    if !FieldDefinition.isID(id) || FieldDefinition.isReserved(id: id) { id = "_" + id }
    var unique = id
    while !ids.insert(unique).inserted {
      let number = numbers[id] ?? 2
      unique = "\(id)_\(number)"
      numbers[id] = number + 1
    }
    return (unique, unique == name ? nil : name)
  }
}
