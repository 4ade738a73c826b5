import TestSupport
import Testing

/// What is said of a JSON Schema that cannot be asked for whole, and of answers that it refuses: where, and in which words.
@Suite struct SchemaReportTests {
  private let folder = TemporaryFolder()

  private func run(_ schema: String, _ answers: String) throws -> DetachedCommand {
    folder.write("s.json", schema)
    return try DetachedCommand(["run", "s.json", "--answers", "-", "--no-input"], input: answers, folder: folder)
  }

  /// Lists and maps, in objects and in one another, each of whose rows lacks something.
  private static let gaps = [
    (
      #""people": {"type": "array", "items": {"type": "object", "required": ["name", "mail"], "properties": {"#
        + #""name": {"type": "string"}, "mail": {"type": "string"}, "at": {"type": "object", "required": ["city"], "#
        + #""properties": {"city": {"type": "string"}, "zip": {"type": "string"}}}}}}"#,
      #""people": [{"name": "a", "mail": "m"}, {"name": "b"}, {"mail": "x", "at": {"zip": "1"}}]"#,
      ["people[1].mail", "people[2].name", "people[2].at.city"]
    ),
    (
      #""m": {"type": "object", "additionalProperties": {"type": "object", "required": ["v"], "properties": {"#
        + #""v": {"type": "string"}, "w": {"type": "string"}}}}"#,
      #""m": {"k": {"w": "x"}, "8080": {"v": "x"}, "z": {"w": "y"}}"#, ["m[0].v", "m[2].v"]
    ),
    (
      #""o": {"type": "object", "properties": {"r": {"type": "array", "items": {"type": "object", "required": ["x"], "#
        + #""properties": {"x": {"type": "string"}, "y": {"type": "array", "items": {"type": "object", "#
        + #""required": ["z"], "properties": {"z": {"type": "string"}, "n": {"type": "integer"}}}}}}}}}"#,
      #""o": {"r": [{"x": "q", "y": [{"z": "a"}, {"n": 1}]}, {"y": []}]}"#, ["o.r[0].y[1].z", "o.r[1].x"]
    ),
  ]

  @Test("what a row lacks is said of the row, as the definition that it is converted to says it", arguments: gaps)
  func lacking(properties: String, answers: String, places: [String]) throws {
    let command = try run("{\"type\": \"object\", \"properties\": {\(properties)}}", "{\(answers)}")
    #expect(command.status == 2)
    let told = command.error.split(separator: "\n").compactMap { $0.split(separator: ": ").dropFirst().first }
    #expect(Set(told.map(String.init)) == Set(places), "\(command.error)")
    #expect(told.count == places.count)
    folder.write("c.yaml", try DetachedCommand(["convert", "s.json"], folder: folder).output)
    let converted = try DetachedCommand(
      ["run", "c.yaml", "--no-input", "--answers", "-"], input: "{\(answers)}", folder: folder)
    #expect(
      Set(converted.error.split(separator: "\n")).isSuperset(of: command.error.split(separator: "\n")),
      "\(converted.error)")
  }

  @Test(
    "options that are lists or objects are left out, and a property that has no others",
    arguments: [
      (
        #"{"const": [1, 2]}"#, nil,
        "'p' is a choice between lists or objects, which cannot be asked for: it is left out"
      ),
      (
        #"{"enum": [{"a": 1}]}"#, nil,
        "'p' is a choice between lists or objects, which cannot be asked for: it is left out"
      ),
      (
        #"{"enum": ["a", ["b"]]}"#, #""a""#,
        "'p' has lists or objects among its options, which cannot be chosen: they are left out"
      ),
      (
        #"{"oneOf": [{"const": "a"}, {"const": {"b": 1}}]}"#, #""a""#,
        "'p' has lists or objects among its options, which cannot be chosen: they are left out"
      ),
      (
        #"{"type": "array", "items": {"enum": ["a", {"x": 1}]}}"#, #"["a"]"#,
        "'p' has lists or objects among its options, which cannot be chosen: they are left out"
      ),
    ] as [(String, String?, String)])
  func collections(schema: String, answer: String?, warning: String) throws {
    let given = answer.map { #"{"s": "t", "p": \#($0)}"# } ?? #"{"s": "t"}"#
    let command = try run(#"{"type": "object", "properties": {"s": {"type": "string"}, "p": \#(schema)}}"#, given)
    #expect(command.output == given + "\n", "\(command.error)")
    #expect(try DetachedCommand(["check", "s.json"], folder: folder).error.contains("warning: " + warning))
  }

  @Test func `a property with an empty name is left out`() throws {
    let schema = #"{"type": "object", "properties": {"s": {"type": "string"}, "": {"type": "string"}}}"#
    #expect(try run(schema, #"{"s": "t"}"#).output == #"{"s": "t"}"# + "\n")
  }

  @Test func `what is wrong with a row itself is said of the row`() throws {
    let schema = """
      {"type": "object", "properties": {"r": {"type": "array", "items": {"type": "object", "maxProperties": 1,
        "properties": {"a": {"type": "string"}, "b": {"type": "string"}}}}}}
      """
    let command = try run(schema, #"{"r": [{"a": "x"}, {"a": "x", "b": "y"}, {"a": "x", "b": "y"}]}"#)
    #expect(
      command.error.contains("formline: r[1]: ") && command.error.contains("formline: r[2]: "), "\(command.error)")
  }

  @Test func `two answers of one name are told of`() throws {
    let schema =
      #"{"type": "object", "properties": {"a.b": {"type": "string"}, "a": {"type": "object", "#
      + #""properties": {"b": {"type": "string"}}}}}"#
    let command = try run(schema, #"{"a.b": "r", "a": {"b": "q"}}"#)
    #expect(command.output == #"{"a.b": "r", "a": {"b": "q"}}"# + "\n")
    #expect(command.error.contains("warning: two answers are called 'a.b'"))
  }

  @Test func `converting tells that the definition has to be given which alternative it is`() throws {
    folder.write(
      "s.json",
      #"{"type": "object", "properties": {}, "anyOf": [{"properties": {"a": {}}}, {"properties": {"b": {}}}]}"#)
    let warning = "the definition by 'choice_is', which has to be given"
    #expect(try DetachedCommand(["convert", "s.json"], folder: folder).error.contains(warning))
    #expect(try !DetachedCommand(["check", "s.json"], folder: folder).error.contains(warning))
  }
}
