import Platform

/// What a process is doing, as `ps` shows it.
package enum ProcessState: Equatable {
  case running
  case sleeping
  case stopped
  case gone

  /// Looks it up in /proc.
  package init(of process: pid_t) {
    switch Self.fields(of: process).first {
    case "T", "t": self = .stopped
    case "R": self = .running
    case "Z", "X", nil: self = .gone
    default: self = .sleeping
    }
  }

  /// How many threads it has.
  package static func threads(of process: pid_t) -> Int? {
    let fields = fields(of: process)
    return fields.count > 17 ? Int(fields[17]) : nil
  }

  /// How long it has kept a processor busy, to the hundredth of a second.
  package static func processorTime(of process: pid_t) -> Duration? {
    let fields = fields(of: process)
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else { return nil }
    return .milliseconds((user + system) * 1000 / sysconf(Int32(_SC_CLK_TCK)))
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

/// The memory of a process that may be written to: heap, stacks, globals.
///
/// What is looked for is veiled, each byte xor 0x55, so that a process that searches its own memory does not find the
/// pattern.
package struct ProcessMemory {
  private let process: pid_t
  private let window = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 4096)

  package init(of process: pid_t = getpid()) { self.process = process }

  /// How often an ASCII text is found in another process, in UTF-8 or as Unicode scalars of four bytes; -1 where its
  /// memory cannot be read.
  package func occurrences(of secret: String) -> Int {
    let veiled = secret.utf8.map { $0 ^ 0x55 }
    guard access("/proc/\(process)/mem", R_OK) == 0 else { return -1 }
    return occurrences(of: veiled) + occurrences(of: veiled, spacing: 4)
  }

  /// - Parameter spacing: Bytes from one character to the next: 1 in UTF-8, 4 in UTF-32.
  package func occurrences(of veiled: [UInt8], spacing: Int = 1) -> Int {
    let memory = open("/proc/\(process)/mem", O_RDONLY | O_CLOEXEC)
    defer { close(memory) }
    let length = veiled.count * spacing
    let own = UInt(bitPattern: window.baseAddress)..<UInt(bitPattern: window.baseAddress) + UInt(window.count)
    var found = 0
    for region in regions() {
      // Windows overlap by what a match may need of the next one.
      for start in stride(from: region.lowerBound, to: region.upperBound, by: window.count - length) {
        let count = min(UInt(window.count), region.upperBound - start)
        if process == getpid(), (start..<start + count).overlaps(own) { continue }
        let read = pread(memory, window.baseAddress, Int(count), off_t(start))
        found += matches(of: veiled, spacing: spacing, in: max(0, read))
      }
    }
    _ = window.initializeMemory(as: UInt8.self, repeating: 0)
    return found
  }

  /// Matches that begin in the first part of the window, up to where the next one begins.
  private func matches(of veiled: [UInt8], spacing: Int, in count: Int) -> Int {
    guard let base = window.baseAddress else { return 0 }
    let length = veiled.count * spacing
    var found = 0
    var start = 0
    while start < min(count - length + 1, window.count - length),
      let hit = memchr(base + start, Int32(veiled[0] ^ 0x55), min(count - length + 1, window.count - length) - start)
    {
      start = UnsafeRawPointer(hit) - UnsafeRawPointer(base)
      if veiled.indices.allSatisfy({ window[start + $0 * spacing] == veiled[$0] ^ 0x55 }) { found += 1 }
      start += 1
    }
    return found
  }

  private func regions() -> [Range<UInt>] {
    let maps = TemporaryFolder.content(of: "/proc/\(process)/maps") ?? ""
    return maps.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count > 1, words[1].hasPrefix("rw"), !line.contains("[v") else { return nil }
      let bounds = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      return bounds.count == 2 ? bounds[0]..<bounds[1] : nil
    }
  }
}
