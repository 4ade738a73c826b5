import ArgumentParser
import LineEditing
import TerminalDriver

/// `formline bindings`
struct BindingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bindings",
    abstract: "Print every key binding that holds in forms, in the syntax of ~/.inputrc.",
    discussion: "To change one, write it into ~/.inputrc between '$if Formline' and '$endif'.")

  func run() throws {
    try MainActor.assumeIsolated {
      LineEditor.shared.start(inputrc: .user)
      StandardError.write(LineEditor.shared.takeDiagnostics().map { "formline: warning: \($0)" })
      try StandardOutput.print(LineEditor.shared.bindings().map { $0 + "\n" }.joined())
    }
  }
}
