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
  /// A condition, with another one that must hold too if there is one.
  func state(of condition: Condition, within outer: DefinitionExpression? = nil) -> ConditionState {
    switch condition {
    case .never: return .constant(false)
    case .always:
      guard let outer else { return .constant(true) }
      return .computed(Computed(host: host) { [unowned self] in isTrue(outer) })
    case .expression(let expression):
      return .computed(
        Computed(host: host) { [unowned self] in (outer.map(isTrue) ?? true) && isTrue(expression) })
    }
  }
}
