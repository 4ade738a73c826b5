package import ViewTree

/// The bottom row: the toolbar's items one after the other, as far as they fit.
package final class ToolbarBarNode: ContainerNode {
  private var stack: StackLayout { StackLayout(axis: .horizontal, alignment: 0, spacing: 2) }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let ideal = stack.measure(children, proposal: .unspecified)
    guard let width = proposal.width, width.isFinite else { return ideal }
    return Size(width: min(ideal.width, width), height: ideal.height)
  }

  package override func layOut(in size: Size) {
    var x = 0.0
    for child in children {
      let wanted = child.size(fitting: .unspecified)
      // An item that does not fit whole is left out rather than cut.
      let fits = x + wanted.width <= size.width
      child.place(at: Point(x: x, y: 0), size: fits ? wanted : .zero)
      x += wanted.width + 2
    }
  }

  package override func childrenWereReplaced() { setNeedsLayout() }
}

/// The bottom row as a view.
struct ToolbarBar: LeafView {
  static func makeNode(inputs: ViewInputs) -> ToolbarBarNode {
    let node = ToolbarBarNode(host: inputs.host)
    ToolbarStore.of(inputs.host).bar = node
    return node
  }

  func update(_ node: ToolbarBarNode, environment: EnvironmentValues) {}
}
