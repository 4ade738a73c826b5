/// Spans of time as scripts write them: `500ms`, `1.5s`, `2m`, `1h`.
nonisolated package enum ScriptDuration {
  /// The longest that a script may wait.
  static let maximum = Duration.nanoseconds(longest)
  private static let longest = 86_400_000_000_000

  /// The duration `text` stands for; nil where it is none, is finer than a nanosecond or longer than a day.
  package static func parse(_ text: some StringProtocol) -> Duration? {
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let nanosecondsPerUnit: Int
    switch text[number.endIndex...] {
    case "ms": nanosecondsPerUnit = 1_000_000
    case "s": nanosecondsPerUnit = 1_000_000_000
    case "m": nanosecondsPerUnit = 60_000_000_000
    case "h": nanosecondsPerUnit = 3_600_000_000_000
    default: return nil
    }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = Int(parts[0]), whole <= Self.longest / nanosecondsPerUnit
    else { return nil }
    var nanoseconds = whole * nanosecondsPerUnit
    if parts.count == 2 {
      guard (1...6).contains(parts[1].utf8.count), var fraction = Int(parts[1]) else { return nil }
      for _ in parts[1].utf8.count..<6 { fraction *= 10 }
      nanoseconds += fraction * (nanosecondsPerUnit / 1_000_000)
    }
    let duration = Duration.nanoseconds(nanoseconds)
    return duration <= maximum ? duration : nil
  }

  /// The shortest spelling of `duration`, rounded down to a nanosecond.
  package static func text(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    for (unit, size) in [("m", 60_000_000_000), ("s", 1_000_000_000)] as [(String, Int64)]
    where nanoseconds > 0 && nanoseconds.isMultiple(of: size) {
      return "\(nanoseconds / size)\(unit)"
    }
    let (milliseconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    guard rest != 0 else { return "\(milliseconds)ms" }
    var digits = String(repeating: "0", count: 6 - String(rest).count) + String(rest)
    while digits.last == "0" { digits.removeLast() }
    return "\(milliseconds).\(digits)ms"
  }
}
