internal import ContentTypes
internal import Values
package import Wording

/// What is said of a value beyond each of its bounds.
private typealias BoundMessages = (
  belowMinimum: (String) -> Message, aboveMaximum: (String) -> Message, notAbove: (String) -> Message,
  notBelow: (String) -> Message
)

extension FieldValidation {
  private static func boundProblem<Value>(
    _ value: Value, _ limits: Limits<Value>, _ messages: BoundMessages, text: (Value) -> String
  ) -> Message? {
    if let bound = limits.minimum, value < bound { return messages.belowMinimum(text(bound)) }
    if let bound = limits.maximum, value > bound { return messages.aboveMaximum(text(bound)) }
    if let bound = limits.exclusiveMinimum, value <= bound { return messages.notAbove(text(bound)) }
    if let bound = limits.exclusiveMaximum, value >= bound { return messages.notBelow(text(bound)) }
    return nil
  }

  static func numberProblems(_ value: Number, _ field: FieldDefinition, _ limits: Limits<Number>) -> [String] {
    let messages: BoundMessages = (
      Message.problemBelowMinimum, Message.problemAboveMaximum, Message.problemNotAbove, Message.problemNotBelow
    )
    var problems = [boundProblem(value, limits, messages) { field.written($0) }].compactMap(\.self)
    if let step = limits.multipleOf, !value.isMultiple(of: step) {
      problems.append(.problemNotMultiple(step: field.written(step)))
    }
    return problems.map { field.language($0) }
  }

  static func momentProblems(_ value: AnswerValue, _ field: FieldDefinition, _ limits: Limits<Moment>) -> [String] {
    guard case .string(let text) = value else { return [] }
    let language = field.language
    let moment: Moment
    do throws(CalendarError) {
      moment = try Moment(parsing: text, of: field)
    } catch {
      if field.carriesOffset, ClockTime.isFullTime(text) { return [] }
      return [field.isSecret ? language(field.type.isNotMoment) : error.sentence(in: language)]
    }
    let messages: BoundMessages = (
      Message.problemTooEarly, Message.problemTooLate, Message.problemNotAfter, Message.problemNotBefore
    )
    if let problem = boundProblem(moment, limits, messages, text: { language.numerals.shown($0.description) }) {
      return [language(problem)]
    }
    guard case .integer(let step)? = limits.multipleOf, let step = Int(exactly: step) else { return [] }
    let origin = limits.minimum?.ordinal ?? 0
    guard (moment.ordinal - origin) % step != 0 else { return [] }
    return [language(limits.stepPhrase(step, isDate: field.type == .date))]
  }
}

extension Limits<Moment> {
  /// What is said of a moment that is not a whole number of steps after the first.
  package func stepPhrase(_ step: Int, isDate: Bool) -> Phrase {
    let start = minimum?.description
    return isDate ? .notStepOfDays(step, from: start) : .notStepOfSeconds(step, from: start)
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

extension FieldType {
  /// What is said of a secret that is no moment of this type.
  fileprivate var isNotMoment: Message {
    switch self {
    case .date: .problemIsNotDate
    case .time: .problemIsNotTime
    default: .problemIsNotDateTime
    }
  }

  /// The same of what was typed.
  func typedNotMoment(shown: String) -> Message {
    switch self {
    case .date: .problemTypedNotDate(shown: shown)
    case .time: .problemTypedNotTime(shown: shown)
    default: .problemTypedNotDateTime(shown: shown)
    }
  }
}
