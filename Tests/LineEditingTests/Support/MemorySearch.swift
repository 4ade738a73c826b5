import Glibc

/// Looks for bytes in all writable memory of this process, given veiled (each xor 0x55) so as not to find itself.
struct MemorySearch {
  nonisolated static let isPossible = dlsym(nil, "__asan_init") == nil && dlsym(nil, "__tsan_init") == nil

  private let window = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 4096)

  /// - Parameter spacing: bytes from one character to the next: 1 in UTF-8, 4 in UTF-32.
  func occurrences(of veiled: [UInt8], spacing: Int = 1) -> Int {
    let memory = Glibc.open("/proc/self/mem", O_RDONLY)
    defer { close(memory) }
    var found = 0
    let own = UInt(bitPattern: window.baseAddress!)..<UInt(bitPattern: window.baseAddress!) + UInt(window.count)
    for region in writableRegions() {
      var address = region.lowerBound
      while address < region.upperBound {
        let count = min(window.count, Int(region.upperBound - address))
        let chunk = address..<address + UInt(count)
        address += UInt(count)
        if chunk.overlaps(own) { continue }
        let read = pread(memory, window.baseAddress!, count, off_t(chunk.lowerBound))
        found += matches(of: veiled, spacing: spacing, in: max(0, read))
      }
    }
    memset(window.baseAddress!, 0, window.count)
    return found
  }

  private func matches(of veiled: [UInt8], spacing: Int, in count: Int) -> Int {
    let bytes = window.bindMemory(to: UInt8.self)
    let first = Int32(veiled[0] ^ 0x55)
    var found = 0
    var start = 0
    while start + veiled.count * spacing <= count {
      guard let hit = memchr(window.baseAddress! + start, first, count - veiled.count * spacing - start) else { break }
      let at = hit - window.baseAddress!
      if veiled.indices.allSatisfy({ bytes[at + $0 * spacing] == veiled[$0] ^ 0x55 }) { found += 1 }
      start = at + 1
    }
    return found
  }

  private func writableRegions() -> [Range<UInt>] {
    guard let maps = fopen("/proc/self/maps", "r") else { return [] }
    defer { fclose(maps) }
    var regions: [Range<UInt>] = []
    var buffer = [CChar](repeating: 0, count: 1024)
    while fgets(&buffer, 1024, maps) != nil {
      let line = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      let words = line.split(separator: " ")
      guard words.count > 1, words[1].hasPrefix("rw"), !line.contains("[v") else { continue }
      let bounds = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      if bounds.count == 2 { regions.append(bounds[0]..<bounds[1]) }
    }
    return regions
  }
}
