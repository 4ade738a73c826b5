import Platform
import TerminalDriver
import TestSupport
import Testing
import Values

@testable import FormSite

/// Questions that a program asks and a person who is elsewhere answers.
@Suite(.serialized) struct RequestTests {
  private static let grants = """
      ci: {keys: ["\(SiteFixture.keys["eve"] ?? "")"], groups: [robots]}
    """

  /// Eve's key is that of a program which may ask the group ops about changes.
  func site(store: String = "sqlite", hooks: String = "") -> SiteFixture {
    let site = SiteFixture(hooks, store: store)
    let text = (site.folder.read("site.yaml") ?? "")
      .replacing(
        "grants:\n", with: "\(Self.grants)\ngrants:\n  - {people: [ci], forms: [change], may: [request], of: [ops]}\n")
    site.folder.write("site.yaml", text)
    return site
  }

  @Test func `what is asked is bounded as what is submitted is`() throws {
    let site = site(hooks: "quotas: {submissionsAnHour: 2, fieldBytes: 100}")
    let long = "{\"summary\": \"\(String(repeating: "y", count: 101))\"}"
    let refused = try site.serve("eve", "request change --to bob", input: long)
    #expect(refused.status == 65)
    #expect(refused.error.contains("summary"), "\(refused.error)")
    for id in ["one", "two"] {
      #expect(try site.serve("eve", "request change --to bob --id \(id)", input: "{}").status == 0)
    }
    let third = try site.serve("eve", "request change --to bob --id three", input: "{}")
    #expect(third.status == 69)
    #expect(third.error.contains("2"), "\(third.error)")
    // Asking again asks nothing new, and an operator has no such limit.
    #expect(try site.serve("eve", "request change --to bob --id two", input: "{}").output == "two\n")
    #expect(try site.own("request", "change", "--to", "bob", "--id", "three").status == 0)
    #expect(try site.own("request", "change", "--to", "bob", "--id=-x").status == 64)
    for span in ["8000y", "99999y", "9223372036854775807h"] {
      #expect(try site.own("request", "change", "--to", "bob", "--expires", span).status == 64)
    }
    #expect(try site.own("request", "change", "--to", "bob", "--id", "late", "--expires", "290y").status == 0)
    #expect(try site.serve("bob", "").output.contains("late"))
    #expect(try site.sql("SELECT substr(expires, 1, 2) FROM request WHERE id = 'late'").output == "23\n")
    let audit = try site.own("audit", "list").output
    #expect(audit.contains("fieldBytes 100") && audit.contains("submissionsAnHour 2"), "\(audit)")
  }

  @Test(.needs(.PostgreSQL)) func `a program that begins to wait while the store is away waits for it, over ssh, too`()
    throws
  {
    let server = try #require(PostgresServer())
    defer { server.crash() }
    let site = site(store: try #require(server.makeDatabase()))
    #expect(try site.serve("eve", "request change --to bob --id plan").status == 0)
    server.stop()
    let start = SiteClock.now
    let over = try site.serve("eve", "wait plan --timeout 2s")
    #expect(over.status == 124 && over.error.hasPrefix("formline: The store cannot be reached"), "\(over.error)")
    #expect(1900..<6000 ~= SiteClock.now - start)
    let waiting = try DrivenCommand(
      [Executable.site, "serve", site.path], environment: site.environment(of: "eve", "wait plan"), input: .closed)
    waiting.patience = 20_000
    #expect(waiting.reports("Please wait"))
    #expect(server.start())
    #expect(try site.serve("bob", "answer plan", input: #"{"summary": "Yes"}"#).status == 0)
    #expect(waiting.finish() == .exited(status: 0))
    #expect(String(decoding: waiting.standardOutput, as: UTF8.self).contains(#""summary": "Yes""#))
  }

  @Test(arguments: StoreTests.Kind.allCases)
  func `a script asks, another account answers over ssh, and the script goes on`(kind: StoreTests.Kind) throws {
    let site = site(store: kind == .sqlite ? "sqlite" : try PostgresServer.makeDatabase())
    let asked = try site.serve("eve", "request change --to bob --id deploy-7", input: #"{"summary": "Deploy 7"}"#)
    #expect(asked.status == 0 && asked.output == "deploy-7\n", "\(asked.error)")
    #expect(try site.own("status", "--json").output.contains(#""requests": 1"#))
    // Asking twice with one id asks once.
    let again = try site.serve("eve", "request change --to bob --id deploy-7", input: "summary: Deploy 7\n")
    #expect(again.output == "deploy-7\n", "\(again.error)")
    #expect(
      try site.serve("eve", "request change --to ada --id deploy-7", input: #"{"summary": "Deploy 7"}"#).status == 2)
    #expect(try site.serve("eve", "wait deploy-7 --timeout 200ms").status == 124)
    for limit in ["0s", "1ms", "150ms", "1s"] {
      let waited = try site.own("wait", "deploy-7", "--timeout", limit)
      #expect(waited.status == 124 && waited.error == "formline: 'deploy-7' is still open\n")
    }
    #expect(try site.serve("bob", "").output.contains("question  change  deploy-7 ci"))
    #expect(!(try site.serve("ada", "").output.contains("deploy-7")))
    let answered = try site.serve("bob", "answer deploy-7", input: #"{"risk": "high"}"#)
    #expect(answered.status == 0, "\(answered.error)")
    for waited in [try site.serve("eve", "wait deploy-7"), try site.own("wait", "deploy-7")] {
      #expect(waited.status == 0)
      #expect(try JSONParser.parse(waited.output) == ["summary": "Deploy 7", "risk": "high"])
    }
    // The same answer again is the same submission, and another one is refused.
    let repeated = try site.serve("bob", "answer deploy-7", input: #"{"risk": "high"}"#)
    #expect(repeated.status == 0)
    #expect(repeated.output.contains("Submitted before. Receipt: "))
    #expect(try site.serve("bob", "answer deploy-7", input: #"{"risk": "low"}"#).status == 2)
    #expect(try site.exported().count == 1)
    #expect(try site.serve("bob", "submissions").output.split(separator: "\n").count == 1)
    #expect(!(try site.serve("bob", "").output.contains("deploy-7")))
    #expect(try site.own("audit", "verify").status == 0)
  }

  @Test func `whoever is asked sees it first, answers with the form, or declines with F9 and a reason`() throws {
    let site = site()
    _ = try site.own("request", "change", "--to", "bob", "--id", "one", "--expires", "2h")
    _ = try site.own("request", "change", "--to", "ops", "--id", "two")
    let session = try site.open("bob", "")
    #expect(session.shows("2 questions wait for you"))
    #expect(session.shows("Answer: Change request (\(UserAccount.current?.loginName ?? "") asks"))
    session.send("\r")
    #expect(session.shows("Decline"))
    session.send("\u{1b}[20~")
    #expect(session.shows("Why do you decline?"))
    session.send("not today\r")
    #expect(session.shows("Declined"))
    #expect(session.shows("1 question waits for you"))
    let declined = try site.own("wait", "one")
    #expect(declined.status == 1)
    #expect(try JSONParser.parse(declined.output) == ["state": "declined", "reason": "not today"])
    let before = session.screen.count
    session.send("\r")
    #expect(session.shows("Summary", after: before))
    session.send("Yes\u{1b}[21~")
    #expect(session.shows("Submitted. Receipt: "))
    #expect(try site.own("wait", "two").output == "{\"summary\": \"Yes\", \"risk\": \"low\"}\n")
    session.signal(SIGHUP)
  }

  @Test func `questions that would look alike in the list have their ids and times`() throws {
    let site = site()
    for id in ["deploy-7", "deploy-8"] {
      #expect(try site.serve("eve", "request change --to bob --id \(id) --expires 2100-01-01", input: "{}").status == 0)
    }
    #expect(try site.serve("eve", "request change --to bob --id other", input: "{}").status == 0)
    let session = try site.open("bob", "", ["ACCESSIBLE": "1", "TZ": "UTC"])
    #expect(session.shows("What would you like to do? (required): "))
    // Long lines are broken.
    let list = String(decoding: session.screen, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    for id in ["deploy-7", "deploy-8"] {
      #expect(
        list.contains("\(id) · 20") && list.contains(" · Answer: Change request (ci asks, until 2100-01-01 00:00)"),
        "\(list)")
    }
    #expect(list.contains("Answer: Change request (ci asks) ") && !list.contains("other"), "\(list)")
    session.send("2\r")
    #expect(session.shows("Summary (required): "))
    session.send("x\r\r\r\r")
    #expect(session.shows("Submitted. Receipt: "))
    #expect(try site.own("wait", "deploy-8").status == 0)
    session.signal(SIGHUP)
  }

  @Test(arguments: StoreTests.Kind.allCases)
  func `of a group the first answer stands, and the others are told`(kind: StoreTests.Kind) throws {
    let site = site(store: kind == .sqlite ? "sqlite" : try PostgresServer.makeDatabase())
    _ = try site.own("request", "change", "--to", "ops", "--id", "q")
    let open = try site.open("ada", "answer q")
    #expect(open.shows("Summary"))
    open.send("Late")
    #expect(open.shows("Late"))
    #expect(try site.serve("bob", "answer q", input: #"{"summary": "First"}"#).status == 0)
    open.send("\u{1b}[21~")
    #expect(open.shows("bob has settled it already"))
    open.signal(SIGHUP)
    #expect(try site.own("wait", "q").output.contains("First"))
    #expect(try site.exported().count == 1)
    #expect(try site.serve("ada", "answer q", input: #"{"summary": "Late"}"#).status == 1)
  }

  @Test(arguments: StoreTests.Kind.allCases)
  func `drafts of a request go when it is settled, and do not come back`(kind: StoreTests.Kind) throws {
    let site = site(store: kind == .sqlite ? "sqlite" : try PostgresServer.makeDatabase())
    func drafts() throws -> Int { try site.own("drafts").output.split(separator: "\n").count }
    for id in ["answered", "withdrawn", "expired"] {
      _ = try site.own("request", "change", "--to", "ops", "--id", id, "--expires", id == "expired" ? "6s" : "2h")
    }
    // Neither a draft of the form itself nor that of another request goes.
    let form = try site.open("ada", "change")
    #expect(form.shows("Summary"))
    form.send("Own")
    #expect(form.waits { (try? drafts()) == 1 })
    var open: [DrivenCommand] = []
    for (index, id) in ["answered", "withdrawn", "expired"].enumerated() {
      open.append(try site.open("ada", "answer \(id)"))
      #expect(open[index].shows("Summary"))
      open[index].send("Begun")
      #expect(open[index].waits { (try? drafts()) == index + 2 })
    }
    #expect(try site.serve("bob", "answer answered", input: #"{"summary": "x"}"#).status == 0)
    #expect(try drafts() == 3)
    #expect(try site.own("withdraw", "withdrawn").status == 0)
    #expect(try drafts() == 2)
    #expect(try site.own("wait", "expired").status == 1)
    #expect(try drafts() == 1)
    for (session, end) in zip(
      open, ["bob has settled it", "has withdrawn the question", "the time for an answer is over"])
    {
      session.send(" and typed on")
      #expect(session.shows("is not being saved"))
      #expect(!String(decoding: session.screen, as: UTF8.self).contains("Not submitted"))
      session.send("\u{3}")
      #expect(session.finish() != nil)
      #expect(session.shows(end) || String(decoding: session.screen, as: UTF8.self).contains(end), "\(end)")
    }
    #expect(try drafts() == 1)
    #expect(try site.own("drafts").output.contains("ada"))
    form.signal(SIGHUP)
  }

  @Test func `a request ends by itself, or is withdrawn, and hooks are told`() throws {
    let site = site(
      hooks: "hooks:\n  - {name: chat, form: change, on: [requested, expired, withdrawn], command: [./hooks/chat.sh]}")
    chmod(
      site.folder.write("hooks/chat.sh", "#!/bin/sh\necho $FORMLINE_EVENT $FORMLINE_IDEMPOTENCY_KEY >> told\n"), 0o755)
    _ = try site.own("request", "change", "--to", "bob", "--id", "short", "--expires", "1s")
    _ = try site.own("request", "change", "--to", "bob", "--id", "long")
    #expect(try site.own("withdraw", "long").output == "withdrawn long\n")
    #expect(try site.own("withdraw", "long").status == 1)
    let expired = try site.own("wait", "short")
    #expect(expired.status == 1 && expired.output == "{\"state\": \"expired\", \"reason\": null}\n")
    #expect(try site.own("wait", "long").output == "{\"state\": \"withdrawn\", \"reason\": null}\n")
    #expect(try site.serve("bob", "answer short", input: "{}").status == 1)
    #expect(try site.own("deliver").status == 0)
    #expect(
      site.folder.read("told") == """
        requested short/chat/requested
        requested long/chat/requested
        withdrawn long/chat/withdrawn
        expired short/chat/expired

        """)
  }

  @Test(arguments: StoreTests.Kind.allCases)
  func `an answer that comes when the time is over is not taken, though the form was open`(kind: StoreTests.Kind) throws
  {
    let site = site(store: kind == .sqlite ? "sqlite" : try PostgresServer.makeDatabase())
    #expect(try site.own("request", "change", "--to", "bob", "--expires", "2020-01-01").status == 64)
    _ = try site.own("request", "change", "--to", "bob", "--id", "short", "--expires", "2s")
    #expect(try site.own("status", "--json").output.contains(#""requests": 1"#))
    let open = try site.open("bob", "answer short")
    #expect(open.shows("Summary"))
    open.send("Late")
    sleep(3)
    #expect(try site.own("status", "--json").output.contains(#""requests": 0"#))
    open.send("\u{1b}[21~")
    #expect(open.shows("the time for an answer is over"))
    open.signal(SIGHUP)
    #expect(try site.own("wait", "short").output == "{\"state\": \"expired\", \"reason\": null}\n")
    #expect(try site.exported() == [])
    #expect(try site.serve("bob", "answer short", input: "{}").error.contains("the time for an answer is over"))
  }

  @Test(arguments: StoreTests.Kind.allCases)
  func `a verification finds requests that were changed, removed or made up`(kind: StoreTests.Kind) throws {
    let uri = kind == .sqlite ? "sqlite" : try PostgresServer.makeDatabase()
    let site = site(store: uri)
    for id in ["open", "settled", "gone"] { _ = try site.own("request", "change", "--to", "bob", "--id", id) }
    #expect(try site.serve("bob", "answer settled", input: #"{"summary": "Yes"}"#).status == 0)
    #expect(try site.own("withdraw", "gone").status == 0)
    let verified = try site.own("audit", "verify")
    #expect(verified.status == 0 && verified.output.contains(" 1 submissions, 3 requests; "), "\(verified.error)")
    func sql(_ statement: String) throws {
      let done = kind == .sqlite ? try site.sql(statement) : try PostgresServer.shared?.sql(statement, in: uri)
      #expect(done?.error == "")
    }
    let onTable = kind == .postgres ? " ON request" : ""
    for trigger in ["unchanged", "kept"] { try sql("DROP TRIGGER request_\(trigger)\(onTable)") }
    try sql("UPDATE request SET asked_of = 'ada' WHERE id = 'open'")
    try sql("UPDATE request SET state = 'declined' WHERE id = 'settled' AND step = 2")
    try sql("DELETE FROM request WHERE id = 'gone' AND step = 2")
    try sql(
      "INSERT INTO request (id, step, form, version, asked_by, asked_of, opened, state, \"by\") "
        + "VALUES ('made-up', 1, 'change', 'v', 'ada', 'bob', '2026-01-01T00:00:00.000Z', 'open', 'ada')")
    let found = try site.own("audit", "verify")
    #expect(found.status == 1)
    #expect(
      found.error.split(separator: "\n").sorted() == [
        "formline: request made-up is not in the audit", "formline: request open is not what the audit has of it",
        "formline: the end of request gone is in the audit and missing in the store",
        "formline: the end of request settled is not what the audit has of it",
      ])
  }

  @Test func `a request of MCP is the form itself, and the answers come under its names`() throws {
    let site = site()
    let request = """
      {"method": "elicitation/create", "params": {"message": "May I deploy?", "requestedSchema": {"type": "object",
      "properties": {"go-ahead": {"type": "boolean"}, "note": {"type": "string"}}, "required": ["go-ahead"]}}}
      """
    let asked = try site.own("request", "--elicit", "--to", "bob", "--id", "mcp", input: request)
    #expect(asked.status == 0, "\(asked.error)")
    let session = try site.open("bob", "answer mcp")
    #expect(session.shows("May I deploy?"))
    session.send("y\u{1b}[21~")
    #expect(session.shows("Submitted. Receipt: "))
    #expect(try site.own("wait", "mcp").output == "{\"go-ahead\": true}\n")
    #expect(try site.own("request", "--elicit", "--to", "bob", input: "{").status == 65)
    let twice = try site.own("request", "--elicit", "--to", "bob", "--to=ada", input: request)
    #expect(twice.status == 64 && twice.error.contains("'--to' is there twice."), "\(twice.error)")
    // All questions of a person are read at their login.
    let long = request.replacing("May I deploy?", with: String(repeating: "deploy ", count: 10_000))
    let refused = try site.own("request", "--elicit", "--to", "bob", input: long)
    #expect(refused.status == 65 && refused.error.contains("more than 65536 bytes"), "\(refused.error)")
  }

  @Test func `the id of a question is not that of another one`() throws {
    let site = site()
    func refuses(_ asked: DetachedCommand) -> Bool {
      asked.status == 2 && asked.output == ""
        && asked.error == "formline: 'q' was asked before, otherwise; take another --id\n"
    }
    func question(_ message: String) -> String {
      #"{"message": "\#(message)", "requestedSchema": {"type": "object", "properties": {"go": {"type": "boolean"}}}}"#
    }
    func elicit(_ message: String) throws -> DetachedCommand {
      try site.own("request", "--elicit", "--to", "bob", "--id", "q", input: question(message))
    }
    #expect(try elicit("Deploy to staging?").output == "q\n")
    #expect(try elicit("Deploy to staging?").output == "q\n")
    #expect(try site.serve("bob", "answer q", input: #"{"go": true}"#).status == 0)
    #expect(refuses(try elicit("Delete production?")))
    #expect(try site.sql("SELECT COUNT(*) FROM version WHERE form = 'elicit'").output == "1\n")
    #expect(refuses(try site.own("request", "change", "--to", "bob", "--id", "q")))
    // What is known already belongs to the question; a version published since does not make it another one.
    func ask(_ known: String) throws -> DetachedCommand {
      try site.serve("eve", "request change --to bob --id known", input: known)
    }
    #expect(try ask(#"{"summary": "Staging"}"#).output == "known\n")
    site.folder.write("forms/change.yaml", SiteFixture.change.replacing("summary", with: "title"))
    #expect(try site.own("publish", "change").status == 0)
    #expect(try ask(#"{"summary": "Staging"}"#).output == "known\n")
    #expect(try ask(#"{"summary": "Production"}"#).status == 2)
    #expect(try ask("").status == 2)
  }

  @Test func `a grant and a hook name requests that bring their own form`() throws {
    let site = site(hooks: "hooks:\n  - {name: chat, form: elicit, on: [requested, answered], command: [./chat.sh]}")
    chmod(site.folder.write("chat.sh", "#!/bin/sh\necho $FORMLINE_EVENT $FORMLINE_FORM >> told\n"), 0o755)
    let request =
      #"{"message": "Go?", "requestedSchema": {"type": "object", "properties": {"go": {"type": "boolean"}}}}"#
    #expect(try site.serve("eve", "request --elicit --to bob --id one", input: request).status == 66)
    let text = site.folder.read("site.yaml") ?? ""
    site.folder.write(
      "site.yaml", text.replacing("forms: [change], may: [request]", with: "forms: [elicit], may: [request]"))
    #expect(try site.own("check").status == 0)
    #expect(try site.serve("eve", "request --elicit --to bob --id one", input: request).output == "one\n")
    #expect(try site.serve("eve", "request change --to bob", input: "{}").status == 66)
    #expect(try site.serve("bob", "answer one", input: #"{"go": true}"#).status == 0)
    #expect(try site.serve("eve", "wait one").output == "{\"go\": true}\n")
    #expect(try site.own("deliver").status == 0)
    #expect(site.folder.read("told") == "requested elicit\nanswered elicit\n")
    #expect(try site.own("submissions", "elicit").output.contains("  bob  revision 1"))
    #expect(try site.own("export", "elicit").output.hasSuffix("\"answers\":{\"go\":true}}\n"))
    // It is no form that can be opened, whatever one may.
    for command in ["elicit", "questions elicit", "publish elicit"] {
      #expect(try site.serve("ada", command, input: "{}").status == 66, "\(command)")
    }
    #expect(try SiteFixture("forms: {elicit: {closes: 2027-01-01}}").own("check").error.contains("no form 'elicit'"))
  }

  @Test func `nobody takes the id of another one's answer before they answer`() throws {
    let site = site()
    #expect(try site.serve("eve", "request change --to ops --id q", input: "{}").status == 0)
    let request = try #require(try SiteStore(SQLiteDatabase(path: site.folder["formline.db"])).request("q"))
    let taken = try site.serve(
      "bob", "change --id \(request.answerID(of: "ada"))", input: #"{"summary": "Mine"}"#)
    #expect(taken.status == 64 && taken.error.contains("--id must be a UUID of version 7"))
    let answered = try site.serve("ada", "answer q", input: #"{"summary": "Hers"}"#)
    #expect(answered.status == 0, "\(answered.error)")
    let id = answered.output.split(separator: " ").last?.trimmed ?? ""
    #expect(id == request.answerID(of: "ada"))
    // It is an id like others to owners.
    #expect(try site.own("amend", String(id), input: #"{"summary": "Changed"}"#).status == 0)
    #expect(try site.own("audit", "verify", "--receipts", "-", input: answered.output).status == 0)
    // A file is named from where the person is, not from the site.
    let elsewhere = TemporaryFolder()
    elsewhere.write("receipts", answered.output)
    let verified = try DetachedCommand(
      executable: Executable.site, ["audit", site.path, "verify", "--receipts", "receipts"],
      environment: ["PATH": "/usr/bin:/bin"], folder: elsewhere)
    #expect(verified.status == 0)
  }

  @Test func `who may ask whom is a grant`() throws {
    let site = site()
    for (person, command, status) in [
      ("eve", "request change --to ada", Int32(0)), ("eve", "request change --to ci", 66),
      ("eve", "request incident --to ada", 66), ("bob", "request change --to ada", 66),
      ("eve", "request change --to nobody", 66), ("eve", "request change", 64), ("eve", "request --to ada", 64),
      ("eve", "wait none", 66), ("bob", "answer none", 66),
    ] {
      #expect(try site.serve(person, command, input: "{}").status == status, "\(person): \(command)")
    }
    let id = try site.serve("eve", "request change --to ada", input: "{}").output.split(separator: "\n").first ?? ""
    #expect(try site.serve("bob", "wait \(id)").status == 66)
    #expect(try site.serve("bob", "answer \(id)", input: "{}").status == 66)
    #expect(
      try site.own("request", "change", "--to", "ada", "--answers", "-", input: #"{"risk": "none"}"#).status == 65)
  }

  @Test func `whoever declines by mistake goes back with Esc, and leaves it open with Ctrl-C`() throws {
    let site = site()
    for (id, limit) in [("open", "2h"), ("short", "4s")] {
      _ = try site.own("request", "change", "--to", "bob", "--id", id, "--expires", limit)
    }
    let (session, late) = (try site.open("bob", "answer open"), try site.open("bob", "answer short"))
    for form in [session, late] {
      #expect(form.shows("Summary"))
      form.send("Typed\u{1b}[20~")
      #expect(form.shows("Why do you decline?"))
    }
    let asked = session.screen.count
    session.send("\u{1b}")
    #expect(session.shows("Typed", after: asked))
    let back = session.screen.count
    session.send("\u{1b}[20~")
    #expect(session.shows("Why do you decline?", after: back))
    session.send("\u{3}")
    #expect(session.finish()?.status == 130)
    #expect(try site.own("wait", "open", "--timeout", "1s").status == 124)
    // Once its time is over, it cannot be declined either.
    sleep(4)
    late.send("too late\r")
    #expect(late.shows("Not submitted: the time for an answer is over"))
    #expect(try site.own("wait", "short").output == "{\"state\": \"expired\", \"reason\": null}\n")
  }

  @Test func `whoever leaves a request that has ended is told that nothing is kept`() throws {
    let site = site()
    for (id, limit) in [("settled", "2h"), ("over", "4s")] {
      _ = try site.own("request", "change", "--to", "ops", "--id", id, "--expires", limit)
    }
    let open = try ["settled", "over"].map { try site.open("ada", "answer \($0)") }
    for form in open {
      #expect(form.shows("Summary"))
      form.send("Typed")
    }
    #expect(open[1].waits { (try? site.own("drafts").output.split(separator: "\n").count) == 2 })
    #expect(try site.serve("bob", "answer settled", input: #"{"summary": "First"}"#).status == 0)
    sleep(4)
    for form in open {
      form.send("\u{1b}")
      #expect(form.shows("Discard what you typed?"))
      form.send("y")
      #expect(form.finish() != nil)
    }
    #expect(try site.own("drafts").output == "")
  }

  @Test func `a secret among the answers known already is left out, with a warning`() throws {
    let site = site()
    let asked = try site.serve(
      "eve", "request change --to bob --id q", input: #"{"summary": "Known", "token": "hunter2"}"#)
    #expect(asked.output == "q\n")
    #expect(asked.error == "formline: warning: 'token' is left out: secrets are not stored\n")
    #expect(try site.sql("SELECT prefilled FROM request").output == "{\"summary\":\"Known\"}\n")
  }

  @Test func `a request is found also where everybody may fill in every form`() throws {
    let site = SiteFixture("quotas: {fieldBytes: 1000B}")
    #expect(try site.own("request", "change", "--to", "bob", "--id", "known").status == 0)
    let asked = try site.serve("bob", "questions known")
    #expect(asked.status == 2 && asked.output.contains("\"summary\""), "\(asked.error)")
  }

  @Test func `a program sees what a request asks, if it may answer it`() throws {
    let site = site()
    let elicitation = """
      {"method": "elicitation/create", "params": {"message": "May I deploy?", "requestedSchema": {"type": "object",
       "properties": {"go": {"type": "boolean"}}, "required": ["go"]}}}
      """
    #expect(try site.own("request", "--elicit", "--to", "bob", "--id", "mcp", input: elicitation).status == 0)
    site.folder.write("known.json", #"{"summary": "Known"}"#)
    let known = site.folder["known.json"]
    #expect(try site.own("request", "incident", "--to", "bob", "--id", "form", "--expires", "2h").status == 0)
    #expect(try site.own("request", "change", "--to", "bob", "--id", "known", "--answers", known).status == 0)
    for (id, field, isComplete) in [("mcp", "go", false), ("form", "what", false), ("known", "summary", true)] {
      let asked = try site.serve("bob", "questions \(id)")
      #expect(asked.status == (isComplete ? 0 : 2) && asked.output.contains("\"\(field)\""), "\(id): \(asked.error)")
      #expect(try site.serve("ada", "questions \(id)").status == 66)
    }
  }
}
