package import Expressions
internal import Values

/// An expression in a definition file, with its source and position.
package struct DefinitionExpression: Sendable {
  /// As written in the file.
  package var source: String
  package var expression: Expression
  /// The field ids it reads, excluding `self`, `focus`, `env`, `today` and `now`.
  package var fields: Set<String>
  package var range: SourceRange

  var isNeverTrue: Bool { expression.references.isEmpty && expression.evaluate { _ in nil } == .success(.bool(false)) }
}

/// A boolean that may depend on the answers.
package enum Condition: Sendable {
  case always
  case never
  indirect case expression(DefinitionExpression)

  package var expression: DefinitionExpression? {
    if case .expression(let expression) = self { expression } else { nil }
  }

  /// - Parameter isTrue: Whether an expression holds.
  package func holds(_ isTrue: (DefinitionExpression) -> Bool) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .expression(let expression): isTrue(expression)
    }
  }

  var isNeverTrue: Bool { !holds { !$0.isNeverTrue } }
}

extension FieldDefinition {
  /// The static type of the field's value. Dates and date-times are timestamps, times of day text (`14:30:00`).
  /// Unanswered, a multiselect or list is empty, a boolean is false unless its default leaves it open, and anything
  /// else is null, like a field that does not exist.
  package var expressionType: ExpressionType { isSecret ? .secret(openType) : openType }

  /// False if no value of a static type can become an answer (see `AnswerValue.answer`).
  func mayHold(_ value: ExpressionType) -> Bool {
    switch (type, value.unwrapped) {
    case (_, .any), (_, .null), (.computed, _), (.note, _): true
    case (.list, .list), (.multiselect, .list), (.map, .map), (.map, .record): true
    case (.list, _), (.multiselect, _), (.map, _), (_, .list), (_, .map), (_, .record): false
    case (.text, _), (.textarea, _), (.select, _): true
    case (.integer, let value), (.number, let value): value.isNumeric
    case (.boolean, let value): value == .bool
    // What is no number, no boolean and no collection becomes text.
    case (.path, let value), (.password, let value), (_, let value): !value.isNumeric && value != .bool
    }
  }

  private var openType: ExpressionType {
    switch type {
    case .text, .password, .textarea, .path, .time: .nullable(.string)
    case .integer: .nullable(.int)
    case .number: .nullable(.double)
    case .boolean: .nullable(.bool)
    case .date, .datetime: .nullable(.timestamp)
    case .select: optionType == .any ? .any : .nullable(optionType)
    case .multiselect: .list(of: optionType)
    case .list, .map: list?.expressionType ?? .any
    case .computed, .note: .any
    }
  }

  private var optionType: ExpressionType {
    guard let choice else { return .any }
    switch choice.options {
    case .lines: return .string
    case .computed, .live, .arriving: return .any
    case .list(let options):
      let types = options.map { option -> ExpressionType in
        switch option.value {
        case .string: .string
        case .integer: .int
        case .number: .double
        case .bool: .bool
        default: .any
        }
      }
      guard let first = types.first, types.allSatisfy({ $0 == first }) else { return .any }
      return first
    }
  }
}

extension ListTraits {
  /// The static type of a list's or map's answer.
  fileprivate var expressionType: ExpressionType {
    let members = fields.dropFirst(isMap ? 1 : 0).filter(\.hasAnswer).map { ($0.id, $0.expressionType) }
    let record = ExpressionType.record(Dictionary(firstOfEach: members))
    let element = holdsSingles ? fields.last?.expressionType ?? .any : record
    return isMap ? .map(key: .string, value: element) : .list(of: element)
  }
}
