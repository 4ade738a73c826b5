/// A time zone: its UTC offsets and when they change (RFC 8536, POSIX `TZ`).
package struct ZoneRules: Sendable, Hashable {
  /// The offsets and when they begin, in seconds since the epoch; ascending.
  private var changes: [Change] = []
  /// The offset before the first change.
  private var first: Int
  /// The rule for the years after the last change.
  private var yearly: YearlyRule?
  /// True for UTC itself, whose offset is written `Z`, as opposed to a place with offset 0.
  package let isUTC: Bool

  private struct Change: Hashable {
    var seconds: Int64
    var offset: Int
  }

  package static let utc = ZoneRules(utcOffset: 0, isUTC: true)

  /// A zone with a fixed offset in minutes east of UTC.
  package init(utcOffset: Int) { self.init(utcOffset: utcOffset, isUTC: utcOffset == 0) }

  private init(utcOffset: Int, isUTC: Bool) {
    first = utcOffset
    self.isUTC = isUTC
  }

  /// Parses a POSIX rule such as `CET-1CEST,M3.5.0,M10.5.0/3` (POSIX, section 8.3). Nil for zone names and invalid
  /// rules.
  package init?(posix text: String) {
    guard let rule = YearlyRule(text) else { return nil }
    first = rule.standard
    yearly = rule.summer == nil ? nil : rule
    isUTC = ["UTC", "UCT"].contains(rule.name) && rule.standard == 0 && rule.summer == nil
  }

  /// Parses a file of the zone database; nil for other files.
  package init?(file bytes: [UInt8]) {
    var reader = ZoneFileReader(bytes)
    guard let contents = reader.read() else { return nil }
    first = contents.first
    changes = contents.changes.map { Change(seconds: $0.seconds, offset: $0.offset) }
    let rule = YearlyRule(contents.footer)
    yearly = rule
    isUTC = contents.changes.isEmpty && rule?.name == "UTC"
  }

  /// The offset at an instant, in minutes east of UTC.
  package func utcOffset(atEpoch seconds: Int64) -> Int {
    guard let last = changes.last else { return yearly?.offset(at: seconds) ?? first }
    if seconds >= last.seconds { return yearly?.offset(at: seconds) ?? last.offset }
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].seconds <= seconds { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? first : changes[low - 1].offset
  }

  /// The offset at a local time, in minutes east of UTC. A local time that occurs twice means its first occurrence; one
  /// that is skipped is read with the offset before the change.
  package func utcOffset(at local: LocalDateTime) -> Int {
    guard let shown = Instant(local)?.seconds else { return first }
    let before = utcOffset(atEpoch: shown - 86_400)
    let after = utcOffset(atEpoch: shown + 86_400)
    let holds = utcOffset(atEpoch: shown - Int64(before) * 60) == before
    let holdsAfter = utcOffset(atEpoch: shown - Int64(after) * 60) == after
    return holds || !holdsAfter ? before : after
  }

  /// What a local time means, each with the offset that holds then: one instant as a rule, two at a change of the clocks.
  /// A time that occurs twice is both of them; one that is skipped is read with the offsets before and after the change.
  /// None outside the years 1 to 9999.
  package func instants(at local: LocalDateTime) -> [Instant] {
    guard let shown = Instant(local)?.seconds else { return [] }
    let offsets = [shown - 86_400, shown + 86_400].map { utcOffset(atEpoch: $0) }
    let readings = Set(offsets).sorted(by: >).compactMap { Instant(local, utcOffset: $0, isUTC: isUTC) }
    let valid = readings.filter { utcOffset(atEpoch: $0.seconds) == $0.utcOffset }
    guard valid.isEmpty else { return valid }
    return readings.compactMap { Instant(seconds: $0.seconds, utcOffset: utcOffset(atEpoch: $0.seconds), isUTC: isUTC) }
  }

  /// The instant of a local time; nil outside the years 1 to 9999.
  package func instant(at local: LocalDateTime) -> Instant? {
    Instant(local, utcOffset: utcOffset(at: local), isUTC: isUTC)
  }
}

/// The yearly changes to and from daylight saving time.
private struct YearlyRule: Sendable, Hashable {
  var name = ""
  /// Minutes east of UTC.
  var standard = 0
  var summer: Int?
  var start = Day.month(3, week: 2, weekday: 0)
  var end = Day.month(11, week: 1, weekday: 0)
  /// Seconds after midnight in the local time before the change.
  var startTime = 7200
  var endTime = 7200

  enum Day: Hashable {
    /// From 1 to 365; February 29 is not counted.
    case julian(Int)
    /// From 0 to 365.
    case ordinal(Int)
    /// A weekday (0 is Sunday) of the first to the fifth week, where the fifth is the last.
    case month(Int, week: Int, weekday: Int)
  }

  init?(_ text: String) {
    var reader = DigitReader(text)
    guard let name = reader.zoneName(), let offset = reader.clock() else { return nil }
    self.name = name
    standard = -offset / 60
    if reader.isAtEnd { return }
    guard reader.zoneName() != nil else { return nil }
    summer = standard + 60
    if !reader.isAtEnd, reader.rest.first != UInt8(ascii: ",") {
      guard let offset = reader.clock() else { return nil }
      summer = -offset / 60
    }
    if reader.isAtEnd { return }
    guard let start = reader.change(), let end = reader.change(), reader.isAtEnd else { return nil }
    (self.start, startTime) = start
    (self.end, endTime) = end
  }

  func offset(at seconds: Int64) -> Int {
    guard let summer, let date = Instant(seconds: seconds)?.local(utcOffset: standard)?.date else { return standard }
    let begin = moment(start, startTime, in: date.year) - Int64(standard) * 60
    let finish = moment(end, endTime, in: date.year) - Int64(summer) * 60
    // In the southern hemisphere, daylight saving time spans the new year.
    let isSummer = begin < finish ? begin <= seconds && seconds < finish : seconds < finish || begin <= seconds
    return isSummer ? summer : standard
  }

  private func moment(_ day: Day, _ time: Int, in year: Int) -> Int64 {
    let newYear = CalendarDate(year: year, month: 1, day: 1) ?? .first
    let days: Int
    switch day {
    case .julian(let number):
      let isLeap = CalendarDate.days(inMonth: 2, of: year) == 29
      days = newYear.daysSinceEpoch + number - 1 + (isLeap && number > 59 ? 1 : 0)
    case .ordinal(let number): days = newYear.daysSinceEpoch + number
    case .month(let month, let week, let weekday):
      let first = CalendarDate(year: year, month: month, day: 1) ?? newYear
      let ahead = ((weekday + 6) % 7 - first.weekday + 7) % 7
      let count = CalendarDate.days(inMonth: month, of: year)
      var number = ahead + (week - 1) * 7
      while number >= count { number -= 7 }
      days = first.daysSinceEpoch + number
    }
    return Int64(days) * 86_400 + Int64(time)
  }
}

/// The parts of a POSIX rule.
extension DigitReader {
  fileprivate mutating func zoneName() -> String? {
    if take("<") {
      let name = take { $0 != UInt8(ascii: ">") }
      return take(">") && !name.isEmpty ? name : nil
    }
    let name = take { 0x61...0x7A ~= $0 | 0x20 }
    return name.utf8.count >= 3 ? name : nil
  }

  /// Parses a number of one to three digits.
  private mutating func number() -> Int? {
    let digits = take(while: \.isDigit)
    return 1...3 ~= digits.utf8.count ? Int(digits) : nil
  }

  /// Parses `[+-]hh[:mm[:ss]]` into seconds.
  fileprivate mutating func clock() -> Int? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard let hours = number(), hours <= 167 else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] {
      guard take(":") else { break }
      guard let value = number(), value < 60 else { return nil }
      seconds += value * unit
    }
    return isNegative ? -seconds : seconds
  }

  /// Parses `,M3.5.0/2`.
  fileprivate mutating func change() -> (YearlyRule.Day, Int)? {
    guard take(",") else { return nil }
    let day: YearlyRule.Day
    if take("M") {
      guard let month = number(), take("."), let week = number(), take("."), let weekday = number(),
        1...12 ~= month, 1...5 ~= week, 0...6 ~= weekday
      else { return nil }
      day = .month(month, week: week, weekday: weekday)
    } else if take("J") {
      guard let number = number(), 1...365 ~= number else { return nil }
      day = .julian(number)
    } else {
      guard let number = number(), number <= 365 else { return nil }
      day = .ordinal(number)
    }
    guard take("/") else { return (day, 7200) }
    return clock().map { (day, $0) }
  }
}

/// Parses TZif (RFC 8536, section 3), using the second of its two blocks, which has 64-bit times.
private struct ZoneFileReader {
  private let bytes: [UInt8]
  private var place = 0

  struct Contents {
    var first: Int
    var changes: [(seconds: Int64, offset: Int)]
    var footer: String
  }

  private struct Header {
    var version: UInt8
    var utCount, standardCount, leapCount, timeCount, typeCount, nameBytes: Int

    func size(timeBytes: Int) -> Int {
      timeCount * (timeBytes + 1) + typeCount * 6 + nameBytes + leapCount * (timeBytes + 4) + standardCount + utCount
    }
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() -> Contents? {
    guard let first = header(), first.version >= UInt8(ascii: "2"), skip(first.size(timeBytes: 4)),
      let header = header(), header.typeCount > 0, place + header.size(timeBytes: 8) <= bytes.count
    else { return nil }
    let times = (0..<header.timeCount).map { _ in integer(8) }
    let kinds = (0..<header.timeCount).map { _ in integer(1) }
    let offsets = (0..<header.typeCount).map { _ in
      defer { place += 2 }
      return Int(Int32(truncatingIfNeeded: integer(4))) / 60
    }
    guard skip(header.size(timeBytes: 8) - header.timeCount * 9 - header.typeCount * 6) else { return nil }
    var changes: [(seconds: Int64, offset: Int)] = []
    for (time, kind) in zip(times, kinds) {
      guard offsets.indices.contains(Int(kind)) else { return nil }
      changes.append((time, offsets[Int(kind)]))
    }
    let footer = bytes[place...].drop { $0 == 0x0A }.prefix { $0 != 0x0A }
    return Contents(first: offsets[0], changes: changes, footer: String(decoding: footer, as: UTF8.self))
  }

  private mutating func header() -> Header? {
    guard place + 44 <= bytes.count, bytes[place...].starts(with: "TZif".utf8) else { return nil }
    let version = bytes[place + 4]
    place += 20
    let counts = (0..<6).map { _ in Int(integer(4)) }
    // No valid file exceeds this limit, which bounds the memory for invalid ones.
    guard counts.allSatisfy({ 0...100_000 ~= $0 }) else { return nil }
    return Header(
      version: version, utCount: counts[0], standardCount: counts[1], leapCount: counts[2], timeCount: counts[3],
      typeCount: counts[4], nameBytes: counts[5])
  }

  private mutating func skip(_ count: Int) -> Bool {
    guard count >= 0, place + count <= bytes.count else { return false }
    place += count
    return true
  }

  /// A big-endian integer; the caller has checked that the bytes exist.
  private mutating func integer(_ size: Int) -> Int64 {
    defer { place += size }
    return bytes[place..<place + size].reduce(0) { $0 << 8 | Int64($1) }
  }
}
