import Glibc

/// What a process is doing, as `ps` shows it.
enum ProcessState: Equatable {
  case running
  case sleeping
  case stopped
  case gone

  /// Looks it up in /proc.
  init(of process: pid_t) {
    switch Self.fields(of: process).first {
    case "T", "t": self = .stopped
    case "R": self = .running
    case "Z", "X", nil: self = .gone
    default: self = .sleeping
    }
  }

  /// How many threads it has.
  static func threads(of process: pid_t) -> Int? {
    let fields = fields(of: process)
    return fields.count > 17 ? Int(fields[17]) : nil
  }

  /// What /proc says of it behind its name.
  private static func fields(of process: pid_t) -> [Substring] {
    var bytes = [UInt8](repeating: 0, count: 512)
    let descriptor = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    let count = max(0, read(descriptor, &bytes, bytes.count))
    // The command's name stands before it in parentheses, and may contain some.
    guard let name = bytes[..<count].lastIndex(of: UInt8(ascii: ")")) else { return [] }
    return String(decoding: bytes[(name + 1)..<count], as: UTF8.self).split(separator: " ")
  }
}
