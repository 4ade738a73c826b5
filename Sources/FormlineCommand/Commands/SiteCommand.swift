import ArgumentParser
import TerminalDriver
import Values

/// `formline site …`: runs a separate program, to keep this one small.
struct SiteCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site",
    abstract: "Serve forms to many people over ssh, and keep what they submit.",
    discussion: """
      Runs formline-site, which is installed beside this command or comes in a package of its own; its --help tells of \
      its commands.

      Exit status: that of formline-site; 69 where it is not installed.
      """)

  static var rows: [CommandRow<Self>] {
    [
      .rest("arguments", "Arguments of formline-site.") { _, _ in }
    ]
  }

  static func run(_ words: [String]) throws { try run(with: words) }

  private static let program = "formline-site"

  /// Replaces this process by formline-site: the one next to this command, in its `libexec` folder, or in `PATH`.
  private static func run(with arguments: [String]) throws(CommandFailure) {
    let own = Machine.executable?.folderOfFile
    let beside = own.map { ["\($0)\(program)", "\($0)../libexec/formline/\(program)"] } ?? []
    for path in beside + [program] { Machine.become([path] + arguments) }
    throw CommandFailure(.noTerminal, "\(program) is not installed: 'formline site' runs it")
  }
}
