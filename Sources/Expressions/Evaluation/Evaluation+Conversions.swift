package import Values

extension Evaluation {
  /// Type conversions (CEL specification, "Type Conversions"). Nil if there is none between these types.
  mutating func conversion(
    _ function: Function, _ value: ExpressionValue, _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    switch function {
    case .int: try integer(value, node)
    case .uint: try unsigned(value, node)
    case .double: try double(value, node)
    case .string: try string(value, node)
    case .bool: try bool(value, node)
    case .bytes: try bytes(value, node)
    case .timestamp: try timestamp(value, node)
    case .duration: try duration(value, node)
    default: nil
    }
  }

  private func converted<Value>(
    _ value: Value?, to kind: ExpressionKind, _ source: ExpressionValue, _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> Value {
    guard let value else { throw error(.conversion(to: kind, from: source.kind), node) }
    return value
  }

  private func integer(_ value: ExpressionValue, _ node: SyntaxNode.ID) throws(EvaluationError) -> ExpressionValue? {
    switch value {
    case .int: value
    case .uint(let number): .int(try converted(Int64(exactly: number), to: .int, value, node))
    case .double(let number):
      // As in other implementations, -2⁶³ itself is out of range.
      .int(try converted(number > -0x1p63 ? number.truncatedInt : nil, to: .int, value, node))
    case .string(let text): .int(try converted(Int64(text), to: .int, value, node))
    case .timestamp(let instant): .int(instant.seconds)
    default: nil
    }
  }

  private func unsigned(_ value: ExpressionValue, _ node: SyntaxNode.ID) throws(EvaluationError) -> ExpressionValue? {
    switch value {
    case .uint: value
    case .int(let number): .uint(try converted(UInt64(exactly: number), to: .uint, value, node))
    case .double(let number): .uint(try converted(number.truncatedUInt, to: .uint, value, node))
    case .string(let text): .uint(try converted(UInt64(text), to: .uint, value, node))
    default: nil
    }
  }

  private func double(_ value: ExpressionValue, _ node: SyntaxNode.ID) throws(EvaluationError) -> ExpressionValue? {
    switch value {
    case .double: value
    case .int(let number): .double(Double(number))
    case .uint(let number): .double(Double(number))
    case .string(let text): .double(try converted(Double(decimal: text), to: .double, value, node))
    default: nil
    }
  }

  private mutating func string(
    _ value: ExpressionValue, _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    switch value {
    case .string: return value
    case .int(let number): return .string(String(number))
    case .uint(let number): return .string(String(number))
    case .double(let number): return .string(number.shortText)
    case .bool(let holds): return .string(holds ? "true" : "false")
    case .bytes(let bytes):
      try make(bytes.count, node)
      return .string(try converted(String(validating: bytes, as: UTF8.self), to: .string, value, node))
    case .timestamp(let instant): return .string(instant.description)
    case .duration(let span): return .string(span.secondsText)
    case .null, .list, .map, .type: return nil
    }
  }

  private func bool(_ value: ExpressionValue, _ node: SyntaxNode.ID) throws(EvaluationError) -> ExpressionValue? {
    switch value {
    case .bool: return value
    case .string(let text):
      switch text {
      case "1", "t", "T", "true", "True", "TRUE": return .bool(true)
      case "0", "f", "F", "false", "False", "FALSE": return .bool(false)
      default: throw error(.conversion(to: .bool, from: .string), node)
      }
    default: return nil
    }
  }

  private mutating func bytes(
    _ value: ExpressionValue, _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    switch value {
    case .bytes: return value
    case .string(let text):
      try make(text.utf8.count, node)
      return .bytes(Array(text.utf8))
    default: return nil
    }
  }

  private func timestamp(_ value: ExpressionValue, _ node: SyntaxNode.ID) throws(EvaluationError) -> ExpressionValue? {
    switch value {
    case .timestamp: value
    case .int(let seconds): .timestamp(try converted(Instant(seconds: seconds), to: .timestamp, value, node))
    case .string(let text): .timestamp(try converted(Instant(expressionText: text), to: .timestamp, value, node))
    default: nil
    }
  }

  private func duration(_ value: ExpressionValue, _ node: SyntaxNode.ID) throws(EvaluationError) -> ExpressionValue? {
    switch value {
    case .duration: value
    case .string(let text): .duration(try converted(Duration(parsing: text), to: .duration, value, node))
    default: nil
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
