import Platform
import TestSupport
import Testing

@testable import FormSite

/// `site.yaml` and the forms of a site, as `formline site check` reads them.
struct SiteReaderTests {
  @Test func `a site without mistakes says so`() throws {
    let site = SiteFixture()
    let checked = try site.own("check")
    #expect(checked.status == 0)
    #expect(checked.output == "site.yaml and 2 forms checked, no mistakes\n")
  }

  @Test func `a site with warnings has something to say`() throws {
    let site = SiteFixture(
      change: "formline: 1\nlayout: pages\nfields: [{id: summary}]\n")
    let checked = try site.own("check")
    #expect(checked.status == 0 && checked.error.contains("warning: 'layout: pages' has one page only"))
    #expect(checked.output == "site.yaml and 2 forms checked\n")
  }

  @Test func `lines of a table may be shorter than others`() {
    var table = TextTable()
    table.add("a", "b")
    table.add("ccc")
    #expect(table.text == "a    b\nccc\n")
  }

  @Test func `every mistake is told at its place, with what would be right`() {
    let text = """
      site: 1
      titel: x
      people: {ada: {keys: [foo], groups: [ops]}}
      grants:
        - {people: [ade], forms: [chang], may: [fil]}
        - {groups: [opz], forms: "*", may: fill}
      quotas: {sessions: 0, draftBytes: much, idle: soon}
      hooks:
        - {name: ticket, form: change, command: ./ticket.sh}
        - {name: page, form: change, post: "ftp://x", secrets: sealed}
      """
    let (_, diagnostics) = SiteReader.read(Array(text.utf8), path: "site.yaml", forms: ["change"])
    let told = diagnostics.map { "\($0.line):\($0.column) \($0.message) (\($0.help ?? ""))" }
    #expect(
      told == [
        "2:1 unknown key 'titel' in a site (did you mean 'title'?)",
        "3:23 this is no public key of ssh (write the line of a file such as id_ed25519.pub: ssh-ed25519 AAAA…)",
        "5:15 there is no person 'ade' (did you mean 'ada'?)",
        "5:29 there is no form 'chang' (did you mean 'change'?)",
        "5:43 unknown permission 'fil' (did you mean 'fill'? fill, see-own, see-all, amend, publish, export, request)",
        "6:15 nobody is in the group 'opz' (did you mean 'ops'?)",
        "7:20 'sessions' must be a whole number from 1 on (write it like 4)",
        "7:35 'draftBytes' must be a number of bytes (write it like 500kB or 1MB)",
        "7:47 'idle' must be a duration (write it like 30s, 12h, 30d or 2y)",
        "9:43 'command' must be a list of a program and its arguments (no shell is involved; write it as a list: "
          + "[./hooks/ticket.sh])",
        "10:38 'post' must be a URL that begins with https:// (write it like https://example.org/in)",
      ])
  }

  @Test(arguments: [
    ("http://", false), ("https://:80/", false), ("https://exa mple.org/", false), ("http://x\\r\\nX: y/", false),
    ("https://example.org/in?x=%20#y", true), ("http://[::1]:8080/", true), ("https://user:x@example.org", true),
    ("https://example.org/{team}/in?t=a|b", true),
  ])
  func `what is posted to is a URL`(address: String, isRight: Bool) {
    let text = "site: 1\nhooks: [{name: a, form: change, post: \"\(address)\"}]\n"
    let (_, diagnostics) = SiteReader.read(Array(text.utf8), path: "site.yaml", forms: ["change"])
    let mistake = "2:39 'post' must be a URL, of a host and without blanks"
    #expect(diagnostics.map { "\($0.line):\($0.column) \($0.message)" } == (isRight ? [] : [mistake]))
  }

  @Test(arguments: ["store", "title", "log"]) func `an empty text is called that`(key: String) {
    let (_, diagnostics) = SiteReader.read(Array("site: 1\n\(key): \"\"\n".utf8), path: "site.yaml", forms: [])
    #expect(diagnostics.map(\.message) == ["'\(key)' must not be empty"])
  }

  @Test func `the folder of the log is there`() throws {
    #expect(try SiteFixture("log: site.log").own("check").status == 0)
    let checked = try SiteFixture("log: logs/site.log").own("check")
    #expect(checked.status == 1 && checked.error.contains("error: there is no folder for 'logs/site.log'"))
  }

  @Test func `a group has not the name of a person`() {
    let text = "site: 1\npeople:\n  bob: {groups: [ops, ada]}\n  ada: {groups: [ops]}\n"
    let (_, diagnostics) = SiteReader.read(Array(text.utf8), path: "site.yaml", forms: [])
    #expect(diagnostics.map { "\($0.line):\($0.column) \($0.message)" } == ["3:23 'ada' is a person and a group"])
  }

  @Test func `one key is one person's`() {
    let key = SiteFixture.keys["ada"] ?? ""
    let text = "site: 1\npeople:\n  ada: {keys: [\"\(key)\"]}\n  bob: {keys: [\"\(key) other comment\"]}\n"
    let (_, diagnostics) = SiteReader.read(Array(text.utf8), path: "site.yaml", forms: [])
    #expect(diagnostics.map(\.message) == ["this is the key of 'ada' as well"])
  }

  @Test(arguments: [
    ("30s", 30), ("12h", 43_200), ("30d", 2_592_000), ("2w", 1_209_600), ("2y", 63_072_000), ("1.5h", 5400),
  ])
  func `spans have units`(text: String, seconds: Int) { #expect(SiteReader.duration(text) == .seconds(seconds)) }

  @Test(arguments: ["", "d", "0d", "-1d", "5", "1.5d", "5 days"])
  func `other texts are no spans`(text: String) { #expect(SiteReader.duration(text) == nil) }

  @Test(arguments: [("1MB", 1_000_000), ("500kB", 500_000), ("2MiB", 2_097_152), ("77", 77), ("77B", 77)])
  func `sizes have units`(text: String, bytes: Int) { #expect(SiteReader.bytes(text) == bytes) }

  @Test func `a fingerprint is the one that ssh-keygen shows`() {
    #expect(PublicKey(SiteFixture.keys["ada"] ?? "")?.fingerprint == SiteFixture.adasFingerprint)
  }

  @Test(arguments: [
    "ssh-ed25519", "ssh-ed25519 !!!!", "ssh-rsa AAAAC3NzaC1lZDI1NTE5AAAAIFg19SrxFLAfPo5EmpRFhEHGF68cnOdJhpoyfV6/TBaG",
    "command=\"x\" ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIFg19SrxFLAfPo5EmpRFhEHGF68cnOdJhpoyfV6/TBaG",
  ])
  func `other texts are no keys`(text: String) { #expect(PublicKey(text) == nil) }

  @Test func `a form that asks for a path, or runs what is not granted, fails the check`() throws {
    let form = """
      formline: 1
      fields:
        - {id: file, type: path}
        - {id: host, type: select, options: {command: [./hosts.sh]}}

      """
    let refused = try SiteFixture(change: form).own("check")
    #expect(refused.status == 1)
    #expect(refused.error.contains("change.yaml:3:10: error: 'file' is a path"))
    #expect(refused.error.contains("change.yaml:4:10: error: the form may not run './hosts.sh'"))
    #expect(refused.error.contains("help: site.yaml grants it by commands: [./hosts.sh]"))
    let granted = try SiteFixture("commands: [./hosts.sh]", change: form).own("check")
    #expect(!granted.error.contains("may not run"))
  }

  @Test func `programs that cannot be started fail the check, and nothing else`() throws {
    let site = SiteFixture(
      """
      commands: [./lists/hosts.sh]
      hooks:
        - {name: ticket, form: change, command: [./hooks/ticket.sh]}
        - {name: mail, form: change, command: [no-such-program, x]}
        - {name: log, form: change, command: [cat]}
      """)
    site.folder.makeFolder("lists")
    site.folder.write("lists/hosts.sh", "#!/bin/sh\n")
    let checked = try site.own("check")
    #expect(checked.status == 1)
    let told = checked.error.split(separator: "\n").filter { $0.contains("cannot be started") || $0.hasPrefix("help") }
    #expect(
      told.map { $0.split(separator: ": ", maxSplits: 1).last ?? "" } == [
        "error: './lists/hosts.sh' cannot be started: permission denied",
        "make it executable: chmod +x ./lists/hosts.sh",
        "error: './hooks/ticket.sh' cannot be started: no such file or directory", "paths start in the site's folder",
        "error: 'no-such-program' cannot be started: no such file or directory", "it is in no folder of PATH",
      ])
    // People are served meanwhile: hooks are tried again.
    #expect(try site.serve("bob", "change", input: #"{"summary": "x"}"#).status == 0)
  }

  @Test func `files of hooks that cannot be used fail the check`() throws {
    let names = [
      "headers: secrets/gone", "sign: secrets/gone", "headers: secrets/odd", "sign: secrets/none",
      "sign: secrets", "headers: ../chat", "sign: /etc/passwd", "sign: secrets/link",
      "headers: secrets/chat, sign: secrets/key",
    ]
    let hooks = names.enumerated().map { "  - {name: h\($0), form: change, post: \"https://example.org/in\", \($1)}\n" }
    let site = SiteFixture("hooks:\n" + hooks.joined())
    site.folder.makeFolder("secrets")
    for (name, text) in [
      ("chat", "# for the chat\nX-Team: ops\n"), ("key", "k\n"), ("odd", "X-Team ops\n"), ("none", "\n"),
    ] {
      site.folder.write("secrets/\(name)", text)
    }
    symlink("/etc/passwd", site.folder["secrets/link"])
    let checked = try site.own("check")
    #expect(checked.status == 1)
    let told = checked.error.split(separator: "\n").compactMap { $0.split(separator: ": error: ").dropFirst().first }
    #expect(
      told == [
        "cannot read 'secrets/gone': no such file or directory",
        "cannot read 'secrets/gone': no such file or directory",
        "a line of 'secrets/odd' has no colon", "the key in 'secrets/none' is empty",
        "cannot read 'secrets': is a directory", "cannot read '../chat': no such file or directory",
        "cannot read '/etc/passwd': no such file or directory", "'secrets/link' is outside the site",
      ])
  }

  @Test func `files come from below the site, and from nowhere else`() throws {
    let form = "formline: 1\nfields: [{id: host, type: select, options: {lines: FILE}}]\n"
    let outside = TemporaryFolder()
    outside.write("hosts.txt", "db9\n")
    for (name, problem) in [
      ("hosts.txt", nil), ("../lists/hosts.txt", nil), ("../../hosts.txt", "no such file"),
      ("../link.txt", "it is outside the site"), (outside["hosts.txt"], "it is outside the site"),
      ("../../../../../../../etc/passwd", "it is outside the site"),
    ] {
      let site = SiteFixture(change: form.replacing("FILE", with: name))
      site.folder.makeFolder("lists")
      site.folder.write("lists/hosts.txt", "db1\n")
      site.folder.write("forms/hosts.txt", "db1\n")
      symlink(outside["hosts.txt"], site.folder["link.txt"])
      let checked = try site.own("check")
      #expect(checked.status == (problem == nil ? 0 : 1), "\(name)")
      if let problem {
        #expect(checked.error.contains(problem), "\(name): \(checked.error)")
      } else {
        #expect(try site.serve("bob", "change", input: #"{"host": "db1"}"#).status == 0)
      }
    }
  }

  @Test func `a file whose name no form can have is told of`() throws {
    let site = SiteFixture()
    site.folder.write("forms/export.yaml", SiteFixture.change)
    let checked = try site.own("check")
    #expect(checked.status == 1)
    #expect(checked.error.contains("forms/export.yaml:1:1: error: no form can have this name"))
  }

  @Test func `every form that cannot be read is told of, to owners only`() throws {
    let site = SiteFixture()
    site.folder.makeFolder("forms/folder.yaml")
    #expect(mkfifo(site.folder["forms/pipe.yaml"], 0o600) == 0)
    symlink("nowhere", site.folder["forms/gone.yaml"])
    symlink("/etc/passwd", site.folder["forms/outside.yaml"])
    truncate(site.folder.write("forms/large.yaml", ""), 6 << 20)
    chmod(site.folder.write("forms/closed.yaml", SiteFixture.change), 0)
    site.folder.write("forms/wrong.yaml", "formline: 2\n")
    let checked = try site.own("check")
    #expect(checked.status == 1)
    for (form, reason) in [
      ("folder", "is a directory"), ("pipe", "not a regular file"), ("gone", "no such file or directory"),
      ("outside", "it is outside the site"), ("large", "larger than 5 MiB"), ("closed", "permission denied"),
    ] where getuid() != 0 || form != "closed" {
      let told = "forms/\(form).yaml:1:1: error: the form cannot be read: \(reason)"
      #expect(checked.error.contains(told), "\(form): \(checked.error)")
      let opened = try site.serve("ada", form, input: "{}")
      #expect(opened.status == 65)
      #expect(
        opened.error == "formline: the form '\(form)' has mistakes: 'formline site check' tells its owners which\n")
    }
    #expect(checked.error.contains("forms/wrong.yaml:1:"))
    let list = try site.serve("ada", "").output
    #expect(list.contains("Change request") && !list.contains("gone") && !list.contains("folder"), "\(list)")
  }

  @Test func `what is no site is not found`() throws {
    let folder = TemporaryFolder()
    let checked = try DetachedCommand(executable: Executable.site, ["check", folder.path])
    #expect(checked.status == 66)
    #expect(checked.error == "formline: '\(folder.path)' is not a site: there is no site.yaml in it\n")
  }

  @Test func `a key's line lets it be served, and nothing else`() throws {
    let site = SiteFixture()
    let line = try site.own("keys", SiteFixture.adasFingerprint)
    #expect(line.output.hasPrefix("restrict,pty,command=\"exec "))
    #expect(line.output.hasSuffix(" serve \(site.path)\" \(SiteFixture.keys["ada"] ?? "") ada\n"))
    let unknown = try site.own("keys", "SHA256:nobody")
    #expect(unknown.output == "" && unknown.status == 0)
  }
}
