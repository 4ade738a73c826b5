internal import FormDefinitions
internal import Values

/// A schema as all the schemas that apply at its position: itself, targets of `$ref`, and parts of `allOf`.
struct SchemaLayers {
  /// One of the schemas, with the references that led to it.
  struct Layer {
    let node: DefinitionNode
    let references: [String]
  }

  private(set) var layers: [Layer] = []

  /// The first value of a keyword in any layer.
  func first(_ keyword: String) -> DefinitionNode? { layers.lazy.compactMap { $0.node[keyword] }.first }

  /// The values of a keyword in all layers.
  func all(_ keyword: String) -> [(value: DefinitionNode, layer: Layer)] {
    layers.compactMap { layer in layer.node[keyword].map { ($0, layer) } }
  }

  /// The schema itself.
  var node: DefinitionNode? { layers.first?.node }

  func text(_ keyword: String) -> String? { first(keyword)?.text.flatMap { $0.isEmpty ? nil : $0 } }

  /// The allowed types except null; nil if unrestricted.
  var types: [String]? {
    let lists = all("type").map { value, _ in value.items?.compactMap(\.text) ?? [value.text].compactMap { $0 } }
    guard let first = lists.first else { return nil }
    return first.filter { type in
      type != "null"
        && lists.dropFirst().allSatisfy { $0.contains(type) || ($0.contains("number") && type == "integer") }
    }
  }

  /// True if null is allowed.
  var allowsNull: Bool {
    let types = all("type")
    guard !types.isEmpty else {
      return all("enum").contains { value, _ in value.items?.contains { $0.value == .null } ?? false }
    }
    return types.allSatisfy { value, _ in value.items?.contains { $0.text == "null" } ?? (value.text == "null") }
      && all("enum").allSatisfy { value, _ in value.items?.contains { $0.value == .null } ?? false }
  }

  /// The properties of an object in order of declaration, each with all its schemas.
  var properties: [(name: String, parts: [Layer])] {
    var names: [String] = []
    var parts: [String: [Layer]] = [:]
    for (value, layer) in all("properties") {
      for (name, schema) in value.members ?? [] {
        if parts[name] == nil { names.append(name) }
        parts[name, default: []].append(Layer(node: schema, references: layer.references))
      }
    }
    return names.map { ($0, parts[$0] ?? []) }
  }

  /// The names of required properties.
  var required: [String] { all("required").flatMap { value, _ in value.items?.compactMap(\.text) ?? [] } }

  /// True for the schema of an object, judging by its type or properties.
  var isObject: Bool {
    types.map { $0 == ["object"] } ?? layers.contains { $0.node["properties"] != nil || $0.node["required"] != nil }
  }

  /// True if undeclared properties are forbidden.
  var isClosed: Bool {
    layers.contains {
      $0.node["additionalProperties"]?.value == .bool(false) || $0.node["unevaluatedProperties"]?.value == .bool(false)
    }
  }

  mutating func append(_ other: SchemaLayers) { layers += other.layers }

  mutating func append(_ layer: Layer) { layers.append(layer) }

  /// A single schema with the keywords that fields support; the narrowest limits apply.
  var merged: DefinitionNode? {
    guard let node else { return nil }
    var merged = node.object([:])
    for keyword in Self.plain { merged = merged.setting(keyword, first(keyword)) }
    if let type = types?.first { merged = merged.setting("type", node.text(type)) }
    for keyword in Self.least { merged = merged.setting(keyword, limit(keyword, >)) }
    for keyword in Self.most { merged = merged.setting(keyword, limit(keyword, <)) }
    // In draft 4, exclusive limits are flags.
    for (flag, bound) in [("exclusiveMinimum", "minimum"), ("exclusiveMaximum", "maximum")]
    where first(flag)?.value == .bool(true) { merged = merged.setting(flag, merged[bound]) }
    for flag in ["exclusiveMinimum", "exclusiveMaximum"] {
      if case .bool? = merged[flag]?.value { merged = merged.without(flag) }
    }
    if let values = values { merged = merged.setting("enum", node.list(values)) }
    return merged
  }

  /// The values of `enum` common to all layers, except null.
  private var values: [DefinitionNode]? {
    let lists = all("enum").compactMap { value, _ in value.items }
    guard let first = lists.first else { return nil }
    return first.filter { value in
      value.value != .null
        && lists.dropFirst().allSatisfy { $0.contains { $0.value.isSame(as: value.value) } }
    }
  }

  private func limit(_ keyword: String, _ isNarrower: (Double, Double) -> Bool) -> DefinitionNode? {
    var narrowest: DefinitionNode?
    for (value, _) in all(keyword) {
      guard let number = value.value.numeric?.double else { continue }
      if let old = narrowest?.value.numeric?.double, !isNarrower(number, old) { continue }
      narrowest = value
    }
    return narrowest
  }

  private static let plain = [
    "title", "description", "default", "examples", "format", "pattern", "multipleOf", "enumNames", "oneOf", "anyOf",
    "const", "items", "uniqueItems",
  ]
  private static let least = ["minLength", "minimum", "exclusiveMinimum", "minItems", "minProperties"]
  private static let most = ["maxLength", "maximum", "exclusiveMaximum", "maxItems", "maxProperties"]
}

/// Resolves references, and reports those that are dangling, recursive or point to another file.
struct SchemaReferences {
  private let root: DefinitionNode
  private var anchors: [String: DefinitionNode] = [:]
  /// True if siblings of `$ref` other than annotations are ignored, as up to draft 7.
  private let isRefAlone: Bool
  /// References that each lead on twice come to more schemas than anybody can wait for.
  private let budget = Budget()

  private final class Budget {
    static let schemas = 50_000
    var used = 0
  }

  init(root: DefinitionNode) {
    self.root = root
    isRefAlone = SchemaDialect.isRefAlone(in: root["$schema"]?.text)
    name(root, depth: 0)
  }

  private mutating func name(_ node: DefinitionNode, depth: Int) {
    guard depth < 64 else { return }
    for (key, value) in node.members ?? [] {
      switch key {
      case "$anchor": if let text = value.text { anchors["#" + text] = anchors["#" + text] ?? node }
      case "$id", "id": if let text = value.text { anchors[text] = anchors[text] ?? node }
      case "enum", "const", "default", "examples": break
      default: name(value, depth: depth + 1)
      }
    }
    for item in node.items ?? [] { name(item, depth: depth + 1) }
  }

  /// All schemas that apply in place of the given ones; nil, after reporting the problem, if that cannot be resolved.
  func expand(_ parts: [SchemaLayers.Layer], _ file: inout ForeignFile) -> SchemaLayers? {
    var layers = SchemaLayers()
    for part in parts {
      guard let own = expand(part, &file) else { return nil }
      layers.append(own)
    }
    return layers
  }

  func expand(_ part: SchemaLayers.Layer, _ file: inout ForeignFile) -> SchemaLayers? {
    var layers = SchemaLayers()
    budget.used += 1
    guard budget.used <= Budget.schemas else {
      if budget.used == Budget.schemas + 1 {
        file.report(
          "the schema comes to more than \(Budget.schemas) schemas once its references are followed",
          help: "name a part of it, as in FILE#/properties/…", at: root)
      }
      return nil
    }
    guard part.node.members != nil else {
      switch part.node.value {
      case .bool(true): return layers
      case .bool(false): file.report("no value fits the schema 'false'", at: part.node)
      default: file.report("a schema must be an object, not \(part.node.kindName)", at: part.node)
      }
      return nil
    }
    let isAlone = isRefAlone && part.node["$ref"] != nil
    layers.append(isAlone ? .init(node: part.node.onlyAnnotations, references: part.references) : part)
    if let node = part.node["$ref"] ?? part.node["$dynamicRef"] ?? part.node["$recursiveRef"] {
      guard let reference = node.text, let target = target(of: reference, at: node, &file) else { return nil }
      guard !part.references.contains(reference) else {
        file.report(
          "the schema refers to itself by '\(reference)'",
          help: "a form has an end; leave the property out, or write how deep it goes", at: node)
        return nil
      }
      guard part.references.count < 100 else {
        file.report("the schema leads through more than 100 references", at: node)
        return nil
      }
      guard let other = expand(.init(node: target, references: part.references + [reference]), &file) else {
        return nil
      }
      layers.append(other)
    }
    for item in isAlone ? [] : part.node["allOf"]?.items ?? [] {
      guard let other = expand(.init(node: item, references: part.references), &file) else { return nil }
      layers.append(other)
    }
    return layers
  }

  /// The schema at a JSON pointer.
  func schema(at pointer: String) -> DefinitionNode? {
    var node = root
    for token in SchemaPointer.tokens(of: pointer) {
      if let items = node.items, let index = Int(token), items.indices.contains(index) {
        node = items[index]
      } else if let next = node[token] {
        node = next
      } else {
        return nil
      }
    }
    return node
  }

  private func target(of reference: String, at node: DefinitionNode, _ file: inout ForeignFile) -> DefinitionNode? {
    if let target = anchors[reference] { return target }
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let pointer = parts.count > 1 ? parts[1] : ""
    if parts[0].isEmpty || anchors[parts[0]] != nil {
      if let target = pointer.isEmpty || pointer.hasPrefix("/") ? schema(at: pointer) : nil { return target }
      file.report("'$ref' leads nowhere: '\(reference)'", at: node)
    } else if reference.contains("://") {
      file.report(
        "'$ref' leads to the network, which is never asked: '\(reference)'",
        help: "put what it means into the file, below '$defs'", at: node)
    } else {
      file.report(
        "'$ref' leads to another file: '\(reference)'", help: "put what it means into this one, below '$defs'",
        at: node)
    }
    return nil
  }
}

extension DefinitionNode {
  /// The schema reduced to annotations.
  fileprivate var onlyAnnotations: DefinitionNode {
    ["title", "description", "default", "readOnly", "writeOnly"].reduce(object([:])) { $0.setting($1, self[$1]) }
  }
}

/// Differences between the drafts of JSON Schema.
enum SchemaDialect {
  /// True if siblings of `$ref` are ignored: up to draft 7.
  static func isRefAlone(in name: String?) -> Bool {
    guard let name else { return false }
    return ["draft-03", "draft-04", "draft-06", "draft-07"].contains { name.contains("json-schema.org/\($0)") }
  }
}

/// JSON pointers (RFC 6901) in URI fragments.
enum SchemaPointer {
  static func tokens(of pointer: some StringProtocol) -> [String] {
    pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { token in
      String(token).percentDecoded.replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }
}
