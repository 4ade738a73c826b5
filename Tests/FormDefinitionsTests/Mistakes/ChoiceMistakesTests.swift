import Testing

/// What is wrong with options, suggestions, checks and the files and commands they name.
struct ChoiceMistakesTests {
  @Test func `what a host may be asked, and be given`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: select
          options: {host: "no spaces"}
        - {type: note, id: n, label: Hi}
        - {id: p, type: password, check: {host: names}}
        - id: b
          type: select
          options: {host: regions, of: [n, p]}
      """#,
      gives: #"""
        f.yaml:5:21: error: the name of a host must be letters, digits, '_', '-' and '.', not 'no spaces'
        5 |     options: {host: "no spaces"}
          |                     ^^^^^^^^^^^
        help: write it like regions
        f.yaml:7:36: error: a host is not asked about a secret: secrets go out when the form is submitted
        7 |   - {id: p, type: password, check: {host: names}}
          |                                    ^^^^^^^^^^^^^
        help: the program checks it in 'form/submit'
        f.yaml:10:35: error: 'n' is a note and has no answer to give
        10 |     options: {host: regions, of: [n, p]}
           |                                   ^
        help: name a field that takes an answer
        f.yaml:10:38: error: 'p' is a secret, and secrets are given to no source
        10 |     options: {host: regions, of: [n, p]}
           |                                      ^
        help: leave it out
        """#)
  }

  @Test func `a select needs options`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: select
      """#,
      gives: #"""
        f.yaml:3:9: error: a field of type 'select' needs 'options'
        3 |   - id: a
          |         ^
        help: add it, as in options: [one, two]
        """#)
  }

  @Test func `a list has rows of fields or of one value`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - {id: a, type: list, item: {type: text}, fields: [{id: b}]}
      """#,
      gives: #"""
        f.yaml:3:45: error: a row has 'fields' or 'item', not both
        3 |   - {id: a, type: list, item: {type: text}, fields: [{id: b}]}
          |                                             ^^^^^^
        help: 'item' is for rows of one value; leave one of them out
        """#)
  }

  @Test func `what has no answer is no item`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - {id: a, type: list, item: {type: note, label: b}}
      """#,
      gives: #"""
        f.yaml:3:31: error: 'item' cannot be a note: it has no answer of its own
        3 |   - {id: a, type: list, item: {type: note, label: b}}
          |                               ^^^^^^^^^^^^^^^^^^^^^^
        help: give it another type, such as text
        """#)
  }

  @Test func `the keys of a map are text`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - {id: a, type: map, key: {type: integer}, item: {type: text}}
      """#,
      gives: #"""
        f.yaml:3:29: error: the keys of a map are text, not integer
        3 |   - {id: a, type: map, key: {type: integer}, item: {type: text}}
          |                             ^^^^^^^^^^^^^^^
        help: give 'key' the type text or select
        """#)
  }

  @Test func `no options to choose from`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: select
          options: []
      """#,
      gives: #"""
        f.yaml:5:14: error: 'options' must not be empty
        5 |     options: []
          |              ^^
        help: write at least one, as in [one, two]
        """#)
  }

  @Test func `options of the wrong kind`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: select
          options: many
      """#,
      gives: #"""
        f.yaml:5:14: error: 'options' must be a list of options, {lines: …}, {list: …}, {cel: …}, {command: …} or {host: …}, not text 'many'
        5 |     options: many
          |              ^^^^
        help: write it like [a, b], or a line for each behind '- '
        """#)
  }

  @Test func `two options with one value`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: select
          options: [free, team, free]
      """#,
      gives: #"""
        f.yaml:5:27: error: duplicate option 'free'
        5 |     options: [free, team, free]
          |                           ^^^^
        help: the first is on line 5
        """#)
  }

  @Test func `an option that is a list`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: select
          options: [[a]]
      """#,
      gives: #"""
        f.yaml:5:15: error: an option must be text, a number or a boolean, not a list
        5 |     options: [[a]]
          |               ^^^
        help: write text, a number or a boolean
        """#)
  }

  @Test func `an option without a value`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: select
          options: [{label: Free}]
      """#,
      gives: #"""
        f.yaml:5:15: error: an option needs 'value'
        5 |     options: [{label: Free}]
          |               ^^^^^^^^^^^^^
        help: add it, as in value: one
        """#)
  }

  @Test func `an unknown key of an option`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: select
          options: [{value: a, lable: A}]
      """#,
      gives: #"""
        f.yaml:5:26: error: unknown key 'lable' in an option
        5 |     options: [{value: a, lable: A}]
          |                          ^^^^^
        help: did you mean 'label'? Keys of an option are value, label, description, disabled, required
        """#)
  }

  @Test func `options from two places`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: select
          options: {lines: a.txt, cel: x}
      """#,
      gives: #"""
        f.yaml:5:14: error: 'options' takes exactly one of 'lines', 'list', 'cel', 'command' or 'host'
        5 |     options: {lines: a.txt, cel: x}
          |              ^^^^^^^^^^^^^^^^^^^^^^
        help: write one of them, and no other
        """#)
  }

  @Test func `an unknown source of options`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: select
          options: {file: a.txt}
      """#,
      gives: #"""
        f.yaml:5:15: error: unknown key 'file' in 'options'
        5 |     options: {file: a.txt}
          |               ^^^^
        help: keys of 'options' are lines, list, cel, command, host, of, timeout
        """#)
  }

  @Test func `a file outside of the folder`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: select
          options: {lines: ../secrets.txt}
      """#,
      gives: #"""
        f.yaml:5:22: error: '../secrets.txt' leaves the folder of the definition
        5 |     options: {lines: ../secrets.txt}
          |                      ^^^^^^^^^^^^^^
        help: move the file there; --allow-files lets it be read where it is
        """#)
  }

  @Test func `a file that is not there`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: select
          options: {lines: missing.txt}
      """#,
      gives: #"""
        f.yaml:5:22: error: cannot read 'missing.txt': no such file
        5 |     options: {lines: missing.txt}
          |                      ^^^^^^^^^^^
        help: paths begin at the folder of the definition
        """#)
  }

  @Test func `a file that is not UTF-8`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: select
          options: {lines: binary.txt}
      """#,
      gives: #"""
        binary.txt:2:1: error: this is not UTF-8 text
        2 | \#u{FFFD}
          | ^
        help: save the file as UTF-8
        """#)
  }

  @Test func `a file of more lines than anybody chooses from`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - {id: a, type: select, options: {lines: large.txt}}
      """#,
      gives: #"""
        f.yaml:3:44: error: 'large.txt' is too large: at most 5242880 bytes are read
        3 |   - {id: a, type: select, options: {lines: large.txt}}
          |                                            ^^^^^^^^^
        help: keep fewer lines in it
        """#)
  }

  @Test func `a file without lines`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: select
          options: {lines: empty.txt}
      """#,
      gives: #"""
        f.yaml:5:22: error: 'empty.txt' has no lines
        5 |     options: {lines: empty.txt}
          |                      ^^^^^^^^^
        help: write one on each line
        """#)
  }

  @Test func `a file with a line twice`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: select
          options: {lines: twice.txt}
      """#,
      gives: #"""
        twice.txt:3:1: error: duplicate line 'one'
        3 | one
          | ^^^
        help: the first is on line 1
        """#)
  }

  @Test func `a command that is a line for a shell`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          suggestions: {command: git branch}
      """#,
      gives: #"""
        f.yaml:4:28: error: 'command' must be a list, not text
        4 |     suggestions: {command: git branch}
          |                            ^^^^^^^^^^
        help: no shell is involved; write [git, branch]
        """#)
  }

  @Test func `a command of nothing`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          suggestions: {command: []}
      """#,
      gives: #"""
        f.yaml:4:28: error: 'command' must name a program
        4 |     suggestions: {command: []}
          |                            ^^
        help: write it as a list: [program, argument, …]
        """#)
  }

  @Test func `a timeout that is no duration`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          check: {command: [true-ish], timeout: 5 seconds}
      """#,
      gives: #"""
        f.yaml:4:43: error: '5 seconds' is not a duration
        4 |     check: {command: [true-ish], timeout: 5 seconds}
          |                                           ^^^^^^^^^
        help: write it like 500ms, 5s or 2m
        """#)
  }

  @Test func `a check without a command`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          check: {message: No}
      """#,
      gives: #"""
        f.yaml:4:12: error: 'check' takes exactly one of 'command' or 'host'
        4 |     check: {message: No}
          |            ^^^^^^^^^^^^^
        help: write one of them, and no other
        """#)
  }

  @Test func `more items than options`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: multiselect
          options: [a, b]
          minItems: 3
      """#,
      gives: #"""
        f.yaml:6:15: error: 'minItems' is 3, but there are only 2 options
        6 |     minItems: 3
          |               ^
        help: write 2 or less, or add options
        """#)
  }

  @Test func `more items than the only option`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: multiselect
          options: [a]
          minItems: 2
      """#,
      gives: #"""
        f.yaml:6:15: error: 'minItems' is 2, but there is only 1 option
        6 |     minItems: 2
          |               ^
        help: write 1 or less, or add options
        """#)
  }

  @Test func `more items at least than at most`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: multiselect
          options: [a, b, c]
          minItems: 3
          maxItems: 2
      """#,
      gives: #"""
        f.yaml:7:15: error: 'minItems' (3) is more than 'maxItems' (2)
        7 |     maxItems: 2
          |               ^
        help: make 'minItems' the smaller one
        """#)
  }
}
