/// The display nodes a view contributes, before its container flattens them into children.
package indirect enum ViewList {
  case empty
  case node(DisplayNode)
  case sequence([ViewList])
  case dynamic(DynamicList)
  /// The rows of a `ForEach`; a lazy stack makes only visible ones.
  case rows(Rows)
  /// A list with its preferences.
  case marked(PreferenceMark, ViewList)

  /// Appends every node in order; `container` is notified when a dynamic part changes later.
  func flatten(into nodes: inout [DisplayNode], container: ContainerNode) {
    switch self {
    case .node(let node): nodes.append(node)
    case .dynamic(let dynamic): dynamic.flatten(into: &nodes, container: container)
    case .rows(let rows): rows.flatten(into: &nodes, container: container)
    default: for list in parts { list.flatten(into: &nodes, container: container) }
    }
  }

  /// The lists that this one currently consists of; only rows that have been made are included.
  package var parts: [ViewList] {
    switch self {
    case .empty, .node: []
    case .sequence(let lists): lists
    case .dynamic(let list): [list.content]
    case .rows(let rows): rows.made.map(\.list)
    case .marked(_, let list): [list]
    }
  }

  /// The first display node that the view currently contributes.
  package var firstNode: DisplayNode? {
    if case .node(let node) = self { return node }
    let first = parts.lazy.compactMap(\.firstNode).first
    guard case .dynamic(let list) = self, let wrapper = list.wrapper else { return first }
    return first.map { wrapper.outer(of: $0) ?? $0 }
  }

  /// True if the views include lazily made rows.
  var holdsLazyRows: Bool {
    if case .rows(let rows) = self, rows.isLazy { return true }
    return parts.contains(where: \.holdsLazyRows)
  }
}

/// A part of a view list that is replaced as a whole: a branch, or views that a modifier wraps in nodes.
package final class DynamicList: DepartureOwner {
  package var content: ViewList = .empty { didSet { container?.childrenDidChange() } }
  var departures: [Departure] = [] { didSet { container?.childrenDidChange() } }
  /// The transition of the views in this list, if they have one.
  var passage: Passage?
  @Anchored var container: ContainerNode?
  let wrapper: (any NodeWrapping)?
  /// Finds the part of the list with an id, if there is one: the content of `id(_:)`.
  var part: ((AnyHashable) -> ViewList?)?

  package init() { wrapper = nil }

  /// A list in which `wrapper` wraps each node in another one.
  init(_ content: ViewList, wrapper: any NodeWrapping) {
    self.content = content
    self.wrapper = wrapper
  }

  func flatten(into nodes: inout [DisplayNode], container: ContainerNode) {
    self.container = container
    guard let wrapper else { return contentAndDepartures.flatten(into: &nodes, container: container) }
    var inner: [DisplayNode] = []
    content.flatten(into: &inner, container: container)
    nodes += wrapper.wrap(inner)
  }
}

extension DynamicList {
  /// The content, with leaving nodes in their old places.
  var contentAndDepartures: ViewList {
    guard !departures.isEmpty else { return content }
    var lists = if case .sequence(let lists) = content { lists } else { [content] }
    for departure in departures.reversed() { lists.insert(departure.list, at: min(departure.place, lists.count)) }
    return .sequence(lists)
  }
}

/// Wraps each node of a list in another node.
protocol NodeWrapping: AnyObject {
  /// The wrapping nodes, in order; for the same inner node the same one as last time.
  func wrap(_ nodes: [DisplayNode]) -> [DisplayNode]
  /// The wrapping node of a single added node.
  func wrapAlone(_ node: DisplayNode) -> DisplayNode
  /// Called when a node that was added singly is gone.
  func forget(_ node: DisplayNode)
  /// The existing wrapping node of a node, if any.
  func outer(of node: DisplayNode) -> DisplayNode?
}
