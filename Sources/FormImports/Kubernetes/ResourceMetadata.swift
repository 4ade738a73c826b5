internal import FormDefinitions
internal import Values

/// What every resource has, whether its schema says so or not: `apiVersion`, `kind` and `metadata`, by the rules of names
/// (kubernetes/apimachinery, `pkg/util/validation` and `pkg/api/validation`).
enum ResourceMetadata {
  /// The members that are the same in all resources.
  static let names: Set = ["apiVersion", "kind", "metadata"]

  /// The schema of a resource with these members.
  /// - Parameter isRoot: False for a resource inside another, which names its kind itself.
  static func completing(_ schema: DefinitionNode, isRoot: Bool) -> DefinitionNode {
    let own = schema["properties"] ?? schema.object([:])
    var properties = own.setting("apiVersion", kindName).setting("kind", kindName)
    var metadata = Self.metadata(isRoot: isRoot).node(at: own["metadata"] ?? schema)
    // A definition may limit names further.
    for (name, limits) in own["metadata"]?["properties"]?.members ?? [] {
      guard let property = metadata["properties"]?[name] else { continue }
      let narrower = ["pattern", "minLength", "maxLength", "enum"].reduce(limits.object([:])) {
        $0.setting($1, limits[$1])
      }
      let both = property.setting("allOf", [narrower])
      metadata = metadata.setting("properties", metadata["properties"]?.setting(name, both))
    }
    if let description = own["metadata"]?["description"] { metadata = metadata.setting("description", description) }
    properties = properties.setting("metadata", metadata)
    return schema.setting("properties", properties)
  }

  /// What a resource inside another needs, as JSON Schema.
  static let embedded = AnswerValue.object([
    .init("required", .list([.string("apiVersion"), .string("kind")])),
    .init(
      "properties",
      .object([
        .init("apiVersion", kindName), .init("kind", kindName), .init("metadata", metadata(isRoot: false)),
      ])),
  ])

  private static let kindName = AnswerValue.object([
    .init("type", .string("string")), .init("minLength", .integer(1)),
  ])

  private static let label = "[a-z0-9]([-a-z0-9]*[a-z0-9])?"
  private static let word = "[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?"

  private static func metadata(isRoot: Bool) -> AnswerValue {
    let name = text(
      isRoot ? #"^\#(label)(\.\#(label))*$"# : nil, isRoot ? 253 : nil,
      "lower case letters, digits, '-' and '.', and begin and end with a letter or digit")
    let namespace = text(
      "^\(label)$", 63, "lower case letters, digits and '-', and begin and end with a letter or digit")
    let value = text(
      "^(\(word))?$", 63,
      "letters, digits, '-', '_' and '.', and begin and end with a letter or digit, or leave it empty")
    let members: [(String, AnswerValue)] = [
      ("name", name), ("generateName", text(nil, nil, nil)), ("namespace", namespace), ("labels", map(value)),
      ("annotations", map(text(nil, nil, nil))),
    ]
    return .object([
      .init("type", .string("object")), .init("x-kubernetes-preserve-unknown-fields", .bool(true)),
      .init("properties", .object(members.map { AnswerValue.Member($0, $1) })),
    ])
  }

  /// - Parameter shape: What the pattern means, in words.
  private static func text(_ pattern: String?, _ longest: Int?, _ shape: String?) -> AnswerValue {
    var keywords: [AnswerValue.Member] = [.init("type", .string("string"))]
    if let pattern, let shape {
      keywords.append(.init("pattern", .string(pattern)))
      keywords.append(.init("patternErrorMessage", .string("Use \(shape)")))
    }
    if let longest { keywords.append(.init("maxLength", .integer(Int64(longest)))) }
    return .object(keywords)
  }

  /// A map whose keys are `[prefix/]name`.
  private static func map(_ value: AnswerValue) -> AnswerValue {
    let key = #"^(\#(label)(\.\#(label))*/)?\#(word)$"#
    let shape = "letters, digits, '-', '_' and '.', perhaps with a domain and '/' before them"
    return .object([
      .init("type", .string("object")), .init("propertyNames", text(key, 317, shape)),
      .init("additionalProperties", value),
    ])
  }
}
