import CAllocations

/// One typed character, from its byte to the bytes of the frame.
extension Workloads {
  static func keysToFrames() -> [Measurement] {
    var allocations: Set<Int> = []
    let measurements = [10, 100, 1_000, 10_000].map { keyToFrame(fields: $0, allocations: &allocations) }
    require(allocations.count == 1, "keys allocate more in some forms than in others: \(allocations.sorted())")
    return measurements
  }

  /// The field is emptied after so many keys, so that its text stays short.
  private static let line = 40

  private static func keyToFrame(fields: Int, allocations: inout Set<Int>) -> Measurement {
    let bench = Workbench(fields: fields)
    let keys = (0..<26).map { [UInt8(ascii: "a") + $0] }
    let clearing: [UInt8] = [0x15]
    var (bytes, bodies, count, allocated) = (0, 0, 0, 0)
    let (rounds, warmUp) = (50 * line, 5 * line)
    let measured = Measurement("key to frame, \(fields) fields", count: rounds, warmUp: warmUp) { round in
      let place = round % line
      let before = callocations_count()
      let written = bench.press(place == line - 1 ? clearing : keys[round % 26])
      let made = Int(callocations_count() - before)
      // The first character takes the place of the hint, and is drawn with what is around it.
      guard place > 0, place < line - 1 else { return }
      count += 1
      bytes += written.count
      bodies += bench.form.session.updates
      if round >= warmUp { allocated += made }
    }
    require(bodies == count, "\(fields) fields: \(bodies) bodies for \(count) keys")
    require(bytes <= 4 * count, "\(fields) fields: \(bytes) bytes for \(count) keys")
    let lines = rounds / line
    allocations.insert(allocated / lines)
    #if !DEBUG
      require(allocated <= lines * Self.allocationsPerLine, "\(fields) fields: \(allocated) allocations")
    #endif
    return Measurement(
      measured,
      note: "\(bodies / count) body, \(bytes / count) byte a key; \(allocated / lines) allocations in \(line - 2) keys")
  }

  /// What is allocated while a line is typed, optimised: the records for undoing it, which readline makes for twenty
  /// characters at a time.
  private static let allocationsPerLine = 2
}
