/// A parsed expression: nodes in an array, operands before operators, with names resolved to indices. Evaluation walks
/// the tree recursively, to a depth of at most `deepest`.
package final class SyntaxTree: Sendable {
  package struct Variable: Sendable {
    package let name: String
    /// The type with this name, unless shadowed by a variable.
    let type: ExpressionKind?
  }

  package let nodes: [SyntaxNode]
  package let ranges: [Range<Int>]
  /// For calls and selections, the range of the name.
  let nameRanges: [SyntaxNode.ID: Range<Int>]
  package let root: SyntaxNode.ID
  /// The free names, in order of first use.
  package let variables: [Variable]
  /// The maximum number of nested macro variables.
  let localCount: Int
  let source: String

  static let deepest = 250

  init(
    source: String, nodes: [SyntaxNode], ranges: [Range<Int>], nameRanges: [SyntaxNode.ID: Range<Int>],
    root: SyntaxNode.ID, variables: [Variable], localCount: Int
  ) {
    self.source = source
    self.nodes = nodes
    self.ranges = ranges
    self.nameRanges = nameRanges
    self.root = root
    self.variables = variables
    self.localCount = localCount
  }

  package func text(_ node: SyntaxNode.ID) -> String { source.text(in: ranges[node]) }
}

extension String {
  /// The text at UTF-8 offsets.
  func text(in range: Range<Int>) -> String {
    String(decoding: utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}

/// A node of an expression; operands are indices into the tree.
package enum SyntaxNode: Sendable {
  package typealias ID = Int

  case constant(ExpressionValue)
  /// A free name, by its index in the tree's variables.
  case variable(Int)
  /// A macro variable, by its number of enclosing macros.
  case local(Int)
  case select(ID, field: String)
  case hasField(ID, field: String)
  case index(ID, key: ID)
  case list([ID])
  case map(keys: [ID], values: [ID])
  case not(ID)
  case negate(ID)
  /// All operands of a chain in one node, so that its length adds no depth.
  case and([ID])
  case or([ID])
  case conditional(ID, then: ID, otherwise: ID)
  case binary(BinaryOperator, ID, ID)
  /// The receiver of a method is its first operand.
  case call(Function, [ID], isMethod: Bool)
  /// `matches` with a literal pattern.
  case match(ID, Pattern)
  case comprehension(Comprehension)
  /// A function of a library beyond the standard.
  case libraryCall(LibraryFunction, [ID])
  /// A call of an unknown function, to be reported by the checker.
  case unknownCall(String, [ID], isMethod: Bool)
  /// A part that could not be parsed.
  case invalid
}

/// Operators that evaluate both operands.
package enum BinaryOperator: String, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case `in` = "in"
}

/// A macro that iterates over the elements of a list or the keys of a map. One with two variables has the index and the
/// element of a list, the key and the value of a map.
package struct Comprehension: Sendable {
  package enum Macro: String, Sendable {
    case all
    case exists
    case existsOne = "exists_one"
    case filter
    case map
    // Only with the library of Kubernetes; the first three have two variables.
    case existsOneEntry = "existsOne"
    case transformList, transformMap
    case sortBy, optMap, optFlatMap

    /// The macros of the language itself, which have one variable.
    static let standard: [Macro] = [.all, .exists, .existsOne, .filter, .map]

    /// True for one that makes something of each element.
    var transforms: Bool { self == .map || !Self.standard.contains(self) && self != .existsOneEntry }

    /// True for one that may take a condition before that.
    var mayFilter: Bool { self == .map || self == .transformList || self == .transformMap }
  }

  package let macro: Macro
  package let range: SyntaxNode.ID
  /// The index of the macro variable; a second one follows it.
  package let local: Int
  let hasTwoVariables: Bool
  package let predicate: SyntaxNode.ID?
  /// The expression that is applied to each element.
  package let transform: SyntaxNode.ID?

  /// True for what only the library of Kubernetes has.
  var isOfLibrary: Bool { hasTwoVariables || !Macro.standard.contains(macro) }

  /// The expressions that are evaluated for each element.
  var bodies: [SyntaxNode.ID] { [predicate, transform].compactMap(\.self) }
}
