internal import Expressions
internal import FormDefinitions
internal import Values

/// Numbers and moments: the limits and the constants that a field is compared with, the values beside them, and one in
/// each gap between them, so that no comparison can tell another value from all of these.
extension DomainBuilder {
  func wholeNumbers(_ field: FieldDefinition, _ uses: FieldUses) -> Candidates {
    let limits = field.numberLimits ?? Limits()
    let step = limits.multipleOf.map(Self.wholeStep) ?? 1
    var values: Set<Int64> = [0, 1, 2]
    func add(_ threshold: Int64, _ distances: [Int64]) {
      for distance in distances {
        let (value, overflows) = threshold.addingReportingOverflow(distance)
        if !overflows { values.insert(value) }
      }
    }
    for threshold in limits.thresholds + uses.constants.flatMap(\.thresholds) {
      add(threshold, [-1, 0, 1])
      guard let step, step > 1 else { continue }
      add(threshold - threshold % step, [-step, 0, step])
    }
    if let range = limits.wholeNumbers, UInt64(bitPattern: range.upperBound &- range.lowerBound) <= 40 {
      values.formUnion(range)
      return (Self.ordered(values), .all)
    }
    return (Self.ordered(values), step == nil ? .some : .representative)
  }

  /// Small ones first, as people would try them.
  private static func ordered(_ values: Set<Int64>) -> [AnswerValue] {
    values.sorted { ($0.magnitude, $1) < ($1.magnitude, $0) }.map { .integer($0) }
  }

  /// The least whole number that is a multiple of a step, of which all others are multiples; nil if it is not found.
  private static func wholeStep(_ step: Number) -> Int64? {
    if case .integer(let step) = step { return step }
    return (1...1000).lazy.compactMap { Int64(exactly: (step.double * Double($0)).rounded()) }
      .first { $0 > 0 && Number.integer($0).isMultiple(of: step) }
  }

  /// Between two thresholds there are other numbers, however close they are: the next one that a field can hold.
  func numbers(_ field: FieldDefinition, _ uses: FieldUses) -> Candidates {
    let limits = field.numberLimits ?? Limits()
    let constants = uses.constants.compactMap(\.number)
    let sorted = Set((limits.bounds.map(\.double) + constants).filter(\.isFinite)).sorted()
    var values: Set<Double> = [0, 1, 1.5]
    for threshold in sorted { values.formUnion([threshold - 1, threshold, threshold + 1]) }
    for (low, high) in zip(sorted, sorted.dropFirst()) { values.insert(low / 2 + high / 2) }
    var coverage = FieldDomain.Coverage.representative
    if let step = limits.multipleOf {
      let multiples = sorted.map { Self.multiples(around: $0, of: step) }
      values.formUnion(multiples.flatMap { $0 ?? [] })
      if multiples.contains(nil) { coverage = .some }
    }
    let neighbours = Set(sorted.flatMap { [$0.nextDown, $0.nextUp] }).subtracting(values)
    let answers = (Self.ordered(values) + Self.ordered(neighbours)).map { AnswerValue.number($0) }
    // A whole number that is no double is judged by its own limits, and then seen as the nearest double.
    return (answers + limits.thresholds.filter { Int64(exactly: Double($0)) != $0 }.map { .integer($0) }, coverage)
  }

  private static func ordered(_ values: Set<Double>) -> [Double] {
    values.filter(\.isFinite).sorted { (abs($0), $1) < (abs($1), $0) }
  }

  /// The multiples of a step on both sides of a number; nil if they are not known for sure.
  private static func multiples(around number: Double, of step: Number) -> [Double]? {
    let below = (number / step.double).rounded(.down)
    guard abs(below) < 0x1p50 else { return nil }
    let multiples = [below - 1, below, below + 1, below + 2].map { multiple($0, of: step.double) }
    return multiples.allSatisfy { !$0.isFinite || Number.number($0).isMultiple(of: step) } ? multiples : nil
  }

  /// A multiple without the error of binary fractions: 3 × 0.1 is 0.3.
  private static func multiple(_ count: Double, of step: Double) -> Double {
    let scale = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000].first { (step * $0).rounded() / $0 == step }
    return scale.map { count * (step * $0).rounded() / $0 } ?? count * step
  }

  func moments(_ field: FieldDefinition, _ uses: FieldUses) -> Candidates {
    let limits = field.momentLimits ?? Limits()
    let constants = uses.constants.compactMap { moment($0, of: field) }
    let start = moment(.timestamp(form.world.now), of: field)
    let step = limits.multipleOf.map { Int(min(max(1, $0.double), 1e15)) } ?? 1
    var values: [AnswerValue] = []
    func add(_ moment: Moment) { values.append(.string(moment.description)) }
    let day = field.type == .date ? 1 : 86_400
    let known: [Moment] = (start.map { [$0] } ?? []) + limits.bounds + constants
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
    // Within a second, too.
    for case .time(let time, let offset) in known {
      let later = ClockTime(hour: time.hour, minute: time.minute, second: time.second, nanosecond: 500_000_000)
      later.map { add(.time($0, offset: offset)) }
    }
    return (values, isRepresented(field, known, uses) ? .representative : .some)
  }

  /// True if the moments beside those that are known stand for all others.
  private func isRepresented(_ field: FieldDefinition, _ known: [Moment], _ uses: FieldUses) -> Bool {
    switch field.type {
    case .date: return true
    case .time:
      let isWhole = known.allSatisfy { if case .time(let time, _) = $0 { time.nanosecond == 0 } else { false } }
      let areTimes = uses.constants.allSatisfy { if case .string = $0 { moment($0, of: field) != nil } else { true } }
      return !field.carriesOffset && isWhole && areTimes
    default: return false
    }
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

  /// The first whole number that is not less than a number.
  fileprivate var thresholds: [Int64] {
    guard number != nil else { return [] }
    return [Int64.first { ExpressionValue.int($0).order(to: self) != .before } ?? .max]
  }
}

extension Limits {
  fileprivate var bounds: [Value] { [minimum, maximum, exclusiveMinimum, exclusiveMaximum].compactMap { $0 } }
}

extension Limits<Number> {
  /// The first whole numbers that reach and that exceed each bound.
  fileprivate var thresholds: [Int64] {
    bounds.flatMap { bound in
      [Int64.first { Number.integer($0) >= bound } ?? .max, Int64.first { Number.integer($0) > bound } ?? .max]
    }
  }

  /// All whole numbers within the bounds; nil if there are none.
  var wholeNumbers: ClosedRange<Int64>? {
    let least = Int64.first { value in
      (minimum.map { .integer(value) >= $0 } ?? true) && (exclusiveMinimum.map { .integer(value) > $0 } ?? true)
    }
    let beyond = Int64.first { value in
      (maximum.map { .integer(value) > $0 } ?? false) || (exclusiveMaximum.map { .integer(value) >= $0 } ?? false)
    }
    guard let least, beyond.map({ least < $0 }) ?? true else { return nil }
    return least...(beyond.map { $0 - 1 } ?? .max)
  }
}

extension Int64 {
  /// The first number that meets a condition, which all numbers after it meet as well.
  fileprivate static func first(where condition: (Int64) -> Bool) -> Int64? {
    guard condition(.max) else { return nil }
    var (low, high) = (Int64.min, Int64.max)
    while low < high {
      let middle = (low & high) + ((low ^ high) >> 1)
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return high
  }
}
