import DefinedForms
import FormModels
import FormDefinitions
import Formline
import KeyScripts
import TerminalModel
import Testing

/// A form whose commands are run by the test: each waits until the test says what came of it.
final class CommandForm {
  let form: RunningForm
  let host: VirtualHost
  private let commands: RunningCommands

  /// - Parameter definition: The keys of a definition file, the version left out.
  init(
    _ definition: String, prefilled: [String: AnswerValue] = [:], drafts: (any DraftStore)? = nil,
    history: (any AnswerHistory)? = nil, rows: Int = 20
  ) throws {
    let reading = DefinitionReader.read(Array("formline: 1\n\(definition)".utf8), path: "form.yaml") { _ in
      .failure(ResourceError(reason: "no such file"))
    }
    let definition = try #require(reading.isUsable ? reading.definition : nil, "\(reading.diagnostics)")
    let commands = RunningCommands()
    var configuration = FormConfiguration()
    configuration.inputs.prefilled = prefilled
    configuration.memory.drafts = drafts
    configuration.memory.history = history
    configuration.memory.name = "/forms/this.yaml"
    configuration.inputs.sources.run = { await commands.run($0.arguments, input: $1) }
    (host, form) = VirtualHost.showing(
      definition, configuration, columns: 60, rows: rows, capabilities: TerminalCapabilities())
    self.commands = commands
  }

  /// Commands that were started and stopped so far, each with its input.
  var log: [String] { commands.log }

  /// The screen as a person sees it.
  var screen: String { host.terminal.lines.joined(separator: "\n") }

  /// Lets tasks run until there is nothing left for them to do, and draws.
  func settle() async {
    for _ in 0..<20 { await Task.yield() }
    host.show()
  }

  /// Types, a tab in the text being the key.
  func type(_ text: String) async {
    host.type(text)
    await settle()
  }

  func press(_ key: String) async throws {
    host.press(try #require(Key(parsing: key)))
    await settle()
  }

  /// Ends the command that runs longest.
  func finish(_ outcome: CommandOutcome) async throws {
    await settle()
    try #require(commands.finishFirst(outcome), "no command runs")
    await settle()
  }
}

/// Commands in the order in which they were started.
private final class RunningCommands {
  private struct Run {
    let name: String
    let answer: CheckedContinuation<CommandOutcome, Never>
  }
  private var waiting: [Run] = []
  private(set) var log: [String] = []

  func run(_ arguments: [String], input: [UInt8]) async -> CommandOutcome {
    let name = arguments.joined(separator: " ") + (input.isEmpty ? "" : " < " + String(decoding: input, as: UTF8.self))
    log.append(name)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.append(Run(name: name, answer: $0)) }
    } onCancel: {
      Task { @MainActor in stop(name) }
    }
  }

  func finishFirst(_ outcome: CommandOutcome) -> Bool {
    guard !waiting.isEmpty else { return false }
    waiting.removeFirst().answer.resume(returning: outcome)
    return true
  }

  private func stop(_ name: String) {
    log.append("\(name) is stopped")
    guard let place = waiting.firstIndex(where: { $0.name == name }) else { return }
    waiting.remove(at: place).answer.resume(returning: .failed(reason: "stopped"))
  }
}

extension CommandOutcome {
  static let accepted = CommandOutcome.exited(status: 0, output: [])
  static let refused = CommandOutcome.exited(status: 1, output: [])

  static func printed(_ text: String) -> CommandOutcome { .exited(status: 0, output: Array(text.utf8)) }
}
