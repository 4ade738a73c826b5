import DefinedForms
import FormModels
import FormConversations
import FormDefinitions
import TerminalModel
import Testing
import Values
import Wording

/// Requests of the Model Context Protocol: the examples of its specification, and what a hostile server sends.
@Suite struct ElicitationTests {
  private func read(_ text: String, server: String? = nil) throws -> ElicitationRequest {
    try ElicitationRequest.read(Array(text.utf8), server: server, language: nil)
  }

  private func parameters(_ properties: String, required: String = "[]") -> String {
    """
    {"message": "Please", "requestedSchema": {"type": "object", "properties": \(properties), "required": \(required)}}
    """
  }

  /// What is answered when the form is submitted with answers.
  private func accepted(_ request: ElicitationRequest, answers: String) throws -> JSONValue {
    let (given, mistakes) = AnswersReader.read(Array(answers.utf8), path: "answers.json", for: request.definition)
    #expect(mistakes.map(\.message) == [])
    var configuration = FormConfiguration()
    configuration.inputs.prefilled = given
    let form = RunningForm(
      request.definition, configuration: configuration, columns: 80, rows: 24, placement: .inline,
      capabilities: TerminalCapabilities())
    #expect(form.model.problems().map(\.id) == [])
    return request.response(.accept, answers: form.answers)
  }

  private static let contact = """
    {"jsonrpc": "2.0", "id": 2, "method": "elicitation/create", "params": {"mode": "form",
      "message": "Please provide your contact information", "requestedSchema": {"type": "object", "properties": {
        "name": {"type": "string", "description": "Your full name"},
        "email": {"type": "string", "format": "email", "description": "Your email address"},
        "age": {"type": "number", "minimum": 18, "description": "Your age"}}, "required": ["name", "email"]}}}
    """

  @Test func `a JSON-RPC request gets a JSON-RPC response`() throws {
    let request = try read(Self.contact, server: "contacts")
    #expect(request.definition.title == "contacts asks")
    #expect(request.definition.description == "Please provide your contact information")
    #expect(request.definition.fields.map(\.label) == ["Name", "Email", "Age"])
    let answers = #"{"name": "Monalisa Octocat", "email": "octocat@github.com", "age": 30}"#
    #expect(
      try accepted(request, answers: answers) == [
        "jsonrpc": "2.0", "id": 2,
        "result": [
          "action": "accept",
          "content": ["name": "Monalisa Octocat", "email": "octocat@github.com", "age": 30],
        ],
      ])
    #expect(request.response(.decline) == ["jsonrpc": "2.0", "id": 2, "result": ["action": "decline"]])
    #expect(request.response(.cancel) == ["jsonrpc": "2.0", "id": 2, "result": ["action": "cancel"]])
  }

  @Test func `parameters, and a request without an envelope, get the result alone`() throws {
    let name = #"{"name": {"type": "string"}}"#
    let bare = try read(parameters(name, required: #"["name"]"#))
    #expect(
      try accepted(bare, answers: #"{"name": "octocat"}"#) == ["action": "accept", "content": ["name": "octocat"]])
    let inResult = try read(#"{"method": "elicitation/create", "params": \#(parameters(name))}"#)
    #expect(inResult.response(.decline) == ["action": "decline"])
    #expect(inResult.definition.title == "A program asks")
  }

  @Test func `an answer that nobody gave is not returned`() throws {
    let request = try read(
      parameters(
        #"""
        {"a": {"type": "string"}, "b": {"type": "boolean"}, "c": {"type": "boolean", "default": false},
         "d": {"type": "string", "enum": ["x", "y"]}, "e": {"type": "array", "items": {"enum": ["x", "y"]}}}
        """#))
    #expect(try accepted(request, answers: "{}") == ["action": "accept", "content": ["c": false]])
    #expect(
      try accepted(request, answers: #"{"b": false, "e": ["y"]}"#)
        == ["action": "accept", "content": ["b": false, "c": false, "e": ["y"]]])
  }

  @Test func `choices are those of the schema, with their titles`() throws {
    let request = try read(
      parameters(
        #"""
        {"one": {"type": "string", "title": "Color", "oneOf": [{"const": "#F00", "title": "Red"}, {"const": "#0F0",
          "title": "Green"}], "default": "#F00"},
         "old": {"type": "string", "enum": ["r", "g"], "enumNames": ["Red", "Green"]},
         "many": {"type": "array", "minItems": 1, "maxItems": 2, "items": {"anyOf": [{"const": "#F00", "title": "Red"},
          {"const": "#0F0", "title": "Green"}]}, "default": ["#F00", "#0F0"]},
         "plain": {"type": "array", "items": {"type": "string", "enum": ["Red", "Green"]}}}
        """#))
    let fields = request.definition.fields
    #expect(fields.map(\.type) == [.select, .select, .multiselect, .multiselect])
    #expect(fields.map { $0.choice?.options.known?.map(\.label) } == Array(repeating: ["Red", "Green"], count: 4))
    #expect(
      try accepted(request, answers: "{}") == [
        "action": "accept", "content": ["one": "#F00", "many": ["#F00", "#0F0"]],
      ])
  }

  @Test func `what need not be answered can be left out, whatever it must be otherwise`() throws {
    let request = try read(
      parameters(
        #"{"a": {"type": "string", "minLength": 3}, "m": {"type": "array", "minItems": 2, "items": {"enum": ["p", "q"]}}}"#
      ))
    #expect(try accepted(request, answers: "{}") == ["action": "accept", "content": [:]])
    let form = UndrawnForm(request.definition, inputs: FormInputs())
    form.model.field("m")?.edit(.list([.string("p")]))
    #expect(form.model.problems().map(\.id) == ["m"])
    form.model.field("m")?.edit(.list([]))
    #expect(form.model.problems().map(\.id) == [])
  }

  @Test(arguments: [
    #"{"type": "string", "oneOf": [{"const": "a", "title": "Alpha"}, {"const": "", "title": "none"}]}"#,
    #"{"type": "string", "enum": ["a", ""]}"#, #"{"type": "string", "enum": ["", "a"], "enumNames": ["none", "A"]}"#,
  ])
  func `an option that is the empty text is an answer`(property: String) throws {
    let request = try read(parameters(#"{"a": \#(property)}"#, required: #"["a"]"#))
    #expect(try accepted(request, answers: #"{"a": ""}"#) == ["action": "accept", "content": ["a": ""]])
  }

  @Test(arguments: [
    #"{"type": "string"}"#, #"{"type": "string", "contentMediaType": "text/plain"}"#,
    #"{"type": "string", "enum": ["", "x"]}"#, #"{"type": "string", "format": "uri-reference"}"#,
  ])
  func `an empty text that is the default is the answer where nothing else is`(property: String) throws {
    let property = property.replacing("}", with: #", "default": ""}"#)
    for required in ["[]", #"["a"]"#] {
      let request = try read(parameters(#"{"a": \#(property)}"#, required: required))
      #expect(try accepted(request, answers: "{}") == ["action": "accept", "content": ["a": ""]])
      #expect(try accepted(request, answers: #"{"a": "x"}"#) == ["action": "accept", "content": ["a": "x"]])
    }
  }

  @Test(arguments: [#""minLength": 1"#, #""pattern": "^[a-z]+$""#, #""format": "email""#, #""const": "a""#])
  func `an empty text that the schema does not take is no default`(keyword: String) throws {
    let property = #"{"a": {"type": "string", \#(keyword), "default": ""}}"#
    let optional = try read(parameters(property))
    #expect(try accepted(optional, answers: "{}") == ["action": "accept", "content": [:]])
    let required = try read(parameters(property, required: #"["a"]"#))
    let form = RunningForm(
      required.definition, configuration: FormConfiguration(), columns: 80, rows: 24, placement: .inline,
      capabilities: TerminalCapabilities())
    #expect(form.model.problems().map(\.id) == ["a"])
  }

  @Test func `properties are answered by their names, whatever these are`() throws {
    let request = try read(
      parameters(
        #"{"first-name": {"type": "string"}, "first.name": {"type": "string"}, "1": {"type": "string"}, "self": {"type": "string"}}"#
      ))
    #expect(request.definition.fields.map(\.id) == ["first_name", "first_name_2", "_1", "_self"])
    let answers = #"{"first-name": "a", "first.name": "b", "1": "c", "self": "d"}"#
    #expect(
      try accepted(request, answers: answers) == [
        "action": "accept", "content": ["first-name": "a", "first.name": "b", "1": "c", "self": "d"],
      ])
  }

  @Test func `lengths are counted in code points, and a default that does not fit is left out`() throws {
    let request = try read(parameters(#"{"a": {"type": "string", "maxLength": 2, "default": "long"}}"#))
    #expect(request.definition.fields[0].defaultValue == nil)
    var configuration = FormConfiguration()
    configuration.inputs.prefilled = ["a": .string("e\u{301}e\u{301}")]
    let form = RunningForm(
      request.definition, configuration: configuration, columns: 80, rows: 24, placement: .inline,
      capabilities: TerminalCapabilities())
    #expect(form.model.problems().map(\.messages) == [["Use at most 2 characters: there are 4"]])
  }

  @Test func `a request for consent shows host and address, and is answered without content`() throws {
    let request = try read(
      #"""
      {"jsonrpc": "2.0", "id": "a", "method": "elicitation/create", "params": {"mode": "url", "elicitationId": "550e8400",
       "url": "https://good.com@mcp.example.com:8443/ui/set_api_key?a=*b*", "message": "Please provide your API key."}}
      """#)
    let texts = request.definition.fields.map(\.description)
    #expect(
      texts.prefix(2) == [
        "Host: **mcp.example.com**", #"https://good.com@mcp.example.com:8443/ui/set_api_key?a=\*b\*"#,
      ])
    #expect(request.response(.accept) == ["jsonrpc": "2.0", "id": "a", "result": ["action": "accept"]])
    let lookalike = try read(#"{"mode": "url", "message": "m", "url": "https://xn--exmple-cua.com/"}"#)
    #expect(lookalike.definition.fields[1].description?.hasPrefix("Careful") ?? false)
  }

  @Test func `hostile texts stay texts`() throws {
    let request = try read(
      #"{"message": "*run* `rm`\u001b[2J\u202e", "requestedSchema": {"properties": {"a": {"type": "string", "title": "\u001b]0;x\u0007"}}}}"#,
      server: "evil\u{1b}[2J")
    let form = RunningForm(
      request.definition, configuration: FormConfiguration(), columns: 80, rows: 24, placement: .inline,
      capabilities: TerminalCapabilities())
    _ = form.session.frame()
    let lines = form.session.lines
    #expect(lines.contains { $0.contains("*run* `rm`␛[2J") })
    #expect(!lines.joined().unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
  }

  private nonisolated static let refused: [(request: String, message: String)] = [
    ("nonsense", "this is not a JSON value"),
    ("[1]", "the request must be an object, not a list"),
    (#"{"method": "tools/call", "params": {}}"#, "the method must be 'elicitation/create'"),
    (#"{"requestedSchema": {}}"#, "the request needs a 'message'"),
    (#"{"message": "m"}"#, "the request needs a 'requestedSchema'"),
    (#"{"message": "m", "mode": "voice"}"#, "the mode is neither 'form' nor 'url'"),
    (#"{"message": "m", "mode": "url", "url": "file:///etc/passwd"}"#, "the request needs a 'url' of http or https"),
    (
      #"{"message": "m", "mode": "url", "url": "https://good.example\\@evil.example/"}"#,
      "the request needs a 'url' of http or https"
    ),
    (
      #"{"message": "m", "requestedSchema": {"properties": {"a": {"type": "object", "properties": {}}}}}"#,
      "the property 'a' is an object inside another"
    ),
    (
      #"{"message": "m", "requestedSchema": {"properties": {"a": {"type": "array", "items": {"type": "string"}}}}}"#,
      "the property 'a' is a list of anything"
    ),
    (
      #"{"message": "m", "requestedSchema": {"properties": {"pin": {"type": "string", "writeOnly": true}}}}"#,
      "the property 'pin' asks for a secret"
    ),
    (
      #"{"message": "m", "requestedSchema": {"properties": {"pin": {"type": "string", "format": "password"}}}}"#,
      "the property 'pin' asks for a secret"
    ),
    (
      #"{"message": "m", "requestedSchema": {"properties": {"a": {"type": "string", "pattern": "(?=a)b"}}}}"#,
      "'pattern' is not a regular expression: lookahead and lookbehind are not supported"
    ),
    (
      #"{"message": "m", "requestedSchema": {"properties": {"a": {"type": "number", "minimum": 3, "maximum": 1}}}}"#,
      "'minimum' (3) is more than 'maximum' (1)"
    ),
  ]

  @Test(arguments: refused)
  func `what cannot be shown is refused with a sentence`(request: String, message: String) {
    do {
      _ = try read(request)
      Issue.record("it was read")
    } catch {
      let refusal = error as? ElicitationRequest.Refusal
      #expect(refusal?.problems.first?.message == message)
      #expect(refusal?.response == nil)
    }
  }

  @Test func `a JSON-RPC request that cannot be shown gets an error`() {
    do {
      _ = try read(#"{"jsonrpc": "2.0", "id": 18446744073709551616, "method": "tools/call"}"#)
    } catch {
      #expect(
        (error as? ElicitationRequest.Refusal)?.response?.text(.spaced)
          == #"{"jsonrpc": "2.0", "id": 18446744073709551616, "error": {"code": -32601, "message": "the method must be 'elicitation/create'"}}"#
      )
    }
  }
}
