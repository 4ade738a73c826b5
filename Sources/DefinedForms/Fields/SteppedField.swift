import ContentTypes
import FormDefinitions
import FormModels
import Formline
import Values

/// Computes the value after Up or Down in a number, date or time field.
enum FieldStep {
  /// - Parameters:
  ///   - count: The number of steps; negative to go down.
  ///   - part: The part of a moment to step; nil for its smallest usual one.
  ///   - today: The starting point for an empty date.
  ///   - zone: The person's time zone.
  static func next(
    after value: AnswerValue, by count: Int, part: MomentPart? = nil, in field: FieldDefinition, today: CalendarDate,
    zone: @autoclosure () -> ZoneRules
  ) -> AnswerValue? {
    switch field.kind {
    case .number(let limits, _): number(after: value, by: count, limits)
    case .moment(let limits): moment(after: value, by: count, part, in: field, limits, today: today, zone: zone())
    default: nil
    }
  }

  private static func number(after value: AnswerValue, by count: Int, _ limits: Limits<Number>) -> AnswerValue? {
    if case .integer(let whole) = value, case .integer(let step) = limits.multipleOf ?? .integer(1), step > 0 {
      return integer(after: whole, by: count, step, limits)
    }
    let size = limits.multipleOf?.double ?? 1
    guard let current = value.numeric?.double else {
      return answer(limits.minimum ?? min(.integer(0), limits.maximum ?? .integer(0)))
    }
    // Off the grid, a step goes to the next point on it.
    let position = current / size
    let point = count > 0 ? (position + 1e-9).rounded(.down) : (position - 1e-9).rounded(.up)
    let target = point + Double(count)
    return limits.nearest(to: .number(target * size)).map(answer)
  }

  /// In integer arithmetic, so that all digits are exact.
  private static func integer(after value: Int64, by count: Int, _ step: Int64, _ limits: Limits<Number>)
    -> AnswerValue?
  {
    let remainder = value % step
    let rest = remainder < 0 ? remainder + step : remainder
    // Off the grid, a step goes to the next point on it.
    let (point, isOffEnd) =
      count > 0 || rest == 0 ? value.subtractingReportingOverflow(rest) : value.addingReportingOverflow(step - rest)
    let (distance, overflow) = Int64(count).multipliedReportingOverflow(by: step)
    // The grid point below is less than the least integer: step up from it.
    let (target, isOut) = point.addingReportingOverflow(distance)
    guard !overflow, isOffEnd == isOut else { return nil }
    return limits.nearest(to: .integer(target)).map(answer)
  }

  private static func answer(_ number: Number) -> AnswerValue {
    if case .integer(let value) = number { return .integer(value) }
    let value = number.double
    if let whole = Int64(exactly: value) { return .integer(whole) }
    // Rounds away the binary error of steps such as 0.1.
    let rounded = (value * 1e9).rounded() / 1e9
    return .number(rounded)
  }

  private static func moment(
    after value: AnswerValue, by count: Int, _ part: MomentPart?, in field: FieldDefinition, _ limits: Limits<Moment>,
    today: CalendarDate, zone: @autoclosure () -> ZoneRules
  ) -> AnswerValue? {
    func answer(_ moment: Moment) -> AnswerValue {
      .string(moment.carryingOffset(in: field, on: today, zone: zone()).description)
    }
    guard case .string(let text) = value, let moment = try? Moment(parsing: text, of: field) else {
      return (limits.minimum ?? start(of: field.type, today: today, zone: zone())).map(answer)
    }
    // Clamped: longer steps leave every calendar anyway.
    let grid = limits.multipleOf.map { Int(min(max(1, $0.double), 1e15)) }
    var next =
      part.map { moment.stepped($0, by: count) }
      ?? moment.stepped(by: count, size: grid ?? (field.type == .date ? 1 : 60))
    if let grid, part != nil { next = next.onGrid(of: grid, from: limits.minimum, count > 0 ? .later : .earlier) }
    if field.type == .datetime { next = next.onClock(of: zone(), movedFrom: moment, by: part) }
    if let grid, let maximum = limits.maximum, maximum < next {
      next = maximum.onGrid(of: grid, from: limits.minimum, .earlier)
    }
    return limits.nearest(to: next).map(answer)
  }

  private static func start(
    of type: FieldType, today: CalendarDate, zone: @autoclosure () -> ZoneRules
  ) -> Moment? {
    switch type {
    case .date: .date(today)
    case .time: .time(noon)
    default: zone().instant(at: LocalDateTime(today, noon)).map { .dateTime($0) }
    }
  }

  private static let noon = ClockTime.first.adding(minutes: 720)
}

extension Limits {
  /// The value or the limit that it exceeds; nil if that is excluded.
  fileprivate func nearest(to value: Value) -> Value? {
    let atLeast = minimum.map { max($0, value) } ?? value
    let nearest = maximum.map { min($0, atLeast) } ?? atLeast
    if let bound = exclusiveMinimum, nearest <= bound { return nil }
    if let bound = exclusiveMaximum, nearest >= bound { return nil }
    return nearest
  }
}

extension Moment {
  fileprivate enum Direction { case earlier, later }

  /// The nearest moment that is a whole number of steps after `origin`.
  fileprivate func onGrid(of step: Int, from origin: Moment?, _ direction: Direction) -> Moment {
    let rest = ((ordinal - (origin?.ordinal ?? 0)) % step + step) % step
    guard rest != 0 else { return self }
    return stepped(by: direction == .later ? step - rest : -rest, size: 1)
  }
}

extension FieldModel {
  /// Steps a number, or the part of a moment at the cursor; nil if the field has no steps.
  var step: ValueStep? {
    switch definition.kind {
    case .number, .moment:
      return ValueStep { [unowned self] in
        !hasOwnValue
      } _: { [unowned self] count, point in
        stepValue(by: count, at: point)
      }
    default: return nil
    }
  }

  private func stepValue(by count: Int, at point: Int) -> Int {
    // Text that is not in canonical form has its parts at other offsets.
    let isInFull = stored.current != .null && text.current == shownText(of: stored.current)
    let part = isInFull ? MomentPart.part(at: point, of: text.current, in: definition.type) : nil
    if let next = FieldStep.next(
      after: stored.current, by: count, part: part, in: definition, today: form.reading.today ?? .first,
      zone: form.zone)
    {
      edit(next)
    }
    return part == nil ? text.current.utf8.count : point
  }

  /// The date and limits for a calendar.
  var dateChoice: DateChoice {
    func day(_ moment: Moment?) -> CalendarDate? { if case .date(let day)? = moment { day } else { nil } }
    var limits: Limits<Moment>?
    if case .moment(let own) = definition.kind { limits = own }
    let first = day(limits?.minimum) ?? .first
    let last = max(first, day(limits?.maximum) ?? .last)
    return DateChoice(
      day: { [unowned self] in
        guard case .string(let text) = finalAnswer else { return nil }
        return try? CalendarDate(parsing: text)
      }, range: first...last, choose: { [unowned self] in edit(.string($0.iso)) })
  }
}
