import Glibc

/// What a process is doing, as `ps` shows it.
enum ProcessState: Equatable {
  case running
  case sleeping
  case stopped
  case gone

  /// Looks it up in /proc.
  init(of process: pid_t) {
    var bytes = [UInt8](repeating: 0, count: 512)
    let descriptor = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    let count = max(0, read(descriptor, &bytes, bytes.count))
    // The command's name stands before it in parentheses, and may contain some.
    guard let name = bytes[..<count].lastIndex(of: UInt8(ascii: ")")), name + 2 < count else {
      self = .gone
      return
    }
    switch bytes[name + 2] {
    case UInt8(ascii: "T"), UInt8(ascii: "t"): self = .stopped
    case UInt8(ascii: "R"): self = .running
    case UInt8(ascii: "Z"), UInt8(ascii: "X"): self = .gone
    default: self = .sleeping
    }
  }
}
