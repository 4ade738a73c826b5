import Expressions
import FormDefinitions
import Formline

/// Expressions in the scope of a field: in a row, the row's fields come before the form's. Reads in a rule become
/// dependencies.
extension FieldModel {
  /// What the field is called whichever row it is in: `guests.name`.
  var name: String { row.map { "\($0.list.field.name).\(definition.id)" } ?? definition.id }

  /// What expressions see: nothing, while the field does not exist.
  var expressionValue: ExpressionValue {
    guard exists.value else { return .null }
    return computedValue?.value ?? list?.expressionValue.value ?? answer.expressionValue(for: definition)
  }

  /// The answer that is given out, as expressions see it.
  var typedValue: ExpressionValue {
    computedValue?.value ?? list?.expressionValue.value ?? givenAnswer.expressionValue(for: definition)
  }

  func lookup(_ name: String) -> ExpressionValue? { row?.lookup(name) ?? form.lookup(name) }

  /// Why a computed field has no value now; nil where it has one, and where an answer that it needs is missing.
  var computationFailure: String? {
    guard case .computed(let expression, _) = definition.kind, case .failure(let error) = evaluate(expression),
      error.unansweredVariable == nil
    else { return nil }
    return error.message
  }

  /// What an expression gives as the answer of this field; nil where it fails or does not fit.
  func value(of expression: DefinitionExpression) -> AnswerValue? { value(of: expression, for: definition) }
}

/// Where expressions are evaluated: a form, or a field of it.
protocol ExpressionScope: AnyObject {
  /// The value of a variable; reading it in a rule makes it a dependency.
  func lookup(_ name: String) -> ExpressionValue?
}

extension ExpressionScope {
  func evaluate(_ expression: DefinitionExpression) -> Result<ExpressionValue, EvaluationError> {
    expression.expression.evaluate { lookup($0) }
  }

  func isTrue(_ expression: DefinitionExpression) -> Bool { evaluate(expression) == .success(.bool(true)) }

  func holds(_ condition: Condition) -> Bool {
    switch condition {
    case .always: true
    case .never: false
    case .expression(let expression): isTrue(expression)
    }
  }

  /// What an expression gives as the answer of a field; nil where it fails or does not fit.
  func value(of expression: DefinitionExpression, for field: FieldDefinition) -> AnswerValue? {
    guard case .success(let value) = evaluate(expression) else { return nil }
    if value == .null { return .null }
    guard case .success(let answer) = AnswerValue.answer(value, for: field) else { return nil }
    return answer
  }
}

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
  /// A condition of the field, and another that must hold too.
  func state(of condition: Condition, within surroundings: ConditionState = .constant(true)) -> ConditionState {
    switch condition {
    case .never: .constant(false)
    case .always: surroundings
    case .expression(let expression):
      .computed(Computed(host: form.host, in: lifetime) { [unowned self] in surroundings.value && isTrue(expression) })
    }
  }
}
