import CTerminal
import Glibc

/// Names of the machine and of where the process stands on it.
nonisolated package enum Machine {
  /// The name of the host, as the system was given it.
  package static var hostName: String? {
    text(capacity: 256) { gethostname($0, $1) == 0 }
  }

  /// The working directory's absolute path.
  package static var workingDirectory: String? {
    text(capacity: Int(PATH_MAX)) { getcwd($0, $1) != nil }
  }

  /// The IANA name of the time zone, from the link that `/etc/localtime` is on most systems.
  package static var timeZone: String? {
    let target = text(capacity: Int(PATH_MAX)) { readlink("/etc/localtime", $0, $1 - 1) > 0 }
    guard let target else { return nil }
    let parts = target.split(separator: "/")
    guard let folder = parts.lastIndex(of: "zoneinfo"), folder + 1 < parts.count else { return nil }
    return String(target[parts[folder + 1].startIndex...])
  }

  /// The path of the program that this process runs.
  package static var executable: String? {
    text(capacity: Int(PATH_MAX)) { readlink("/proc/self/exe", $0, $1 - 1) > 0 }
  }

  /// How many processors this process may use; at least 1.
  package static var processors: Int { Int(terminal_processors()) }

  private static func text(capacity: Int, _ fill: (UnsafeMutablePointer<CChar>, Int) -> Bool) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      buffer.initialize(repeating: 0)
      guard let start = buffer.baseAddress, fill(start, capacity) else { return nil }
      buffer[capacity - 1] = 0
      return String(cString: start)
    }
  }
}
