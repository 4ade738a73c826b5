import FormDefinitions
import FormImports
import FormModels
import Testing
import Values

/// What becomes of given values of every kind in a custom resource: given alone, as the resource that is edited, and over
/// such a one. What its schema allows is written as it is given.
@MainActor struct GivenResourceTests {
  typealias Kind = SchemaVerdictTests.Row

  nonisolated static let kinds = [
    Kind("{type: string}", [#""""#, #""a""#, #""a\nb""#, #""\t""#, #""5""#], not: ["5", "[]", "{}"]),
    Kind("{type: string, enum: [a, ''], default: a}", [#""""#, #""a""#], not: [#""b""#, "1"]),
    Kind("{type: string, pattern: '^a', maxLength: 3}", [#""a""#], not: [#""""#, #""b""#, #""aaaa""#]),
    Kind("{type: string, format: uuid}", [#""123e4567-e89b-12d3-a456-426614174000""#], not: [#""a""#]),
    Kind("{type: string, anyOf: [{format: ipv4}, {format: ipv6}]}", [#""1.2.3.4""#, #""::1""#], not: [#""a""#]),
    Kind("{type: string, nullable: true}", ["null", #""""#, #""a""#], not: ["1"]),
    Kind("{type: integer, maximum: 3}", ["0", "3"], not: ["4", #""3""#, "1.5"]),
    Kind("{type: number}", ["1.5", "2"], not: [#""1""#]),
    Kind("{type: boolean}", ["true", "false"], not: [#""true""#, "0"]),
    Kind(
      "{x-kubernetes-int-or-string: true}", ["80", #""80""#, #""http""#, #""\"q\"""#, #""""#], not: ["true", "[]"]),
    Kind(
      "{type: array, items: {type: string}}", ["[]", #"["a",""]"#, #"["a\nb","c\td"]"#], not: ["{}", #""a""#, "[1]"]),
    Kind("{type: array, items: {type: string, enum: [a, b]}}", ["[]", #"["b","a"]"#], not: [#"["c"]"#]),
    Kind(
      "{type: array, items: {type: object, properties: {a: {type: string}, b: {type: integer}}}}",
      ["[]", "[{}]", #"[{"a":""},{"a":"x","b":1}]"#, #"[{"a":"x\ny"}]"#], not: [#"[{"a":1}]"#, "[1]"]),
    Kind("{type: array, items: {type: array, items: {type: integer}}}", ["[]", "[[],[1]]"], not: [#"[["a"]]"#]),
    Kind(
      "{type: object, additionalProperties: {type: string}}", ["{}", #"{"k":""}"#, #"{"a.b/c":"x\ny","k":"v"}"#],
      not: ["[]", #"{"k":1}"#]),
    Kind(
      "{type: object, additionalProperties: {type: object, properties: {a: {type: string}}}}",
      ["{}", #"{"k":{}}"#, #"{"k":{"a":"x"}}"#], not: [#"{"k":{"a":1}}"#]),
    Kind("{type: object, properties: {a: {type: integer}}}", ["{}", #"{"a":1}"#], not: [#"{"a":"x"}"#, "[]"]),
    Kind(
      "{type: object, x-kubernetes-preserve-unknown-fields: true, properties: {a: {type: string}}}",
      ["{}", #"{"a":"x","z":{"deep":[{}]}}"#, #"{"z":[]}"#], not: [#"{"a":1}"#]),
    Kind(
      "{type: object, x-kubernetes-preserve-unknown-fields: true}", ["{}", #"{"a":"","z":{"deep":[]}}"#], not: ["[]"]),
    Kind("{x-kubernetes-preserve-unknown-fields: true}", ["[1]", #""x: y""#, "{}", "5"], not: []),
    Kind(
      "{type: object, x-kubernetes-embedded-resource: true, x-kubernetes-preserve-unknown-fields: true}",
      [#"{"apiVersion":"v1","kind":"P"}"#, #"{"apiVersion":"v1","kind":"P","metadata":{"labels":{"a":""}},"x":[]}"#],
      not: [#"{"kind":"P"}"#, #"{"apiVersion":"v1","kind":""}"#, "{}"]),
  ]

  @Test(arguments: kinds) func `a given value is written as it is, or refused`(kind: Kind) throws {
    for given in kind.fitting {
      #expect(try Self.result(kind, old: nil, [given]) == Self.text(given, over: "null", kind), "\(given)")
    }
    for given in kind.wrong { #expect(try Self.result(kind, old: nil, [given]).hasPrefix("refused"), "\(given)") }
  }

  @Test(arguments: kinds) func `what is edited stays as it was, its mistakes too`(kind: Kind) throws {
    for old in kind.fitting + kind.wrong { #expect(try Self.result(kind, old: old, []) == Self.written(old), "\(old)") }
  }

  @Test(arguments: kinds) func `objects are merged, null takes away, anything else replaces`(kind: Kind) throws {
    for old in kind.fitting {
      for given in kind.fitting + ["null"] {
        let merged = Self.text(given, over: old, kind)
        #expect(try Self.result(kind, old: old, [given]) == merged, "\(given) over \(old)")
      }
    }
  }

  // MARK: What is right

  /// The member as it must come out; nothing if it is gone.
  private static func text(_ given: String, over old: String, _ kind: Kind) -> String {
    let base = JSONValue(parsing: old)
    guard let value = JSONValue(parsing: given), value != .null || kind.schema.contains("nullable") else { return "{}" }
    return JSONValue.object([.init(name: "f", value: merged(value, over: base).sorted)]).text(.compact)
  }

  private static func merged(_ value: JSONValue, over base: JSONValue?) -> JSONValue {
    guard case .object(let members) = value, case .object(let others)? = base else { return value }
    let kept = others.map { other in
      members.first { $0.name == other.name }.map { .init(name: $0.name, value: merged($0.value, over: other.value)) }
        ?? other
    }
    return .object(kept + members.filter { member in !others.contains { $0.name == member.name } })
  }

  private static func written(_ value: String) -> String {
    JSONValue.object([.init(name: "f", value: JSONValue(parsing: value)?.sorted ?? .null)]).text(.compact)
  }

  // MARK: What comes out

  private static func result(_ kind: Kind, old: String?, _ given: [String]) throws -> String {
    let definition = """
      apiVersion: apiextensions.k8s.io/v1
      kind: CustomResourceDefinition
      spec: {group: e.x, scope: Cluster, names: {kind: W}, versions: [{name: v1, served: true, storage: true,
        schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {f: \(kind.schema)}}}}}}]}
      """
    let read = ImportedForm.read(
      Array(definition.utf8), path: "w.yaml", options: ImportOptions(), reading: ReadingOptions())
    let partial = try #require(read?.partial)
    var opening = PartialForm.Opening()
    opening.old = try old.map { try document(#"{"metadata":{"name":"w"},"spec":{"f":\#($0)}}"#).value }
    opening.given = try given.map { try document(#"{"metadata":{"name":"w"},"spec":{"f":\#($0)}}"#) }
    let form = partial.opened(opening)
    guard let prefilled = form.partial?.given(opening.given) else { return "refused: \(form.reading.diagnostics)" }
    if let stranger = prefilled.strangers.first { return "refused: \(stranger.message)" }
    var inputs = FormInputs()
    (inputs.prefilled, inputs.verbatim) = (prefilled.answers, prefilled.verbatim)
    inputs.judges.whole = form.judge()
    let filled = UndrawnForm(try #require(form.reading.definition), inputs: inputs)
    if let problem = filled.problems(besides: []).first { return "refused: \(problem.message)" }
    let resource = try #require(form.partial).finished(filled.answers, filled.verbatim).value.json
    return (resource["spec"]?.sorted ?? .object([])).text(.compact)
  }

  private static func document(_ text: String) throws -> GivenDocument {
    try #require(GivenDocument(ForeignFile(Array(text.utf8), path: "given.json")))
  }
}

extension JSONValue {
  fileprivate init?(parsing text: String) {
    guard let value = AnswerValue(parsing: Array(text.utf8)) else { return nil }
    self = value.json
  }

  /// The value with the members of its objects in the order of their names.
  fileprivate var sorted: JSONValue {
    switch self {
    case .array(let items): .array(items.map(\.sorted))
    case .object(let members):
      .object(members.map { .init(name: $0.name, value: $0.value.sorted) }.sorted { $0.name < $1.name })
    default: self
    }
  }
}
