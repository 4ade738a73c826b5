import Testing

/// What is wrong with a form as a whole.
struct FormMistakesTests {
  @Test func `a list is no form`() {
    diagnose(
      #"""
      - formline: 1
      """#,
      gives: #"""
        f.yaml:1:1: error: a form must be a mapping of keys, not a list
        1 | - formline: 1
          | ^
        help: a form begins with 'formline: 1'
        """#)
  }

  @Test func `a text is no form`() {
    diagnose(
      #"""
      hello
      """#,
      gives: #"""
        f.yaml:1:1: error: a form must be a mapping of keys, not text
        1 | hello
          | ^^^^^
        help: a form begins with 'formline: 1'
        """#)
  }

  @Test func `the version is required`() {
    diagnose(
      #"""
      fields: [{id: a}]
      """#,
      gives: #"""
        f.yaml:1:1: error: a form needs 'formline: 1'
        1 | fields: [{id: a}]
          | ^^^^^^
        help: add it as the first line
        """#)
  }

  @Test func `only version 1 exists`() {
    diagnose(
      #"""
      formline: 2
      fields: [{id: a}]
      """#,
      gives: #"""
        f.yaml:1:11: error: 'formline' must be 1, not '2'
        1 | formline: 2
          |           ^
        help: 1 is the only format version there is
        """#)
  }

  @Test func `a quoted version is not the version`() {
    diagnose(
      #"""
      formline: '1'
      fields: [{id: a}]
      """#,
      gives: #"""
        f.yaml:1:11: error: 'formline' must be 1, not text
        1 | formline: '1'
          |           ^^^
        help: leave the quotes out: 1
        """#)
  }

  @Test func `an unknown key names the nearest`() {
    diagnose(
      #"""
      formline: 1
      titel: Sign up
      fields: [{id: a}]
      """#,
      gives: #"""
        f.yaml:2:1: error: unknown key 'titel' in a form
        2 | titel: Sign up
          | ^^^^^
        help: did you mean 'title'? Keys of a form are formline, title, description, submitLabel, layout, density, review, history, answer, lengths, fields, sections, toolbar, validate, onSubmit, from
        """#)
  }

  @Test func `a form without fields`() {
    diagnose(
      #"""
      formline: 1
      """#,
      gives: #"""
        f.yaml:1:1: error: a form needs 'fields' or 'sections'
        1 | formline: 1
          | ^^^^^^^^
        help: add fields: [{id: name}]
        """#)
  }

  @Test func `a form of no fields`() {
    diagnose(
      #"""
      formline: 1
      fields: []
      """#,
      gives: #"""
        f.yaml:2:9: error: 'fields' must not be empty
        2 | fields: []
          |         ^^
        help: put at least one into it
        """#)
  }

  @Test func `fields beside sections`() {
    diagnose(
      #"""
      formline: 1
      fields: [{id: a}]
      sections: [{fields: [{id: b}]}]
      """#,
      gives: #"""
        f.yaml:3:1: error: a form has 'fields' or 'sections', not both
        3 | sections: [{fields: [{id: b}]}]
          | ^^^^^^^^
        help: move the fields into a section
        """#)
  }

  @Test func `fields that are no list`() {
    diagnose(
      #"""
      formline: 1
      fields: {id: a}
      """#,
      gives: #"""
        f.yaml:2:9: error: 'fields' must be a list of fields, not a mapping
        2 | fields: {id: a}
          |         ^^^^^^^
        help: write it like [a, b], or a line for each behind '- '
        """#)
  }

  @Test func `a field that is no mapping`() {
    diagnose(
      #"""
      formline: 1
      fields: [a]
      """#,
      gives: #"""
        f.yaml:2:10: error: a field must be a mapping of keys, not text
        2 | fields: [a]
          |          ^
        help: write it like {key: value}
        """#)
  }

  @Test func `an unknown layout`() {
    diagnose(
      #"""
      formline: 1
      layout: page
      fields: [{id: a}]
      """#,
      gives: #"""
        f.yaml:2:9: error: unknown layout 'page'
        2 | layout: page
          |         ^^^^
        help: did you mean 'pages'? Layouts are scroll, pages
        """#)
  }

  @Test func `pages without sections are doubtful`() {
    diagnose(
      #"""
      formline: 1
      layout: pages
      fields: [{id: a}]
      """#,
      gives: #"""
        f.yaml:3:1: warning: 'layout: pages' has one page only without 'sections'
        3 | fields: [{id: a}]
          | ^^^^^^
        help: put the fields into sections
        """#)
  }

  @Test func `a title that is a number wants quotes`() {
    diagnose(
      #"""
      formline: 1
      title: 2026
      fields: [{id: a}]
      """#,
      gives: #"""
        f.yaml:2:8: error: 'title' must be text, not a whole number
        2 | title: 2026
          |        ^^^^
        help: put it in quotes: "2026"
        """#)
  }

  @Test func `an empty title`() {
    diagnose(
      #"""
      formline: 1
      title: ''
      fields: [{id: a}]
      """#,
      gives: #"""
        f.yaml:2:8: error: 'title' must not be empty
        2 | title: ''
          |        ^^
        help: write something, or leave the key out
        """#)
  }

  @Test func `a title that is missing`() {
    diagnose(
      #"""
      formline: 1
      title:
      fields: [{id: a}]
      """#,
      gives: #"""
        f.yaml:2:7: error: 'title' must be text, not nothing
        2 | title:
          |       ^
        help: write it as one text
        """#)
  }

  @Test func `a section without fields`() {
    diagnose(
      #"""
      formline: 1
      sections: [{id: one}]
      """#,
      gives: #"""
        f.yaml:2:12: error: a section needs 'fields'
        2 | sections: [{id: one}]
          |            ^^^^^^^^^
        help: add it, as in fields: [{id: name}]
        """#)
  }

  @Test func `an unknown key of a section`() {
    diagnose(
      #"""
      formline: 1
      sections: [{nom: one, fields: [{id: a}]}]
      """#,
      gives: #"""
        f.yaml:2:13: error: unknown key 'nom' in a section
        2 | sections: [{nom: one, fields: [{id: a}]}]
          |             ^^^
        help: keys of a section are id, name, title, description, required, when, fields, onSubmit, submitScope
        """#)
  }

  @Test func `two sections with one id`() {
    diagnose(
      #"""
      formline: 1
      sections: [{id: one, fields: [{id: a}]}, {id: one, fields: [{id: b}]}]
      """#,
      gives: #"""
        f.yaml:2:47: error: duplicate section id 'one'
        2 | sections: [{id: one, fields: [{id: a}]}, {id: one, fields: [{id: b}]}]
          |                                               ^^^
        help: the first is on line 2
        """#)
  }

  @Test func `a rule without a message`() {
    diagnose(
      #"""
      formline: 1
      fields: [{id: a}]
      validate: [{rule: a != ''}]
      """#,
      gives: #"""
        f.yaml:3:12: error: a rule of the form needs 'message'
        3 | validate: [{rule: a != ''}]
          |            ^^^^^^^^^^^^^^^
        help: add it, as in message: What is wrong
        """#)
  }

  @Test func `a rule at a field that does not exist`() {
    diagnose(
      #"""
      formline: 1
      fields: [{id: again}]
      validate: [{rule: again != '', message: No, at: agian}]
      """#,
      gives: #"""
        f.yaml:3:49: error: 'at' names no field: 'agian'
        3 | validate: [{rule: again != '', message: No, at: agian}]
          |                                                 ^^^^^
        help: did you mean 'again'?
        """#)
  }

  @Test func `a rule that reads no field needs one whose error it is`() {
    diagnose(
      #"""
      formline: 1
      fields: [{id: a}]
      validate:
        - {rule: today < timestamp('2000-01-01T00:00:00Z'), message: No}
        - {rule: "false", message: No, at: []}
        - {rule: "false", message: No, at: a}
        - {rule: a != '', message: No, at: []}
      """#,
      gives: #"""
        f.yaml:4:12: error: the rule reads no field
        4 |   - {rule: today < timestamp('2000-01-01T00:00:00Z'), message: No}
          |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        help: say whose error it is: at: FIELD
        f.yaml:5:38: error: 'at' must not be empty
        5 |   - {rule: "false", message: No, at: []}
          |                                      ^^
        help: put at least one into it
        f.yaml:7:38: error: 'at' must not be empty
        7 |   - {rule: a != '', message: No, at: []}
          |                                      ^^
        help: put at least one into it
        """#)
  }

  @Test func `a mistake that an alias repeats is told once`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - {id: a, type: list, fields: &rows [{id: x, tpye: text}]}
        - {id: b, type: list, fields: *rows}
      """#,
      gives: #"""
        f.yaml:3:48: error: unknown key 'tpye' in a field
        3 |   - {id: a, type: list, fields: &rows [{id: x, tpye: text}]}
          |                                                ^^^^
        help: did you mean 'type'?
        """#)
  }
}
