package import Values

extension Evaluation {
  /// Type conversions (CEL specification, "Type Conversions"). Nil if there is none between these types.
  mutating func conversion(
    _ function: Function, _ value: ExpressionValue, _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    func checked<Value>(_ converted: Value?) throws(EvaluationError) -> Value {
      if let converted { return converted }
      throw error(.conversion(to: ExpressionKind(named: function.rawValue) ?? .null, from: value.kind), node)
    }
    switch (function, value) {
    case (.int, .int), (.uint, .uint), (.double, .double), (.string, .string), (.bool, .bool), (.bytes, .bytes),
      (.timestamp, .timestamp), (.duration, .duration), (.dyn, _):
      return value
    case (.type, _): return .type(value.kind)
    case (.int, .uint(let number)): return .int(try checked(Int64(exactly: number)))
    // As in other implementations, -2⁶³ itself is out of range.
    case (.int, .double(let number)): return .int(try checked(number > -0x1p63 ? number.truncatedInt : nil))
    case (.int, .string(let text)): return .int(try checked(Int64(text)))
    case (.int, .timestamp(let instant)): return .int(instant.seconds)
    case (.uint, .int(let number)): return .uint(try checked(UInt64(exactly: number)))
    case (.uint, .double(let number)): return .uint(try checked(number.truncatedUInt))
    case (.uint, .string(let text)): return .uint(try checked(UInt64(text)))
    case (.double, .int(let number)): return .double(Double(number))
    case (.double, .uint(let number)): return .double(Double(number))
    case (.double, .string(let text)): return .double(try checked(Double(decimal: text)))
    case (.bool, .string(let text)): return .bool(try checked(Self.truths[text]))
    case (.bytes, .string(let text)):
      try make(text.utf8.count, node)
      return .bytes(Array(text.utf8))
    case (.timestamp, .int(let seconds)): return .timestamp(try checked(Instant(seconds: seconds)))
    case (.timestamp, .string(let text)): return .timestamp(try checked(Instant(expressionText: text)))
    case (.duration, .string(let text)): return .duration(try checked(Duration(parsing: text)))
    case (.string, .bytes(let bytes)):
      try make(bytes.count, node)
      return .string(try checked(String(validating: bytes, as: UTF8.self)))
    case (.string, _): return value.plainText.map { .string($0) }
    default: return nil
    }
  }

  private static let truths = [
    "1": true, "t": true, "T": true, "true": true, "True": true, "TRUE": true,
    "0": false, "f": false, "F": false, "false": false, "False": false, "FALSE": false,
  ]
}

extension ExpressionValue {
  /// The text of a value that has the same one in `string` and in formats; nil for texts, bytes, null, types and
  /// collections.
  var plainText: String? {
    switch self {
    case .bool(let holds): holds ? "true" : "false"
    case .int(let number): String(number)
    case .uint(let number): String(number)
    case .double(let number): number.shortText
    case .timestamp(let instant): instant.description
    case .duration(let span): span.secondsText
    case .null, .string, .bytes, .list, .map, .type, .optional, .library: nil
    }
  }
}

extension Instant {
  /// Parses RFC 3339, or a date, which means its midnight, in UTC where a moment is wanted. The instant is in UTC.
  package init?(expressionText text: String) {
    if let instant = Instant(rfc3339: text) {
      self.init(seconds: instant.seconds, nanoseconds: instant.nanoseconds)
    } else {
      guard let date = try? CalendarDate(parsing: text) else { return nil }
      self.init(startOf: date)
    }
  }
}

extension Evaluation {
  /// `getFullYear()` and the like. Months, `getDayOfMonth` and days of the year count from 0, `getDate` from 1, days of
  /// the week from 0 for Sunday. nil for values of other types.
  func timeComponent(
    _ function: Function, _ values: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    switch (values.first, values.count) {
    case (.duration(let span), 1): return durationComponent(function, span)
    case (.timestamp(let instant), 1): return try instantComponent(function, instant, utcOffset: 0, node)
    case (.timestamp(let instant), 2):
      guard case .string(let zone) = values[1] else { return nil }
      guard let offset = Instant.utcOffset(zone) else { throw error(.timeZone, node) }
      return try instantComponent(function, instant, utcOffset: offset, node)
    default: return nil
    }
  }

  private func instantComponent(
    _ function: Function, _ instant: Instant, utcOffset: Int, _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    guard let local = instant.local(utcOffset: utcOffset) else {
      throw error(.overflow(operation: function.rawValue), node)
    }
    let component: Int? =
      switch function {
      case .getFullYear: local.date.year
      case .getMonth: local.date.month - 1
      case .getDate: local.date.day
      case .getDayOfMonth: local.date.day - 1
      case .getDayOfWeek: (local.date.weekday + 1) % 7
      case .getDayOfYear: local.date.dayOfYear
      case .getHours: local.time.hour
      case .getMinutes: local.time.minute
      case .getSeconds: local.time.second
      case .getMilliseconds: local.time.nanosecond / 1_000_000
      default: nil
      }
    return component.map { .int(Int64($0)) }
  }

  /// Whole hours, minutes or seconds of the duration; for milliseconds, only the part below a second.
  private func durationComponent(_ function: Function, _ span: Duration) -> ExpressionValue? {
    let (seconds, attoseconds) = span.components
    return switch function {
    case .getHours: .int(seconds / 3600)
    case .getMinutes: .int(seconds / 60)
    case .getSeconds: .int(seconds)
    case .getMilliseconds: .int(attoseconds / 1_000_000_000_000_000)
    default: nil
    }
  }
}
