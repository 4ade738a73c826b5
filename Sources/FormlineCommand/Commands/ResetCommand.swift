import ArgumentParser
import TerminalDriver
import TerminalModel

/// `formline reset`
struct ResetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Put the terminal back after a form that was killed.",
    discussion: """
      A form puts the terminal back whatever ends it, but for SIGKILL, which no program sees. If what you type cannot \
      be seen afterwards, type 'formline reset' and Ctrl-J.

      Exit status: 0 done, 69 there is no terminal.
      """)

  func run() throws {
    try MainActor.assumeIsolated {
      do throws(TerminalError) {
        guard try Terminal().reset(Array(TerminalMode.leavingAll.utf8)) else {
          throw TerminalError.noTerminal(reason: "it cannot be set")
        }
      } catch {
        throw CommandFailure(.noTerminal, "\(error)")
      }
    }
  }
}
