/// An expression of the Common Expression Language (google/cel-spec), parsed once and evaluated often.
///
///     let rule = try Expression(parsing: "plan == 'team' && seats > 3")
///     rule.evaluate { name in ["plan": "team", "seats": 5][name] }   // .success(.bool(true))
///
/// The language follows the specification: literals, lists, maps, fields and subscripts, arithmetic that reports
/// overflow, comparison of numbers by value, `&&` and `||` that absorb errors, `? :`, `in`, the macros `has`, `all`,
/// `exists`, `exists_one`, `map`, `filter`, the standard functions, timestamps and durations, and the strings
/// extension. Evaluation is total: it ends within a number of steps, without side effects, and errors have a position.
///
/// Deviations from the specification
///
/// | here | in the specification |
/// | --- | --- |
/// | a variable may be null: the field has no answer yet | variables have the type they were declared with |
/// | ordering, arithmetic and functions of null fail with an error that names the variable | no such overload |
/// | `timestamp('2026-05-01')` is midnight UTC; compared with a time, its local midnight | both are required |
/// | time zones are `UTC` and offsets such as `+02:00` | also names of the IANA database |
/// | `string(1.0)` is `1`, an exponent is written from 10²¹ on and below 10⁻⁶ | left to the implementation |
/// | a macro has one variable: of a map, its keys | extensions have two |
/// | an escape is never half of a surrogate pair | two halves may stand one after the other |
/// | a map literal keeps its order; of equal keys the second is an error | order is undefined |
/// | no protocol buffer messages; `optional` values and namespaces only with the library of Kubernetes | all of these |
/// | 64 levels of nesting, 250 operations in one another, 65,536 bytes, 1,000,000 steps, 32 MiB of values | 12 levels |
///
/// All other rules are the specification's, even if uncommon: an int and a double can be compared but not added,
/// strings are sequences of Unicode scalars, a missing key is an error, `1 / 0` is an error and `1.0 / 0.0` is not.
package struct Expression: Sendable {
  package let tree: SyntaxTree

  /// Parses an expression. Throws all its syntax errors; unknown names and type errors are left to `check`.
  /// - Parameter library: The functions beyond the standard ones.
  package init(
    parsing source: String, in library: ExpressionLibrary = .standard
  ) throws(ExpressionDiagnostics) {
    var parser = Parser(source, library)
    let (tree, diagnostics) = parser.parse()
    if !diagnostics.isEmpty { throw ExpressionDiagnostics(all: diagnostics) }
    self.tree = tree
  }

  private init(_ tree: SyntaxTree) { self.tree = tree }

  /// A part of the expression as one of its own, for a node outside macros; positions stay those of the whole. Constant
  /// time.
  package func part(_ node: SyntaxNode.ID) -> Expression { Self.part(of: tree, node) }

  package static func part(of tree: SyntaxTree, _ node: SyntaxNode.ID) -> Expression {
    Expression(
      SyntaxTree(
        source: tree.source, nodes: tree.nodes, ranges: tree.ranges, nameRanges: tree.nameRanges, root: node,
        variables: tree.variables, localCount: tree.localCount))
  }

  package var source: String { tree.source }

  /// The free names it may read, without variables of macros; includes names of types, such as `int`, which a variable
  /// may shadow.
  package var references: Set<String> { Set(variableNames) }

  /// The free names in the order of their first use.
  package var variableNames: [String] { tree.variables.map(\.name) }
}

extension Expression: Equatable {
  /// Expressions are equal if their sources are.
  package static func == (left: Expression, right: Expression) -> Bool { left.source.hasSameScalars(as: right.source) }
}

extension Expression {
  /// The default limit of steps, a few tens of milliseconds. A step is an evaluated node, a visited element, or 64
  /// bytes of text.
  package static let defaultStepLimit = 1_000_000

  /// The default limit of bytes of text, lists and maps; shared parts of the result count each time they occur.
  package static let defaultByteLimit = 32 << 20

  /// Evaluates the expression. `lookup` returns the value of a name, nil for an unknown one; it is called only for
  /// names that the result needs, and at most once per name if the expression has macros.
  ///
  /// Linear in the expression and the elements visited, within `stepLimit` steps and `byteLimit` bytes of new values.
  /// - Parameter known: The value of a `ListAggregate` by its node; nil to evaluate it.
  package func evaluate(
    stepLimit: Int = defaultStepLimit, byteLimit: Int = defaultByteLimit,
    knowing known: ((SyntaxNode.ID) -> Result<ExpressionValue, EvaluationError>?)? = nil,
    _ lookup: (String) -> ExpressionValue?
  ) -> Result<ExpressionValue, EvaluationError> {
    evaluate(stepLimit: stepLimit, byteLimit: byteLimit, knowing: known, byIndex: { lookup(tree.variables[$0].name) })
  }

  /// The same, where whoever evaluates it again and again has found its variables by their indices in `variableNames`.
  package func evaluate(
    stepLimit: Int = defaultStepLimit, byteLimit: Int = defaultByteLimit,
    knowing known: ((SyntaxNode.ID) -> Result<ExpressionValue, EvaluationError>?)?,
    byIndex read: (Int) -> ExpressionValue?
  ) -> Result<ExpressionValue, EvaluationError> {
    var evaluation = Evaluation(tree, steps: stepLimit, bytes: byteLimit)
    evaluation.known = known
    return evaluation.result(read)
  }
}

extension Result<ExpressionValue, EvaluationError> {
  /// True for the value `true` alone. Comparing with it would cost as much as evaluating a condition.
  package var isTrue: Bool { if case .success(.bool(true)) = self { true } else { false } }
}

extension Expression {
  /// Reports what is certain to fail: unknown names and functions, wrong argument counts and operand types; with
  /// `expected`, also another result type. In source order.
  /// - Parameter isTaken: False for a result type that is another one; nil for those that cannot be `expected`.
  package func check(
    _ environment: TypeEnvironment, expecting expected: ExpressionType = .any,
    _ isTaken: ((ExpressionType) -> Bool)? = nil
  ) -> [ExpressionDiagnostic] {
    var checker = TypeChecker(tree, environment)
    let type = checker.type(of: tree.root)
    if checker.diagnostics.isEmpty, !(isTaken?(type) ?? type.mayBe(expected)) {
      checker.report(.unexpectedResult(type, expected: expected, at: tree.ranges[tree.root]))
    }
    return checker.diagnostics.inSourceOrder
  }

  /// The type of the result; `.any` if it depends on values.
  package func type(in environment: TypeEnvironment) -> ExpressionType {
    var checker = TypeChecker(tree, environment)
    return checker.type(of: tree.root)
  }
}

/// The variables that an expression may use.
package struct TypeEnvironment: Hashable, Sendable {
  /// The types of the variables; `.nullable` for one that may have no value.
  package var variables: [String: ExpressionType]

  package init(variables: [String: ExpressionType] = [:]) { self.variables = variables }
}
