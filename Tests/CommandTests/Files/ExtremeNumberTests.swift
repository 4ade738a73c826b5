import TestSupport
import Testing

/// Every number that a file can name meets its extremes at every command that reads it: a sentence or an answer, never a
/// signal.
struct ExtremeNumberTests {
  private static let extremes = [
    "9223372036854775807", "-9223372036854775808", "0", "-1", "1e308", "1e999999999",
    String(repeating: "9", count: 400),
  ]

  private func expectNoSignal(_ words: [String], input: String = "", in folder: TemporaryFolder) throws {
    let command = try DetachedCommand(
      words, input: input, environment: ["TERM": "xterm", "SWIFT_BACKTRACE": "enable=no"], folder: folder)
    #expect([0, 1, 2, 64, 65, 69, 124].contains(command.status), "\(words) \(command.error.prefix(300))")
  }

  @Test(
    "no door takes a number that cannot be kept, as a number or as a text",
    arguments: ["12345678901234567890", "9007199254740993.5", "1e400"])
  func lostDigits(number: String) throws {
    let folder = TemporaryFolder()
    folder.write("w.yml", "on: {workflow_dispatch: {inputs: {n: {type: number}}}}\njobs: {}\n")
    folder.write("t.yaml", "formline: 1\nanswer: texts\nfields: [{id: n, type: number}]\n")
    folder.write("n.yaml", "formline: 1\nfields: [{id: n, type: number}]\n")
    folder.write("s.json", #"{"type": "object", "properties": {"n": {"type": "number"}}}"#)
    for form in ["w.yml", "t.yaml", "n.yaml", "s.json"] {
      for given in [#"{"n": \#(number)}"#, #"{"n": "\#(number)"}"#, "n: \(number)"] {
        let command = try DetachedCommand(
          ["run", form, "--no-input", "--answers", "-"], input: given, folder: folder)
        #expect(command.status != 0 && command.output.isEmpty, "\(form) \(given): \(command.output)")
      }
      let command = try DetachedCommand(["run", form, "--no-input", "--set", "n=\(number)"], folder: folder)
      #expect(command.status != 0 && command.output.isEmpty, "\(form): \(command.output)")
    }
  }

  @Test(
    "in a definition",
    arguments: [
      "maxLength: N", "minLength: N", "type: textarea, rows: N", "type: textarea, rows: N, maxLength: N",
      "type: number, decimals: N", "type: integer, decimals: N, default: 5", "type: number, multipleOf: N, default: 5",
      "type: integer, multipleOf: N, default: 5", "type: integer, minimum: N", "type: integer, maximum: N",
      "type: integer, exclusiveMinimum: N, exclusiveMaximum: N", "type: number, minimum: N, maximum: N",
      "type: integer, default: N", "type: number, default: N", "type: number, default: N, decimals: 2",
      "type: date, multipleOf: N", "type: time, multipleOf: N", "type: datetime, multipleOf: N",
      "type: multiselect, options: [a, b], minItems: N", "type: multiselect, options: [a, b], maxItems: N",
      "type: list, fields: [{id: b}], minItems: N", "type: list, fields: [{id: b}], maxItems: N",
      "type: select, options: [N, 1]", "type: computed, cel: \"N + 1\"",
      "check: {command: [\"true\"], timeout: N}",
    ])
  func definition(keys: String) throws {
    let folder = TemporaryFolder()
    for number in Self.extremes {
      // What nothing reads is not thought about by `prove`.
      let reader = "{id: z, type: computed, cel: \"a == null ? 1 : 2\"}"
      folder.write("form.yaml", "formline: 1\nfields: [{id: a, \(keys.replacing("N", with: number))}, \(reader)]\n")
      folder.write("a.keys", "Shift+Up\nShift+Down 2\nEsc 2\n")
      for words in [["check"], ["run", "--no-input"], ["show"], ["convert"], ["swift"], ["run", "--keys", "a.keys"]] {
        try expectNoSignal(words + ["form.yaml"] + (words == ["check"] ? [] : ["--allow-commands"]), in: folder)
      }
      guard number.hasSuffix("807") else { continue }
      try expectNoSignal(["prove", "form.yaml", "--timeout", "1s", "--allow-commands"], in: folder)
    }
  }

  @Test(
    "in a JSON Schema, and in a request of a program",
    arguments: [
      (#""type": "string", "maxLength": N"#), (#""type": "string", "minLength": N"#),
      (#""type": "integer", "minimum": N"#), (#""type": "integer", "maximum": N"#),
      (#""type": "number", "minimum": N, "maximum": N"#),
      (#""type": "number", "multipleOf": N"#), (#""type": "number", "default": N"#),
      (#""type": "array", "items": {"type": "string", "enum": ["a", "b"]}, "minItems": N"#),
      (#""type": "array", "items": {"type": "string", "enum": ["a", "b"]}, "maxItems": N"#),
    ])
  func schema(keys: String) throws {
    let folder = TemporaryFolder()
    for number in Self.extremes {
      let schema = #"{"type": "object", "properties": {"a": {\#(keys.replacing("N", with: number))}}}"#
      folder.write("form.json", schema)
      for words in [["check"], ["run", "--no-input"], ["show"], ["questions"]] {
        try expectNoSignal(words + ["form.json", "--from", "json-schema"], in: folder)
      }
      try expectNoSignal(["elicit"], input: #"{"message": "m", "requestedSchema": \#(schema)}"#, in: folder)
    }
  }

  @Test(
    "in a script",
    arguments: [
      "Size N N", "Resize N 5", "Resize 5 N", "Down N", "Backspace N", "Scroll Down N", "Wait N", "Wait Nms", "Wait Ns",
      "Click N N", "Expect cursor N N", "Expect line N \"\"", "Expect updates <= N", "Expect value a N",
    ])
  func script(line: String) throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", "formline: 1\nfields: [{id: a}, {id: b, type: integer}]\n")
    for number in Self.extremes {
      folder.write("a.keys", "Form form.yaml\n\(line.replacing("N", with: number))\nTab\n")
      let command = try DetachedCommand(["test", "a.keys"], folder: folder)
      #expect([0, 1, 65].contains(command.status))
      #expect(!command.output.contains("crash") && !command.output.contains("signal"), "\(line) \(number)")
    }
  }

  @Test(
    "in options",
    arguments: [
      ["run", "form.yaml", "--no-input", "--timeout=N"], ["run", "form.yaml", "--no-input", "--set=a=N"],
      ["run", "form.yaml", "--no-input", "--set", "a=N"], ["run", "form.yaml", "--no-input", "--height=N"],
      ["show", "form.yaml", "--columns=N"], ["show", "form.yaml", "--rows=N"], ["show", "form.yaml", "--height=N"],
      ["fuzz", "form.yaml", "--scripts=1", "--seed=N"], ["prove", "form.yaml", "--timeout=N"],
      ["ask", "number", "Age", "--minimum=N", "--no-input"],
      ["ask", "choose", "--multiple", "x", "--min=N", "--no-input"],
      ["ask", "text", "Name", "--max-length=N", "--no-input"], ["drive", "--timeout=N"],
    ])
  func options(words: [String]) throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", "formline: 1\nfields: [{id: a, type: number}]\n")
    for number in Self.extremes + Self.extremes.map({ $0 + "s" }) {
      try expectNoSignal(words.map { $0.replacing("N", with: number) }, in: folder)
    }
  }

  @Test(
    "in answers, and in what a program says",
    arguments: ["number", "integer", "text", "boolean", "select, options: [a, b]", "date", "list, fields: [{id: b}]"])
  func answers(type: String) throws {
    let folder = TemporaryFolder()
    let definition = "formline: 1\nfields: [{id: a, type: \(type)}]\n"
    folder.write("form.yaml", definition)
    for number in Self.extremes {
      for (file, text) in [
        ("a.json", "{\"a\": \(number)}"), ("a.yaml", "a: \(number)\n"), ("b.yaml", "a: [\(number)]\n"),
      ] {
        folder.write(file, text)
        try expectNoSignal(["run", "form.yaml", "--no-input", "--answers", file], in: folder)
        try expectNoSignal(["questions", "form.yaml", "--answers", file], in: folder)
      }
      let definition = definition.replacing("\n", with: "\\n").replacing("\"", with: "\\\"")
      let open = #"{"definition": "\#(definition)", "answers": {"a": \#(number)}}"#
      for lines in [
        [#""method": "initialize", "params": {"protocol": \#(number)}"#],
        [#""method": "initialize", "params": {"protocol": 1}"#, #""method": "form/open", "params": \#(open)"#],
        [#""method": "$/cancelRequest", "params": {"id": \#(number)}"#],
      ] {
        let input = lines.map { #"{"jsonrpc": "2.0", "id": \#(number), \#($0)}"# + "\n" }.joined()
        try expectNoSignal(["drive"], input: input, in: folder)
      }
    }
  }

  @Test("in a theme, in a description of a tool, and in an inputrc")
  func otherFiles() throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", "formline: 1\nfields: [{id: a}]\n")
    for number in Self.extremes {
      folder.write("theme.yaml", "accent: {color: \(number)}\ntext: \(number)\n")
      try expectNoSignal(["show", "form.yaml", "--theme", "theme.yaml"], in: folder)
      folder.write("deploy.yaml", "name: deploy\nflags: {--replicas=: \(number)}\nnargs: \(number)\n")
      try expectNoSignal(["cli", "--print", "--no-input", "deploy.yaml"], in: folder)
      for setting in ["completion-query-items", "history-size", "keyseq-timeout", "completion-prefix-display-length"] {
        folder.write("a.keys", "Form form.yaml\nInputrc \"set \(setting) \(number)\"\nType \"x\"\nAlt+9\nAlt+9\nTab\n")
        try expectNoSignal(["test", "a.keys"], in: folder)
      }
    }
  }

  @Test(
    "a number that no type holds is told with what one may be",
    arguments: ["1e999999999", "-1e999999999", String(repeating: "9", count: 4_000_000)], ["number", "integer"])
  func sentence(number: String, type: String) throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", "formline: 1\nfields: [{id: a, type: \(type)}]\n")
    folder.write("a.json", "{\"a\": \(number)}")
    let command = try DetachedCommand(["run", "form.yaml", "--no-input", "--answers", "a.json"], folder: folder)
    #expect(command.status == 2)
    #expect(command.error.hasPrefix("a.json:1:7: error: 'a': a number lies between -1.797e308 and 1.797e308\n"))
    #expect(command.error.utf8.count < 2000)
  }
}
