import Testing

/// Defaults that do not fit their fields.
struct DefaultMistakesTests {
  @Test func `a default that is no option`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: plan
          type: select
          options: [free, team]
          default: taem
      """#,
      gives: #"""
        f.yaml:6:14: error: the default does not fit the field: 'taem' is not one of the options
        6 |     default: taem
          |              ^^^^
        help: did you mean 'team'?
        """#)
  }

  @Test func `a number for a text`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          default: 7
      """#,
      gives: #"""
        f.yaml:4:14: error: the default does not fit the field: expected text, not a whole number
        4 |     default: 7
          |              ^
        help: put it in quotes: "7"
        """#)
  }

  @Test func `a number that is another one without quotes`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - {id: a, default: 007}
        - {id: b, default: 1.10}
        - {id: c, type: list, item: {}, default: [x, 0x1F]}
        - {id: d, type: map, fields: [{id: e}], default: {k: {e: 1e3}}}
      """#,
      gives: #"""
        f.yaml:3:22: error: the default does not fit the field: expected text, not a whole number
        3 |   - {id: a, default: 007}
          |                      ^^^
        help: put it in quotes: "007"
        f.yaml:4:22: error: the default does not fit the field: expected text, not a number
        4 |   - {id: b, default: 1.10}
          |                      ^^^^
        help: put it in quotes: "1.10"
        f.yaml:5:48: error: the default does not fit the field: row 2: expected text, not a whole number
        5 |   - {id: c, type: list, item: {}, default: [x, 0x1F]}
          |                                                ^^^^
        help: put it in quotes: "0x1F"
        f.yaml:6:60: error: the default does not fit the field: 'k': 'e': expected text, not a number
        6 |   - {id: d, type: map, fields: [{id: e}], default: {k: {e: 1e3}}}
          |                                                            ^^^
        help: put it in quotes: "1e3"
        """#)
  }

  @Test func `a number or boolean in quotes`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - {id: a, type: integer, default: "5"}
        - {id: b, type: number, default: '1.5'}
        - {id: c, type: boolean, default: "true"}
      """#,
      gives: #"""
        f.yaml:3:37: error: the default does not fit the field: expected a whole number, not text
        3 |   - {id: a, type: integer, default: "5"}
          |                                     ^^^
        help: leave the quotes out: 5
        f.yaml:4:36: error: the default does not fit the field: expected a number, not text
        4 |   - {id: b, type: number, default: '1.5'}
          |                                    ^^^^^
        help: leave the quotes out: 1.5
        f.yaml:5:37: error: the default does not fit the field: expected true or false, not text
        5 |   - {id: c, type: boolean, default: "true"}
          |                                     ^^^^^^
        help: leave the quotes out: true
        """#)
  }

  @Test func `a default with an object that there is not`() {
    diagnose(
      #"""
      formline: 1
      answer: nested
      sections:
        - id: server
          fields:
            - {id: port, type: integer, default: 80, defaultWith: sever}
            - {id: host, default: a, defaultWith: server}
            - {id: user, name: [login, user], default: a, defaultWith: [server, login]}
            - {id: mail, default: a, defaultWith: [server, mail]}
            - id: rows
              type: list
              fields:
                - {id: key, name: [tls, key], default: a, defaultWith: tls}
                - {id: cert, default: a, defaultWith: server}
      """#,
      gives: #"""
        f.yaml:6:61: error: 'defaultWith' names no object: 'sever'
        6 |       - {id: port, type: integer, default: 80, defaultWith: sever}
          |                                                             ^^^^^
        help: did you mean 'server'?
        f.yaml:9:45: error: 'defaultWith' names no object: 'server.mail'
        9 |       - {id: mail, default: a, defaultWith: [server, mail]}
          |                                             ^^^^^^^^^^^^^^
        help: objects are server, server.login
        f.yaml:14:49: error: 'defaultWith' names no object: 'server'
        14 |           - {id: cert, default: a, defaultWith: server}
           |                                                 ^^^^^^
        help: objects are tls
        """#)
    diagnose(
      """
      formline: 1
      fields: [{id: a, default: x, defaultWith: b}]
      """,
      gives: """
        f.yaml:2:43: error: 'defaultWith' names no object: 'b'
        2 | fields: [{id: a, default: x, defaultWith: b}]
          |                                           ^
        help: leave it out: no answers are in objects here
        """)
  }

  @Test func `a text for a number`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: integer
          default: seven
      """#,
      gives: #"""
        f.yaml:5:14: error: the default does not fit the field: 'seven' is not a whole number
        5 |     default: seven
          |              ^^^^^
        help: write another default, or leave it out
        """#)
  }

  @Test func `a number of YAML 1.1`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - {id: a, type: integer, default: 0777}
        - {id: b, type: integer, default: 1:20}
      """#,
      gives: #"""
        f.yaml:3:37: warning: '0777' is 777, not an octal number
        3 |   - {id: a, type: integer, default: 0777}
          |                                     ^^^^
        help: write 777, or 0o777 if you mean octal
        f.yaml:4:37: error: the default does not fit the field: '1:20' is not a whole number
        4 |   - {id: b, type: integer, default: 1:20}
          |                                     ^^^^
        help: in YAML 1.2 '1:20' is text, not a number in base 60
        """#)
  }

  @Test func `a fraction for a whole number`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: integer
          default: 1.5
      """#,
      gives: #"""
        f.yaml:5:14: error: the default does not fit the field: 1.5 is not a whole number
        5 |     default: 1.5
          |              ^^^
        help: write another default, or leave it out
        """#)
  }

  @Test func `a boolean of YAML 1.1 for a boolean`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: boolean
          default: no
      """#,
      gives: #"""
        f.yaml:5:14: error: the default does not fit the field: 'no' is neither true nor false
        5 |     default: no
          |              ^^
        help: in YAML 1.2 'no' is text; write false
        """#)
  }

  @Test func `a default that is too short`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          minLength: 3
          default: ab
      """#,
      gives: #"""
        f.yaml:5:14: error: the default does not fit the field: Use at least 3 characters: there are 2
        5 |     default: ab
          |              ^^
        help: write another default, or leave it out
        """#)
  }

  @Test func `a default that its pattern refuses`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          pattern: '^[0-9]+$'
          default: ab
      """#,
      gives: #"""
        f.yaml:5:14: error: the default does not fit the field: This must look like 234567
        5 |     default: ab
          |              ^^
        help: write another default, or leave it out
        """#)
  }

  @Test func `a default that its own rule refuses`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: integer
          validate: [{rule: self > 3, message: More than three}]
          default: 2
      """#,
      gives: #"""
        f.yaml:6:14: error: the default does not fit the field: More than three
        6 |     default: 2
          |              ^
        help: write another default, or leave it out
        """#)
  }

  @Test func `a default above the maximum`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: integer
          maximum: 3
          default: 4
      """#,
      gives: #"""
        f.yaml:6:14: error: the default does not fit the field: This must be at most 3
        6 |     default: 4
          |              ^
        help: write another default, or leave it out
        """#)
  }

  @Test func `a date that does not exist`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: date
          default: 2026-02-29
      """#,
      gives: #"""
        f.yaml:5:14: error: the default does not fit the field: February 2026 has 28 days
        5 |     default: 2026-02-29
          |              ^^^^^^^^^^
        help: write another default, or leave it out
        """#)
  }

  @Test func `an e-mail address without its sign`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          contentType: email
          default: ada.example.com
      """#,
      gives: #"""
        f.yaml:5:14: error: the default does not fit the field: Enter a valid email address, such as name@example.com: the @ sign is missing
        5 |     default: ada.example.com
          |              ^^^^^^^^^^^^^^^
        help: write another default, or leave it out
        """#)
  }

  @Test func `an item that is no option`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: multiselect
          options: [a, b]
          default: [a, c, b, 7]
      """#,
      gives: #"""
        f.yaml:6:18: error: the default does not fit the field: 'c' is not one of the options
        6 |     default: [a, c, b, 7]
          |                  ^
        help: options are a, b
        f.yaml:6:24: error: the default does not fit the field: '7' is not one of the options
        6 |     default: [a, c, b, 7]
          |                        ^
        help: options are a, b
        """#)
  }

  @Test func `a row with an unknown field`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: list
          fields: [{id: name}]
          default: [{nane: x}]
      """#,
      gives: #"""
        f.yaml:6:16: error: the default does not fit the field: row 1: unknown field 'nane'
        6 |     default: [{nane: x}]
          |                ^^^^
        help: did you mean 'name'?
        """#)
  }

  @Test func `a default of several keys`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          default: {cell: a}
      """#,
      gives: #"""
        f.yaml:4:14: error: 'default' must be a value or {cel: …}, not a mapping of other keys
        4 |     default: {cell: a}
          |              ^^^^^^^^^
        help: write a value or {cel: …}
        """#)
  }

  @Test func `a secret default is not shown`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: password
          minLength: 10
          default: hunter2
      """#,
      gives: #"""
        f.yaml:6:14: warning: the default of a secret field can be read by everyone who can read this file
        help: leave it out, and prefill it with --answers
        f.yaml:6:14: error: the default does not fit the field: Use at least 10 characters: there are 7
        help: write another default, or leave it out
        """#)
  }
}
