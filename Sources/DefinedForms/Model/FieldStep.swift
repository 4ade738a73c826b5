import ContentTypes
import FormDefinitions

/// What Up and Down make of the value of a number, a date or a time.
enum FieldStep {
  /// - Parameters:
  ///   - count: Steps; negative ones go down.
  ///   - today: Where an empty date starts.
  static func next(after value: AnswerValue, by count: Int, in field: FieldDefinition, today: String) -> AnswerValue? {
    switch field.kind {
    case .number(let limits): number(after: value, by: count, limits)
    case .moment(let limits): moment(after: value, by: count, in: field, limits, today: today)
    default: nil
    }
  }

  private static func number(after value: AnswerValue, by count: Int, _ limits: Limits<Number>) -> AnswerValue? {
    let size = limits.multipleOf?.double ?? 1
    guard let current = value.numeric?.double else {
      return answer(limits.minimum?.double ?? (limits.maximum.map { min(0, $0.double) } ?? 0))
    }
    // Off the grid, a step goes to the next point of it.
    let position = current / size
    let point = count > 0 ? (position + 1e-9).rounded(.down) : (position - 1e-9).rounded(.up)
    let target = point + Double(count)
    var next = target * size
    if let minimum = limits.minimum?.double { next = max(next, minimum) }
    if let maximum = limits.maximum?.double { next = min(next, maximum) }
    if let bound = limits.exclusiveMinimum?.double, next <= bound { return nil }
    if let bound = limits.exclusiveMaximum?.double, next >= bound { return nil }
    return answer(next)
  }

  private static func answer(_ value: Double) -> AnswerValue {
    if let whole = Int64(exactly: value) { return .integer(whole) }
    // Steps of 0.1 leave no tail of nines behind.
    let rounded = (value * 1e9).rounded() / 1e9
    return .number(rounded)
  }

  private static func moment(
    after value: AnswerValue, by count: Int, in field: FieldDefinition, _ limits: Limits<Moment>, today: String
  ) -> AnswerValue? {
    guard case .string(let text) = value, let moment = try? Moment(parsing: text, type: field.type) else {
      let start = limits.minimum?.description ?? start(of: field.type, today: today)
      return .string(start)
    }
    let size = limits.multipleOf.map { Int($0.double) } ?? (field.type == .date ? 1 : 60)
    var next = moment.stepped(by: count, size: max(1, size))
    if let minimum = limits.minimum, next < minimum { next = minimum }
    if let maximum = limits.maximum, maximum < next { next = maximum }
    return .string(next.description)
  }

  private static func start(of type: FieldType, today: String) -> String {
    switch type {
    case .date: today
    case .time: "12:00:00"
    default: today + "T12:00:00Z"
    }
  }
}
