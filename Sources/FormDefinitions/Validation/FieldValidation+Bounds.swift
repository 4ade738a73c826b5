extension FieldValidation {
  static func boundProblems<Value>(_ value: Value, _ limits: Limits<Value>, text: (Value) -> String) -> [String] {
    if let bound = limits.minimum, value < bound { return [ValidationText.below(text(bound))] }
    if let bound = limits.maximum, value > bound { return [ValidationText.above(text(bound))] }
    if let bound = limits.exclusiveMinimum, value <= bound { return [ValidationText.notMoreThan(text(bound))] }
    if let bound = limits.exclusiveMaximum, value >= bound { return [ValidationText.notLessThan(text(bound))] }
    return []
  }

  static func multiples(_ value: Number, _ limits: Limits<Number>) -> [String] {
    guard let step = limits.multipleOf, !value.isMultiple(of: step) else { return [] }
    return [ValidationText.notMultiple(step.text)]
  }

  static func momentProblems(_ value: AnswerValue, _ field: FieldDefinition, _ limits: Limits<Moment>) -> [String] {
    guard case .string(let text) = value else { return [] }
    let moment: Moment
    do throws(CalendarError) {
      moment = try Moment(parsing: text, type: field.type)
    } catch {
      return [ValidationText.calendar(error, field)]
    }
    let bounds = boundProblems(moment, limits) { $0.description }
    guard bounds.isEmpty, case .integer(let step)? = limits.multipleOf, let step = Int(exactly: step) else {
      return bounds
    }
    let origin = limits.minimum?.ordinal ?? 0
    return (moment.ordinal - origin) % step == 0 ? [] : [ValidationText.notStep(step, field.type, from: limits.minimum)]
  }
}

extension Number {
  /// Whether the number is a whole number of steps; decimal fractions are taken as they are written, so 0.3 is three
  /// steps of 0.1.
  package func isMultiple(of step: Number) -> Bool {
    if case .integer(let value) = self, case .integer(let step) = step { return step != 0 && value % step == 0 }
    let quotient = double / step.double
    guard quotient.isFinite else { return false }
    return abs(quotient - quotient.rounded()) <= 1e-9 * max(1, abs(quotient))
  }
}
