/// How a computed attribute gets its value.
///
/// A rule reads other attributes with `Graph.value(_:)`; what it read in its last evaluation is what it depends on.
/// It must not write sources. It may keep state of its own between evaluations, and may make attributes and subgraphs
/// and remove subgraphs while it is evaluated.
///
/// ```swift
/// struct Sum: Rule {
///   let left, right: Attribute<Int>
///   func evaluate(in graph: Graph) -> Int { graph.value(left) + graph.value(right) }
/// }
/// ```
public protocol Rule {
  /// What the rule computes. Values that compare equal do not propagate.
  associatedtype Value

  /// Computes the value. Attributes made here belong to the rule's own subgraph unless `withSubgraph` says otherwise.
  mutating func evaluate(in graph: Graph) -> Value
}
