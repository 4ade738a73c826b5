/// A misuse of the graph that it survived.
public enum GraphIssue: Hashable {
  /// An attribute was read by its own evaluation, which got its last value. `label` is the rule's type.
  case cycle(at: AttributeID, label: String)
  /// A source was set, or an attribute invalidated, while a rule was evaluated. Nothing was changed.
  case writeDuringEvaluation(at: AttributeID, label: String)
  /// An attribute was read whose subgraph is removed. It gave its value if it still had one.
  case readOfRemoved(at: AttributeID)
  /// An attribute was set or invalidated whose subgraph is removed. Nothing was changed.
  case writeToRemoved(at: AttributeID)
}
