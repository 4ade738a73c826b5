/// Room that grows along the axis of the stack around it, as far as nothing else wants it.
public struct Spacer: LeafView {
  let minimum: Double

  /// A spacer of at least `minLength` cells (none if left out).
  public init(minLength: Double? = nil) { minimum = minLength ?? 0 }

  package final class Node: DisplayNode {
    let axis: Axis?
    var minimum = 0.0 {
      didSet { if minimum != oldValue { setNeedsLayout() } }
    }

    init(host: ViewHost, axis: Axis?) {
      self.axis = axis
      super.init(host: host)
    }

    package override var layoutPriority: Double { -.infinity }

    package override func measure(_ proposal: ProposedViewSize) -> Size {
      // In a layout that is chosen while the form runs, the parent knows the axis.
      let axis = axis ?? parent?.spacerAxis
      return Size(
        width: axis == .vertical ? 0 : max(minimum, proposal.width ?? 0),
        height: axis == .horizontal ? 0 : max(minimum, proposal.height ?? 0))
    }
  }

  package static func makeNode(inputs: ViewInputs) -> Node { Node(host: inputs.host, axis: inputs.stackAxis) }
  package func update(_ node: Node, environment: EnvironmentValues) { node.minimum = minimum }
}
