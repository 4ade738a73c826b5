import TestSupport
import Testing
import Values

@testable import FormSite

/// `SSH_ORIGINAL_COMMAND` has a grammar of its own.
struct OriginalCommandTests {
  static let commands: [(String, OriginalCommand)] = [
    ("", .list), ("   ", .list), ("change", .fill(form: "change", id: nil)),
    ("change --id 0192", .fill(form: "change", id: "0192")), ("questions  change", .questions(form: "change")),
    ("submissions", .submissions(form: nil, SubmissionFilter())),
    (
      "submissions change --where 'risk == \"high\"' --since 7d",
      .submissions(form: "change", SubmissionFilter(condition: "risk == \"high\"", since: "7d"))
    ),
    ("export change --format=csv", .export(form: "change", .csv, SubmissionFilter())),
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
    ("a\nb", "the command holds control characters"), ("change\u{1b}[2J", "the command holds control characters"),
  ])
  func `a mistake is told`(text: String, message: String) {
    #expect(throws: OriginalCommand.Mistake(message)) { try OriginalCommand(parsing: text) }
  }

  @Test func `any text is a command or a mistake, and a name of a form is never a path`() {
    var generator = SeededGenerator(seed: 24)
    let pieces = [
      "change", "questions", "export", "publish", "amend", "../", "/etc/passwd", "--where", "--format", "csv", "'",
      "\"", "\\", " ", "\t", "$(id)", "`id`", ";", "|", "&&", "\u{0}", "\u{202e}", "é", "--", "-", "=", "sftp-server",
    ]
    for _ in 0..<10_000 * FuzzEffort.factor {
      let count = Int(generator.next() % 9)
      let text = (0..<count).map { _ in pieces[Int(generator.next() % UInt64(pieces.count))] }.joined()
      guard let command = try? OriginalCommand(parsing: text) else { continue }
      switch command {
      case .fill(let form, _), .questions(let form), .export(let form, _, _), .publish(let form):
        if FormName.isValid(form) { #expect(!form.contains("/") && !form.contains(".")) }
      default: break
      }
    }
  }
}
