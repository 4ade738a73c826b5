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
    let index = SchemaIndex(of: root)
    return (list?.members ?? []).compactMap { name, schema in
      var seen: Set<String> = []
      let isObject = isObject(schema, index, &seen)
      let escaped = name.replacing("~", with: "~0").replacing("/", with: "~1")
      return isObject ? (name, place + escaped) : nil
    }
  }

  /// True for the schema of an object, and for one whose alternatives all are.
  /// - Parameter seen: The references that were followed.
  private static func isObject(
    _ schema: DefinitionNode, _ index: SchemaIndex<DefinitionNode>, _ seen: inout Set<String>
  ) -> Bool {
    if schema["type"]?.text == "object" || schema["properties"] != nil || schema["allOf"] != nil { return true }
    guard let alternatives = (schema["oneOf"] ?? schema["anyOf"])?.items, !alternatives.isEmpty else { return false }
    return alternatives.allSatisfy { part in
      guard let reference = part["$ref"]?.text else { return isObject(part, index, &seen) }
      guard seen.insert(reference).inserted else { return true }
      return index.target(of: reference).map { isObject($0, index, &seen) } ?? false
    }
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
