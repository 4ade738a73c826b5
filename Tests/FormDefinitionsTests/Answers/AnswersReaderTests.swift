import FormDefinitions
import Testing
import Values

/// Answers that are given beforehand, typed by their fields.
struct AnswersReaderTests {
  private static let form = """
    formline: 1
    fields:
      - {id: email}
      - {id: age, type: integer}
      - {id: plan, type: select, options: [free, {value: team, label: For teams}]}
      - {id: tags, type: multiselect, options: [a, b, c]}
      - {id: ok, type: boolean}
      - {id: day, type: date}
      - {id: full, type: computed, cel: email}
      - {type: note, label: Hi}
    """

  private func diagnostics(_ text: String) throws -> String {
    let (_, found) = AnswersReader.read(Array(text.utf8), path: "a.yaml", for: try definition(Self.form))
    return found.map { $0.rendered(color: false) }.joined(separator: "\n")
  }

  @Test func `answers have the types of their fields, and items the order of the options`() throws {
    let text =
      #"{"email": "a@b.c", "age": 3.0, "tags": ["c", "a"], "ok": true, "day": "2026-02-28", "full": "ignored"}"#
    let (answers, found) = AnswersReader.read(Array(text.utf8), path: "a.yaml", for: try definition(Self.form))
    #expect(found.isEmpty)
    #expect(
      answers == [
        "email": .string("a@b.c"), "age": .integer(3), "tags": .list([.string("a"), .string("c")]), "ok": .bool(true),
        "day": .string("2026-02-28"),
      ])
  }

  @Test func `JSON holds what JSON allows in strings, and what follows keeps its place`() throws {
    let hostile = "\u{7F}\u{80}\u{85}\u{9F}\u{A0}\u{2028}\u{2029}\u{FEFF}\u{FFFE}\u{FFFF}😀"
    let text = "{\"email\": \"\(hostile)\\\"\(hostile)\", \"age\": \"x\"}"
    let (answers, found) = AnswersReader.read(Array(text.utf8), path: "a.yaml", for: try definition(Self.form))
    // What is a control character enters no value.
    let kept = "\u{A0}\u{2028}\u{2029}\u{FEFF}\u{FFFE}\u{FFFF}😀"
    #expect(answers == ["email": .string("\(kept)\"\(kept)")])
    #expect(found.map(\.message) == ["'age': 'x' is not a whole number"])
    #expect(found.map(\.column) == [text.unicodeScalars.count - 3])
  }

  @Test func `every mistake is placed`() throws {
    #expect(
      try diagnostics(
        """
        emial: a@b.c
        age: seven
        plan: tem
        tags: [a, x]
        ok: maybe
        day: 2026-02-29
        """)
          == """
          a.yaml:1:1: error: no field is called 'emial'
          1 | emial: a@b.c
            | ^^^^^
          help: did you mean 'email'?
          a.yaml:2:6: error: 'age': 'seven' is not a whole number
          2 | age: seven
            |      ^^^^^
          a.yaml:3:7: error: 'plan': 'tem' is not one of the options
          3 | plan: tem
            |       ^^^
          help: did you mean 'team'?
          a.yaml:4:7: error: 'tags': 'x' is not one of the options
          4 | tags: [a, x]
            |       ^^^^^^
          help: options are a, b, c
          a.yaml:5:5: error: 'ok': 'maybe' is neither yes nor no
          5 | ok: maybe
            |     ^^^^^
          a.yaml:6:6: error: 'day': February 2026 has 28 days
          6 | day: 2026-02-29
            |      ^^^^^^^^^^
          """)
  }

  @Test func `answers are one object`() throws {
    #expect(
      try diagnostics("[1]")
        == "a.yaml:1:1: error: answers must be an object of field ids and values, not a list\n1 | [1]\n  | ^^^")
    #expect(
      try diagnostics("# none\n")
        == "a.yaml:1:1: error: the file is empty\n1 | # none\n  | ^\nhelp: write {} for no answers")
  }

  @Test func `nothing that may be a secret is quoted`() throws {
    let form = try definition(
      """
      formline: 1
      fields:
        - {id: pin, type: integer, secret: true}
        - {id: b, type: integer}
        - {id: doors, type: list, fields: [{id: code, secret: true}]}
      """)
    let signs = (0x21...0x7E).map { String(UnicodeScalar(UInt8($0))) }.filter {
      !$0.first!.isLetter && !$0.first!.isNumber && !"#&".contains($0)
    }
    let signed = signs.flatMap {
      ["pin: \($0)hunter2", "pin: hunter2\($0)", "pin: &a [\($0)hunter2 x, *a]", "pin: \($0)\($0)hunter2"]
    }
    let texts = [
      "\"hunter2\"", "doors: hunter2", "[hunter2]", "pin: hunter2\n", "{\"pin\": \"hunter2\", \"b\": \"x\"}",
      "pni: hunter2", "pin: [hunter2", "pin: {a: hunter2}", "pin: &hunter2 [*hunter2]", "pin: !!hunter2 x",
    ]
    for text in texts + signed {
      let (_, found) = AnswersReader.read(Array(text.utf8), path: "a", for: form)
      #expect(!found.isEmpty, "\(text)")
      #expect(!found.contains { $0.rendered(color: false).contains("hunter2") }, "\(text)")
      #expect(!Diagnostic.json(found).contains("hunter2"), "\(text)")
    }
  }

  /// Each place of a secret collection at which something may stand, with what does not fit there.
  @Test(
    arguments: [
      #"m={"k":{"hunter2":1}}"#, #"m={"hunter2":{"v":"x"}}"#, #"m={"k":{"v":"hunter2"}}"#, #"m={"hunter2":1}"#,
      #"m={"k":"hunter2"}"#, #"m=["hunter2"]"#, #"m=hunter2"#, #"m={"hunter2":{},"hunter2":{}}"#,
      #"m={"k":{"v":1,"hunter2":1,"hunter2":2}}"#, #"l=[{"hunter2":1}]"#, #"l=[{"v":"hunter2"}]"#,
      #"l=[{"d":"hunter2"}]"#, #"l=[{"o":"hunter2"}]"#, #"l=["hunter2"]"#, #"l={"hunter2":1}"#,
      #"l=[{"inner":"hunter2"}]"#, #"l=[{"inner":["hunter2"]}]"#, #"l=[{"inner":[{"hunter2":1}]}]"#,
      #"l=[{"inner":[{"w":"hunter2"}]}]"#, #"l=[{"m":{"hunter2":{"x":"y"}}}]"#, #"l=[{"m":{"k":{"hunter2":1}}}]"#,
    ])
  func `nothing in a secret collection is quoted`(assignment: String) throws {
    let form = try definition(
      """
      formline: 1
      fields:
        - {id: m, type: map, secret: true, key: {id: k}, fields: [{id: v, type: integer}]}
        - id: l
          type: list
          secret: true
          fields:
            - {id: v, type: integer}
            - {id: d, type: date}
            - {id: o, type: select, options: [x]}
            - {id: inner, type: list, fields: [{id: w, type: integer}]}
            - {id: m, type: map, key: {id: k}, fields: [{id: x, type: integer}]}
      """)
    let equals = try #require(assignment.firstIndex(of: "="))
    let (id, value) = (assignment[..<equals], assignment[equals...].dropFirst())
    if case .failure(let mismatch) = AnswersReader.parse(assignment: assignment, for: form) {
      #expect(!"\(mismatch.message) \(mismatch.help ?? "")".contains("hunter2"))
    }
    for text in ["{\"\(id)\": \(value)}", "\(id): \(value)"] {
      let (_, found) = AnswersReader.read(Array(text.utf8), path: "a", for: form)
      #expect(!found.isEmpty, "\(text)")
      #expect(!found.contains { $0.rendered(color: false).contains("hunter2") }, "\(found)")
      #expect(!Diagnostic.json(found).contains("hunter2"), "\(found)")
    }
  }

  @Test(
    "what fits in quotes is quoted as it is written",
    arguments: [
      ("nm: 007", "007"), ("{\"nm\": 1.10}", "1.10"), ("nm: 0x1F", "0x1F"), ("nm: True", "True"), ("nm: +1", "+1"),
      ("rows: [{nm: a}, {nm: 010}]", "010"), ("map: {k: 1_0, l: 1.0}", "1.0"), ("deep: {o: {x: 00}}", "00"),
    ])
  func quotes(text: String, quoted: String) throws {
    let form = try definition(
      """
      formline: 1
      fields:
        - {id: nm}
        - {id: rows, type: list, fields: [{id: nm}]}
        - {id: map, type: map, item: {}}
        - {id: deep, type: map, fields: [{id: x}]}
      """)
    let (_, found) = AnswersReader.read(Array(text.utf8), path: "a.yaml", for: form)
    #expect(found.map(\.help) == ["put it in quotes: \"\(quoted)\""])
  }

  @Test(
    "of what is no JSON it is said where",
    arguments: [
      (#"m={"a": "1", "a": "2"}"#, "'m': the value is not a JSON object", "column 12: duplicate key 'a'"),
      (#"l=[{"a": "1", "a": "2"}]"#, "'l': the value is not a JSON list", "column 13: duplicate key 'a'"),
      (#"m={"a": "1", "#, "'m': the value is not a JSON object", "column 1: the '{' that opens here is never closed"),
      (#"l=[{"a" "1"}]"#, "'l': the value is not a JSON list", "column 7: expected ':' here"),
      ("l=[\n{\"a\": x}]", "'l': the value is not a JSON list", "line 2, column 7: this is not a JSON value"),
      (#"l={"a": 1.10}"#, "'l': row 1: 'a': expected text, not a number", #"put it in quotes: "1.10""#),
      (#"o=[{"a": "x=y", "b" "1"}]"#, "'o': the value is not a JSON object", "column 19: expected ':' here"),
      (#"s={"a": "hunter2", "a": "x"}"#, "'s': the value is not a JSON list", "column 18"),
    ])
  func wrongJSON(assignment: String, message: String, help: String) throws {
    let form = try definition(
      """
      formline: 1
      fields:
        - {id: m, type: map, item: {}}
        - {id: l, type: list, fields: [{id: a}]}
        - {id: o, type: map, fields: [{id: a}]}
        - {id: s, type: list, fields: [{id: a, secret: true}]}
      """)
    guard case .failure(let mismatch) = AnswersReader.parse(assignment: assignment, for: form) else {
      Issue.record("it is taken")
      return
    }
    #expect(mismatch.message == message)
    #expect(mismatch.help == help)
  }

  static let assignments: [(String, String)] = [
    ("email=a=b", "email: \"a=b\""), ("email=", "email: null"), ("age= 12 ", "age: 12"),
    ("age=12x", "'age': '12x' is not a whole number"),
    ("age=99999999999999999999", "'age': '99999999999999999999' is too large"),
    ("plan=team", "plan: \"team\""), ("plan=For teams", "plan: \"team\""),
    ("plan=x", "'plan': 'x' is not one of the options"), ("tags=c,a", "tags: [\"a\",\"c\"]"),
    ("tags=[\"b\"]", "tags: [\"b\"]"), ("tags=[b", "'tags': the value is not a JSON list"),
    ("ok=Yes", "ok: true"), ("ok=0", "ok: false"), ("ok=maybe", "'ok': 'maybe' is neither yes nor no"),
    ("day=2026-02-28", "day: \"2026-02-28\""),
    ("day=28.2.2026", "day: \"2026-02-28\""),
    ("day=3/4/2026", "'day': '3/4/2026' can mean 2026-03-04 or 2026-04-03: write the one you mean"),
    ("day=soon", "'day': 'soon' is not a date; write it like 2026-02-28"),
    ("emial=x", "no field is called 'emial'"), ("email", "'email' is not of the form ID=VALUE"),
    ("full=x", "'full': a computed field takes no value"),
  ]

  @Test(
    "assignments of one list add up, others replace",
    arguments: [
      (["tags=c", "tags=a"], "[\"a\",\"c\"]"), (["tags=a", "tags=a,b"], "[\"a\",\"b\"]"),
      (["tags=c", "name=x", "tags="], "null"), (["name=a", "name=b"], "\"b\""),
      (["guests={\"who\": \"Ada\"}", "guests={\"who\": \"Ada\"}"], "[{\"who\":\"Ada\"},{\"who\":\"Ada\"}]"),
      (["guests=[{\"who\": \"Ada\"}]", "guests={\"who\": \"Bob\"}"], "[{\"who\":\"Ada\"},{\"who\":\"Bob\"}]"),
      (["hosts=a={\"the-port\": 1}", "hosts={\"b=\": {\"the-port\": 2}}"], #"{"a":{"port":1},"b=":{"port":2}}"#),
      (["labels=a=x", "labels=b=y=z"], #"{"a":"x","b":"y=z"}"#), (["labels= a=x"], #"{"a":"x"}"#),
    ])
  func repeated(assignments: [String], expected: String) throws {
    let form = try definition(
      """
      formline: 1
      fields:
        - {id: name}
        - {id: tags, type: multiselect, options: [a, b, c]}
        - {id: guests, type: list, fields: [{id: who}]}
        - {id: hosts, type: map, fields: [{id: port, name: the-port, type: integer}]}
        - {id: labels, type: map, item: {}}

      """)
    let (answers, mismatches) = AnswersReader.parse(assignments, for: form)
    let id = String(assignments[0].prefix { $0 != "=" })
    #expect(answers[id]?.json.text(.compact) == expected)
    #expect(mismatches.isEmpty)
  }

  @Test(
    "options of a file are chosen by their lines, in their order",
    arguments: [
      ("cities=Ulm", "cities: [\"Ulm\"]"), ("cities=Ulm, Bonn", "cities: [\"Bonn\",\"Ulm\"]"),
      ("cities=[\"Ulm\", \"Bonn\"]", "cities: [\"Bonn\",\"Ulm\"]"),
      ("cities=Ulm,Rom", "'cities': 'Rom' is not one of the options"),
    ])
  func optionsOfFile(assignment: String, expected: String) throws {
    let text = "formline: 1\nfields: [{id: cities, type: multiselect, options: {lines: cities.txt}}]\n"
    let read = DefinitionReader.read(Array(text.utf8), path: "f.yaml") { _ in .success(Array("Bonn\nKiel\nUlm\n".utf8))
    }
    let found =
      switch AnswersReader.parse(assignment: assignment, for: try #require(read.definition)) {
      case .success(let (id, value)): "\(id): \(value.json.text(.compact))"
      case .failure(let mismatch): mismatch.message
      }
    #expect(found == expected)
  }

  @Test(arguments: assignments)
  func `an assignment is typed by its field`(assignment: String, expected: String) throws {
    let found =
      switch AnswersReader.parse(assignment: assignment, for: try definition(Self.form)) {
      case .success(let (id, value)): "\(id): \(value.json.text(.compact))"
      case .failure(let mismatch): mismatch.message
      }
    #expect(found == expected)
  }
}
