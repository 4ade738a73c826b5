import Glibc

/// The memory of another process that may be written to: heap, stacks, globals.
struct ProcessMemory {
  let process: pid_t

  /// How often `secret` is found, in UTF-8 or as Unicode scalars of four bytes.
  func occurrences(of secret: String) -> Int {
    let scalars = secret.unicodeScalars.flatMap { scalar in (0..<4).map { UInt8(scalar.value >> ($0 * 8) & 0xFF) } }
    let spellings = [Array(secret.utf8), scalars]
    let memory = open("/proc/\(process)/mem", O_RDONLY | O_CLOEXEC)
    guard memory >= 0 else { return -1 }
    defer { close(memory) }
    var found = 0
    for region in regions() {
      let bytes = [UInt8](unsafeUninitializedCapacity: region.count) { buffer, count in
        count = max(0, pread(memory, buffer.baseAddress, region.count, off_t(region.lowerBound)))
      }
      found += spellings.reduce(0) { $0 + Self.count($1, in: bytes) }
    }
    return found
  }

  private static func count(_ part: [UInt8], in bytes: [UInt8]) -> Int {
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return 0 }
      var found = 0
      var start = 0
      while bytes.count - start >= part.count,
        let hit = memchr(base + start, Int32(part[0]), bytes.count - start - part.count + 1)
      {
        start = UnsafeRawPointer(hit) - base
        if memcmp(base + start, part, part.count) == 0 { found += 1 }
        start += 1
      }
      return found
    }
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
