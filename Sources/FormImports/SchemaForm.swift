internal import FormDefinitions
internal import Values
internal import Wording

/// A JSON Schema of an object, possibly with nested objects, as a definition.
///
/// | schema | definition |
/// | --- | --- |
/// | a property with a single value | a field, as in `FlatSchema`; `password` if it is `writeOnly` |
/// | an object | a section, whose answers are a nested object (`answer: nested`) |
/// | an array of objects, of single values | `list` with `fields`, with `item` |
/// | an object with free keys | `map` |
/// | `const` | `computed` |
/// | `if`, `then`, `else`, `dependentRequired`, `dependentSchemas` | conditions: `when`, `required` |
/// | `anyOf`, `oneOf` of `required` | each is required until another is complete |
/// | `oneOf`, `anyOf` of objects | a choice, and conditional properties for each alternative |
/// | `oneOf`, `anyOf` of scalars | a text or a number; listed values become suggestions |
/// | a type or null | an optional answer |
///
/// Optional properties that cannot be asked for are omitted with a warning.
struct SchemaForm {
  /// A choice between alternative objects, inferred from prefilled answers.
  struct Branches: Sendable {
    let field: String
    let path: [String]
    let alternatives: [(value: AnswerValue, schema: AnswerValue)]
  }

  /// The definition; nil if there are mistakes.
  private(set) var tree: DefinitionNode?
  var branches: [Branches] = []
  /// The schemas of values that may be text or something else, by the names of their fields: `guests.name` in rows.
  var mixed: [String: AnswerValue] = [:]
  /// The ids of the lists whose rows are made, outermost first.
  var lists: [String] = []
  /// True while what is made belongs to a secret.
  var isSecret = false
  /// True if there is a secret of several lines, which nobody can edit without looking at them.
  var hasSecretLines = false

  /// The values of read-only properties that are only shown.
  var held: [[String]: AnswerValue] = [:]

  /// True where the definition stands alone: then what it does not hold of the schema is warned of.
  let standsAlone: Bool
  /// The keywords that the definition does not hold, each with its place.
  var lost: Set<[String]> = []
  /// What they say of the values that are asked for, by their paths.
  var unheld: [[String]: [String]] = [:]
  var ruleCount = 0
  /// True once it was said that the schema takes other properties.
  var isOpen = false
  /// The path of the rows that are made.
  var around: [String] = []

  let file: ForeignFile
  let references: SchemaReferences
  let secrets: SecretSearch<DefinitionNode>
  let language: DisplayLanguage
  /// The number of fields.
  private var count = 0
  private static let mostFields = 5000
  private static let mostLevels = 32
  /// How many answers the conditions of one optional object may name: 300 properties that need one another.
  private static let mostNames = 90_000

  /// - Parameter pointer: The JSON pointer of the schema in the file.
  init(
    _ root: DefinitionNode, at pointer: String, _ language: DisplayLanguage, standsAlone: Bool, in file: ForeignFile
  ) {
    self.file = file
    self.standsAlone = standsAlone
    references = SchemaReferences(of: root, in: file)
    secrets = SecretSearch(references.index)
    self.language = language
    guard let schema = references.index.target(of: "#" + pointer) else {
      file.report("the pointer leads nowhere: '\(pointer)'", at: root)
      return
    }
    guard let layers = references.expand(.init(node: schema, references: ["#" + pointer])) else { return }
    guard layers.isObject || !alternatives(in: layers).isEmpty else {
      let kind = layers.types?.first ?? schema.value.kindName
      file.report(
        "the schema must be an object with 'properties', not \(kind)",
        help: "write {\"type\": \"object\", \"properties\": {…}}", at: schema)
      return
    }
    let scope = Scope()
    walk(layers, at: [], in: scope, Surroundings(isRequired: true))
    guard hasOnlyWrongLimits, hasFewConditions(scope, at: schema) else { return }
    let sections = scope.sections.filter { !$0.leaves.isEmpty }
    guard !sections.isEmpty else {
      file.report(
        layers.properties.isEmpty
          ? "the schema asks for nothing: it has no 'properties'"
          : "none of the schema's 'properties' can be asked for", at: schema)
      return
    }
    warnOfSharedNames(sections.flatMap(\.leaves), at: schema)
    let isNested = sections.contains { !$0.path.isEmpty }
    let head = schema.object([
      "formline": 1, "title": layers.text("title").map(DefinitionText.literal),
      "description": layers.text("description").map(DefinitionText.literal), "answer": isNested ? "nested" : "given",
      "toolbar": hasSecretLines ? ["previous", "next", "clear", "reveal"] : nil,
    ])
    if isNested {
      var names = FieldNames()
      tree = head.setting("sections", sections.map { $0.node(&names, scope, at: schema) })
    } else {
      tree = head.setting("fields", sections.flatMap { $0.fields(scope, isRow: false) })
    }
  }

  /// True if there are no mistakes but in limits: the definition tells of all that is wrong besides them.
  private var hasOnlyWrongLimits: Bool {
    !file.hasErrors || file.diagnostics.count { $0.severity == .error } == references.wrongLimits
  }

  /// A property `a.b` goes by the name of the property `b` of an object `a`.
  private func warnOfSharedNames(_ leaves: [Leaf], at node: DefinitionNode) {
    var named: Set<String> = []
    for leaf in leaves where leaf.isAnswer && !named.insert(leaf.path.joined(separator: ".")).inserted {
      let name = leaf.path.joined(separator: ".")
      file.warn("two answers are called '\(name)', one of them with a dot in its name: '--set' means one", at: node)
    }
  }

  /// Whatever is required of an optional object is so once anything in it is answered: many such conditions name a great
  /// many answers. Reports too many.
  func hasFewConditions(_ scope: Scope, at node: DefinitionNode) -> Bool {
    guard let path = scope.objectWithManyConditions(most: Self.mostNames) else { return true }
    file.report(
      "'\(path.joined(separator: "."))' is optional and requires too much: whether each answer is needed depends on all "
        + "the others", help: "make the object required, or fewer of its properties", at: node)
    return false
  }

  /// The context of an object.
  struct Surroundings {
    var isRequired: Bool
    /// The condition for its existence.
    var when: String?
    /// The innermost enclosing object that is optional.
    var optional: [String]?
    var level = 0
  }

  /// A property of an object, with its conditions.
  struct Property {
    let name: String
    var parts: [SchemaLayers.Layer]
    var when: String?
    var required: [String]?
    var checks: [Check] = []
  }

  /// An object while its properties are collected.
  struct Object {
    let path: [String]
    let scope: Scope
    let around: Surroundings
    /// The index of its section in the scope.
    var section = 0
    /// True while a branch says more of an object that is asked for anyway: what cannot be asked of it, the schema holds.
    var isBranch = false
    private(set) var properties: [Property] = []
    private(set) var places: [String: Int] = [:]

    /// The properties of an object inside this one, for conditions on its answers.
    func inner(_ name: String, _ layers: SchemaLayers) -> Object {
      var inner = Object(path: path + [name], scope: scope, around: around)
      for (name, parts) in layers.properties { inner[name] = Property(name: name, parts: parts) }
      return inner
    }

    /// The property of a name. A new one is the last of them.
    subscript(name: String) -> Property? {
      get { places[name].map { properties[$0] } }
      set {
        guard let newValue else { return }
        if let place = places[name] {
          properties[place] = newValue
        } else {
          places[name] = properties.count
          properties.append(newValue)
        }
      }
    }
  }

  // MARK: Objects

  mutating func walk(
    _ layers: SchemaLayers, _ checks: [Check] = [], at path: [String], in scope: Scope, _ around: Surroundings
  ) {
    guard count <= Self.mostFields, let node = layers.node else { return }
    guard around.level < Self.mostLevels else {
      return file.report("the schema has more than \(Self.mostLevels) objects in one another", at: node)
    }
    loseOpenness(of: layers, at: node)
    var object = Object(path: path, scope: scope, around: around, section: scope.sections.count)
    scope.sections.append(
      Section(
        path: path, title: path.last.map { layers.text("title") ?? FieldDefinition.readableLabel(for: $0) },
        description: path.isEmpty ? nil : layers.text("description"), when: around.when,
        isRequired: around.isRequired && around.optional == nil && around.when == nil))
    collect(layers, on: nil, into: &object)
    object.isBranch = true
    for check in checks {
      guard let own = references.expand(check.parts) else { continue }
      collect(own, on: check.condition, into: &object)
    }
    var objects: [(Property, SchemaLayers)] = []
    for property in object.properties {
      guard let expanded = references.expand(property.parts) else { continue }
      let own = withoutNull(expanded)
      if own.layers.isEmpty || own.isNull && property.required == nil { continue }
      if isNested(own) {
        objects.append((property, own))
      } else {
        count += 1
        guard count <= Self.mostFields else {
          if count == Self.mostFields + 1 {
            file.report("the schema asks for more than \(Self.mostFields) values", at: node)
          }
          return
        }
        let isNullable = expanded.allowsNull || own.layers.count < expanded.layers.count
        if let leaf = leaf(property, own, isNullable, of: object) {
          scope.sections[object.section].leaves.append(leaf)
        }
      }
    }
    for (property, own) in objects {
      var inner = around
      inner.level += 1
      inner.when = Self.all(scope.isRow ? around.when : nil, property.when)
      inner.isRequired = property.required?.isEmpty ?? false
      if !inner.isRequired { inner.optional = path + [property.name] }
      inSecret(own) { $0.walk(own, property.checks, at: path + [property.name], in: scope, inner) }
    }
  }

  /// True if a property is an object whose properties are asked for.
  func isNested(_ layers: SchemaLayers) -> Bool {
    guard layers.types.map({ $0 == ["object"] }) ?? true else { return false }
    return !layers.properties.isEmpty || !alternatives(in: layers).isEmpty
  }

  /// Collects the properties of an object, including conditional ones.
  mutating func collect(_ layers: SchemaLayers, on condition: String?, into object: inout Object) {
    for (name, parts) in layers.properties where !object.scope.discriminators.contains(object.path + [name]) {
      // A property that no value fits is none; given all the same, it is refused with the answer as a whole.
      let isAskedAnyway = condition != nil && object[name].map { $0.when == nil } ?? false
      if !isAskedAnyway, parts.contains(where: { $0.node.value == .bool(false) }) { continue }
      guard !name.isEmpty else {
        file.warn("a property with an empty name cannot be asked for: it is left out", at: parts[0].node)
        continue
      }
      _ = object.scope.id(at: object.path + [name])
      guard let property = object[name] else {
        object[name] = Property(name: name, parts: parts, when: condition)
        continue
      }
      guard let earlier = property.when else {
        object[name]?.checks.append(Check(condition: condition, parts: parts))
        continue
      }
      if property.parts[0].node.value != parts[0].node.value, let node = layers.node {
        if object.isBranch {
          lose("properties", at: object.path, node, isTold: true)
          continue
        }
        file.report(
          "'\(name)' is another thing in each alternative, and would be asked for twice",
          help: "give each alternative a property of its own", at: node)
      }
      object[name]?.when = condition.map { "(\(earlier)) || (\($0))" }
    }
    for name in layers.required { require(name, on: condition, layers, in: &object) }
    for (test, layer) in layers.all("if") {
      for (keyword, isThen) in [("then", true), ("else", false)] {
        guard let branch = layer.node[keyword], branch.members?.isEmpty == false else { continue }
        guard let own = references.expand(layer.layer(of: branch)) else { continue }
        guard let asked = expression(of: layer.layer(of: test), in: object) else {
          // A branch without questions can be validated at the end.
          if !object.isBranch, own.properties.contains(where: { object[$0.name] == nil }) {
            file.report("'if' is no condition on answers that a form can ask", at: test)
          } else {
            lose("if", at: object.path, test, isTold: !own.required.isEmpty)
          }
          continue
        }
        collect(own, on: Self.all(condition, isThen ? asked : "!(\(asked))"), into: &object)
      }
    }
    for keyword in ["dependentRequired", "dependentSchemas", "dependencies"] {
      for (value, layer) in layers.all(keyword) {
        for (name, duty) in value.members ?? [] {
          guard let present = answered(name, in: object) else {
            lose(keyword, at: object.path, value)
            continue
          }
          let both = Self.all(condition, present)
          if let names = duty.items {
            for other in names.compactMap(\.text) { require(other, on: both, layers, in: &object) }
          } else if let own = references.expand(layer.layer(of: duty)) {
            collect(own, on: both, into: &object)
          }
        }
      }
    }
    for (keyword, alternatives) in alternatives(in: layers) {
      choose(keyword, alternatives, on: condition, in: &object)
    }
    loseRest(of: layers, on: condition, in: object)
    requireOneOfSeveral(layers, on: condition, in: &object)
  }

  mutating func require(_ name: String, on condition: String?, _ layers: SchemaLayers, in object: inout Object) {
    guard let property = object[name] else {
      guard let layer = layers.layers.first else { return }
      if object.isBranch, layers.undeclared == nil {
        return lose("required", at: object.path, layers.first("required") ?? layer.node, isTold: true)
      }
      guard let schema = layers.undeclared else {
        file.report("'required' names no property: '\(name)'", at: layers.first("required") ?? layer.node)
        return
      }
      _ = object.scope.id(at: object.path + [name])
      object[name] = Property(name: name, parts: [layer.layer(of: schema)], when: condition, required: [])
      return
    }
    guard let condition, condition != property.when else {
      object[name]?.required = []
      return
    }
    if property.required?.isEmpty ?? false { return }
    object[name]?.required = (property.required ?? []) + [condition]
  }
}
