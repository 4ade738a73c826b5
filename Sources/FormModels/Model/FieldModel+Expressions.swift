package import Expressions
package import FormDefinitions

/// Expressions in the scope of a field: fields of its row take precedence over the form's. Reads in a rule become
/// dependencies.
extension FieldModel {
  /// The field's name independent of its row: `guests.name`.
  package var name: String { row.map { "\($0.list.field.name).\(definition.id)" } ?? definition.id }

  /// The value that expressions see; null while the field does not exist.
  package var expressionValue: ExpressionValue {
    guard exists.value else { return .null }
    // No copy of a secret is kept, which would outlive its answer.
    guard !definition.isSecret else { return answer.expressionValue(for: definition) }
    return computed?.value ?? list?.expressionValue.value ?? answerInExpressions.value
  }

  /// The answer for output, as expressions see it.
  package var typedValue: ExpressionValue {
    computed?.value ?? list?.expressionValue.value ?? givenAnswer.expressionValue(for: definition)
  }

  package func lookup(_ name: String) -> ExpressionValue? { row?.lookup(name) ?? form.lookup(name) }

  package var formOfNames: FormModel? { row == nil ? form : nil }
}

/// A scope in which expressions are evaluated: a form or one of its fields.
package protocol ExpressionScope: AnyObject {
  /// The value of a variable; reading it in a rule makes it a dependency.
  func lookup(_ name: String) -> ExpressionValue?
  /// The form, if it has the same names.
  var formOfNames: FormModel? { get }
}

extension ExpressionScope {
  package func evaluate(_ expression: DefinitionExpression) -> Result<ExpressionValue, EvaluationError> {
    formOfNames?.standing(expression.expression).evaluate() ?? expression.expression.evaluate { lookup($0) }
  }

  /// What evaluates an expression again and again.
  func standing(_ expression: DefinitionExpression) -> () -> Result<ExpressionValue, EvaluationError> {
    guard let form = formOfNames else { return { [unowned self] in evaluate(expression) } }
    let standing = form.standing(expression.expression)
    return { standing.evaluate() }
  }

  package func isTrue(_ expression: DefinitionExpression) -> Bool { evaluate(expression).isTrue }

  package func holds(_ condition: Condition) -> Bool { condition.holds { isTrue($0) } }

  /// An expression's value as an answer of a field; nil if it fails or does not fit.
  /// - Parameter onFailure: Gets the reason, unless it is that an answer is missing.
  package func value(
    of expression: DefinitionExpression, for field: FieldDefinition, onFailure: (String) -> Void = { _ in }
  ) -> AnswerValue? {
    guard let value = value(of: expression, onFailure) else { return nil }
    switch AnswerValue.answer(value, for: field) {
    case .success(let answer): return answer
    case .failure(let mismatch):
      onFailure(mismatch.message)
      return nil
    }
  }

  /// A sentence for each expression of a field that fails although every answer that it reads is there.
  /// - Parameters:
  ///   - exists: False to look only at the condition for that.
  ///   - hasOwnValue: True if its default does not count.
  func failures(of field: FieldDefinition, as id: String, exists: Bool, hasOwnValue: Bool) -> [String] {
    var failures: [String] = []
    func decide(_ condition: Condition, _ key: String) {
      guard case .expression(let expression) = condition else { return }
      _ = value(of: expression) { failures.append("'\(key)' of '\(id)' has no value, and counts as false: \($0)") }
    }
    decide(field.when, "when")
    guard exists else { return failures }
    decide(field.required, "required")
    decide(field.enabled, "enabled")
    if let expression = field.kind.expression {
      _ = value(of: expression) { failures.append("'\(id)' has no value: \($0)") }
    }
    if !hasOwnValue, let expression = field.defaultValue?.expression {
      _ = value(of: expression, for: field) { failures.append("the default of '\(id)' has no value: \($0)") }
    }
    if let expression = field.choice?.options.expression {
      var reasons: [String] = []
      _ = OptionDefinition.computed(evaluate(expression)) { reasons.append($0) }
      if let reason = reasons.first { failures.append("'options' of '\(id)' lacks a value: \(reason)") }
    }
    return failures
  }

  func value(of expression: DefinitionExpression, _ onFailure: (String) -> Void) -> ExpressionValue? {
    switch evaluate(expression) {
    case .success(let value): return value
    case .failure(let error):
      if error.unansweredVariable == nil { onFailure(error.message) }
      return nil
    }
  }
}

/// A condition of a definition at run time. Most are constant, and those cost nothing.
package enum ConditionState {
  case constant(Bool)
  case computed(Computed<Bool>)

  /// True if it holds. In a rule, it becomes a dependency.
  package var value: Bool {
    switch self {
    case .constant(let value): value
    case .computed(let computed): computed.value
    }
  }

  /// True if it holds, without becoming a dependency.
  package var current: Bool {
    switch self {
    case .constant(let value): value
    case .computed(let computed): computed.current
    }
  }
}

extension FormModel {
  /// The state of a container's condition; nil always holds.
  package func state(of condition: DefinitionExpression?) -> ConditionState {
    condition.map { .computed(standing($0.expression).holds) } ?? .constant(true)
  }
}

/// An expression in the scope of the form: what its names mean is found once. All that have the same condition share it,
/// as the fields of an imported part do. Of lists, only the rows are evaluated that have changed, where it allows that.
final class StandingExpression {
  private unowned let form: FormModel
  private let expression: Expression
  /// The fields that its variables mean; nil for what is no field.
  private let fields: [FieldModel?]
  private let aggregates: [SyntaxNode.ID: KnownAggregate]
  private(set) lazy var holds = Computed(host: form.host, in: form.lifetime) { [unowned self] in evaluate().isTrue }

  /// - Parameter own: The list that is `self`, in a rule of it.
  init(_ expression: Expression, in form: FormModel, of own: ListModel? = nil) {
    self.form = form
    self.expression = expression
    fields = expression.tree.variables.map { form.fieldNamed($0.name) }
    aggregates = form.lists.isEmpty ? [:] : KnownAggregate.all(of: expression, in: form, own)
  }

  func evaluate() -> Result<ExpressionValue, EvaluationError> {
    evaluate { fields[$0]?.expressionValue ?? form.lookup(expression.tree.variables[$0].name) }
  }

  /// - Parameter read: The value of a variable, by its index.
  func evaluate(_ read: (Int) -> ExpressionValue?) -> Result<ExpressionValue, EvaluationError> {
    guard !aggregates.isEmpty else { return expression.evaluate(knowing: nil, byIndex: read) }
    return expression.evaluate(knowing: { [unowned self] in aggregates[$0]?.value(in: form) }, byIndex: read)
  }
}

extension FieldModel {
  /// The state of a field's condition, combined with that of its container.
  package func state(of condition: Condition, within surroundings: ConditionState = .constant(true)) -> ConditionState {
    switch condition {
    case .never: .constant(false)
    case .always: surroundings
    case .expression(let expression):
      if let form = formOfNames, case let holds = form.standing(expression.expression).holds {
        if case .constant(true) = surroundings {
          .computed(holds)
        } else {
          .computed(Computed(host: form.host, in: lifetime) { surroundings.value && holds.value })
        }
      } else {
        .computed(
          Computed(host: form.host, in: lifetime) { [unowned self] in surroundings.value && isTrue(expression) })
      }
    }
  }
}
