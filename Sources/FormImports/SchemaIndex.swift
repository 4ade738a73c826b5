internal import FormDefinitions
internal import Values

/// A schema, or a part of one: in a file, with positions, or as a plain value.
protocol SchemaNode: Sendable {
  subscript(name: String) -> Self? { get }
  var members: [(name: String, value: Self)]? { get }
  var items: [Self]? { get }
  var value: AnswerValue { get }
}

extension DefinitionNode: SchemaNode {}

extension AnswerValue: SchemaNode {
  /// A member of an object; nil for other values.
  subscript(name: String) -> AnswerValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name.isExactly(name) }?.value
  }

  var members: [(name: String, value: AnswerValue)]? {
    if case .object(let members) = self { members.map { ($0.name, $0.value) } } else { nil }
  }

  var items: [AnswerValue]? { if case .list(let items) = self { items } else { nil } }

  var value: AnswerValue { self }
}

extension SchemaNode {
  var saysSecret: Bool { self["writeOnly"]?.value == .bool(true) || self["format"]?.value == .string("password") }

  /// True if a schema takes nothing but null.
  var saysNull: Bool {
    self["type"]?.value == .string("null") || self["const"]?.value == .null || self["enum"]?.value == .list([.null])
  }
}

/// Finds the schemas of a document by the references to them (JSON Schema core, section 8.2).
struct SchemaIndex<Node: SchemaNode>: Sendable {
  let document: Node
  /// True if siblings of `$ref` other than annotations are ignored, as up to draft 7.
  let isRefAlone: Bool
  /// The schemas with names, as references spell these: `$id`, and `#` before `$anchor`.
  private var named: [String: Node] = [:]

  init(of document: Node) {
    self.document = document
    let dialect = document["$schema"]?.value.text ?? ""
    isRefAlone = ["draft-03", "draft-04", "draft-06", "draft-07"].contains { dialect.contains("json-schema.org/\($0)") }
    addNames(in: document)
  }

  private mutating func addNames(in schema: Node) {
    for (key, value) in schema.members ?? [] {
      switch key {
      case "$anchor", "$dynamicAnchor": add(value, after: "#", of: schema)
      case "$id", "id": add(value, after: "", of: schema)
      case "enum", "const", "default", "examples": break
      default: addNames(in: value)
      }
    }
    for item in schema.items ?? [] { addNames(in: item) }
  }

  private mutating func add(_ name: Node, after sign: String, of schema: Node) {
    // A property may be called 'id', too.
    guard case .string(let name) = name.value else { return addNames(in: name) }
    named[sign + name] = named[sign + name] ?? schema
  }

  /// The document or the schema with an `$id` in which a reference is resolved; nil for another file.
  func base(of reference: String) -> Node? {
    let name = reference.prefix { $0 != "#" }
    return name.isEmpty ? document : named[String(name)]
  }

  /// The schema that a reference points to; nil if there is none in this file.
  func target(of reference: String) -> Node? {
    if let schema = named[reference] { return schema }
    guard var schema = base(of: reference) else { return nil }
    let pointer = reference.drop { $0 != "#" }.dropFirst()
    guard pointer.isEmpty || pointer.first == "/" else { return named["#" + pointer] }
    // A JSON pointer (RFC 6901).
    for token in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      let name = String(token).percentDecoded.replacing("~1", with: "/").replacing("~0", with: "~")
      if let items = schema.items, let index = Int(name), items.indices.contains(index) {
        schema = items[index]
      } else if let next = schema[name] {
        schema = next
      } else {
        return nil
      }
    }
    return schema
  }
}

/// Finds secrets in values that are asked for as a whole.
final class SecretSearch<Node: SchemaNode> {
  let index: SchemaIndex<Node>
  /// Whether what a reference leads to holds a secret.
  private var known: [String: Bool] = [:]
  /// Deeper, nobody knows.
  private static var deepest: Int { 200 }

  init(_ index: SchemaIndex<Node>) { self.index = index }

  /// True if a schema, or one of a part of its value, says that it is a secret. Linear in the document for all schemas of
  /// it together.
  func finds(in schema: Node) -> Bool {
    var seen: Set<String> = []
    if finds(in: schema, depth: 0, &seen) { return true }
    for reference in seen { known[reference] = false }
    return false
  }

  private func finds(in schema: Node, depth: Int, _ seen: inout Set<String>) -> Bool {
    if depth > Self.deepest || schema.saysSecret { return true }
    for (name, value) in schema.members ?? [] {
      switch name {
      case "enum", "const", "default", "examples": break
      case "$ref":
        guard case .string(let reference) = value.value, known[reference] != false,
          seen.insert(reference).inserted, let target = index.target(of: reference)
        else { break }
        if known[reference] == true || finds(in: target, depth: depth + 1, &seen) {
          known[reference] = true
          return true
        }
      default: if finds(in: value, depth: depth + 1, &seen) { return true }
      }
    }
    return (schema.items ?? []).contains { finds(in: $0, depth: depth + 1, &seen) }
  }
}
