/// A file of another format on its way to a definition: its values with their places, and what is wrong with it.
///
/// A reader of the format walks `root`, reports what it cannot take, and makes the tree of a definition in which each
/// value keeps the place where it was found. That tree is read as every definition is, so that whatever is wrong with
/// it is told at a place of the foreign file.
package struct ForeignFile {
  /// The value that the file is; nil where it could not be read.
  package let root: DefinitionNode?
  private let source: SourceText
  private var problems: ProblemList

  /// Reads JSON, up to the first mistake.
  package init(json bytes: [UInt8], path: String) {
    source = SourceText(path: path, bytes: bytes)
    let outcome = source.parsedAsJSON()
    root = outcome.root.map { DefinitionNode(node: $0) }
    problems = outcome.problems
    if outcome.isEmpty { problems.add(Problem("the file is empty"), at: .beginning) }
  }

  /// Something that no form can be made of.
  /// - Parameter message: Lower case, no final period.
  package mutating func report(_ message: String, help: String? = nil, at node: DefinitionNode) {
    problems.add(Problem(message, help: help), at: node.node.range)
  }

  /// Something that is passed over.
  package mutating func warn(_ message: String, help: String? = nil, at node: DefinitionNode) {
    problems.add(Problem(message, help: help).asWarning, at: node.node.range)
  }

  /// What has been found wrong so far, in file order.
  package var diagnostics: [Diagnostic] { source.diagnostics(problems) }

  /// Reads the definition that was made of the file.
  package func reading(of tree: DefinitionNode, options: ReadingOptions) -> DefinitionReading {
    var parser = DefinitionParser(source: source, options: options) { _ in .failure(.outside) }
    let definition = parser.parseForm(tree.node)
    var problems = problems
    problems.add(parser.problems)
    return DefinitionReading(
      definition: definition, diagnostics: source.diagnostics(problems),
      refusedCommands: source.diagnostics(parser.refusedCommands),
      refusedHosts: source.diagnostics(parser.refusedHosts), source: source)
  }
}

/// A value of a file, or of a definition that is made of one, with its place.
package struct DefinitionNode: Sendable {
  fileprivate let node: YAMLNode

  fileprivate init(node: YAMLNode) { self.node = node }

  // What it is.

  /// The entries of an object, in order.
  package var members: [(name: String, value: DefinitionNode)]? {
    node.mapping?.map { ($0.key, DefinitionNode(node: $0.value)) }
  }

  package var items: [DefinitionNode]? { node.sequence?.map { DefinitionNode(node: $0) } }

  package var text: String? { node.string }

  /// The whole value, without places.
  package var value: AnswerValue { AnswerValue(node) }

  /// What it is, in the words diagnostics use: `a list`.
  package var kindName: String { node.mapping == nil ? node.kindName : "an object" }

  /// The value of a member of an object.
  package subscript(name: String) -> DefinitionNode? { members?.first { $0.name == name }?.value }

  // What is made.

  /// A text at the place of this value.
  package func text(_ text: String) -> DefinitionNode { scalar(text, .doubleQuoted) }

  package func number(_ value: Int) -> DefinitionNode { scalar(String(value), .plain) }

  package func flag(_ value: Bool) -> DefinitionNode { scalar(value ? "true" : "false", .plain) }

  package func list(_ items: [DefinitionNode]) -> DefinitionNode {
    DefinitionNode(node: YAMLNode(content: .sequence(items.map(\.node)), range: node.range))
  }

  /// An object of keys of a definition; those without a value are left out.
  package func object(_ members: KeyValuePairs<String, DefinitionNode?>) -> DefinitionNode {
    let pairs = members.compactMap { name, value in
      value.map { YAMLPair(key: name, keyRange: $0.node.range, value: $0.node) }
    }
    return DefinitionNode(node: YAMLNode(content: .mapping(pairs), range: node.range))
  }

  private func scalar(_ text: String, _ style: YAMLScalar.Style) -> DefinitionNode {
    DefinitionNode(node: YAMLNode(content: .scalar(YAMLScalar(text: text, style: style)), range: node.range))
  }
}
