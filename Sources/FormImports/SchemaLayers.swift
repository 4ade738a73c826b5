internal import FormDefinitions
internal import Values

/// A schema as all the schemas that apply at its position: itself, targets of `$ref`, and parts of `allOf`.
struct SchemaLayers {
  /// One of the schemas, with the references that led to it.
  struct Layer {
    let node: DefinitionNode
    var references: [String] = []

    /// A schema inside this one.
    func layer(of node: DefinitionNode) -> Layer { Layer(node: node, references: references) }
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
    if saysNull { return [] }
    let lists = all("type").map { value, _ in value.items?.compactMap(\.text) ?? [value.text].compactMap { $0 } }
    guard let first = lists.first else { return nil }
    let common = lists.dropFirst().reduce(first) { common, list in
      let kept = common.filter { list.contains($0) || $0 == "integer" && list.contains("number") }
      // A number in one and a whole number in the other is a whole number.
      let isNarrowed = common.contains("number") && list.contains("integer")
      return isNarrowed && Set(kept).isDisjoint(with: ["number", "integer"]) ? kept + ["integer"] : kept
    }
    return common.filter { $0 != "null" }
  }

  var allowsNull: Bool {
    if saysNull { return true }
    let types = all("type")
    guard !types.isEmpty else {
      return all("enum").contains { value, _ in value.items?.contains { $0.value == .null } ?? false }
    }
    return types.allSatisfy { value, _ in value.items?.contains { $0.text == "null" } ?? (value.text == "null") }
      && all("enum").allSatisfy { value, _ in value.items?.contains { $0.value == .null } ?? false }
  }

  private var saysNull: Bool { layers.contains { $0.node.saysNull } }

  var isNull: Bool { allowsNull && (types.map(\.isEmpty) ?? values?.isEmpty ?? false) }

  /// The properties of an object in order of declaration, each with all its schemas.
  var properties: [(name: String, parts: [Layer])] {
    var names: [String] = []
    var parts: [String: [Layer]] = [:]
    for (value, layer) in all("properties") {
      for (name, schema) in value.members ?? [] {
        if parts[name] == nil { names.append(name) }
        parts[name, default: []].append(layer.layer(of: schema))
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

  /// The schema of properties that are not declared; nil where they are forbidden.
  var undeclared: DefinitionNode? {
    if isClosed { return nil }
    return first("additionalProperties").flatMap { $0.isObject ? $0 : nil } ?? node?.object([:])
  }

  /// All the schemas as one.
  var asOne: AnswerValue {
    layers.count == 1 ? layers[0].node.value : .object([.init("allOf", .list(layers.map(\.node.value)))])
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
    if let values, !saysNull { merged = merged.setting("enum", values) }
    return merged
  }

  /// The values of `enum` common to all layers, except null.
  private var values: [DefinitionNode]? {
    let lists = all("enum").compactMap { value, _ in value.items }
    guard let first = lists.first else { return nil }
    let others = lists.dropFirst().map { Set($0.map(\.value.canonical)) }
    return first.filter { value in
      value.value != .null && others.allSatisfy { $0.contains(value.value.canonical) }
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
    "const", "items", "uniqueItems", "contentMediaType", "patternErrorMessage",
  ]
  private static let least = ["minLength", "minimum", "exclusiveMinimum", "minItems", "minProperties"]
  private static let most = ["maxLength", "maximum", "exclusiveMaximum", "maxItems", "maxProperties"]
}

/// Follows the references of a schema, and reports those that are dangling, recursive or point to another file.
final class SchemaReferences {
  let index: SchemaIndex<DefinitionNode>
  private let file: ForeignFile
  /// References that each lead on twice come to more schemas than anybody can wait for.
  private var count = 0
  /// The wrong keywords of the schemas that are checked, by their places.
  private var checked: [Int: [String]] = [:]
  /// The number of mistakes in limits, which do not keep the form from being made.
  private(set) var wrongLimits = 0
  private static let mostSchemas = 50_000

  init(of root: DefinitionNode, in file: ForeignFile) {
    index = SchemaIndex(of: root)
    self.file = file
  }

  /// All schemas that apply in place of the given ones; nil, after reporting the problem, if that cannot be resolved.
  func expand(_ parts: [SchemaLayers.Layer]) -> SchemaLayers? {
    var layers = SchemaLayers()
    for part in parts {
      guard let own = expand(part) else { return nil }
      layers.append(own)
    }
    return layers
  }

  func expand(_ part: SchemaLayers.Layer) -> SchemaLayers? {
    var layers = SchemaLayers()
    count += 1
    guard count <= Self.mostSchemas else {
      if count == Self.mostSchemas + 1 {
        file.report(
          "the schema comes to more than \(Self.mostSchemas) schemas once its references are followed",
          help: "name a part of it, as in FILE#/properties/…", at: index.document)
      }
      return nil
    }
    guard part.node.isObject else {
      switch part.node.value {
      case .bool(true): return layers
      case .bool(false): file.report("no value fits the schema 'false'", at: part.node)
      default: file.report("a schema must be an object, not \(part.node.value.kindName)", at: part.node)
      }
      return nil
    }
    let part = withoutWrongLimits(part)
    let isAlone = index.isRefAlone && part.node["$ref"] != nil
    layers.append(isAlone ? .init(node: part.node.onlyAnnotations, references: part.references) : part)
    if let node = part.node["$ref"] ?? part.node["$dynamicRef"] ?? part.node["$recursiveRef"] {
      guard let reference = node.text, let target = target(of: reference, at: node) else { return nil }
      guard !part.references.contains(reference) else {
        return file.refuse(
          "the schema refers to itself by '\(reference)'",
          help: "a form has an end; leave the property out, or write how deep it goes", at: node)
      }
      guard part.references.count < 100 else {
        return file.refuse("the schema leads through more than 100 references", at: node)
      }
      guard let other = expand(.init(node: target, references: part.references + [reference])) else { return nil }
      layers.append(other)
    }
    for item in isAlone ? [] : part.node["allOf"]?.items ?? [] {
      guard let other = expand(part.layer(of: item)) else { return nil }
      layers.append(other)
    }
    return layers
  }

  /// A schema without the limits that nobody can understand; they are reported.
  private func withoutWrongLimits(_ part: SchemaLayers.Layer) -> SchemaLayers.Layer {
    let place = part.node.place
    if checked[place] == nil {
      var wrong = SchemaKeywords.check(part.node, in: file).filter(\.isLimit).map(\.keyword)
      if let values = part.node["enum"], values.items?.isEmpty ?? false {
        file.report("'enum' must not be empty: no value would fit", at: values)
        wrong.append("enum")
      }
      wrongLimits += wrong.count
      checked[place] = wrong
    }
    let node = (checked[place] ?? []).reduce(part.node) { $0.without($1) }
    return SchemaLayers.Layer(node: node, references: part.references)
  }

  private func target(of reference: String, at node: DefinitionNode) -> DefinitionNode? {
    if let target = index.target(of: reference) { return target }
    if index.base(of: reference) != nil {
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
