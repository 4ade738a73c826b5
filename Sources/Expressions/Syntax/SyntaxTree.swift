/// A parsed expression: nodes side by side, parts before wholes, names resolved to places.
///
/// The tree is the program: evaluation walks it. It is never deeper than `deepest`, so recursion over it is bounded.
final class SyntaxTree: Sendable {
  struct Variable: Sendable {
    let name: String
    /// The type that the name stands for where no variable has it.
    let type: ExpressionKind?
  }

  let nodes: [SyntaxNode]
  /// The source range of each node.
  let ranges: [Range<Int>]
  /// For calls and selections the range of the name alone.
  let nameRanges: [SyntaxNode.ID: Range<Int>]
  let root: SyntaxNode.ID
  /// The free names, in order of first use.
  let variables: [Variable]
  let uses: [VariableUse]
  /// How many macro variables exist at once.
  let localCount: Int
  let source: String

  static let deepest = 250

  init(
    source: String, nodes: [SyntaxNode], ranges: [Range<Int>], nameRanges: [SyntaxNode.ID: Range<Int>],
    root: SyntaxNode.ID, variables: [Variable], uses: [VariableUse], localCount: Int
  ) {
    self.source = source
    self.nodes = nodes
    self.ranges = ranges
    self.nameRanges = nameRanges
    self.root = root
    self.variables = variables
    self.uses = uses
    self.localCount = localCount
  }

  /// The author's text of a node.
  func text(_ node: SyntaxNode.ID) -> String { source.text(in: ranges[node]) }
}

extension String {
  /// The text at UTF-8 offsets.
  func text(in range: Range<Int>) -> String {
    String(decoding: utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}
