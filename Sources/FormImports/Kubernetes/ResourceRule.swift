internal import Expressions
internal import FormDefinitions
internal import Values

/// A rule of `x-kubernetes-validations` (kubernetes/apiserver, `pkg/cel`).
struct ResourceRule: Sendable {
  let rule: Expression
  let message: String?
  let messageExpression: Expression?
  let fieldPath: [String]
  let isOldOptional: Bool

  /// True for a rule that compares with the resource before the change.
  var isTransition: Bool { rule.references.contains("oldSelf") }

  /// Reports a rule that has no expression; warns of one that cannot be evaluated here, which then judges nothing.
  /// - Parameter type: That of the value with the rule.
  init?(_ node: DefinitionNode, of type: ExpressionType, in file: ForeignFile) {
    guard let place = node["rule"], let source = place.text, !source.trimmed.isEmpty else {
      file.report("a rule of x-kubernetes-validations needs 'rule', an expression", at: node["rule"] ?? node)
      return nil
    }
    isOldOptional = node["optionalOldSelf"]?.value == .bool(true)
    let environment = TypeEnvironment(variables: ["self": type, "oldSelf": isOldOptional ? .any : type])
    guard let rule = Self.expression(place, "the rule", environment, expecting: .bool, in: file) else { return nil }
    self.rule = rule
    message = node["message"]?.text.flatMap { $0.isEmpty ? nil : $0 }
    messageExpression = node["messageExpression"].flatMap {
      Self.expression($0, "the message", environment, expecting: .any, in: file)
    }
    fieldPath = node["fieldPath"]?.text.map(Self.path) ?? []
  }

  private static func expression(
    _ place: DefinitionNode, _ what: String, _ environment: TypeEnvironment, expecting type: ExpressionType,
    in file: ForeignFile
  ) -> Expression? {
    func warn(_ reason: String, help: String? = nil) {
      file.warn("\(what) is passed over, since it does not compile: \(reason)", help: help, at: place)
    }
    do throws(ExpressionDiagnostics) {
      let expression = try Expression(parsing: place.text ?? "", in: .kubernetes)
      if let problem = expression.check(environment, expecting: type).first {
        warn(problem.message, help: problem.help)
        return nil
      }
      return expression
    } catch {
      warn(error.all.first?.message ?? "it is no expression")
      return nil
    }
  }

  /// A field path such as `.a.b['x.y']`, as names.
  private static func path(_ text: String) -> [String] {
    var names: [String] = []
    var rest = text[...]
    while let first = rest.first {
      if first == ".", let name = Optional(rest.dropFirst().prefix { $0 != "." && $0 != "[" }), !name.isEmpty {
        names.append(String(name))
        rest = rest.dropFirst(name.count + 1)
      } else if rest.hasPrefix("['"), let end = rest.firstRange(of: "']") {
        names.append(String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end.lowerBound]))
        rest = rest[end.upperBound...]
      } else {
        break
      }
    }
    return names
  }

  /// What a rule says of a value.
  enum Verdict: Equatable {
    case holds
    case broken(message: String)
    /// The rule took too long, or needs what only a server has.
    case undecided(reason: String)
  }

  func verdict(of value: ExpressionValue, old: ExpressionValue?) -> Verdict {
    func lookup(_ name: String) -> ExpressionValue? {
      switch name {
      case "self": value
      case "oldSelf": isOldOptional ? .optional(old) : old
      default: nil
      }
    }
    switch rule.evaluate(lookup) {
    case .success(.bool(true)): return .holds
    case .success(.bool(false)): return .broken(message: message(lookup))
    case .success: return .undecided(reason: "its value is neither true nor false")
    case .failure(let error):
      // A server knows the names of all time zones.
      if [.tooManySteps, .tooManyBytes, .timeZone].contains(error.cause) { return .undecided(reason: error.message) }
      return .broken(message: "\(message(lookup)) (\(error.message))")
    }
  }

  /// The longest message that an expression may make, in bytes.
  private static let longestMessage = 5120

  private func message(_ lookup: (String) -> ExpressionValue?) -> String {
    if case .success(.string(let text))? = messageExpression?.evaluate(lookup), !text.trimmed.isEmpty,
      !text.contains(where: \.isNewline), text.utf8.count <= Self.longestMessage
    {
      return String(text.trimmed)
    }
    return message ?? "failed rule: \(rule.source.trimmed)"
  }
}
