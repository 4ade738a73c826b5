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
    guard let current = value.numeric else {
      return limits.allowed(near: limits.lowest ?? .integer(0)).map(answer)
    }
    let next = current.onGrid(of: limits.multipleOf ?? .integer(1), count < 0 ? .down : .up, beyond: abs(count))
    return next.flatMap { limits.allowed(near: $0) }.map(answer)
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
    let step = limits.step(isDate: field.type == .date)
    guard case .string(let text) = value, let moment = try? Moment(parsing: text, of: field) else {
      return (limits.lowest(by: step) ?? start(of: field.type, today: today, zone: zone()))
        .flatMap { limits.allowed(near: $0, by: step) }.map(answer)
    }
    func onGrid(_ moment: Moment, _ direction: Direction) -> Moment {
      limits.multipleOf == nil ? moment : moment.onGrid(of: step, from: limits.minimum, direction)
    }
    let (ahead, back) = count > 0 ? (Direction.up, Direction.down) : (.down, .up)
    // Off the grid, the first step goes to the next point on it.
    var next =
      part.map { onGrid(moment.stepped($0, by: count), ahead) }
      ?? onGrid(moment, back).stepped(by: count, size: step)
    if field.type == .datetime { next = next.onClock(of: zone(), movedFrom: moment, by: part) }
    return limits.allowed(near: next, by: step).map(answer)
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

private enum Direction { case up, down }

extension Limits {
  /// The value, or the first or last that is allowed; nil if that is not allowed either.
  fileprivate func allowed(near value: Value, _ lowest: Value?, _ highest: Value?) -> Value? {
    let atLeast = lowest.map { max($0, value) } ?? value
    let nearest = highest.map { min($0, atLeast) } ?? atLeast
    if let minimum, nearest < minimum { return nil }
    if let bound = exclusiveMinimum, nearest <= bound { return nil }
    if let bound = exclusiveMaximum, nearest >= bound { return nil }
    return nearest
  }
}

extension Limits<Number> {
  /// The first number that is allowed, a step beyond a bound that is excluded; nil without a bound.
  fileprivate var lowest: Number? {
    let first = multipleOf.flatMap { minimum?.onGrid(of: $0, .up) } ?? minimum
    let beyond = exclusiveMinimum?.onGrid(of: multipleOf ?? .integer(1), .up, beyond: 1)
    return [first, beyond].compactMap(\.self).max()
  }

  private var highest: Number? {
    let last = multipleOf.flatMap { maximum?.onGrid(of: $0, .down) } ?? maximum
    let beyond = exclusiveMaximum?.onGrid(of: multipleOf ?? .integer(1), .down, beyond: 1)
    return [last, beyond].compactMap(\.self).min()
  }

  fileprivate func allowed(near value: Number) -> Number? { allowed(near: value, lowest, highest) }
}

extension Number {
  /// The multiple of a step at this number or next to it in a direction, or the one that is so many beyond; nil if there
  /// is none. Integers are counted as such, so that all digits are exact.
  fileprivate func onGrid(of step: Number, _ direction: Direction, beyond count: Int = 0) -> Number? {
    let sign = direction == .up ? 1 : -1
    // Off the grid, the first step goes to the next point on it.
    func further(isOnGrid: Bool) -> Int { sign * (isOnGrid ? count : max(0, count - 1)) }
    guard case .integer(let value) = self, case .integer(let step) = step else {
      let position = double / step.double
      let isOnGrid = abs(position - position.rounded()) < 1e-9
      let point = isOnGrid ? position.rounded() : position.rounded(direction == .up ? .up : .down)
      return .number((point + Double(further(isOnGrid: isOnGrid))) * step.double)
    }
    let remainder = value % step
    let above = remainder < 0 ? remainder + step : remainder
    let rest = above == 0 ? 0 : direction == .up ? step - above : -above
    let (point, isOff) = value.addingReportingOverflow(rest)
    let (distance, isFar) = step.multipliedReportingOverflow(by: Int64(further(isOnGrid: above == 0)))
    let (target, isOut) = point.addingReportingOverflow(distance)
    return isOff || isFar || isOut ? nil : .integer(target)
  }
}

extension Limits<Moment> {
  /// The days, or seconds, of a step.
  fileprivate func step(isDate: Bool) -> Int {
    // Clamped: longer steps leave every calendar anyway.
    multipleOf.map { Int(min(max(1, $0.double), 1e15)) } ?? (isDate ? 1 : 60)
  }

  /// The first moment that is allowed, a step beyond a bound that is excluded; nil without a bound.
  fileprivate func lowest(by step: Int) -> Moment? {
    [minimum, exclusiveMinimum.map { onGrid($0.stepped(by: 1, size: step), by: step, .down) }].compactMap(\.self).max()
  }

  fileprivate func highest(by step: Int) -> Moment? {
    let beyond = exclusiveMaximum.map { onGrid($0.stepped(by: -1, size: step), by: step, .up) }
    return [maximum.map { onGrid($0, by: step, .down) }, beyond].compactMap(\.self).min()
  }

  fileprivate func allowed(near value: Moment, by step: Int) -> Moment? {
    allowed(near: value, lowest(by: step), highest(by: step))
  }

  private func onGrid(_ moment: Moment, by step: Int, _ direction: Direction) -> Moment {
    multipleOf == nil ? moment : moment.onGrid(of: step, from: minimum, direction)
  }
}

extension Moment {
  /// The nearest moment that is a whole number of steps after `origin`.
  fileprivate func onGrid(of step: Int, from origin: Moment?, _ direction: Direction) -> Moment {
    let rest = ((ordinal - (origin?.ordinal ?? 0)) % step + step) % step
    guard rest != 0 else { return self }
    return stepped(by: direction == .up ? step - rest : -rest, size: 1)
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
    // A text that could not be understood has no next value, and must not be lost.
    guard mismatch == nil else {
      hasBeenLeft = true
      form.showProblems(of: self)
      return point
    }
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

  var dateChoice: DateChoice {
    func day(_ moment: Moment?) -> CalendarDate? { if case .date(let day)? = moment { day } else { nil } }
    var limits: Limits<Moment>?
    if case .moment(let own) = definition.kind { limits = own }
    let first = day(limits?.lowest(by: 1)) ?? .first
    let last = max(first, day(limits?.highest(by: 1)) ?? .last)
    return DateChoice(
      day: { [unowned self] in
        guard case .string(let text) = finalAnswer else { return nil }
        return try? CalendarDate(parsing: text)
      }, range: first...last, choose: { [unowned self] in edit(.string($0.iso)) })
  }
}
