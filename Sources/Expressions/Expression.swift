/// An expression of the Common Expression Language (google/cel-spec), parsed once and evaluated often.
///
///     let rule = try Expression(parsing: "plan == 'team' && seats > 3")
///     rule.evaluate { name in ["plan": "team", "seats": 5][name] }   // .success(.bool(true))
///
/// The language is the specification's: literals, lists, maps, fields and subscripts, arithmetic that reports overflow,
/// comparison of numbers by value, `&&` and `||` that absorb errors, `? :`, `in`, the macros `has`, `all`, `exists`,
/// `exists_one`, `map`, `filter`, the standard functions, timestamps and durations, and the strings extension.
/// Evaluation is total: it ends within a number of steps, has no side effects, and fails with an error that has a place.
///
/// Deviations from the specification
///
/// | here | in the specification |
/// | --- | --- |
/// | a variable may be null: the field has no answer yet | variables have the type they were declared with |
/// | ordering, arithmetic and functions of null fail with an error that names the variable | no such overload |
/// | `timestamp('2026-05-01')` is midnight UTC | a time and an offset are required |
/// | time zones are `UTC` and offsets such as `+02:00` | also names of the IANA database |
/// | `string(1.0)` is `1`, an exponent is written from 10²¹ on and below 10⁻⁶ | left to the implementation |
/// | a map literal keeps its order; of equal keys the second is an error | order is undefined |
/// | no protocol buffer messages, no `optional` values, no namespaces but `google.protobuf` | all of these |
/// | 64 levels of nesting, 250 operations in one another, 65,536 bytes, 1,000,000 steps | at least 12 levels |
///
/// Every other rule is the specification's, also where other languages differ: an int and a double are compared but not
/// added, strings are sequences of Unicode scalars, a missing key is an error, `1 / 0` is an error and `1.0 / 0.0` is not.
package struct Expression: Sendable {
  /// The text as the author wrote it.
  package let source: String
  let tree: SyntaxTree

  /// Parses an expression. Throws all its syntax mistakes at once; unknown names and wrong types are left to `check`.
  package init(parsing source: String) throws(ExpressionDiagnostics) {
    let (tree, diagnostics) = Expression.parse(source)
    if !diagnostics.isEmpty { throw ExpressionDiagnostics(all: diagnostics) }
    self.source = source
    self.tree = tree
  }

  /// Whether a name can be used as a variable: letters, digits and `_`, no digit first, no word of the language.
  package static func canName(_ name: String) -> Bool { Lexer.isIdentifier(name) }

  /// The free names it may read, without the variables of macros. A name of a type, such as `int`, is among them
  /// because a variable may have it.
  package var references: Set<String> { Set(variableNames) }

  /// The same names in the order of their first use; a place in this list is a slot.
  package var variableNames: [String] { tree.variables.map(\.name) }

  /// Every place where a free name is read, in the order of the text.
  package var uses: [VariableUse] { tree.uses }

  private static func parse(_ source: String) -> (SyntaxTree, [ExpressionDiagnostic]) {
    var parser = Parser(source)
    return parser.parse()
  }
}

extension Expression: Equatable {
  /// Expressions are equal when they are written alike.
  package static func == (left: Expression, right: Expression) -> Bool { left.source.hasSameScalars(as: right.source) }
}
