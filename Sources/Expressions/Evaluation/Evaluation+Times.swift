internal import Values

extension Evaluation {
  /// `getFullYear()` and its relatives; months, days of the month by `getDayOfMonth`, and days of the year count from 0,
  /// `getDate` from 1, days of the week from Sunday, 0. Nil when the values are no operands of theirs.
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

  /// Whole hours, minutes or seconds of the span; of milliseconds only what is below a second.
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
