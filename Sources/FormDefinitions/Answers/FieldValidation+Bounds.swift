internal import ContentTypes
internal import Values
package import Wording

extension FieldValidation {
  static func boundProblems<Value>(_ value: Value, _ limits: Limits<Value>, text: (Value) -> String) -> [ProblemPhrase]
  {
    if let bound = limits.minimum, value < bound { return [.belowMinimum(text(bound))] }
    if let bound = limits.maximum, value > bound { return [.aboveMaximum(text(bound))] }
    if let bound = limits.exclusiveMinimum, value <= bound { return [.notAbove(text(bound))] }
    if let bound = limits.exclusiveMaximum, value >= bound { return [.notBelow(text(bound))] }
    return []
  }

  static func numberProblems(_ value: Number, _ field: FieldDefinition, _ limits: Limits<Number>) -> [ProblemPhrase] {
    let bounds = boundProblems(value, limits) { field.written($0) }
    guard let step = limits.multipleOf, !value.isMultiple(of: step) else { return bounds }
    return bounds + [.message(.problemNotMultiple(step: field.written(step)))]
  }

  static func momentProblems(_ value: AnswerValue, _ field: FieldDefinition, _ limits: Limits<Moment>)
    -> [ProblemPhrase]
  {
    guard case .string(let text) = value else { return [] }
    let moment: Moment
    do throws(CalendarError) {
      moment = try Moment(parsing: text, of: field)
    } catch {
      if field.carriesOffset, ClockTime.isFullTime(text) { return [] }
      return [field.isSecret ? .notOfKind(field.type.momentKind) : .own(error.sentence(in: field.language))]
    }
    let bounds = boundProblems(moment, limits) { $0.description }.map(\.ofTime)
    guard bounds.isEmpty, case .integer(let step)? = limits.multipleOf, let step = Int(exactly: step) else {
      return bounds
    }
    let origin = limits.minimum?.ordinal ?? 0
    guard (moment.ordinal - origin) % step != 0 else { return [] }
    let start = limits.minimum?.description
    return [field.type == .date ? .notStepOfDays(step, from: start) : .notStepOfSeconds(step, from: start)]
  }
}

extension FieldDefinition {
  /// A bound or a step as the form's language writes numbers.
  package func written(_ number: Number) -> String {
    number.decimal.map { KindReader(language: language, today: nil).written($0) } ?? number.text
  }
}

extension Number {
  /// True for a multiple of `step` in decimal arithmetic: 0.3 is three steps of 0.1.
  package func isMultiple(of step: Number) -> Bool {
    if case .integer(let value) = self, case .integer(let step) = step {
      return step != 0 && value.isMultiple(of: step)
    }
    guard let value = decimal, let step = step.decimal else { return false }
    return value.isMultiple(of: step)
  }
}

extension ProblemPhrase {
  /// A limit that is not held, in the words for dates and times.
  package var ofTime: ProblemPhrase {
    switch self {
    case .belowMinimum(let bound): .tooEarly(bound)
    case .aboveMaximum(let bound): .tooLate(bound)
    case .notAbove(let bound): .notAfter(bound)
    case .notBelow(let bound): .notBefore(bound)
    default: self
    }
  }
}

extension FieldType {
  /// The kind of moment, for messages.
  var momentKind: ProblemPhrase.Kind {
    switch self {
    case .date: .date
    case .time: .time
    default: .dateTime
    }
  }
}
