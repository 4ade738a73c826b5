/// A part of a view list that is replaced while its surroundings stay: a branch, the rows of a `ForEach`, or views each
/// of which has a modifier's node around it.
package final class DynamicList {
  package var content: ViewList = .empty {
    didSet { container?.childrenDidChange() }
  }
  private weak var container: ContainerNode?
  private let wrapper: (any NodeWrapping)?

  package init() { wrapper = nil }

  /// A list of which `wrapper` puts another node around each node.
  init(_ content: ViewList, wrapper: any NodeWrapping) {
    self.content = content
    self.wrapper = wrapper
  }

  func flatten(into nodes: inout [DisplayNode], container: ContainerNode) {
    self.container = container
    guard let wrapper else { return content.flatten(into: &nodes, container: container) }
    var inner: [DisplayNode] = []
    content.flatten(into: &inner, container: container)
    nodes += wrapper.wrap(inner)
  }
}

/// What puts another node around each node of a list.
protocol NodeWrapping: AnyObject {
  /// The outer nodes, in order; the same one for the same inner node as last time.
  func wrap(_ nodes: [DisplayNode]) -> [DisplayNode]
}
