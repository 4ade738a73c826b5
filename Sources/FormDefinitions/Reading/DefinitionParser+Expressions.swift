internal import Expressions

/// Expressions and conditions.
extension DefinitionParser {
  /// The expression under a key; `selfType` is given where the expression may read `self`.
  mutating func parseExpression(
    _ pair: YAMLPair, isCondition: Bool, selfType: ExpressionType? = nil
  ) -> DefinitionExpression? {
    guard let scalar = pair.value.scalar else {
      report(.wrongKind("'\(pair.key)'", wanted: "an expression", found: pair.value.kindName), at: pair.value.range)
      return nil
    }
    guard scalar.text.utf8.contains(where: { $0 > 0x20 }) else {
      report(.emptyExpression(pair.key), at: pair.value.range)
      return nil
    }
    if isCondition, let hint = YAMLTrap.booleanHint(scalar), !fieldNames.contains(scalar.text) {
      report(
        .wrongKind("'\(pair.key)'", wanted: "true, false or an expression", found: pair.value.phrase, help: hint),
        at: pair.value.range)
      return nil
    }
    do throws(ExpressionDiagnostics) {
      let expression = try Expression(parsing: scalar.text)
      let parsed = DefinitionExpression(
        source: scalar.text, expression: expression, fields: expression.references.intersection(fieldNames),
        range: pair.value.range)
      expressions.append(
        PendingExpression(expression: parsed, key: pair.key, isCondition: isCondition, selfType: selfType))
      return parsed
    } catch {
      report(error.all, in: scalar.text, at: pair.value.range)
      return nil
    }
  }

  /// `true`, `false` or an expression.
  mutating func parseCondition(_ pair: YAMLPair, default fallback: Condition) -> Condition {
    if case .bool(let value)? = pair.value.scalar?.resolved { return value ? .always : .never }
    return parseExpression(pair, isCondition: true).map { .expression($0) } ?? fallback
  }

  /// Puts what is wrong inside an expression at its own place in the file.
  mutating func report(_ diagnostics: [ExpressionDiagnostic], in text: String, at range: SourceRange) {
    guard !diagnostics.isEmpty else { return }
    let map = ScalarSource(text: text, source: source, utf8Offset: range.utf8Offset)
    for diagnostic in diagnostics {
      report(.expression(diagnostic.message, help: diagnostic.help), at: map.range(of: diagnostic.range))
    }
  }
}
