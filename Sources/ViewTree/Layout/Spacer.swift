/// Room that grows along the axis of the stack around it, as far as nothing else wants it.
public struct Spacer: LeafView {
  let minimum: Double

  /// A spacer of at least `minLength` cells (none if left out).
  public init(minLength: Double? = nil) { minimum = minLength ?? 0 }

  package final class Node: DisplayNode {
    var minimum = 0.0 {
      didSet { if minimum != oldValue { setNeedsLayout() } }
    }

    package override var layoutPriority: Double { -.infinity }

    package override func measure(_ proposal: ProposedViewSize) -> Size {
      guard let stack = parent as? StackNode else {
        return Size(width: max(minimum, proposal.width ?? 0), height: max(minimum, proposal.height ?? 0))
      }
      return stack.layout.axis == .vertical
        ? Size(width: 0, height: max(minimum, proposal.height ?? 0))
        : Size(width: max(minimum, proposal.width ?? 0), height: 0)
    }
  }

  package static func makeNode(inputs: ViewInputs) -> Node { Node(host: inputs.host) }
  package func update(_ node: Node, environment: EnvironmentValues) { node.minimum = minimum }
}
