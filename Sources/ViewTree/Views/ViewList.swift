/// The display nodes a view contributes, before its container flattens them into children.
package indirect enum ViewList {
  case empty
  case node(DisplayNode)
  case sequence([ViewList])
  case dynamic(DynamicList)
  /// The rows of a `ForEach`, of which a lazy stack makes those that are seen.
  case rows(Rows)
  /// A list with its preferences.
  case marked(PreferenceMark, ViewList)

  /// Appends every node in order; `container` is told when a dynamic part changes later.
  func flatten(into nodes: inout [DisplayNode], container: ContainerNode) {
    switch self {
    case .empty: break
    case .node(let node): nodes.append(node)
    case .sequence(let lists): for list in lists { list.flatten(into: &nodes, container: container) }
    case .dynamic(let dynamic): dynamic.flatten(into: &nodes, container: container)
    case .rows(let rows): rows.flatten(into: &nodes, container: container)
    case .marked(_, let list): list.flatten(into: &nodes, container: container)
    }
  }

  /// The lists of which this one is made now; rows count as far as they are made.
  package var parts: [ViewList] {
    switch self {
    case .empty, .node: []
    case .sequence(let lists): lists
    case .dynamic(let list): [list.content]
    case .rows(let rows): rows.made.map(\.list)
    case .marked(_, let list): [list]
    }
  }

  /// The first display node that the view contributes now.
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

/// A part of a view list that is replaced as a whole: a branch, or views with a modifier's node around each.
package final class DynamicList: DepartureOwner {
  package var content: ViewList = .empty { didSet { container?.childrenDidChange() } }
  var departures: [Departure] = [] { didSet { container?.childrenDidChange() } }
  /// How the views of this list come and go, if they take their time for it.
  var passage: Passage?
  @Anchored var container: ContainerNode?
  let wrapper: (any NodeWrapping)?
  /// The part of the list that an id stands for, if there is one: the content of `id(_:)`.
  var part: ((AnyHashable) -> ViewList?)?

  package init() { wrapper = nil }

  /// A list of which `wrapper` puts another node around each node.
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

/// What puts another node around each node of a list.
protocol NodeWrapping: AnyObject {
  /// The outer nodes, in order; the same one for the same inner node as last time.
  func wrap(_ nodes: [DisplayNode]) -> [DisplayNode]
  /// The outer node of an added one.
  func wrapAlone(_ node: DisplayNode) -> DisplayNode
  /// A node that joined alone is gone.
  func forget(_ node: DisplayNode)
  /// The outer node there is for one, if any.
  func outer(of node: DisplayNode) -> DisplayNode?
}
