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
}
