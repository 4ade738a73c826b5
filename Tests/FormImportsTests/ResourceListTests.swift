import FormDefinitions
import FormImports
import FormModels
import Testing
import Values

/// Lists of the types `set` and `map` of custom resources, as rules see them and as a server keeps them.
@MainActor struct ResourceListTests {
  // MARK: Rules

  private nonisolated static let lists = """
    {tags: [a, b], same: [b, a], rows: [{k: x, p: 1, v: 1}, {k: y, v: 2}], turned: [{k: y, v: 2}, {v: 1, k: x, p: 1}],
      plain: [a, b], more: [{k: x, p: 1, v: 9}, {k: z, v: 3}], x-y: [{k-k: a}, {k-k: b}], y-x: [{k-k: b}, {k-k: a}]}
    """

  @Test(
    "set and map lists are equal in any order, and added by what their items are",
    arguments: [
      ("self.tags == self.same", true), ("self.tags != self.same", false), ("self.tags == ['b', 'a']", true),
      ("self.tags == ['a']", false), ("self.tags == self.plain", true),
      ("['b', 'a'] == self.tags", false), ("['a', 'b'] == self.tags", true), ("self.plain == self.same", false),
      ("self.tags + ['c', 'a', 'c'] == ['a', 'b', 'c']", true), ("(self.tags + ['c'])[2] == 'c'", true),
      ("self.plain + self.tags == ['a', 'b', 'a', 'b']", true), ("self.tags + self.same == self.tags", true),
      ("self.rows == self.turned", true), ("self.rows == self.more", false),
      ("{'l': self.rows} == {'l': self.turned}", true), ("[self.tags] == [self.same]", true),
      ("(self.rows + self.more).map(r, r.v) == [9, 2, 3]", true), ("self.rows + self.turned == self.rows", true),
      ("(self.rows + [{'k': 'x', 'v': 7}]).map(r, r.v) == [1, 2, 7]", true),
      ("self.x__dash__y == self.y__dash__x", true),
      // Everything else sees a list.
      ("self.tags[0] == 'a' && self.same[0] == 'b'", true), ("size(self.rows) == 2 && 'a' in self.tags", true),
      ("self.rows.all(r, r.v > 0) && self.tags.exists_one(t, t == 'b')", true),
      ("self.tags.filter(t, t == 'a') == ['a']", true), ("self.tags.isSorted() && !self.same.isSorted()", true),
      ("self.tags.join('-') == 'a-b' && self.same.indexOf('b') == 0", true),
      ("sets.equivalent(self.tags, self.same) && type(self.tags) == list", true),
      ("[self.tags].flatten() == ['a', 'b'] && self.tags[?1].value() == 'b'", true),
      ("self.tags.all(i, t, t == self.plain[i]) && '%s'.format([self.tags]) == '[a, b]'", true),
    ])
  func rules(rule: String, holds: Bool) throws {
    let found = try problems("{}", now: Self.lists, rule: rule)
    #expect(found == (holds ? [] : ["spec: failed rule: \(rule)"]))
  }

  @Test func `a transition rule takes another order for no change`() throws {
    let turned = "{tags: [b, a], rows: [{k: y, v: 2}, {k: x, v: 1}]}"
    let rule = "self.tags == oldSelf.tags && self.rows == oldSelf.rows"
    #expect(try problems("{tags: [a, b], rows: [{k: x, v: 1}, {k: y, v: 2}]}", now: turned, rule: rule) == [])
    #expect(try problems("{tags: [a, b], rows: [{k: x, v: 3}, {k: y, v: 2}]}", now: turned, rule: rule).count == 1)
  }

  // MARK: Items that are there twice

  @Test(
    "an item that is there twice is refused, unless the resource has had such",
    arguments: [
      (nil, "{tags: [a, b, a]}", ["spec.tags.2: Duplicate value: \"a\""]),
      (
        nil, "{rows: [{k: x, p: 1}, {k: x}, {k: x, p: 1, v: 2}]}",
        [#"spec.rows.2: Duplicate value: {"k": "x", "p": 1}"#]
      ),
      (nil, "{rows: [{v: 1}, {v: 2}]}", ["spec.rows.1: Duplicate value: {}"]), (nil, "{plain: [a, a]}", []),
      ("{tags: [a]}", "{tags: [a, a]}", ["spec.tags.1: Duplicate value: \"a\""]),
      ("{tags: [a, a]}", "{tags: [a, a, a], rows: [{k: x}, {k: x}]}", []),
    ] as [(String?, String, [String])])
  func duplicates(old: String?, now: String, messages: [String]) throws {
    #expect(try problems(old, now: now) == messages)
  }

  // MARK: Mistakes that were there

  private nonisolated static let wrong = "{k: x, mode: BAD, pat: q, v: 99}"

  @Test(
    "a mistake in a row that stays is none of another row's",
    arguments: [
      ("{k: y, mode: A}", []), ("{k: y, mode: B, pat: x}", []),
      ("{k: y, mode: C}", ["spec.rows.1.mode: Unsupported value: supported values: \"A\", \"B\""]),
    ])
  func others(row: String, messages: [String]) throws {
    let old = "{rows: [\(Self.wrong), {k: y, mode: B}]}"
    #expect(try problems(old, now: "{rows: [\(Self.wrong), \(row)]}") == messages)
    let turned = messages.map { $0.replacing("rows.1", with: "rows.0") }
    #expect(try problems(old, now: "{rows: [\(row), \(Self.wrong)]}") == turned)
    // Of two rows with the same key each stays itself.
    let double = "{rows: [{k: x}, \(Self.wrong), {k: y, mode: B}]}"
    let moved = messages.map { $0.replacing("rows.1", with: "rows.2") }
    let found = try problems(double, now: "{rows: [{k: x}, \(Self.wrong), \(row)]}")
    #expect(found == moved)
  }

  @Test func `a row that a person edits is judged, the mistakes of those beside it are not`() throws {
    for isRowMade in [false, true] {
      let old = "{rows: [\(Self.wrong), {k: y, mode: B}]}"
      let (form, filled) = try self.filled(old, given: [], rule: nil)
      let list = try #require(filled.model.field("spec_rows")?.list)
      if isRowMade { _ = list.rows[0].fields }
      list.rows[1].field("mode")?.edit(.string("A"))
      filled.settle()
      #expect(filled.problems(besides: []).map(\.message) == [])
      let resource = try #require(form.partial).finished(filled.answers, filled.verbatim).value
      #expect(
        resource.json["spec"]?.text(.compact)
          == #"{"rows":[{"k":"x","v":99,"mode":"BAD","pat":"q"},{"k":"y","mode":"A"}]}"#)
      list.rows[0].field("pat")?.edit(.string("qq"))
      filled.settle()
      #expect(filled.problems(besides: []).map(\.id) == ["spec.rows[0].pat"])
    }
  }

  // MARK: Namespaces

  @Test(
    "a namespace of a resource outside namespaces is refused",
    arguments: [
      ("Cluster", "a", ["metadata.namespace: Forbidden: not allowed on this type, since W is cluster-scoped"]),
      ("Namespaced", "a", []),
    ])
  func namespaces(scope: String, namespace: String, messages: [String]) throws {
    let resource = "{metadata: {name: w, namespace: \(namespace)}, spec: {}}"
    #expect(try problems(nil, now: "{}", scope: scope, resource: resource) == messages)
    #expect(try problems("{}", now: "{}", scope: scope, resource: resource) == messages)
  }

  // MARK: Forms

  private func problems(
    _ old: String?, now: String, rule: String? = nil, scope: String = "Namespaced", resource: String? = nil
  ) throws -> [String] {
    let given = try document(resource ?? "{metadata: {name: w}, spec: \(now)}")
    let (form, filled) = try self.filled(old, given: [given], rule: rule, scope: scope)
    let refused = try #require(form.partial).given([given]).refused.map(\.message)
    guard refused.isEmpty else { return refused }
    return filled.problems(besides: []).map(\.message)
  }

  private func filled(
    _ old: String?, given: [GivenDocument], rule: String?, scope: String = "Namespaced"
  ) throws -> (ImportedForm, UndrawnForm) {
    let rules = rule.map { "x-kubernetes-validations: [{rule: \"\($0)\"}], " } ?? ""
    let set = "{type: array, x-kubernetes-list-type: set, items: {type: string}}"
    let row = """
      {type: object, properties: {k: {type: string}, p: {type: integer}, v: {type: integer, maximum: 9},
        mode: {type: string, enum: [A, B]}, pat: {type: string, pattern: '^x'}}}
      """
    let map = "{type: array, x-kubernetes-list-type: map, x-kubernetes-list-map-keys: [k, p], items: \(row)}"
    let dashed = """
      {type: array, x-kubernetes-list-type: map, x-kubernetes-list-map-keys: [k-k], items: {type: object,
        properties: {k-k: {type: string}}}}
      """
    let definition = """
      apiVersion: apiextensions.k8s.io/v1
      kind: CustomResourceDefinition
      spec: {group: e.x, scope: \(scope), names: {kind: W}, versions: [{name: v1, served: true, storage: true,
        schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, \(rules)properties: {
        tags: \(set), same: \(set), plain: {type: array, items: {type: string}}, rows: \(map), turned: \(map),
        more: \(map), x-y: \(dashed), y-x: \(dashed)}}}}}}]}
      """
    let read = ImportedForm.read(
      Array(definition.utf8), path: "w.yaml", options: ImportOptions(), reading: ReadingOptions())
    var opening = PartialForm.Opening()
    opening.old = try old.map { try document("{metadata: {name: w}, spec: \($0)}").value }
    opening.given = given
    let form = try #require(read?.partial).opened(opening)
    let prefilled = try #require(form.partial).given(given)
    var inputs = FormInputs()
    (inputs.prefilled, inputs.verbatim) = (prefilled.answers, prefilled.verbatim)
    inputs.judges.whole = form.judge()
    return (form, UndrawnForm(try #require(form.reading.definition), inputs: inputs))
  }

  private func document(_ text: String) throws -> GivenDocument {
    try #require(GivenDocument(ForeignFile(Array(text.utf8), path: "given.yaml")))
  }
}
