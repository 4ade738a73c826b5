/// The words of every evaluation error: lower case, no final period.
extension EvaluationError {
  package var message: String {
    switch cause {
    case .unknownName(let name): "unknown name '\(name)'"
    case .unknownFunction(let name): "unknown function '\(name)'"
    case .unanswered(let name, let operation): "'\(name.shortened)' has no value, and '\(operation)' needs one"
    case .operands(let operation, let kinds):
      "'\(operation)' is not defined for \(kinds.map(\.shortName).joined(separator: " and "))"
    case .overflow(let operation): "the result of '\(operation)' is too large"
    case .divisionByZero(let operation): operation == "%" ? "remainder of a division by zero" : "division by zero"
    case .indexOutOfRange(let index, let count):
      "there is no element \(index) in a list of \(count)"
    case .missingKey(let key?): "there is no key '\(key.shortened)'"
    case .missingKey(nil): "there is no such key"
    case .duplicateKey: "a key stands twice in the map"
    case .conversion(let target, let source): "this \(source.shortName) is no \(target.shortName)"
    case .invalidPattern: "the text is no valid pattern"
    case .position(let function): "'\(function)' was given a position outside the text"
    case .limit(let function): "'\(function)' made more than can be handled"
    case .timeZone: "time zones are written as UTC or as an offset such as +02:00"
    case .formatting(let problem): problem
    case .notAnExpression: "the expression has a syntax mistake"
    case .tooManySteps: "expression takes too long"
    }
  }
}
