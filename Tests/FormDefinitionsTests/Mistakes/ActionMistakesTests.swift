import Testing

/// What is wrong with actions.
struct ActionMistakesTests {
  @Test func `an unknown action`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          onSubmit: nxt
      """#,
      gives: #"""
        f.yaml:4:15: error: unknown action 'nxt'
        4 |     onSubmit: nxt
          |               ^^^
        help: did you mean 'next'? Actions are next, previous, first, last, stay, suggest, accept, undo, redo, toggleReveal, nextPage, previousPage, validate, submit, cancel, focus, set, clear, insert, if
        """#)
  }

  @Test func `an action that is a number`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          onSubmit: 3
      """#,
      gives: #"""
        f.yaml:4:15: error: an action must be a word such as next, a mapping such as {focus: ID} or a list of them, not a whole number
        4 |     onSubmit: 3
          |               ^
        help: write a word such as next, a mapping such as {focus: ID} or a list of them
        """#)
  }

  @Test func `an action that needs a value`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          onSubmit: focus
      """#,
      gives: #"""
        f.yaml:4:15: error: the action 'focus' needs a value
        4 |     onSubmit: focus
          |               ^^^^^
        help: write {focus: …}
        """#)
  }

  @Test func `an action that takes none`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          onSubmit: {next: true}
      """#,
      gives: #"""
        f.yaml:4:16: error: the action 'next' takes no value
        4 |     onSubmit: {next: true}
          |                ^^^^
        help: write next, without braces
        """#)
  }

  @Test func `two actions in one mapping`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          onSubmit: {clear: a, focus: a}
      """#,
      gives: #"""
        f.yaml:4:15: error: an action takes exactly one of 'focus', 'set', 'clear', 'insert' or 'if'
        4 |     onSubmit: {clear: a, focus: a}
          |               ^^^^^^^^^^^^^^^^^^^^
        help: write one of them, and no other
        """#)
  }

  @Test func `a list of no actions`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          onSubmit: []
      """#,
      gives: #"""
        f.yaml:4:15: error: an empty list does nothing
        4 |     onSubmit: []
          |               ^^
        help: write stay to stop the default
        """#)
  }

  @Test func `more steps than a key may take, counted in nested lists and both branches`() {
    let twenty = Array(repeating: "next", count: 20).joined(separator: ", ")
    func form(_ last: String) -> String {
      """
      formline: 1
      fields:
        - id: a
          onSubmit:
            - if: 'true'
              then: [\(twenty)]
              else: [\(twenty)]
            - [[\(twenty)], \(twenty), \(twenty)]
            \(last)
      """
    }
    diagnose(form(""), gives: "")
    diagnose(
      form("- last"),
      gives: #"""
        f.yaml:5:7: error: an action has 101 steps, and 100 are the most
        5 |       - if: 'true'
          |       ^
        help: assign several fields in one {set: {…}}, which counts as one
        """#)
  }

  @Test func `focus on a field that does not exist`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: email
          onSubmit: {focus: emial}
      """#,
      gives: #"""
        f.yaml:4:23: error: 'focus' names no field: 'emial'
        4 |     onSubmit: {focus: emial}
          |                       ^^^^^
        help: did you mean 'email'?
        """#)
  }

  @Test func `focus on fields that never have it`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - {id: a, onSubmit: {focus: b}, onChange: [{focus: c}, {focus: d}]}
        - {id: b, when: false}
        - {id: c, enabled: "1 > 2"}
        - {id: d, when: a == 'x'}
      """#,
      gives: #"""
        f.yaml:3:31: error: 'b' can never have focus: its 'when' is never true
        3 |   - {id: a, onSubmit: {focus: b}, onChange: [{focus: c}, {focus: d}]}
          |                               ^
        help: name another field, or write a condition that can hold
        f.yaml:3:54: error: 'c' can never have focus: its 'enabled' is never true
        3 |   - {id: a, onSubmit: {focus: b}, onChange: [{focus: c}, {focus: d}]}
          |                                                      ^
        help: name another field, or write a condition that can hold
        """#)
  }

  @Test func `focus on a field of a section that never exists`() {
    diagnose(
      #"""
      formline: 1
      sections:
        - {when: false, fields: [{id: a}]}
        - {fields: [{id: b, onSubmit: {focus: a}}]}
      """#,
      gives: #"""
        f.yaml:4:41: error: 'a' can never have focus: its 'when' is never true
        4 |   - {fields: [{id: b, onSubmit: {focus: a}}]}
          |                                         ^
        help: name another field, or write a condition that can hold
        """#)
  }

  @Test func `focus on a computed field`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - {id: a, onSubmit: {focus: b}}
        - {id: b, type: computed, cel: "1"}
      """#,
      gives: #"""
        f.yaml:3:31: error: 'b' is computed and cannot have focus
        3 |   - {id: a, onSubmit: {focus: b}}
          |                               ^
        help: name a field that takes an answer
        """#)
  }

  @Test func `focus on a note`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          onSubmit: {focus: hint}
        - id: hint
          type: note
          label: Hi
      """#,
      gives: #"""
        f.yaml:4:23: error: 'hint' is a note and cannot have focus
        4 |     onSubmit: {focus: hint}
          |                       ^^^^
        help: name a field that takes an answer
        """#)
  }

  @Test func `a computed field cannot be set`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          onSubmit: {set: {b: "'x'"}}
        - id: b
          type: computed
          cel: a
      """#,
      gives: #"""
        f.yaml:4:22: error: 'set' cannot change 'b': it is computed
        4 |     onSubmit: {set: {b: "'x'"}}
          |                      ^
        help: change a field that its 'cel' reads
        """#)
  }

  @Test func `a note cannot be cleared`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          onSubmit: {clear: hint}
        - id: hint
          type: note
          label: Hi
      """#,
      gives: #"""
        f.yaml:4:23: error: 'clear' cannot change 'hint': it is a note
        4 |     onSubmit: {clear: hint}
          |                       ^^^^
        help: name a field that takes an answer
        """#)
  }

  @Test func `a set of nothing`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          onSubmit: {set: {}}
      """#,
      gives: #"""
        f.yaml:4:21: error: 'set' must not be empty
        4 |     onSubmit: {set: {}}
          |                     ^^
        help: put at least one into it
        """#)
  }

  @Test func `an if without then`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          onSubmit: {if: a == 'x', else: submit}
      """#,
      gives: #"""
        f.yaml:4:15: error: an action with 'if' needs 'then'
        4 |     onSubmit: {if: a == 'x', else: submit}
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        help: add it, as in then: next
        """#)
  }

  @Test func `a then without if`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          onSubmit: {clear: a, then: submit}
      """#,
      gives: #"""
        f.yaml:4:26: error: 'then' needs an 'if' beside it
        4 |     onSubmit: {clear: a, then: submit}
          |                          ^^^^
        help: write {if: plan == 'team', then: next, else: submit}
        """#)
  }
}
