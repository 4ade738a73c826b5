import TestSupport
import Testing

/// What a program that uses the library says to its author, where standard error is the form's own screen and where not.
@Suite(.serialized) struct AuthorReportTests {
  private static let report =
    "formline: stored values are not kept: the folder '/dev/null/settings/ControlsExample' cannot be made"

  /// A form whose values cannot be kept.
  private func start(error: DrivenCommand.Stream) throws -> DrivenCommand {
    let command = try DrivenCommand(
      [Executable.controlsExample],
      environment: ["TERM": "xterm-256color", "XDG_CONFIG_HOME": "/dev/null/settings", "INPUTRC": "/dev/null"],
      output: .terminal, error: error)
    #expect(command.shows("Ada Lovelace"))
    command.send("\tGrace")
    return command
  }

  @Test func `on a terminal it waits until the form has left it`() throws {
    let command = try start(error: .terminal)
    command.send("\u{3}")
    command.finish()
    let text = String(decoding: command.screen, as: UTF8.self)
    let parts = text.split(separator: Self.report, omittingEmptySubsequences: false)
    try #require(parts.count == 2, "\(text)")
    // Everything that the form has turned on is off again by then, and nothing of the form follows.
    #expect(TerminalModes(after: Array(parts[0].utf8)) == TerminalModes())
    #expect(parts[1] == "\r\n")
  }

  @Test func `elsewhere it is said at once, and once`() throws {
    let command = try start(error: .captured)
    #expect(command.reports(Self.report))
    command.send("!")
    command.send("\u{3}")
    command.finish()
    #expect(String(decoding: command.standardError, as: UTF8.self) == Self.report + "\n")
    #expect(!String(decoding: command.screen, as: UTF8.self).contains("stored values"))
    #expect(TerminalModes(after: command.screen) == TerminalModes())
  }
}
