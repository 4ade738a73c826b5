import Glibc

/// How a process ended.
enum CommandEnding: Equatable {
  case exited(status: Int32)
  case signalled(Int32)

  /// Reads the status that `waitpid` gives.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .exited(status: (waitStatus >> 8) & 0xff) : .signalled(signal)
  }

  /// The status as shells report it: 128 plus the number for a signal.
  var status: Int32 {
    switch self {
    case .exited(let status): status
    case .signalled(let signal): 128 + signal
    }
  }
}
