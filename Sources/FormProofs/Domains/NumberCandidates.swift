internal import Expressions
internal import FormDefinitions
internal import Values

/// Numbers and moments: the limits and the constants that a field is compared with, the values beside them, and one in
/// each gap between them, so that no comparison can tell another value from all of these.
extension DomainBuilder {
  func wholeNumbers(_ field: FieldDefinition, _ uses: FieldUses) -> (
    values: [AnswerValue], coverage: FieldDomain.Coverage
  ) {
    let limits = field.numberLimits ?? Limits()
    let least =
      limits.minimum.map { Int64(clampedCeiling: $0.double) }
      ?? limits.exclusiveMinimum.map { Int64(clampedCeiling: $0.double + 1) }
    let most =
      limits.maximum.map { Int64(clampedCeiling: $0.double) }
      ?? limits.exclusiveMaximum.map { Int64(clampedCeiling: $0.double - 1) }
    let step = limits.multipleOf.map { max(1, Int64(clampedCeiling: $0.double)) } ?? 1
    if let least, let most, least <= most, most <= least.addingReportingOverflow(40).partialValue, least > .min,
      most < .max
    {
      return (((least - 1)...(most + 1)).map { .integer($0) }, .all)
    }
    let thresholds = [least, most].compactMap { $0 } + uses.constants.compactMap(\.wholeNumbers).flatMap { $0 }
    var values: Set<Int64> = [0, 1, 2]
    for threshold in thresholds {
      for distance: Int64 in [-1, 0, 1] { values.insert(threshold.addingReportingOverflow(distance).partialValue) }
      guard step > 1 else { continue }
      let below = threshold &- (threshold % step &+ (threshold % step < 0 ? step : 0))
      for distance in [-step, 0, step] { values.insert(below.addingReportingOverflow(distance).partialValue) }
    }
    return (values.sorted { $0.magnitude < $1.magnitude }.map { .integer($0) }, .representative)
  }

  func numbers(_ field: FieldDefinition, _ uses: FieldUses) -> (values: [AnswerValue], coverage: FieldDomain.Coverage) {
    let limits = field.numberLimits ?? Limits()
    let bounds = [limits.minimum, limits.maximum, limits.exclusiveMinimum, limits.exclusiveMaximum]
    let thresholds = (bounds.compactMap { $0?.double } + uses.constants.compactMap(\.number)).filter(\.isFinite)
    let step = limits.multipleOf?.double ?? 0
    var values: Set<Double> = [0, 1, 1.5]
    let sorted = Set(thresholds).sorted()
    for threshold in sorted {
      for value in [threshold - 1, threshold, threshold + 1] { values.insert(value) }
      if step > 0 {
        let below = (threshold / step).rounded(.down)
        for count in [below - 1, below, below + 1, below + 2] { values.insert(Self.multiple(count, of: step)) }
      }
    }
    for (low, high) in zip(sorted, sorted.dropFirst()) {
      let middle = low + (high - low) / 2
      values.insert(step > 0 ? Self.multiple((middle / step).rounded(), of: step) : middle)
    }
    return (values.sorted { abs($0) < abs($1) }.map { .number($0) }, .representative)
  }

  /// A multiple without the error of binary fractions: 3 × 0.1 is 0.3.
  private static func multiple(_ count: Double, of step: Double) -> Double {
    let inverse = (1 / step).rounded()
    return abs(inverse * step - 1) < 1e-9 && inverse > 1 ? count / inverse : count * step
  }

  func moments(_ field: FieldDefinition, _ uses: FieldUses) -> (values: [AnswerValue], coverage: FieldDomain.Coverage) {
    let limits = field.momentLimits ?? Limits()
    let bounds = [limits.minimum, limits.maximum, limits.exclusiveMinimum, limits.exclusiveMaximum].compactMap { $0 }
    let constants = uses.constants.compactMap { moment($0, of: field) }
    let start = moment(.timestamp(form.world.now), of: field)
    let step = limits.multipleOf.map { Int(min(max(1, $0.double), 1e15)) } ?? 1
    var values: [AnswerValue] = []
    func add(_ moment: Moment) { values.append(.string(moment.description)) }
    let day = field.type == .date ? 1 : 86_400
    let known: [Moment] = (start.map { [$0] } ?? []) + bounds + constants
    // Every day of a week.
    for count in 0..<7 where field.type != .time { start.map { add($0.stepped(by: count, size: day)) } }
    for moment in known {
      for count in [0, 1, -1] { add(moment.stepped(by: count, size: 1)) }
      for count in [7, 400, -400] where field.type != .time { add(moment.stepped(by: count, size: day)) }
      guard step > 1 else { continue }
      let origin = limits.minimum?.ordinal ?? 0
      let below: Int = ((moment.ordinal - origin) % step + step) % step
      for count in [-below, step - below, -below - step] { add(moment.stepped(by: count, size: 1)) }
    }
    let times = uses.constants.allSatisfy { if case .string = $0 { moment($0, of: field) != nil } else { true } }
    return (values, field.type == .datetime || field.type == .time && !times ? .some : .representative)
  }

  private func moment(_ constant: ExpressionValue, of field: FieldDefinition) -> Moment? {
    switch (constant, field.type) {
    case (.timestamp(let instant), .date): return .date(instant.local.date)
    case (.timestamp(let instant), .datetime): return .dateTime(instant)
    case (.timestamp(let instant), .time): return .time(instant.local.time, offset: field.carriesOffset ? "Z" : "")
    case (.string(let text), _): return try? Moment(parsing: text, of: field)
    default: return nil
    }
  }
}

extension ExpressionValue {
  fileprivate var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .uint(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  /// The whole numbers beside a constant.
  fileprivate var wholeNumbers: [Int64]? {
    guard let number, abs(number) < 1e15 else { return nil }
    return [Int64(number.rounded(.down)), Int64(number.rounded(.up))]
  }
}

extension Int64 {
  fileprivate init(clampedCeiling value: Double) {
    self = value >= 9e18 ? .max : value <= -9e18 ? .min : Int64(value.rounded(.up))
  }
}
