/// The display nodes a view contributes, before its container flattens them into children.
package indirect enum ViewList {
  case empty
  case node(DisplayNode)
  case sequence([ViewList])
  case dynamic(DynamicList)
  /// Rows that a lazy stack makes when they are seen.
  case lazy(LazyRows)
  /// A list with what is said about it for the views around.
  case marked(PreferenceMark, ViewList)

  /// Appends every node in order; `container` is told when a dynamic part changes later.
  func flatten(into nodes: inout [DisplayNode], container: ContainerNode) {
    switch self {
    case .empty: break
    case .node(let node): nodes.append(node)
    case .sequence(let lists): for list in lists { list.flatten(into: &nodes, container: container) }
    case .dynamic(let dynamic): dynamic.flatten(into: &nodes, container: container)
    case .lazy(let rows): rows.flatten(into: &nodes, container: container)
    case .marked(_, let list): list.flatten(into: &nodes, container: container)
    }
  }

  /// The first display node that the view contributes now.
  package var firstNode: DisplayNode? {
    switch self {
    case .empty: nil
    case .node(let node): node
    case .sequence(let lists): lists.lazy.compactMap(\.firstNode).first
    case .dynamic(let list): list.content.firstNode.map { list.wrapper?.outer(of: $0) ?? $0 }
    case .lazy(let rows): rows.madeRows.lazy.compactMap(\.list.firstNode).first
    case .marked(_, let list): list.firstNode
    }
  }

  /// Whether rows are among the views that are made only when they are seen.
  var holdsLazyRows: Bool {
    switch self {
    case .empty, .node: false
    case .sequence(let lists): lists.contains(where: \.holdsLazyRows)
    case .dynamic(let list): list.content.holdsLazyRows
    case .lazy: true
    case .marked(_, let list): list.holdsLazyRows
    }
  }
}
