/// Says how important the content is where a stack has too little room.
public struct LayoutPriorityModifier: LayoutModifier {
  let priority: Double

  package final class Node: UnaryNode {
    var priority = 0.0 { didSet { if priority != oldValue { setNeedsLayout() } } }

    package override var layoutPriority: Double { priority }
  }

  package static func makeNode(inputs: ViewInputs) -> Node { Node(host: inputs.host) }
  package func update(_ node: Node, environment: EnvironmentValues) { node.priority = priority }
}

extension View {
  /// In a stack, views of higher priority choose their length first; the others keep at least what they cannot do
  /// without. Views have 0 by themselves.
  public func layoutPriority(_ value: Double) -> ModifiedContent<Self, LayoutPriorityModifier> {
    modifier(LayoutPriorityModifier(priority: value))
  }
}
