import Platform

/// The machine's clock in the format of the tables.
nonisolated enum SiteClock {
  /// Milliseconds since 1970 UTC.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// True for a time in the years 1970 to 9999.
  static func isWritable(_ milliseconds: Int64) -> Bool { 0..<253_402_300_800_000 ~= milliseconds }

  /// RFC 3339 in UTC with milliseconds, which sorts as text; 1970 for a time that cannot be written.
  static func text(_ milliseconds: Int64) -> String {
    guard isWritable(milliseconds) else { return text(0) }
    var (seconds, parts) = (time_t(milliseconds / 1000), tm())
    gmtime_r(&seconds, &parts)
    return String(unsafeUninitializedCapacity: 25) { text in
      let count = text.withMemoryRebound(to: CChar.self) { text in
        text.baseAddress.map { strftime($0, 21, "%Y-%m-%dT%H:%M:%S.", &parts) } ?? 0
      }
      for (place, power) in [100, 10, 1].enumerated() {
        text[count + place] = Digest.digits[Int(milliseconds) / power % 10]
      }
      text[count + 3] = UInt8(ascii: "Z")
      return count + 4
    }
  }
}

/// Time-ordered identifiers (RFC 9562): UUIDs of version 7, and of version 8, laid out alike, where the rest is a digest.
nonisolated enum TimeOrderedID {
  static func make(at milliseconds: Int64 = SiteClock.now) -> String {
    var chance = SystemRandomNumberGenerator()
    return make(at: milliseconds, chance.next(), chance.next(), version: 7)
  }

  /// - Parameter digest: At least 16 bytes.
  static func make(at milliseconds: Int64, digest: [UInt8]) -> String {
    let numbers = [0, 8].map { start in digest[start..<(start + 8)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
    return make(at: milliseconds, numbers[0], numbers[1], version: 8)
  }

  private static func make(at milliseconds: Int64, _ first: UInt64, _ second: UInt64, version: UInt64) -> String {
    let time = UInt64(truncatingIfNeeded: milliseconds) & 0xffff_ffff_ffff
    let high = time << 16 | version << 12 | first & 0x0fff
    let low = second & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
    return String(unsafeUninitializedCapacity: 36) { text in
      var count = 0
      for number in [high, low] {
        for shift in stride(from: 60, through: 0, by: -4) {
          if [8, 13, 18, 23].contains(count) {
            text[count] = UInt8(ascii: "-")
            count += 1
          }
          text[count] = Digest.digits[Int(number >> shift & 15)]
          count += 1
        }
      }
      return count
    }
  }

  /// The creation time in milliseconds since 1970; nil for any other text.
  static func time(of id: String) -> Int64? {
    let bytes = Array(id.utf8)
    guard bytes.count == 36, [8, 13, 18, 23].allSatisfy({ bytes[$0] == UInt8(ascii: "-") }),
      "78".utf8.contains(bytes[14]), id.replacing("-", with: "").utf8.count == 32,
      id.utf8.allSatisfy({ "0123456789abcdef-".utf8.contains($0) })
    else { return nil }
    return Int64(id.prefix(8) + id.dropFirst(9).prefix(4), radix: 16)
  }

  /// True for an id that a caller may choose. Those of version 8 can be worked out by others, who must not take them first.
  static func isChoosable(_ id: String) -> Bool { time(of: id) != nil && id.dropFirst(14).first == "7" }
}
