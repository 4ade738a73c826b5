import FormDefinitions
import TerminalModel
import TestSupport
import Testing
import Values

@testable import DefinedForms
import FormModels
@testable import FormConversations

/// The protocol of `formline drive`, without a process or a terminal.
@Suite struct ProgramConnectionTests {
  /// A program that writes lines and reads what comes back.
  private final class Program {
    private(set) var connection: ProgramConnection!
    private(set) var replies: [String] = []

    init() { connection = ProgramConnection(version: "1") { [unowned self] in replies.append($0) } }

    /// What is answered to a line.
    func say(_ line: String) -> [JSONValue] {
      replies = []
      connection.receive(Array((line + "\n").utf8))
      return replies.map { (try? JSONParser.parse($0)) ?? .null }
    }

    func forget() { replies = [] }

    func initialize(_ provides: String = "[]", notify: String = "[]") {
      _ = say(
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocol":1,"provides":\#(provides),"notify":\#(notify)}}"#
      )
    }

    /// A form on a screen that nobody sees.
    /// - Parameter lines: What is said with its request.
    func show(_ definition: String, notify: Bool = false, with lines: String = "") throws -> RunningForm {
      _ = say(#"{"jsonrpc":"2.0","id":1,"method":"form/open","params":{"definition":"x"}}"# + "\n" + lines)
      _ = connection.takePending()
      var options = ReadingOptions()
      options.grants.hosts = connection.hosts
      let reading = DefinitionReader.read(Array("formline: 1\n\(definition)".utf8), path: "f.yaml", options: options) {
        _ in
        .failure(ResourceError(reason: "no such file"))
      }
      var configuration = FormConfiguration()
      let definition = try #require(reading.definition)
      configuration.focusDidMove = connection.connect(&configuration.inputs) { answers, _ in
        definition.written(answers)
      }
      let form = RunningForm(
        definition, configuration: configuration, columns: 60, rows: 20, placement: .inline,
        capabilities: TerminalCapabilities())
      connection.show(form) { [weak session = form.session] in session?.finish(.cancelled) }
      return form
    }

    /// Lets the tasks of the form run, other tests' being many: until something is so, or ten seconds have passed.
    func settle(_ form: RunningForm, until isDone: () -> Bool = { true }) async {
      for _ in 0..<20 { await Task.yield() }
      form.session.settle()
      for _ in 0..<10_000 {
        if isDone() { return }
        try? await Task.sleep(for: .milliseconds(1))
        form.session.settle()
      }
    }

    var requests: [JSONValue] { replies.compactMap { try? JSONParser.parse($0) }.filter { $0["method"] != nil } }
  }

  private nonisolated static let mistakes: [(line: String, code: Int, id: JSONValue)] = [
    ("nonsense", -32700, .null), (#"{"jsonrpc":"2.0","#, -32700, .null), ("[]", -32600, .null), ("7", -32600, .null),
    (#"{"id":1,"method":"form/open"}"#, -32600, 1), (#"{"jsonrpc":"2.0","id":{},"method":"x"}"#, -32600, .null),
    (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600, 1), (#"{"jsonrpc":"2.0","id":1}"#, -32600, 1),
    (#"{"jsonrpc":"2.0","id":"a","method":"form/close"}"#, -32601, "a"),
    (#"{"jsonrpc":"2.0","id":1,"method":"form/open","params":[]}"#, -32602, 1),
    (#"{"jsonrpc":"2.0","id":1,"method":"form/open","params":{}}"#, -32602, 1),
    (#"{"jsonrpc":"2.0","id":1,"method":"form/open","params":{"path":"a","definition":"b"}}"#, -32602, 1),
    (#"{"jsonrpc":"2.0","id":1,"method":"form/open","params":{"path":"a","answers":[]}}"#, -32602, 1),
    (#"{"jsonrpc":"2.0","id":1,"method":"form/set","params":{}}"#, -32600, 1),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocol":1}}"#, -32600, 1),
    (#"{"jsonrpc":"2.0","id":7,"result":{}}"#, -32600, .null),
    (#"{"jsonrpc":"2.0","id":"x","error":{"code":1,"message":"m"}}"#, -32600, .null),
  ]

  @Test(arguments: mistakes)
  func `a mistake has JSON-RPC's own error`(line: String, code: Int, id: JSONValue) {
    let program = Program()
    program.initialize()
    let replies = program.say(line)
    #expect(replies.map { $0["error"]?["code"] } == [.integer(code)])
    #expect(replies.map { $0["id"] } == [id])
  }

  @Test func `initialize comes first, and agrees on the protocol`() {
    let program = Program()
    #expect(
      program.say(#"{"jsonrpc":"2.0","id":1,"method":"form/open","params":{"path":"a"}}"#).map { $0["error"]?["code"] }
        == [-32600])
    #expect(
      program.say(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocol":2}}"#).map {
        $0["error"]?["code"]
      }
        == [-32602])
    #expect(
      program.say(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocol":1,"provides":["a"]}}"#)
        == [["jsonrpc": "2.0", "id": 1, "result": ["protocol": 1, "version": "1"]]])
    #expect(program.connection.hosts == ["a"])
  }

  @Test func `a second form while one is open is refused, and cancelling ends the first`() throws {
    let program = Program()
    program.initialize()
    let form = try program.show("fields: [{id: a}]")
    #expect(
      program.say(#"{"jsonrpc":"2.0","id":2,"method":"form/open","params":{"path":"a"}}"#).map { $0["error"]?["code"] }
        == [-32600])
    #expect(program.say(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":9}}"#) == [])
    #expect(form.session.outcome == nil)
    let said = program.say(#"{"jsonrpc":"2.0","id":3,"method":"$/cancelRequest","params":{"id":1}}"#)
    #expect(form.session.outcome == .cancelled)
    // As a request, it has a response of its own.
    #expect(said.contains { $0["id"] == 3 && $0["result"] == .null })
    #expect(program.connection.interruption == .cancelled)
  }

  @Test func `the end of the program ends its form`() throws {
    let program = Program()
    program.initialize()
    let form = try program.show("fields: [{id: a}]")
    program.connection.receive(nil)
    #expect(form.session.outcome == .cancelled)
    #expect(program.connection.interruption == .gone)
  }

  @Test func `options are asked for, and what is submitted is judged`() async throws {
    let program = Program()
    program.initialize(#"["regions"]"#)
    let form = try program.show(
      "fields: [{id: region, type: select, required: true, options: {host: regions, timeout: 1h}}]")
    await program.settle(form)
    _ = form.session.frame()
    await program.settle(form) { !program.requests.isEmpty }
    #expect(
      program.requests == [
        [
          "jsonrpc": "2.0", "id": 1, "method": "options/list",
          "params": ["host": "regions", "field": "region", "answers": [:], "query": ""],
        ]
      ])
    _ = program.say(#"{"jsonrpc":"2.0","id":1,"result":{"options":["eu",{"value":"us","label":"America"}]}}"#)
    await program.settle(form) { form.model.field("region")?.currentOptions.isEmpty == false }
    #expect(form.model.field("region")?.currentOptions.map(\.label) == ["eu", "America"])
    form.set([("region", .string("us"))], problems: [])
    form.model.perform(.submit, from: nil)
    await program.settle(form) { program.requests.contains { $0["method"] == "form/submit" } }
    #expect(program.requests.map { $0["method"] } == ["form/submit"])
    #expect(program.requests.map { $0["params"] } == [["answers": ["region": "us"]]])
    _ = program.say(#"{"jsonrpc":"2.0","id":2,"result":{"problems":{"region":"it is full"}}}"#)
    await program.settle(form) { !form.errors(of: "region").isEmpty }
    #expect(form.errors(of: "region") == ["it is full"])
    #expect(form.session.outcome == nil)
    form.model.perform(.submit, from: nil)
    await program.settle(form) { !program.requests.isEmpty }
    _ = program.say(#"{"jsonrpc":"2.0","id":3,"result":{}}"#)
    await program.settle(form) { form.session.outcome != nil }
    #expect(form.session.outcome == .submitted)
  }

  @Test func `suggestions for a text that has changed since are dropped, and asked for again`() async throws {
    let program = Program()
    program.initialize(#"["words"]"#)
    let form = try program.show("fields: [{id: a, suggestions: {host: words, timeout: 1h}}]")
    func texts() -> [JSONValue?] { program.requests.map { $0["params"]?["text"] } }
    _ = form.session.frame()
    await program.settle(form) { texts() == [""] }
    #expect(texts() == [""])
    form.session.receive(Array("t".utf8), at: 1)
    await program.settle(form)
    _ = program.say(#"{"jsonrpc":"2.0","id":1,"result":{"suggestions":["two"]}}"#)
    await program.settle(form) { texts() == ["t"] }
    #expect(texts() == ["t"])
    #expect(form.suggestions == [])
    _ = program.say(#"{"jsonrpc":"2.0","id":2,"result":{"suggestions":["ten"]}}"#)
    await program.settle(form) { form.suggestions == ["ten"] }
    #expect(form.suggestions == ["ten"])
  }

  /// A form whose first field has more options than were given, with `zq` typed there and asked for as question 2.
  private func searchingForm(_ program: Program) async throws -> RunningForm {
    program.initialize(#"["cities"]"#)
    let form = try program.show(
      "fields: [{id: city, type: select, options: {host: cities, timeout: 1h}}, {id: b}]")
    _ = form.session.frame()
    await program.settle(form) { !program.requests.isEmpty }
    _ = program.say(#"{"jsonrpc":"2.0","id":1,"result":{"options":["Berlin"],"complete":false}}"#)
    await program.settle(form) { form.model.field("city")?.currentOptions.isEmpty == false }
    form.session.receive(Array("z".utf8), at: 1)
    await program.settle(form) { !program.requests.isEmpty }
    form.session.receive(Array("q".utf8), at: 2)
    await program.settle(form)
    _ = program.say(#"{"jsonrpc":"2.0","id":2,"result":{"options":[],"complete":false}}"#)
    await program.settle(form) { program.requests.last?["params"]?["query"] == "zq" }
    #expect(program.requests.map { $0["params"]?["query"] } == ["zq"])
    return form
  }

  @Test(arguments: ["\r", "\t"])
  func `an option that is typed is judged once the options for it have come`(key: String) async throws {
    let program = Program()
    let form = try await searchingForm(program)
    form.session.receive(Array(key.utf8), at: 3)
    #expect(form.errors(of: "city") == [])
    _ = program.say(#"{"jsonrpc":"2.0","id":3,"result":{"options":["zq"]}}"#)
    await program.settle(form) { form.value(of: "city") == .string("zq") }
    #expect(form.value(of: "city") == .string("zq"))
    #expect(form.errors(of: "city") == [])
  }

  @Test(arguments: ["\r", "\t"])
  func `an option that is typed and that no reply offers is none`(key: String) async throws {
    let program = Program()
    let form = try await searchingForm(program)
    form.session.receive(Array(key.utf8), at: 3)
    #expect(form.errors(of: "city") == [])
    _ = program.say(#"{"jsonrpc":"2.0","id":3,"result":{"options":[]}}"#)
    await program.settle(form) { !form.errors(of: "city").isEmpty }
    #expect(form.errors(of: "city") == ["'zq' is not one of the options"])
  }

  @Test func `a search that failed is asked again with F12`() async throws {
    let program = Program()
    let form = try await searchingForm(program)
    let city = try #require(form.model.field("city"))
    _ = program.say(#"{"jsonrpc":"2.0","id":3,"error":{"code":-32000,"message":"down"}}"#)
    await program.settle(form) { city.canAskAgain }
    #expect(city.canAskAgain && program.requests.isEmpty)
    form.session.receive(Array("\u{1B}[24~".utf8), at: 3)
    await program.settle(form) { !program.requests.isEmpty }
    #expect(program.requests.map { $0["params"]?["query"] } == ["zq"])
    _ = program.say(#"{"jsonrpc":"2.0","id":4,"result":{"options":["zq"]}}"#)
    await program.settle(form) { city.currentOptions.count == 1 }
    #expect(!city.canAskAgain && city.currentOptions.count == 1)
  }

  @Test func `a submission waits for the options that may have the name that was typed`() async throws {
    let program = Program()
    let form = try await searchingForm(program)
    form.session.receive(Array("\u{1B}[21~".utf8), at: 3)
    await program.settle(form)
    #expect(program.requests.allSatisfy { $0["method"] != "form/submit" } && form.errors(of: "city") == [])
    _ = program.say(#"{"jsonrpc":"2.0","id":3,"result":{"options":["zq"]}}"#)
    await program.settle(form) { program.requests.contains { $0["method"] == "form/submit" } }
    #expect(program.requests.map { $0["params"]?["answers"] } == [["city": "zq", "b": .null]])
  }

  @Test func `answers stay as they are while the program decides about them`() async throws {
    let program = Program()
    program.initialize()
    let form = try program.show("fields: [{id: a}, {id: b}]")
    _ = form.session.frame()
    form.session.receive(Array("x".utf8), at: 1)
    form.model.perform(.submit, from: nil)
    await program.settle(form) { !program.requests.isEmpty }
    #expect(program.requests.map { $0["params"] } == [["answers": ["a": "x", "b": .null]]])
    form.session.receive(Array("yz\t\u{1B}[200~paste\u{1B}[201~\u{1B}[21~".utf8), at: 2)
    #expect(form.content(of: "a") == "x" && form.content(of: "b") == "")
    _ = program.say(#"{"jsonrpc":"2.0","id":1,"result":{"problems":{"a":"no"}}}"#)
    await program.settle(form) { !form.errors(of: "a").isEmpty }
    #expect(form.errors(of: "a") == ["no"])
    form.session.receive(Array("y".utf8), at: 3)
    #expect(form.content(of: "a") == "xy")
    form.model.perform(.submit, from: nil)
    await program.settle(form) { !program.requests.isEmpty }
    form.session.receive(Array("z".utf8), at: 4)
    _ = program.say(#"{"jsonrpc":"2.0","id":2,"result":{}}"#)
    await program.settle(form) { form.session.outcome != nil }
    #expect(form.session.outcome == .submitted)
    #expect(form.value(of: "a") == .string("xy"))
  }

  @Test func `a form can be left while the program decides about its answers`() async throws {
    let program = Program()
    program.initialize()
    let form = try program.show("fields: [{id: a}]")
    _ = form.session.frame()
    form.session.receive(Array("x".utf8), at: 1)
    form.model.perform(.submit, from: nil)
    await program.settle(form) { !program.requests.isEmpty }
    form.session.receive([0x1B], at: 2)
    form.session.advance(to: 2_000_000_000)
    #expect(form.isAskingToCancel)
    form.session.receive(Array("y".utf8), at: 2_000_000_001)
    #expect(form.session.outcome == .cancelled)
  }

  @Test func `a program that cannot judge takes what comes`() async throws {
    let program = Program()
    program.initialize()
    let form = try program.show("fields: [{id: a}]")
    form.model.perform(.submit, from: nil)
    await program.settle(form) { !program.requests.isEmpty }
    _ = program.say(#"{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}"#)
    await program.settle(form) { form.session.outcome != nil }
    #expect(form.session.outcome == .submitted)
  }

  @Test func `form/set gives answers and problems, and refuses what is none`() throws {
    let program = Program()
    program.initialize()
    let form = try program.show(
      #"fields: [{id: a}, {id: n, type: integer}, {id: sum, type: computed, cel: "1 + 1"}]"#)
    #expect(
      program.say(
        #"{"jsonrpc":"2.0","id":2,"method":"form/set","params":{"answers":{"a":"x","n":3},"problems":{"a":"no"}}}"#)
        == [["jsonrpc": "2.0", "id": 2, "result": [:]]])
    #expect(form.value(of: "n") == .integer(3))
    #expect(form.errors(of: "a") == ["no"])
    for parameters in [
      #"{"answers":{"b":1}}"#, #"{"answers":{"n":"x"}}"#, #"{"problems":{"b":"x"}}"#, #"{"answers":7}"#,
      #"{"answers":{"sum":1}}"#,
    ] {
      let line = #"{"jsonrpc":"2.0","id":3,"method":"form/set","params":\#(parameters)}"#
      #expect(program.say(line).map { $0["error"]?["code"] } == [-32602])
    }
  }

  @Test func `form/set chooses the option that is the empty text`() throws {
    let program = Program()
    program.initialize()
    let form = try program.show(#"fields: [{id: s, type: select, options: [{value: "", label: none}, x]}]"#)
    #expect(form.value(of: "s") == .null)
    _ = program.say(#"{"jsonrpc":"2.0","id":2,"method":"form/set","params":{"answers":{"s":""}}}"#)
    #expect(form.value(of: "s") == .string(""))
  }

  @Test func `form/set right behind form/open waits for the form, or fails with it`() throws {
    let program = Program()
    program.initialize()
    let set = #"{"jsonrpc":"2.0","id":2,"method":"form/set","params":{"answers":{"a":"x"}}}"#
    let form = try program.show("fields: [{id: a}]", with: set)
    #expect(form.value(of: "a") == .string("x"))
    #expect(try program.replies.map { try JSONParser.parse($0) } == [["jsonrpc": "2.0", "id": 2, "result": [:]]])
    program.connection.close(.cancelled)
    let open = #"{"jsonrpc":"2.0","id":3,"method":"form/open","params":{"definition":"x"}}"#
    #expect(program.say(open + "\n" + set) == [])
    program.forget()
    program.connection.close(.failure(.invalidParams, "no"))
    let codes: [[JSONValue?]] = try program.replies.map { try JSONParser.parse($0) }.map {
      [$0["id"], $0["error"]?["code"]]
    }
    #expect(codes == [[3, -32602], [2, -32600]])
  }

  @Test func `a form/open that wants no reply opens nothing`() {
    let program = Program()
    program.initialize()
    #expect(program.say(#"{"jsonrpc":"2.0","method":"form/open","params":{"definition":"x"}}"#) == [])
    #expect(program.connection.pending == nil)
  }

  @Test func `form/set takes a submission back only with other answers`() async throws {
    let program = Program()
    program.initialize()
    let form = try program.show("fields: [{id: a}, {id: l, type: list, item: {type: text}}]")
    form.set([("a", .string("x")), ("l", .list([.string("y")]))], problems: [])
    form.model.perform(.submit, from: nil)
    await program.settle(form) { !program.requests.isEmpty }
    func set(_ answers: String) {
      _ = program.say(#"{"jsonrpc":"2.0","id":2,"method":"form/set","params":{"answers":\#(answers)}}"#)
    }
    set(#"{"a":"x","l":["y"]}"#)
    _ = program.say(#"{"jsonrpc":"2.0","id":1,"result":{"problems":{"a":"no"}}}"#)
    await program.settle(form) { !form.errors(of: "a").isEmpty }
    #expect(form.errors(of: "a") == ["no"])
    form.model.perform(.submit, from: nil)
    await program.settle(form) { !program.requests.isEmpty }
    set(#"{"a":"z"}"#)
    _ = program.say(#"{"jsonrpc":"2.0","id":2,"result":{}}"#)
    await program.settle(form)
    #expect(form.session.outcome == nil)
  }

  @Test func `answers go by their names both ways, and problems by names or ids`() async throws {
    let program = Program()
    program.initialize()
    let form = try program.show("fields: [{id: n, name: n-n}, {id: a}]")
    #expect(
      program.say(
        #"{"jsonrpc":"2.0","id":2,"method":"form/set","params":{"answers":{"n-n":"x"},"problems":{"n-n":"no"}}}"#)
        == [["jsonrpc": "2.0", "id": 2, "result": [:]]])
    #expect(form.value(of: "n") == .string("x"))
    #expect(form.errors(of: "n") == ["no"])
    program.forget()
    form.set([("n", .string("y"))], problems: [])
    form.model.perform(.submit, from: nil)
    await program.settle(form) { !program.requests.isEmpty }
    #expect(program.requests.map { $0["params"] } == [["answers": ["n-n": "y", "a": .null]]])
    _ = program.say(#"{"jsonrpc":"2.0","id":1,"result":{"problems":{"n-n":"it is taken"}}}"#)
    await program.settle(form) { !form.errors(of: "n").isEmpty }
    #expect(form.errors(of: "n") == ["it is taken"])
  }

  @Test(arguments: [
    (#""result":{"problems":{"a":""}}"#, "This answer was not accepted"),
    (#""error":{}"#, "the program's answer is not understood: {}"),
    (#""error":"x""#, #"the program's answer is not understood: "x""#),
    (#""error":{"code":1,"message":""}"#, #"the program's answer is not understood: {"code":1,"message":""}"#),
  ])
  func `a refusal without words is told in the form's own`(reply: String, problem: String) async throws {
    let program = Program()
    program.initialize()
    let form = try program.show("fields: [{id: a}]")
    form.model.perform(.submit, from: nil)
    await program.settle(form) { !program.requests.isEmpty }
    _ = program.say(#"{"jsonrpc":"2.0","id":1,\#(reply)}"#)
    await program.settle(form) { !form.errors(of: "a").isEmpty }
    #expect(form.errors(of: "a") == [problem])
  }

  @Test func `of options that are none it is said what an option is`() async throws {
    let program = Program()
    program.initialize(#"["regions"]"#)
    let form = try program.show("fields: [{id: region, type: select, options: {host: regions, timeout: 1h}}]")
    _ = form.session.frame()
    await program.settle(form) { !program.requests.isEmpty }
    _ = program.say(#"{"jsonrpc":"2.0","id":1,"result":{"options":[1,2,null,[1],{"x":1}]}}"#)
    await program.settle(form) { !form.errors(of: "region").isEmpty }
    #expect(
      form.errors(of: "region") == [
        "The options could not be loaded: 'options' must hold texts, numbers or booleans, or objects with such a "
          + "'value', not null"
      ])
  }

  @Test func `problems of names that no field has stand behind those of the first field`() async throws {
    let program = Program()
    program.initialize()
    let form = try program.show("fields: [{id: a}, {id: b}]")
    form.model.perform(.submit, from: nil)
    await program.settle(form) { !program.requests.isEmpty }
    _ = program.say(#"{"jsonrpc":"2.0","id":1,"result":{"problems":{"zz":"Z","b":"B","a":"A","yy":"Y"}}}"#)
    await program.settle(form) { !form.errors(of: "a").isEmpty }
    #expect(form.errors(of: "a") == ["A", "Z", "Y"])
    #expect(form.errors(of: "b") == ["B"])
    form.set([("a", .string("x"))], problems: [])
    #expect(form.errors(of: "a") == [])
  }

  @Test(arguments: [#"{"problems":5}"#, #"{"problems":{"a":1}}"#, "5", #""no""#, "[]"])
  func `what is no answer to form/submit accepts nothing`(result: String) async throws {
    let program = Program()
    program.initialize()
    let form = try program.show("fields: [{id: a}]")
    form.model.perform(.submit, from: nil)
    await program.settle(form) { !program.requests.isEmpty }
    _ = program.say(#"{"jsonrpc":"2.0","id":1,"result":\#(result)}"#)
    await program.settle(form) { !form.errors(of: "a").isEmpty }
    #expect(form.errors(of: "a").first?.hasPrefix("the program's answer is not understood: ") ?? false)
    #expect(form.session.outcome == nil)
  }

  @Test func `a last line needs no newline`() {
    let program = Program()
    program.forget()
    program.connection.receive(Array(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocol":1}}"#.utf8))
    program.connection.receive(nil)
    #expect(program.replies.count == 1)
  }

  @Test func `changes are told of if they are asked for, and never those of secrets`() async throws {
    let program = Program()
    program.initialize(notify: #"["field","focus"]"#)
    let form = try program.show("fields: [{id: a}, {id: pin, type: password}]")
    _ = program.say("")
    form.set([("a", .string("x")), ("pin", .string("hunter2"))], problems: [])
    await program.settle(form) { !program.requests.isEmpty }
    #expect(
      program.requests == [
        ["jsonrpc": "2.0", "method": "field/changed", "params": ["field": "a", "value": "x"]]
      ])
    form.model.perform(.focus("pin"), from: nil)
    #expect(!program.replies.joined().contains("pin"))
  }

  @Test func `of a long list the program is told when nothing has changed for a moment, and before it is asked`()
    async throws
  {
    func told(_ program: Program) -> [JSONValue?] {
      program.requests.filter { $0["method"] == "field/changed" }.map { $0["params"]?["field"] }
    }
    let definition = "fields: [{id: a}, {id: rows, type: list, fields: [{id: name}]}]"
    let program = Program()
    program.initialize(notify: #"["field"]"#)
    let form = try program.show(definition)
    _ = program.say("")
    let rows = AnswerValue.list((0..<500).map { .object([.init("name", .string("n\($0)"))]) })
    form.set([("rows", rows)], problems: [])
    await program.settle(form) { !told(program).isEmpty }
    program.forget()
    form.model.field("rows[7].name")?.type("x")
    form.model.field("rows[7].name")?.type("xy")
    #expect(told(program) == ["rows[7].name", "rows[7].name"])
    form.model.perform(.submit, from: nil)
    await program.settle(form) { program.requests.contains { $0["method"] == "form/submit" } }
    #expect(program.requests.map { $0["method"] }.suffix(2) == ["field/changed", "form/submit"])
    #expect(told(program).last == "rows")
    program.forget()
    form.model.field("rows[8].name")?.type("z")
    await program.settle(form) { told(program).contains("rows") }
    #expect(told(program) == ["rows[8].name", "rows"])
  }

  @Test func `lines come in pieces, and one that is too long is passed over`() {
    var lines = MessageLines()
    #expect(lines.take(Array("ab".utf8)) == [])
    #expect(lines.take(Array("c\nd\n\ne".utf8)) == [.line(Array("abc".utf8)), .line(Array("d".utf8)), .line([])])
    let long = [UInt8](repeating: 0x61, count: MessageLines.limit)
    #expect(lines.take(long) == [])
    #expect(lines.take(Array("f\ng\n".utf8)) == [.tooLong, .line(Array("g".utf8))])
  }

  @Test func `whatever a program says, it is answered as JSON-RPC has it, and the form goes on`() throws {
    var random = SeededGenerator(seed: 21)
    let program = Program()
    program.initialize(#"["h"]"#, notify: #"["field","focus"]"#)
    let fields =
      "fields: [{id: a, type: select, options: {host: h}}, {id: b, check: {host: h}}, {id: n, type: integer}]"
    var form = try program.show(fields)
    var errors: Set<Int> = []
    for _ in 0..<(1000 * FuzzEffort.factor) {
      let line = Self.message(using: &random)
      program.forget()
      program.connection.receive(line + [0x0A])
      // Besides, the form tells of what has changed, and asks.
      let answers = try program.replies.map { try JSONParser.parse($0) }.filter { $0["method"] == nil }
      #expect(answers.count <= 1, "\(String(decoding: line, as: UTF8.self))")
      for answer in answers {
        #expect(answer["jsonrpc"] == "2.0" && answer["id"] != nil, "\(answer)")
        #expect((answer["result"] == nil) != (answer["error"] == nil), "\(answer)")
        guard case .number(let code)? = answer["error"]?["code"] else { continue }
        errors.insert(try #require(Int(code.text)))
      }
      // It may have cancelled its form.
      guard form.session.outcome != nil || program.connection.interruption != nil else { continue }
      program.connection.close(.cancelled)
      form = try program.show(fields)
    }
    #expect(errors.isSuperset(of: [-32700, -32600, -32601]))
    #expect(errors.isSubset(of: [-32700, -32600, -32601, -32602]))
    _ = form.session.frame()
    #expect(
      program.say(#"{"jsonrpc":"2.0","id":9,"method":"form/set","params":{"answers":{"n":7}}}"#)
        .contains(["jsonrpc": "2.0", "id": 9, "result": [:]]))
    #expect(form.value(of: "n") == .integer(7))
  }

  private static let messages = [
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocol":1,"provides":["h"],"notify":["field"]}}"#,
    #"{"jsonrpc":"2.0","id":2,"method":"form/open","params":{"definition":{"formline":1,"fields":[{"id":"a"}]}}}"#,
    #"{"jsonrpc":"2.0","id":"x","method":"form/open","params":{"path":"f.yaml","answers":{"a":1},"language":7}}"#,
    #"{"jsonrpc":"2.0","id":3,"method":"form/set","params":{"answers":{"a":"x","n":3},"problems":{"b":"\u001b[2J"}}}"#,
    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"#,
    #"{"jsonrpc":"2.0","id":1,"result":{"options":["x",{"value":"y","label":"Y"}],"complete":false}}"#,
    #"{"jsonrpc":"2.0","id":1,"result":{"problem":"taken"}}"#, #"{"jsonrpc":"2.0","id":4,"result":null}"#,
    #"{"jsonrpc":"2.0","id":2,"error":{"code":-32601,"message":"Method not found"}}"#,
  ]
  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "null", "true", "-1e999", "18446744073709551616", #""id":[1]"#,
    #""jsonrpc":"1.0","#, #""method":7,"#, #""params":[1],"#, "\u{0}", "é", "\u{1B}[2J", "\r", " ",
    String(repeating: "[", count: 2000),
  ]

  /// A message, or what is left of one when some of its bytes are others.
  private static func message(using random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array((messages.randomElement(using: &random) ?? "").utf8)
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = Int.random(in: start...min(bytes.count, start + 12), using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: end)
      case 2: bytes.insert(contentsOf: Array((pieces.randomElement(using: &random) ?? "").utf8), at: start)
      case 3: if start < end { bytes[start] = UInt8.random(in: 0...255, using: &random) }
      default:
        bytes.replaceSubrange(start..., with: (messages.randomElement(using: &random) ?? "").utf8.dropFirst(start))
      }
    }
    return bytes.filter { $0 != 0x0A }
  }
}
