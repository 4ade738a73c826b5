import Testing

@testable import FormDefinitions

/// Computed fields that are made of secrets are secrets, wherever they stand.
struct SecretFlowTests {
  private func secrets(_ fields: String) throws -> [String] {
    let form = try definition("formline: 1\nfields:\n  - {id: code, type: password}\n" + fields)
    func names(_ fields: [FieldDefinition], _ prefix: String) -> [String] {
      fields.flatMap { field in
        (field.isSecret ? [prefix + field.id] : []) + names(field.list?.fields ?? [], prefix + field.id + ".")
      }
    }
    return names(form.fields, "").filter { $0 != "code" }
  }

  @Test func `a computed field that reads one`() throws {
    #expect(
      try secrets("  - {id: a, type: computed, cel: code + '!'}\n  - {id: b, type: computed, cel: \"'!'\"}\n") == ["a"])
  }

  @Test func `through others, in any order`() throws {
    #expect(
      try secrets(
        """
          - {id: d, type: computed, cel: c}
          - {id: c, type: computed, cel: size(b)}
          - {id: b, type: computed, cel: "a ? 'x' : 'y'"}
          - {id: a, type: computed, cel: code == 'x'}
          - {id: e, type: computed, cel: "[d].size()"}
          - {id: f, type: computed, when: code == 'x', cel: '1'}

        """) == ["d", "c", "b", "a", "e"])
  }

  @Test func `into the rows of lists, and out of them`() throws {
    #expect(
      try secrets(
        """
          - {id: all, type: computed, cel: "rows.map(r, r.inner.map(i, i.made))"}
          - {id: kinds, type: computed, cel: "rows.map(r, r.kind)"}
          - id: rows
            type: list
            fields:
              - {id: kind}
              - {id: inner, type: list, fields: [{id: made, type: computed, cel: "kind + code"}, {id: x}]}
              - {id: count, type: computed, cel: inner.size()}
              - {id: xs, type: computed, cel: "inner.map(i, i.x)"}
              - {id: mades, type: computed, cel: "inner.map(i, i.made)"}

        """) == ["all", "rows.inner.made", "rows.mades"])
  }

  @Test func `a field of a row hides the one of its name`() throws {
    #expect(
      try secrets(
        """
          - {id: rows, type: list, fields: [{id: code}, {id: made, type: computed, cel: code}]}
          - {id: made, type: computed, cel: "rows.map(r, r.made)"}

        """) == [])
  }

  @Test func `what would show one is a mistake`() {
    diagnose(
      """
      formline: 1
      fields:
        - {id: code, type: password, onSubmit: {set: {name: code, twin: code, length: code.size()}}}
        - {id: twin, secret: true, default: {cel: code}}
        - {id: name, default: {cel: "'x' + code"}}
        - {id: ok, type: boolean, default: {cel: code == null}}
        - {id: length, type: integer, when: code != null, validate: [{rule: self == code.size()}]}
        - {id: pick, type: select, options: {cel: "[code, 'b']"}}
        - {id: rows, type: list, fields: [{id: a, default: {cel: code}}, {id: b, onChange: {set: {a: code}}}]}
        - {id: made, type: computed, cel: code}
        - {id: again, default: {cel: made}}
      toolbar:
        - {label: Show, key: F5, action: {if: code != '', then: {set: {name: "'a'"}}, else: {set: {name: made}}}}
      """,
      gives: """
        f.yaml:3:55: error: 'name' would reveal a value derived from the secret 'code'
        3 |   - {id: code, type: password, onSubmit: {set: {name: code, twin: code, length: code.size()}}}
          |                                                       ^^^^
        help: add 'secret: true' to it
        f.yaml:3:81: error: 'length' would reveal a value derived from the secret 'code'
        3 |   - {id: code, type: password, onSubmit: {set: {name: code, twin: code, length: code.size()}}}
          |                                                                                 ^^^^^^^^^^^
        help: add 'secret: true' to it
        f.yaml:5:31: error: 'name' would reveal a value derived from the secret 'code'
        5 |   - {id: name, default: {cel: "'x' + code"}}
          |                               ^^^^^^^^^^^^
        help: add 'secret: true' to it
        f.yaml:6:44: error: 'ok' would reveal a value derived from the secret 'code'
        6 |   - {id: ok, type: boolean, default: {cel: code == null}}
          |                                            ^^^^^^^^^^^^
        help: add 'secret: true' to it
        f.yaml:8:45: error: options would reveal values derived from the secret 'code'
        8 |   - {id: pick, type: select, options: {cel: "[code, 'b']"}}
          |                                             ^^^^^^^^^^^^^
        help: derive them from fields that are not secret
        f.yaml:9:60: error: 'a' would reveal a value derived from the secret 'code'
        9 | …{id: rows, type: list, fields: [{id: a, default: {cel: code}}, {id: b, onChange: {set: {a: code}}}]}
          |                                                         ^^^^
        help: add 'secret: true' to it
        f.yaml:9:96: error: 'a' would reveal a value derived from the secret 'code'
        9 | …{id: rows, type: list, fields: [{id: a, default: {cel: code}}, {id: b, onChange: {set: {a: code}}}]}
          |                                                                                             ^^^^
        help: add 'secret: true' to it
        f.yaml:11:32: error: 'again' would reveal a value derived from the secret 'made'
        11 |   - {id: again, default: {cel: made}}
           |                                ^^^^
        help: add 'secret: true' to it
        f.yaml:13:100: error: 'name' would reveal a value derived from the secret 'made'
        13 | …bel: Show, key: F5, action: {if: code != '', then: {set: {name: "'a'"}}, else: {set: {name: made}}}}
           |                                                                                              ^^^^
        help: add 'secret: true' to it
        """)
  }

  @Test(
    "in the rows of every list that shares their fields by an alias",
    arguments: ["secret: true, fields: &f", "fields: &f"], ["fields: *f", "secret: true, fields: *f"])
  func sharedRows(first: String, second: String) {
    let rows = #"[{id: x}, {id: y, type: select, options: {cel: "[x]"}}]"#
    let form = "formline: 1\nfields:\n  - {id: a, type: list, \(first) \(rows)}\n  - {id: b, type: list, \(second)}\n"
    let reading = DefinitionReader.read(Array(form.utf8), path: "f.yaml", resources: resource)
    let isSecret = first.hasPrefix("secret") || second.hasPrefix("secret")
    #expect(
      reading.diagnostics.map(\.message)
        == (isSecret ? ["options would reveal values derived from the secret 'x'"] : []))
  }
}
