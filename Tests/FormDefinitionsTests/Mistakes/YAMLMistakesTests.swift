import FormDefinitions
import Testing

/// What is wrong with a file as YAML.
struct YAMLMistakesTests {
  @Test func `an empty file is told how a form begins`() {
    diagnose(
      "",
      gives: #"""
        f.yaml:1:1: error: the file is empty
        1 |
          | ^
        help: a form begins with 'formline: 1'
        """#)
  }

  @Test func `a file of comments alone is empty`() {
    diagnose(
      #"""
      # nothing yet
      """#,
      gives: #"""
        f.yaml:1:1: error: the file is empty
        1 | # nothing yet
          | ^
        help: a form begins with 'formline: 1'
        """#)
  }

  @Test func `two documents are one too many`() {
    diagnose(
      #"""
      formline: 1
      fields: [{id: a}]
      ---
      formline: 1
      """#,
      gives: #"""
        f.yaml:3:1: error: only one document is allowed in a file
        3 | ---
          | ^^^
        help: remove what comes before or after '---' or '...'
        """#)
  }

  @Test func `a tab does not indent`() {
    diagnose(
      #"""
      formline: 1
      fields:
      	- id: a
      """#,
      gives: #"""
        f.yaml:3:1: error: a tab cannot be used here
        3 |  - id: a
          | ^
        help: indent with blanks
        """#)
  }

  @Test func `an at sign cannot begin a value`() {
    diagnose(
      #"""
      formline: 1
      title: @home
      """#,
      gives: #"""
        f.yaml:2:8: error: a value cannot begin with '@'
        2 | title: @home
          |        ^
        help: put the value in quotes
        """#)
  }

  @Test func `a colon inside a plain text wants quotes`() {
    diagnose(
      #"""
      formline: 1
      title: Sign up: now
      """#,
      gives: #"""
        f.yaml:2:15: error: a ':' is not allowed here
        2 | title: Sign up: now
          |               ^
        help: put text that contains ': ' in quotes, or check the indentation
        """#)
  }

  @Test func `a quote that is never closed is shown where it opens`() {
    diagnose(
      #"""
      formline: 1
      title: "Sign up
      fields: []
      """#,
      gives: #"""
        f.yaml:2:8: error: the text that begins here is never closed
        2 | title: "Sign up
          |        ^
        help: end it with "
        """#)
  }

  @Test func `a key without its colon is noticed`() {
    diagnose(
      #"""
      formline: 1
      title
      fields: []
      """#,
      gives: #"""
        f.yaml:2:1: error: expected ':' after a key
        2 | title
          | ^
        help: write 'key: value', with a blank after the colon
        """#)
  }

  @Test func `a list in brackets that is not closed`() {
    diagnose(
      #"""
      formline: 1
      fields: [{id: a}
      """#,
      gives: #"""
        f.yaml:2:9: error: the '[' that opens here is never closed
        2 | fields: [{id: a}
          |         ^
        help: end it with ']'
        """#)
  }

  @Test func `a wrong closing bracket`() {
    diagnose(
      #"""
      formline: 1
      fields: [{id: a]
      """#,
      gives: #"""
        f.yaml:2:16: error: expected ',' or '}'
        2 | fields: [{id: a]
          |                ^
        help: put text that contains any of , [ ] { } in quotes
        """#)
  }

  @Test func `an indentation that fits nothing`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
         type: text
      """#,
      gives: #"""
        f.yaml:4:4: error: this line does not fit the lines before it
        4 |    type: text
          |    ^
        help: give the keys of one mapping and the items of one list the same indentation
        """#)
  }

  @Test func `an unknown escape in double quotes`() {
    diagnose(
      #"""
      formline: 1
      title: "C:\data"
      """#,
      gives: #"""
        f.yaml:2:11: error: unknown escape in a text in double quotes
        2 | title: "C:\data"
          |           ^
        help: write \\ for a backslash, or use single quotes
        """#)
  }

  @Test func `a duplicate key names the line of the first`() {
    diagnose(
      #"""
      formline: 1
      title: a
      title: b
      fields: [{id: a}]
      """#,
      gives: #"""
        f.yaml:3:1: error: duplicate key 'title'
        3 | title: b
          | ^^^^^
        help: the first is on line 2
        """#)
  }

  @Test func `a duplicate key inside of a field`() {
    diagnose(
      #"""
      formline: 1
      fields: [{id: a, id: b}]
      """#,
      gives: #"""
        f.yaml:2:18: error: duplicate key 'id'
        2 | fields: [{id: a, id: b}]
          |                  ^^
        help: the first is on line 2
        """#)
  }

  @Test func `a key that is a list`() {
    diagnose(
      #"""
      formline: 1
      [a, b]: c
      fields: [{id: a}]
      """#,
      gives: #"""
        f.yaml:2:1: error: a key must be text, not a list or a mapping
        2 | [a, b]: c
          | ^^^^^^
        help: write it like key: value
        """#)
  }

  @Test func `an unknown alias`() {
    diagnose(
      #"""
      formline: 1
      title: *title
      """#,
      gives: #"""
        f.yaml:2:8: error: unknown alias '*title'
        2 | title: *title
          |        ^^^^^^
        help: an anchor '&title' must come before it; quote text that begins with *
        """#)
  }

  @Test func `an alias inside of what it repeats`() {
    diagnose(
      #"""
      formline: 1
      fields: &all
        - *all
      """#,
      gives: #"""
        f.yaml:3:5: error: the alias '*all' stands inside of what it repeats
        3 |   - *all
          |     ^^^^
        help: write out what it stands for
        """#)
  }

  @Test func `an unknown tag`() {
    diagnose(
      #"""
      formline: 1
      title: !upper x
      fields: [{id: a}]
      """#,
      gives: #"""
        f.yaml:2:8: error: unknown tag '!upper'
        2 | title: !upper x
          |        ^^^^^^
        help: remove it; only !!str, !!int, !!float, !!bool and !!null are known
        """#)
  }

  @Test func `a core tag that does not fit`() {
    diagnose(
      #"""
      formline: 1
      title: !!int x
      fields: [{id: a}]
      """#,
      gives: #"""
        f.yaml:2:8: error: the tag '!!int' does not fit this value
        2 | title: !!int x
          |        ^^^^^
        help: remove the tag
        """#)
  }

  @Test func `a merge key is not YAML 1.2`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - &base {id: a}
        - <<: *base
          id: b
      """#,
      gives: #"""
        f.yaml:4:5: error: merge keys ('<<') are not part of YAML 1.2
        4 |   - <<: *base
          |     ^^
        help: repeat the keys, or give the whole value an alias
        """#)
  }

  @Test func `a YAML version of the future`() {
    diagnose(
      #"""
      %YAML 2.0
      ---
      formline: 1
      """#,
      gives: #"""
        f.yaml:1:1: error: only YAML 1.1 and 1.2 are read
        1 | %YAML 2.0
          | ^
        help: remove the %YAML line
        """#)
  }

  @Test func `a value that is missing in a list`() {
    diagnose(
      #"""
      formline: 1
      fields: [ , a]
      """#,
      gives: #"""
        f.yaml:2:11: error: expected a value here
        2 | fields: [ , a]
          |           ^
        help: write one, or null for none
        """#)
  }

  @Test func `a control character`() {
    diagnose(
      "formline: 1\ntitle: a\u{7}b",
      gives: #"""
        f.yaml:2:9: error: the control character U+0007 is not allowed in a file
        2 | title: a␇b
          |         ^
        help: write it as "\u0007" in double quotes
        """#)
  }

  @Test func `bytes that are not UTF-8`() {
    let reading = DefinitionReader.read(
      Array("formline: 1\nfields: [".utf8) + [0xE9, 0x5D], path: "f.yaml", resources: resource)
    #expect(
      reading.diagnostics.map { $0.rendered(color: false) } == [
        #"""
        f.yaml:2:10: error: the file is not UTF-8 text
        2 | fields: [�]
          |          ^
        help: save it as UTF-8
        """#
      ])
  }

  @Test func `brackets in brackets`() {
    let brackets = String(repeating: "[", count: 70)
    diagnose(
      "formline: 1\nfields: \(brackets)",
      gives: """
        f.yaml:2:72: error: nested more than 64 levels deep
        2 | fields: \(brackets)
          |                                                                        ^
        help: no form needs that many
        """)
  }

  @Test func `aliases that repeat aliases`() {
    let lines = (1..<30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1), *a\($0 - 1)]" }
    diagnose(
      (["formline: 1", "a0: &a0 [x, x]"] + lines).joined(separator: "\n"),
      gives: #"""
        f.yaml:11:20: error: the aliases of this file repeat more than 100000 values
        11 | a9: &a9 [*a8, *a8, *a8]
           |                    ^^^
        help: write out what they stand for
        """#)
  }

  @Test func `a file of more than 5 MiB`() {
    diagnose(
      "formline: 1\n" + String(repeating: "#", count: 5 * 1024 * 1024),
      gives: #"""
        f.yaml:1:1: error: the file is too large: 5242893 bytes, at most 5242880 are read
        1 | formline: 1
          | ^
        help: options: {lines: FILE} keeps long lists of options in files of their own
        """#)
  }
}
