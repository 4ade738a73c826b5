import Expressions
import Testing

@testable import FormDefinitions

/// What is wrong inside of expressions and between them.
struct ExpressionMistakesTests {
  @Test func `an expression that breaks off`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          when: 'b == '
        - id: b
      """#,
      gives: #"""
        f.yaml:4:17: error: expected a value after '=='
        4 |     when: 'b == '
          |                 ^
        help: expressions are written like plan == 'team' && seats > 3
        """#)
  }

  @Test func `an unknown name`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: plan
        - id: b
          when: paln == 'team'
      """#,
      gives: #"""
        f.yaml:5:11: error: unknown name 'paln'
        5 |     when: paln == 'team'
          |           ^^^^
        help: did you mean 'plan'?
        """#)
  }

  @Test func `a name in the middle of a text in double quotes`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
        - id: b
          when: "a == \"x\" && c"
      """#,
      gives: #"""
        f.yaml:5:26: error: unknown name 'c'
        5 |     when: "a == \"x\" && c"
          |                          ^
        help: known names are a, b, env, focus, now, today
        """#)
  }

  @Test func `a name in the middle of a text in single quotes`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
        - id: b
          when: 'a == ''x'' && c'
      """#,
      gives: #"""
        f.yaml:5:26: error: unknown name 'c'
        5 |     when: 'a == ''x'' && c'
          |                          ^
        help: known names are a, b, env, focus, now, today
        """#)
  }

  @Test func `a name in a folded text`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
        - id: b
          when: >-
            a == 'x' &&
            c == 'y'
      """#,
      gives: #"""
        f.yaml:7:7: error: unknown name 'c'
        7 |       c == 'y'
          |       ^
        help: known names are a, b, env, focus, now, today
        """#)
  }

  @Test func `types that never are equal`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: integer
        - id: b
          when: a == '3'
      """#,
      gives: #"""
        f.yaml:6:11: error: '==' between an int and a string is never true
        6 |     when: a == '3'
          |           ^^^^^^^^
        help: expressions are written like plan == 'team' && seats > 3
        """#)
  }

  @Test func `a condition that is no boolean`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
        - id: b
          when: size(string(a))
      """#,
      gives: #"""
        f.yaml:5:11: error: expected a condition, found an int
        5 |     when: size(string(a))
          |           ^^^^^^^^^^^^^^^
        help: compare it with something, as in x == 'yes'
        """#)
  }

  @Test func `a default that its field can never hold`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: email
        - {id: seats, type: integer, default: {cel: email}}
        - {id: rows, type: list, item: {type: boolean}, default: {cel: "'none'"}}
      """#,
      gives: #"""
        f.yaml:4:47: error: expected an int, found a string
        4 |   - {id: seats, type: integer, default: {cel: email}}
          |                                               ^^^^^
        help: convert it, as in int(x)
        f.yaml:5:67: error: expected a list(bool), found a string
        5 |   - {id: rows, type: list, item: {type: boolean}, default: {cel: "'none'"}}
          |                                                                   ^^^^^^
        help: write a list, as in [x]
        """#)
  }

  @Test func `options of another type than a list`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - {id: tags, type: multiselect, options: [a, b]}
        - {id: name}
        - {id: one, type: select, options: {cel: tags}}
        - {id: two, type: select, options: {cel: "name == 'x' ? tags : null"}}
        - {id: three, type: select, options: {cel: "5"}}
        - {id: four, type: select, options: {cel: "{'a': 1}"}}
        - {id: five, type: select, options: {cel: name}}
      """#,
      gives: #"""
        f.yaml:7:47: error: expected a list, found an int
        7 |   - {id: three, type: select, options: {cel: "5"}}
          |                                               ^
        help: write a list, as in [x]
        f.yaml:8:46: error: expected a list, found a map
        8 |   - {id: four, type: select, options: {cel: "{'a': 1}"}}
          |                                              ^^^^^^^^
        help: write a list, as in [x]
        f.yaml:9:45: error: expected a list, found a string
        9 |   - {id: five, type: select, options: {cel: name}}
          |                                             ^^^^
        help: write a list, as in [x]
        """#)
  }

  /// What an expression's value becomes in a field, by its type before and by its value while the form is filled in.
  @Test(arguments: FieldType.allCases.filter { $0 != .note && $0 != .computed })
  func `a field holds the types of which it takes a value`(type: FieldType) throws {
    let valuesByType = [
      ["'x'", "'2026-02-28'", "'10:00'", "'2026-02-28T10:00:00Z'"], ["1"], ["2.0"], ["2u"], ["true"], ["[1]", "['x']"],
      ["{'a': 'x'}"], ["timestamp('2026-02-28T00:00:00Z')"],
    ]
    let more =
      switch type {
      case .select: ", options: [x, 1, 2.0, true, '2026-02-28T00:00:00Z']"
      case .multiselect: ", options: [x, 1]"
      case .list, .map: ", item: {type: text}"
      default: ""
      }
    for values in valuesByType {
      var isTaken = false
      var isRefused = false
      for value in values {
        let text = "formline: 1\nfields: [{id: a, type: \(type.rawValue)\(more), default: {cel: \"\(value)\"}}]"
        let reading = DefinitionReader.read(Array(text.utf8), path: "f.yaml", resources: resource)
        isRefused = !reading.diagnostics.isEmpty
        let field = try #require(reading.definition?.field("a"), "\(reading.diagnostics)")
        let made = try Expression(parsing: value).evaluate({ (_: String) in nil }).get()
        if case .success = AnswerValue.answer(made, for: field) { isTaken = true }
      }
      #expect(isTaken != isRefused, "\(type) \(values)")
    }
  }

  @Test func `an expression of nothing`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          when: ''
      """#,
      gives: #"""
        f.yaml:4:11: error: 'when' must be an expression, not nothing
        4 |     when: ''
          |           ^^
        help: write one such as plan == 'team'
        """#)
  }

  @Test func `an expression that is a list`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          when: [b]
      """#,
      gives: #"""
        f.yaml:4:11: error: 'when' must be an expression, not a list
        4 |     when: [b]
          |           ^^^
        help: write it as text, such as plan == 'team'
        """#)
  }

  @Test func `self where there is none`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
        - id: b
          when: self == 'x'
      """#,
      gives: #"""
        f.yaml:5:11: error: unknown name 'self'
        5 |     when: self == 'x'
          |           ^^^^
        help: 'self' is the value in a field's own rules; elsewhere its id names it
        """#)
  }

  @Test func `a rule for the wrong type`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: date
          validate: [{rule: self > 3, message: No}]
      """#,
      gives: #"""
        f.yaml:5:23: error: '>' cannot compare a timestamp and an int
        5 |     validate: [{rule: self > 3, message: No}]
          |                       ^^^^^^^^
        help: expressions are written like plan == 'team' && seats > 3
        """#)
  }

  @Test func `a field that depends on itself`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          when: a == ''
      """#,
      gives: #"""
        f.yaml:4:11: error: 'a' depends on itself
        4 |     when: a == ''
          |           ^^^^^^^
        help: let it depend on other fields only
        """#)
  }

  @Test func `a chain of fields that is too long to be evaluated`() {
    let fields = (1...600).map { "  - {id: f\($0), type: computed, cel: f\($0 - 1)}\n" }
    diagnose(
      "formline: 1\nfields:\n  - {id: f0}\n" + fields.joined(),
      gives: #"""
        f.yaml:253:37: error: 'f250' depends on a chain of more than 250 fields
        253 |   - {id: f250, type: computed, cel: f249}
            |                                     ^^^^
        help: let it read fields that depend on fewer others
        """#)
  }

  @Test func `a name of more parts than answers may be nested`() {
    let parts = Array(repeating: "x", count: 65).joined(separator: ", ")
    diagnose(
      "formline: 1\nfields:\n  - {id: a, name: [\(parts)]}",
      gives: """
        f.yaml:3:19: error: nested more than 64 levels deep
        3 |   - {id: a, name: [x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, …
          |                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        help: no form needs that many
        """)
  }

  @Test func `two fields that depend on each other`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          when: b == ''
        - id: b
          default: {cel: a}
      """#,
      gives: #"""
        f.yaml:4:11: error: 'a' depends on itself: 'a' needs 'b' needs 'a'
        4 |     when: b == ''
          |           ^^^^^^^
        help: take one of them out of the circle
        """#)
  }

  @Test func `three fields in a circle`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          when: b == ''
        - id: b
          type: computed
          cel: c
        - id: c
          when: a != ''
      """#,
      gives: #"""
        f.yaml:4:11: error: 'a' depends on itself: 'a' needs 'b' needs 'c' needs 'a'
        4 |     when: b == ''
          |           ^^^^^^^
        help: take one of them out of the circle
        """#)
  }

  @Test func `a field of a row that depends on what follows from the rows`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: guests
          type: list
          fields:
            - {id: name, when: total < 9}
        - {id: total, type: computed, cel: guests.size()}
      """#,
      gives: #"""
        f.yaml:6:26: error: 'guests' depends on itself: 'guests' needs 'guests.name' needs 'total' needs 'guests'
        6 |       - {id: name, when: total < 9}
          |                          ^^^^^^^^^
        help: take one of them out of the circle
        """#)
  }

  @Test func `fields of a row that depend on each other, and one that depends on its list`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: rows
          type: list
          fields:
            - {id: a, when: b == ''}
            - {id: b, default: {cel: a}}
        - {id: last, default: {cel: 'rows[0].a'}}
        - id: more
          type: list
          fields:
            - {id: last, default: {cel: string(more.size())}}
      """#,
      gives: #"""
        f.yaml:6:23: error: 'rows.a' depends on itself: 'rows.a' needs 'rows.b' needs 'rows.a'
        6 |       - {id: a, when: b == ''}
          |                       ^^^^^^^
        help: take one of them out of the circle
        f.yaml:12:35: error: 'more' depends on itself: 'more' needs 'more.last' needs 'more'
        12 |       - {id: last, default: {cel: string(more.size())}}
           |                                   ^^^^^^^^^^^^^^^^^^^
        help: take one of them out of the circle
        """#)
  }

  @Test func `a section that depends on its own field`() {
    diagnose(
      #"""
      formline: 1
      sections:
        - when: b == ''
          fields: [{id: a}, {id: b}]
      """#,
      gives: #"""
        f.yaml:3:11: error: 'b' depends on itself
        3 |   - when: b == ''
          |           ^^^^^^^
        help: let it depend on other fields only
        """#)
  }

  @Test func `a field of a row that does not exist`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: people
          type: list
          fields: [{id: name}]
        - id: b
          when: people.all(p, p.nmae != '')
      """#,
      gives: #"""
        f.yaml:7:27: error: 'p' has no field 'nmae'
        7 |     when: people.all(p, p.nmae != '')
          |                           ^^^^
        help: did you mean 'name'?
        """#)
  }
}
