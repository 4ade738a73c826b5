import TestSupport
import Testing

/// Values that are given to forms of JSON Schemas: what a schema accepts is taken, and comes out as it was given.
@Suite struct GivenToSchemaTests {
  private let folder = TemporaryFolder()

  private func run(_ schema: String, _ answers: String, _ arguments: String...) throws -> DetachedCommand {
    folder.write("s.json", schema)
    return try DetachedCommand(
      ["run", "s.json", "--answers", "-"] + (arguments.isEmpty ? ["--no-input"] : arguments), input: answers,
      folder: folder)
  }

  @Test(
    "the question which of several alternatives it is takes an answer, which is written nowhere",
    arguments: [true, false])
  func alternatives(areClosed: Bool) throws {
    let closed = areClosed ? #", "additionalProperties": false"# : ""
    let schema = """
      {"type": "object", "required": ["q"], "properties": {"q": {"oneOf": [
        {"title": "A", "type": "object", "required": ["a"], "properties": {"a": {"type": "string"}}\(closed)},
        {"title": "B", "type": "object", "required": ["b"], "properties": {"b": {"type": "integer"}}\(closed)}]}}}
      """
    folder.write("s.json", schema)
    let asked = try DetachedCommand(["questions", "s.json"], folder: folder)
    #expect(asked.output.contains(#""id": "q.q_is""#))
    let given = #"{"q": {"q_is": "A", "a": "x"}}"#
    let questions = try DetachedCommand(["questions", "s.json", "--answers", "-"], input: given, folder: folder)
    #expect(questions.status == 0, "\(questions.output)")
    #expect(try run(schema, given).output == #"{"q": {"a": "x"}}"# + "\n")
    #expect(try run(schema, #"{"q": {"q_is": "C", "a": "x"}}"#).status == 2)
  }

  @Test(
    "an empty line at every plain question leaves what was given as it is",
    arguments: [
      (#"{}"#, [#"{"a": 1}"#, "[1]", "5", #""x""#]), (#"{"type": "object"}"#, [#"{"a": 1, "l": {"z": 1}}"#]),
      (#"{"type": "array", "items": {"type": ["string", "integer"]}}"#, [#"[1, "1"]"#]),
      (#"{"type": "array", "items": {"type": "object", "properties": {"x": {}}}}"#, [#"[{"x": {"q": 1}}, {}]"#]),
      (#"{"type": "array", "items": {"enum": [1, "1", null, true]}}"#, ["[1, null]"]),
      (#"{"type": ["string", "null"]}"#, ["null", #""""#]), (#"{"type": "string", "writeOnly": true}"#, [#""x""#]),
      (#"{"type": "array", "items": {"type": "string"}}"#, [#"["a", ""]"#]),
      (#"{"type": "object", "additionalProperties": {"type": "string"}}"#, [#"{"k": ""}"#]),
    ] as [(String, [String])])
  func emptyLines(schema: String, values: [String]) throws {
    folder.write(
      "s.json", #"{"$schema": "", "type": "object", "properties": {"s": \#(schema), "t": {"type": "string"}}}"#)
    for value in values {
      folder.write("a.json", #"{"s": \#(value)}"#)
      let command = try DetachedCommand(
        ["run", "s.json", "--answers", "a.json", "--accessible"], input: String(repeating: "\n", count: 12),
        folder: folder)
      #expect(command.output.hasPrefix(#"{"s": \#(value)"#), "\(command.output) \(command.error)")
    }
  }

  @Test(
    "what stands in rows beside a change stays as it was given",
    arguments: [
      (
        #"{"type": "array", "items": {"type": "object", "properties": {"n": {"type": "string"}, "x": {}, "e": {"type": "string"}}}}"#,
        #"[{"n": "a", "x": {"q": 1}, "e": ""}, {"n": "b", "x": 5, "e": ""}]"#, #"Type "z""#,
        #"[{"n": "az", "x": {"q": 1}, "e": ""}, {"n": "b", "x": 5, "e": ""}]"#
      ),
      (
        #"{"type": "array", "items": {"type": ["string", "integer"]}}"#, #"[1, 2, "3"]"#, #"Type "z""#,
        #"["1z", 2, "3"]"#
      ),
      (#"{"type": "array", "items": {"type": ["string", "integer"]}}"#, #"[1, 2, "2"]"#, "Shift+F8", #"[2, "2"]"#),
      (
        #"{"type": "array", "items": {"type": "object", "properties": {"n": {"type": "string"}, "e": {"type": "string"}, "v": {}}}}"#,
        #"[{"n": "a", "e": "", "v": 1}, {"n": "b", "v": 2}]"#, "Shift+F8\nType \"z\"", #"[{"n": "bz", "v": 2}]"#
      ),
      (
        #"{"type": "array", "items": {"type": "object", "properties": {"n": {"type": "string"}, "e": {"type": "string"}, "v": {}}}}"#,
        #"[{"n": "a", "e": "", "v": 1}, {"n": "b", "v": "1"}]"#, "Type \"z\"\nCtrl+Down",
        #"[{"n": "b", "v": "1"}, {"n": "az", "v": 1, "e": ""}]"#
      ),
      (
        #"{"type": "array", "items": {"type": "object", "properties": {"n": {"type": "string"}, "e": {"type": "string"}, "v": {}}}}"#,
        #"[{"n": "a", "e": "", "v": 1}]"#, "Shift+F8\nF8\nType \"a\"", #"[{"n": "a"}]"#
      ),
      (#"{"type": "object"}"#, #"{"a": 1, "b": {"z": 1}}"#, #"Type "z""#, #"{"az": 1, "b": {"z": 1}}"#),
      (#"{"type": "array", "items": {"type": "string"}}"#, #"["a", ""]"#, #"Type "z""#, #"["az", ""]"#),
      (
        #"{"type": "array", "items": {"type": "object", "properties": {"n": {"type": "string"}, "l": {"type": "array", "items": {"type": "object", "properties": {"t": {"type": "string"}, "u": {"type": ["integer", "string", "null"]}}}}}}}"#,
        #"[{"n": "a", "l": [{"t": "", "u": null}, {"u": "7"}, {"t": "x", "u": 7}]}]"#, "Tab\nCtrl+Down",
        #"[{"n": "a", "l": [{"u": "7"}, {"t": "", "u": null}, {"t": "x", "u": 7}]}]"#
      ),
      (
        #"{"type": "object", "additionalProperties": {"type": "array", "items": {"type": ["integer", "string"]}}}"#,
        #"{"k": [1, "1", ""]}"#, "Tab\nCtrl+Down", #"{"k": ["1", 1, ""]}"#
      ),
      (
        #"{"type": "array", "items": {"type": "object", "properties": {"n": {"type": "string"}, "o": {"type": "object", "properties": {"e": {"enum": [1, null]}, "s": {"type": ["string", "null"]}}}}}}"#,
        #"[{"n": "a", "o": {"e": null, "s": null}}]"#, "Tab\nTab\nType \"z\"",
        #"[{"n": "a", "o": {"s": "z", "e": null}}]"#
      ),
      (#"{"type": "array", "items": {"type": "string"}}"#, #"["", "a"]"#, "Shift+F8\nCtrl+_", #"["", "a"]"#),
      (
        #"{"type": "object", "additionalProperties": {"type": "string"}}"#, #"{"k": "", "l": ""}"#,
        "Tab\nTab\nType \"z\"\nF8\nType \"n\"", #"{"k": "", "lz": "", "n": ""}"#
      ),
      (
        #"{"type": "object", "properties": {"l": {"type": "array", "items": {"type": "string"}}, "n": {"type": ["string", "null"]}}}"#,
        #"{"l": ["a", ""], "n": null}"#, #"Type "z""#, #"{"l": ["az", ""], "n": null}"#
      ),
    ])
  func besideChanges(schema: String, given: String, keys: String, answer: String) throws {
    folder.write("s.json", #"{"$schema": "", "type": "object", "properties": {"s": \#(schema)}}"#)
    folder.write("a.json", #"{"s": \#(given)}"#)
    folder.write("a.keys", "\(keys)\nCtrl+X\nCtrl+S\n")
    let command = try DetachedCommand(
      ["run", "s.json", "--answers", "a.json", "--keys", "a.keys"], folder: folder)
    #expect(command.output == #"{"s": \#(answer)}"# + "\n", "\(command.error)")
  }

  @Test(
    "a number that cannot be written as it was given is refused, wherever it stands",
    arguments: [
      "n: .nan", "n: -.inf", "n: 1\nl: [1, .nan]", "x: [.inf]", "x: {y: .nan}", #"{"x": 1e400}"#, #"{"n": -1e400}"#,
      #"{"x": 1e-400}"#,
      "x: 18446744073709551615",
      #"{"n": -9223372036854775809}"#,
    ])
  func notFinite(given: String) throws {
    let schema = """
      {"type": "object", "properties": {"n": {"type": "number"}, "l": {"type": "array", "items": {"type": "number"}}}}
      """
    let command = try run(schema, given)
    #expect(command.status != 0)
    #expect(command.output.isEmpty)
    #expect(command.error.contains("this number cannot be kept as it is"), "\(command.error)")
    #expect(command.error.contains("and not nearer to 0 than 5e-324"), "\(command.error)")
  }

  @Test(
    "a text of several lines for a field of one is refused, secret or not",
    arguments: [
      #"{"type": "string"}"#, #"{"type": "string", "writeOnly": true}"#, #"{"type": "string", "format": "password"}"#,
    ])
  func severalLines(text: String) throws {
    for shape in ["V", "[V]", #"{"o": V}"#] {
      let kind =
        shape == "V"
        ? text
        : shape == "[V]"
          ? #"{"type": "array", "items": \#(text)}"# : #"{"type": "object", "properties": {"o": \#(text)}}"#
      let given = #"{"v": \#(shape.replacing("V", with: #""a\nb""#))}"#
      let command = try run(#"{"type": "object", "properties": {"v": \#(kind)}}"#, given)
      #expect(command.status == 2, "\(kind) \(command.output)")
      #expect(command.output.isEmpty)
    }
  }

  @Test(
    "null says nothing of a yes or no that cannot be null",
    arguments: [
      (#""default": true"#, "true"), (#""default": false"#, "false"), (#""title": "B""#, nil),
    ])
  func nullOfBoolean(rest: String, written: String?) throws {
    let schema = #"{"type": "object", "properties": {"b": {"type": "boolean", \#(rest)}}}"#
    for arguments in [["--no-input"], ["--no-input", "--set", "b="]] {
      folder.write("s.json", schema)
      let given = arguments.count == 1 ? #"{"b": null}"# : "{}"
      let command = try DetachedCommand(["run", "s.json", "--answers", "-"] + arguments, input: given, folder: folder)
      #expect(command.output == (written.map { #"{"b": \#($0)}"# } ?? "{}") + "\n", "\(command.error)")
    }
  }

  private static let optional = """
    {"type": "object", "properties": {"o": {"type": "object", "required": ["h"], "properties": {
      "h": {"type": "string"}, "p": {"type": "integer", "default": 80}, "t": {"type": "boolean", "default": true}}}}}
    """

  @Test(
    "a default in an optional object is no answer; one that was given is",
    arguments: [
      ("{}", "{}"), (#"{"o": {"h": "x"}}"#, #"{"o": {"h": "x", "p": 80, "t": true}}"#),
      (#"{"o": {"p": null}}"#, "{}"), (#"{"o": {"p": 80}}"#, nil), (#"{"o": {"t": true}}"#, nil), (#"{"o": {}}"#, nil),
    ])
  func defaults(given: String, written: String?) throws {
    for (wrapped, outcome) in [
      (given, written), (#"{"l": [\#(given)]}"#, written.map { #"{"l": [\#($0)]}"# }),
    ] {
      let isRow = wrapped != given
      let schema =
        isRow
        ? #"{"type": "object", "properties": {"l": {"type": "array", "items": \#(Self.optional)}}}"# : Self.optional
      let command = try run(schema, wrapped)
      #expect(command.status == (outcome == nil ? 2 : 0), "\(wrapped) \(command.error)")
      #expect(command.output == (outcome.map { $0 + "\n" } ?? ""), "\(wrapped)")
      if outcome == nil, !isRow { #expect(command.error.contains("o.h: H is required")) }
    }
  }

  @Test(
    "a format is checked in what is given as in what is typed, at any depth",
    arguments: [
      ("email", "a@b.de", "a"), ("uri", "http://a.b", "x y"), ("ipv4", "192.0.2.1", "1.2.3"), ("ipv6", "::1", "::g"),
      ("uuid", "123e4567-e89b-12d3-a456-426614174000", "123"), ("hostname", "a.example", "-"), ("regex", "^a$", "("),
      ("duration", "P1D", "1 day"), ("date", "2026-02-28", "2026-02-30"),
    ])
  func formats(format: String, right: String, wrong: String) throws {
    for (shape, secret) in [
      ("V", ""), (#"{"o": V}"#, ""), (#"{"l": [V]}"#, ""), ("V", #", "writeOnly": true"#),
      (#"{"l": [V]}"#, #", "writeOnly": true"#),
    ] {
      let text = #"{"type": "string", "format": "\#(format)"\#(secret)}"#
      let inner =
        shape == "V"
        ? #""v": \#(text)"#
        : shape.contains("l")
          ? #""l": {"type": "array", "items": {"type": "object", "properties": {"v": \#(text)}}}"#
          : #""o": {"type": "object", "properties": {"v": \#(text)}}"#
      let schema = #"{"type": "object", "properties": {\#(inner)}}"#
      for (value, status) in [(right, Int32(0)), (wrong, 2)] {
        let given = shape.replacing("V", with: #"{"v": "\#(value)"}"#)
        let command = try run(schema, given)
        #expect(command.status == status, "\(given) \(command.error)")
        #expect(command.output == (status == 0 ? given + "\n" : ""))
      }
    }
  }

  @Test func `nobody has to answer in an object in which nothing but a default stands`() throws {
    folder.write("s.json", Self.optional)
    folder.write(
      "s.keys",
      """
      Form s.json
      Ctrl+X
      Ctrl+S
      Expect submitted
      Expect answers {}

      """)
    #expect(try DetachedCommand(["test", "s.keys"], folder: folder).output.hasSuffix("1 passed, 0 failed\n"))
    folder.write("own.yaml", try DetachedCommand(["convert", "s.json"], folder: folder).output)
    for (set, output) in [([], "{}\n"), (["--set", "o.h=x"], "{\"o\": {\"h\": \"x\", \"p\": 80, \"t\": true}}\n")] {
      let own = try DetachedCommand(["run", "own.yaml", "--no-input"] + set, folder: folder)
      #expect(own.output == output, "\(own.error)")
    }
  }

  @Test(
    "what a schema accepts is kept as it is given",
    arguments: [
      // Empty, and null where that is allowed.
      (#"{"e": {"type": "string"}, "l": {"type": "array", "items": {"type": "string"}}}"#, #"{"e": "", "l": []}"#),
      (#"{"m": {"type": "object", "additionalProperties": {"type": "string"}}}"#, #"{"m": {}}"#),
      (#"{"n": {"type": ["string", "null"]}}"#, #"{"n": null}"#),
      (#"{"n": {"type": ["string", "null"]}}"#, #"{"n": ""}"#),
      (#"{"o": {"type": ["object", "null"], "properties": {"x": {"type": "string"}}}}"#, #"{"o": null}"#),
      (#"{"o": {"type": "object", "properties": {"x": {"type": "string"}}}}"#, #"{"o": {}}"#),
      // Further properties, and the order of arrays.
      (
        #"{"l": {"type": "array", "items": {"properties": {"q": {"type": "array", "items": {"enum": ["1", "b"]}}}}}}"#,
        #"{"l": [{"q": ["b", "1"], "zz": 1}]}"#
      ),
      (
        #"{"m": {"type": "object", "additionalProperties": {"properties": {"x": {"type": "string"}}}}}"#,
        #"{"m": {"k": {"x": "1", "a/b": {"c": []}}}}"#
      ),
      // Another alternative, and another type.
      (
        """
        {"p": {"oneOf": [
          {"type": "object", "properties": {"kind": {"const": "A"}, "a": {"type": "string"}}, "required": ["kind"]},
          {"type": "object", "properties": {"kind": {"const": "B"}, "b": {"type": "integer"}}, "required": ["kind"]}]}}
        """, #"{"p": {"kind": "A", "a": "x", "b": 3}}"#
      ),
      (#"{"q": {"anyOf": [{"type": "string", "maxLength": 3}, {"type": "integer"}]}}"#, #"{"q": 5}"#),
      (#"{"l": {"type": "array", "items": {"type": ["string", "boolean"]}}}"#, #"{"l": ["a", true]}"#),
    ])
  func verbatim(properties: String, given: String) throws {
    let command = try run(#"{"type": "object", "properties": \#(properties)}"#, given)
    #expect(command.output == given + "\n", "\(command.error)")
    let all = #"{"type": "object", "properties": \#(properties), "required": ["\#(given.dropFirst(2).prefix(1))"]}"#
    #expect(try run(all, given).output == given + "\n")
  }

  @Test func `an empty text is an answer where it is the default, and in the entry of a map`() throws {
    let schema = """
      {"$schema": "", "type": "object", "required": ["b"], "properties": {"a": {"type": "string", "default": ""},
        "b": {"type": "string", "default": ""}, "m": {"type": "object", "additionalProperties": {"type": "string"}}}}
      """
    #expect(try run(schema, "{}").output == #"{"a": "", "b": ""}"# + "\n")
    folder.write("k.keys", "Tab\nTab\nF8\nType \"k\"\nCtrl+X\nCtrl+S\n")
    let command = try run(schema, "{}", "--keys", "k.keys")
    #expect(command.output == #"{"a": "", "b": "", "m": {"k": ""}}"# + "\n", "\(command.error)")
    folder.write("f.yaml", try DetachedCommand(["convert", "s.json"], folder: folder).output)
    let converted = try DetachedCommand(["run", "f.yaml", "--keys", "k.keys"], folder: folder)
    #expect(converted.output == command.output, "\(converted.error)")
  }

  @Test(
    "texts that Unicode holds for equivalent are two values, names are one",
    arguments: [
      (#"{"enum": ["é", "x"]}"#, "\"e\u{301}\"", 2), (#"{"enum": ["é", "x"]}"#, "\"é\"", 0),
      (#"{"not": {"const": "é"}, "type": "string"}"#, "\"e\u{301}\"", 0), (#"{"const": "é"}"#, "\"e\u{301}\"", 2),
      (#"{"type": "array", "uniqueItems": true, "items": {"type": "string"}}"#, "[\"é\", \"e\u{301}\"]", 0),
      (#"{"type": "object", "additionalProperties": {"type": "string"}}"#, "{\"é\": \"\", \"e\u{301}\": \"\"}", 65),
    ])
  func equivalent(schema: String, value: String, status: Int32) throws {
    let command = try run(#"{"type": "object", "properties": {"v": \#(schema)}}"#, #"{"v": \#(value)}"#)
    #expect(command.status == status, "\(command.output) \(command.error)")
    let written = status == 0 ? #"{"v": \#(value)}"# + "\n" : ""
    #expect(command.output.utf8.elementsEqual(written.utf8))
    // The name is written as the schema spells it.
    let named = try run(#"{"type": "object", "required": ["é"], "properties": {"é": {}}}"#, "{\"e\u{301}\": 1}")
    #expect(named.output.utf8.elementsEqual("{\"é\": 1}\n".utf8), "\(named.error)")
  }

  @Test(
    "rows that nothing tells apart are held against their alternatives",
    arguments: [
      (#"[{"a": "1", "x": 3}, {"b": "2"}]"#, true), ("[]", true), (#"[{"b": ""}]"#, true),
      (#"[{"a": "1", "b": "2"}]"#, false), (#"[{"x": 3}]"#, false), ("[{}]", false),
      (#"[{"b": "2", "y": 1}]"#, false),
    ])
  func alternatives(rows: String, isTaken: Bool) throws {
    func object(_ name: String, _ others: String = "") -> String {
      #"{"type": "object", "properties": {"\#(name)": {"type": "string"}\#(others)}, "required": ["\#(name)"], "#
        + #""additionalProperties": false}"#
    }
    let items = #"{"oneOf": [\#(object("a", #", "x": {"type": "integer"}"#)), \#(object("b"))]}"#
    let schema = #"{"type": "object", "properties": {"l": {"type": "array", "items": \#(items)}}}"#
    let given = #"{"l": \#(rows)}"#
    let command = try run(schema, given)
    #expect((command.status == 0) == isTaken, "\(command.error)")
    #expect(command.output == (isTaken ? given + "\n" : ""))
    #expect(command.error.contains("no property says which of the alternatives a row is"))
  }

  @Test func `a text becomes a number only where it fits as nothing else`() throws {
    folder.write(
      "s.json",
      #"{"type": "object", "properties": {"q": {"anyOf": [{"type": "string", "maxLength": 3}, {"type": "integer"}]}}}"#)
    for (text, value) in [("5", "\"5\""), ("12345", "12345"), ("abc", "\"abc\"")] {
      let command = try DetachedCommand(["run", "s.json", "--no-input", "--set", "q=\(text)"], folder: folder)
      #expect(command.output == "{\"q\": \(value)}\n")
    }
    #expect(try DetachedCommand(["run", "s.json", "--no-input", "--set", "q=abcd"], folder: folder).status == 2)
  }

  @Test(
    "a value of the wrong kind for an object is told at its place",
    arguments: [
      (#"{"o": 5}"#, "1:7: error: 'o': expected an object, not a whole number"),
      (#"{"l": [{"o": "x"}]}"#, "1:14: error: 'l': row 1: 'o': expected an object, not text"),
      (#"{"l": [5]}"#, "1:8: error: 'l': row 1 must be an object, not a whole number"),
    ])
  func wrongKinds(given: String, message: String) throws {
    let object = #"{"type": "object", "properties": {"x": {"type": "string"}}}"#
    for rest in ["", #", "additionalProperties": false"#] {
      let command = try run(
        """
        {"type": "object", "properties": {"o": \(object), "a": {"type": "string"},
          "l": {"type": "array", "items": {"type": "object", "properties": {"o": \(object)}\(rest)}}}\(rest)}
        """, given)
      #expect(command.status == 2)
      #expect(command.error.contains(message), "\(command.error)")
    }
  }

  @Test(
    "an unknown name in a row is status 65, as it is at the top",
    arguments: [
      (#"{"g": [{"x": "a"}, {"foo": 1}]}"#, "1:21: error: 'g': row 2: unknown field 'foo'"),
      (#"{"m": {"k": {"foo": 1}}}"#, "1:14: error: 'm': 'k': unknown field 'foo'"),
      (#"{"foo": 1}"#, "1:2: error: no field is called 'foo'"),
    ])
  func unknownNames(given: String, message: String) throws {
    folder.write(
      "f.yaml",
      "formline: 1\nfields:\n  - {id: g, type: list, fields: [{id: x}]}\n  - {id: m, type: map, fields: [{id: x}]}\n")
    let command = try DetachedCommand(
      ["run", "f.yaml", "--no-input", "--answers", "-"], input: given, folder: folder)
    #expect(command.status == 65)
    #expect(command.error.contains(message), "\(command.error)")
  }

  @Test(
    "what was given stays as it was where a person changes something else",
    arguments: [("", #""r": "new", "l": [{"n": "x""#), ("Tab\n", #""r": "", "l": [{"n": "xnew""#)])
  func editedOnes(keys: String, changed: String) throws {
    folder.write("k.keys", "Form s.json\n\(keys)Type \"new\"\nTab\nCtrl+X\nCtrl+S\n")
    let rest = #", "q": ["b", "1"], "zz": {"y": 1}, "o": {"ww": []}}, {"a/b": 2}], "e": ""}"#
    let command = try run(
      """
      {"type": "object", "required": ["r"], "properties": {"r": {"type": "string"}, "l": {"type": "array", "items": {
        "type": "object", "properties": {"n": {"type": "string"}, "q": {"type": "array", "items": {"enum": ["1", "b"]}},
        "o": {"type": "object", "properties": {"x": {"type": "string"}}}}}}, "e": {"type": "string"}}}
      """, #"{"r": "", "l": [{"n": "x""# + rest, "--keys", "k.keys")
    #expect(command.output == "{\(changed)\(rest)\n", "\(command.error)")
  }

  @Test(
    "lists and maps are written as they were given in formats of one line an answer, too",
    arguments: [
      (
        "shell",
        #"""
        l='["a","",null]'
        m='{"k":""}'
        r='[{"x":""},{"x":"","y":"q"}]'

        """#
      ),
      (
        "env",
        #"""
        l="[\"a\",\"\",null]"
        m="{\"k\":\"\"}"
        r="[{\"x\":\"\"},{\"x\":\"\",\"y\":\"q\"}]"

        """#
      ),
      ("lines", "[\"a\",\"\",null]\n{\"k\":\"\"}\n[{\"x\":\"\"},{\"x\":\"\",\"y\":\"q\"}]\n"),
    ])
  func flat(format: String, written: String) throws {
    let folder = TemporaryFolder()
    folder.write(
      "s.json",
      #"""
      {"$schema": "", "type": "object", "properties": {
        "l": {"type": "array", "items": {"type": ["string", "null"]}},
        "m": {"type": "object", "additionalProperties": {"type": "string"}},
        "r": {"type": "array", "items": {"type": "object", "properties": {
          "x": {"type": "string"}, "y": {"type": "string"}}}}}}
      """#)
    folder.write("a.json", #"{"l": ["a", "", null], "m": {"k": ""}, "r": [{"x": ""}, {"x": "", "y": "q"}]}"#)
    let command = try DetachedCommand(
      ["run", "s.json", "--answers", "a.json", "--no-input", "--output", format], folder: folder)
    #expect(command.output == written, "\(command.error)")
  }

  @Test func `rows of a map without keys are no entry, and keep the form open`() throws {
    folder.write("k.keys", "F8\nTab\nType \"one\"\nF8\nTab\nType \"two\"\nTab\nF10\n")
    for values in [#""string""#, #""object", "properties": {"x": {"type": "string"}}"#] {
      let schema =
        #"{"type": "object", "properties": {"m": {"type": "object", "additionalProperties": {"type": \#(values)}}}}"#
      let command = try run(schema, "{}", "--keys", "k.keys")
      #expect(command.status == 1 && command.output == "", "\(command.output)")
      #expect(command.error.contains("still runs"), "\(command.error)")
    }
  }
}
