import DefinedForms

/// Counts the commands of a session that run, for whoever waits for them.
final class CommandCounter {
  private(set) var running = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// The same runner, counted.
  func counting(_ run: @escaping CommandRunner) -> CommandRunner {
    { [self] command, input in
      running += 1
      let outcome = await run(command, input)
      running -= 1
      let ready = waiting
      waiting = []
      for continuation in ready { continuation.resume() }
      return outcome
    }
  }

  /// Returns when a command that runs now has ended.
  func nextEnd() async {
    guard running > 0 else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}
