/// What the engine must know about the type of a node, made once per type and graph.
class NodeType {
  let blockSize: Int
  let blockAlignment: Int
  /// Of the value, in bytes.
  let valueSize: Int

  init(blockSize: Int, blockAlignment: Int, valueSize: Int) {
    self.valueSize = valueSize
    self.blockSize = blockSize
    self.blockAlignment = blockAlignment
  }

  /// The type of the rule, or of the value of a source.
  var content: Any.Type { preconditionFailure("every node type has a content") }

  /// The name of the rule or value type, for reports.
  final var label: String { String(describing: content) }

  /// Whether a source made again with its first value would be the same: no object that may have changed is kept in it.
  var isPlain: Bool { true }

  /// Runs the rule and stores what it gave. Returns whether the value is another one than before.
  func evaluate(_ block: UnsafeMutableRawPointer, in graph: Graph, hasValue: Bool) -> Bool {
    preconditionFailure("a source has no rule to evaluate")
  }

  /// Destroys the value of a rule.
  func destroyValue(_ block: UnsafeMutableRawPointer) { preconditionFailure("a source keeps its value") }

  /// Destroys what the block holds.
  func destroy(_ block: UnsafeMutableRawPointer, hasValue: Bool) {
    preconditionFailure("every node type can destroy its blocks")
  }
}
