import TestSupport
import Values

/// A random JSON Schema of an object, and random values that mostly fit it.
struct RandomSchema {
  let schema: JSONValue
  private var generator: SeededGenerator

  init(seed: Int) {
    generator = SeededGenerator(seed: UInt64(seed))
    var schemas = Schemas(generator: generator)
    schema = schemas.object(depth: 2)
    generator = schemas.generator
  }

  /// A value for the schema as a whole.
  mutating func value() -> JSONValue {
    var values = Values(generator: generator)
    let value = values.value(of: schema)
    generator = values.generator
    if case .object = value { return value }
    return .object([])
  }
}

/// Chances.
private protocol Chooser {
  var generator: SeededGenerator { get set }
}

extension Chooser {
  fileprivate mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

  fileprivate mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &generator)]
  }

  fileprivate mutating func some<Element>(_ counts: ClosedRange<Int>, of elements: [Element]) -> [Element] {
    Array(elements.shuffled(using: &generator).prefix(Int.random(in: counts, using: &generator)))
  }
}

private struct Schemas: Chooser {
  var generator: SeededGenerator

  private static let names = ["a", "b", "c", "d", "kind"]

  mutating func object(depth: Int) -> JSONValue {
    var properties = some(1...3, of: Self.names).map { JSONValue.Member(name: $0, value: property(depth: depth)) }
    var alternatives: JSONValue.Member?
    if depth > 0, chance(20) {
      let isTold = chance(50)
      if isTold { properties.removeAll { $0.name == "kind" } }
      let parts = [("A", "e"), ("B", "f")].map { isTold ? told($0, $1) : untold($1) }
      alternatives = .init(name: one(of: ["oneOf", "anyOf"]), value: .array(parts))
    }
    var members = [
      JSONValue.Member(name: "type", value: "object"), .init(name: "properties", value: .object(properties)),
    ]
    let required = properties.filter { _ in chance(35) }.map { JSONValue.string($0.name) }
    if !required.isEmpty { members.append(.init(name: "required", value: .array(required))) }
    if let alternatives {
      members.append(alternatives)
    } else if chance(50) {
      members.append(.init(name: "additionalProperties", value: .bool(chance(40))))
    }
    return .object(members)
  }

  /// An alternative that a constant tells from the other.
  private mutating func told(_ kind: String, _ name: String) -> JSONValue {
    [
      "type": "object", "properties": ["kind": ["const": .string(kind)], name: scalar()],
      "required": .array(chance(50) ? ["kind", .string(name)] : ["kind"]),
    ]
  }

  private mutating func untold(_ name: String) -> JSONValue {
    ["type": "object", "properties": [name: scalar()], "required": .array(chance(80) ? [.string(name)] : [])]
  }

  private mutating func property(depth: Int) -> JSONValue {
    guard depth > 0 else { return scalar() }
    switch Int.random(in: 0..<100, using: &generator) {
    case ..<50: return scalar()
    case ..<72: return object(depth: depth - 1)
    case ..<86:
      let items: JSONValue = chance(33) ? ["enum": ["p", "q", "r"]] : chance(50) ? scalar() : object(depth: depth - 1)
      var members = [JSONValue.Member(name: "type", value: "array"), .init(name: "items", value: items)]
      if chance(30) { members.append(.init(name: "minItems", value: chance(50) ? 1 : 0)) }
      return .object(members)
    default:
      var members = [JSONValue.Member(name: "type", value: "object")]
      members.append(.init(name: "additionalProperties", value: chance(50) ? scalar() : object(depth: depth - 1)))
      if chance(20) { members.append(.init(name: "minProperties", value: chance(50) ? 1 : 0)) }
      return .object(members)
    }
  }

  private mutating func scalar() -> JSONValue {
    var schema: JSONValue
    var defaults: [JSONValue]
    switch Int.random(in: 0..<9, using: &generator) {
    case 0, 1:
      schema = ["type": "string"]
      if chance(30) { schema = ["type": "string", "minLength": .integer(Int.random(in: 0...2, using: &generator))] }
      if chance(20) { schema = ["type": "string", "maxLength": .integer(Int.random(in: 1...3, using: &generator))] }
      defaults = ["x", "", "yy"]
    case 2: (schema, defaults) = (chance(30) ? ["type": "integer", "minimum": 1] : ["type": "integer"], [2, 5])
    case 3: (schema, defaults) = (chance(30) ? ["type": "number", "maximum": 6] : ["type": "number"], [1, 1.5])
    case 4: (schema, defaults) = (["type": "boolean"], [true, false])
    case 5:
      let values = some(1...3, of: ["x", "y", "", 1, 2] as [JSONValue])
      (schema, defaults) = (["enum": .array(values)], values)
    case 6: (schema, defaults) = (["type": .array([one(of: ["string", "integer", "boolean"]), "null"])], [])
    case 7: (schema, defaults) = (["const": chance(50) ? "x" : 1], [])
    default:
      let kinds: [JSONValue] = [
        ["type": "string", "maxLength": 2], ["type": "integer"], ["type": "boolean"], ["const": "auto"],
      ]
      (schema, defaults) = (["anyOf": .array(some(2...2, of: kinds))], [])
    }
    guard !defaults.isEmpty, chance(30), case .object(let members) = schema else { return schema }
    return .object(members + [.init(name: "default", value: one(of: defaults))])
  }
}

private struct Values: Chooser {
  var generator: SeededGenerator

  private static let others: [JSONValue] = [
    "", "x", "yy", "zzz", 0, 1, 3, 2.5, true, false, .null, [], [:], ["p"], ["zz": 1],
  ]

  mutating func value(of schema: JSONValue) -> JSONValue {
    if chance(6) { return one(of: Self.others) }
    if let constant = schema["const"] { return constant }
    if case .array(let values)? = schema["enum"] { return one(of: values) }
    let alternatives = ["anyOf", "oneOf"].compactMap { schema[$0]?.elements }.first
    if let alternatives, schema["properties"] == nil { return value(of: one(of: alternatives)) }
    let types = schema["type"]?.elements ?? [schema["type"] ?? "null"]
    switch one(of: types) {
    case "string": return one(of: ["", "x", "yy", "zzz"])
    case "integer": return .integer(Int.random(in: -1...5, using: &generator))
    case "number": return one(of: [0, 1.5, 7])
    case "boolean": return .bool(chance(50))
    case "array":
      return .array((0..<Int.random(in: 0...3, using: &generator)).map { _ in value(of: schema["items"] ?? [:]) })
    case "object":
      guard case .object(let properties)? = schema["properties"] else {
        return .object(
          some(0...2, of: ["k", "l", "a"]).map {
            .init(name: $0, value: value(of: schema["additionalProperties"] ?? [:]))
          })
      }
      return object(properties, schema, alternatives)
    default: return .null
    }
  }

  private mutating func object(
    _ properties: [JSONValue.Member], _ schema: JSONValue, _ alternatives: [JSONValue]?
  ) -> JSONValue {
    let required = schema["required"]?.elements ?? []
    var members: [JSONValue.Member] = []
    func set(_ member: JSONValue.Member) {
      members.removeAll { $0.name == member.name }
      members.append(member)
    }
    for property in properties where chance(required.contains(.string(property.name)) ? 95 : 55) {
      set(.init(name: property.name, value: value(of: property.value)))
    }
    if let alternatives, chance(90), case .object(let own) = value(of: one(of: alternatives)) { own.forEach(set) }
    if chance(12) { set(.init(name: one(of: ["zz", "e", "f"]), value: one(of: Self.others))) }
    if chance(30) { members.shuffle(using: &generator) }
    return .object(members)
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue]? { if case .array(let items) = self { items } else { nil } }
}
