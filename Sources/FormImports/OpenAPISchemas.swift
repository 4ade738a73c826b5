internal import FormDefinitions
internal import Values

/// The schemas of an OpenAPI document: 3.0, whose `nullable` JSON Schema does not know, 3.1, which is JSON Schema, and
/// `definitions` of earlier versions.
enum OpenAPISchemas {
  /// True for an OpenAPI document with schemas.
  static func isDocument(_ root: DefinitionNode) -> Bool {
    (root["openapi"] != nil && root["components"]?["schemas"] != nil)
      || (root["swagger"] != nil && root["definitions"] != nil)
  }

  /// The pointers of the schemas that a form can ask, by name.
  static func named(in root: DefinitionNode) -> [(name: String, pointer: String)] {
    let (list, place) =
      root["components"]?["schemas"].map { ($0, "/components/schemas/") } ?? (root["definitions"], "/definitions/")
    let all = (list?.members ?? []).map { name, schema in
      (name: name, schema: schema, pointer: place + name.replacing("~", with: "~0").replacing("/", with: "~1"))
    }
    let objects = Set(all.filter { saysObject($0.schema) }.map { "#" + $0.pointer })
    return all.filter { saysObject($0.schema) || hasObjects($0.schema, objects) }.map { ($0.name, $0.pointer) }
  }

  private static func saysObject(_ schema: DefinitionNode) -> Bool {
    schema["type"]?.text == "object" || schema["properties"] != nil || schema["allOf"] != nil
  }

  /// True for a schema whose alternatives are several objects, as a form can let people choose among them.
  /// - Parameter objects: The references to schemas that say that they are of objects.
  private static func hasObjects(_ schema: DefinitionNode, _ objects: Set<String>) -> Bool {
    guard let alternatives = (schema["oneOf"] ?? schema["anyOf"])?.items, alternatives.count > 1 else { return false }
    return alternatives.allSatisfy { $0["$ref"]?.text.map(objects.contains) ?? saysObject($0) }
  }

  static func asJSONSchema(_ root: DefinitionNode) -> DefinitionNode {
    let version = root["openapi"]?.writtenText ?? root["swagger"]?.writtenText ?? ""
    return version.hasPrefix("3.0") || version.hasPrefix("2") ? nullable(root) : root
  }

  private static func nullable(_ node: DefinitionNode) -> DefinitionNode {
    if let items = node.items { return items.map(nullable).node(at: node) }
    var result = node.mappingMembers { name, value in
      ["enum", "default", "example", "examples"].contains(name) ? value : nullable(value)
    }
    guard node["nullable"]?.value == .bool(true), let type = node["type"], type.text != nil else { return result }
    result = result.setting("type", [type, node.text("null")].node(at: type))
    if let values = node["enum"]?.items, !values.contains(where: { $0.value == .null }) {
      result = result.setting("enum", (values + [node.plain("null")]).node(at: node))
    }
    return result
  }
}
