@testable import Expressions

/// Evaluates a source over variables; the value, or the text of what went wrong with its place.
func outcome(_ source: String, _ variables: [String: ExpressionValue] = [:], stepLimit: Int = 100_000) -> Outcome {
  do throws(ExpressionDiagnostics) {
    switch try Expression(parsing: source).evaluate(stepLimit: stepLimit, { variables[$0] }) {
    case .success(let value): return .value(value)
    case .failure(let error): return .error("\(error.range.lowerBound)-\(error.range.upperBound): \(error.message)")
    }
  } catch {
    return .syntax(error.all.map(\.message))
  }
}

enum Outcome: Equatable {
  case value(ExpressionValue)
  case error(String)
  case syntax([String])
}
