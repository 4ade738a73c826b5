import ContentTypes

/// A moment, and how far from UTC the clock on the wall is there: the `Now` line of a script, as RFC 3339 writes a date
/// with a time (section 5.6).
nonisolated package struct ScriptMoment: Equatable, Sendable {
  /// Seconds since 1970 UTC.
  package var secondsSinceEpoch: Int64
  /// Minutes east of UTC.
  package var utcOffset: Int

  /// Where nothing else is said: 2026-01-01T00:00:00Z.
  package static let standard = ScriptMoment(secondsSinceEpoch: 1_767_225_600, utcOffset: 0)

  package init(secondsSinceEpoch: Int64, utcOffset: Int) {
    self.secondsSinceEpoch = secondsSinceEpoch
    self.utcOffset = utcOffset
  }

  /// Reads `2026-02-28T23:59:50+09:00`; nil where the text is no such moment.
  package init?(parsing text: String) {
    let bytes = Array(text.utf8)
    let length = "0000-00-00T00:00:00".utf8.count
    guard bytes.count > length, Self.has(bytes[..<length], shape: "0000-00-00T00:00:00"),
      let offset = Self.offset(of: bytes[length...])
    else { return nil }
    func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } }
    guard let date = CalendarDate(year: number(0..<4), month: number(5..<7), day: number(8..<10)),
      ClockTime(hour: number(11..<13), minute: number(14..<16)) != nil, number(17..<19) < 60
    else { return nil }
    let seconds = (number(11..<13) * 60 + number(14..<16) - offset) * 60 + number(17..<19)
    self.init(secondsSinceEpoch: Int64(date.daysSinceEpoch) * 86_400 + Int64(seconds), utcOffset: offset)
  }

  /// Whether there are digits where the shape has zeros, and its own characters elsewhere.
  private static func has(_ bytes: ArraySlice<UInt8>, shape: String) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return bytes.count == shape.utf8.count
      && zip(shape.utf8, bytes).allSatisfy { $0 == UInt8(ascii: "0") ? digits ~= $1 : $0 == $1 }
  }

  /// Minutes of `Z` or `+09:00`.
  private static func offset(of bytes: ArraySlice<UInt8>) -> Int? {
    if bytes.elementsEqual("Z".utf8) { return 0 }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let sign = text.first, "+-".contains(sign), has(bytes.dropFirst(), shape: "00:00"),
      let hours = Int(text.dropFirst().prefix(2)), let minutes = Int(text.suffix(2)), hours < 24, minutes < 60
    else { return nil }
    return (hours * 60 + minutes) * (sign == "-" ? -1 : 1)
  }

  /// What a calendar and a clock show there.
  var local: (date: CalendarDate, time: ClockTime?, second: Int) {
    let seconds = secondsSinceEpoch + Int64(utcOffset) * 60
    let days = (seconds - (seconds % 86_400 + 86_400) % 86_400) / 86_400
    let rest = Int(seconds - days * 86_400)
    let time = ClockTime(hour: rest / 3600, minute: rest / 60 % 60)
    return (CalendarDate(daysSinceEpoch: Int(days)), time, rest % 60)
  }
}

nonisolated extension ScriptMoment: CustomStringConvertible {
  /// As a script spells it.
  package var description: String {
    let (date, time, second) = local
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let minutes = abs(utcOffset)
    let offset = "\(utcOffset < 0 ? "-" : "+")\(padded(minutes / 60)):\(padded(minutes % 60))"
    return "\(date.iso)T\(time?.iso ?? "00:00"):\(padded(second))\(utcOffset == 0 ? "Z" : offset)"
  }
}
