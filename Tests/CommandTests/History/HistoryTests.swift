import Platform
import TestSupport
import Testing

/// Answers come back in later runs, as `formline run` shows it on a terminal.
@Suite(.serialized) struct HistoryTests {
  private let folder = TemporaryFolder()
  private let form: String
  private static let history = "state/formline/history"

  init() {
    form = folder.write(
      "mail.yaml",
      """
      formline: 1
      title: Mail
      fields:
        - {id: email, contentType: email}
        - {id: pass, type: password}
      """)
  }

  private func run(_ options: String...) throws -> DrivenCommand {
    try DrivenCommand(
      [Executable.formline, "run", form, "--inputrc", "none"] + options,
      environment: ["TERM": "xterm-256color", "HOME": folder.path, "XDG_STATE_HOME": folder["state"]])
  }

  private func submit(_ email: String, _ options: String...) throws {
    let command = try run()
    #expect(command.shows("Mail"))
    command.send("\(email)\tsesame\r")
    #expect(command.finish() == .exited(status: 0))
  }

  @Test func `Ctrl-P brings the answers of earlier runs back, the newest first`() throws {
    try submit("ada@example.com")
    try submit("grace@example.com")
    #expect(folder.names(in: Self.history) == ["emailAddress"])
    #expect(folder.mode(of: Self.history) == 0o700)
    #expect(folder.mode(of: Self.history + "/emailAddress") == 0o600)
    #expect(
      folder.read(Self.history + "/emailAddress")
        == "ada@example.com\t\(form)\temail\ngrace@example.com\t\(form)\temail\n")
    let third = try run()
    #expect(third.shows("Mail"))
    third.send("\u{10}\u{10}\r\r")
    #expect(third.finish() == .exited(status: 0))
    #expect(
      String(decoding: third.standardOutput, as: UTF8.self) == #"{"email": "ada@example.com", "pass": null}"# + "\n")
  }

  @Test func `forms that end at once keep what each has added`() throws {
    let commands = try (0..<6).map { _ in try run("--no-draft") }
    for (number, command) in commands.enumerated() {
      #expect(command.shows("Mail"))
      command.send("user\(number)@example.com\t")
      #expect(command.shows("user\(number)@example.com"))
    }
    for command in commands { command.send("\r") }
    for command in commands { #expect(command.finish() == .exited(status: 0)) }
    let lines = (folder.read(Self.history + "/emailAddress") ?? "").split(separator: "\n")
    #expect(lines.map { $0.prefix(17) }.sorted() == (0..<6).map { "user\($0)@example.com".prefix(17) })
    #expect(folder.names(in: Self.history) == ["emailAddress"])
  }

  @Test func `--no-history neither offers nor keeps one, and a form that is cancelled keeps none`() throws {
    try submit("ada@example.com")
    let kept = folder.read(Self.history + "/emailAddress")
    let without = try run("--no-history")
    #expect(without.shows("Mail"))
    without.send("\u{10}x@example.com\r\r")
    #expect(without.finish() == .exited(status: 0))
    #expect(String(decoding: without.standardOutput, as: UTF8.self).contains("\"x@example.com\""))
    let cancelled = try run("--no-draft")
    #expect(cancelled.shows("Mail"))
    cancelled.send("y@example.com\u{3}")
    #expect(cancelled.finish() == .signalled(SIGINT))
    #expect(folder.read(Self.history + "/emailAddress") == kept)
  }

  @Test func `a form with history false offers nothing of the person before, and keeps nothing of this one`() throws {
    try submit("ada@example.com")
    let kept = folder.read(Self.history + "/emailAddress")
    folder.write("mail.yaml", (folder.read("mail.yaml") ?? "") + "\nhistory: false\n")
    let command = try run()
    #expect(command.shows("Mail"))
    command.send("\u{10}a@b.c")
    #expect(command.shows("a@b.c"))
    command.send("\tsesame\r")
    #expect(command.finish() == .exited(status: 0))
    #expect(
      String(decoding: command.standardOutput, as: UTF8.self) == #"{"email": "a@b.c", "pass": "sesame"}"# + "\n")
    #expect(!String(decoding: command.screen, as: UTF8.self).contains("ada@"))
    #expect(folder.read(Self.history + "/emailAddress") == kept)
  }

  @Test func `a history that cannot be kept disturbs nobody`() throws {
    folder.write("state", "in the way")
    try submit("ada@example.com")
    #expect(folder.read("state") == "in the way")
  }
}
