/// What the command tells its caller by its exit status; the numbers between 64 and 78 are those of `sysexits.h`.
nonisolated enum ExitStatus: Equatable {
  /// Submitted, or everything that was checked is fine.
  case success
  /// Cancelled by the person, or a check or test failed.
  case failure
  /// `--no-input`: answers are missing or wrong.
  case incomplete
  /// Wrong usage of the command.
  case usage
  /// The definition, script or answers file is wrong.
  case wrongInput
  /// An input file cannot be read.
  case unreadable
  /// No terminal to ask on.
  case noTerminal
  /// The answers could not be written.
  case unwritable
  /// `--timeout` ran out.
  case timedOut
  /// Ended by a signal.
  case signal(Int32)

  /// The number that the process exits with.
  var code: Int32 {
    switch self {
    case .success: 0
    case .failure: 1
    case .incomplete: 2
    case .usage: 64
    case .wrongInput: 65
    case .unreadable: 66
    case .noTerminal: 69
    case .unwritable: 74
    case .timedOut: 124
    case .signal(let number): 128 + number
    }
  }
}
