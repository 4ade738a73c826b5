import Platform
import TestSupport
import Testing
import Values

@testable import FormSite

/// `SSH_ORIGINAL_COMMAND` has a grammar of its own.
struct OriginalCommandTests {
  private static var raw: SubmissionFilter {
    var filter = SubmissionFilter()
    filter.isRaw = true
    return filter
  }

  static let commands: [(String, OriginalCommand)] = [
    ("", .list), ("   ", .list), ("change", .fill(form: "change", id: nil)),
    ("change --id 0192", .fill(form: "change", id: "0192")), ("questions  change", .questions(form: "change")),
    ("submissions", .submissions(form: nil, SubmissionFilter())),
    (
      "submissions change --where 'risk == \"high\"' --since 7d",
      .submissions(form: "change", SubmissionFilter(condition: "risk == \"high\"", since: "7d"))
    ),
    ("export change --format=csv", .export(form: "change", .csv, SubmissionFilter())),
    ("export change --raw --format csv", .export(form: "change", .csv, raw)),
    (
      "export change --since 1d --format jsonl --where a\\ b",
      .export(form: "change", .jsonl, SubmissionFilter(condition: "a b", since: "1d"))
    ),
    ("publish change", .publish(form: "change")), ("amend 0192", .amend(id: "0192")),
    ("$(reboot)", .fill(form: "$(reboot)", id: nil)), ("a;b", .fill(form: "a;b", id: nil)),
  ]

  @Test(arguments: commands)
  func `a command is read`(text: String, command: OriginalCommand) throws {
    #expect(try OriginalCommand(parsing: text) == command)
  }

  @Test(arguments: [
    ("change now", "unexpected 'now' in the command"), ("publish", "the command needs a form"),
    ("export change --format xml", "unknown format 'xml': formats are jsonl and csv"),
    ("submissions --where", "--where needs a value"), ("change 'a", "a quote in the command is not closed"),
    ("change --id a --id b", "unexpected '--id' in the command"),
    ("submissions --limit 1 --limit=2", "--limit is there twice"),
    ("export change --where a --where b", "--where is there twice"),
    ("request change --to a --to b", "--to is there twice"),
    ("request change --to a --elicit", "--elicit is in place of a form"),
    ("a\nb", "the command holds control characters"), ("change\u{1b}[2J", "the command holds control characters"),
  ])
  func `a mistake is told`(text: String, message: String) {
    #expect(throws: OriginalCommand.Mistake(message)) { try OriginalCommand(parsing: text) }
  }

  private static let pieces = [
    "change", "questions", "export", "publish", "amend", "submissions", "../", "../forms/change", "forms/change",
    "./change", "change.yaml", "/etc/passwd", "outside", "--where", "--format", "--id", "csv", "'", "\"", "\\", " ",
    "\t", "$(touch made)", "`touch made`", ";", "|", "&&", ">made", "\u{0}", "\u{202e}", "é", "--", "-", "=",
    "sftp-server", "*", "~", "$HOME", "%s",
  ]

  private static func text(_ generator: inout SeededGenerator) -> String {
    let count = Int(generator.next() % 7)
    return (0..<count).map { _ in pieces[Int(generator.next() % UInt64(pieces.count))] }.joined()
  }

  @Test func `whatever is asked for, only the forms of the site are read`() throws {
    let fixture = SiteFixture()
    fixture.folder.write("outside.yaml", SiteFixture.change)
    let site = try Site(at: fixture.path)
    var generator = SeededGenerator(seed: 24)
    var read: Set<String> = []
    for _ in 0..<10_000 * FuzzEffort.factor {
      guard let command = try? OriginalCommand(parsing: Self.text(&generator)) else { continue }
      switch command {
      case .fill(let form, _), .questions(let form), .export(let form, _, _), .publish(let form):
        if (try? site.read(form)) != nil { read.insert(form) }
      default: break
      }
    }
    #expect(read == ["change"])
  }

  /// The system's own view of it: what is opened, and what is started.
  @Test(.needs(.strace))
  func `whatever is asked for, nothing is started, and nothing of the account is opened`() throws {
    let site = SiteFixture()
    site.folder.makeFolder("home")
    var generator = SeededGenerator(seed: 2410)
    for _ in 0..<12 * min(FuzzEffort.factor, 50) {
      let text = Self.text(&generator).replacing("\u{0}", with: "")
      let traced = try DetachedCommand(
        executable: "/usr/bin/strace",
        ["-f", "-o", site.folder["calls"], "-e", "trace=execve,execveat,open,openat,creat", Executable.site, "serve"]
          + [site.path],
        environment: site.environment(of: "bob", text, ["HOME": site.folder["home"]]))
      #expect([0, 2, 64, 66].contains(traced.status), "\(text): \(traced.error)")
      let calls = (site.folder.read("calls") ?? "").split(separator: "\n")
      #expect(calls.filter { $0.contains("execve") }.count == 1, "\(text)")
      // What the C library opens, and the program itself.
      let folders = [
        site.path, "/proc/", "/usr/", "/lib", "/etc/ld.so", "/etc/localtime", "/etc/passwd", "/etc/nsswitch",
        "/etc/machine-id", "/dev/",
        "/sys/devices/system/cpu/",
        String(Executable.site.dropLast("formline-site".count)), "/opt/",
      ]
      for call in calls where !call.contains(" = -1 ") && call.contains("open") {
        let path = call.split(separator: "\"").dropFirst().first ?? ""
        let isKnown = folders.contains { path.hasPrefix($0) }
        #expect(isKnown && !path.contains("/home/"), "\(text): \(path)")
      }
    }
    #expect(access(site.folder["made"], F_OK) != 0)
  }
}
