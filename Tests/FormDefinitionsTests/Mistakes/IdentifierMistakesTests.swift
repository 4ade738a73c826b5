import FormDefinitions
import Testing

/// What is wrong with ids.
struct IdentifierMistakesTests {
  @Test func `an id is required`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - label: Name
      """#,
      gives: #"""
        f.yaml:3:5: error: a field needs 'id'
        3 |   - label: Name
          |     ^^^^^
        help: add it, as in id: name
        """#)
  }

  @Test func `an id with a blank`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: first name
      """#,
      gives: #"""
        f.yaml:3:9: error: 'id' must be letters, digits and '_' and not begin with a digit, not 'first name'
        3 |   - id: first name
          |         ^^^^^^^^^^
        help: write 'first_name'
        """#)
  }

  @Test func `an id that begins with a digit`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: 2nd
      """#,
      gives: #"""
        f.yaml:3:9: error: 'id' must be letters, digits and '_' and not begin with a digit, not '2nd'
        3 |   - id: 2nd
          |         ^^^
        help: write '_2nd'
        """#)
  }

  @Test func `an id that means something in expressions`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: self
      """#,
      gives: #"""
        f.yaml:3:9: error: 'self' cannot be an id: it has a meaning in expressions
        3 |   - id: self
          |         ^^^^
        help: write 'self_'
        """#)
  }

  @Test("what reads a name that cannot be an id has no mistakes of its own", arguments: ["env", "focus", "now"])
  func reservedID(id: String) {
    let text = """
      formline: 1
      fields:
        - {id: \(id), type: select, options: [dev, prod], when: "env.HOME != ''"}
        - {id: size, type: integer, when: "\(id) == 'prod' || \(id).TEAM == '' || env.HOME == ''"}
        - {id: rows, type: list, fields: [{id: \(id)_, when: "\(id) == 'dev'"}, {id: b, default: {cel: "\(id)"}}]}
      """
    let reading = DefinitionReader.read(Array(text.utf8), path: "f.yaml") { _ in .failure(.outside) }
    #expect(reading.diagnostics.map(\.message) == ["'\(id)' cannot be an id: it has a meaning in expressions"])
  }

  @Test func `two fields with one id`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
        - id: a
      """#,
      gives: #"""
        f.yaml:4:9: error: duplicate id 'a'
        4 |   - id: a
          |         ^
        help: the first is on line 3
        """#)
  }

  @Test func `a name that the answer of a later field has`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - {id: a, name: d}
        - {id: d}
      """#,
      gives: #"""
        f.yaml:4:10: error: duplicate name 'd'
        4 |   - {id: d}
          |          ^
        help: give each answer a name of its own
        """#)
  }

  @Test func `a name that another answer has`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - {id: a, name: what-happened}
        - {id: b, name: what-happened}
        - {id: c, name: a}
      """#,
      gives: #"""
        f.yaml:4:19: error: duplicate name 'what-happened'
        4 |   - {id: b, name: what-happened}
          |                   ^^^^^^^^^^^^^
        help: give each answer a name of its own
        """#)
  }

  @Test func `two fields of a row with one id`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: people
          type: list
          fields: [{id: name}, {id: name}]
      """#,
      gives: #"""
        f.yaml:5:31: error: duplicate id 'name'
        5 |     fields: [{id: name}, {id: name}]
          |                               ^^^^
        help: the first is on line 5
        """#)
  }

  @Test(
    "a key that is misspelled is not missing as well",
    arguments: [
      ("formlin: 1\nfields: [{id: a}]", "formline"), ("formline: 1\nfeilds: [{id: a}]", "fields"),
      ("formline: 1\nsection: [{fields: [{id: a}]}]", "sections"), ("formline: 1\nfields: [{ids: a}]", "id"),
      ("formline: 1\nsections: [{feilds: [{id: a}]}]", "fields"),
      ("formline: 1\nfields: [{id: a, type: select, optons: [x]}]", "options"),
      ("formline: 1\nfields: [{id: a, type: select, options: [{vaule: x}]}]", "value"),
      ("formline: 1\nfields: [{id: a, validate: [{rul: self == 'x'}]}]", "rule"),
    ])
  func misspelled(definition: String, meant: String) {
    let reading = DefinitionReader.read(Array(definition.utf8), path: "f.yaml", resources: resource)
    #expect(reading.diagnostics.map { $0.message.prefix(11) } == ["unknown key"])
    #expect(reading.diagnostics.first?.help?.hasPrefix("did you mean '\(meant)'?") == true)
  }
}
