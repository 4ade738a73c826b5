import ArgumentParser
import FormDefinitions
import Formline
import LineEditing
import TerminalDriver
import TerminalModel

struct SchemaCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of definition files.",
    discussion: "Editors that know it complete and check definitions while they are written.")

  func perform() throws(CommandFailure) { try StandardOutput.print(DefinitionSchema.text()) }
}

struct BindingsCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bindings",
    abstract: "Print every key binding that holds in forms, in the syntax of ~/.inputrc.",
    discussion: "To change one, write it into ~/.inputrc between '$if Formline' and '$endif'.")

  @MainActor func perform() throws(CommandFailure) {
    LineEditor.shared.start(inputrc: .user)
    StandardError.report(LineEditor.shared.takeDiagnostics().map { .warning($0) })
    let legend =
      Self.comment("Who gets a key, in this order:", Responder.chain.map { ($0.name.rawValue, $0.takes) })
      + Self.comment(
        "What Formline adds to readline:", CommandName.allCases.filter(\.isOwn).map { ($0.spelling, $0.summary) })
    try StandardOutput.print((legend + LineEditor.shared.bindings()).map { $0 + "\n" }.joined())
  }

  /// A table as comments of an inputrc.
  private static func comment(_ title: String, _ rows: [(name: String, text: String)]) -> [String] {
    let width = rows.map(\.name.count).max() ?? 0
    return ["# " + title]
      + rows.map { "#   \($0.name)\(String(repeating: " ", count: width - $0.name.count))  \($0.text)" }
  }
}

struct ResetCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Put the terminal back after a form that was killed.",
    discussion: """
      A form puts the terminal back whatever ends it, but for SIGKILL, which no program sees. If what you type cannot \
      be seen afterwards, type 'formline reset' and Ctrl-J.

      Exit status: 0 done, 69 there is no terminal.
      """)

  @MainActor func perform() throws(CommandFailure) {
    do throws(TerminalError) {
      guard try Terminal().reset(Array(TerminalMode.leavingAll.utf8)) else {
        throw TerminalError.noTerminal(reason: "it cannot be set")
      }
    } catch {
      throw CommandFailure(.noTerminal, "\(error)")
    }
  }
}
