import FormDefinitions
import Testing

/// What is wrong with a field.
struct FieldMistakesTests {
  @Test func `a type that is a content type`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: emial
      """#,
      gives: #"""
        f.yaml:4:11: error: unknown field type 'emial'
        4 |     type: emial
          |           ^^^^^
        help: did you mean 'email'? That is a content type: write 'contentType: email'. Types are text, password, textarea, path, integer, number, boolean, select, multiselect, date, time, datetime, list, map, computed, note
        """#)
  }

  @Test func `a type that is near another`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: tekst
      """#,
      gives: #"""
        f.yaml:4:11: error: unknown field type 'tekst'
        4 |     type: tekst
          |           ^^^^^
        help: types are text, password, textarea, path, integer, number, boolean, select, multiselect, date, time, datetime, list, map, computed, note
        """#)
  }

  @Test func `a field of a row that confirms another`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: people
          type: list
          fields:
            - {id: mail}
            - {id: again, confirms: mail}
      """#,
      gives: #"""
        f.yaml:7:21: error: a field of a row cannot confirm another
        7 |       - {id: again, confirms: mail}
          |                     ^^^^^^^^
        help: compare two fields of the row with a rule of 'validate'
        """#)
  }

  @Test func `a field of a row that is not in its answer`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: people
          type: list
          fields:
            - id: mail
              answer: false
      """#,
      gives: #"""
        f.yaml:7:9: error: a field of a row is always in its answer
        7 |         answer: false
          |         ^^^^^^
        help: leave 'answer' out
        """#)
  }

  @Test(
    "what other makers of forms call a type",
    arguments: [
      ("dropdown", "select"), ("checkbox", "boolean"), ("choices", "select"), ("string", "text"), ("Int", "integer"),
    ])
  func otherName(written: String, meant: String) {
    let reading = DefinitionReader.read(
      Array("formline: 1\nfields: [{id: a, type: \(written)}]".utf8), path: "f.yaml"
    ) { _ in .failure(.outside) }
    #expect(reading.diagnostics.map(\.message) == ["unknown field type '\(written)'"])
    #expect(reading.diagnostics.first?.help?.hasPrefix("did you mean '\(meant)'? ") == true)
  }

  @Test(
    "what other makers of forms call a key",
    arguments: [("choices: [a, b]", "options"), ("help: Why", "description"), ("min: 1", "minimum")])
  func otherKey(written: String, meant: String) {
    let reading = DefinitionReader.read(
      Array("formline: 1\nfields: [{id: a, \(written)}]".utf8), path: "f.yaml"
    ) { _ in .failure(.outside) }
    #expect(reading.diagnostics.map(\.help) == ["did you mean '\(meant)'?"])
  }

  @Test func `a key of another type`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: integer
          pattern: x
      """#,
      gives: #"""
        f.yaml:5:5: error: 'pattern' does not apply to the type 'integer'
        5 |     pattern: x
          |     ^^^^^^^
        help: it is for text, password, textarea or path
        """#)
  }

  @Test func `an unknown key of a field`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          lable: A
      """#,
      gives: #"""
        f.yaml:4:5: error: unknown key 'lable' in a field
        4 |     lable: A
          |     ^^^^^
        help: did you mean 'label'?
        """#)
  }

  @Test func `an unknown content type`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          contentType: emial
      """#,
      gives: #"""
        f.yaml:4:18: error: unknown content type 'emial'
        4 |     contentType: emial
          |                  ^^^^^
        help: did you mean 'email'?
        """#)
  }

  @Test func `a boolean of YAML 1.1`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          required: yes
      """#,
      gives: #"""
        f.yaml:4:15: error: 'required' must be true, false or an expression, not text 'yes'
        4 |     required: yes
          |               ^^^
        help: in YAML 1.2 'yes' is text; write true
        """#)
  }

  @Test func `a boolean of YAML 1.1 for a flag`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          secret: on
      """#,
      gives: #"""
        f.yaml:4:13: error: 'secret' must be true or false, not text 'on'
        4 |     secret: on
          |             ^^
        help: in YAML 1.2 'on' is text; write true
        """#)
  }

  @Test func `a flag that is text`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: path
          mustExist: maybe
      """#,
      gives: #"""
        f.yaml:5:16: error: 'mustExist' must be true or false, not text 'maybe'
        5 |     mustExist: maybe
          |                ^^^^^
        help: write one of the two words, without quotes
        """#)
  }

  @Test func `a pattern that is no regular expression`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          pattern: 'a(b'
      """#,
      gives: #"""
        f.yaml:4:16: error: 'pattern' is not a regular expression: '(' is not closed
        4 |     pattern: 'a(b'
          |                ^
        help: write \( for a parenthesis itself
        """#)
  }

  @Test func `an unknown format`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          format: mail
      """#,
      gives: #"""
        f.yaml:4:13: error: unknown format 'mail'
        4 |     format: mail
          |             ^^^^
        help: did you mean 'email'? Formats are date, time, date-time, duration, email, hostname, ipv4, ipv6, uri, iri, uri-reference, iri-reference, uri-template, uuid, regex, json-pointer, relative-json-pointer
        """#)
  }

  @Test func `a mask that is too long`() {
    func form(_ places: Int) -> String {
      """
      formline: 1
      fields:
        - id: a
          mask: |-
            \(String(repeating: "9", count: places))
      """
    }
    diagnose(form(200), gives: "")
    diagnose(
      form(201),
      gives: #"""
        f.yaml:4:11: error: 'mask' has 201 characters, and 200 are the most
        4 |     mask: |-
          |           ^
        help: say with 'pattern' what a longer text must look like
        """#)
  }

  @Test func `a mask without a place`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          mask: '--'
      """#,
      gives: #"""
        f.yaml:4:11: error: 'mask' has no place to fill: '--'
        4 |     mask: '--'
          |           ^^^^
        help: 9 stands for a digit, a for a letter, * for either; \ makes the next character stand for itself
        """#)
  }

  @Test func `an unknown capitalization`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          capitalization: word
      """#,
      gives: #"""
        f.yaml:4:21: error: unknown capitalization 'word'
        4 |     capitalization: word
          |                     ^^^^
        help: did you mean 'words'? Capitalizations are never, words, sentences, characters
        """#)
  }

  @Test func `an unknown submit label`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          submitLabel: ok
      """#,
      gives: #"""
        f.yaml:4:18: error: unknown submit label 'ok'
        4 |     submitLabel: ok
          |                  ^^
        help: submit labels are done, go, send, join, route, search, return, next, continue
        """#)
  }

  @Test func `an unknown kind of path`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: path
          kind: folder
      """#,
      gives: #"""
        f.yaml:5:11: error: unknown kind of path 'folder'
        5 |     kind: folder
          |           ^^^^^^
        help: kinds of paths are file, directory
        """#)
  }

  @Test func `a computed field without its expression`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: computed
      """#,
      gives: #"""
        f.yaml:3:9: error: a field of type 'computed' needs 'cel'
        3 |   - id: a
          |         ^
        help: add it, as in cel: price * count
        """#)
  }

  @Test func `a list without fields`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: list
      """#,
      gives: #"""
        f.yaml:3:9: error: a field of type 'list' needs 'fields'
        3 |   - id: a
          |         ^
        help: add it, as in fields: [{id: name}]
        """#)
  }

  @Test func `a note without text`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - type: note
      """#,
      gives: #"""
        f.yaml:3:5: error: a note needs 'label' or 'description'
        3 |   - type: note
          |     ^^^^
        help: add what it says, as in description: Almost done
        """#)
  }

  @Test func `a required note`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - type: note
          label: Hello
          required: true
      """#,
      gives: #"""
        f.yaml:5:5: error: a note cannot be required: it has no answer
        5 |     required: true
          |     ^^^^^^^^
        help: leave 'required' out
        """#)
  }

  @Test func `a total outside of rows`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - {id: amount, type: number, total: true}
        - {id: rows, type: list, fields: [{id: amount, type: number, total: true}]}
      """#,
      gives: #"""
        f.yaml:3:32: error: 'total' is for a field in the rows of a list
        3 |   - {id: amount, type: number, total: true}
          |                                ^^^^^
        help: elsewhere a computed field adds up, as in cel: rows.map(r, r.amount).sum()
        """#)
  }

  @Test func `a required computed field`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: computed
          cel: 1 + 1
          required: true
      """#,
      gives: #"""
        f.yaml:6:5: error: a computed field cannot be required: nobody fills it in
        6 |     required: true
          |     ^^^^^^^^
        help: leave 'required' out
        """#)
  }

  @Test func `a password that is said not to be secret`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: password
          secret: false
      """#,
      gives: #"""
        f.yaml:5:13: warning: 'secret: false' has no effect here: what this field holds is always secret
        5 |     secret: false
          |             ^^^^^
        """#)
  }
}
