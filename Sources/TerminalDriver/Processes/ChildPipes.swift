import CTerminal
import Glibc

/// The two pipes between this process and a command.
nonisolated struct ChildPipes {
  /// What the command reads from, and writes to.
  let childInput: Int32
  let childOutput: Int32
  /// The other ends, which do not block.
  let toChild: Int32
  let fromChild: Int32

  static func make() -> Result<ChildPipes, SystemError> {
    var input: [Int32] = [-1, -1]
    var output: [Int32] = [-1, -1]
    guard terminal_process_pipe(&input) == 0 else { return .failure(.current) }
    guard terminal_process_pipe(&output) == 0 else {
      let failure = SystemError.current
      input.forEach { _ = close($0) }
      return .failure(failure)
    }
    let pipes = ChildPipes(childInput: input[0], childOutput: output[1], toChild: input[1], fromChild: output[0])
    for descriptor in [pipes.toChild, pipes.fromChild] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    return .success(pipes)
  }

  /// The command has its own copies.
  func closeChildEnds() {
    close(childInput)
    close(childOutput)
  }

  /// For a command that was not started; otherwise `ChildExchange` closes them.
  func closeOwnEnds() {
    close(toChild)
    close(fromChild)
  }
}
