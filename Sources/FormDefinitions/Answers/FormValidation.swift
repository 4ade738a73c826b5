package import Expressions

/// What is wrong with the answers of a form as a whole. Pure.
package enum FormValidation {
  /// A sentence and the field whose error it is.
  package struct Finding: Sendable, Hashable {
    package var field: String
    package var message: String
  }

  /// What a rule across fields finds: it names every field its `at` does, or the fields it reads.
  ///
  /// - Parameters:
  ///   - exists: Whether a field exists now; a rule that reads one that does not is passed over.
  ///   - lookup: The value of a variable.
  package static func problems(
    of rule: FormRule, exists: (String) -> Bool, lookup: (String) -> ExpressionValue?
  ) -> [Finding] {
    guard rule.rule.fields.allSatisfy(exists) else { return [] }
    switch rule.rule.expression.evaluate(lookup) {
    case .success(.bool(true)): return []
    case .failure(let error) where error.unansweredVariable != nil: return []
    default: return rule.fields.filter(exists).map { Finding(field: $0, message: rule.message) }
    }
  }
}
