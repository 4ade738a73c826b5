import Platform
import TerminalDriver
import TestSupport
import Testing
import Values

@testable import FormSite

/// What a purge takes of requests, and what it leaves.
extension RequestTests {
  @Test(arguments: StoreTests.Kind.allCases)
  func `what was known for a request goes with a purge, and by retention`(kind: StoreTests.Kind) throws {
    let uri = kind == .sqlite ? "sqlite" : try PostgresServer.makeDatabase()
    let site = site(store: uri, hooks: "retention: {submissions: 1s}")
    func sql(_ statement: String) throws -> DetachedCommand? {
      kind == .sqlite ? try site.sql(statement) : try PostgresServer.shared?.sql(statement, in: uri)
    }
    for id in ["answered", "withdrawn", "open"] {
      let known = #"{"summary": "personal"}"#
      #expect(try site.serve("eve", "request change --to bob --id \(id)", input: known).status == 0)
    }
    let answer = try site.serve("bob", "answer answered", input: "{}")
    let id = try #require(answer.output.split(separator: " ").last?.dropLast()).description
    #expect(try site.own("withdraw", "withdrawn").status == 0)
    // Only a purge may.
    #expect(try sql("UPDATE request SET prefilled = NULL WHERE step = 1")?.error != "")
    func repeated() throws -> DetachedCommand {
      try site.serve("eve", "request change --to bob --id answered", input: #"{"summary": "personal"}"#)
    }
    #expect(try repeated().output == "answered\n")
    func known() throws -> String {
      try sql("SELECT id FROM request WHERE prefilled IS NOT NULL ORDER BY id")?.output ?? ""
    }
    #expect(try known() == "answered\nopen\nwithdrawn\n")
    #expect(try site.own("purge", id).status == 0)
    #expect(try known() == "open\nwithdrawn\n")
    // What is purged cannot be compared.
    #expect(try repeated().output == "answered\n")
    usleep(1_100_000)
    #expect(try site.own("purge", "--dry-run").output.hasSuffix(", and what was written for 1 request\n"))
    #expect(try site.own("purge").status == 0)
    #expect(try known() == "open\n")
    #expect(try site.own("audit", "verify").status == 0)
    #expect(try site.own("withdraw", "open").status == 0)
    usleep(1_100_000)
    #expect(try site.own("purge").status == 0)
    for name in site.folder.names(in: ".") {
      let bytes = TemporaryFolder.bytes(of: site.folder[name]) ?? []
      #expect(!String(decoding: bytes, as: UTF8.self).contains("personal"), "in \(name)")
    }
    #expect(try site.own("audit", "verify").status == 0)
  }

  @Test(arguments: StoreTests.Kind.allCases)
  func `a purge leaves nothing that anybody wrote, and what is left can be verified`(kind: StoreTests.Kind) throws {
    let uri = kind == .sqlite ? "sqlite" : try PostgresServer.makeDatabase()
    let site = site(
      store: uri,
      hooks: "hooks:\n  - {name: chat, form: change, on: [submitted, declined], command: [./chat.sh]}\n"
        + "retention: {submissions: 1s}")
    // Hooks say what they were told.
    chmod(site.folder.write("chat.sh", "#!/bin/sh\ncat >&2\nexit 1\n"), 0o755)
    func sql(_ statement: String) throws -> String {
      let done = kind == .sqlite ? try site.sql(statement) : try PostgresServer.shared?.sql(statement, in: uri)
      return (done?.output ?? "") + (done?.error ?? "")
    }
    let words = #"{"summary": "personal"}"#
    let elicitation = #"""
      {"message": "Is personal right?", "requestedSchema": {"type": "object", "properties": {"go": {"type": "boolean"}}}}
      """#
    for id in ["open", "declined", "old", "withdrawn"] {
      #expect(try site.serve("eve", "request change --to bob --id \(id)", input: words).status == 0)
    }
    for id in ["mcp", "other"] {
      #expect(try site.own("request", "--elicit", "--to", "bob", "--id", id, input: elicitation).status == 0)
    }
    let submission = try site.submit(words)
    let revision = try site.open("ada", "amend \(submission)")
    #expect(revision.shows("personal"))
    revision.send("!")
    #expect(revision.waits { (try? site.own("drafts").output.contains("ada")) ?? false })
    revision.signal(SIGKILL)
    #expect(revision.finish() != nil)
    // Open all the time, as a session is.
    let store =
      try kind == .sqlite
      ? SiteStore(SQLiteDatabase(path: site.folder["formline.db"])) : SiteStore(PostgresDatabase(uri: uri))
    for id in ["declined", "old"] {
      _ = try store.endRequest(
        id, .declined, reason: "personal reason", telling: { _ in ["chat"] }, Actor(person: "bob"))
    }
    for id in ["withdrawn", "mcp"] { #expect(try site.own("withdraw", id).status == 0) }
    #expect(try site.own("deliver").status == 1)
    #expect(try sql("SELECT COUNT(*) FROM outbox WHERE last_error LIKE '%personal%'") == "1\n")
    let refused = try site.own("purge", "open")
    #expect(refused.status == 1 && refused.error.contains("the request 'open' is open: withdraw it"))
    #expect(try site.own("purge", "none").error == "formline: there is no submission or request 'none'\n")
    #expect(try site.own("purge", "declined", "--dry-run").output == "would purge declined\n")
    #expect(try site.own("wait", "declined").output.contains("personal reason"))
    for id in [submission, "declined", "withdrawn", "mcp"] { #expect(try site.own("purge", id).status == 0, "\(id)") }
    #expect(try site.own("wait", "declined").output == "{\"state\": \"declined\", \"reason\": null}\n")
    #expect(try site.own("audit", "verify").status == 0)
    // Another request has the same question.
    #expect(try site.serve("bob", "questions other").output.contains("\"go\""))
    #expect(try site.serve("bob", "answer other", input: #"{"go": true}"#).status == 0)
    #expect(try site.own("withdraw", "open").status == 0)
    usleep(1_100_000)
    let counted = try site.own("purge", "--dry-run")
    #expect(counted.output.hasSuffix("would purge 1 submissions and 0 drafts, and what was written for 2 requests\n"))
    #expect(try site.own("purge").status == 0)
    #expect(try site.own("purge").output == "purged 0 submissions and 0 drafts\n")
    for table in ["version", "draft", "submission", "outbox", "audit", "request"] {
      let rows = kind == .sqlite ? "*" : "CAST(\(table).* AS TEXT)"
      #expect(try !sql("SELECT \(rows) FROM \(table)").contains("personal"), "\(table)")
    }
    for name in site.folder.names(in: ".") where name.hasPrefix("formline.db") {
      let bytes = TemporaryFolder.bytes(of: site.folder[name]) ?? []
      #expect(!String(decoding: bytes, as: UTF8.self).contains("personal"), "in \(name)")
    }
    let verified = try site.own("audit", "verify")
    #expect(verified.status == 0, "\(verified.error)")
    #expect(try sql("UPDATE request SET reason = 'x' WHERE id = 'old' AND step = 2").contains("rows of "))
    #expect(try sql("UPDATE version SET definition = ''").contains("rows of "))
    // The same question can be asked again.
    #expect(try site.own("export", "elicit").status == 0)
    #expect(try site.own("request", "--elicit", "--to", "bob", "--id", "again", input: elicitation).status == 0)
    #expect(try site.serve("bob", "answer again", input: #"{"go": true}"#).status == 0)
    #expect(try site.own("wait", "again").output == "{\"go\": true}\n")
    #expect(try site.own("audit", "verify").status == 0)
    // An earlier version of this program has left what was known for the request of what it purged.
    #expect(try site.serve("eve", "request change --to bob --id left", input: words).status == 0)
    let answered = try site.serve("bob", "answer left", input: "{}")
    let id = try #require(answered.output.split(separator: " ").last?.dropLast()).description
    #expect(try sql("DROP TRIGGER submission_unchanged\(kind == .postgres ? " ON submission" : "")").count < 20)
    _ = try sql("UPDATE submission SET answers = NULL WHERE id = '\(id)'")
    #expect(try sql("SELECT COUNT(*) FROM request WHERE prefilled LIKE '%personal%'") == "1\n")
    #expect(try site.own("purge", id).output == "purged \(id)\n")
    #expect(try sql("SELECT COUNT(*) FROM request WHERE prefilled LIKE '%personal%'") == "0\n")
    withExtendedLifetime(store) {}
  }
}
