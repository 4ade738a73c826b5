import Platform
import TestSupport
import Testing
import Values

@testable import FormSite

/// What people have of a site over ssh, without a terminal.
struct ServeTests {
  @Test func `answers that are piped in are stored, and the receipt is a line with the whole id`() throws {
    let site = SiteFixture()
    let served = try site.serve("bob", "change", input: #"{"summary": "Reboot", "token": "hunter2"}"#)
    #expect(served.status == 0 && served.error == "")
    let stored = try #require(try site.exported().first)
    guard case .string(let id)? = stored["id"] else { throw SiteFixture.Unsubmitted(status: 0, error: "no id") }
    // The publication of the form is row 1 of the audit.
    #expect(served.output == "Submitted. Receipt: 2 \(id)\n")
    #expect(stored["person"] == "bob" && stored["revision"] == 1 && stored["replaces"] == .null)
    #expect(stored["answers"] == ["summary": "Reboot", "risk": "low"])
    #expect(TimeOrderedID.time(of: id) != nil)
  }

  @Test func `secrets are in no file of the site`() throws {
    let site = SiteFixture()
    _ = try site.submit(#"{"summary": "x", "token": "correct horse battery"}"#)
    for name in site.folder.names(in: ".") {
      let bytes = TemporaryFolder.bytes(of: site.folder[name]) ?? []
      #expect(!String(decoding: bytes, as: UTF8.self).contains("correct horse battery"), "in \(name)")
    }
  }

  @Test func `nothing that is piped in is no answers`() throws {
    let site = SiteFixture()
    for input in ["", "\n", "{}"] {
      let served = try site.serve("bob", "change", input: input)
      #expect(served.status == 2)
      #expect(served.error == "formline: summary: Summary is required\n")
    }
    #expect(try site.exported() == [])
  }

  @Test func `answers of a connection that is lost are not stored, whole or in part`() throws {
    let site = SiteFixture(change: "formline: 1\nfields: [{id: summary}, {id: notes}]\n")
    func lose(_ command: String, _ input: String) throws {
      let lost = try DetachedCommand(
        executable: Executable.site, ["serve", site.path], input: input, output: .abandoned,
        environment: site.environment(of: "ada", command))
      #expect(lost.status == 129 && lost.error == "", "\(command): \(lost.error)")
    }
    let id = try site.submit("summary: whole", as: "ada")
    _ = try site.own("request", "change", "--to", "ada", "--id", "asked")
    for command in ["change", "change --id \(TimeOrderedID.make())", "amend \(id)", "answer asked"] {
      for input in ["", "summary: ha", "summary: half\n"] { try lose(command, input) }
    }
    #expect(try site.exported().count == 1)
    #expect(try site.own("wait", "asked", "--timeout", "0s").status == 124)
  }

  @Test func `what was stored is told of where its receipt cannot be written`() throws {
    let site = SiteFixture()
    let served = try DetachedCommand(
      executable: Executable.site, ["serve", site.path], input: #"{"summary": "x"}"#, output: .file("/dev/full"),
      environment: site.environment(of: "bob", "change"))
    let id = try #require(try site.exported().first?["id"]?.string)
    #expect(served.status == 74)
    let lines = served.error.split(separator: "\n")
    #expect(lines.count == 2 && lines.last == "formline: Submitted. Receipt: 2 \(id)", "\(served.error)")
    let asked = try DetachedCommand(
      executable: Executable.site, ["request", site.path, "change", "--to", "bob", "--id", "q"],
      output: .file("/dev/full"), environment: ["PATH": "/usr/bin:/bin"])
    #expect(asked.status == 74)
    #expect(asked.error.hasSuffix("\nformline: the request was opened: q\n"), "\(asked.error)")
  }

  @Test func `answers are warned of that lose characters`() throws {
    let site = SiteFixture()
    let answers = #"{"summary": "a\u0007b", "risk": "low"}"#
    let warning = "formline: warning: standard input: 'summary' is taken without its control characters\n"
    let served = try site.serve("bob", "change", input: answers)
    #expect(served.status == 0 && served.error == warning, "\(served.error)")
    #expect(try site.exported().map { $0["answers"]?["summary"] } == ["ab"])
    let asked = try site.own("request", "change", "--to", "bob", "--answers", "-", input: answers)
    #expect(asked.status == 0 && asked.error == warning, "\(asked.error)")
  }

  @Test func `answers that are wrong are named, and malformed ones are 65`() throws {
    let site = SiteFixture()
    let wrong = try site.serve("bob", "change", input: #"{"summary": "x", "risk": "none"}"#)
    #expect(wrong.status == 2)
    #expect(wrong.error.contains("risk"))
    #expect(try site.serve("bob", "change", input: #"{"summary": "#).status == 65)
    #expect(try site.serve("bob", "change", input: #"{"sumary": "x"}"#).status == 65)
    #expect(try site.exported() == [])
  }

  @Test func `what one may not see is not found, like what is not there, and in the audit`() throws {
    let site = SiteFixture()
    let id = try site.submit(#"{"summary": "x"}"#, as: "ada")
    for command in ["incident", "nosuch", "../change", "questions incident", "export change", "publish change"] {
      let served = try site.serve("bob", command)
      #expect(served.status == 66, "\(command)")
      #expect(served.error.hasPrefix("formline: there is no form "))
    }
    #expect(try site.serve("bob", "amend \(id)").status == 66)
    let audit = try site.own("audit", "list").output
    #expect(audit.split(separator: "\n").filter { $0.contains(" refuse ") && $0.contains(" bob ") }.count == 7)
    #expect(audit.contains("192.0.2.7"))
  }

  @Test func `a key that is nobody's is served nothing, nor is anybody whom sshd does not name`() throws {
    let site = SiteFixture()
    let unknown = try site.serve("eve", "change", input: #"{"summary": "x"}"#)
    #expect(unknown.status == 66 && unknown.error == "formline: this key is nobody's at this site\n")
    var environment = site.environment(of: "ada", "change")
    environment["SSH_USER_AUTH"] = nil
    for arguments in [["serve", site.path], ["serve", site.path, "--as", "ada"]] {
      let unnamed = try DetachedCommand(executable: Executable.site, arguments, environment: environment)
      #expect(unnamed.status == 64)
      #expect(unnamed.error.contains("ExposeAuthInfo yes"))
    }
  }

  @Test func `the list has one's forms and what one has submitted`() throws {
    let site = SiteFixture()
    let id = try site.submit(#"{"summary": "x"}"#)
    _ = try site.submit(#"{"summary": "not bob's"}"#, as: "ada")
    let list = try site.serve("bob", "").output.split(separator: "\n")
    #expect(list.count == 2)
    #expect(list[0] == "form        change  Change request")
    #expect(list[1].hasPrefix("submission  change  \(id) "))
  }

  @Test func `questions are data`() throws {
    let site = SiteFixture()
    let open = try site.serve("bob", "questions change")
    #expect(open.status == 2)
    #expect(try JSONParser.parse(open.output)["status"] == "open")
    let complete = try site.serve("bob", "questions change", input: #"{"summary": "x"}"#)
    #expect(complete.status == 0)
    #expect(try JSONParser.parse(complete.output)["status"] == "complete")
    #expect(try site.exported() == [])
  }

  @Test func `a call that is repeated under the caller's id stores nothing twice`() throws {
    let site = SiteFixture()
    let id = TimeOrderedID.make()
    let first = try site.serve("bob", "change --id \(id)", input: #"{"summary": "x"}"#)
    #expect(first.output == "Submitted. Receipt: 2 \(id)\n")
    let second = try site.serve("bob", "change --id \(id)", input: #"{"summary": "x"}"#)
    #expect(second.status == 0 && second.output == "Submitted before. Receipt: 2 \(id)\n")
    let other = try site.serve("bob", "change --id \(id)", input: #"{"summary": "y"}"#)
    #expect(other.status == 2 && other.output == "")
    let time = try site.exported()[0]["submitted"]?.string ?? "?"
    #expect(
      other.error == """
        formline: Not submitted: other answers were submitted before as \(id) (\(time))
        formline: what is stored: {"summary":"x","risk":"low"}

        """)
    let own = try site.submit(#"{"summary": "x"}"#, as: "ada")
    let amendable = try site.serve("ada", "change --id \(own)", input: #"{"summary": "y"}"#)
    #expect(amendable.error.hasSuffix("to change it: amend \(own) with the new answers on standard input\n"))
    _ = try site.own("purge", own)
    let purged = try site.serve("ada", "change --id \(own)", input: #"{"summary": "y"}"#)
    #expect(purged.error.hasSuffix("formline: what is stored: it was purged\n"), "\(purged.error)")
    #expect(try site.serve("bob", "change --id 12", input: "{}").status == 64)
    #expect(try site.exported().map { $0["answers"]?["summary"] } == ["x", nil])
  }

  @Test func `nobody revises what they may not see`() throws {
    let site = SiteFixture("  - {people: [bob], forms: [change], may: [amend]}")
    let (own, other) = (try site.submit(#"{"summary": "x"}"#), try site.submit(#"{"summary": "y"}"#, as: "ada"))
    let refused = try site.serve("bob", "amend \(other)", input: "{}")
    #expect(refused.status == 66)
    #expect(refused.error == "formline: there is no submission '\(other)'\n")
    #expect(try site.serve("bob", "amend \(own)", input: #"{"summary": "z"}"#).status == 0)
    // Whoever sees all may revise all.
    let seen = try site.submit(#"{"summary": "x"}"#)
    #expect(try site.serve("ada", "amend \(seen)", input: #"{"summary": "z"}"#).status == 0)
  }

  /// The C library opens what `TZ` names; a pipe that nobody writes to keeps it waiting, and a terminal gives it keys.
  @Test(arguments: ["", ":", "../../.."]) func `a time zone is no file of somebody else's`(prefix: String) throws {
    let site = SiteFixture()
    #expect(mkfifo(site.folder["zone"], 0o600) == 0)
    for command in ["change", "submissions --since 2026-11-01", "help"] {
      let served = try DetachedCommand(
        executable: Executable.site, ["serve", site.path], input: #"{"summary": "x"}"#,
        environment: site.environment(of: "bob", command, ["TZ": prefix + site.folder["zone"]]))
      #expect(served.status == 0, "\(command): \(served.error)")
    }
  }

  @Test func `a command that is not UTF-8 is no wish for the list`() throws {
    let site = SiteFixture()
    var environment = site.environment(of: "bob", "")
    environment["SSH_ORIGINAL_COMMAND"] = nil
    let served = try DetachedCommand(
      executable: "/bin/sh",
      [
        "-c", #"export SSH_ORIGINAL_COMMAND="$(printf 'ch\344nge')"; exec "$0" serve "$1""#, Executable.site, site.path,
      ], input: #"{"summary": "x"}"#, environment: environment)
    #expect(served.status == 64)
    #expect(served.error == "formline: the command is not UTF-8\n")
  }

  @Test func `a limit may be as large as a number is`() throws {
    let site = SiteFixture()
    let id = try site.submit(#"{"summary": "x"}"#)
    for limit in ["9223372036854775807", "9223372036854775806"] {
      let served = try site.serve("bob", "submissions --limit \(limit)")
      #expect(served.status == 0 && served.output.hasPrefix(id), "\(served.error)")
    }
  }

  @Test func `an id that was made up dates no submission later than now`() throws {
    let site = SiteFixture()
    for time: Int64 in [SiteClock.now + 86_400_000, 0xffff_ffff_ffff] {
      let id = TimeOrderedID.make(at: time)
      #expect(try site.serve("bob", "change --id \(id)", input: #"{"summary": "x"}"#).status == 0)
    }
    let now = SiteClock.text(SiteClock.now)
    for submission in try site.exported() {
      let (opened, submitted) = (submission["opened"]?.string ?? "?", submission["submitted"]?.string ?? "?")
      #expect(opened <= submitted && submitted <= now)
    }
    #expect(try site.exported().count == 2)
  }

  @Test func `somebody else's id is not found, in the audit, and theirs stays as it was`() throws {
    let site = SiteFixture()
    let (submitted, begun) = (try site.submit(#"{"summary": "x"}"#, as: "ada"), TimeOrderedID.make())
    try site.sql(
      "INSERT INTO draft VALUES ('\(begun)', 'change', 'v', 'ada', 'hers', NULL, '2026-01-01T00:00:00.000Z', NULL, NULL, 0)"
    )
    for id in [submitted, begun] {
      let refused = try site.serve("bob", "change --id \(id)", input: #"{"summary": "bob's"}"#)
      #expect(refused.status == 66 && refused.error == "formline: there is no submission '\(id)'\n")
      #expect(try site.own("audit", "list").output.contains("submission \(id)"))
    }
    #expect(try site.sql("SELECT answers FROM draft").output == "hers\n")
    #expect(try site.exported().map { $0["answers"]?["summary"] } == ["x"])
  }

  @Test func `answers under the id of a draft that is open elsewhere are refused`() throws {
    let site = SiteFixture()
    let session = try site.open("bob", "change")
    #expect(session.shows("Summary"))
    session.send("Typed")
    #expect(session.waits { (try? site.sql("SELECT COUNT(*) FROM draft").output) == "1\n" })
    let id = String(try site.sql("SELECT id FROM draft").output.dropLast())
    let refused = try site.serve("bob", "change --id \(id)", input: #"{"summary": "Piped"}"#)
    #expect(refused.status == 69 && refused.error.contains("another of your sessions"), "\(refused.error)")
    #expect(try site.exported() == [])
    session.send("\u{3}")
    session.finish()
    #expect(try site.sql("SELECT COUNT(*) FROM draft").output == "1\n")
    // What nobody has open goes with the submission.
    #expect(try site.serve("bob", "change --id \(id)", input: #"{"summary": "Piped"}"#).status == 0)
    #expect(try site.sql("SELECT COUNT(*) FROM draft").output == "0\n")
    #expect(try site.exported().map { $0["answers"]?["summary"] } == ["Piped"])
  }

  @Test func `a form that was taken out of the folder is not found, and its submissions stay`() throws {
    let site = SiteFixture()
    _ = try site.submit(#"{"what": "x"}"#, to: "incident", as: "ada")
    unlink(site.folder["forms/incident.yaml"])
    #expect(try site.serve("ada", "incident", input: #"{"what": "y"}"#).status == 66)
    #expect(try site.exported("incident").count == 1)
  }

  @Test func `a form whose list cannot be loaded cannot be submitted`() throws {
    let form = """
      formline: 1
      fields:
        - {id: host, type: select, required: true, options: {command: [./hosts.sh]}}

      """
    let site = SiteFixture("commands: [./hosts.sh]", change: form)
    chmod(
      site.folder.write("hosts.sh", "#!/bin/sh\n[ -e works ] || { echo 'no inventory' >&2; exit 1; }\necho db1\n"),
      0o755)
    let refused = try site.serve("bob", "change", input: #"{"host": "db1"}"#)
    #expect(refused.status == 2)
    #expect(refused.error.contains("no inventory"))
    #expect(try site.exported() == [])
    site.folder.write("works", "")
    #expect(try site.serve("bob", "change", input: #"{"host": "db2"}"#).status == 2)
    #expect(try site.serve("bob", "change", input: #"{"host": "db1"}"#).status == 0)
  }

  @Test func `a hundred drafts of one version are finished under it after the next was published`() throws {
    let site = SiteFixture()
    let published = try site.own("publish", "change").output
    let first = String(published.split(whereSeparator: \.isWhitespace).last ?? "")
    let ids = (0..<100).map { _ in TimeOrderedID.make() }
    for id in ids {
      let answers = #"{"formline":1,"answers":{"summary":"half"}}"#
      try site.sql(
        "INSERT INTO draft VALUES ('\(id)', 'change', '\(first)', 'bob', '\(answers)', NULL, "
          + "'2026-01-01T00:00:00.000Z', NULL, NULL, 0)")
    }
    site.folder.write("forms/change.yaml", SiteFixture.change.replacing("Change request", with: "Another request"))
    #expect(try site.own("publish", "change").output.hasPrefix("published"))
    let finished = FuzzEffort.factor > 1 ? 100 : 3
    for id in ids.prefix(finished) {
      let session = try site.open("bob", "change --id \(id)")
      #expect(session.shows("Go on ("))
      session.send("\r")
      #expect(session.shows("half"))
      session.send("\u{1b}[21~")
      #expect(session.finish() == .exited(status: 0))
    }
    #expect(try site.exported().map { $0["version"] } == Array(repeating: .string(first), count: finished))
    #expect(try site.sql("SELECT COUNT(*) FROM draft").output == "\(100 - finished)\n")
  }

  @Test func `only so much may be submitted in an hour`() throws {
    let site = SiteFixture("quotas: {submissionsAnHour: 2}")
    for number in 1...2 { _ = try site.submit("{\"summary\": \"\(number)\"}") }
    let third = try site.serve("bob", "change", input: #"{"summary": "3"}"#)
    #expect(third.status == 69)
    #expect(third.error.contains("more than 2 times an hour"))
    _ = try site.submit(#"{"summary": "of somebody else"}"#, as: "ada")
  }

  @Test func `what was submitted before a clock was set back does not count for the hour`() throws {
    let site = SiteFixture("quotas: {submissionsAnHour: 1}")
    _ = try site.submit(#"{"summary": "of the future"}"#)
    let yesterday = FaultyCalls.at(secondsSinceEpoch: Int(SiteClock.now / 1000) - 86_400)
    for status: Int32 in [0, 69] {
      let served = try DetachedCommand(
        executable: Executable.site, ["serve", site.path], input: #"{"summary": "x"}"#,
        environment: site.environment(of: "bob", "change", yesterday))
      #expect(served.status == status, "\(served.error)")
    }
  }

  @Test func `a store that does not work is told of in a sentence, and nothing is half-stored`() throws {
    let site = SiteFixture()
    _ = try site.submit(#"{"summary": "x"}"#)
    try site.sql("PRAGMA journal_mode=DELETE")
    chmod(site.folder["formline.db"], 0o400)
    if getuid() != 0 {
      let served = try site.serve("bob", "change", input: #"{"summary": "y"}"#)
      #expect(served.status == 74)
      #expect(served.error.hasPrefix("formline: the store cannot be written to"))
    }
    chmod(site.folder["formline.db"], 0o600)
    site.folder.write("formline.db", "This is no database, but a text that is long enough to look like one. ")
    let broken = try site.serve("bob", "change", input: #"{"summary": "y"}"#)
    #expect(broken.status == 69)
    #expect(broken.error.hasPrefix("formline: the store cannot be reached"))
  }

  @Test func `a full disk is told of, and everything before it stays`() throws {
    let site = SiteFixture()
    _ = try site.submit(#"{"summary": "before"}"#)
    let refused = try DetachedCommand(
      executable: Executable.site, ["serve", site.path], input: #"{"summary": "x"}"#,
      environment: site.environment(of: "bob", "change", FaultyCalls.fullDisk(site.path)))
    #expect(refused.status == 74)
    #expect(refused.error.hasPrefix("formline: the store has no room left"), "\(refused.error)")
    // It becomes full while somebody types.
    let session = try site.open("bob", "change", FaultyCalls.fullDisk(site.path, once: site.folder["full"]))
    #expect(session.shows("Change request"))
    session.send("typed")
    #expect(session.waits { (try? site.sql("SELECT COUNT(*) FROM draft").output) == "1\n" })
    site.folder.write("full", "")
    session.send("\u{1b}[21~")
    #expect(session.shows("The store has no room left; nothing was submitted"))
    unlink(site.folder["full"])
    session.send("\u{1b}[21~")
    #expect(session.shows("Submitted. Receipt: "))
    #expect(session.finish() == .exited(status: 0))
    #expect(try site.exported().map { $0["answers"]?["summary"] } == ["before", "typed"])
    #expect(try site.own("audit", "verify").status == 0)
  }

  @Test(.needs(.sqlite3)) func `a store that is locked, or was taken away, is told of, and nothing is lost in it`()
    throws
  {
    let site = SiteFixture()
    _ = try site.submit(#"{"summary": "x"}"#)
    let holder = try DrivenCommand(["/usr/bin/env", "sqlite3", site.folder["formline.db"]], output: .terminal)
    holder.send("BEGIN IMMEDIATE; SELECT 'he' || 'ld';\n")
    #expect(holder.shows("held"))
    let locked = try site.serve("bob", "change", input: #"{"summary": "y"}"#)
    #expect(locked.status == 74)
    #expect(locked.error.hasPrefix("formline: the store is busy"), "\(locked.error)")
    holder.send("ROLLBACK;\n.quit\n")
    holder.finish()
    let session = try site.open("bob", "change")
    #expect(session.shows("Change request"))
    for name in ["formline.db", "formline.db-wal", "formline.db-shm"] {
      rename(site.folder[name], site.folder["away-" + name])
    }
    session.send("typed\u{1b}[21~")
    #expect(session.shows("The store cannot be reached; nothing was submitted"))
    for name in ["formline.db", "formline.db-wal", "formline.db-shm"] {
      rename(site.folder["away-" + name], site.folder[name])
    }
    session.send("\u{1b}[21~")
    #expect(session.finish() == .exited(status: 0))
    #expect(try site.exported().map { $0["answers"]?["summary"] } == ["x", "typed"])
  }

  @Test func `a clock that was set back makes nothing older than what it follows`() throws {
    let site = SiteFixture("quotas: {sessions: 1}")
    let id = TimeOrderedID.make()
    let yesterday = FaultyCalls.at(secondsSinceEpoch: Int(SiteClock.now / 1000) - 86_400)
    let served = try DetachedCommand(
      executable: Executable.site, ["serve", site.path], input: #"{"summary": "x"}"#,
      environment: site.environment(of: "bob", "change --id \(id)", yesterday))
    #expect(served.status == 0, "\(served.error)")
    let stored = try #require(try site.exported().first)
    #expect(stored["opened"] == stored["submitted"])
    // Leases of a time to come keep nobody out.
    try site.sql("INSERT INTO session VALUES ('x', 'bob', 'elsewhere:1:1:x', \(SiteClock.now + 86_400_000))")
    #expect(try site.serve("bob", "change", input: #"{"summary": "y"}"#).status == 0)
    #expect(try site.own("audit", "verify").status == 0)
  }

  @Test func `formline site runs the program beside it`() throws {
    let site = SiteFixture()
    let checked = try DetachedCommand(["site", "check", site.path])
    #expect(checked.status == 0)
    let unknown = try DetachedCommand(["site", "chek", site.path])
    #expect(unknown.status == 64)
    #expect(unknown.error.contains("unknown command 'chek'; did you mean 'check'?"))
    let none = try DetachedCommand(executable: Executable.site, [])
    #expect(none.status == 64 && none.error.hasPrefix("formline: no command was given; commands are check, "))
    let alone = TemporaryFolder()
    let copy = try DetachedCommand(executable: "/bin/cp", [Executable.formline, alone["formline"]])
    #expect(copy.status == 0)
    let missing = try DetachedCommand(
      executable: alone["formline"], ["site", "check", site.path], environment: ["PATH": "/usr/bin:/bin"])
    #expect(missing.status == 69)
    #expect(missing.error == "formline: formline-site is not installed: 'formline site' runs it\n")
  }

  @Test func `so do answers with rows in which the form works out a time`() throws {
    let form = """
      formline: 1
      fields:
        - id: steps
          type: list
          fields:
            - {id: what, required: true}
            - {id: at, type: datetime, default: {cel: now}}
            - {id: seen, type: computed, cel: string(now)}
            - {id: parts, type: list, fields: [{id: name}, {id: at, type: datetime, default: {cel: now}}]}
      """
    let site = SiteFixture(change: form + "\n")
    let (id, answers) = (TimeOrderedID.make(), #"{"steps": [{"what": "x", "parts": [{"name": "y"}]}, {"what": "z"}]}"#)
    let first = try site.serve("ada", "change --id \(id)", input: answers)
    #expect(first.output.hasPrefix("Submitted. Receipt: "), "\(first.error)")
    usleep(1_100_000)
    let again = try site.serve("ada", "change --id \(id)", input: answers)
    #expect(again.output == first.output.replacing("Submitted.", with: "Submitted before."), "\(again.error)")
    for other in [
      answers.replacing("\"x\"", with: "\"w\""), answers.replacing("\"y\"", with: "\"w\""),
      answers.replacing(", {\"what\": \"z\"}", with: ""),
      answers.replacing("\"z\"", with: "\"z\", \"at\": \"2026-01-01T00:00:00Z\""),
    ] {
      #expect(other != answers)
      #expect(try site.serve("ada", "change --id \(id)", input: other).status == 2, "\(other)")
    }
  }

  @Test func `answers that are piped again get their receipt, whatever has changed since`() throws {
    let form =
      "formline: 1\nfields:\n  - {id: summary, required: true}\n  - {id: at, type: datetime, default: {cel: now}}\n"
      + "  - {id: seen, type: computed, cel: string(now)}\n"
    let site = SiteFixture(change: form)
    let (id, answers) = (TimeOrderedID.make(), #"{"summary": "x"}"#)
    let first = try site.serve("ada", "change --id \(id)", input: answers)
    #expect(first.output.hasPrefix("Submitted. Receipt: "), "\(first.error)")
    let receipt = first.output.replacing("Submitted.", with: "Submitted before.")
    usleep(1_100_000)
    #expect(try site.serve("ada", "change --id \(id)", input: answers).output == receipt)
    site.folder.write(
      "forms/change.yaml", form.replacing("summary", with: "title") + "  - {id: more, required: true}\n")
    #expect(try site.own("publish", "change").status == 0)
    #expect(try site.serve("ada", "change --id \(id)", input: answers).output == receipt)
    #expect(try site.serve("ada", "change --id \(id)", input: #"{"summary": "y"}"#).status == 2)
    #expect(try site.own("close", "change").status == 0)
    #expect(try site.serve("ada", "change --id \(id)", input: answers).output == receipt)
    // A revision has no id of the caller's: it is that of the one that it replaces.
    let revised = try site.serve("ada", "amend \(id)", input: #"{"summary": "z"}"#)
    #expect(revised.status == 0, "\(revised.error)")
    #expect(
      try site.serve("ada", "amend \(id)", input: #"{"summary": "z"}"#).output
        == revised.output.replacing("Submitted.", with: "Submitted before."))
    #expect(try site.serve("ada", "amend \(id)", input: #"{"summary": "other"}"#).status == 1)
    #expect(try site.exported().count == 2)
  }
}
