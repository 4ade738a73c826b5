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
    case .dynamic(let dynamic): dynamic.flatten(into: &nodes, container: container)
    }
  }
}
