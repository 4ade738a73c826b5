import ArgumentParser
import FormDefinitions
import TerminalDriver

/// `formline schema`
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of definition files.",
    discussion: "Editors that know it complete and check definitions while they are written.")

  func run() throws {
    try StandardOutput.print(DefinitionSchema.text())
  }
}
