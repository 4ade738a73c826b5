import CRemote
import Platform
import TestSupport
import Testing
import Values

@testable import FormSite
@testable import FormlineCommand

/// What an operator asks and does every day.
@Suite(.serialized) struct OperatorTests {
  @Test(arguments: StoreTests.Kind.allCases)
  func `the state of a site is told to people and to monitors`(kind: StoreTests.Kind) throws {
    let site = SiteFixture(store: kind == .sqlite ? "sqlite" : try PostgresServer.makeDatabase())
    _ = try site.submit(#"{"summary": "x"}"#)
    let text = try site.own("status")
    #expect(text.status == 0 && text.error == "")
    #expect(text.output.contains("submitted today  1 change"))
    let status = try JSONParser.parse(try site.own("status", "--json").output)
    #expect(status["configuration"] == ["valid": true, "failingSince": nil])
    #expect(status["store"]?["reachable"] == true && status["store"]?["durability"] == "local")
    #expect(status["submissionsToday"] == ["change": 1])
    #expect(status["connections"] == (kind == .sqlite ? .null : ["used": 0, "limit": 20]))
    #expect(try site.own("status", "--metrics").output.contains("\nformline_submissions_today{form=\"change\"} 1\n"))
    #expect(status["version"] == .string(RootCommand.version))
  }

  @Test(.needs(.PostgreSQL))
  func `what a receipt means is told as the server is set, not as site.yaml says`() throws {
    let server = try #require(PostgresServer())
    defer { server.crash() }
    let store = try #require(server.makeDatabase())
    let (local, standby) = (SiteFixture(store: store), SiteFixture("durability: standby", store: store))
    let id = try local.submit(#"{"summary": "x"}"#)
    func configure(_ setting: String, until shown: String) throws {
      _ = try server.sql("ALTER SYSTEM SET \(setting)", in: store)
      _ = try server.sql("SELECT pg_reload_conf()", in: store)
      let name = setting.prefix { $0 != " " }
      while try server.sql("SHOW \(name)", in: store).output != "\(shown)\n" { usleep(20_000) }
    }
    func receipts(_ site: SiteFixture) throws -> JSONValue? {
      try JSONParser.parse(try site.own("status", "--json").output)["store"]?["receipts"]
    }
    func checked(_ site: SiteFixture) throws -> String { try site.own("check").output }
    #expect(
      try checked(local) == "receipts are on the disk of the database\nsite.yaml and 2 forms checked, no mistakes\n")
    #expect(try receipts(local) == "disk")
    let refused = try standby.own("status")
    #expect(
      refused.status == 1 && refused.error.contains("no receipts are given: site.yaml says 'durability: standby'"))
    // Whatever would be confirmed is refused before it is stored.
    for words in [
      ["amend", id], ["request", "change", "--to", "bob"], ["close", "change"], ["purge", id], ["deliver"],
      ["export", "change"],
    ] {
      let done = try DetachedCommand(
        executable: Executable.site, [words[0], standby.path] + words.dropFirst(), input: #"{"summary": "y"}"#,
        environment: ["PATH": "/usr/bin:/bin"])
      #expect(done.status == 69 && done.output == "", "\(words): \(done.error)")
      #expect(done.error.contains("site.yaml says 'durability: standby'"), "\(words): \(done.error)")
    }
    #expect(try standby.serve("bob", "change", input: #"{"summary": "y"}"#).status == 69)
    #expect(try local.exported().map { $0["answers"]?["summary"] } == ["x"])
    #expect(try local.own("audit", "list").output.split(separator: "\n").count == 3)
    try configure("fsync = off", until: "off")
    let sentence = "receipts are in memory only: PostgreSQL's fsync is off"
    #expect(try checked(local).hasPrefix("\(sentence)\n"))
    let told = try local.own("status")
    #expect(told.status == 1 && told.error == "formline: \(sentence)\n" && told.output.contains("local: \(sentence)"))
    #expect(try receipts(local) == "memory")
    try configure("synchronous_standby_names = 'ANY 1 (*)'", until: "ANY 1 (*)")
    for site in [local, standby] {
      #expect(try checked(site).hasPrefix("receipts are on a synchronous standby, too\n"))
      #expect(try site.own("status").status == 0)
      #expect(try receipts(site) == "standby")
    }
  }

  @Test func `a monitor is told by the status when somebody should look`() throws {
    let site = SiteFixture("hooks:\n  - {name: ticket, form: change, command: [\"false\"], retries: 0}")
    _ = try site.submit(#"{"summary": "x"}"#)
    #expect(try site.own("status").status == 0)
    #expect(try site.own("deliver").status == 1)
    let status = try site.own("status")
    #expect(status.status == 1 && status.error == "formline: 1 delivery was given up\n")
    #expect(try site.own("hooks").output.contains("  submitted  1 try  given up"))
    #expect(try site.own("hooks", "retry").output == "1 to be tried again\n")
    #expect(try site.own("status").status == 0)
    let lost = SiteFixture(store: "postgresql://forms@127.0.0.1:1/x")
    #expect(try lost.own("status").output.contains("postgresql: the store cannot be reached\n"))
    let unreachable = try lost.own("status", "--json")
    #expect(unreachable.status == 69)
    #expect(try JSONParser.parse(unreachable.output)["store"]?["reachable"] == false)
  }

  @Test func `the last site.yaml that was right serves on, and those who can mend it are told`() throws {
    let site = SiteFixture("log: events.log")
    _ = try site.submit(#"{"summary": "x"}"#)
    let right = site.folder.read("site.yaml") ?? ""
    site.folder.write("site.yaml", right + "grant: []\n")
    _ = try site.submit(#"{"summary": "y"}"#)
    #expect(try site.serve("ada", "submissions").error.contains("site.yaml has had mistakes since 20"))
    #expect(try site.serve("bob", "submissions").error == "")
    let status = try site.own("status")
    #expect(status.status == 1 && status.output.contains("has had mistakes since"))
    #expect(try site.own("keys", SiteFixture.adasFingerprint).output.hasPrefix("restrict,pty"))
    #expect(try site.own("check").status == 1)
    site.folder.write("site.yaml", right)
    #expect(try site.serve("ada", "submissions").error == "")
    #expect(try site.own("status").status == 0)
    // None was right so far.
    let wrong = SiteFixture("grant: []")
    #expect(try wrong.serve("bob", "change", input: "{}").status == 65)
  }

  @Test func `sessions and drafts are listed, ended and discarded`() throws {
    let site = SiteFixture()
    let session = try site.open("bob", "change")
    #expect(session.shows("Summary"))
    session.send("Half")
    #expect(session.waits { ((try? site.own("drafts").output) ?? "").contains("bob") })
    let drafts = try site.own("drafts").output.split(separator: " ")
    let id = String(drafts.first ?? "")
    #expect(drafts.last == "open\n")
    #expect(try site.own("drafts", "discard", id).status == 1)
    let sessions = try site.own("sessions").output
    #expect(sessions.contains("bob  192.0.2.7  open  change"))
    #expect(try site.own("sessions", "end", "none").status == 66)
    #expect(try site.own("sessions", "end", String(sessions.prefix { $0 != " " })).status == 0)
    #expect(session.finish() != nil)
    let said = String(decoding: session.screen, as: UTF8.self)
    #expect(said.contains("The operators of the site have ended this session") && said.contains("kept"))
    #expect(try site.own("sessions").output == "")
    #expect(try site.own("drafts").output.contains("bob"))
    #expect(try site.own("drafts", "discard", id).output == "discarded \(id)\n")
    #expect(try site.own("drafts", "discard", id).status == 66)
    #expect(try site.own("audit", "list").output.contains("discard-draft"))
  }

  @Test func `a submission is shown with its revisions, and purged with them`() throws {
    let site = SiteFixture(
      "hooks:\n  - {name: log, form: change, on: [amended, purged], command: [./hooks/log.sh]}")
    chmod(
      site.folder.write(
        "hooks/log.sh", "#!/bin/sh\necho $FORMLINE_EVENT $FORMLINE_REVISION $FORMLINE_REPLACES $(cat) >> told\n"), 0o755
    )
    let first = try site.submit(#"{"summary": "x"}"#)
    let amended = try site.own("amend", first, input: #"{"risk": "high"}"#)
    let second = String(amended.output.split(separator: " ").last?.dropLast() ?? "")
    let again = try site.own("amend", first, input: #"{"risk": "low"}"#)
    #expect(again.status == 1 && again.error.hasSuffix(": \(second)\n"))
    #expect(try site.own("amend", "--help").output.contains("The id of the latest revision."))
    for id in [first, second] {
      let shown = try site.own("show", id).output
      #expect(shown.contains("answers.summary") && shown.contains("high (was low)"))
      #expect(shown.contains("revision 1 of change") && shown.contains("revision 2 of change"))
    }
    #expect(try site.own("hooks").output == "log  change  \(second)  amended  0 tries  due\n")
    #expect(try site.own("deliver").status == 0)
    #expect(try site.own("purge", second).output == "purged \(first)\npurged \(second)\n")
    #expect(try site.exported().allSatisfy { $0["answers"] == .null })
    #expect(try site.own("deliver").status == 0)
    #expect(
      site.folder.read("told") == """
        amended 2 \(first) {"summary": "x", "risk": "high"}
        purged 1 null
        purged 2 \(first) null

        """)
    #expect(try site.own("show", "none").status == 66)
    #expect(try site.own("audit", "verify").status == 0)
  }

  @Test func `a form is closed and opened by hand and by date`() throws {
    let site = SiteFixture("forms: {incident: {closes: 2026-01-01}}")
    func fill(_ form: String) throws -> DetachedCommand {
      try site.serve(
        "ada", form,
        input: #"{"summary": "x", "what": "x"}"#.replacing(
          form.hasPrefix("change") ? ", \"what\": \"x\"" : "\"summary\": \"x\", ", with: ""))
    }
    #expect(try fill("incident").status == 69)
    let id = "0197f000-0000-7000-8000-00000000dddd"
    #expect(try fill("change").status == 0)
    #expect(try fill("change --id \(id)").status == 0)
    let open = try site.open("bob", "change")
    #expect(open.shows("Summary"))
    #expect(try site.own("close", "change", "--until", "2100-01-01T00:00:00Z").status == 0)
    let closed = try fill("change")
    #expect(closed.status == 69 && closed.error == "formline: change is closed until 2100-01-01T00:00:00Z\n")
    // What was stored before has its receipt.
    let before = try fill("change --id \(id)")
    #expect(before.status == 0 && before.output.hasPrefix("Submitted before. Receipt: "))
    #expect(try site.serve("bob", "").output == "There is nothing here for you\n")
    open.send("x\u{1b}[21~")
    #expect(open.shows("closed"))
    open.signal(SIGHUP)
    #expect(try site.own("open", "change").output == "opened change\n")
    #expect(try fill("change").status == 0)
    #expect(try site.own("open", "incident").status == 1)
    #expect(try site.own("close", "change", "--until", "2020-01-01").status == 64)
    #expect(try site.own("close", "nothing").status == 66)
  }

  @Test func `lists say when there is more, and no filter is dropped`() throws {
    let site = SiteFixture()
    let ids = try (0..<3).map { try site.submit("{\"summary\": \"\($0)\"}") }
    let page = try site.own("submissions", "change", "--limit", "2")
    #expect(page.output.split(separator: "\n").map { String($0.prefix(36)) } == Array(ids.prefix(2)))
    #expect(page.error == "formline: there are more: go on with --after \(ids[1])\n")
    let rest = try site.own("submissions", "change", "--limit", "2", "--after", ids[1])
    #expect(rest.output.hasPrefix(ids[2]) && rest.error == "")
    let own = try site.serve("bob", "submissions --limit 1")
    #expect(own.output.hasPrefix(ids[2]) && own.error.contains("--after \(ids[2])"))
    #expect(try site.serve("bob", "submissions --after \(ids[1])").output.hasPrefix(ids[0]))
    #expect(try site.serve("bob", "submissions --since 2100-01-01").output == "")
    #expect(try site.serve("bob", "submissions --where true").status == 64)
  }

  @Test func `a spreadsheet runs no cell of an export`() throws {
    let site = SiteFixture()
    for text in ["=1+1", "+1", "-1", "@x", "a\u{202e}b", "plain"] {
      _ = try site.submit(JSONValue.object([.init(name: "summary", value: .string(text))]).text(.compact))
    }
    func cells(_ arguments: String...) throws -> [String] {
      let words = ["export", site.path, "change", "--format", "csv"] + arguments
      let done = try DetachedCommand(
        executable: Executable.site, words, environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"])
      return done.output.split(whereSeparator: \.isNewline).dropFirst().map {
        String($0.split(separator: ",", omittingEmptySubsequences: false)[8])
      }
    }
    #expect(try cells() == ["'=1+1", "'+1", "'-1", "'@x", "ab", "plain"])
    #expect(try cells("--raw") == ["=1+1", "+1", "-1", "@x", "a\u{202e}b", "plain"])
    // In JSON it is the same text, and a terminal that shows the line keeps its order.
    let lines = try site.own("export", "change").output
    #expect(lines.contains(#""a\u202eb""#) && !lines.contains("\u{202e}"))
    #expect(try site.exported().map { $0["answers"]?["summary"] }.contains("a\u{202e}b"))
  }

  @Test func `the log says who came, what was submitted and refused, and no answer`() throws {
    let site = SiteFixture("log: events.log")
    let id = try site.submit(#"{"summary": "Secret plan"}"#)
    _ = try site.serve("bob", "incident", input: "{}")
    let lines = try (site.folder.read("events.log") ?? "").split(separator: "\n").map {
      try JSONParser.parse(String($0))
    }
    #expect(lines.map { $0["event"] } == ["login", "submit", "logout", "login", "refuse", "error", "logout"])
    #expect(lines[1]["submission"] == .string(id) && lines[0]["address"] == "192.0.2.7")
    #expect(site.folder.read("events.log")?.contains("plan") == false)
    let sent = SiteLog.datagram("submit", [(name: "person", value: "ada")], false)
    #expect(
      String(decoding: sent, as: UTF8.self) == """
        MESSAGE=submit person=ada
        PRIORITY=6
        SYSLOG_IDENTIFIER=formline-site
        FORMLINE_EVENT=submit
        FORMLINE_PERSON=ada

        """)
  }

  @Test func `messages are signed as RFC 4231 has it`() {
    // Test cases 2 and 6.
    #expect(
      Digest.text(authenticating: Array("what do ya want for nothing?".utf8), with: Array("Jefe".utf8))
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    let message = "Test Using Larger Than Block-Size Key - Hash Key First"
    #expect(
      Digest.text(authenticating: Array(message.utf8), with: [UInt8](repeating: 0xaa, count: 131))
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }

  @Test func `processes of a machine share slots, and whoever waits is seen`() throws {
    let folder = TemporaryFolder()
    let first = try #require(ConnectionLimit(path: folder["slots"], count: 2))
    let second = try #require(ConnectionLimit(path: folder["slots"], count: 2))
    let (one, two) = (try first.take(), try second.take())
    #expect(one != two)
    #expect(first.taken == 1 && second.taken == 1)
    #expect(!first.isWanted)
    let third = open(folder["slots"], O_RDWR)
    #expect(slot_take(third, 2) == -1)
    slot_wait(third, true)
    #expect(first.isWanted)
    first.release(one)
    #expect(slot_take(third, 2) == one)
    close(third)
    #expect(try first.take() == one)
  }

  @Test func `operators see what somebody has chosen in the list, and they are told why their session ends`() throws {
    let site = SiteFixture()
    let session = try site.open("bob", "")
    #expect(session.shows("What would you like to do?"))
    func sessions() throws -> String { try site.own("sessions").output }
    #expect(try sessions().hasSuffix("  open\n"))
    session.send("\r")
    #expect(session.shows("Summary"))
    #expect(session.waits { (try? sessions().hasSuffix("  open  change\n")) ?? false })
    session.send("\u{1b}")
    #expect(session.waits { (try? sessions().hasSuffix("  open\n")) ?? false })
    #expect(try site.own("sessions", "end", String(sessions().prefix { $0 != " " })).status == 0)
    #expect(session.finish()?.status == 128 + SIGHUP)
    #expect(String(decoding: session.screen, as: UTF8.self).contains("have ended this session"))
  }

  @Test func `the program says its version, and what can be asked for over ssh`() throws {
    let site = SiteFixture()
    func run(_ words: String...) throws -> DetachedCommand { try DetachedCommand(executable: Executable.site, words) }
    #expect(try run("--version").output == Service.version + "\n")
    let help = try run("serve", "--help").output
    let asked = try site.serve("bob", "help").output
    for word in OriginalCommand.words + ["--id", "--limit", "--after"] {
      #expect(help.contains(word) && asked.contains(word), "\(word)")
    }
    #expect(try run("wait", "--help").output.contains("The request's id."))
    #expect(
      try site.serve("bob", "nosuch").error
        == "formline: there is no form 'nosuch'; 'help' says what can be asked for\n")
  }

  /// With SQLite's log beside the file, as sessions leave it, and without, as a backup is restored.
  @Test(
    .enabled(if: getuid() == 0, "only root mounts"), .needs(.sqlite3),
    arguments: ["full", "remount,ro"], ["a log", "no log"])
  func `what only reads works where nothing can be written, or says what it needs`(fault: String, log: String) throws {
    let (site, disk) = (SiteFixture(), TemporaryFolder())
    let id = try site.submit(#"{"summary": "x"}"#)
    if log == "no log" { try site.sql("PRAGMA wal_checkpoint(TRUNCATE)") }
    #expect(site.folder.names(in: ".").contains("formline.db-wal") == (log == "a log"))
    let prepare = fault == "full" ? "head -c 9m /dev/zero > \"$2/filled\"" : "mount -o \(fault) \"$2\""
    let script = """
      mount -t tmpfs -o size=8m tmpfs "$2" && cp -r "$1/." "$2" || exit 9
      \(prepare) 2> "$1/note"
      for words in "submissions $2 change" "show $2 \(id)" "audit $2 verify" "audit $2 list" "drafts $2" "sessions $2" \
        "hooks $2" "migrate $2 change --dry-run" "serve $2 --as bob"; do
        printf '%s: ' "${words%% *}" >> "$1/statuses"
        SSH_ORIGINAL_COMMAND=submissions "$0" $words > "$1/output" 2>> "$1/errors"
        echo $? >> "$1/statuses"
      done
      SSH_ORIGINAL_COMMAND='questions change' "$0" serve "$2" --as bob < /dev/null > "$1/output" 2>> "$1/errors"
      echo "questions: $?" >> "$1/statuses"
      SSH_ORIGINAL_COMMAND=change "$0" serve "$2" --as bob < "$1/answers" > "$1/output" 2>> "$1/more"
      echo "change: $?" >> "$1/statuses"
      """
    site.folder.write("answers", #"{"summary": "y"}"#)
    let done = try DetachedCommand(
      executable: "/usr/bin/unshare", ["-m", "sh", "-c", script, Executable.site, site.path, disk.path],
      environment: ["PATH": "/usr/bin:/bin"])
    #expect(done.status == 0, "\(done.error)")
    let statuses = site.folder.read("statuses") ?? ""
    let errors = (site.folder.read("errors") ?? "").split(separator: "\n")
    #expect(statuses.hasSuffix("\nchange: 74\n"))
    if fault == "full", log == "no log" {
      #expect(statuses.split(separator: "\n").allSatisfy { $0.hasSuffix(": 74") }, "\(statuses)")
      let reason = "SQLite: disk I/O error; it needs 40 kB beside formline.db to read it: make room on its disk"
      #expect(errors.first.map(String.init) == "formline: the store has no room left (\(reason))")
    } else {
      #expect(statuses.split(separator: "\n").dropLast(2).allSatisfy { $0.hasSuffix(": 0") }, "\(statuses)")
      #expect(statuses.contains("\nquestions: 2\n") && errors.isEmpty, "\(errors)")
    }
  }

  @Test(.enabled(if: getuid() == 0, "only root mounts"), .needs(.sqlite3))
  func `a full disk is told of, also while the log has room of its own`() throws {
    let (site, disk) = (SiteFixture(), TemporaryFolder())
    _ = try site.submit(#"{"summary": "x"}"#)
    let script = """
      mount -t tmpfs -o size=8m tmpfs "$2" && cp -r "$1/." "$2" && "$0" check "$2" || exit 9
      sqlite3 "$2/formline.db" "SELECT COUNT(*) FROM draft" ".shell head -c 9m /dev/zero > $2/filled; $0 check $2"
      "$0" check "$2"
      """
    let checked = try DetachedCommand(
      executable: "/usr/bin/unshare", ["-m", "sh", "-c", script, Executable.site, site.path, disk.path],
      environment: ["PATH": "/usr/bin:/bin"])
    #expect(checked.status == 74 && checked.error.contains("the store has no room left"), "\(checked.error)")
  }
}
