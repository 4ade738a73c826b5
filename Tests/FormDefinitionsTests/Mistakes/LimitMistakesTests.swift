import FormDefinitions
import Testing

/// What is wrong with numbers and bounds.
struct LimitMistakesTests {
  @Test func `a length that is text`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          minLength: two
      """#,
      gives: #"""
        f.yaml:4:16: error: 'minLength' must be a whole number, not text 'two'
        4 |     minLength: two
          |                ^^^
        help: write it like 3
        """#)
  }

  @Test func `a length with an underscore`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          maxLength: 1_000
      """#,
      gives: #"""
        f.yaml:4:16: error: 'maxLength' must be a whole number, not text '1_000'
        4 |     maxLength: 1_000
          |                ^^^^^
        help: in YAML 1.2 '1_000' is text; write 1000
        """#)
  }

  @Test func `a length in base sixty`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          maxLength: 1:20
      """#,
      gives: #"""
        f.yaml:4:16: error: 'maxLength' must be a whole number, not text '1:20'
        4 |     maxLength: 1:20
          |                ^^^^
        help: in YAML 1.2 '1:20' is text, not a number in base 60
        """#)
  }

  @Test func `a negative length`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          minLength: -1
      """#,
      gives: #"""
        f.yaml:4:16: error: 'minLength' must be at least 0
        4 |     minLength: -1
          |                ^^
        help: write 0 or more
        """#)
  }

  @Test func `a leading zero is decimal`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          maxLength: 0777
      """#,
      gives: #"""
        f.yaml:4:16: warning: '0777' is 777, not an octal number
        4 |     maxLength: 0777
          |                ^^^^
        help: write 777, or 0o777 if you mean octal
        """#)
  }

  @Test func `no rows at all`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: textarea
          rows: 0
      """#,
      gives: #"""
        f.yaml:5:11: error: 'rows' must be at least 1
        5 |     rows: 0
          |           ^
        help: write 1 or more
        """#)
  }

  @Test func `a minimum length above the maximum`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          minLength: 9
          maxLength: 3
      """#,
      gives: #"""
        f.yaml:5:16: error: 'minLength' (9) is more than 'maxLength' (3)
        5 |     maxLength: 3
          |                ^
        help: make 'minLength' the smaller one
        """#)
  }

  @Test func `a minimum above the maximum`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: number
          minimum: 2.5
          maximum: 1
      """#,
      gives: #"""
        f.yaml:6:14: error: 'minimum' (2.5) is more than 'maximum' (1)
        6 |     maximum: 1
          |              ^
        help: make 'minimum' the smaller one
        """#)
  }

  @Test func `exclusive bounds with nothing between`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: integer
          exclusiveMinimum: 3
          exclusiveMaximum: 3
      """#,
      gives: #"""
        f.yaml:6:23: error: no value lies between 'exclusiveMinimum' and 'exclusiveMaximum'
        6 |     exclusiveMaximum: 3
          |                       ^
        help: move them apart
        """#)
  }

  @Test func `dates in the wrong order`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: date
          minimum: 2026-05-01
          maximum: 2026-04-01
      """#,
      gives: #"""
        f.yaml:6:14: error: 'minimum' (2026-05-01) is more than 'maximum' (2026-04-01)
        6 |     maximum: 2026-04-01
          |              ^^^^^^^^^^
        help: make 'minimum' the smaller one
        """#)
  }

  @Test func `a bound that is no date`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: date
          minimum: 2026-02-29
      """#,
      gives: #"""
        f.yaml:5:14: error: 'minimum': February 2026 has 28 days
        5 |     minimum: 2026-02-29
          |              ^^^^^^^^^^
        help: write a date like 2026-02-28, a time like 14:30
        """#)
  }

  @Test func `a date or time that is not written exactly`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: time
          minimum: 8:00
          default: "9:30"
        - {id: b, type: datetime, default: 28.2.2026 9:30}
      """#,
      gives: #"""
        f.yaml:5:14: error: 'minimum': '8:00' is not a time; write it like 14:30
        5 |     minimum: 8:00
          |              ^^^^
        help: write 08:00
        f.yaml:6:14: error: the default does not fit the field: '9:30' is not a time; write it like 14:30
        6 |     default: "9:30"
          |              ^^^^^^
        help: write 09:30
        f.yaml:7:38: error: the default does not fit the field: '28.2.2026 9:30' is not a date and time; write it like 2026-02-28 14:30
        7 |   - {id: b, type: datetime, default: 28.2.2026 9:30}
          |                                      ^^^^^^^^^^^^^^
        help: write 2026-02-28 09:30
        """#)
  }

  @Test func `a bound beyond all numbers`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: number
          maximum: 1e400
      """#,
      gives: #"""
        f.yaml:5:14: error: 'maximum' must be a number, not 1e400
        5 |     maximum: 1e400
          |              ^^^^^
        help: write it like 2.5
        """#)
  }

  @Test func `a bound that is no number`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: number
          minimum: few
      """#,
      gives: #"""
        f.yaml:5:14: error: 'minimum' must be a number, not text 'few'
        5 |     minimum: few
          |              ^^^
        help: write it like 2.5
        """#)
  }

  @Test func `a number that is none of those wanted is told as it was written`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - {id: a, maxLength: 2.50}
        - {id: b, type: number, minimum: 1e400}
      """#,
      gives: #"""
        f.yaml:3:24: error: 'maxLength' must be a whole number, not 2.50
        3 |   - {id: a, maxLength: 2.50}
          |                        ^^^^
        help: write it like 3
        f.yaml:4:36: error: 'minimum' must be a number, not 1e400
        4 |   - {id: b, type: number, minimum: 1e400}
          |                                    ^^^^^
        help: write it like 2.5
        """#)
  }

  @Test(arguments: ["maxLength: 1.4", "minLength: 1e"]) func `a long number is told as far as it says which one it is`(
    key: String
  ) {
    let text = "formline: 1\nfields: [{id: a, \(key)\(String(repeating: "9", count: 1000))}]\n"
    let messages = DefinitionReader.read(Array(text.utf8), path: "f.yaml", resources: resource).diagnostics.map(
      \.message)
    #expect(messages.count == 1 && messages.allSatisfy { $0.contains("must be a whole number, not 1") }, "\(messages)")
    #expect(messages.allSatisfy { $0.count < 120 && $0.hasSuffix("…") }, "\(messages)")
  }

  @Test func `a bound that no whole number reaches`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: integer
          minimum: 1e300
      """#,
      gives: #"""
        f.yaml:5:14: error: 'minimum' must be a whole number, not 1e+300
        5 |     minimum: 1e300
          |              ^^^^^
        help: write it like 3
        """#)
  }

  @Test func `a step of nothing`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: number
          multipleOf: 0
      """#,
      gives: #"""
        f.yaml:5:17: error: 'multipleOf' must be greater than 0
        5 |     multipleOf: 0
          |                 ^
        help: write how far values lie apart, such as 5
        """#)
  }

  @Test func `a step of half a day`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
          type: date
          multipleOf: 0.5
      """#,
      gives: #"""
        f.yaml:5:17: error: 'multipleOf' must be a whole number of days
        5 |     multipleOf: 0.5
          |                 ^^^
        help: write it like 7
        """#)
  }
}
