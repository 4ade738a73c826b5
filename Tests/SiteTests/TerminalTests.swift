import Platform
import TestSupport
import Testing
import Values

@testable import FormSite

/// A served form on a terminal: drafts, leases, and what it does not let its person do.
@Suite(.serialized) struct TerminalTests {
  private func open(
    _ site: SiteFixture, _ command: String, as person: String = "bob", _ more: [String: String] = [:]
  ) throws -> DrivenCommand {
    try DrivenCommand(
      [Executable.site, "serve", site.path], environment: site.environment(of: person, command, more),
      output: .terminal, error: .terminal)
  }

  private static let question = "Resume where you left off?"

  @Test func `a form is filled in, and its receipt is the last line`() throws {
    let site = SiteFixture()
    let session = try open(site, "change")
    #expect(session.shows("Change request"))
    session.send("Reboot\u{1b}[21~")
    #expect(session.shows("Submitted. Receipt: "))
    #expect(session.finish() == .exited(status: 0))
    let stored = try #require(try site.exported().first)
    #expect(stored["answers"] == ["summary": "Reboot", "risk": "low"])
    guard case .string(let id)? = stored["id"] else {
      Issue.record("\(stored)")
      return
    }
    #expect(String(decoding: session.screen, as: UTF8.self).contains(id))
  }

  @Test func `a connection that is dropped leaves the draft, which the next login offers`() throws {
    let site = SiteFixture()
    let first = try open(site, "change")
    #expect(first.shows("Change request"))
    first.send("Half a sent")
    #expect(first.shows("Half a sent"))
    first.signal(SIGHUP)
    #expect(first.finish()?.status == 128 + SIGHUP)
    #expect(try site.serve("bob", "").output.contains("draft  change"))
    #expect(try !site.serve("ada", "").output.contains("draft"))
    let second = try open(site, "change")
    #expect(second.shows(Self.question))
    second.send("\r")
    #expect(second.shows("Half a sent"))
    second.send("ence\u{1b}[21~")
    #expect(second.finish() == .exited(status: 0))
    #expect(try site.exported().map { $0["answers"]?["summary"] } == ["Half a sentence"])
    #expect(try site.sql("SELECT COUNT(*) FROM draft").output == "0\n")
  }

  @Test func `a draft that was discarded is not said to be kept`() throws {
    let site = SiteFixture()
    let first = try open(site, "change")
    #expect(first.shows("Change request"))
    first.send("Half a sent")
    #expect(first.shows("Half a sent"))
    first.signal(SIGHUP)
    first.finish()
    let second = try open(site, "change")
    #expect(second.shows(Self.question))
    second.send("\u{1b}[3~\u{1b}[3~")
    #expect(second.waits { (try? site.sql("SELECT COUNT(*) FROM draft").output) == "0\n" })
    second.send("\u{3}")
    second.finish()
    #expect(!String(decoding: second.screen, as: UTF8.self).contains("is kept"))
  }

  @Test func `what is pasted into a served form costs its bytes, and no more than it takes is kept`() throws {
    let site = SiteFixture(change: "formline: 1\nfields: [{id: summary, type: textarea, maxLength: 500}]\n")
    let session = try open(site, "change")
    #expect(session.shows("Summary"))
    let before = try #require(ProcessState.processorTime(of: session.process))
    session.send("\u{1b}[200~" + String(repeating: "paste it ", count: 1 << 20) + "\u{1b}[201~")
    #expect(session.shows("Only the beginning was pasted"))
    session.send("\u{1f}Reboot\u{1b}[21~")
    #expect(session.shows("Submitted. Receipt: "))
    #expect(session.finish() == .exited(status: 0))
    // A debug build's; nine megabytes.
    #expect(try #require(session.processorTime) - before < .seconds(20))
    #expect(try site.exported().map { $0["answers"]?["summary"] } == ["Reboot"])
  }

  @Test func `a connection that is gone ends a flood of keys at once`() throws {
    let site = SiteFixture()
    let session = try open(site, "change")
    #expect(session.shows("Change request"))
    for _ in 0..<16 { session.send(String(repeating: "no brackets\t", count: 5000)) }
    let before = try #require(ProcessState.processorTime(of: session.process))
    session.terminal.hangUp()
    #expect(session.finish()?.status == 128 + SIGHUP)
    #expect(try #require(session.processorTime) - before < .seconds(1.6))
  }

  @Test func `nobody is told who has an account on the machine`() throws {
    let site = SiteFixture()
    let session = try open(site, "change")
    #expect(session.shows("Change request"))
    // In emacs's bindings M-& expands it, in those of vi's command mode &.
    session.send("~root\u{1b}&")
    #expect(session.shows("~root"))
    session.send("\u{1b}\u{0a}\u{1b}&i \u{1b}[21~")
    #expect(session.shows("Submitted. Receipt: "))
    #expect(try site.exported().first?["answers"]?["summary"]?.string?.hasPrefix("~roo") == true)
  }

  @Test func `Ctrl-C while it is being stored tells the outcome`() throws {
    let site = SiteFixture("hooks:\n  - {name: vault, form: change, command: [./hooks/vault.sh], secrets: direct}")
    let script = "#!/bin/sh\n: > begun; until [ -e go ]; do sleep 0.05; done\n"
    chmod(site.folder.write("hooks/vault.sh", script), 0o755)
    let session = try open(site, "change")
    #expect(session.shows("Change request"))
    session.send("x\u{1b}[21~")
    #expect(session.waits { access(site.folder["begun"], F_OK) == 0 })
    session.send("\u{03}")
    // The form has ended.
    #expect(session.waits { session.terminal.settings == session.settingsBefore })
    site.folder.write("go", "")
    #expect(session.shows("Submitted. Receipt: "))
    #expect(session.finish() == .exited(status: 0))
    #expect(try site.exported().count == 1)
    #expect(try site.sql("SELECT COUNT(*) FROM draft").output == "0\n")
  }

  @Test func `a draft that is not being saved says so above the form while it is not`() throws {
    let site = SiteFixture()
    let session = try open(site, "change")
    #expect(session.shows("Change request"))
    session.send("x")
    #expect(session.waits { (try? site.sql("SELECT COUNT(*) FROM draft").output) == "1\n" })
    let (place, away) = (site.folder["formline.db"], site.folder["away.db"])
    rename(place, away)
    session.send("y")
    #expect(session.shows("What you type is not being saved: the store cannot be reached"))
    session.send("\u{1b}[21~")
    #expect(session.shows("The store cannot be reached; nothing was submitted"))
    rename(away, place)
    session.send("z")
    #expect(session.waits { (try? site.sql("SELECT answers FROM draft").output.contains("xyz")) ?? false })
    session.send("\u{1b}[21~")
    #expect(session.shows("Submitted. Receipt: "))
  }

  @Test func `keys beyond the limit are slowed down, and none is lost`() throws {
    let site = SiteFixture("quotas: {keysASecond: 20}")
    let session = try open(site, "change")
    #expect(session.shows("Change request"))
    let start = SiteClock.now
    for key in "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
      session.send(String(key))
      usleep(2000)
    }
    session.send("\u{1b}[21~")
    #expect(session.shows("Submitted. Receipt: "))
    #expect(SiteClock.now - start > 1000)
    #expect(
      try site.exported().first?["answers"]?["summary"]
        == "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  }

  @Test func `an answer takes so many bytes and no more, and the audit has it when a limit is met`() throws {
    let site = SiteFixture("quotas: {fieldBytes: 10B, submissionsAnHour: 1}")
    let long = try site.serve("bob", "change", input: #"{"summary": "12345678901"}"#)
    #expect(long.status == 2 && long.error == "formline: summary takes more than 10 bytes; shorten it\n")
    let session = try open(site, "change")
    #expect(session.shows("Change request"))
    session.send("12345678901\u{1b}[21~")
    #expect(session.shows("summary takes more than 10 bytes"))
    session.signal(SIGHUP)
    #expect(try site.serve("bob", "change", input: #"{"summary": "1234567890"}"#).status == 0)
    #expect(try site.serve("bob", "change", input: #"{"summary": "x"}"#).status == 69)
    let audit = try site.own("audit", "list").output
    #expect(audit.contains("fieldBytes 10") && audit.contains("submissionsAnHour 1"))
  }

  @Test func `the audit has a row for each session that meets a limit of keys and of drafts, and one only`() throws {
    let site = SiteFixture("quotas: {keysASecond: 20, draftBytes: 300B}")
    let session = try open(site, "change")
    #expect(session.shows("Change request"))
    for _ in 0..<3 {
      let before = session.screen.count
      for key in "abcdefghijklmnopqrstuvwxyz" { session.send(String(key)) }
      session.send("\u{1b}[200~\(String(repeating: "x", count: 400))\u{1b}[201~")
      #expect(session.shows("not being saved", after: before))
      session.send("\u{15}")
      // The emptied text is saved, and the sentence gone.
      usleep(1_000_000)
    }
    session.send("\u{3}")
    session.finish()
    let audit = try site.own("audit", "list").output.split(separator: "\n").filter { $0.contains("  limit  ") }
    #expect(audit.filter { $0.contains("keysASecond 20") }.count == 1, "\(audit)")
    #expect(audit.filter { $0.contains("draftBytes 300") }.count == 1, "\(audit)")
  }

  @Test func `what could not be kept at the end is only what was typed after the last draft`() throws {
    for (typed, lost) in [("", "what was typed"), ("abc", "the last keys")] {
      let site = SiteFixture("quotas: {draftBytes: 300B}")
      let session = try open(site, "change")
      #expect(session.shows("Change request"))
      session.send(typed)
      #expect(typed == "" || session.waits { (try? site.sql("SELECT COUNT(*) FROM draft").output) == "1\n" })
      session.send("\u{1b}[200~\(String(repeating: "x", count: 400))\u{1b}[201~")
      #expect(session.shows("not being saved"))
      session.send("\u{3}")
      #expect(session.shows("formline: \(lost) could not be kept"))
      #expect(session.finish()?.status == 130)
    }
  }

  @Test func `half a second after a key, nothing that ends the process loses it`() throws {
    let site = SiteFixture()
    let first = try open(site, "change")
    #expect(first.shows("Change request"))
    first.send("Kept")
    #expect(first.shows("Kept"))
    usleep(500_000)
    first.signal(SIGKILL)
    first.finish()
    // The lease of a process that is no more keeps nobody out.
    let second = try open(site, "change")
    #expect(second.shows(Self.question))
    second.send("\r")
    #expect(second.shows("Kept"))
  }

  @Test func `a draft that another session has is not offered`() throws {
    let site = SiteFixture()
    let first = try open(site, "change")
    #expect(first.shows("Change request"))
    first.send("Mine")
    usleep(600_000)
    let second = try open(site, "change")
    #expect(second.shows("This form is open in another of your sessions, where it stays; a new one begins here"))
    #expect(second.shows("Change request"))
    usleep(300_000)
    _ = second.waits { !second.screen.isEmpty }
    #expect(!String(decoding: second.screen, as: UTF8.self).contains(Self.question))
    second.send("Other\u{1b}[21~")
    #expect(second.finish() == .exited(status: 0))
    first.send("\u{1b}[21~")
    #expect(first.finish() == .exited(status: 0))
    #expect(try site.exported().compactMap { $0["answers"]?["summary"] }.count == 2)
  }

  @Test func `what was begun under an old version is finished under it`() throws {
    let site = SiteFixture()
    let first = try open(site, "change")
    #expect(first.shows("Change request"))
    first.send("Old")
    usleep(500_000)
    first.signal(SIGHUP)
    first.finish()
    site.folder.write("forms/change.yaml", SiteFixture.change.replacing("Change request", with: "Another request"))
    #expect(try site.own("publish", "change").status == 0)
    let second = try open(site, "change")
    #expect(second.shows("Go on ("))
    second.send("\r")
    #expect(second.shows("Change request"))
    #expect(second.shows("Old"))
    second.send("\u{1b}[21~")
    #expect(second.finish() == .exited(status: 0))
    let third = try open(site, "change")
    #expect(third.shows("Another request"))
    third.send("New\u{1b}[21~")
    #expect(third.finish() == .exited(status: 0))
    let versions = try site.exported().compactMap { $0["version"] }
    #expect(versions.count == 2 && versions[0] != versions[1])
  }

  @Test(.enabled(if: getuid() == 0, "only root starts a server for others"), .needs(.PostgreSQL))
  func `a draft that was begun on one machine goes on at another`() throws {
    let site = SiteFixture(store: try PostgresServer.makeDatabase())
    // Another machine, as far as names go.
    let first = try DrivenCommand(
      [
        "/usr/bin/env", "unshare", "--uts", "sh", "-c", "hostname elsewhere && exec \"$0\" serve \"$1\"",
        Executable.site,
      ]
        + [site.path], environment: site.environment(of: "bob", "change"), output: .terminal, error: .terminal)
    #expect(first.shows("Change request"))
    first.send("Begun elsewhere")
    usleep(600_000)
    // As long as it is open there, it is not offered here.
    let meanwhile = try open(site, "change")
    #expect(meanwhile.shows("Summary"))
    #expect(!String(decoding: meanwhile.screen, as: UTF8.self).contains(Self.question))
    meanwhile.send("\u{3}")
    meanwhile.finish()
    first.signal(SIGHUP)
    first.finish()
    let second = try open(site, "change")
    #expect(second.shows(Self.question))
    second.send("\r")
    #expect(second.shows("Begun elsewhere"))
    second.send("\u{1b}[21~")
    #expect(second.finish() == .exited(status: 0))
    #expect(try site.exported().map { $0["answers"]?["summary"] } == ["Begun elsewhere"])
  }

  @Test func `no key leads out of a form`() throws {
    let site = SiteFixture()
    site.folder.makeFolder("home")
    site.folder.write("home/.inputrc", "\"x\": \"from the inputrc\"\n")
    let command = try DrivenCommand(
      [Executable.site, "serve", site.path],
      environment: site.environment(
        of: "bob", "change",
        ["HOME": site.folder["home"], "EDITOR": "/usr/bin/touch \(site.path)/edited", "VISUAL": ""]),
      output: .terminal, error: .terminal)
    #expect(command.shows("Change request"))
    // The editor, suspension, the inputrc once more, completion, macros, history, vi's editor.
    for keys in [
      "x", "\u{18}\u{5}", "\u{1a}", "\u{18}\u{12}", "\u{1b}*", "\u{1b}?", "\u{1b}~", "\u{10}", "\u{12}", "\u{1b}\u{a}v",
      "\u{1b}!", "\u{18}!",
    ] {
      command.send(keys)
      usleep(30_000)
    }
    #expect(ProcessState(of: command.process) == .sleeping)
    #expect(command.children.isEmpty)
    #expect(!site.folder.names(in: ".").contains("edited"))
    command.signal(SIGHUP)
    command.finish()
    #expect(!String(decoding: command.screen, as: UTF8.self).contains("from the inputrc"))
  }

  @Test(arguments: [["TERM": "dumb"], ["TERM": ""], ["ACCESSIBLE": "1"]])
  func `somebody whose terminal cannot show a form, or who asks for it, is asked in plain lines`(
    environment: [String: String]
  ) throws {
    let site = SiteFixture()
    let session = try open(site, "", environment)
    #expect(session.shows("What would you like to do? (required): "))
    session.send("1\r")
    #expect(session.shows("Summary (required): "))
    // Nothing to suspend.
    session.send("\u{1a}")
    session.send("Reboot\r")
    #expect(session.shows("Risk [low]: "))
    session.send("high\r")
    #expect(session.shows("Token: "))
    session.send("hunter2\r")
    #expect(session.shows("Submit? "))
    let sent = session.screen.count
    session.send("\r")
    #expect(session.shows("Submitted. Receipt: "))
    #expect(session.shows("Submitted ("))
    // Nothing else takes the end of lines.
    #expect(session.shows("What would you like to do? (required): ", after: sent))
    session.send("\u{4}")
    #expect(session.finish() == .exited(status: 0))
    let shown = String(decoding: session.screen, as: UTF8.self)
    #expect(!shown.contains("hunter2") && !shown.contains("\u{1b}["))
    #expect(try site.exported().map { $0["answers"] } == [["summary": "Reboot", "risk": "high"]])
  }

  @Test func `plain questions go on after a dropped connection, and tell why answers are not stored`() throws {
    let site = SiteFixture("hooks:\n  - {name: vault, form: change, command: [./hooks/vault.sh], secrets: direct}")
    chmod(site.folder.write("hooks/vault.sh", "#!/bin/sh\n[ -e works ] || { echo sealed >&2; exit 1; }\n"), 0o755)
    let first = try open(site, "change", ["TERM": "dumb"])
    #expect(first.shows("Summary (required): "))
    first.send("Reboot\r")
    #expect(first.shows("Risk [low]: "))
    first.signal(SIGHUP)
    #expect(first.finish()?.status == 128 + SIGHUP)
    let second = try open(site, "change", ["TERM": "dumb"])
    #expect(second.shows(Self.question))
    second.send("\r")
    #expect(second.shows("Risk [low]: "))
    second.send("\r\r")
    #expect(second.shows("Summary: Reboot"))
    second.send("\r")
    #expect(second.shows("vault has failed (sealed)"))
    #expect(try site.exported() == [])
    site.folder.write("works", "")
    second.send("\r")
    #expect(second.finish() == .exited(status: 0))
    #expect(try site.exported().map { $0["answers"]?["summary"] } == ["Reboot"])
  }

  @Test func `a session without a key ends after a while, and its draft is kept`() throws {
    let site = SiteFixture("quotas: {idle: 1s}")
    let session = try open(site, "change")
    #expect(session.shows("Change request"))
    session.send("Slow")
    #expect(session.shows("no key was pressed for 1s: the session has ended"))
    #expect(session.finish()?.status == 124)
    #expect(try site.serve("bob", "").output.contains("draft"))
  }

  @Test func `so many sessions are open at once and no more`() throws {
    let site = SiteFixture("quotas: {sessions: 1}")
    let first = try open(site, "change")
    #expect(first.shows("Change request"))
    let second = try site.serve("bob", "change", input: "{}")
    #expect(second.status == 69)
    #expect(second.error.hasPrefix("formline: Too many sessions are open"))
    #expect(try site.serve("ada", "").status == 0)
    first.send("\u{3}")
    #expect(first.finish()?.status == 130)
    #expect(try site.serve("bob", "").status == 0)
  }

  @Test func `the list leads to a form, and back`() throws {
    let site = SiteFixture()
    let session = try open(site, "")
    #expect(session.shows("What would you like to do?"))
    session.send("\r")
    #expect(session.shows("Summary"))
    session.send("From the list\u{1b}[21~")
    #expect(session.shows("Submitted. Receipt: "))
    #expect(session.shows("Submitted ("))
    session.send("\u{1b}")
    #expect(session.finish() == .exited(status: 0))
  }

  @Test func `a store that fails is told of in the form, which stays open`() throws {
    let site = SiteFixture("hooks:\n  - {name: vault, form: change, command: [./hooks/vault.sh], secrets: direct}")
    chmod(site.folder.write("hooks/vault.sh", "#!/bin/sh\n[ -e works ] || { echo sealed >&2; exit 1; }\n"), 0o755)
    let session = try open(site, "change")
    #expect(session.shows("Change request"))
    session.send("x\u{1b}[21~")
    #expect(session.shows("vault has failed (sealed)"))
    #expect(try site.exported() == [])
    site.folder.write("works", "")
    session.send("\u{1b}[21~")
    #expect(session.finish() == .exited(status: 0))
    #expect(try site.exported().count == 1)
  }

  @Test func `a draft that nobody has open is offered, though a later one is open elsewhere`() throws {
    let site = SiteFixture()
    func begin(_ text: String) throws -> DrivenCommand {
      let session = try open(site, "change")
      #expect(session.shows("Change request"))
      session.send(text)
      #expect(session.waits { (try? site.sql("SELECT answers FROM draft").output.contains(text)) ?? false })
      return session
    }
    let (free, busy) = (try begin("Free"), try begin("Busy"))
    free.signal(SIGHUP)
    #expect(free.finish() != nil)
    let list = try open(site, "")
    #expect(list.shows("Open elsewhere ("))
    #expect(list.shows("Go on ("))
    let third = try open(site, "change")
    #expect(third.shows(Self.question))
    third.send("\r")
    #expect(third.shows("Free"))
    for session in [busy, list, third] { session.signal(SIGKILL) }
  }

  @Test func `the number before an entry of the list takes it, and no two entries are alike`() throws {
    let site = SiteFixture()
    for text in ["a", "b"] {
      _ = try site.submit("{\"summary\": \"\(text)\"}", as: "ada")
      usleep(1_100_000)
    }
    let session = try open(site, "", as: "ada", ["ACCESSIBLE": "1"])
    #expect(session.shows("What would you like to do? (required): "))
    let lines = String(decoding: session.screen, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { $0.contains("): Change request (change)") }
    #expect(lines.count == 2 && Set(lines.map { $0.drop { $0 != "S" } }).count == 2, "\(lines)")
    session.send("1\r")
    #expect(session.shows("Summary (required): "))
    session.signal(SIGKILL)
  }

  @Test func `entries of the list can be told apart where the title of the form is cut`() throws {
    let long = String(repeating: "Request for a change ", count: 5)
    let site = SiteFixture(change: SiteFixture.change.replacing("Change request", with: long))
    for text in ["a", "b"] {
      _ = try site.submit("{\"summary\": \"\(text)\"}")
      usleep(1_100_000)
    }
    for id in ["one", "two"] { _ = try site.own("request", "change", "--to", "bob", "--id", id) }
    let session = try open(site, "")
    #expect(session.shows("What would you like to do?"))
    for entry in ["one · 20", "two · 20"] { #expect(session.shows(entry)) }
    let times = String(decoding: session.screen, as: UTF8.self).matches(of: /Submitted \(([^)]+)\): Request/)
    #expect(Set(times.map(\.output.1)).count == 2)
    session.signal(SIGKILL)
  }

  @Test func `the help of a served form has only keys that do something`() throws {
    let site = SiteFixture()
    let session = try open(site, "change")
    #expect(session.shows("Change request"))
    session.send("\u{1b}OP")
    #expect(session.shows("cut the word before"))
    let help = String(decoding: session.screen, as: UTF8.self)
    for text in ["suspend", "in your editor", "earlier answers", "search in them"] { #expect(!help.contains(text)) }
    session.signal(SIGKILL)
  }
}
