import Platform
import TestSupport
import Testing
import Values

@testable import FormSite

/// What owners do with what was submitted.
struct OwnerTests {
  @Test func `submissions are found by conditions on their answers, and by their time`() throws {
    let site = SiteFixture()
    let low = try site.submit(#"{"summary": "a"}"#)
    let high = try site.submit(#"{"summary": "b", "risk": "high"}"#, as: "ada")
    func found(_ arguments: String...) throws -> [Substring] {
      let listed = try DetachedCommand(
        executable: Executable.site, ["submissions", site.path, "change"] + arguments,
        environment: ["PATH": "/usr/bin:/bin"])
      #expect(listed.status == 0, "\(listed.error)")
      return listed.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    }
    #expect(try found() == [low[...], high[...]])
    #expect(try found("--where", "risk == 'high'") == [high[...]])
    #expect(try found("--where", "person == 'bob' && summary.startsWith('a')") == [low[...]])
    #expect(try found("--since", "1h").count == 2)
    #expect(try found("--since", "2099-01-01").isEmpty)
    let numbers = "[\((0..<100).map(String.init).joined(separator: ","))]"
    for command in ["submissions", "export"] {
      let long = try site.own(
        command, "change", "--where", "\(numbers).all(a, \(numbers).all(b, \(numbers).all(c, a + b + c >= 0)))")
      #expect(long.status == 64 && long.output == "", "\(long.output)")
      #expect(long.error.hasPrefix("formline: --where: "), "\(long.error)")
    }
    let raw = try site.own("submissions", "change", "--where", "\u{9b}31m")
    #expect(raw.status == 64 && !raw.error.unicodeScalars.contains("\u{9b}"), "\(raw.error)")
    let wrong = try site.own("submissions", "change", "--where", "risc == 'high'")
    #expect(wrong.status == 64)
    #expect(wrong.error.contains("unknown name 'risc'"))
  }

  @Test func `submissions are in the order of submission, whatever ids they were given`() throws {
    let site = SiteFixture()
    let times: [Int64] = [1_790_000_000_000, 1_700_000_000_000, 1_750_000_000_000]
    let ids = times.map { TimeOrderedID.make(at: $0) }
    for id in ids { #expect(try site.serve("bob", "change --id \(id)", input: #"{"summary": "x"}"#).status == 0) }
    #expect(try site.exported().map { $0["id"]?.string } == ids)
    func listed(_ arguments: String...) throws -> [String] {
      let done = try DetachedCommand(
        executable: Executable.site, ["submissions", site.path, "change"] + arguments,
        environment: ["PATH": "/usr/bin:/bin"])
      return done.output.split(separator: "\n").map { String($0.prefix(36)) }
    }
    #expect(try listed() == ids)
    #expect(try listed("--limit", "1") == [ids[0]])
    #expect(try listed("--limit", "1", "--after", ids[0]) == [ids[1]])
    #expect(try listed("--after", ids[1]) == [ids[2]])
  }

  @Test func `a list goes on behind nothing but one of its own`() throws {
    let site = SiteFixture()
    let (own, other) = (
      try site.submit(#"{"summary": "x"}"#), try site.submit(#"{"what": "x"}"#, to: "incident", as: "ada")
    )
    for id in ["nosuch", other, TimeOrderedID.make()] {
      let done = try site.own("submissions", "change", "--after", id)
      #expect(done.status == 66 && done.output == "" && done.error == "formline: there is no submission '\(id)'\n")
      for command in ["submissions --after \(id)", "submissions change --after \(id)"] {
        #expect(try site.serve("bob", command).status == 66, "\(command)")
      }
    }
    #expect(try site.serve("bob", "submissions --after \(own)").status == 0)
    #expect(try site.serve("bob", "submissions change --after \(own)").status == 0)
  }

  @Test func `a table is quoted as RFC 4180 has it`() throws {
    let site = SiteFixture()
    let id = try site.submit(#"{"summary": "said \"no\", twice"}"#)
    let table = try site.own("export", "change", "--format", "csv").output
    let lines = table.split(separator: "\r\n")
    #expect(lines.count == 2)
    #expect(lines[0] == "id,form,version,person,opened,submitted,revision,replaces,summary,risk")
    #expect(lines[1].hasPrefix("\(id),change,"))
    #expect(lines[1].hasSuffix(#",1,,"said ""no"", twice",low"#))
    for hidden in ["\n", "\u{feff}", "\u{200b}", "\n\u{2066}"] {
      #expect(CSV(isRaw: false).field(hidden + "=1").contains("'" + hidden.prefix(1)), "\(hidden.unicodeScalars)")
    }
    #expect(CSV(isRaw: true).field("a\nb") == "\"a\nb\"" && CSV(isRaw: true).field("plain") == "plain")
    // An accent joins the quote before it to one character.
    #expect(CSV(isRaw: true).field("a\"\u{301},b") == "\"a\"\"\u{301},b\"")
  }

  @Test func `a revision is a submission of its own, and each has one at most`() throws {
    let site = SiteFixture()
    let id = try site.submit(#"{"summary": "first", "risk": "high"}"#)
    let amended = try site.serve("ada", "amend \(id)", input: #"{"summary": "second"}"#)
    #expect(amended.status == 0)
    let all = try site.exported()
    #expect(all.map { $0["revision"] } == [1, 2])
    #expect(all[1]["replaces"] == .string(id))
    #expect(all[1]["answers"] == ["summary": "second", "risk": "high"])
    #expect(all[0]["answers"] == ["summary": "first", "risk": "high"])
    let again = try site.serve("ada", "amend \(id)", input: #"{"summary": "third"}"#)
    #expect(again.status == 1)
    #expect(again.error.contains("A newer revision exists"))
    #expect(try site.exported().count == 2)
  }

  @Test func `a version is what the definition says, however it is written`() throws {
    let site = SiteFixture()
    let first = try site.own("publish", "change").output.split(separator: " ")
    #expect(first[0] == "published" && first[1] == "change")
    site.folder.write(
      "forms/change.yaml", "# a comment\n" + SiteFixture.change.replacing("[low, high]", with: "['low', high]"))
    #expect(try site.own("publish", "change").output == "unchanged change \(first[2])")
    site.folder.write("forms/change.yaml", SiteFixture.change.replacing("low", with: "little"))
    let second = try site.own("publish", "change").output.split(separator: " ")
    #expect(second[0] == "published" && second[2] != first[2])
  }

  @Test func `a form with mistakes is not published, and the version before goes on`() throws {
    let site = SiteFixture()
    _ = try site.submit(#"{"summary": "x"}"#)
    site.folder.write("forms/change.yaml", "formline: 1\nfields: [{id: summary, tipe: text}]\n")
    let refused = try site.own("publish", "change")
    #expect(refused.status == 65)
    #expect(refused.error.contains("unknown key 'tipe'"))
    _ = try site.submit(#"{"summary": "y", "risk": "high"}"#)
    #expect(try site.exported().count == 2)
  }

  @Test func `older answers map as the new version says, and what is stored stays as it was`() throws {
    let site = SiteFixture()
    let old = try site.submit(#"{"summary": "x", "risk": "high"}"#)
    let before = try site.sql("SELECT answers, version FROM submission").output
    let next = """
      formline: 1
      title: Change request
      fields:
        - {id: title, required: true}
        - {id: urgent, type: boolean}
      from:
        rename: {summary: title}
        drop: [risk]
        set: {urgent: "risk == 'high'"}

      """
    site.folder.write("forms/change.yaml", next)
    let look = try site.own("migrate", "change", "--dry-run")
    #expect(look.status == 0 && look.output == "all 1 submissions fit\n")
    #expect(try site.own("publish", "change").status == 0)
    let new = try site.submit(#"{"title": "y"}"#)
    let all = try site.exported()
    #expect(all.map { $0["id"] } == [.string(old), .string(new)])
    #expect(all[0]["answers"] == ["title": "x", "urgent": true])
    #expect(all[1]["answers"] == ["title": "y", "urgent": false])
    #expect(all[0]["version"] != all[1]["version"])
    #expect(
      try site.own("export", "change", "--format", "csv").output.hasPrefix(
        "id,form,version,person,opened,submitted,revision,replaces,title,urgent\r\n"))
    #expect(try site.own("submissions", "change", "--where", "urgent").output.hasPrefix(old))
    #expect(try site.sql("SELECT answers, version FROM submission").output.hasPrefix(before))
  }

  @Test func `a look at a new version lists what would not fit`() throws {
    let site = SiteFixture()
    let id = try site.submit(#"{"summary": "x", "risk": "high"}"#)
    site.folder.write("forms/change.yaml", SiteFixture.change.replacing("[low, high]", with: "[low, severe]"))
    let look = try site.own("migrate", "change", "--dry-run")
    #expect(look.status == 1)
    #expect(look.output.hasPrefix("\(id)  "))
    #expect(look.error == "formline: 1 of 1 submissions would not fit\n")
    #expect(try site.own("migrate", "change").status == 64)
  }

  @Test func `triggers refuse what would change what is stored`() throws {
    let site = SiteFixture()
    _ = try site.submit(#"{"summary": "x"}"#)
    for statement in [
      "UPDATE submission SET answers = '{}'", "UPDATE submission SET answers = NULL", "DELETE FROM submission",
      "UPDATE audit SET person = 'eve'", "DELETE FROM audit", "DELETE FROM version", "UPDATE version SET hash = ''",
      "INSERT OR REPLACE INTO audit SELECT * FROM audit LIMIT 1",
      "INSERT OR REPLACE INTO submission SELECT * FROM submission",
    ] {
      #expect(try site.sql(statement).error.contains("rows of "), "\(statement)")
    }
    #expect(try site.own("audit", "verify").status == 0)
  }

  @Test func `a verification finds a change of any column`() throws {
    let site = SiteFixture()
    _ = try site.submit(#"{"summary": "x"}"#)
    _ = try site.submit(#"{"summary": "y"}"#)
    _ = try site.own("request", "change", "--to", "bob", "--answers", "-", input: "{}")
    let verified = try site.own("audit", "verify")
    #expect(verified.status == 0)
    #expect(verified.output.hasPrefix("verified 4 audit rows, 1 versions, 2 submissions, 1 requests; last digest "))
    let columns = [
      "submission": [
        "id", "form", "version", "person", "opened", "submitted", "revision", "replaces", "answers", "digest",
      ],
      "audit": ["sequence", "time", "person", "key", "address", "what", "subject", "previous", "digest"],
      "version": ["form", "hash", "published", "\"by\"", "definition", "files", "answer_schema"],
      "request": [
        "id", "step", "form", "version", "asked_by", "asked_of", "prefilled", "opened", "expires", "state", "reason",
        "\"by\"", "submission",
      ],
    ]
    let (numbers, optionals) = (["revision", "sequence", "step"], ["replaces", "expires", "reason", "submission"])
    for (table, names) in columns {
      for name in names {
        // One byte more, or a number that is one more.
        let change = numbers.contains(name) ? "\(name) + 7" : "COALESCE(\(name), '') || '!'"
        try site.sql(
          "DROP TRIGGER \(table)_unchanged; SAVEPOINT a; UPDATE \(table) SET \(name) = \(change) "
            + "WHERE rowid = (SELECT MIN(rowid) FROM \(table)); RELEASE a")
        let found = try site.own("audit", "verify")
        #expect(found.status == 1, "\(table).\(name)")
        let back =
          numbers.contains(name)
          ? "\(name) - 7" : optionals.contains(name) ? "NULL" : "SUBSTR(\(name), 1, LENGTH(\(name)) - 1)"
        try site.sql(
          "UPDATE \(table) SET \(name) = \(back) WHERE rowid = (SELECT \(name == "sequence" ? "MAX" : "MIN")(rowid) FROM \(table))"
        )
        try site.sql(Schema.sqliteTriggers.first { $0.contains(" \(table)_unchanged ") } ?? "")
      }
    }
    try site.sql("DROP TRIGGER submission_kept; DELETE FROM submission WHERE rowid = 1")
    #expect(try site.own("audit", "verify").status == 1)
  }

  @Test func `a verification finds nothing wrong with what is submitted meanwhile`() async throws {
    let site = SiteFixture()
    _ = try site.submit(#"{"summary": "first"}"#)
    let path = site.folder["formline.db"]
    let submitting = Task.detached {
      let store = try SiteStore(SQLiteDatabase(path: path))
      let actor = Actor(person: "bob")
      while !Task.isCancelled {
        // Some were opened long ago, and so are behind what was looked at.
        for time in [SiteClock.now, 0] {
          let opened = SiteClock.text(time)
          let submission = Submission(
            id: TimeOrderedID.make(at: time), form: "change", version: "v", person: "bob", opened: opened,
            submitted: "", revision: 1, replaces: nil, answers: "{}")
          _ = try store.submit(submission, outbox: [], done: [], hourly: nil, actor)
        }
        usleep(200)
      }
    }
    for _ in 0..<5 {
      let verified = try site.own("audit", "verify")
      #expect(verified.status == 0, "\(verified.error)")
    }
    submitting.cancel()
    try await submitting.value
  }

  /// What a verification and an export show of a hundred thousand submissions, on a terminal of so many columns.
  @Test(arguments: [80, 40]) func `a long way is shown, and Ctrl-C ends it in order`(columns: Int) throws {
    let site = SiteFixture()
    _ = try site.submit(#"{"summary": "first"}"#)
    try site.sql(
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
      INSERT INTO submission SELECT printf('0192%012x', i), form, version, person, opened, submitted, 1, NULL, answers,
        digest FROM n, submission
      """)
    func open(_ words: String...) throws -> DrivenCommand {
      try DrivenCommand(
        [Executable.site] + words, columns: columns, environment: ["TERM": "xterm", "LANG": "C.UTF-8"],
        output: .captured, error: .terminal)
    }
    let export = try open("export", site.path, "change")
    #expect(export.shows("█"))
    #expect(export.finish() == .exited(status: 0))
    #expect(export.standardOutput.count { $0 == 10 } == 100_001)
    // The last that is drawn is nothing.
    #expect(String(decoding: export.screen, as: UTF8.self).hasSuffix("\r\u{1b}[K"))
    let lines = String(decoding: export.screen, as: UTF8.self).split(separator: "\r\u{1b}[K")
    #expect(lines.allSatisfy { $0.hasSuffix(" of 100001") && $0.count <= columns - 3 })
    let ended = try open("export", site.path, "change")
    #expect(ended.shows("█"))
    ended.send("\u{3}")
    #expect(ended.finish() == .signalled(SIGINT))
    #expect(String(decoding: ended.screen, as: UTF8.self).contains("\u{1b}[Kformline: ended after "))
    #expect(ended.standardOutput.last == 10)
    #expect(ended.terminal.settings == ended.settingsBefore)
  }

  @Test func `a bar leaves room for its numbers, and is left out where there is none`() {
    #expect(
      ProgressBar.text(50, of: 100, columns: 80) == String(repeating: "█", count: 15)
        + String(repeating: "░", count: 15) + " 50 of 100")
    #expect(ProgressBar.text(50, of: 100, columns: 20) == "███░░░░ 50 of 100")
    #expect(ProgressBar.text(50, of: 100, columns: 12) == "50 of 100")
    #expect(ProgressBar.text(50, of: 100, columns: 11) == "")
    #expect(ProgressBar.text(101, of: 100, columns: 20) == "██████ 101 of 100")
  }

  @Test func `an export is in the audit, whatever ends it`() throws {
    let site = SiteFixture()
    _ = try site.submit(#"{"summary": "first"}"#)
    let full = try DetachedCommand(
      executable: "/bin/sh", ["-c", "'\(Executable.site)' export '\(site.path)' change > /dev/full"],
      environment: ["PATH": "/usr/bin:/bin"])
    #expect(full.status == 74)
    #expect(try site.own("audit", "list").output.contains("export   local:"))
  }

  @Test func `a file of receipts whose last line is cut off is verified up to there`() throws {
    let site = SiteFixture()
    let receipts = try (0..<3).map { try site.serve("bob", "change", input: "{\"summary\": \"\($0)\"}").output }
    let cut = receipts.joined().dropLast(20)
    let verified = try site.own("audit", "verify", "--receipts", "-", input: String(cut))
    #expect(verified.status == 0 && verified.output.contains(", 2 receipts; "), "\(verified.error)")
    #expect(verified.error == "formline: -:3: the last line is cut off, and is not verified\n")
    let middle = try site.own("audit", "verify", "--receipts", "-", input: "Submitted\n" + receipts.joined())
    #expect(middle.status == 65 && middle.error == "formline: -:1: there is no receipt in this line\n")
    #expect(try site.own("audit", "verify", "--receipts", "-", input: "no receipts").status == 65)
    // Whoever cuts off the end of everything else leaves them.
    for statement in [
      "DROP TRIGGER audit_kept; DELETE FROM audit WHERE sequence = 4",
      "DROP TRIGGER submission_kept; DELETE FROM submission WHERE rowid = 3",
    ] { #expect(try site.sql(statement).error == "") }
    #expect(try site.own("audit", "verify").status == 0)
    let missing = try site.own("audit", "verify", "--receipts", "-", input: receipts.joined())
    let id = receipts[2].split(separator: " ").last?.dropLast() ?? ""
    #expect(missing.status == 1 && missing.error == "formline: receipt 4 \(id) is missing in the audit\n")
  }

  @Test func `a purge blanks answers, and the audit can still be verified`() throws {
    let site = SiteFixture("retention: {submissions: 1s, drafts: 1s}")
    let id = try site.submit(#"{"summary": "personal"}"#)
    #expect(try site.own("purge", id, "--dry-run").output == "would purge \(id)\n")
    #expect(try site.exported().first?["answers"] != .null)
    #expect(try site.own("purge", id).status == 0)
    #expect(try site.exported().first?["answers"] == .null)
    #expect(try site.own("audit", "verify").status == 0)
    #expect(try !site.sql("SELECT * FROM submission").output.contains("personal"))
    let old = try site.submit(#"{"summary": "old"}"#)
    usleep(1_100_000)
    let purged = try site.own("purge")
    #expect(purged.output == "purged 1 submissions and 0 drafts\n")
    #expect(try site.exported().allSatisfy { $0["answers"] == .null }, "\(old)")
    #expect(try site.own("audit", "verify").status == 0)
  }
}
