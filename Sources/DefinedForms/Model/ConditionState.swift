import FormDefinitions
import Formline

/// A condition of a definition while the form runs. Most hold always or never, and cost nothing then.
enum ConditionState {
  case constant(Bool)
  case computed(Computed<Bool>)

  /// Whether it holds; read in a rule, it becomes a dependency.
  var value: Bool {
    switch self {
    case .constant(let value): value
    case .computed(let computed): computed.value
    }
  }

  /// Whether it holds, without becoming a dependency.
  var current: Bool {
    switch self {
    case .constant(let value): value
    case .computed(let computed): computed.current
    }
  }
}

extension FormModel {
  /// A condition around fields; none always holds.
  func state(of condition: DefinitionExpression?) -> ConditionState {
    guard let condition else { return .constant(true) }
    return .computed(Computed(host: host) { [unowned self] in isTrue(condition) })
  }
}

extension FieldModel {
  /// A condition of the field, with another one that must hold too.
  func state(of condition: Condition, within surroundings: ConditionState = .constant(true)) -> ConditionState {
    switch condition {
    case .never: .constant(false)
    case .always: surroundings
    case .expression(let expression):
      .computed(
        Computed(host: form.host, in: lifetime) { [unowned self] in surroundings.value && isTrue(expression) })
    }
  }
}
