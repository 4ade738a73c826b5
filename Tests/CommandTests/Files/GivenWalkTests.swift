import FormDefinitions
import TestSupport
import Testing

/// Random edits of what was given to a form of a JSON Schema: nothing but what was edited comes out in another way.
struct GivenWalkTests {
  private let folder = TemporaryFolder()

  /// Schemas of one value, and values that they accept.
  private static let kinds: [(schema: String, values: [String])] = [
    (#"{"type": "string"}"#, [#""""#, #""5""#, #"" x ""#, #""null""#, #""{a: 1}""#]),
    (#"{"type": "string", "enum": ["a", "b", ""]}"#, [#""a""#, #""""#]),
    (#"{"type": "integer"}"#, ["0", "-7", "9007199254740993"]), (#"{"type": "number"}"#, ["1.5", "2", "1e+21"]),
    (#"{"type": "boolean"}"#, ["true", "false"]), (#"{"type": ["string", "null"]}"#, ["null", #""""#, #""x""#]),
    (#"{"type": ["string", "integer"]}"#, ["1", #""1""#, #""""#]),
    (#"{"type": ["boolean", "null"]}"#, ["null", "true"]),
    ("{}", ["1", #""1""#, #"{"a": []}"#, "null", #""x: y""#]), (#"{"enum": [1, "1", null]}"#, ["1", #""1""#, "null"]),
    (#"{"type": "string", "format": "date-time"}"#, [#""2024-02-29T10:00:00+02:00""#, #""2024-02-29T10:00:00.5Z""#]),
    (#"{"type": "string", "writeOnly": true}"#, [#""s3""#, #""""#]),
    (#"{"type": "array", "items": {"type": "string"}}"#, ["[]", #"["a", ""]"#, #"["b", "b"]"#]),
    (#"{"type": "array", "items": {"type": ["string", "integer"]}}"#, [#"[1, "1"]"#]),
    (#"{"type": "array", "items": {"enum": ["a", 1, "1"]}}"#, [#"["1", "a"]"#, "[1]"]),
    (
      #"{"type": "array", "items": {"enum": ["choice1", "choice2", "choice3"]}}"#,
      [#"["choice3", "choice1", "choice3"]"#, #"["choice2"]"#]
    ),
    (#"{"type": "array", "items": {"enum": ["a", null, 1, ""]}}"#, [#"[null, "a", ""]"#, "[1]", "[null]"]),
    (
      #"{"type": "array", "items": {"type": "array", "items": {"enum": ["a", null, ""]}}}"#,
      [#"[[null, "a", ""], ["a"]]"#, "[[], [null]]"]
    ),
    (#"{"type": "object", "additionalProperties": {"type": "string"}}"#, ["{}", #"{"a.b/c": "", "k": "v"}"#]),
    (#"{"type": "object"}"#, ["{}", #"{"a": 1, "b": {"z": []}}"#]),
    (#"{"type": "object", "properties": {"x": {"type": "string"}}}"#, ["{}", #"{"x": "", "w": [1]}"#]),
    (#"{"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}"#, [#""a""#, #"["a"]"#]),
  ]

  /// Those that add something to what is given.
  private static let defaults: [(schema: String, values: [String])] = [
    (#"{"type": "integer", "default": 3}"#, ["1", "3"]), (#"{"type": "string", "default": "d"}"#, [#""""#, #""d""#]),
    (#"{"type": "boolean", "default": true}"#, ["true", "false"]),
    (#"{"type": "object", "properties": {"a": {"type": "integer", "default": 3}}}"#, ["{}", #"{"a": 4}"#]),
  ]

  /// A schema, and values that it accepts.
  private func kind(
    _ depth: Int, from kinds: [(schema: String, values: [String])] = Self.kinds, _ random: inout SeededGenerator
  ) -> (schema: String, values: [String]) {
    guard depth > 0, Int.random(in: 0..<10, using: &random) < 4 else { return kinds.randomElement(using: &random)! }
    let names = ["a", "b", "c", "d"].shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
    let members = names.map { (name: $0, kind: kind(depth - 1, from: kinds, &random)) }
    let properties = members.map { #""\#($0.name)": \#($0.kind.schema)"# }.joined(separator: ", ")
    let object = #"{"type": "object", "properties": {\#(properties)}}"#
    func value() -> String {
      let given = members.filter { _ in Int.random(in: 0..<10, using: &random) < 7 }
      let stranger = Int.random(in: 0..<5, using: &random) == 0 ? [#""zz": [null]"#] : []
      let texts = given.map { #""\#($0.name)": \#($0.kind.values.randomElement(using: &random)!)"# }
      return "{\((texts + stranger).joined(separator: ", "))}"
    }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return (object, [value(), value()])
    case 1: return (#"{"type": "array", "items": \#(object)}"#, ["[]", "[\(value())]", "[\(value()), \(value())]"])
    default:
      return (
        #"{"type": "object", "additionalProperties": \#(object)}"#, ["{}", #"{"k": \#(value()), "m.n": \#(value())}"#]
      )
    }
  }

  private static let edits = [
    #"Type "z""#, #"Type "1""#, "Space", "Backspace", "Ctrl+U", "Down", "Alt+Down", "Right", "F8", "Shift+F8",
    "Ctrl+Up",
    "Ctrl+Down",
  ]

  @Test(arguments: 1...UInt64(24 * FuzzEffort.factor))
  func `what nobody edits comes out as it was given`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = ["p", "q", "r"]
    let kinds = names.map { (name: $0, kind: kind(2, &random)) }
    let properties = kinds.map { #""\#($0.name)": \#($0.kind.schema)"# }.joined(separator: ", ")
    let schema = #"{"$schema": "", "type": "object", "properties": {\#(properties)}}"#
    let members = kinds.map { #""\#($0.name)": \#($0.kind.values.randomElement(using: &random)!)"# }
    let given = "{\(members.joined(separator: ", "))}"
    folder.write("s.json", schema)
    folder.write("a.json", given)
    let value = try #require(AnswerValue(parsing: Array(given.utf8)))
    func changes(_ arguments: [String], input: String = "") throws -> Int? {
      let command = try DetachedCommand(
        ["run", "s.json", "--answers", "a.json"] + arguments, input: input, folder: folder)
      guard command.status == 0 else { return nil }
      let written = try #require(AnswerValue(parsing: Array(command.output.utf8)), "\(command.output)")
      return written.changes(from: value)
    }
    #expect(try changes(["--no-input"]) == 0, "\(schema) \(given)")
    #expect(try changes(["--accessible"], input: String(repeating: "\n", count: 100)) == 0, "\(schema) \(given)")
    for _ in 0..<2 {
      var keys = (0..<Int.random(in: 0..<12, using: &random)).map { _ in
        Int.random(in: 0..<4, using: &random) == 0 ? "Shift+Tab" : "Tab"
      }
      keys.append(Self.edits.randomElement(using: &random)!)
      folder.write("a.keys", (keys + ["Ctrl+X", "Ctrl+S"]).joined(separator: "\n") + "\n")
      // A row that has moved is gone here and new there. What was edited may be invalid now.
      let most = keys.last?.hasPrefix("Ctrl+") ?? false ? 2 : 1
      if let count = try changes(["--keys", "a.keys"]) { #expect(count <= most, "\(schema) \(given) \(keys)") }
    }
  }

  private static let returns = [["Ctrl+Down"], ["Ctrl+Up"], ["Shift+F8", "Ctrl+_"]]

  @Test(arguments: 1...UInt64(24 * FuzzEffort.factor))
  func `rows that move, and what is taken back, keep what they were given, also in a draft`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    // A removed row comes back without its secrets, and so does a draft.
    let open = Self.kinds.filter { !$0.schema.contains("writeOnly") } + Self.defaults + Self.defaults
    let members = ["i", "p", "q"].map { (name: $0, kind: kind($0 == "i" ? 2 : 1, from: open, &random)) }
    let properties = members.map { #""\#($0.name)": \#($0.kind.schema)"# }.joined(separator: ", ")
    let item = #"{"type": "object", "properties": {\#(properties)}}"#
    let rows = (0..<3).map { _ in
      let given = members.filter { _ in Int.random(in: 0..<10, using: &random) < 7 }
      let texts = given.map { #""\#($0.name)": \#($0.kind.values.randomElement(using: &random)!)"# }
      return "{\(texts.joined(separator: ", "))}"
    }
    let schema = #"{"$schema": "", "type": "object", "properties": {"r": {"type": "array", "items": \#(item)}}}"#
    folder.write("s.json", schema)
    folder.write("a.json", #"{"r": [\#(rows.joined(separator: ", "))]}"#)
    func run(_ keys: [String], _ arguments: String...) throws -> AnswerValue? {
      folder.write("a.keys", keys.map { $0 + "\n" }.joined())
      let command = try DetachedCommand(
        ["run", "s.json", "--answers", "a.json", "--keys", "a.keys"] + arguments, folder: folder)
      return AnswerValue(parsing: Array(command.output.utf8))?.inAnyOrder
    }
    let submit = ["Ctrl+X", "Ctrl+S"]
    let untouched = try #require(try run(submit))
    for _ in 0..<2 {
      let keys = (0..<Int.random(in: 1...3, using: &random)).flatMap { _ in
        let way = Array(repeating: "Tab", count: Int.random(in: 0..<8, using: &random))
        return way + Self.returns.randomElement(using: &random)!
      }
      #expect(try run(keys + submit) == untouched, "\(schema) \(rows) \(keys)")
      _ = try run(keys, "--draft", "d.json")
      #expect(try run(submit, "--draft", "d.json", "--resume") == untouched, "\(schema) \(rows) \(keys), resumed")
    }
  }

  private static let secrets: [(form: String, given: String)] = [
    (
      "formline: 1\nfields: [{id: r, type: list, fields: [{id: n}, {id: w, type: password}]}]",
      #"{"r": [{"n": "a", "w": "sesame1"}, {"n": "b", "w": "sesame2"}]}"#
    ),
    ("formline: 1\nfields: [{id: r, type: map, item: {type: password}}]", #"{"r": {"a": "sesame1", "b": "sesame2"}}"#),
    (
      #"{"$schema": "", "properties": {"r": {"type": "array", "items": {"type": "object", "properties": {"n": {"type": "string"}, "w": {"type": "string", "writeOnly": true}}}}}}"#,
      #"{"r": [{"n": "a", "w": "sesame1"}, {"n": "", "w": "sesame2"}]}"#
    ),
    (
      #"{"$schema": "", "properties": {"r": {"type": "object", "additionalProperties": {"type": "object", "properties": {"n": {"type": "string"}, "w": {"type": "integer", "writeOnly": true}}}}}}"#,
      #"{"r": {"a": {"n": "x", "w": 1}, "b": {"w": 2}}}"#
    ),
    (
      "formline: 1\nfields: [{id: r, type: list, fields: [{id: n}, {id: q, type: list, fields: [{id: m}, {id: w, type: password}]}]}]",
      #"{"r": [{"n": "a", "q": [{"m": "c", "w": "sesame1"}, {"m": "d", "w": "sesame2"}]}, {"n": "b", "q": [{"m": "e", "w": "sesame3"}]}]}"#
    ),
  ]

  @Test(arguments: secrets, [["Ctrl+Down"], [#"Type "k""#], ["Tab", "Tab", "Ctrl+Down"]])
  func `given secrets of rows are there again with a draft, which has none of them`(
    form: (form: String, given: String), keys: [String]
  ) throws {
    let name = form.form.hasPrefix("{") ? "f.json" : "f.yaml"
    folder.write(name, form.form)
    folder.write("a.json", form.given)
    func run(_ keys: [String], _ arguments: String...) throws -> String {
      folder.write("a.keys", keys.map { $0 + "\n" }.joined())
      return try DetachedCommand(
        ["run", name, "--answers", "a.json", "--keys", "a.keys"] + arguments, folder: folder
      ).output
    }
    let submit = ["Ctrl+X", "Ctrl+S"]
    let unbroken = try run(keys + submit)
    #expect(unbroken.contains("\"w\"") || unbroken.contains("sesame1"))
    _ = try run(keys, "--draft", "d.json")
    // Nothing may have moved.
    guard let draft = folder.read("d.json") else { return }
    #expect(!draft.contains("sesame1") && !draft.contains("\"w\""))
    #expect(
      AnswerValue(parsing: Array(try run(submit, "--draft", "d.json", "--resume").utf8))
        == AnswerValue(parsing: Array(unbroken.utf8)), "\(unbroken)")
  }
}

extension AnswerValue {
  /// The number of values in it that were changed, added or removed; a list of single values is one.
  fileprivate func changes(from before: AnswerValue) -> Int {
    switch (self, before) {
    case (.object(let own), .object(let others)):
      let gone = others.filter { other in !own.contains { $0.name == other.name } }.count
      let counts = own.map { member in
        others.first { $0.name == member.name }.map { member.value.changes(from: $0.value) }
      }
      // A member with a new name is one change.
      return counts.reduce(0) { $0 + ($1 ?? 0) } + max(gone, counts.count { $0 == nil })
    case (.list(let own), .list(let others)) where (own + others).contains(where: \.isObject):
      // The distance of two sequences, in which a replaced item costs the changes in it.
      var row = Array(0...others.count)
      for (index, item) in own.enumerated() {
        var next = [index + 1]
        for (place, other) in others.enumerated() {
          next.append(min(row[place] + item.changes(from: other), row[place + 1] + 1, next[place] + 1))
        }
        row = next
      }
      return row[others.count]
    default: return self == before ? 0 : 1
    }
  }

  /// The value with its members and lists sorted, but for several choices.
  fileprivate var inAnyOrder: AnswerValue {
    switch self {
    case .list(let items) where items.contains { $0.text.hasPrefix("choice") }: self
    case .list(let items): .list(items.map(\.inAnyOrder).sorted { $0.json.text(.compact) < $1.json.text(.compact) })
    case .object(let members):
      .object(members.map { Member($0.name, $0.value.inAnyOrder) }.sorted { $0.name < $1.name })
    default: self
    }
  }

  private var isObject: Bool { if case .object = self { true } else { false } }
}
