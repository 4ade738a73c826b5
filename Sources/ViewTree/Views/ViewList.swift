/// The display nodes a view contributes, before its container flattens them into children.
package indirect enum ViewList {
  case empty
  case node(DisplayNode)
  case sequence([ViewList])
  case dynamic(DynamicList)

  /// Appends every node in order; `container` is told when a dynamic part changes later.
  func flatten(into nodes: inout [DisplayNode], container: ContainerNode) {
    switch self {
    case .empty: break
    case .node(let node): nodes.append(node)
    case .sequence(let lists): for list in lists { list.flatten(into: &nodes, container: container) }
    case .dynamic(let dynamic):
      dynamic.container = container
      dynamic.content.flatten(into: &nodes, container: container)
    }
  }
}

/// A part of a view list that is replaced while its surroundings stay: a branch, the rows of a `ForEach`.
package final class DynamicList {
  package var content: ViewList = .empty {
    didSet { container?.childrenDidChange() }
  }
  fileprivate(set) weak var container: ContainerNode?

  package init() {}
}
